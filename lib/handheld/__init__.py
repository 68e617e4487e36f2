# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The hardware layer: screen, keys, clock, sound, lights, power, storage and the owner's settings. The only package
that imports board, keypad, audioio and the like; its API does not depend on the board. Of the game it has pictures and
sounds, no rules, and no sentence but that of a start that fails.
"""

GAME, SETTINGS, RECORDS, SHEET, JOURNEY = range(5)  # kinds of records in the store
