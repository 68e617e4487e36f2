# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the score sheet for real cards and dice."""

BACK = "Retour"
NEXT = "Continuer"
NO = "Non"
PAPER = "Score"
GRAPH = "Tracé"

# Between two hands.
BEGINS = "{} commence"
DEALS = "{} donne"
ROLLS = "{} lance"
HAND = "Manche {}"
ANEW = "Refaire {}"
ENTER = "Lancer"
ENOUGH = "Fin"
STOP = "Arrêter ici"
LEAVE = "Sortir"
TITLE = "Titre"
KINDS = ("", "{} égales", "suite {}", "couleur {}", "alt. {}", "1 coul. {}")
OR_CARD = " ou carte"
GONE = "sorti"
RESTS = "attend"
WINS = "{} gagne !"
SHARED = "Victoire partagée"
NONE = "Sans résultat"
SPACE = "case {}"

# Entering a hand.
TIE_HAND = "Belle"
PHASE = "P{}"
CARD = "carte"
WHO_OUT = "Qui a fini ?"
WHO_LAID_FIRST = "Qui a posé d'abord ?"
NOBODY = "Personne n'a fini ?"
LAID = "Phase posée ?"
CHOSE = "Pour quelle phase ?"
NAMED = "Quelle phase ?"
FELL = "Qui recule à cause du X ?"
FELL_NOBODY = "Personne ne recule ?"
STATES = ("a fini", "phase posée", "rien posé")
BY_CARDS = "←→ {}  ↑↓ {}  SELECT : cartes"
COUNT = "Que reste-t-il ?  ←→ ↑↓"
CARDS = ("1-9", "10-12", "Passe", "Joker")
YES = "Posée"
NOT = "Non"
TAKE_SUM = "Noter"
OUT = "fini"
SURE = "C'est juste"
DOUBTS = {
    "steps": "{} ? On compte 5, 10, 15 …",
    "least": "{} sans phase, dix cartes ?",
    "most": "{} pour si peu de cartes ?",
    "nothing": "Plus de carte et pas fini ?",
    "dice": "{} ? Trop pour les dés.",
}

# Entering a turn with the dice.
MADE = "Phase réussie ?"
MADE_IT = "Réussie"
MISSED = "Ratée"
DICE_POINTS = "Combien ?  ←→ 1  ↑↓ 5"

# The printed sheet.
CORRECT = "Changer"
CELL = "{}, m. {} : "
LAID_IT = "posée"
NO_PHASE = "sans phase"
RESTED = "–"
SELECTED = "SELECT : retirer la dernière"
TAKE_BACK = "Retirer la dernière ?"
TAKE_IT = "Retirer"
EMPTY = "Rien de joué encore."
