# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: Twist's board."""

NEXT = "Suite"
MOVES = "%s : %+d"
STAYS = "%s : pas de saut"
FINISHES = "%s : au but !"
