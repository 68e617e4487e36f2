# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the screen of measurements."""

BENCH = "Performance"
AGAIN = "Encore"
BACK = "Retour"
BOARD = "Carte"
FIRMWARE = "Firmware"
VERSION = "Programme"
FREE = "Mémoire libre"
BLOCK = "Plus grand bloc"
FRAME = "Image"
KEY = "Touche"
BOT = "Robot : pas, tour"
BATTERY = "Batterie"
ERASES = "NVM effacée"
FAULTS = "Erreurs"
