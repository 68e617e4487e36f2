# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: at the table, in games with special rules. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Gardé : %s"
RULE_CARD = "Poser le X caché"
WILD_AS_SKIP = "Joker passe-tour"
VERBS = {"swap": "Mettre %s", "save": "Garder %s", "turn": "Tourner %s"}
ON_PILE = "Défausse %d"
WHOM = {"give": "Pour %s", "name": "Fais reculer %s"}

CHOOSE = "Choisir la phase %d"
CHOOSE_TWIST = "Prendre la carte Twist"
TWIST_CARD = "Twist"

KNOCK = "Toquer : %s ! %d"
KNOCK_WHO = "%s : toquer ?"
LET_GO = "Non"
TAKE_NOW = "Vite : prendre %s"

# What happens.
SWAPPED = "%s échange %s"
SAVED = "%s garde une carte"
KNOCKED = "%s : toc, toc !"
GAVE = "%s : %s à %s"
TURNED = "%s retourne %s"
NAMED = "%s : %s, recule !"
FELL = "%s : une phase de moins"
