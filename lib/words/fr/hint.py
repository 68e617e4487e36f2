# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the owl's hints. A reason has room for two lines of 23 letters."""

DECK = "Pioche une carte."
PILE = "Prends le {} !"
SAVED = "Prends la carte gardée !"
CHOOSE = "Choisis la phase {}."
TWIST = "Prends la carte Twist."
LAY = "Pose ta phase !"
HIT = "Le {} chez {} !"
HIT_OWN = "Le {} chez toi !"
SKIP = "Passe-tour pour {} !"
DISCARD = "Jette le {}."
ON_PILE = "Défausse {} : le {}."
OTHER = {"knock": "Toque !", "pass": "Laisse-la.", "save": "Garde cette carte."}

# Reasons.
WHY = {
    "unknown": "Aucune carte visible ne t'aiderait.",
    "aim": "Je viserais une autre phase.",
    "wild": "Un Joker vaut toute carte.",
    "fits": "Il va sur un groupe.",
    "completes": "Il complète ta phase.",
    "near": "Il te rapproche de ta phase.",
    "only": "Rien d'autre n'est utile.",
    "must": "Rien d'autre n'est permis.",
    "open": "Davantage de cartes t'aideront alors.",
    "lay": "Puis tu peux ajouter, et tu passes à la suivante.",
    "stay": "Ainsi tu gardes ta phase.",
    "hold": "Attends : une phase plus dure est proche.",
    "hit": "Chaque carte en moins épargne des points.",
    "race": "Qui finit avance le plus.",
    "one": "Il n'y reste qu'une carte : le plus grand danger.",
    "skip": "Personne n'est plus près de finir.",
    "lead": "C'est de là que vient le danger.",
    "ahead": "Devant toi dans la partie.",
    "behind": "Sa phase reste à poser.",
    "again": "Puis c'est encore ton tour.",
    "alike": "Personne d'autre n'a posé : peu importe qui.",
    "out": "C'est ta dernière carte.",
    "dear": "Il ne va sur aucun groupe.",
    "spare": "Sans lui, il te manque autant.",
    "least": "C'est lui qui te manquera le moins.",
    "save": "Elle servira peut-être plus tard.",
    "choose": "Elle va le mieux avec tes cartes.",
    "harder": "Les plus faciles peuvent attendre.",
    "easy": "C'est la phase la plus facile.",
    "twist": "Une fois posée, elle te mène plus loin.",
}
