# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The hardware layer: screen, keys, clock, sound, lights, power, storage and the owner's settings. The only package
that imports board, keypad, audioio and the like; its API does not depend on the board. No cards, rules or sentences.
"""

GAME, SETTINGS, RECORDS, SHEET, JOURNEY = range(5)  # kinds of records in the store
