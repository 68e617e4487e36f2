# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Deck {} auf"
WHOM_GIVE = "{} → {}"
KNOCK = "Klopfen: {}! {}s"
LEAVE = "Lass {}"
TO_KNOCK = "Klopfen"
TO_TAKE = "Nehmen"
KNOCK_WHO = "{} klopft"
LET_GO = "Nein"
TAKE_NOW = "Nimm {}, rasch!"
GAVE = "{}: {} → {}"
TURNED = "{} deckt {} auf"
