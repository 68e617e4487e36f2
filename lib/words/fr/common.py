# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: texts used by several families of screens."""

LANGUAGE = "Français"  # as it calls itself

COLOURS = ("{} rouge", "{} bleu", "{} vert", "{} jaune")
SPECIAL = ("Joker", "Passe-tour", "X")

YOU = "TOI"  # the name of a single person at the table
DEALING = "On distribue les cartes …"
