# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Destapar {}"
WHOM_GIVE = "{} → {}"
KNOCK = "¡Golpea: {}! {}s"
LEAVE = "Dejar {}"
TO_KNOCK = "Golpear"
TO_TAKE = "Tomar"
KNOCK_WHO = "{} golpea"
LET_GO = "No"
TAKE_NOW = "¡Toma {}, ya!"
GAVE = "{}: {} → {}"
TURNED = "{}: sale {}"
