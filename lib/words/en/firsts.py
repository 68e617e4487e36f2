# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: explanations shown once, when something happens for the first time. Two lines of about 25 letters each."""

GOT_IT = "Go on"

AUTO = "The Wild turned up was your draw: play on."
SPACE = "Pawns move after the hand. Your space is your phase."
CARD = "A star: choose a phase beside it, or a Twist card."
SAVE = "Once a hand, save a card instead of a discard: ↓."
SAVE_ANY = "You may save a card instead of a discard: ↓."  # any number of them
ANTI = "Lay, or fall one phase. Who falls below 1 is out."
X_CARD = "The X: holding it at the end of a hand costs a phase."
POSTAL = "The number of your phase is wild for you, up to 7."
FLOAT = "You float: draw, play what fits, or discard and be out."
KNOCK = "You may snatch this card out of turn: knock."
GIVE = "As dealer you say who gets the card turned up."
TURN = "Now turn over one of your cards in its place."
FREE = "Any phase you still need: shown is the nearest."
SWAP = "Lay the real card into a run: its Wild moves on."
WILD_SKIP = "A Wild may be thrown as a Skip, too: ↓."
PICK = "Only the phase you choose can be laid in this hand."
ALT = "In this run neighbours must differ in colour."
ALT_TWO = "In this run two colours alternate."
FLUSH = "This run must be of one colour."
STOP = "You may stop in the pause: 5.5 phases win."
TIP = "Not sure? Hold SELECT and I tell you what I would do."
DICE = "A rolls, you keep what counts. Three rolls a turn."
