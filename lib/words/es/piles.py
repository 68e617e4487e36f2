# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: at the table, in Twist. A line has room for about 26 letters, with a second key 16."""

ON_PILE = "Al descarte {}"
CHOOSE = "{}: {}"
CHOSE = "{}: fase {}"
KINDS = ("", "grupo {}", "esc. {}", "color {}", "", "escalera {} de un color")
CHOOSE_TWIST = "Tomar la carta Twist"
TWIST_CARD = "Twist"
STAKES = "Cierre {:+d}, fase {:+d}, si no {:+d}"  # the steps of the pawn
