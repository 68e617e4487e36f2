# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""PyGamer: four buttons on a shift register, a stick for the pad, five lights."""

import board
import keypad
from analogio import AnalogIn

from handheld.keys import A, B, DOWN, LEFT, RIGHT, SELECT, START, UP, Keys

LIGHTS = 5
BATTERY = board.A6  # half its voltage
_MIDDLE = 32768
_PUSHED = 14000  # this far from the middle a direction begins
_BACK = 8000  # and here it ends


class Stick:
    def __init__(self):
        self._across = AnalogIn(board.JOYSTICK_X)
        self._along = AnalogIn(board.JOYSTICK_Y)

    def __call__(self, down: int) -> int:
        """The mask of pad keys the stick stands for, those in `down` being pushed already."""
        across = self._across.value - _MIDDLE
        along = self._along.value - _MIDDLE
        return (_pushed(LEFT, -across, down) | _pushed(RIGHT, across, down)
                | _pushed(UP, -along, down) | _pushed(DOWN, along, down))


def _pushed(key, far, down):
    return 1 << key if far > (_BACK if down >> key & 1 else _PUSHED) else 0


def open_keys():
    scanner = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
                                       key_count=4, value_when_pressed=True, interval=0.01)
    return Keys(scanner, bytes((B, A, START, SELECT)), Stick())
