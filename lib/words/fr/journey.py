# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the journey."""

LOOK = "Entrer"
BACK = "Titre"
PLAY = "Jouer"
RULE = "Règle à part"
CLOSE = "Retour"
MAP = "Carte"
ON = "Continuer"
AGAIN = "Encore"

PLACES = (
    "Port|Le bateau tarde. On joue une manche ?",
    "Verger|Des pommes à qui pose vite.",
    "Vieux moulin|Le blé se moud, les cartes tournent.",
    "Forêt|L'ours compte sur un tronc.",
    "Lac|Eau calme, doigts agiles.",
    "Marché|Le hibou mise sur les suites.",
    "Château|Qui veut passer montre son jeu.",
    "Col|Neige en haut, pas de détour.",
    "Désert|Sable chaud, tête froide.",
    "Sommet|D'ici, les phases sont petites.",
    "Maison|Une dernière table, les meilleurs.",
)
KINDS = ("", "{} égales", "suite {}", "couleur {}", "alternée {}", "suite-couleur {}")
WHO = "{} joueurs, force {}"
BEST = ", record {}"
AIMS = "★ gain ★ ≤{} manches ★ ≤{} p."
EASIER = "Trois défaites : plus facile."
RULES = (
    "",
    "Toquer : prendre une carte jetée hors de son tour.",
    "Flotter : main vide sans jeter, la manche continue.",
    "Un Joker posé dans une suite cède la place.",
    "Un Joker peut être jeté comme Passe-tour.",
    "La dernière carte peut aussi être ajoutée.",
    "Poste : en phase 1 les 1 sont Jokers, en 2 les 2 ...",
)

WON = "Gagné !"
LOST = "Pas cette fois"
LEVEL = "Niveau {}"
STAR_WON = "Gagné"
STAR_HANDS = "Au plus {} manches : {}"
STAR_POINTS = "Au plus {} points : {}"
