# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Phase %s"
PHASE_SHORT = "P%s"
TO_GO = "noch %d"
COMPLETE = "komplett!"
LAID = "liegt ✓"
# What else the chosen card could do, behind an arrow.
USE = {"hit": "anlegen", "discard": "abwerfen", "swap": "tauschen", "save": "sparen"}

# What A and B do.
DRAW = "Zieh eine Karte"
DECK = "Stapel"
TAKE = "Nimm %s"
LAY = "Leg Phase %s aus"
LATER = "Später"
TO_LAY = "↑ auslegen"
LAY_IT = "Leg das aus"
OTHER_WAY = "←→ ↓ Hand"
TO_GROUP = "In Gruppe %d"
TO_HAND = "Behalten"
HIT = "Anlegen: %s"
DISCARD = "Abwerfen: %s"
LAST = "Aus: %s"
PLAY_SKIP = "Aussetzen spielen"
UNDO = "Zurück"
BACK = "Zurück"

# What happens.
DRAWS = "%s zieht"
TAKES = "%s nimmt %s"
HITS = "%s: %s zu %s"
HITS_YOURS = "%s: %s zu dir"
HITS_OWN = "%s legt %s an"
DISCARDS = "%s wirft %s ab"

# Where to? With the name of the seat.
HIT_END = ("Bei %s anlegen", "%s: unten", "%s: oben")
SKIP_WHOM = "%s setzt aus"
