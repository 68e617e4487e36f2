# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the screen of measurements."""

BENCH = "Leistung"
AGAIN = "Noch mal"
BACK = "Zurück"
BOARD = "Gerät"
FIRMWARE = "Firmware"
VERSION = "Programm"
FREE = "Speicher frei"
BLOCK = "Größtes Stück"
FRAME = "Bild"
KEY = "Taste"
BOT = "Bot: Schritt, Zug"
BATTERY = "Akku"
ERASES = "NVM gelöscht"
FAULTS = "Fehler"
