# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the terminal. Where there are two sentences, the first is about the person who plays."""

YOU = "vous"
YOURS = "vous"  # whose group it is
AND = " et "
A_CARD = "une carte"
NOBODY = "personne"
EMPTY = "vide"
DONE = "fini"

# What happens.
HAND = "Manche %d. Donneur : %s. Code de donne %s."
UPCARD = "%s est retourné."
DREW = ("Vous piochez %s.", "%s pioche %s.")
TOOK = ("Vous prenez %s.", "%s prend %s.")
LAID = ("Vous posez votre phase : %s.", "%s pose la phase : %s.")
ADDED = ("Vous ajoutez %s chez %s : %s.", "%s ajoute %s chez %s : %s.")
SWAPPED = ("Vous échangez %s contre un Joker de %s : %s.", "%s échange %s contre un Joker de %s : %s.")
SAVED = ("Vous gardez %s.", "%s garde %s.")
DISCARDED = ("Vous défaussez %s.", "%s défausse %s.")
TURNED = ("Vous retournez %s.", "%s retourne %s.")
SKIPPED = ("Vous faites passer son tour à : %s.", "%s fait passer son tour à : %s.")
SERVED = ("Vous passez votre tour.", "%s passe son tour.")
KNOCKED = ("Vous toquez.", "%s toque.")
FLOATS = ("Vous flottez.", "%s flotte.")
GAVE = ("Vous la donnez à : %s.", "%s la donne à : %s.")
CHOSE = ("Vous choisissez : %s.", "%s choisit : %s.")
NAMED = ("Vous faites reculer : %s.", "%s fait reculer : %s.")
FELL = ("Vous tombez de la dernière phase.", "%s tombe de la dernière phase.")
RESHUFFLED = "La défausse est mélangée."
OUT = ("Vous avez fini !", "%s a fini.")
NOBODY_OUT = "La manche est finie ; personne n'est sorti."
TIE = "Égalité : %s jouent encore."
WINNER = "La partie est finie. Vainqueur : %s."

# What is there.
GROUP = "%s de %s : %s"
KINDS = ("", "brelan", "suite", "couleur", "suite alternée", "suite d'une couleur")
ASKED = ("", "brelan de %d", "suite de %d", "%d d'une couleur", "suite de %d alternée", "suite de %d d'une couleur")
PHASE = "%s (%s)"
YOUR_PHASE = "Votre phase : %s, %s."
TO_GO = "il manque %d"
READY = "complète"
LAID_ALREADY = "posée"
HAND_IS = "Votre main : %s."
TABLE = "Pioche %d, défausse : %s. %s."
SEAT = "%s %d"
SEAT_LAID = ", phase posée"
SEAT_SKIP = ", passera"
SCORE = ("points", "total", "phase")

# What can be done.
DRAW_DECK = "piocher"
DRAW_PILE = "prendre %s"
DRAW_SAVED = "prendre %s parmi vos cartes gardées"
LAY = "poser la phase %s : %s"
HIT = "ajouter %s : %s"
SWAP = "échanger %s : %s"
ENDS = {"": "", "low": ", en bas", "high": ", en haut"}
DISCARD = "défausser %s"
FACE_DOWN = "défausser %s face cachée"
SKIP = "faire passer %s avec %s"
ON_PILE = "défausser %s sur la pile %d"
SAVE = "garder %s"
CHOOSE = "jouer la phase %s"
TWIST_CARD = "prendre la carte Twist du dessus"
TURN = "retourner %s"
TO = "%s"

# The conversation.
MOVE = "À vous : "
KNOCK = "Toquer pour %s ? (o, ou Entrée pour non) "
YES = ("o", "oui")
NEXT_HAND = "Entrée : manche suivante. "
WRONG = "Un nombre de 1 à %d ; ? dit le reste."
HINT = "La chouette : %s %s"
NOTHING_TO_UNDO = "Rien à reprendre : du caché a été vu depuis, ou rien n'a été fait."
UNDONE = "Repris."
KEPT = "La partie est gardée ; la même commande la reprend."
NOT_KEPT = "La partie n'a pas pu être gardée : %s."
GOES_ON = "La partie gardée reprend à la manche %d ; --new en commence une autre."
DAMAGED = "La partie gardée est illisible (%s) ; une nouvelle commence."
GOODBYE = "Au revoir."
PLAYED = "Phases : %s"
CHANGED = "Choisi : %s"
HELP = """Un nombre joue le coup de sa ligne. Et aussi :
  h  un conseil du meilleur bot    u  reprendre un coup, tant que rien de caché n'a été vu
  t  toute la table                r  les règles de cette partie
  s  garder la partie et partir    q  partir sans la garder"""
