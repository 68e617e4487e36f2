# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The hardware layer, the only package that imports board, keypad, audioio and the like. No cards, rules or words."""

GAME, SETTINGS, RECORDS, SHEET, JOURNEY = range(5)  # kinds of records in the store
