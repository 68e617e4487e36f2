# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The NeoPixels: dim signs for a turn, a laid phase, a Skip, a win."""

import board
from digitalio import DigitalInOut
from neopixel_write import neopixel_write

# green, red, blue of each light; dim, as they are close to the eyes. A PyBadge LC has only the first.
SIGNS = {
    "off": bytes(15),
    "turn": bytes((5, 2, 0, 10, 5, 0, 16, 8, 0, 10, 5, 0, 5, 2, 0)),
    "laid": bytes((24, 6, 0)) * 5,
    "skip": bytes((0, 24, 0, 0, 0, 0) * 2 + (0, 24, 0)),
    "win": bytes((0, 24, 0, 18, 20, 0, 24, 0, 0, 0, 0, 28, 0, 18, 18)),
}


class Lights:
    """Raises RuntimeError on a board without lights."""

    def __init__(self, count: int):
        if not hasattr(board, "NEOPIXEL"):
            raise RuntimeError
        self.count = count
        self._pin = DigitalInOut(board.NEOPIXEL)  # of all of them
        self._pin.switch_to_output()

    def show(self, sign: str):
        neopixel_write(self._pin, SIGNS[sign][:3 * self.count])

    def close(self):
        self._pin.deinit()
