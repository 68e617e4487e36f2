# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: help pages, one for each named variant."""

mattel = """Les règles de la boîte actuelle. Un Joker en main coûte 25. Une phase veut un seul nombre en tout, pas \
un par groupe. La dernière carte peut aussi s'ajouter à un groupe."""
fixed10 = """Dix manches, tous sur la même phase : la 1 d'abord, la 10 à la fin. Personne ne recommence. Le moins \
de points après dix manches gagne."""
firstFive = """Seulement les phases 1 à 5. Le premier à poser la phase 5 gagne."""
even = """Seulement les phases 2, 4, 6, 8 et 10. La partie courte des habitués."""
odd = """Seulement les phases 1, 3, 5, 7 et 9."""
short55 = """Quand le temps manque. Arrête en pause quand tu veux. La partie compte dès 5,5 phases ; une phase \
de la manche en cours compte pour moitié. Le plus de phases gagne, puis le moins de points."""
freeOrder = """Pose les dix phases dans l'ordre que tu veux, sans l'annoncer avant. Chacune compte dès qu'elle est \
posée, une par manche."""
knock = """Quand quelqu'un a jeté une carte : toque, prends-la et joue aussitôt. On continue à ta gauche, les \
autres perdent leur tour. Jamais deux fois de suite, et pas de Passe-tour."""
replaceWild = """Ta phase posée : mets la vraie carte dans une suite où un Joker la remplace. Le Joker va au bout \
que tu choisis. Il ne vient jamais en main."""
wildAsSkip = """Tu peux jeter un Joker comme Passe-tour et choisir ta victime. Jusqu'au mélange il compte comme \
Passe-tour."""
dealerChooses = """Un Joker retourné d'abord est offert par le donneur à qui il veut, contre une autre carte. Un \
Passe-tour est mis devant quelqu'un."""
floating = """Main vide sans avoir jeté ? Tu flottes. Ce que tu pioches et qui va quelque part doit être joué ; \
ce qui ne va nulle part est jeté et finit la manche pour toi."""
altRun = """La phase 6 devient une suite de 9 où deux voisines ont des couleurs différentes. Les Jokers vont \
partout."""
postal = """Jusqu'à la phase 7, le numéro de ta phase est Joker pour toi, en plus des Jokers. Et personne ne finit \
avant que le donneur ait joué."""
antiPhase = """Tous partent de la phase 10. Qui pose reste, qui ne pose pas tombe d'une phase. Sous la phase 1, on \
sort. Le dernier gagne, ou après dix manches la phase la plus haute."""
antiOthers = """Une carte de plus, le X. Finis avec lui : un joueur de ton choix recule d'une phase. En main à la \
fin : c'est toi. On peut le jeter caché, le suivant peut le prendre."""
masters = """De 2 à 4. Ta main vue, choisis la phase à faire. En fin de tour tu peux garder une carte au lieu de la \
jeter, une par manche, et la piocher plus tard, même dans une autre manche."""
mastersDeclare = """Masters sans choix préalable : tu annonces la phase en la posant. On garde des cartes de \
même."""
twist = """Des pions courent sur 28 cases. La case dit la phase. Fini : 3 pas, posée : 2, sinon 1. Sur étoile choisis \
une phase voisine ou une carte Twist : 6, 4 ou 1 en arrière. Trois défausses. Phase 10 sur la case rouge pour \
gagner."""
dice = """Dix dés, trois lancers au plus. Mets de côté ce que tu veux. Phases 1 à 10 comme aux cartes ; Joker vaut \
tout. Une phase faite compte ses dés. Plus de 220 après la phase 5 : 40 de plus. Premier à la phase 10 : 40 de \
plus. Le plus de points gagne. SELECT met de côté ce qui va ; appui long : un conseil."""
