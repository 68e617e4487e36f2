# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: explanations shown once, when something happens for the first time. Two lines of about 25 letters each."""

GOT_IT = "Weiter"

AUTO = "Gezogen ist schon: Der offene Joker kam zu dir."
SPACE = "Die Figuren ziehen später. Dein Feld ist deine Phase."
CARD = "Stern: eine Phase daneben oder eine Twist-Karte."
SAVE = "Einmal je Runde sparen statt abwerfen: mit ↓."
SAVE_ANY = "Statt abzuwerfen darfst du eine Karte sparen: ↓."  # any number of them
ANTI = "Leg aus oder falle eine Phase. Unter 1 ist Schluss."
X_CARD = "Das X: Wer es am Ende hält, fällt eine Phase."
POSTAL = "Die Zahl deiner Phase ist für dich ein Joker, bis 7."
FLOAT = "Du schwebst: Zieh, spiel, was passt, sonst wirf ab."
KNOCK = "Diese Karte gibt es außer der Reihe: Klopf dafür."
GIVE = "Als Geber sagst du, wer die offene Karte bekommt."
TURN = "Deck dafür eine deiner Karten auf."
FREE = "Jede Phase, die dir fehlt: hier die nächstliegende."
SWAP = "Leg die echte Karte an: Der Joker rückt weiter."
WILD_SKIP = "Ein Joker geht auch als Aussetzen: mit ↓."
PICK = "Diese Runde legst du nur die Phase, die du wählst."
ALT = "In dieser Folge haben Nachbarn andere Farben."
ALT_TWO = "In dieser Folge wechseln sich zwei Farben ab."
FLUSH = "Diese Folge muss eine einzige Farbe haben."
STOP = "Schluss geht in der Pause. Ab 5,5 Phasen siegt einer."
TIP = "Unsicher? Halte SELECT, und ich sage, was ich täte."
DICE = "A würfelt und legt beiseite, was zählt. Drei Würfe je Zug."
