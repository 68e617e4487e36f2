# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Who may write the drive while a computer is connected: the computer, as usual. If SELECT is held while the power
comes on, the game may, and the computer only reads; the next start without the key gives the drive back. Whatever
goes wrong here leaves things as usual, so nobody is ever locked out.
"""

import os
import time

import board
import storage

SELECT = 3  # its number in the PyBadge's and the PyGamer's register
SETTLE = 0.1  # seconds until the keys have been looked at


def open_select():
    """A scanner, and the number that SELECT has in it."""
    import keypad
    if hasattr(board, "BUTTON_LATCH"):
        return keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
                                        key_count=4, value_when_pressed=True), SELECT
    pin = getattr(board, os.getenv("P10_KEY_SELECT"))
    return keypad.Keys((pin,), value_when_pressed=False, pull=True), 0


def select_held() -> bool:
    keys, select = open_select()
    time.sleep(SETTLE)
    held = False
    event = keys.events.get()
    while event:
        if event.key_number == select:
            held = event.pressed
        event = keys.events.get()
    keys.deinit()
    return held


try:
    if select_held():
        storage.remount("/", readonly=False)
        print("SELECT was held: the game may write this drive.")
except Exception as error:
    print("The drive stays the computer's:", error)
