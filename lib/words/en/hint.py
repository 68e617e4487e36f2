# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the owl's hints. A reason has room for two lines of 23 letters."""

DECK = "Draw from the deck."
PILE = "Take {}!"
SAVED = "Take your saved card!"
CHOOSE = "Choose phase {}."
TWIST = "Take the Twist card."
LAY = "Lay your phase now!"
HIT = "Hit {} on {}."
HIT_OWN = "Hit {} on yours."
SKIP = "Let {} miss a turn."
DISCARD = "Discard {}."
ON_PILE = "On pile {}: {}."
OTHER = {"knock": "Knock!", "pass": "Let it go.", "save": "Save that card."}

# Reasons.
WHY = {
    "unknown": "No open card would help you.",
    "aim": "I would try for another phase.",
    "wild": "A Wild stands for any card.",
    "fits": "It fits a group on the table.",
    "completes": "It completes your phase.",
    "near": "It brings your phase nearer.",
    "only": "Nothing else is worth taking.",
    "must": "Nothing else may be taken.",
    "open": "More cards will help you then.",
    "lay": "Then you may hit, and you move on after this hand.",
    "stay": "Then you stay on this phase.",
    "hold": "Wait: a harder phase is near.",
    "hit": "Each card that leaves your hand saves points.",
    "race": "Who is out of cards goes farthest.",
    "one": "One card is left there: the greatest danger.",
    "skip": "Nobody is nearer to going out.",
    "lead": "The danger comes from there.",
    "ahead": "Ahead of you in the game.",
    "behind": "No phase is laid there yet.",
    "again": "Then it is your turn again.",
    "alike": "Nobody else has laid yet: it matters little.",
    "out": "It is your last card.",
    "dear": "It fits no group on the table.",
    "spare": "You are as near without it.",
    "least": "You will miss it least.",
    "save": "It may be useful later.",
    "choose": "It suits your cards best.",
    "harder": "The easier ones can wait.",
    "easy": "It is the easier phase.",
    "twist": "Laid, it takes you farther.",
}
