# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Dice game, a game of its own that shares the phases with the cards. Start reading at table.py."""
