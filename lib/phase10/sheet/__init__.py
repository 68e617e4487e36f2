# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Score sheets for games that people play with real cards or dice, scored by the same rules as the program's games."""
