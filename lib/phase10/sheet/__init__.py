# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Score sheets for games played with real cards or dice, scored by the same code as the program's own games."""
