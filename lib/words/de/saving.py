# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table, in Masters. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Gespart: {}"
VERB = "Spare {}"
CHOOSE = "Phase {} wählen"
SAVED = "{} spart eine Karte"
SAVES = "{} spart {}"  # where all see which
TAKES_SAVED = "{} nimmt Gespartes"
CHOSE = "{}: Phase {}"
