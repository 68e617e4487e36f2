# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Durations of animations and messages, for the table, the dice and the board, in ms at normal speed."""

from screens.kinds import DEMO

# Percent of the times below, by the setting; 0: no animations.
PERCENT = {"slow": 170, "normal": 100, "fast": 45, "none": 0}

CARD = 280  # a card moves
DEALT = 70  # delay from one dealt card to the next
DIE = 420  # a die moves
APART = 45  # delay from one die to the next
PAWN = 220  # a pawn moves one space on the board

# how long a message is shown
DRAWS = 350
DISCARDS = 700
TAKES = 800
HITS = 900
NEWS = 1000  # rare events: a reshuffle, a missed turn, a card saved or swapped
KNOCKS = 1100
MATTERS = 1300  # a phase laid, a Skip played, a card given
NAMES = 1500
DICE = 1100
OUT = 1800
TROUBLE = 2500  # a message that must be read before the game goes on

LEAST = 250  # the shortest time for which another seat's move is shown
STILL = 3  # without animations messages are shown for 1/STILL of their time
THOUGHTS = 300  # the most steps, of a frame each, of a bot's decision at the table: ten times what any takes


def percent(settings, kind: int) -> int:
    """The percentage of the times above for a game of this kind; a demo has its own setting."""
    return PERCENT[settings.demo_speed if kind == DEMO else settings.speed]


def hold(time: int, percent: int) -> int:
    """How long a message of this time is shown at that percentage, in ms."""
    return max(time * percent // 100, LEAST) if percent else time // STILL
