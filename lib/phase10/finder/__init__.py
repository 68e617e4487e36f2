# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Search: can a hand make a phase, with which cards, how many is it short? Start reading at finder.py."""
