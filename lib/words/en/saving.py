# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table, in Masters. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Take saved {}"
VERB = "Save {}"
CHOOSE = "Choose phase {}"
SAVED = "{} saves a card"
SAVES = "{} saves {}"  # where all see which
TAKES_SAVED = "{} takes a saved card"
CHOSE = "{}: phase {}"
