# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which module of this room knows a verb that is neither dealing nor one of turn.py's."""

ROOM_OF = {
    "swap": "swapping",
    "knock": "knocking",
    "give": "giving",
    "turn": "giving",
    "save": "saving",
    "choose": "choosing",
    "name": "naming",
    "stop": "stopping",
}
