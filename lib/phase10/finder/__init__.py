# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Can this hand make this phase, with which cards, and how many is it short? Start reading at finder.py."""
