# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The five lights: quiet signs of whose turn it is, of a Skip, of a win."""

import board
from digitalio import DigitalInOut
from neopixel_write import neopixel_write

# green, red, blue of each light, dim enough for a face right above them; a PyBadge LC has only the first
_SIGNS = {
    "off": bytes(15),
    "turn": bytes((5, 2, 0, 10, 5, 0, 16, 8, 0, 10, 5, 0, 5, 2, 0)),
    "skip": bytes((0, 24, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 24, 0)),
    "win": bytes((0, 24, 0, 18, 20, 0, 24, 0, 0, 0, 0, 28, 0, 18, 18)),
}


_pins = []  # the one that all lights hang on


def begin():
    pin = DigitalInOut(board.NEOPIXEL)
    pin.switch_to_output()
    _pins.append(pin)


def close():
    """Give the pin back."""
    _pins.pop().deinit()


def show(sign: str, count: int):
    neopixel_write(_pins[0], _SIGNS[sign][:3 * count])
