# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: table, moves that only options allow. A line has room for about 26 letters, with a second key 16."""

VERB = "Troquer {}"
WILD_TO = "Joker au début|Joker à la fin"  # where the swapped Wild goes
RULE_CARD = "Poser le X caché"
WILD_AS_SKIP = "Joker passe-tour"
WHOM_NAME = "Faire reculer {}"
SWAPPED = "{} troque {}"
NAMED = "{} : {}, recule !"
FELL = "{} : une phase de moins"
