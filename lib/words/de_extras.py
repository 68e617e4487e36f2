# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table, in games with special rules. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Gespart: %s"
RULE_CARD = "X verdeckt weg"
WILD_AS_SKIP = "Aussetzen (Joker)"
VERBS = {"swap": "Tausche %s", "save": "Spar %s auf", "turn": "Deck %s auf"}
ON_PILE = "Auf Ablage %d"
WHOM = {"give": "Für %s", "name": "Zurück mit %s"}

CHOOSE = "Phase %d wählen"
CHOOSE_TWIST = "Twist-Karte nehmen"
TWIST_CARD = "Twist"

KNOCK = "Klopfen: %s! %d"
KNOCK_WHO = "%s: klopfen?"
LET_GO = "Nein"
TAKE_NOW = "Nimm %s, schnell!"

# What happens.
SWAPPED = "%s tauscht %s ein"
SAVED = "%s spart eine Karte"
KNOCKED = "%s: klopf, klopf!"
GAVE = "%s: %s für %s"
TURNED = "%s deckt %s auf"
NAMED = "%s: %s, zurück!"
FELL = "%s: eine Phase zurück"
