# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: texts used by several families of screens."""

LANGUAGE = "Deutsch"  # as it calls itself

COLOURS = ("rote {}", "blaue {}", "grüne {}", "gelbe {}")
SPECIAL = ("Joker", "Aussetzen", "X")

YOU = "DU"  # the name of a single person at the table
DEALING = "Die Karten werden gegeben …"
