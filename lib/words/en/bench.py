# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the screen of measurements."""

BENCH = "Performance"
AGAIN = "Again"
BACK = "Back"
BOARD = "Board"
FIRMWARE = "Firmware"
VERSION = "Program"
FREE = "Memory free"
BLOCK = "Largest block"
FRAME = "Picture"
KEY = "Key"
BOT = "Bot: step, turn"
BATTERY = "Battery"
ERASES = "NVM erased"
FAULTS = "Faults"
