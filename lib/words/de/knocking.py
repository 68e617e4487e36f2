# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Deck %s auf"
WHOM_GIVE = "Für %s"
KNOCK = "Klopfen: %s! %d"
KNOCK_WHO = "%s: klopfen?"
LET_GO = "Nein"
TAKE_NOW = "Nimm %s, schnell!"
KNOCKED = "%s: klopf, klopf!"
GAVE = "%s: %s für %s"
TURNED = "%s deckt %s auf"
