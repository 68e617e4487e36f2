# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the terminal. Where there are two sentences, the first is about the person who plays."""

YOU = "toi"
YOURS = "toi"  # whose group it is
AND = " et "
A_CARD = "une carte"
NOBODY = "personne"
EMPTY = "vide"
DONE = "fini"

# What happens.
HAND = "Manche %d. Donneur : %s. Code de donne %s."
UPCARD = "%s est retourné."
DREW = ("Tu pioches %s.", "%s pioche %s.")
TOOK = ("Tu prends %s.", "%s prend %s.")
LAID = ("Tu poses ta phase : %s.", "%s pose la phase : %s.")
ADDED = ("Tu ajoutes %s chez %s : %s.", "%s ajoute %s chez %s : %s.")
SWAPPED = ("Tu échanges %s contre un Joker de %s : %s.", "%s échange %s contre un Joker de %s : %s.")
SAVED = ("Tu gardes %s.", "%s garde %s.")
DISCARDED = ("Tu défausses %s.", "%s défausse %s.")
TURNED = ("Tu retournes %s.", "%s retourne %s.")
SKIPPED = ("Tu fais passer son tour à : %s.", "%s fait passer son tour à : %s.")
SERVED = ("Tu passes ton tour.", "%s passe son tour.")
KNOCKED = ("Tu toques.", "%s toque.")
FLOATS = ("Tu flottes.", "%s flotte.")
GAVE = ("Tu la donnes à : %s.", "%s la donne à : %s.")
CHOSE = ("Tu choisis : %s.", "%s choisit : %s.")
NAMED = ("Tu fais reculer : %s.", "%s fait reculer : %s.")
FELL = ("Tu recules d'une phase.", "%s recule d'une phase.")
RESHUFFLED = "La défausse est mélangée."
OUT = ("Tu as fini !", "%s a fini.")
NOBODY_OUT = "La manche est finie ; personne n'est sorti."
TIE = "Égalité : %s jouent encore."
WINNER = "La partie est finie. Vainqueur : %s."

# What is there.
GROUP = "%s de %s : %s"
KINDS = ("", "cartes égales", "suite", "couleur", "suite alternée", "suite d'une couleur")
ASKED = ("", "%d cartes égales", "suite de %d", "%d d'une couleur", "suite de %d alternée", "suite de %d d'une couleur")
PHASE = "%s (%s)"
YOUR_PHASE = "Ta phase : %s, %s."
TO_GO = "il manque %d"
READY = "complète"
LAID_ALREADY = "posée"
HAND_IS = "Tes cartes : %s."
TABLE = "Pioche %d, défausse : %s. %s."
SEAT = "%s %d"
SEAT_LAID = ", phase posée"
SEAT_SKIP = ", passera"
SCORE = ("points", "total", "phase")

# What can be done.
DRAW_DECK = "piocher"
DRAW_PILE = "prendre %s"
DRAW_SAVED = "prendre %s parmi tes cartes gardées"
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
MOVE = "À toi : "
KNOCK = "Toquer pour %s ? (o, ou Entrée pour non) "
YES = ("o", "oui")
NEXT_HAND = "Entrée : manche suivante. "
WRONG = "Un nombre de 1 à %d ; ? dit le reste."
HINT = "Le hibou : %s %s"
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
  h  un conseil du meilleur robot    u  reprendre un coup, tant que rien de caché n'a été vu
  t  toute la table                r  les règles de cette partie
  s  garder la partie et partir    q  partir sans la garder"""
