# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table, in Masters. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Take saved %s"
VERB = "Save %s"
CHOOSE = "Choose phase %s"
SAVED = "%s saves a card"
