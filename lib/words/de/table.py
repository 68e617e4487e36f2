# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Phase {}"
PHASE_SHORT = "P{}"
TO_GO = "noch {}"
COMPLETE = "komplett!"
LAID = "liegt ✓"
# Other uses of a card, after an arrow.
USE = {"hit": "anlegen", "discard": "abwerfen", "swap": "tauschen", "save": "sparen", "skip": "aussetzen"}

# Labels of A and B.
DRAW = "Zieh eine Karte"
DECK = "Stapel"
TAKE = "Nimm {}"
LAY = "Leg Phase {} aus"
LATER = "Später"
TO_LAY = "↑ legen"
LAY_IT = "Leg das aus"
BY_HAND = "↓ mehr"
TO_GROUP = "In Gruppe {}"
TO_HAND = "Behalten"
HIT = "Anlegen: {}"
DISCARD = "Abwerfen: {}"
LAST = "Aus: {}"
PLAY_SKIP = "Aussetzen spielen"
UNDO = "Zurück"
BACK = "Nein"
CLOSE = "Zurück"  # where nothing is asked
DO_IT = "So machen"

THINKING = "Lass mich überlegen ..."

# Events.
DRAWS = "{} zieht"
TAKES = "{} nimmt {}"
HITS = "{}: {} zu {}"
HITS_YOURS = "{}: {} zu dir"
HITS_OWN = "{} legt {} an"
DISCARDS = "{} wirft {} ab"

# Targets, with the name of the seat.
HIT_END = ("Bei {} anlegen", "{}: unten", "{}: oben")
SKIP_WHOM = "Gegen {}"
