# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the rules one by one. An option's text is its name, then a line for each value in the order of
phase10.options: the value's name (yes and no need none) and, after a bar, what it means. A number has one line.
"""

RULES = "Rules"
PRESET = "All as in"
BACK = "Done"
CHANGE = "Change"
PICK = "Pick phases"
YES = "yes"
NO = "no"
NOT_TOGETHER = "%s and %s do not go together."

PHASES = "Phases"
KINDS = ("", "set of %d", "run of %d", "%d of one colour")
SWITCH = "In or out"
SOME_LEFT = "One phase has to stay."

mode = """Way to play
in order|The ten phases one after the other. Who has not laid tries again.
ten hands|In each hand all are on the same phase. After ten, fewest points win.
free order|Lay any phase you have not done yet. First with all ten wins.
Masters|Choose a phase when you see your hand, and save a card a hand.
M. open|Masters, but you name the phase only when you lay it.
Anti-Phase|Start at the top. Who does not lay falls one phase. Last one wins.
Twist|Pawns on a board say which phase to make. Three discard piles.
Dice|Ten dice in up to three throws instead of cards."""
phaseList = "Phases\n|Which phases are played. A picks them one by one."
wildPoints = "A Wild costs\n20|A Wild left in your hand costs 20 points.\n25|A Wild left in your hand costs 25 points."
naturals = """Numbers
one a group|Each group needs one number card; the rest may be Wilds.
one a phase|A phase needs one number card, whatever the group.
none|Even a group of Wilds alone may be laid."""
goOut = """Last card
discard it|The hand ends only when you discard your last card.
hit or discard|Your last card may be hit as well.
float|Out of cards without a discard: you float, and the hand goes on."""
floatSkip = """Floater's Skip
is played|A floater who draws a Skip plays it and keeps floating.
ends it|A floater who draws a Skip discards it and goes out."""
hitSameTurn = "Hit at once\n|In the turn of your lay you may hit too.\n|You may hit from the turn after your lay."
takeWild = "Take Wilds\n|A Wild on the discard pile may be taken.\n|A Wild on the discard pile stays there."
takeSkip = "Take Skips\n|A Skip on the discard pile stays there.\n|A Skip on the discard pile may be taken."
skipTarget = """Skip whom
anybody|You choose who misses a turn.
next player|A Skip always hits the player after you."""
skipPile = """A used Skip
goes on top|It lies before its victim until served, then on top of the pile.
goes under|When served it goes under the pile; the top card can be taken.
is discarded|It goes onto the pile at once; a sign marks the victim.
is put aside|It is out of play until the next hand."""
skipLimit = """Skip limit
one waiting|Nobody gets a second Skip while one lies there.
once a round|Whom you skipped is safe until your next turn.
turn between|Who was skipped gets a real turn first."""
skipNoTarget = """No target
wasted|With nobody to skip, it may be discarded without effect.
forbidden|With nobody to skip, a Skip cannot be discarded."""
skipLast = "Skip at last\n|Your last card may be a Skip.\n|Your last card must not be a Skip."
firstWild = """First a Wild
stays|The first player may take it instead of drawing.
goes left|The first player gets it as the draw.
is given|The dealer gives it to somebody, who discards another card.
goes back|It goes under the draw pile; another card is turned up."""
firstSkip = """First a Skip
skips|The first player misses a turn.
is covered|Cards are turned up on it until it is no Skip.
goes back|It goes under the draw pile; another card is turned up.
is given|The dealer gives it to somebody."""
dealerSkip = """A given Skip
skips|Who gets it misses a turn.
is held|Who gets it takes it and discards another card."""
reshuffle = """Pile empty
shuffle all|All of the discard pile is shuffled, a card is turned up.
keep the top|The top card of the discard pile stays where it is."""
dealer = "Dealer\nmoves on|The deal goes to the left after each hand.\nstays|The same player deals in all hands."
gameEnd = """Game ends
hand's end|When somebody lays the last phase the hand is played to its end.
at once|Alone on the last phase? Laying it wins at once.
going out|You win by laying the last phase and going out."""
tieBreak = """Tie-break
first out|The tied play the last phase; first to go out wins.
first to lay|The tied play the last phase; first to lay it wins."""
fixedTie = "A tie at last\nshared|Equal points share the win.\nplayed off|Equal points play another hand."
knock = "Knocking\n|Only the next player may take a discard.\n|Anybody may knock for a discard and plays next."
knockWindow = "Time to knock\n|Seconds in which others may knock."
knockPriority = "Who knocks\nquickest|Who knocks first gets the card.\nnearest|Who sits nearest gets the card."
knockPenalty = "Knock fine\n|A knock is free.\n|Who knocks also draws a card."
replaceWild = "Moving Wilds\n|A Wild stays where it was laid.\n|Put the real card into a run; its Wild moves to an end."
wildAsSkip = "Wild as Skip\n|A Wild is no Skip.\n|You may discard a Wild as a Skip."
altRun = """Motley run
no|All phases as printed.
is phase 6|Phase 6 is a run of 9 in changing colours.
is added|A run of 9 in changing colours comes last."""
altMode = """Its colours
all change|Neighbours in that run differ in colour.
just two|That run has two colours in turn."""
antiOthers = "Card X\n|Without the X.\n|Go out with the X: a rival goes back a phase. Held at the end: you do."
postal = "Postal rules\n|Numbers are just numbers.\n|Up to 7, the number of your phase is wild for you."
short55 = """Short game
no|The game is played to its end.
by hand|Stop in the pause. With 5.5 phases made, the best one wins.
by the clock|It ends by the clock. With 5.5 phases made, the best one wins.
by hands|It ends after some hands. With 6 phases made, the best one wins."""
shortMinutes = "Minutes\n|So many minutes until the end."
shortHands = "Hands\n|So many hands until the end."
saveLimit = "Cards saved\n1 a hand|One card in each hand may be saved.\nany|Any number of cards may be saved."
saveOut = "Save last card\n|Saving the last card is going out.\n|The last card must be discarded."
saveVisible = "Saved cards\nhidden|Only their owner sees saved cards.\nopen|All see the saved cards."
antiStart = "Start at\n|The phase on which all begin."
antiHands = "Hands\n|So many hands at most; 0 is without end."
twistStart = """The start
always moves|A pawn moves even without a phase.
waits|A pawn stays until phase 1 has been made."""
twistVisible = "Twist card\nopen|The top Twist card is open.\nhidden|The top Twist card is hidden."
twist4 = "Twist phase 4\nrun of 3|Two sets of 3 and a run of 3.\nrun of 4|Two sets of 3 and a run of 4."
diceWildColour = """Star in P8
its colour|A star counts only in its own colour.
any colour|A star counts in every colour."""
handTurns = "Turns at most\n|A hand that takes longer ends without a winner."
