# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the title, its menu in one text with a line for each row."""

CHOOSE = "Choose"
BACK = "Back"
MENU = """Continue
New game
Quick hand
Event
More
First hand, guided
Rules and keys
Records
Settings"""
