# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the rules menu. An option's text is its name, then a line per value: value in phase10.options | name (none
for yes and no) | meaning. A line with # is for all numbers.
"""

RULES = "Rules"
PRESET = "All as in"
BACK = "Done"
CHANGE = "Change"
PICK = "Pick phases"
YES = "yes"
NO = "no"
NOT_TOGETHER = "{} and {} do not go together."

PHASES = "Phases"
KINDS = ("", "set of {}", "run of {}", "{} of one colour")
SWITCH = "In or out"
SOME_LEFT = "One phase has to stay."
LACKING = {"short55": "Short game: min. 6 phases.", "altRun": "Motley run: needs phase 6."}

mode = """Mode
ordered|in order|The phases one after the other. Who has not laid tries again.
fixed10|ten hands|In each hand all are on the same phase. After the last, fewest points win.
freeOrder|free order|Lay any phase you have not done yet. First to have all wins.
masters|Masters|Choose a phase when you see your hand, and save a card a hand.
mastersDeclare|Masters, open|Masters, but you name the phase only when you lay it.
antiPhase|Anti-Phase|Start at the top. Who does not lay falls one phase. Last one wins.
twist|Twist|Pawns on a board say which phase to make. Three discard piles.
dice|Dice|Ten dice in up to three rolls instead of cards."""
phaseList = "Phases\n#||Which phases are played. A picks them one by one."
wildPoints = """A Wild costs
20|20|A Wild left in your hand costs 20 points.
25|25|A Wild left in your hand costs 25 points."""
naturals = """Numbers
group|one a group|Each group needs one number card; the rest may be Wilds.
phase|one a phase|A phase needs one number card, whatever the group.
none|none|Even a group of Wilds alone may be laid."""
goOut = """Last card
discard|discard it|The hand ends only when you discard your last card.
hitOrDiscard|hit or discard|Your last card may be hit as well.
float|floating|Out of cards without a discard: you float, and the hand goes on."""
floatSkip = """Floater's Skip
keeps|is played|A floater who draws a Skip plays it and keeps floating.
ends|ends it|A floater who draws a Skip discards it and goes out."""
hitSameTurn = """Hit at once
yes||In the turn of your lay you may hit too.
no||You may hit from the turn after your lay."""
takeWild = "Take Wilds\nyes||A Wild on the discard pile may be taken.\nno||A Wild on the discard pile stays there."
takeSkip = "Take Skips\nno||A Skip on the discard pile stays there.\nyes||A Skip on the discard pile may be taken."
skipTarget = """Skip whom
any|anybody|You choose who misses a turn.
next|next player|A Skip always hits the player after you."""
skipPile = """Used Skip
onTopWhenServed|goes on top|It lies before its victim until served, then on top of the pile.
underWhenServed|goes under|When served it goes under the pile; the top card can be taken.
onTopWhenPlayed|is discarded|It goes onto the pile at once; a sign marks the victim.
setAside|is put aside|It is out of play until the next hand."""
skipLimit = """Skip limit
onePending|one waiting|Nobody gets a second Skip while one lies there.
oncePerLap|once a round|Whom you skipped is safe until your next turn.
noConsecutive|turn between|Who was skipped gets a real turn first."""
skipNoTarget = """No target
dead|wasted|With nobody to skip, a Skip may be discarded without effect.
forbidden|forbidden|With nobody to skip, a Skip cannot be discarded."""
skipLast = "Out by Skip\nyes||Your last card may be a Skip.\nno||Your last card must not be a Skip."
firstWild = """Wild at start
normal|stays|The first player may take it instead of drawing.
autoLeft|goes left|The first player gets it as the draw.
dealerChooses|a gift|The dealer gives it to somebody, who discards another card.
redraw|goes back|It goes under the draw pile; another card is turned up."""
firstSkip = """Skip at start
skipFirst|skips|The first player misses a turn.
cover|is covered|Cards are turned up on it until it is no Skip.
redraw|goes back|It goes under the draw pile; another card is turned up.
dealerChooses|a gift|The dealer gives it to somebody."""
dealerSkip = """A given Skip
target|skips|Who gets it misses a turn.
card|is held|Who gets it takes it and discards another card."""
reshuffle = """Pile empty
all|shuffle all|All of the discard pile is shuffled, a card is turned up.
keepTop|keep the top|The top card of the discard pile stays where it is."""
dealer = """Dealer
rotate|moves on|The deal goes to the left after each hand.
fixed|stays|The same player deals in all hands."""
firstDealer = "Deals first\nchance|by chance|Chance says who deals first.\n#||Who deals in the first hand."
gameEnd = """Game ends
handEnd|hand's end|When somebody lays the last phase the hand is played to its end.
immediateIfSole|at once|Alone on the last phase? Laying it wins at once.
mustGoOut|going out|You win by laying the last phase and going out.
outThenPoints|out + points|Going out ends it. Of all with the last phase down, fewest points win."""
tieBreak = """Tie-break
firstOut|first out|The tied play the last phase; first to go out wins.
firstLay|first to lay|The tied play the last phase; first to lay it wins."""
tiePhase = """Tie phase
last|the last|The tied play the last phase of all.
own|each's own|Each of the tied plays the phase it tried last."""
fixedTie = "A tie at last\nshare|shared|Equal points share the win.\nextra|played off|Equal points play another hand."
knock = "Knocking\noff||Only the next player may take a discard.\non||Anybody may knock for a discard and plays next."
knockWindow = "Time to knock\n#||Seconds in which others may knock."
knockPriority = """Who knocks
first|quickest|Who knocks first gets the card.
seat|nearest|Who sits nearest gets the card."""
knockPenalty = "Knock fine\noff||A knock is free.\non||Who knocks also draws a card."
replaceWild = """Moving Wilds
off||A Wild stays where it was laid.
on||Put the real card into a run; its Wild moves to an end."""
wildAsSkip = "Wild as Skip\noff||A Wild is no Skip.\non||You may discard a Wild as a Skip."
altRun = """Motley run
off|no|Phase 6 as printed, not in changing colours.
replacePhase6|is phase 6|Phase 6 is a run of 9 in changing colours.
extraPhase|is added|A run of 9 in changing colours comes last."""
altMode = """Its colours
adjacent|all change|Neighbours in that run differ in colour.
twoColour|just two|That run has two colours in turn."""
antiOthers = """Card X
off||Without the X, which throws a rival back a phase.
on||Go out with the X: a rival goes back a phase. Held at the end: you do."""
postal = """Postal rules
off||The number of your phase is not wild.
on||Up to 7, your phase's number is wild. Nobody goes out before the dealer's turn."""
short55 = """Short game
off|no|The game is played to its end.
manual|by hand|Stop in the pause. With 5.5 phases made, the best one wins.
minutes|by the clock|It ends by the clock. With 5.5 phases made, the best one wins.
hands|by hands|It ends after some hands. With 6 phases made, the best one wins."""
shortMinutes = "Minutes\n#||So many minutes until the end."
shortHands = "Hands\n#||So many hands until the end."
saveLimit = """Cards saved
1|1 a hand|One card in each hand may be saved.
unlimited|any|Any number of cards may be saved."""
saveOut = "Save last card\nyes||Saving the last card is going out.\nno||The last card must be discarded."
saveVisible = """Saved cards
no|hidden|Only their owner sees saved cards.
yes|open|All see the saved cards, also on the score sheet."""
antiStart = "Start at\n#||The phase on which all begin."
antiHands = "Hands\n#||So many hands at most; 0 is without end."
twistStart = """The start
always|always moves|A pawn moves even without a phase.
mustCompleteFirst|waits|A pawn stays until phase 1 has been made."""
twistVisible = "Twist card\nyes|open|The top Twist card is open.\nno|hidden|The top Twist card is hidden."
twist4 = "Twist phase 4\nrun3|run of 3|Two sets of 3 and a run of 3.\nrun4|run of 4|Two sets of 3 and a run of 4."
diceWildColour = """Wild in P8
match|its colour|A Wild counts only in its own colour.
any|any colour|A Wild counts in every colour."""
diceEnd = """The end
lastRound|a last round|Once phase 10 is made, all others play on until a try fails.
atOnce|at once|Who makes phase 10 ends the game."""
handTurns = "Turns at most\n#||A hand that takes longer ends without a winner."
