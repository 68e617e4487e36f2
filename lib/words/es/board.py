# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: Twist's board."""

NEXT = "Seguir"
MOVES = "%s: %+d"
STAYS = "%s: no avanza"
FINISHES = "%s: ¡en la meta!"
