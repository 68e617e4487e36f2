# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: error messages by the table's error codes, and why a game could not be saved. A line has room for about 26
letters.
"""

WHY = {
    "bad-target": "That seat cannot be chosen",
    "cannot-take": "That cannot be taken",
    "forced": "The rules leave no choice",
    "keep-one": "Keep a card to discard",
    "lay-first": "Lay your phase first",
    "limit": "One saved card a hand",
    "memory": "There is no memory left",
    "need-value": "Add a number card",
    "no-fit": "It fits nowhere",
    "no-knock": "You cannot knock now",
    "no-skip": "A Skip cannot be turned",
    "not-the-phase": "Not the phase yet",
    "not-this-turn": "Not in the same turn",
}
FORBIDDEN = "That cannot be done"
BOT_FAILED = "A bot failed, a rule plays"  # for a turn

# Before a discard.
DISCARD_WILD = "Really discard a Wild?"
DISCARD_FITTING = "Discard? It fits"
DISCARD_UNLAID = "Without laying?"

NOT_SAVED = {
    "full": "Not saved: drive is full",
    "readonly": "Not saved: drive is locked",
    "broken": "Not saved: drive is broken",
    "memory": "Not saved: no memory left",
    "newer": "Not saved: newer save there",
    "big": "Not saved: game too large",
    "battery": "Battery low: game is kept",
}
