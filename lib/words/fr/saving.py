# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: at the table, in Masters. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Gardé : {}"
VERB = "Garder {}"
CHOOSE = "Choisir la phase {}"
SAVED = "{} garde une carte"
SAVES = "{} garde {}"  # where all see which
TAKES_SAVED = "{} reprend une carte"
CHOSE = "{} : phase {}"
