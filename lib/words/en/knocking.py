# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Turn over %s"
WHOM_GIVE = "Give it to %s"
KNOCK = "Knock: %s! %d"
KNOCK_WHO = "%s: knock?"
LET_GO = "No"
TAKE_NOW = "Take %s, quick!"
KNOCKED = "%s: knock, knock!"
GAVE = "%s: %s for %s"
TURNED = "%s turns over %s"
