# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules of Phase 10: cards, groups, phases, turns, scores.

No display, clock, file or bot is used in this package. Start reading at table.py.
"""
