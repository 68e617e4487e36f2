# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the rules one by one. An option's text is its name, then a line for each value in the order of
phase10.options: the value's name (yes and no need none) and, after a bar, what it means. A number has one line.
"""

RULES = "Regeln"
PRESET = "Alles wie"
BACK = "Fertig"
CHANGE = "Ändern"
PICK = "Auswählen"
YES = "ja"
NO = "nein"
NOT_TOGETHER = "%s und %s gehen nicht zusammen."

PHASES = "Phasen"
KINDS = ("", "%d Gleiche", "%der-Folge", "%d einer Farbe")
SWITCH = "Rein oder raus"
SOME_LEFT = "Eine Phase muss bleiben."

mode = """Spielart
der Reihe nach|Die Phasen der Reihe nach. Wer nicht auslegt, wiederholt.
zehn Runden|Alle haben je Runde dieselbe Phase. Nach zehn zählen die Punkte.
freie Folge|Lege jede Phase, die dir fehlt. Wer alle zehn hat, gewinnt.
Masters|Wähle die Phase nach deinem Blatt und spare je Runde eine Karte.
M. offen|Masters, aber die Phase sagst du erst beim Auslegen an.
Anti-Phase|Von oben abwärts: wer nicht auslegt, fällt. Wer übrig ist, siegt.
Twist|Figuren auf dem Brett bestimmen die Phase. Drei Ablagen.
Würfel|Zehn Würfel mit bis zu drei Würfen statt Karten."""
phaseList = "Phasen\n|Welche Phasen gespielt werden. Mit A einzeln wählen."
wildPoints = """Joker zählt
20|Ein Joker auf der Hand kostet 20 Punkte.
25|Ein Joker auf der Hand kostet 25 Punkte."""
naturals = """Zahlkarten
je Gruppe|Jede Gruppe braucht eine Zahlkarte, der Rest darf Joker sein.
je Phase|Eine Phase braucht nur eine Zahlkarte.
keine nötig|Auch eine Gruppe nur aus Jokern darf liegen."""
goOut = """Letzte Karte
ablegen|Die Runde endet nur, wenn du die letzte Karte ablegst.
anlegen|Die letzte Karte darfst du auch anlegen.
schweben|Ohne Karten und ohne Ablage schwebst du, es geht weiter."""
floatSkip = """Schwebend
es spielen|Zieht, wer schwebt, ein Aussetzen, spielt er es und schwebt weiter.
es beendet|Zieht, wer schwebt, ein Aussetzen, legt er es ab und ist aus."""
hitSameTurn = """Gleich anlegen
|Im Zug des Auslegens darfst du auch anlegen.
|Anlegen darfst du erst im Zug danach."""
takeWild = "Joker nehmen\n|Ein Joker auf der Ablage darf genommen werden.\n|Ein Joker auf der Ablage bleibt liegen."
takeSkip = """Skip nehmen
|Ein Aussetzen auf der Ablage bleibt liegen.
|Ein Aussetzen auf der Ablage darf genommen werden."""
skipTarget = """Opfer
nach Wahl|Du wählst, wer aussetzt.
der Nächste|Es trifft immer den nächsten Spieler."""
skipPile = """Skip danach
obenauf|Liegt vor dem Opfer, nach dem Aussetzen oben auf der Ablage.
nach unten|Kommt nach dem Aussetzen unter die Ablage.
gleich weg|Kommt sofort auf die Ablage, ein Zeichen bleibt.
beiseite|Ist bis zur nächsten Runde aus dem Spiel."""
skipLimit = """Grenze
eins|Wer schon eins vor sich hat, bekommt kein zweites.
je Umlauf|Wen du trafst, der ist sicher, bis du wieder dran bist.
mit Pause|Wer ausgesetzt hat, darf erst richtig spielen."""
skipNoTarget = """Niemand frei
verpufft|Ohne Opfer darf es wirkungslos abgelegt werden.
verboten|Ohne Opfer darf es nicht abgelegt werden."""
skipLast = """Skip zuletzt
|Die letzte Karte darf ein Aussetzen sein.
|Die letzte Karte darf kein Aussetzen sein."""
firstWild = """Erst Joker
bleibt da|Der erste Spieler darf ihn nehmen, statt zu ziehen.
nach links|Der erste Spieler bekommt ihn als Zug vom Stapel.
verschenkt|Der Geber schenkt ihn her; dafür wird eine Karte abgelegt.
zurück|Er kommt unter den Stapel, eine neue Karte wird gedreht."""
firstSkip = """Erst Skip
trifft|Der erste Spieler setzt aus.
verdeckt|Karten kommen darauf, bis kein Aussetzen mehr oben liegt.
zurück|Es kommt unter den Stapel, eine neue Karte wird gedreht.
verschenkt|Der Geber schenkt es her."""
dealerSkip = """Geschenk
trifft|Wer es bekommt, setzt aus.
auf die Hand|Wer es bekommt, nimmt es und legt eine andere Karte ab."""
reshuffle = """Mischen
alles|Die ganze Ablage wird gemischt, eine Karte aufgedeckt.
ohne oberste|Die oberste Karte der Ablage bleibt liegen."""
dealer = "Geber\nwechselt|Nach jeder Runde gibt der Nächste links.\nbleibt|Immer gibt derselbe Spieler."
gameEnd = """Spielende
Rundenende|Liegt die letzte Phase, wird die Runde zu Ende gespielt.
sofort|Nur du bist auf der letzten Phase? Wer sie legt, siegt sofort.
Ausmachen|Du siegst mit der letzten Phase, wenn du auch aus bist."""
tieBreak = """Stechen
wer aus ist|Die Gleichen spielen die letzte Phase; wer zuerst aus ist, siegt.
wer auslegt|Die Gleichen spielen die letzte Phase; wer zuerst legt, siegt."""
fixedTie = "Gleichstand\nwird geteilt|Gleiche Punkte, geteilter Sieg.\nStechen|Gleiche Punkte, noch eine Runde."
knock = "Klopfen\n|Nur der Nächste darf die Ablage nehmen.\n|Wer klopft, bekommt die Ablage und spielt als Nächster."
knockWindow = "Klopfzeit\n|So viele Sekunden bleiben zum Klopfen."
knockPriority = """Wer klopft
Schnellste|Wer zuerst klopft, bekommt sie.
Nächste|Wer am nächsten sitzt, bekommt sie."""
knockPenalty = "Klopfstrafe\n|Klopfen kostet nichts.\n|Wer klopft, zieht eine Karte mehr."
replaceWild = """Jokertausch
|Ein Joker bleibt, wo er liegt.
|Die echte Karte in die Folge, ihr Joker geht ans Ende."""
wildAsSkip = "Joker als Skip\n|Ein Joker ist kein Aussetzen.\n|Ein Joker darf als Aussetzen abgelegt werden."
altRun = """Bunte Folge
nein|Alle Phasen wie gedruckt.
ist Phase 6|Phase 6 ist eine Neunerfolge in Wechselfarben.
kommt dazu|Zuletzt kommt eine Neunerfolge in Wechselfarben."""
altMode = """Ihre Farben
wechseln|Nachbarn in dieser Folge haben verschiedene Farben.
nur zwei|Diese Folge wechselt zwischen zwei Farben."""
antiOthers = """Karte X
|Ohne das X.
|Mit X ausmachen: einer fällt zurück. X auf der Hand am Ende: du."""
postal = "Postregeln\n|Zahlen sind nur Zahlen.\n|Bis 7 ist die Zahl deiner Phase für dich Joker."
short55 = """Kurzspiel
nein|Es wird zu Ende gespielt.
von Hand|Ende in der Pause. Ab 5,5 Phasen siegt, wer vorne liegt.
nach Zeit|Ende nach der Uhr. Ab 5,5 Phasen siegt, wer vorne liegt.
nach Runden|Ende nach Runden. Ab 6 Phasen siegt, wer vorne liegt."""
shortMinutes = "Minuten\n|So viele Minuten bis zum Ende."
shortHands = "Runden\n|So viele Runden bis zum Ende."
saveLimit = """Sparen
1 je Runde|Eine Karte je Runde darf gespart werden.
beliebig|Beliebig viele Karten dürfen gespart werden."""
saveOut = "Letzte sparen\n|Die letzte Karte sparen heißt ausmachen.\n|Die letzte Karte muss abgelegt werden."
saveVisible = "Gespartes\nverdeckt|Nur wer spart, sieht die Karten.\noffen|Alle sehen die gesparten Karten."
antiStart = "Anfang bei\n|Die Phase, auf der alle beginnen."
antiHands = "Runden\n|Höchstens so viele Runden; 0 heißt ohne Ende."
twistStart = """Am Start
immer weiter|Eine Figur zieht auch ohne Phase.
erst Phase 1|Eine Figur bleibt, bis Phase 1 geschafft ist."""
twistVisible = "Twist-Karte\noffen|Die oberste Twist-Karte ist offen.\nverdeckt|Die oberste Twist-Karte ist verdeckt."
twist4 = """Twist 4
Folge aus 3|Zweimal drei Gleiche und eine Folge aus 3.
Folge aus 4|Zweimal drei Gleiche und eine Folge aus 4."""
diceWildColour = """Stern in P8
seine Farbe|Ein Stern zählt nur in seiner Farbe.
jede Farbe|Ein Stern zählt in jeder Farbe."""
handTurns = "Höchstzüge\n|Eine Runde, die länger dauert, endet ohne Sieger."
