# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Tourner %s"
WHOM_GIVE = "Pour %s"
KNOCK = "Toquer : %s ! %d"
KNOCK_WHO = "%s : toquer ?"
LET_GO = "Non"
TAKE_NOW = "Vite : prendre %s"
KNOCKED = "%s : toc, toc !"
GAVE = "%s : %s à %s"
TURNED = "%s retourne %s"
