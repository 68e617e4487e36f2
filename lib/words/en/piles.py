# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table, in Twist. A line has room for about 26 letters, with a second key 16."""

ON_PILE = "Discard on pile {}"
CHOOSE = "{}: {}"
CHOSE = "{}: phase {}"
KINDS = ("", "set {}", "run {}", "colour {}", "", "one-colour run {}")
CHOOSE_TWIST = "Choose the Twist card"
TWIST_CARD = "Twist card"
STAKES = "Out {:+d}, laid {:+d}, else {:+d}"  # the steps of the pawn
