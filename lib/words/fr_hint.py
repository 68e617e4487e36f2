# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what the owl says when it is asked for a hint. A reason has room for two lines of 23 letters."""

THINKING = "Je réfléchis ..."
DECK = "Pioche une carte."
PILE = "Prends la défausse !"
LAY = "Pose ta phase !"
HIT = "Place %s chez %s."
SKIP = "Fais passer %s."
DISCARD = "Jette %s."
OTHER = {"knock": "Toque !", "pass": "Laisse-la.", "save": "Garde cette carte."}

# Why, by the keys the bots give.
WHY = {}
