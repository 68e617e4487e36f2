# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Deutsch: das Würfelspiel; en/dice.py sagt, wofür Platz ist."""

PHASE = "Phase {}"
TO_GO = "noch {}"
WORTH = "bringt {} Punkte"
ROLLS_LEFT = "{} Würfe"
LAST_TRY = "letzter Versuch"

ROLL = "Würfeln"
SCORE = "Nimm {}"
MISS = "Passen"
KEEP = "{} behalten"
FREE = "{} zurückholen"
TO_DICE = "Würfel"
BACK = "Zurück"
ABOUT_ROLL = ("{} werfen ({}/{})", "{} werfen ({}/{})")
NONE_LEFT = "Alle liegen beiseite"
ABOUT_SCORE = "Punkte nehmen"
ABOUT_MISS = "Ohne Punkte weiter"
SURE = "Wirklich passen?"
YOUR_THROW = "{}, du wirfst"
# The owl's reasons.
HINT = {
    "fits": "Eule: Behalte, was passt",
    "promise": "Eule: Die versprechen mehr",
    "none": "Eule: Davon hilft keiner",
    "more": "Eule: Da geht noch mehr",
    "score": "Eule: Nimm, was sicher ist",
    "poor": "Eule: Zu wenig, also passe",
    "miss": "Eule: Da geht nichts mehr",
}

# Events, with the name of the seat.
BEGINS = "Zuerst: {}"
ROLLING = "{}: Wurf {} von {}"
KEEPS = "{}: {} beiseite"
SCORES = "{}: {} Punkte!"
MISSED = "{}: keine Phase"
BONUS = "{}: {} Bonuspunkte!"
FINISHED = "{}: Phase 10 geschafft!"

# End of the game.
THE_END = "{} gewinnt!"
YOU_WIN = "Gewonnen!"
SHARED = "Geteilter Sieg"
POINTS = "{} Punkte"
PHASES = ("{} Phasen", "{} Phase", "{} Phasen")
FAILED = "Ohne Phase: {} (–{})"
RESULT = "Ergebnis"
AGAIN = "Neues Spiel"
TO_TITLE = "Titel"
