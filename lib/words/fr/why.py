# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: error messages by the table's error codes, and why a game could not be saved. A line has room for about 26
letters.
"""

WHY = {
    "bad-target": "Cette place est exclue",
    "cannot-take": "Cela ne se prend pas",
    "forced": "La règle l'impose",
    "keep-one": "Garde une carte à jeter",
    "lay-first": "Pose d'abord ta phase",
    "limit": "Une seule par manche",
    "memory": "Plus assez de mémoire",
    "need-value": "Il faut un nombre",
    "no-fit": "Cela ne va nulle part",
    "no-knock": "Impossible de toquer",
    "no-skip": "Pas un Passe-tour",
    "not-the-phase": "Pas encore la phase",
    "not-this-turn": "Pas dans ce même tour",
}
FORBIDDEN = "C'est impossible"
BOT_FAILED = "Robot en panne, règle joue"  # for a turn

# Before a discard.
DISCARD_WILD = "Jeter un Joker ?"
DISCARD_FITTING = "Jeter ? Elle sert"
DISCARD_UNLAID = "Sans poser ?"

NOT_SAVED = {
    "full": "Disque plein : non sauvé",
    "readonly": "Disque protégé : non sauvé",
    "broken": "Disque abîmé : non sauvé",
    "memory": "Mémoire pleine : non sauvé",
    "newer": "Version récente : non sauvé",
    "big": "Trop grand : non sauvé",
    "battery": "Batterie faible : partie sauvée",
}
