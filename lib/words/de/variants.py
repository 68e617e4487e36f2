# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the named variants, one per line: key in menus/presets.py | name | what is special."""

VARIANTS = """
sheet|Klassisch|Wie in der alten Anleitung.
mattel|Mattel|Wie heute: Joker zählt 25.
fixed10|Zehn Runden|Je Runde dieselbe Phase.
firstFive|Phasen 1-5|Nur halb so lang.
even|Gerade|Phasen 2, 4, 6, 8 und 10.
odd|Ungerade|Phasen 1, 3, 5, 7 und 9.
short55|Kurzspiel|Schluss, wann du willst.
freeOrder|Freie Folge|Phasen in beliebiger Folge.
knock|Klopfen|Außer der Reihe nehmen.
replaceWild|Jokertausch|Joker in Folgen verschieben.
wildAsSkip|Joker bremst|Joker auch als Aussetzen.
dealerChooses|Verschenkt|Der Geber gibt Joker her.
floating|Schweben|Ohne Karten weiter dabei.
altRun|Bunte Folge|Phase 6 in Wechselfarben.
postal|Postregeln|Deine Phasenzahl ist Joker.
antiPhase|Anti-Phase|Wer legt, bleibt auf 10.
antiOthers|Karte X|Das X wirft andere zurück.
masters|Masters|Phase wählen, Karte sparen.
mastersDeclare|Masters frei|Phase erst beim Legen.
twist|Twist|Wettlauf auf dem Brett.
dice|Würfel|Zehn Würfel statt Karten.
own|Eigene|Einzeln ausgesucht.
"""
