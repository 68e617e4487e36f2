# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The option table of version 1.0, for options.unpack_v1() only. Saves of that version store the values by their index
in it, so it must never change. A row without values is a number, or the phase list.
"""

TABLE = """
wildPoints 20 25
firstWild normal autoLeft dealerChooses redraw
firstSkip skipFirst cover redraw dealerChooses
dealerSkip target card
takeWild yes no
takeSkip no yes
naturals group phase none
hitSameTurn yes no
skipTarget any next
skipPile onTopWhenServed underWhenServed onTopWhenPlayed setAside
skipLimit onePending oncePerLap noConsecutive
skipNoTarget dead forbidden
skipLast yes no
goOut discard hitOrDiscard float
floatSkip keeps ends
reshuffle all keepTop
dealer rotate fixed
gameEnd handEnd immediateIfSole mustGoOut
tieBreak firstOut firstLay
phaseList
mode ordered fixed10 freeOrder masters mastersDeclare antiPhase twist dice
fixedTie share extra
knock off on
knockWindow
knockPriority first seat
knockPenalty off on
replaceWild off on
wildAsSkip off on
altRun off replacePhase6 extraPhase
altMode adjacent twoColour
antiOthers off on
postal off on
short55 off manual minutes hands
shortMinutes
shortHands
saveLimit 1 unlimited
saveOut yes no
saveVisible no yes
antiStart
antiHands
twistStart always mustCompleteFirst
twistVisible yes no
twist4 run3 run4
diceWildColour match any
handTurns
"""
