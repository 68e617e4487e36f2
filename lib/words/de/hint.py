# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the owl's hints. A reason has room for two lines of 23 letters."""

DECK = "Zieh vom Stapel."
PILE = "Nehmen: {}!"
SAVED = "Nimm die gesparte Karte!"
CHOOSE = "Wähle Phase {}."
TWIST = "Nimm die Twist-Karte."
LAY = "Leg deine Phase aus!"
HIT = "Leg an: {} zu {}."
HIT_OWN = "Leg an: {} zu dir."
SKIP = "Lass {} aussetzen."
DISCARD = "Abwerfen: {}."
ON_PILE = "Auf Ablage {}: {}."
OTHER = {"knock": "Klopf!", "pass": "Lass sie liegen.", "save": "Spar diese Karte."}

# Reasons.
WHY = {
    "unknown": "Keine offene Karte würde dir helfen.",
    "aim": "Ich würde eine andere Phase versuchen.",
    "wild": "Ein Joker steht für jede Karte.",
    "fits": "Sie passt an eine Gruppe.",
    "completes": "Damit ist deine Phase komplett.",
    "near": "Damit kommst du der Phase näher.",
    "only": "Sonst lohnt sich nichts.",
    "must": "Anderes darfst du nicht nehmen.",
    "open": "Dann helfen dir mehr Karten.",
    "lay": "Dann darfst du anlegen und kommst weiter.",
    "stay": "Dann bleibst du in dieser Phase.",
    "hold": "Warte: eine schwerere Phase ist nah.",
    "hit": "Jede Karte weniger spart Punkte.",
    "race": "Wer aus ist, zieht am weitesten.",
    "one": "Dort ist nur noch eine Karte: die größte Gefahr.",
    "skip": "Niemand ist näher am Ausmachen.",
    "lead": "Von dort droht die größte Gefahr.",
    "ahead": "Im Spiel weiter als du.",
    "behind": "Dort fehlt die Phase noch.",
    "again": "Dann bist du gleich wieder dran.",
    "alike": "Sonst liegt noch keine Phase: fast egal, wen.",
    "out": "Es ist deine letzte Karte.",
    "dear": "Sie passt an keine Gruppe.",
    "spare": "Ohne sie bist du ebenso nah dran.",
    "least": "Sie fehlt dir am wenigsten.",
    "save": "Sie nützt vielleicht später.",
    "choose": "Sie passt am besten zu deinen Karten.",
    "harder": "Die leichteren können warten.",
    "easy": "Es ist die leichtere Phase.",
    "twist": "Ausgelegt bringt sie dich weiter.",
}
