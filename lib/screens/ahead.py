# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the table's screen drops when it is left; goes with the next change of that screen."""

TABLE = ("screens.cardart", "screens.seats", "screens.bar", "screens.hand", "screens.minis", "screens.felt",
         "screens.motion", "screens.showing", "screens.steps", "screens.own", "screens.table", "screens.cells")
