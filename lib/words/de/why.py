# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: error messages by the table's error codes, and why a game could not be saved. A line has room for about 26
letters.
"""

WHY = {
    "bad-target": "Dieser Platz geht nicht",
    "cannot-take": "Das darf niemand nehmen",
    "forced": "Die Regel lässt keine Wahl",
    "keep-one": "Behalte eine zum Abwerfen",
    "lay-first": "Lege erst deine Phase aus",
    "limit": "Eine gesparte pro Runde",
    "memory": "Der Speicher reicht nicht",
    "need-value": "Es fehlt eine Zahlkarte",
    "no-fit": "Das passt nirgends",
    "no-knock": "Klopfen geht jetzt nicht",
    "no-skip": "Aussetzen geht hier nicht",
    "not-the-phase": "Noch nicht die Phase",
    "not-this-turn": "Erst im nächsten Zug",
}
FORBIDDEN = "Das geht nicht"
BOT_FAILED = "Bot gestört, Regel spielt"  # for a turn

# Before a discard.
DISCARD_WILD = "Joker abwerfen?"
DISCARD_FITTING = "Abwerfen? Sie passt!"
DISCARD_UNLAID = "Ohne auszulegen?"

NOT_SAVED = {
    "full": "Speicher voll: ungesichert",
    "readonly": "Gesperrt: nicht gesichert",
    "broken": "Defekt: nicht gesichert",
    "memory": "Kein Platz: ungesichert",
    "newer": "Neuerer Stand: ungesichert",
    "big": "Zu groß: nicht gesichert",
    "battery": "Akku fast leer: gesichert",
}
