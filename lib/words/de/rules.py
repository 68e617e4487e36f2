# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the rules menu, in the format of en/rules.py."""

RULES = "Regeln"
PRESET = "Alles wie"
BACK = "Fertig"
CHANGE = "Ändern"
PICK = "Auswählen"
YES = "ja"
NO = "nein"
NOT_TOGETHER = "{} und {} gehen nicht zusammen."

PHASES = "Phasen"
KINDS = ("", "{} Gleiche", "{}er-Folge", "{} einer Farbe")
SWITCH = "Rein oder raus"
SOME_LEFT = "Eine Phase muss bleiben."
LACKING = {"short55": "Kurzspiel: ab 6 Phasen.", "altRun": "Bunte Folge: nur mit Phase 6."}

mode = """Spielart
ordered|der Reihe nach|Die Phasen der Reihe nach. Wer nicht auslegt, wiederholt.
fixed10|zehn Runden|Alle haben je Runde dieselbe Phase. Nach der letzten siegen die wenigsten Punkte.
freeOrder|freie Folge|Lege jede Phase, die dir fehlt. Wer alle hat, gewinnt.
masters|Masters|Wähle die Phase nach deinem Blatt und spare je Runde eine Karte.
mastersDeclare|Masters frei|Masters, aber die Phase sagst du erst beim Auslegen an.
antiPhase|Anti-Phase|Von oben abwärts: Wer nicht auslegt, fällt. Wer übrig ist, siegt.
twist|Twist|Figuren auf dem Brett bestimmen die Phase. Drei Ablagen.
dice|Würfel|Zehn Würfel mit bis zu drei Würfen statt Karten."""
phaseList = "Phasen\n#||Welche Phasen gespielt werden. Mit A einzeln wählen."
wildPoints = """Joker zählt
20|20|Ein Joker auf der Hand kostet 20 Punkte.
25|25|Ein Joker auf der Hand kostet 25 Punkte."""
naturals = """Zahlkarten
group|je Gruppe|Jede Gruppe braucht eine Zahlkarte, der Rest darf Joker sein.
phase|je Phase|Eine Phase braucht nur eine Zahlkarte.
none|keine nötig|Auch eine Gruppe nur aus Jokern darf liegen."""
goOut = """Letzte Karte
discard|abwerfen|Die Runde endet nur, wenn du die letzte Karte abwirfst.
hitOrDiscard|anlegen|Die letzte Karte darfst du auch anlegen.
float|schweben|Ohne Karten und ohne Abwurf schwebst du, es geht weiter."""
floatSkip = """Schweben: Auss.
keeps|spielen|Zieht, wer schwebt, ein Aussetzen, spielt er es und schwebt weiter.
ends|endet|Zieht, wer schwebt, ein Aussetzen, wirft er es ab und ist aus."""
hitSameTurn = """Gleich anlegen
yes||Im Zug des Auslegens darfst du auch anlegen.
no||Anlegen darfst du erst im Zug danach."""
takeWild = """Joker nehmen
yes||Ein Joker auf der Ablage darf genommen werden.
no||Ein Joker auf der Ablage bleibt liegen."""
takeSkip = """Aussetzen nehmen
no||Ein Aussetzen auf der Ablage bleibt liegen.
yes||Ein Aussetzen auf der Ablage darf genommen werden."""
skipTarget = "Opfer\nany|nach Wahl|Du wählst, wer aussetzt.\nnext|der Nächste|Es trifft immer den nächsten Spieler."
skipPile = """Verbleib
onTopWhenServed|obenauf|Ein Aussetzen liegt vor dem Opfer, danach oben auf der Ablage.
underWhenServed|nach unten|Ein Aussetzen kommt am Ende unter die Ablage.
onTopWhenPlayed|gleich weg|Ein Aussetzen kommt sofort auf die Ablage, ein Zeichen bleibt.
setAside|beiseite|Ein Aussetzen ist bis zur nächsten Runde aus dem Spiel."""
skipLimit = """Grenze
onePending|eins|Wer schon ein Aussetzen vor sich hat, bekommt kein zweites.
oncePerLap|je Umlauf|Wen du trafst, der ist sicher, bis du wieder dran bist.
noConsecutive|mit Pause|Wer ausgesetzt hat, darf erst richtig spielen."""
skipNoTarget = """Niemand frei
dead|verpufft|Ohne Opfer darf ein Aussetzen wirkungslos abgeworfen werden.
forbidden|verboten|Ohne Opfer darf kein Aussetzen abgeworfen werden."""
skipLast = """Aussetzen zuletzt
yes||Die letzte Karte darf ein Aussetzen sein.
no||Die letzte Karte darf kein Aussetzen sein."""
firstWild = """Startjoker
normal|bleibt da|Der erste Spieler darf ihn nehmen, statt zu ziehen.
autoLeft|nach links|Der erste Spieler bekommt ihn als Zug vom Stapel.
dealerChooses|verschenkt|Der Geber schenkt ihn her; dafür wird eine Karte abgeworfen.
redraw|zurück|Er kommt unter den Stapel, eine neue Karte wird gedreht."""
firstSkip = """Start-Auss.
skipFirst|trifft|Der erste Spieler setzt aus.
cover|verdeckt|Karten kommen darauf, bis kein Aussetzen mehr oben liegt.
redraw|zurück|Es kommt unter den Stapel, eine neue Karte wird gedreht.
dealerChooses|verschenkt|Der Geber schenkt es her."""
dealerSkip = """Geschenk
target|trifft|Wer es bekommt, setzt aus.
card|auf die Hand|Wer es bekommt, nimmt es und wirft eine andere Karte ab."""
reshuffle = """Mischen
all|alles|Die ganze Ablage wird gemischt, eine Karte aufgedeckt.
keepTop|ohne oberste|Die oberste Karte der Ablage bleibt liegen."""
dealer = "Geber\nrotate|wechselt|Nach jeder Runde gibt der Nächste links.\nfixed|bleibt|Immer gibt derselbe Spieler."
firstDealer = "Gibt zuerst\nchance|Zufall|Der Zufall sagt, wer zuerst gibt.\n#||Wer in der ersten Runde gibt."
gameEnd = """Spielende
handEnd|Rundenende|Liegt die letzte Phase, wird die Runde zu Ende gespielt.
immediateIfSole|sofort|Allein auf der letzten Phase? Wer sie legt, siegt sofort.
mustGoOut|Ausmachen|Du siegst mit der letzten Phase, wenn du auch aus bist.
outThenPoints|aus + Punkte|Ausmachen beendet es. Mit letzter Phase siegen die wenigsten Punkte."""
tieBreak = """Stechen
firstOut|wer aus ist|Bei Gleichstand noch einmal die letzte Phase; wer zuerst aus ist, siegt.
firstLay|wer auslegt|Bei Gleichstand noch einmal die letzte Phase; wer zuerst legt, siegt."""
tiePhase = """Stechphase
last|die letzte|Gespielt wird die letzte aller Phasen.
own|die eigene|Jeder spielt die Phase, die er zuletzt versucht hat."""
fixedTie = """Gleichstand
share|wird geteilt|Gleiche Punkte, geteilter Sieg.
extra|Stechen|Gleiche Punkte, noch eine Runde."""
knock = """Klopfen
off||Nur der Nächste darf den Abwurf nehmen.
on||Wer klopft, bekommt den Abwurf und spielt als Nächster."""
knockWindow = "Klopfzeit\n#||So viele Sekunden bleiben zum Klopfen."
knockPriority = """Wer klopft
first|Schnellste|Wer zuerst klopft, bekommt die Karte.
seat|Nächste|Wer am nächsten sitzt, bekommt die Karte."""
knockPenalty = "Klopfstrafe\noff||Klopfen kostet nichts.\non||Wer klopft, zieht eine Karte mehr."
replaceWild = """Jokertausch
off||Ein Joker bleibt, wo er liegt.
on||Die echte Karte in die Folge, ihr Joker geht ans Ende."""
wildAsSkip = "Joker bremst\noff||Ein Joker ist kein Aussetzen.\non||Ein Joker darf als Aussetzen abgeworfen werden."
altRun = """Bunte Folge
off|nein|Phase 6 wie gedruckt, nicht in Wechselfarben.
replacePhase6|ist Phase 6|Phase 6 ist eine 9er-Folge in Wechselfarben.
extraPhase|kommt dazu|Zuletzt kommt eine 9er-Folge in Wechselfarben."""
altMode = """Ihre Farben
adjacent|wechseln|Nachbarn in dieser Folge haben verschiedene Farben.
twoColour|nur zwei|Diese Folge wechselt zwischen zwei Farben."""
antiOthers = """Karte X
off||Ohne das X, das andere eine Phase zurückwirft.
on||Mit X ausmachen: einer fällt zurück. X auf der Hand am Ende: du."""
postal = """Postregeln
off||Die Zahl deiner Phase ist kein Joker.
on||Bis 7 ist die Zahl deiner Phase Joker. Vor dem Zug des Gebers macht keiner aus."""
short55 = """Kurzspiel
off|nein|Es wird zu Ende gespielt.
manual|von Hand|Ende in der Pause. Ab 5,5 Phasen siegt, wer vorne liegt.
minutes|nach Zeit|Ende nach der Uhr. Ab 5,5 Phasen siegt, wer vorne liegt.
hands|nach Runden|Ende nach Runden. Ab 6 Phasen siegt, wer vorne liegt."""
shortMinutes = "Minuten\n#||So viele Minuten bis zum Ende."
shortHands = "Runden\n#||So viele Runden bis zum Ende."
saveLimit = """Sparen
1|1 je Runde|Eine Karte je Runde darf gespart werden.
unlimited|beliebig|Beliebig viele Karten dürfen gespart werden."""
saveOut = "Letzte sparen\nyes||Die letzte Karte sparen heißt ausmachen.\nno||Die letzte Karte muss abgeworfen werden."
saveVisible = """Gespartes
no|verdeckt|Nur wer spart, sieht die Karten.
yes|offen|Alle sehen die gesparten Karten, auch auf dem Punkteblatt."""
antiStart = "Anfang bei\n#||Die Phase, auf der alle beginnen."
antiHands = "Runden\n#||Höchstens so viele Runden; 0 heißt ohne Ende."
twistStart = """Am Start
always|immer weiter|Eine Figur zieht auch ohne Phase.
mustCompleteFirst|erst Phase 1|Eine Figur bleibt, bis Phase 1 geschafft ist."""
twistVisible = """Twist-Karte
yes|offen|Die oberste Twist-Karte ist offen.
no|verdeckt|Die oberste Twist-Karte ist verdeckt."""
twist4 = """Twist 4
run3|3er-Folge|Zweimal 3 Gleiche und eine 3er-Folge.
run4|4er-Folge|Zweimal 3 Gleiche und eine 4er-Folge."""
diceWildColour = """Joker in P8
match|seine Farbe|Ein Joker zählt nur in seiner Farbe.
any|jede Farbe|Ein Joker zählt in jeder Farbe."""
diceEnd = """Das Ende
lastRound|letzte Runde|Ist Phase 10 geschafft, spielen die anderen, bis ihnen ein Zug misslingt.
atOnce|sofort|Wer Phase 10 schafft, beendet das Spiel."""
handTurns = "Höchstzüge\n#||Eine Runde, die länger dauert, endet ohne Sieger."
