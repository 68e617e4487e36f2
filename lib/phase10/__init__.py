# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules of Phase 10: cards, groups, phases, turns, scores.

Nothing in this room knows of a display, a clock, a file or a bot. Start reading at table.py.
"""
