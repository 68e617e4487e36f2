# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Girar %s"
WHOM_GIVE = "Darla a %s"
KNOCK = "¿Golpe: %s? %d"
KNOCK_WHO = "%s: ¿golpeas?"
LET_GO = "No"
TAKE_NOW = "¡Rápido: %s!"
KNOCKED = "%s: ¡toc, toc!"
GAVE = "%s: %s → %s"
TURNED = "%s: sale %s"
