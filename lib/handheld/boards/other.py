# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Any other board: eight keys, each between a pin and ground, with the pin names from settings.toml."""

import os

import board
import keypad

from handheld.keys import Keys

LIGHTS = 0
BATTERY = None
KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "SELECT", "START")  # in the order of keys.py, from 1


def open_keys():
    """The Keys; ValueError with the names of keys whose pin is missing, unknown or used twice."""
    pins, wrong = [], []
    for name in KEYS:
        pin = getattr(board, os.getenv("P10_KEY_" + name) or "-", None)
        if pin is None or pin in pins:
            wrong.append(name)
        pins.append(pin)
    if wrong:
        raise ValueError(" ".join(wrong))
    return Keys(keypad.Keys(pins, value_when_pressed=False, pull=True, interval=0.01), bytes(range(1, 9)))
