# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Deutsch: das Würfelspiel. Ein Knopf fasst 9 Buchstaben, die Zeile darunter etwa 26, mit einer zweiten Taste 18."""

PHASE = "Phase %d"
TO_GO = "noch %d"
WORTH = "bringt %d Punkte"
ROLLS_LEFT = "%d Würfe"

# What can be done: the buttons, and what A and B do.
ROLL = "Würfeln"
SCORE = "Werte %d"
MISS = "Nichts"
KEEP = "%s beiseite legen"
FREE = "%s zurücknehmen"
TO_DICE = "Würfel"
BACK = "Zurück"
ABOUT_ROLL = "%d werfen (%d/%d)"
NONE_LEFT = "Alle liegen beiseite"
ABOUT_SCORE = "Punkte nehmen"
ABOUT_MISS = "Ohne Punkte weiter"
SURE = "Wirklich passen?"
YOUR_THROW = "%s, du wirfst"
HINT = ("Die Eule behielte diese", "Die Eule würde werten", "Die Eule würde passen")

# What happens, with the name of the seat.
BEGINS = "%s: fängt an"
ROLLING = "%s: Wurf %d von %d"
KEEPS = "%s: %d beiseite"
SCORES = "%s: %d Punkte!"
MISSED = "%s: keine Phase"
BONUS = "%s: 40 Bonuspunkte!"
FINISHED = "%s: Phase 10 geschafft!"

# The end.
THE_END = "%s gewinnt!"
YOU_WIN = "Gewonnen!"
SHARED = "Geteilter Sieg"
POINTS = "%d Punkte"
PHASES = ("%d Phase", "%d Phasen")
FAILED = "%d Fehlversuche: –%d"
AGAIN = "Neues Spiel"
TO_TITLE = "Titel"
