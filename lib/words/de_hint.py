# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what the owl says when it is asked for a hint. A reason has room for two lines of 23 letters."""

THINKING = "Lass mich überlegen ..."
DECK = "Zieh vom Stapel."
PILE = "Nimm die Ablage!"
LAY = "Leg deine Phase aus!"
HIT = "Leg %s an bei %s."
SKIP = "Lass %s aussetzen."
DISCARD = "Leg %s ab."
OTHER = {"knock": "Klopf!", "pass": "Lass es gehen.", "save": "Spar diese Karte."}

# Why, by the keys the bots give.
WHY = {}
