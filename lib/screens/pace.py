# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How fast things move and how long words stand: all times of the table and of the dice, in ms at normal speed. What
moves is the business of table/show.py, of the dice's tray and of Twist's board.
"""

from micropython import const

from screens.kinds import DEMO

# Of the times below; 0: nothing moves. Pairs, for a module needs a constant object lest it keeps alive what lies
# behind it, see keys.py.
PERCENT = dict((("slow", 170), ("normal", 100), ("fast", 45), ("none", 0)))

CARD = const(280)  # a card's flight
DEALT = const(70)  # from one dealt card to the next
DIE = const(420)  # a die's flight
APART = const(45)  # how much later the next die leaves
SIGN = const(120)  # for a key that does nothing now
PAWN = const(220)  # from one space of the board to the next

# how long the words stand
DRAWS = const(350)
DISCARDS = const(700)
TAKES = const(800)
HITS = const(900)
NEWS = const(1000)  # what happens seldom: a reshuffle, a missed turn, a card saved or swapped
KNOCKS = const(1100)
MATTERS = const(1300)  # a phase laid, a Skip played, a card given
NAMES = const(1500)
DICE = const(1100)
OUT = const(1800)
TROUBLE = const(2500)  # what must be read before the game goes on

LEAST = const(250)  # somebody else's move stands so long at the least ...
STILL = const(3)  # ... and without motion for this part of its time


def percent(settings, kind: int) -> int:
    """At which speed a game of this kind is shown, of the times above."""
    return PERCENT[settings.demo_speed if kind == DEMO else settings.speed]


def hold(time: int, percent: int) -> int:
    """How long words stand at that speed."""
    return max(time * percent // 100, LEAST) if percent else time // STILL
