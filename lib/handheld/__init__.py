# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The machine: screen, keys, clock, sound, lights, power, store and the owner's settings, behind names that say nothing
about boards. The only room that imports board, keypad, audioio and their like. It knows no cards, no rules, no words.
"""

GAME, SETTINGS, RECORDS, SHEET, JOURNEY = range(5)  # what the store keeps, each in places of its own
