# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the rules menu, in the format of en/rules.py."""

RULES = "Règles"
PRESET = "Comme"
BACK = "Valider"
CHANGE = "Changer"
PICK = "Choisir"
YES = "oui"
NO = "non"
NOT_TOGETHER = "{} et {} ne vont pas ensemble."

PHASES = "Phases"
KINDS = ("", "{} égales", "suite de {}", "{} d'une couleur")
SWITCH = "Avec ou sans"
SOME_LEFT = "Il faut garder une phase."
LACKING = {"short55": "Jeu court : 6 phases ou plus.", "altRun": "Suite mêlée : il faut la 6."}

mode = """Mode
ordered|dans l'ordre|Les phases une à une. Qui n'a pas posé recommence la sienne.
fixed10|dix manches|Tous sur la même phase. Après la dernière, le moins de points gagne.
freeOrder|ordre libre|Pose la phase que tu veux. Le premier à les avoir toutes gagne.
masters|Masters|Choisis la phase selon ta main et garde une carte par manche.
mastersDeclare|Masters libre|Masters, mais tu annonces la phase en la posant.
antiPhase|Anti-Phase|On part d'en haut. Qui ne pose pas tombe. Le dernier gagne.
twist|Twist|Des pions sur un plateau donnent la phase. Trois défausses.
dice|Dés|Dix dés en trois lancers au lieu de cartes."""
phaseList = "Phases\n#||Les phases à jouer. A les choisit une à une."
wildPoints = "Joker coûte\n20|20|Un Joker resté en main coûte 20 points.\n25|25|Un Joker resté en main coûte 25 points."
naturals = """Nombres
group|par groupe|Chaque groupe veut un nombre, le reste peut être Joker.
phase|par phase|Une phase veut un seul nombre en tout.
none|aucun|Même un groupe de Jokers seuls peut être posé."""
goOut = """Dernière
discard|à jeter|La manche finit quand tu jettes ta dernière carte.
hitOrDiscard|même ajoutée|Ta dernière carte peut aussi s'ajouter à un groupe.
float|flottement|Sans carte ni défausse, tu flottes et la manche continue."""
floatSkip = """Flottant
keeps|joue le Passe|Qui flotte et pioche un Passe-tour le joue et flotte encore.
ends|Passe et fini|Qui flotte et pioche un Passe-tour le jette et finit."""
hitSameTurn = """Ajout direct
yes||Au tour où tu poses, tu peux aussi ajouter.
no||Tu ajoutes à partir du tour suivant."""
takeWild = "Prendre Joker\nyes||Un Joker sur la défausse peut être pris.\nno||Un Joker sur la défausse y reste."
takeSkip = """Prendre Passe
no||Un Passe-tour sur la défausse y reste.
yes||Un Passe-tour sur la défausse peut être pris."""
skipTarget = """Qui passe
any|au choix|Tu choisis qui passe son tour.
next|le suivant|Il touche toujours le joueur suivant."""
skipPile = """Passe servi
onTopWhenServed|dessus|Devant sa victime, puis sur la défausse une fois servi.
underWhenServed|dessous|Une fois servi, il va sous la défausse.
onTopWhenPlayed|jeté avant|Il va tout de suite sur la défausse, un signe reste.
setAside|de côté|Il sort du jeu jusqu'à la manche suivante."""
skipLimit = """Limite
onePending|un seul|Personne n'a deux Passe-tours en attente.
oncePerLap|un par tour|Ta victime est protégée jusqu'à ton prochain tour.
noConsecutive|un tour libre|Qui a passé joue d'abord un vrai tour."""
skipNoTarget = """Sans cible
dead|perdu|Sans victime, un Passe-tour se jette sans effet.
forbidden|interdit|Sans victime, on ne peut pas jeter un Passe-tour."""
skipLast = """Finir par Passe
yes||La dernière carte peut être un Passe-tour.
no||La dernière carte ne peut pas être un Passe-tour."""
firstWild = """Début : Joker
normal|à prendre|Le premier joueur peut le prendre au lieu de piocher.
autoLeft|à gauche|Le premier joueur le reçoit comme pioche.
dealerChooses|cadeau|Le donneur l'offre à quelqu'un, qui jette une autre carte.
redraw|remis|Il va sous la pioche ; on retourne une autre carte."""
firstSkip = """Début : Passe
skipFirst|agit|Le premier joueur passe son tour.
cover|couvert|On le couvre jusqu'à voir une autre carte.
redraw|remis|Il va sous la pioche ; on retourne une autre carte.
dealerChooses|cadeau|Le donneur l'offre à quelqu'un."""
dealerSkip = """Offert
target|fait passer|Qui le reçoit passe son tour.
card|en main|Qui le reçoit le garde et jette une autre carte."""
reshuffle = """Mélange
all|tout|Toute la défausse est mêlée, une carte est retournée.
keepTop|sauf dessus|La carte du dessus de la défausse reste."""
dealer = "Donneur\nrotate|change|La donne passe à gauche à chaque manche.\nfixed|reste|Le même joueur donne toujours."
firstDealer = "1er donneur\nchance|au hasard|Le hasard dit qui donne d'abord.\n#||Qui donne à la première manche."
gameEnd = """Fin du jeu
handEnd|en fin|Une fois la dernière phase posée, on finit la manche.
immediateIfSole|tout de suite|Seul sur la dernière phase ? La poser gagne aussitôt.
mustGoOut|en finissant|Il faut poser la dernière phase et finir.
outThenPoints|fini + points|Finir arrête tout. Avec la dernière phase, le moins de points gagne."""
tieBreak = """Belle
firstOut|qui finit|Les ex æquo rejouent la dernière phase ; le premier fini gagne.
firstLay|qui pose|Les ex æquo rejouent la dernière phase ; qui pose gagne."""
tiePhase = """En belle
last|la dernière|Les ex æquo jouent la toute dernière phase.
own|la sienne|Chaque ex æquo rejoue la phase qu'il essayait."""
fixedTie = """Égalité
share|partagée|À points égaux, victoire partagée.
extra|rejouée|À points égaux, encore une manche."""
knock = """Toc-toc
off||Seul le suivant peut prendre la carte jetée.
on||Qui toque prend la carte jetée et joue aussitôt."""
knockWindow = "Délai toc\n#||Secondes pour toquer."
knockPriority = """Qui toque
first|le plus vif|Qui toque d'abord prend la carte.
seat|le plus près|Le plus proche prend la carte."""
knockPenalty = "Amende\noff||Toquer ne coûte rien.\non||Qui toque pioche aussi une carte."
replaceWild = """Joker mobile
off||Un Joker reste où il est posé.
on||Mets la vraie carte dans la suite ; le Joker va au bout."""
wildAsSkip = "Joker passe\noff||Un Joker ne fait pas passer.\non||Un Joker peut être jeté comme Passe-tour."
altRun = """Suite mêlée
off|non|La phase 6 comme imprimée, sans couleurs alternées.
replacePhase6|en phase 6|La phase 6 est une suite de 9 en couleurs alternées.
extraPhase|ajoutée|Une suite de 9 en couleurs alternées vient à la fin."""
altMode = """Ses couleurs
adjacent|varient|Deux voisines y sont de couleurs différentes.
twoColour|deux|Deux couleurs y alternent."""
antiOthers = """Carte X
off||Sans le X, qui fait reculer un rival d'une phase.
on||Finir avec X : un rival recule d'une phase. En main à la fin : toi."""
postal = """Postale
off||Le numéro de ta phase n'est pas un Joker.
on||Jusqu'à 7, le numéro de ta phase est Joker. Nul ne finit avant le tour du donneur."""
short55 = """Jeu court
off|non|On joue jusqu'au bout.
manual|à la main|Fin en pause. Dès 5,5 phases, le meilleur gagne.
minutes|à la montre|Fin à la montre. Dès 5,5 phases, le meilleur gagne.
hands|en manches|Fin après des manches. Dès 6 phases, le meilleur gagne."""
shortMinutes = "Minutes\n#||Autant de minutes jusqu'à la fin."
shortHands = "Manches\n#||Autant de manches jusqu'à la fin."
saveLimit = """Garder
1|1 par manche|Une carte par manche peut être gardée.
unlimited|sans limite|On garde autant de cartes qu'on veut."""
saveOut = "Dernière gardée\nyes||Garder sa dernière carte, c'est finir.\nno||La dernière carte doit être jetée."
saveVisible = """Gardées
no|cachées|Chacun ne voit que les siennes.
yes|visibles|Tous voient les cartes gardées, aussi sur la feuille de score."""
antiStart = "Départ\n#||La phase où tous commencent."
antiHands = "Manches\n#||Autant de manches au plus ; 0 est sans fin."
twistStart = """Au départ
always|on avance|Un pion avance même sans phase.
mustCompleteFirst|phase 1|Un pion attend d'avoir fait la phase 1."""
twistVisible = """Carte Twist
yes|visible|La carte Twist du dessus est visible.
no|cachée|La carte Twist du dessus est cachée."""
twist4 = """Twist 4
run3|suite de 3|Deux fois 3 égales et une suite de 3.
run4|suite de 4|Deux fois 3 égales et une suite de 4."""
diceWildColour = """Joker en P8
match|sa couleur|Un Joker ne compte que dans sa couleur.
any|toutes|Un Joker compte dans toute couleur."""
diceEnd = """La fin
lastRound|dernier tour|Phase 10 faite : les autres jouent jusqu'à leur échec.
atOnce|aussitôt|Qui fait la phase 10 finit la partie."""
handTurns = "Tours au plus\n#||Une manche plus longue finit sans gagnant."
