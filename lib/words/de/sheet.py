# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the score sheet for real cards and dice."""

BACK = "Zurück"
NEXT = "Weiter"
NO = "Nein"
PAPER = "Blatt"
GRAPH = "Verlauf"

# Between two hands.
BEGINS = "{} beginnt"
DEALS = "{} gibt"
ROLLS = "{} würfelt"
HAND = "Runde {}"
ANEW = "Neu: {}"
ENTER = "Wurf"
ENOUGH = "Ende"
STOP = "Jetzt aufhören"
LEAVE = "Titel"
TITLE = "Titel"
KINDS = ("", "{} Gleiche", "Folge {}", "Farbe {}", "bunt {}", "1-farb. {}")
OR_CARD = " oder Karte"
GONE = "raus"
RESTS = "setzt aus"
WINS = "{} gewinnt!"
SHARED = "Geteilter Sieg"
NONE = "Ohne Ergebnis"
SPACE = "Feld {}"

# Entering a hand.
TIE_HAND = "Stechen"
PHASE = "P{}"
CARD = "Karte"
WHO_OUT = "Wer ist aus?"
WHO_LAID_FIRST = "Wer legte zuerst aus?"
NOBODY = "Niemand ist aus?"
LAID = "Phase ausgelegt?"
CHOSE = "Für welche Phase?"
NAMED = "Welche Phase?"
FELL = "Wen wirft das X zurück?"
FELL_NOBODY = "Niemand fällt zurück?"
STATES = ("ist aus", "ausgelegt", "nicht ausgelegt")
BY_CARDS = "←→ {}  ↑↓ {}  SELECT: Karten"
COUNT = "Was ist übrig?  ←→ ↑↓"
CARDS = ("1-9", "10-12", "Auss.", "Joker")
YES = "Ausgelegt"
NOT = "Nicht"
TAKE_SUM = "Eintragen"
OUT = "aus"
SURE = "Stimmt so"
DOUBTS = {
    "steps": "{}? Karten: 5, 10, 15 …",
    "least": "{} ohne Phase, zehn Karten?",
    "most": "{} bei so wenig Karten?",
    "nothing": "Keine Karte und nicht aus?",
    "dice": "{}? Mehr als Würfel zeigen.",
}

# Entering a turn with the dice.
MADE = "Phase geschafft?"
MADE_IT = "Geschafft"
MISSED = "Nicht"
DICE_POINTS = "Wie viele?  ←→ 1  ↑↓ 5"

# The printed sheet.
CORRECT = "Ändern"
CELL = "{}, Runde {}: "
LAID_IT = "gelegt"
NO_PHASE = "keine Phase"
RESTED = "–"
SELECTED = "SELECT: letzte zurücknehmen"
TAKE_BACK = "Letzte zurücknehmen?"
TAKE_IT = "Zurücknehmen"
EMPTY = "Noch nichts gespielt."
