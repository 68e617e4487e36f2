# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Retourner {}"
WHOM_GIVE = "{} pour {}"
KNOCK = "Toquer : {} ! {}s"
LEAVE = "Laisser {}"
TO_KNOCK = "Toquer"
TO_TAKE = "Prendre"
KNOCK_WHO = "{} toque"
LET_GO = "Non"
TAKE_NOW = "Vite, prends {}"
GAVE = "{} : {} à {}"
TURNED = "{} retourne {}"
