# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: help pages, the basic rules and the keys; the first line of a page is its name."""

HELP = "Règles et touches"
OPEN = "Ouvrir"
BACK = "Retour"
NEXT = "Page suivante"
VARIANT = "Variante : {}"

AIM = """Le but
Dix phases, l'une après l'autre. Le premier à poser la phase 10 gagne.
S'ils sont plusieurs dans la manche, le moins de points décide.
À la table, une ligne dit toujours ce que fait A."""
TURN = """Ton tour
1. Prends une carte de la pioche ou du dessus de la défausse.
2. Pose ta phase si tu l'as entière.
3. Ajoute aux groupes une fois ta phase posée.
4. Jette une carte.
Ta dernière carte jetée, tu as fini et la manche s'arrête."""
PHASES = """Les dix phases
1   deux fois 3 égales
2   3 égales + suite de 4
3   4 égales + suite de 4
4   suite de 7
5   suite de 8
6   suite de 9
7   deux fois 4 égales
8   7 cartes d'une couleur
9   5 égales + 2 égales
10 5 égales + 3 égales"""
TWIST_PHASES = """Phases de Twist
1   trois fois 3 égales
2   quatre fois 2 égales
3   5 égales + suite de 4
4   deux fois 3 + suite de {}
5   3 égales + suite de 6
6   deux suites de 4
7   suite de 4 + 4 de couleur
8   suite de 5 d'une couleur
9   8 cartes d'une couleur
10 9 cartes d'une couleur"""
GROUPS = """Les groupes
Égales : même nombre, peu importe la couleur.
Suite : nombres à la file de 1 à 12, peu importe la couleur.
Une phase se pose entière, de sa propre main, une par manche. Ce qui va avec peut suivre."""
HITTING = """Ajouter
Ta phase posée, tu peux ajouter à tous les groupes, les tiens et ceux des autres.
Des égales prennent leur nombre, une suite le nombre voisin, la phase 8 sa couleur.
Ainsi tu vides ta main."""
WILD = """Joker
Il vaut tout nombre et toute couleur. Chaque groupe contient au moins une carte à nombre.
Une fois posé, il garde sa valeur. Il y a huit Jokers."""
SKIP = """Passe-tour
Jette-le et choisis qui passera son tour. Il attend devant lui.
Il ne va dans aucun groupe et ne se reprend jamais. Personne n'en a deux en attente. Il y en a quatre."""
POINTS = """Les points
Qui finit marque 0. Les autres comptent leur main :
1 à 9 : 5, 10 à 12 : 10, Passe-tour 15, Joker 20.
Peu de points, c'est bien. Qui a posé passe à la phase suivante, les autres recommencent."""
KEYS = """Les touches
Croix : choisir carte, pile ou joueur.
A : ce que dit la ligne.
B : retour. À la table, reprend un coup tant que rien de caché n'a été vu.
START : pause.
SELECT : trier par nombre ou couleur. Appui long : un conseil.
Au tour des autres, toute touche accélère ; B maintenue : jusqu'à ton tour."""
FAIR = """Franc jeu
Les robots ne voient pas plus que toi à leur place.
Chaque manche a un code sur la feuille de score. Avec lui, on peut redonner les mêmes cartes sur un ordinateur et \
vérifier. Manche par code, sous Autres, les redonne ici."""
REAL_CARDS = """Vraies cartes
À vous les cartes, ici la feuille de score : Titre, Vraies cartes.
Après une manche : qui a fini, qui a posé, ce qui reste. La croix change de 5 et de 25, SELECT compte les cartes.
Sur la feuille, A corrige tout, SELECT retire la dernière manche.
Elle attend sous Vraies cartes jusqu'à la suivante."""
