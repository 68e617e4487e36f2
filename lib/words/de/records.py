# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the records, and the end of a game."""

RECORDS = "Rekorde"
BACK = "Zurück"
GAMES = "Spiele"
WON = "Gewonnen"
HANDS = "Runden gespielt"
PHASES_LAID = "Phasen gelegt"
BEST = "Wenigste Punkte"
FASTEST = "Wenigste Runden"
NOTHING_YET = "Spiel ein Spiel zu Ende!"
STREAK = "Siege in Folge"
SHEETS = "Punkteblätter"
STARS = "Sterne der Reise"
OF_THEM = "{} (max. {})"
COLUMNS = ("Siege", "Run.", "Rek.")
PAGE = "Nächste"
CLEAR = "Alles löschen"
NO = "Nein"

# End of the game.
AGAIN = "Neues Spiel"
ONCE_MORE = "Noch einmal"
LIST = "Bestenliste"
TO_TITLE = "Titel"
RANKING = "Rangliste"

WINS = "gewinnt!"
WIN = "gewinnen!"
YOU_WIN = "Du gewinnst!"
NEW_BEST = "Sieg mit Rekord!"
SHARED = "Geteilter Sieg"
NONE = "Ohne Ergebnis"
NOBODY = "So weit kam niemand."
PHASES = ("{} Phasen", "{} Phase", "{} Phasen")
ON = "Phase {}"
GONE = "raus"
SPACE = "F. {}"

# How the visitor of an event stands.
PLACED = "Im Turnier: Platz {}"
UNPLACED = "Zehn Gäste liegen davor."
