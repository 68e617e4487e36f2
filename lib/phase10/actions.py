# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Constants of the game: verbs (first word of an action), steps (states of a table), events and error codes.

The engine, bots, screens, saves and scripts import them. The arguments of each verb are listed at the end, with
is_action(), which checks types and shape; whether an action is legal now is checked by the module engine.py names.
"""

from phase10.cards import is_card

# --- verbs: what a seat can do; the first word of an action ----------------------------------------------------------
DEAL = "deal"
DRAW = "draw"
LAY = "lay"
HIT = "hit"
SWAP = "swap"
DISCARD = "discard"
SAVE = "save"
KNOCK = "knock"
GIVE = "give"
TURN = "turn"
CHOOSE = "choose"
NAME = "name"
STOP = "stop"
# Dice
ROLL = "roll"
KEEP = "keep"
SCORE = "score"
MISS = "miss"

# --- named arguments of an action -------------------------------------------------------------------------------------
DECK = "deck"  # sources of a draw: the deck; DISCARD, the first or only discard pile;
PILE = "pile"  # one of several discard piles, counted from 0;
SAVED_CARD = "saved"  # a card from the seat's own save pile
LOW_END = "low"  # an end of a run
HIGH_END = "high"
FACE_DOWN = "down"  # how the rule card is discarded
TWIST_CARD = "twist"  # a choice on a Twist space
NO_TARGET = -1  # a discard without a target
NO_PILE = -1  # a discard that does not say which pile
OWN_PHASE = -1  # a lay that does not say which phase

# --- steps: what the table waits for ----------------------------------------------------------------------------------
DEALING = "deal"
CHOOSING = "choose"
GIVING = "give"
TURNING = "turn"
DRAWING = "draw"
PLAYING = "play"
NAMING = "name"
OVER = "over"  # the hand is over
ENDED = "end"  # the game is over
# Dice
ROLLING = "roll"
KEEPING = "keep"

# --- events: what has happened, in table.events: the name, then what the comment tells --------------------------------
BEGAN = "hand"  # number of the hand, dealer, table.code
UPCARD = "upcard"  # card[, pile]
DREW = "drew"  # seat, source (DECK, DISCARD, PILE, SAVED_CARD; UPCARD: firstWild=autoLeft gave it), card
LAID = "laid"  # seat, phase
ADDED = "hit"  # seat, card, seat and index of the group, the end it came to (HIGH_END where there are no ends)
SWAPPED = "swapped"  # the same, with the end that the Wild went to
SAVED = "saved"  # seat, card
DISCARDED = "discarded"  # seat, card, is it face down?, pile
SKIPPED = "skipped"  # seat, target, card: a Skip, or SPENT
SERVED = "served"  # the seat that lost its turn
RESHUFFLED = "reshuffled"  # the card on the first pile, 0 for none
KNOCKED = "knocked"  # seat
FLOATS = "floats"  # seat
GAVE = "gave"  # dealer, target, card
TURNED = "turned"  # seat, card
CHOSE = "chose"  # seat, phase or TWIST_CARD
NAMED = "named"  # seat, target
FELL = "fell"  # a seat that was put back a phase (antiOthers)
HAND_WON = "over"  # the seat that went out, or table.NOBODY
TIED = "tie"  # the seats, a tuple
WON = "won"  # the seats, a tuple; () for nobody
# Dice
ORDER = "order"  # the seats in the order of play, as bytes
ROLLED = "rolled"  # seat, mask of the dice rolled
KEPT = "kept"  # seat, mask of the dice set aside
MISSED = "missed"  # seat
SCORED = "scored"  # seat, points, mask of the dice
BONUS = "bonus"  # seat
FINISHED = "finished"  # seat

# --- error codes: why an action is refused; each has one meaning ------------------------------------------------------
NOT_YOUR_TURN = "not-your-turn"
NOT_NOW = "not-now"
NOT_IN_HAND = "not-in-hand"
CANNOT_TAKE = "cannot-take"
NOT_THE_PHASE = "not-the-phase"
ALREADY_LAID = "already-laid"
LAY_FIRST = "lay-first"
NOT_THIS_TURN = "not-this-turn"
NO_GROUP = "no-group"
NO_FIT = "no-fit"
WHICH_END = "which-end"
KEEP_ONE = "keep-one"
BAD_TARGET = "bad-target"
NEED_TARGET = "need-target"
NOT_A_SKIP = "not-a-skip"
NO_KNOCK = "no-knock"
FORCED = "forced"
LIMIT = "limit"
RULE_OFF = "rule-off"
NO_SKIP = "no-skip"
NEED_VALUE = "need-value"
BAD_ACTION = "bad-action"
HAND_OVER = "hand-over"
GAME_OVER = "game-over"
BAD_CARD = "bad-card"
BAD_OPTION = "bad-option"
BAD_SYNTAX = "bad-syntax"

# --- the shape of an action -------------------------------------------------------------------------------------------
# The arguments of each verb, one letter per argument; a capital letter marks an optional one.
#   c  a card
#   s  a seat
#   i  the index of a group, a pile or a phase in its list; NO_PILE or OWN_PHASE for none
#   e  an end of a run
#   v  a value: a number, or a colour plus one; 0 derives it from the cards
#   a  a seat, NO_TARGET or FACE_DOWN
#   p  a phase or TWIST_CARD
#   g  a list of (cards, value), one per group, in the order of the phase
_SHAPES = {
    DEAL: "",
    LAY: "gI",
    HIT: "csiEV",
    SWAP: "csiE",
    DISCARD: "cAI",
    SAVE: "c",
    KNOCK: "",
    GIVE: "s",
    TURN: "c",
    CHOOSE: "p",
    NAME: "s",
    STOP: "",
}
_SOURCES = {DECK: "", DISCARD: "", PILE: "i", SAVED_CARD: "c"}  # the same per source of a draw
_LARGEST = 255  # seats, places and values are bytes
_MOST_CARDS = 109  # cards in a box
_MOST_GROUPS = 12


def is_action(action) -> bool:
    """Is this object a well-formed action of the card game? Whether it is legal at a table is not checked here."""
    if type(action) is not tuple:
        return False
    shapes = _SHAPES
    if len(action) > 1 and type(action[0]) is str and action[0] == DRAW:
        action, shapes = action[1:], _SOURCES
    if not action or type(action[0]) is not str or action[0] not in shapes:
        return False
    shape = shapes[action[0]]
    if len(action) > len(shape) + 1 or shape[len(action) - 1 :] != shape[len(action) - 1 :].upper():
        return False
    for i in range(1, len(action)):
        if not _is(shape[i - 1].lower(), action[i]):
            return False
    return True


def _is(kind: str, what) -> bool:
    """Does this argument match the letter of _SHAPES?"""
    if kind == "c":
        return is_card(what)
    if kind == "g":
        return type(what) in (list, tuple) and len(what) <= _MOST_GROUPS and all(map(_is_group, what))
    if type(what) is str:
        return kind + what in ("e", "e" + LOW_END, "e" + HIGH_END, "a" + FACE_DOWN, "p" + TWIST_CARD)
    return kind != "e" and is_number(what, _LARGEST)


def is_number(what, most: int, least: int = -1) -> bool:
    """Is this an int within bounds? True and False are not."""
    return type(what) is int and least <= what <= most


def _is_group(what) -> bool:
    if type(what) is not tuple or len(what) != 2 or not is_number(what[1], _LARGEST, 0):
        return False
    return type(what[0]) in (bytes, bytearray) and len(what[0]) <= _MOST_CARDS and all(map(is_card, what[0]))
