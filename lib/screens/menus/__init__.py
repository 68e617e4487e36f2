# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""All screens but the card table, Dice, the journey and the score sheet. page.py and rows.py are their widgets."""
