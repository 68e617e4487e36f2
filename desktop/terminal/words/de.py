# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the terminal. Where there are two sentences, the first is about the person who plays."""

YOU = "du"
YOURS = "dir"  # whose group it is
AND = " und "
A_CARD = "eine Karte"
NOBODY = "niemand"
EMPTY = "leer"
DONE = "fertig"

# What happens.
HAND = "Runde %d. Es gibt: %s. Spielcode %s."
UPCARD = "Aufgedeckt wird %s."
DREW = ("Du ziehst %s.", "%s zieht %s.")
TOOK = ("Du nimmst %s.", "%s nimmt %s.")
LAID = ("Du legst deine Phase aus: %s.", "%s legt die Phase aus: %s.")
ADDED = ("Du legst %s an bei %s: %s.", "%s legt %s an bei %s: %s.")
SWAPPED = ("Du tauschst %s gegen einen Joker bei %s: %s.", "%s tauscht %s gegen einen Joker bei %s: %s.")
SAVED = ("Du hebst %s auf.", "%s hebt %s auf.")
DISCARDED = ("Du wirfst %s ab.", "%s wirft %s ab.")
TURNED = ("Du deckst %s auf.", "%s deckt %s auf.")
SKIPPED = ("Du lässt aussetzen: %s.", "%s lässt aussetzen: %s.")
SERVED = ("Du setzt einmal aus.", "%s setzt einmal aus.")
KNOCKED = ("Du klopfst.", "%s klopft.")
FLOATS = ("Du schwebst.", "%s schwebt.")
GAVE = ("Du gibst sie weiter an: %s.", "%s gibt sie weiter an: %s.")
CHOSE = ("Du wählst: %s.", "%s wählt: %s.")
NAMED = ("Du wirfst zurück: %s.", "%s wirft zurück: %s.")
FELL = ("Du fällst eine Phase zurück.", "%s fällt eine Phase zurück.")
RESHUFFLED = "Der Ablagestapel wird neu gemischt."
OUT = ("Du hast ausgemacht!", "%s hat ausgemacht.")
NOBODY_OUT = "Die Runde ist vorbei; niemand hat ausgemacht."
TIE = "Gleichstand: %s spielen weiter."
WINNER = "Das Spiel ist aus. Gewonnen: %s."

# What is there.
GROUP = "%s von %s: %s"
KINDS = ("", "Satz", "Folge", "Farbe", "bunte Folge", "Folge einer Farbe")
ASKED = ("", "%der-Satz", "%der-Folge", "%d einer Farbe", "%der-Folge in Wechselfarben", "%der-Folge einer Farbe")
PHASE = "%s (%s)"
YOUR_PHASE = "Deine Phase: %s, %s."
TO_GO = "noch %d nötig"
READY = "vollständig"
LAID_ALREADY = "ausgelegt"
HAND_IS = "Deine Karten: %s."
TABLE = "Stapel %d, Ablage: %s. %s."
SEAT = "%s %d"
SEAT_LAID = ", ausgelegt"
SEAT_SKIP = ", muss aussetzen"
SCORE = ("Punkte", "gesamt", "Phase")

# What can be done.
DRAW_DECK = "vom Stapel ziehen"
DRAW_PILE = "%s nehmen"
DRAW_SAVED = "%s von den aufgehobenen nehmen"
LAY = "Phase %s auslegen: %s"
HIT = "%s anlegen: %s"
SWAP = "%s eintauschen: %s"
ENDS = {"": "", "low": ", unten", "high": ", oben"}
DISCARD = "%s abwerfen"
FACE_DOWN = "%s verdeckt abwerfen"
SKIP = "%s aussetzen lassen mit %s"
ON_PILE = "%s auf Ablage %d werfen"
SAVE = "%s aufheben"
CHOOSE = "Phase %s spielen"
TWIST_CARD = "die oberste Twist-Karte nehmen"
TURN = "%s aufdecken"
TO = "%s"

# The conversation.
MOVE = "Dein Zug: "
KNOCK = "Klopfen für %s? (j, oder Enter für nein) "
YES = ("j", "ja")
NEXT_HAND = "Enter: nächste Runde. "
WRONG = "Eine Zahl von 1 bis %d; ? sagt, was sonst geht."
HINT = "Die Eule: %s %s"
NOTHING_TO_UNDO = "Nichts zurückzunehmen: seither war Verdecktes zu sehen, oder es geschah nichts."
UNDONE = "Zurückgenommen."
KEPT = "Das Spiel ist gesichert; derselbe Befehl setzt es fort."
NOT_KEPT = "Das Spiel konnte nicht gesichert werden: %s."
GOES_ON = "Das gesicherte Spiel geht in Runde %d weiter; --new beginnt ein anderes."
DAMAGED = "Das gesicherte Spiel ist nicht zu lesen (%s); ein neues beginnt."
GOODBYE = "Auf Wiedersehen."
PLAYED = "Phasen: %s"
CHANGED = "Gewählt: %s"
HELP = """Eine Zahl macht den Zug der Zeile. Außerdem:
  h  Rat vom besten Bot            u  Zug zurücknehmen, bis gezogen wurde oder ein Bot spielte
  t  der ganze Tisch noch einmal   r  die Regeln dieses Spiels
  s  sichern und gehen             q  gehen, ohne zu sichern"""
