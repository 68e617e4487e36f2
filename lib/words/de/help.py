# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: help pages, the basic rules and the keys; the first line of a page is its name."""

HELP = "Regeln und Tasten"
OPEN = "Öffnen"
BACK = "Zurück"
NEXT = "Weiter"
VARIANT = "Variante: {}"

AIM = """Das Ziel
Zehn Phasen, eine nach der anderen. Wer Phase 10 zuerst auslegt, gewinnt.
Gelingt es mehreren in einer Runde, entscheiden die wenigsten Punkte.
Die Zeile am Tisch sagt immer, was A jetzt tut."""
TURN = """Dein Zug
1. Zieh eine Karte vom Stapel oder oben von der Ablage.
2. Leg deine Phase aus, wenn du sie ganz hast.
3. Leg Karten an, sobald deine Phase liegt.
4. Wirf eine Karte ab.
Mit der letzten Karte bist du aus, und die Runde ist zu Ende."""
PHASES = """Die zehn Phasen
1   zweimal 3 Gleiche
2   3 Gleiche + 4er-Folge
3   4 Gleiche + 4er-Folge
4   7er-Folge
5   8er-Folge
6   9er-Folge
7   zweimal 4 Gleiche
8   7 Karten einer Farbe
9   5 Gleiche + 2 Gleiche
10 5 Gleiche + 3 Gleiche"""
TWIST_PHASES = """Phasen von Twist
1   dreimal 3 Gleiche
2   viermal 2 Gleiche
3   5 Gleiche + 4er-Folge
4   zweimal 3 + {}er-Folge
5   3 Gleiche + 6er-Folge
6   zweimal 4er-Folge
7   4er-Folge + Farbe 4
8   5er-Folge einer Farbe
9   8 Karten einer Farbe
10 9 Karten einer Farbe"""
GROUPS = """Gruppen
Gleiche: Karten mit derselben Zahl, Farben egal.
Folge: Zahlen in einer Reihe von 1 bis 12, Farben egal.
Eine Phase wird ganz ausgelegt, aus der eigenen Hand, eine je Runde. Was passt, darf gleich dazu."""
HITTING = """Anlegen
Liegt deine Phase, darfst du an alle Gruppen anlegen, auch an die der anderen.
An Gleiche dieselbe Zahl, an eine Folge die nächste Zahl links oder rechts, bei Phase 8 die Farbe.
So wirst du Karten los."""
WILD = """Joker
Er steht für jede Zahl und jede Farbe. In jeder Gruppe liegt mindestens eine Zahlkarte.
Einmal gelegt, behält er seinen Wert. Acht Joker sind im Spiel."""
SKIP = """Aussetzen
Wirf es ab und wähle, wer aussetzt. Es liegt vor ihm, bis er dran wäre.
Es gehört in keine Gruppe und wird nie von der Ablage genommen. Niemand hat zwei vor sich. Vier davon sind im \
Spiel."""
POINTS = """Punkte
Wer aus ist, bekommt 0. Die anderen zählen, was sie halten:
1 bis 9 je 5, 10 bis 12 je 10, Aussetzen 15, Joker 20.
Wenig ist gut. Wer ausgelegt hat, kommt zur nächsten Phase, die anderen wiederholen."""
KEYS = """Tasten
Kreuz: Karte, Stapel oder Spieler wählen.
A: was die Zeile sagt.
B: zurück. Nimmt am Tisch einen Zug zurück, solange nichts Verdecktes zu sehen war.
SELECT: sortieren nach Zahl oder Farbe. Gehalten: ein Tipp.
START: Pause.
Sind andere dran, macht jede Taste sie schneller; B gehalten: bis du dran bist."""
FAIR = """Ehrlich
Bots sehen nicht mehr als du an ihrem Platz.
Jede Runde hat einen Code auf dem Punkteblatt. Damit kann jeder am Computer dieselben Karten geben und prüfen, dass \
nichts gemogelt war. Runde nach Code, unter Mehr, gibt sie hier."""
REAL_CARDS = """Echte Karten
Ihr habt die Karten, hier steht das Punkteblatt: Titel, Echte Karten.
Nach jeder Runde: wer aus ist, wer ausgelegt hat, was übrig ist. Das Kreuz ändert um 5 und 25, SELECT zählt Karten.
Auf dem Blatt ändert A jede Runde von jedem, SELECT nimmt die letzte zurück.
Es wartet unter Echte Karten, bis ein neues es ersetzt."""
