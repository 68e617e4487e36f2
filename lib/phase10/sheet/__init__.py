# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet of a game that people play with cards or dice of their own, by the rules of the program's games."""
