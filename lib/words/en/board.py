# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: Twist's board."""

NEXT = "Go on"
MOVES = "%s: %+d"
STAYS = "%s: no step"
FINISHES = "%s: finished!"
