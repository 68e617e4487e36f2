# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rule options, a row each, parsed by option_list.py. Apart, as compiling a module takes many times its size."""

# A row: section of the screen, name, values. The first value is the default (preset "sheet") and must stay the first,
# because a save stores only what differs from it. "100 1..999": an int from 1 to 999, default 100. Then clauses, each
# after "; ":
#   mattel=V         the default in preset "mattel";    twist=V: the default in mode twist
#   needs OPTION V.. applies only when that option has one of these values
#   not in MODE ..   must keep its default in these modes;    V not in MODE ..: must not have this value in them
#   brings MODULE .. modules to import when it applies;    V brings MODULE ..: when it has this value
# The order of rows is the order of imports ("brings"), so of the parts added to the table's screen.
TABLE = (
    "way mode ordered fixed10 freeOrder masters mastersDeclare antiPhase twist dice"
    "; ordered brings phase10.courses.ordered phase10.finder.plain"
    "; fixed10 brings phase10.courses.ordered phase10.courses.fixed phase10.finder.plain"
    "; freeOrder brings phase10.courses.free phase10.finder.plain bots.nearest"
    "; masters brings phase10.courses.free phase10.courses.masters phase10.finder.plain"
    "; mastersDeclare brings phase10.courses.free phase10.finder.plain bots.nearest"
    "; antiPhase brings phase10.courses.ordered phase10.courses.anti phase10.finder.plain"
    "; twist brings phase10.courses.twist bots.piles screens.table.piles"
    "; dice brings phase10.dice.table",
    "way phaseList all; needs mode ordered fixed10 freeOrder masters mastersDeclare antiPhase; not in twist dice",
    "house replaceWild off on; not in dice"
    "; on brings phase10.swapping bots.swapping screens.table.swapping",
    "house wildAsSkip off on; not in dice; on brings screens.table.swapping",
    "house altRun off replacePhase6 extraPhase; not in twist dice",
    "house altMode adjacent twoColour; needs altRun replacePhase6 extraPhase",
    "house antiOthers off on; not in fixed10 freeOrder masters mastersDeclare antiPhase twist dice"
    "; on brings phase10.naming screens.table.swapping",
    "house postal off on; not in twist dice",
    "house short55 off manual minutes hands; not in antiPhase twist dice",
    "house shortMinutes 45 1..240; needs short55 minutes",
    "house shortHands 8 1..99; needs short55 hands",
    "mode saveLimit 1 unlimited; needs mode masters mastersDeclare"
    "; brings phase10.saving bots.saving screens.table.saving",
    "mode saveOut yes no; needs mode masters mastersDeclare",
    "mode saveVisible no yes; needs mode masters mastersDeclare",
    "mode antiStart 10 1..12; needs mode antiPhase",
    "mode antiHands 10 0..99; needs mode antiPhase",
    "mode twistStart always mustCompleteFirst; needs mode twist",
    "mode twistVisible yes no; needs mode twist",
    "mode twist4 run3 run4; needs mode twist",
    "mode diceWildColour match any; needs mode dice",
    "mode diceEnd lastRound atOnce; needs mode dice",
    "cards wildPoints 20 25; mattel=25",
    "cards naturals group phase none; mattel=phase; twist=phase",
    "cards goOut discard hitOrDiscard float; mattel=hitOrDiscard; float not in dice; float brings phase10.floating",
    "cards floatSkip keeps ends; needs goOut float",
    "cards hitSameTurn yes no",
    "cards takeWild yes no",
    "cards takeSkip no yes",
    "skips skipTarget any next",
    "skips skipPile onTopWhenServed underWhenServed onTopWhenPlayed setAside; twist=setAside",
    "skips skipLimit onePending oncePerLap noConsecutive",
    "skips skipNoTarget dead forbidden",
    "skips skipLast yes no",
    "knocking knock off on; not in twist dice"
    "; on brings phase10.knocking bots.knocking",
    "knocking knockWindow 3 1..9; needs knock on",
    "knocking knockPriority first seat; needs knock on",
    "knocking knockPenalty off on; needs knock on",
    "start firstWild normal autoLeft dealerChooses redraw; dealerChooses not in twist dice"
    "; needs mode ordered fixed10 freeOrder masters mastersDeclare antiPhase"
    "; dealerChooses brings screens.table.giving",
    "start firstSkip skipFirst cover redraw dealerChooses; twist=cover; dealerChooses not in twist dice"
    "; needs mode ordered fixed10 freeOrder masters mastersDeclare antiPhase"
    "; dealerChooses brings screens.table.giving",
    "start dealerSkip target card; needs firstSkip dealerChooses",
    "start reshuffle all keepTop; mattel=keepTop",
    "start dealer rotate fixed",
    "start firstDealer chance 1 2 3 4 5 6",
    "end gameEnd handEnd immediateIfSole mustGoOut outThenPoints; needs mode ordered freeOrder masters mastersDeclare",
    "end tieBreak firstOut firstLay; needs mode ordered fixed10 freeOrder masters mastersDeclare",
    "end tiePhase last own; needs mode freeOrder masters mastersDeclare",
    "end fixedTie share extra; needs mode fixed10",
    # Two bots could pass the same cards back and forth forever. After this many turns of each seat the hand ends, won
    # by nobody, and all score what they hold. People's hands take four to nine turns per seat.
    "last handTurns 100 1..999",
)
