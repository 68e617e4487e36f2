# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""PyGamer: four buttons on a shift register, an analogue stick as the pad, five lights."""

import board
import keypad
from analogio import AnalogIn

from handheld import clock
from handheld.keys import A, B, DOWN, LEFT, RIGHT, SELECT, START, UP, Keys

LIGHTS = 5
BATTERY = board.A6  # the pin measures half the battery's voltage
_MIDDLE = 32768
_PUSHED = 14000  # hysteresis: a direction is pressed beyond this distance from the middle,
_BACK = 8000  # and released below this
_PAD = 0x1E  # the bits of the pad's keys in Keys.down


class StickKeys(Keys):
    """Four buttons, and a stick that is polled when no button has an event."""

    def __init__(self, scanner, keys: bytes):
        super().__init__(scanner, keys)
        self._across = AnalogIn(board.JOYSTICK_X)
        self._along = AnalogIn(board.JOYSTICK_Y)

    def clear(self):
        """As in Keys, but the stick's directions stay pressed."""
        pushed = self.down & _PAD
        super().clear()
        self.down = pushed

    def _held(self):
        return self._moved() or super()._held()

    def _moved(self):
        now = self._stick(self.down)
        changed = (now ^ self.down) & _PAD
        for key in (UP, DOWN, LEFT, RIGHT):
            if changed >> key & 1:
                return self._change(key, now >> key & 1, clock.ms())
        return 0

    def _stick(self, down: int) -> int:
        """The mask of pad keys that the stick presses; down: those pressed before, for the hysteresis."""
        across = self._across.value - _MIDDLE
        along = self._along.value - _MIDDLE
        return (_pushed(LEFT, -across, down) | _pushed(RIGHT, across, down)
                | _pushed(UP, -along, down) | _pushed(DOWN, along, down))


def _pushed(key, far, down):
    return 1 << key if far > (_BACK if down >> key & 1 else _PUSHED) else 0


def open_keys():
    scanner = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
                                       key_count=4, value_when_pressed=True, interval=0.01)
    return StickKeys(scanner, bytes((B, A, START, SELECT)))
