# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which module of this room knows a verb, and which verbs come again and again in a hand: the modules of the others may
be dropped when that is done.
"""

ROOM_OF = {
    "deal": "opening",
    "lay": "lay",
    "draw": "turn",
    "hit": "turn",
    "discard": "turn",
    "swap": "swapping",
    "knock": "knocking",
    "give": "giving",
    "turn": "giving",
    "save": "saving",
    "choose": "choosing",
    "name": "naming",
    "stop": "stopping",
}
AGAIN = ("draw", "hit", "discard", "swap", "knock", "save", "name")
