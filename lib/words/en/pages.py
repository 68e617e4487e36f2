# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: help pages, one for each named variant."""

mattel = """The rules in today's box. A Wild left in the hand costs 25. A phase needs one number card in all, not \
one in each group. Your last card may be hit as well as discarded."""
fixed10 = """Ten hands, and in each all are on the same phase: phase 1 in the first, phase 10 in the last. Nobody \
repeats a phase. Fewest points after ten hands win."""
firstFive = """Only the phases 1 to 5. Who lays phase 5 first wins."""
even = """Only the phases 2, 4, 6, 8 and 10. The short game for the experienced."""
odd = """Only the phases 1, 3, 5, 7 and 9."""
short55 = """For when time is short. Stop in the pause whenever you like. The game counts when somebody has made at \
least 5.5 phases; a phase laid in the open hand counts half. Most phases win, then fewest points."""
freeOrder = """Lay the ten phases in any order. You need not say before which one you are after. Each is ticked as \
soon as it lies, one in each hand."""
knock = """Somebody has discarded a card you want, but it is not your turn? Knock, take it and play at once. Then \
it goes on to your left, and those in between miss their turn. Never twice running, and no Skips."""
replaceWild = """With your phase down: put the real card into a run where a Wild stands for it. The Wild moves to \
the end of the run that you choose. It never comes to a hand."""
wildAsSkip = """You may discard a Wild as a Skip and choose who misses a turn. Until the pile is shuffled it counts \
as a Skip."""
dealerChooses = """A Wild that is turned up first is given by the dealer to anybody, who discards another card for \
it. A Skip that is turned up first is put before anybody."""
floating = """Out of cards without a discard? Then you float. On your turn you draw; what fits must be played, and \
only a card that fits nowhere is discarded and ends the hand for you."""
altRun = """Phase 6 becomes a run of 9 in which neighbours differ in colour. Wilds fit everywhere."""
postal = """Up to phase 7 the number of your phase is wild for you, as well as the Wilds. And nobody may go out \
before the dealer has had a turn."""
antiPhase = """All begin on phase 10. Who lays stays, who does not falls one phase. Who falls below phase 1 is out \
of the game. The last one left wins, or after ten hands the highest phase."""
antiOthers = """One more card, the X. Go out with it: a player of your choice goes back one phase. Hold it at the \
end of a hand: you go back. It can be discarded face down for the next player to take."""
masters = """For 2 to 4. When you have seen your hand, choose which phase you want to make. At the end of a turn \
you may save a card instead of discarding it, one in a hand, and draw it later, even in another hand."""
mastersDeclare = """Masters without choosing before: you name the phase when you lay it. Cards are saved in the \
same way."""
twist = """Pawns race over a board of 28 spaces. The space says which phase to make. Out: 3 steps, laid: 2, else 1. \
On a star choose a phase beside it, or a Twist card: 6, 4 or 1 back. Three discard piles. Make phase 10 on the red \
space to win."""
dice = """Ten dice, up to three rolls a turn. Put aside what you like. Phases 1 to 10 as with cards; a Wild is any \
number. A phase made scores its dice. Over 220 after phase 5: 40 more. First with phase 10: 40 more. Most points \
win. SELECT sets aside what fits; held down: a hint."""
