# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Decides whether the computer or the game can write to the drive while USB is connected: by default the computer. If
SELECT is held at power-on, the game can, and the computer has read access only; the next start without the key restores
the default. So does any error in here, so that nobody is locked out.

Only errors are printed: CircuitPython keeps what is printed in boot_out.txt, and where that differs from the last start
it waits a second and writes the FAT and the root folder, in which a power cut takes the drive along.
"""

import os
import time

import board
import storage

SELECT = 3  # its key number in the shift register of the PyBadge and of the PyGamer
SETTLE = 0.1  # seconds, in which the scanner reads the keys


def open_select():
    """(scanner, key number of SELECT in it)"""
    import keypad
    if hasattr(board, "BUTTON_LATCH"):
        return keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
                                        key_count=4, value_when_pressed=True), SELECT
    name = os.getenv("P10_KEY_SELECT")
    if not name:
        raise ValueError("P10_KEY_SELECT in settings.toml names no pin")
    return keypad.Keys((getattr(board, name),), value_when_pressed=False, pull=True), 0


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
except Exception as error:
    print("The drive stays the computer's:", error)
