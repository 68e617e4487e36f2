# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Dice game, a separate game that shares only phases with the cards. Start reading at table.py."""
