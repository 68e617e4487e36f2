# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the named variants, one per line: key in menus/presets.py | name | what is special."""

VARIANTS = """
sheet|Classic|The old printed rules.
mattel|Mattel|Today's box: a Wild costs 25.
fixed10|Ten hands|Each hand a phase for all.
firstFive|Phases 1-5|Half as long.
even|Even phases|Phases 2, 4, 6, 8 and 10.
odd|Odd phases|Phases 1, 3, 5, 7 and 9.
short55|Short game|Stop when you like.
freeOrder|Free order|Lay the phases in any order.
knock|Knocking|Snatch a discard out of turn.
replaceWild|Moving Wilds|Wilds in runs can be moved.
wildAsSkip|Wild as Skip|A Wild may be a Skip.
dealerChooses|A gift|A first Wild or Skip is given.
floating|Floating|No cards, yet still in play.
altRun|Motley run|Phase 6 in changing colours.
postal|Postal rules|Your phase's number is wild.
antiPhase|Anti-Phase|Lay to stay on phase 10.
antiOthers|Card X|The X throws a rival back.
masters|Masters|Choose phases, save cards.
mastersDeclare|Masters, open|Name the phase as you lay it.
twist|Twist|Pawns race over a board.
dice|Dice|Ten dice instead of cards.
own|Your own|Chosen one by one.
"""
