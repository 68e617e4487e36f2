# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: table, moves that only options allow. A line has room for about 26 letters, with a second key 16."""

VERB = "Tausche {}"
WILD_TO = "Joker nach unten|Joker nach oben"  # where the swapped Wild goes
RULE_CARD = "X verdeckt weg"
WILD_AS_SKIP = "Aussetzen: Joker"
WHOM_NAME = "Zurück mit {}"
SWAPPED = "{} tauscht {} ein"
NAMED = "{}: {}, zurück!"
FELL = "{}: eine Phase zurück"
