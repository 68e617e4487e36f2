# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the named variants, one per line: key in menus/presets.py | name | what is special."""

VARIANTS = """
sheet|Classique|Comme l'ancienne notice.
mattel|Mattel|La boîte actuelle : Joker 25.
fixed10|Dix manches|Même phase pour tous.
firstFive|Phases 1-5|Deux fois plus court.
even|Paires|Phases 2, 4, 6, 8 et 10.
odd|Impaires|Phases 1, 3, 5, 7 et 9.
short55|Jeu court|Fin quand tu veux.
freeOrder|Ordre libre|Phases dans l'ordre voulu.
knock|Toc-toc|Prendre hors de son tour.
replaceWild|Joker mobile|Les Jokers posés bougent.
wildAsSkip|Joker passe|Un Joker peut faire passer.
dealerChooses|Cadeau|1er Joker ou Passe : offert.
floating|Flottement|Sans cartes, mais en jeu.
altRun|Suite mêlée|Phase 6 en couleurs mêlées.
postal|Postale|Ton numéro est Joker.
antiPhase|Anti-Phase|Qui pose reste en phase 10.
antiOthers|Carte X|Le X fait reculer un rival.
masters|Masters|Choisir, garder des cartes.
mastersDeclare|Masters libre|Phase choisie en posant.
twist|Twist|Course de pions au plateau.
dice|Dés|Dix dés au lieu de cartes.
own|Sur mesure|Règles choisies une à une.
"""
