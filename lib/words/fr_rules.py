# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the rules one by one. An option's text is its name, then a line for each value in the order of
phase10.options: the value's name (yes and no need none) and, after a bar, what it means. A number has one line.
"""

RULES = "Règles"
PRESET = "Tout comme"
BACK = "Fini"
CHANGE = "Changer"
PICK = "Choisir"
YES = "oui"
NO = "non"
NOT_TOGETHER = "%s et %s ne vont pas ensemble."

PHASES = "Phases"
KINDS = ("", "%d égales", "suite de %d", "%d d'une couleur")
SWITCH = "Oui ou non"
SOME_LEFT = "Il faut garder une phase."

mode = """Jeu
dans l'ordre|Les phases une à une. Qui n'a pas posé recommence la sienne.
dix manches|Tous sur la même phase. Après dix manches, le moins de points.
ordre libre|Pose la phase que tu veux. Le premier à en avoir dix gagne.
Masters|Choisis la phase selon ta main et garde une carte par manche.
M. libre|Masters, mais tu annonces la phase en la posant.
Anti-Phase|On part d'en haut. Qui ne pose pas tombe. Le dernier gagne.
Twist|Des pions sur un plateau donnent la phase. Trois défausses.
Dés|Dix dés en trois lancers au lieu de cartes."""
phaseList = "Phases\n|Les phases à jouer. A les choisit une à une."
wildPoints = """Joker coûte
20|Un Joker resté en main coûte 20 points.
25|Un Joker resté en main coûte 25 points."""
naturals = """Nombres
par groupe|Chaque groupe veut un nombre, le reste peut être Joker.
par phase|Une phase veut un seul nombre en tout.
aucun|Même un groupe de Jokers seuls peut être posé."""
goOut = """Dernière
à jeter|La manche finit quand tu jettes ta dernière carte.
même ajoutée|Ta dernière carte peut aussi compléter un groupe.
flottement|Sans carte ni défausse, tu flottes et la manche continue."""
floatSkip = """Flottant
joue le Passe|Qui flotte et tire un Passe-tour le joue et flotte encore.
Passe et fini|Qui flotte et tire un Passe-tour le jette et finit."""
hitSameTurn = """Ajout direct
|Au tour où tu poses, tu peux aussi compléter.
|Tu complètes à partir du tour suivant."""
takeWild = "Prendre Joker\n|Un Joker sur la défausse peut être pris.\n|Un Joker sur la défausse y reste."
takeSkip = "Prendre Passe\n|Un Passe-tour sur la défausse y reste.\n|Un Passe-tour sur la défausse peut être pris."
skipTarget = """Qui passe
au choix|Tu choisis qui passe son tour.
le suivant|Il touche toujours le joueur suivant."""
skipPile = """Passe servi
dessus|Devant sa victime, puis sur la défausse une fois servi.
dessous|Une fois servi, il va sous la défausse.
jeté avant|Il va tout de suite sur la défausse, un signe reste.
de côté|Il sort du jeu jusqu'à la manche suivante."""
skipLimit = """Limite
un seul|Personne n'en reçoit deux en attente.
un par tour|Ta victime est protégée jusqu'à ton prochain tour.
un tour libre|Qui a passé joue d'abord un vrai tour."""
skipNoTarget = """Sans cible
perdu|Sans victime, il se jette sans effet.
interdit|Sans victime, on ne peut pas le jeter."""
skipLast = """Passe en fin
|La dernière carte peut être un Passe-tour.
|La dernière carte ne peut pas être un Passe-tour."""
firstWild = """1er Joker
à prendre|Le premier joueur peut le prendre au lieu de piocher.
à gauche|Le premier joueur le reçoit comme pioche.
offert|Le donneur l'offre à quelqu'un, qui jette une autre carte.
remis|Il va sous la pioche ; on retourne une autre carte."""
firstSkip = """1er Passe
fait passer|Le premier joueur passe son tour.
couvert|On le couvre jusqu'à voir une autre carte.
remis|Il va sous la pioche ; on retourne une autre carte.
offert|Le donneur l'offre à quelqu'un."""
dealerSkip = """Offert
fait passer|Qui le reçoit passe son tour.
en main|Qui le reçoit le garde et jette une autre carte."""
reshuffle = """Mélange
tout|Toute la défausse est mêlée, une carte est retournée.
sauf dessus|La carte du dessus de la défausse reste."""
dealer = "Donneur\nchange|La donne passe à gauche à chaque manche.\nreste|Le même joueur donne toujours."
gameEnd = """Fin du jeu
en fin|Une fois la dernière phase posée, on finit la manche.
tout de suite|Seul sur la dernière phase ? La poser gagne aussitôt.
en finissant|Il faut poser la dernière phase et finir."""
tieBreak = """Belle
qui finit|Les ex æquo rejouent la dernière phase ; le premier fini gagne.
qui pose|Les ex æquo rejouent la dernière phase ; qui pose gagne."""
fixedTie = "Égalité\npartagée|À points égaux, victoire partagée.\nrejouée|À points égaux, encore une manche."
knock = "Toc-toc\n|Seul le suivant peut prendre la défausse.\n|Qui frappe prend la défausse et joue aussitôt."
knockWindow = "Délai toc\n|Secondes pour frapper."
knockPriority = """Qui frappe
le plus vif|Qui frappe d'abord prend la carte.
le plus près|Le plus proche prend la carte."""
knockPenalty = "Amende\n|Frapper ne coûte rien.\n|Qui frappe pioche aussi une carte."
replaceWild = """Joker mobile
|Un Joker reste où il est posé.
|Mets la vraie carte dans la suite ; le Joker va au bout."""
wildAsSkip = "Joker passe\n|Un Joker ne fait pas passer.\n|Un Joker peut être jeté comme Passe-tour."
altRun = """Suite mêlée
non|Toutes les phases comme imprimées.
en phase 6|La phase 6 est une suite de 9 en couleurs alternées.
ajoutée|Une suite de 9 en couleurs alternées vient à la fin."""
altMode = """Ses couleurs
varient|Deux voisines y sont de couleurs différentes.
deux|Deux couleurs y alternent."""
antiOthers = """Carte X
|Sans le X.
|Finir avec X : un rival recule d'une phase. En main à la fin : toi."""
postal = "Règle postale\n|Un nombre est un nombre.\n|Jusqu'à 7, le numéro de ta phase est Joker pour toi."
short55 = """Courte
non|On joue jusqu'au bout.
à la main|Fin en pause. Dès 5,5 phases, le meilleur gagne.
à la montre|Fin à la montre. Dès 5,5 phases, le meilleur gagne.
en manches|Fin après des manches. Dès 6 phases, le meilleur gagne."""
shortMinutes = "Minutes\n|Autant de minutes jusqu'à la fin."
shortHands = "Manches\n|Autant de manches jusqu'à la fin."
saveLimit = """Garder
1 par manche|Une carte par manche peut être gardée.
sans limite|On garde autant de cartes qu'on veut."""
saveOut = "Garder la fin\n|Garder sa dernière carte, c'est finir.\n|La dernière carte doit être jetée."
saveVisible = "Gardées\ncachées|Chacun ne voit que les siennes.\nvisibles|Tous voient les cartes gardées."
antiStart = "Départ\n|La phase où tous commencent."
antiHands = "Manches\n|Autant de manches au plus ; 0 est sans fin."
twistStart = """Au départ
on avance|Un pion avance même sans phase.
phase 1|Un pion attend d'avoir fait la phase 1."""
twistVisible = "Carte Twist\nvisible|La carte Twist du dessus est visible.\ncachée|La carte Twist du dessus est cachée."
twist4 = """Twist 4
suite de 3|Deux fois 3 identiques et une suite de 3.
suite de 4|Deux fois 3 identiques et une suite de 4."""
diceWildColour = """Étoile en P8
sa couleur|Une étoile ne compte que dans sa couleur.
toutes|Une étoile compte dans toute couleur."""
handTurns = "Tours au plus\n|Une manche plus longue finit sans gagnant."
