# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""PyBadge, PyBadge LC and EdgeBadge: eight buttons on a shift register, five lights."""

import board
import keypad

from handheld.keys import A, B, DOWN, LEFT, RIGHT, SELECT, START, UP, Keys

LIGHTS = 5
BATTERY = board.A6  # the pin measures half the battery's voltage


def open_keys():
    scanner = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
                                       key_count=8, value_when_pressed=True, interval=0.01)
    return Keys(scanner, bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT)))
