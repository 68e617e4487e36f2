# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: at the table, in Twist. A line has room for about 26 letters, with a second key 16."""

ON_PILE = "Défausse {}"
CHOOSE = "{} : {}"
CHOSE = "{} : phase {}"
KINDS = ("", "{} égales", "suite {}", "couleur {}", "", "suite {} d'une couleur")
CHOOSE_TWIST = "Prendre la carte Twist"
TWIST_CARD = "Twist"
STAKES = "Fini {:+d}, posée {:+d}, sinon {:+d}"  # the steps of the pawn
