# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: help pages, one for each named variant."""

mattel = """Die Regeln der heutigen Schachtel. Ein Joker auf der Hand kostet 25. Eine Phase braucht nur eine \
Zahlkarte, nicht eine je Gruppe. Die letzte Karte darf auch angelegt werden."""
fixed10 = """Zehn Runden, in jeder haben alle dieselbe Phase: Phase 1 in der ersten, Phase 10 in der letzten. \
Niemand wiederholt. Die wenigsten Punkte gewinnen."""
firstFive = """Nur die Phasen 1 bis 5. Wer Phase 5 zuerst auslegt, gewinnt."""
even = """Nur die Phasen 2, 4, 6, 8 und 10. Das kurze Spiel für Geübte."""
odd = """Nur die Phasen 1, 3, 5, 7 und 9."""
short55 = """Wenn die Zeit knapp ist. Hört in der Pause auf, wann ihr wollt. Es zählt, wenn jemand 5,5 Phasen hat; \
eine Phase der offenen Runde zählt halb. Die meisten Phasen siegen, dann die wenigsten Punkte."""
freeOrder = """Leg die zehn Phasen in beliebiger Folge aus. Du musst vorher nicht sagen, welche du willst. Jede \
zählt sofort, eine je Runde."""
knock = """Wirft jemand eine Karte ab: Klopf, nimm sie und spiel sofort. Weiter geht es links von dir, wer \
dazwischen sitzt, ist nicht dran. Nie zweimal hintereinander, und kein Aussetzen."""
replaceWild = """Liegt deine Phase: Leg die echte Karte in eine Folge, wo ein Joker für sie steht. Der Joker rückt \
an das Ende, das du wählst. Auf eine Hand kommt er nie."""
wildAsSkip = """Du darfst einen Joker als Aussetzen abwerfen und wählen, wer aussetzt. Bis zum Mischen gilt er als \
Aussetzen."""
dealerChooses = """Wird zuerst ein Joker aufgedeckt, schenkt ihn der Geber her; dafür wird eine andere Karte \
abgeworfen. Ein Aussetzen legt er vor jemanden."""
floating = """Keine Karten mehr, aber nicht abgeworfen? Dann schwebst du. Was du ziehst und was passt, musst du \
spielen; erst was nirgends passt, wird abgeworfen und beendet die Runde für dich."""
altRun = """Phase 6 wird eine 9er-Folge, in der Nachbarn verschiedene Farben haben. Joker passen überall."""
postal = """Bis Phase 7 ist die Zahl deiner Phase für dich ein Joker, zusätzlich zu den Jokern. Und niemand darf \
ausmachen, ehe der Geber einmal dran war."""
antiPhase = """Alle beginnen bei Phase 10. Wer auslegt, bleibt; wer nicht, fällt eine Phase. Wer unter Phase 1 \
fällt, ist raus. Wer übrig bleibt, gewinnt, oder nach zehn Runden die höchste Phase."""
antiOthers = """Eine Karte mehr, das X. Mach damit aus: Einer deiner Wahl fällt eine Phase zurück. Hast du es am \
Ende auf der Hand, fällst du. Man kann es verdeckt abwerfen, der Nächste darf es nehmen."""
masters = """Für 2 bis 4. Wenn du dein Blatt siehst, wähle deine Phase. Am Ende des Zugs darfst du eine Karte \
sparen, statt abzuwerfen, eine je Runde, und sie später ziehen, auch in einer anderen Runde."""
mastersDeclare = """Masters ohne Wahl vorab: Du nennst die Phase erst beim Auslegen. Gespart wird ebenso."""
twist = """Figuren laufen über 28 Felder. Das Feld sagt die Phase. Aus: 3 Schritte, gelegt: 2, sonst 1. Auf einem \
Stern wähle eine Phase daneben oder eine Twist-Karte: 6, 4 oder 1 zurück. Drei Ablagen. Phase 10 auf dem roten Feld \
gewinnt."""
dice = """Zehn Würfel, bis zu drei Würfe im Zug. Leg beiseite, was du willst. Phasen 1 bis 10 wie mit Karten; Joker \
ist jede Zahl. Eine Phase zählt ihre Augen. Über 220 nach Phase 5: 40 mehr. Wer zuerst Phase 10 hat: 40 mehr. Die \
meisten Punkte siegen. SELECT legt beiseite, was passt; gehalten: ein Tipp."""
