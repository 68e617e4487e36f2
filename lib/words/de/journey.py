# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the journey."""

LOOK = "Hinein"
BACK = "Titel"
PLAY = "Spielen"
RULE = "Hausregel"
CLOSE = "Zurück"
MAP = "Landkarte"
ON = "Weiter"
AGAIN = "Noch einmal"

PLACES = (
    "Hafen|Das Boot ist spät. Zeit für Karten?",
    "Obstgarten|Äpfel für alle, die schneller legen.",
    "Alte Mühle|Das Korn wird gemahlen, wir geben.",
    "Wald|Der Bär zählt mit Kerben im Baum.",
    "See|Stilles Wasser, flinke Finger.",
    "Markt|Die Eule setzt auf lange Folgen.",
    "Burg|Wer hier durch will, zeigt sein Blatt.",
    "Pass|Oben Schnee, und kein Weg herum.",
    "Wüste|Heißer Sand, kühle Köpfe.",
    "Gipfel|Von hier sind alle Phasen klein.",
    "Zuhause|Ein letzter Tisch mit den Besten.",
)
KINDS = ("", "{} Gleiche", "Folge {}", "Farbe {}", "Wechsel {}", "Farbfolge {}")
WHO = "{} spielen, Stärke {}"
BEST = ", bisher {}"
AIMS = "★ Sieg ★ ≤{} Runden ★ ≤{} P."
EASIER = "Dreimal verloren: leichter."
RULES = (
    "",
    "Klopfen: den Abwurf außer der Reihe nehmen.",
    "Schweben: ohne Abwurf leer, die Runde geht weiter.",
    "Ein Joker in einer Folge rückt für seine Zahl weg.",
    "Ein Joker darf ein Aussetzen sein.",
    "Die letzte Karte darf man auch anlegen.",
    "Post: In Phase 1 ist jede 1 ein Joker, in 2 die 2 ...",
)

WON = "Gewonnen!"
LOST = "Diesmal nicht"
LEVEL = "Stufe {}"
STAR_WON = "Gewonnen"
STAR_HANDS = "Bis {} Runden: {}"
STAR_POINTS = "Bis {} Punkte: {}"
