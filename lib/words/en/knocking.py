# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table, knocking, cards that are given. A line has room for about 26 letters, with a second key 16."""

VERB = "Turn over {}"
WHOM_GIVE = "{} for {}"
KNOCK = "Knock: {}! {}s"
LEAVE = "Leave {}"
TO_KNOCK = "Knock"
TO_TAKE = "Take"
KNOCK_WHO = "{} knocks"
LET_GO = "No"
TAKE_NOW = "Take {}, quick!"
GAVE = "{}: {} for {}"
TURNED = "{} turns over {}"
