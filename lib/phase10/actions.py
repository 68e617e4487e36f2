# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The grammar of the game: what can be done (verbs), when (steps), what happens (events), and why not (error codes).

Everybody who names one of these takes the name from here: the engine, bots, screens, saves and scripts. What an action
holds behind its verb stands at the end, with the question whether anything at all is an action. Whether an action is
allowed now is said by the modules that do it; engine.py knows which.
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

# --- what may stand behind a verb in words ----------------------------------------------------------------------------
DECK = "deck"  # sources of a draw; the others are DISCARD for the only pile or the first, and
PILE = "pile"  # one of several, counted from 0
SAVED_CARD = "saved"  # a card from the own save pile
LOW_END = "low"  # an end of a run
HIGH_END = "high"
DOWN = "down"  # how the rule card is discarded
TWIST_CARD = "twist"  # a choice on a Twist space
NO_TARGET = -1  # a discard that is played at nobody
NO_PILE = -1  # a discard that names no pile
OWN_PHASE = -1  # a lay that names no phase

# --- steps: what the table waits for ----------------------------------------------------------------------------------
DEALING = "deal"
CHOOSING = "choose"
GIVING = "give"
TURNING = "turn"
DRAWING = "draw"
PLAYING = "play"
NAMING = "name"
OVER = "over"  # the hand is
ENDED = "end"  # the game has
# Dice
ROLLING = "roll"
KEEPING = "keep"

# --- events: what has happened; the first word of each of table.events ------------------------------------------------
BEGAN = "hand"
UPCARD = "upcard"
DREW = "drew"
LAID = "laid"
ADDED = "hit"
SWAPPED = "swapped"
SAVED = "saved"
DISCARDED = "discarded"
SKIPPED = "skipped"
SERVED = "served"
RESHUFFLED = "reshuffled"
KNOCKED = "knocked"
FLOATS = "floats"
GAVE = "gave"
TURNED = "turned"
CHOSE = "chose"
NAMED = "named"
FELL = "fell"
HAND_WON = "over"
TIED = "tie"
WON = "won"
# Dice
ORDER = "order"
ROLLED = "rolled"
KEPT = "kept"
MISSED = "missed"
SCORED = "scored"
BONUS = "bonus"
FINISHED = "finished"

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
_CARD = 0
_SEAT = 1  # 0 and up; some rules also know -1 as nobody
_INDEX = 2  # of a group, a pile or a phase of the list, counted from 0; -1 for none
_END = 3
_VALUE = 4  # a number, or a colour plus one; 0 leaves it to the cards
_AIM = 5  # a seat or DOWN
_CHOICE = 6  # a phase or TWIST_CARD
_GROUPS = 7  # a list of (cards, value), a group each, in the order of the phase
# verb: (what must stand behind it, what may follow)
_SHAPES = {
    DEAL: ((), ()),
    LAY: ((_GROUPS,), (_INDEX,)),
    HIT: ((_CARD, _SEAT, _INDEX), (_END, _VALUE)),
    SWAP: ((_CARD, _SEAT, _INDEX), (_END,)),
    DISCARD: ((_CARD,), (_AIM, _INDEX)),
    SAVE: ((_CARD,), ()),
    KNOCK: ((), ()),
    GIVE: ((_SEAT,), ()),
    TURN: ((_CARD,), ()),
    CHOOSE: ((_CHOICE,), ()),
    NAME: ((_SEAT,), ()),
    STOP: ((), ()),
}
_SOURCES = {DECK: (), DISCARD: (), PILE: (_INDEX,), SAVED_CARD: (_CARD,)}
_LARGEST = 255  # seats, places and values are bytes
_MOST_CARDS = 109  # of a box
_MOST_GROUPS = 12


def is_action(action) -> bool:
    """Is this, whatever it is, an action of a game with cards? Whether it fits the table is asked later."""
    if type(action) is not tuple or not action or type(action[0]) is not str:
        return False
    if action[0] == DRAW:
        if len(action) < 2 or type(action[1]) is not str or action[1] not in _SOURCES:
            return False
        kinds, given = _SOURCES[action[1]], action[2:]
        return len(given) == len(kinds) and (not given or _is(kinds[0], given[0]))
    if action[0] not in _SHAPES:
        return False
    must, may = _SHAPES[action[0]]
    if not len(must) < len(action) < len(must) + len(may) + 2:
        return False
    for i in range(1, len(action)):
        if not _is(must[i - 1] if i <= len(must) else may[i - 1 - len(must)], action[i]):
            return False
    return True


def _is(kind: int, what) -> bool:
    """Is this of a kind?"""
    if kind == _CARD:
        return is_card(what)
    if kind == _GROUPS:
        return _are_groups(what)
    if type(what) is str:
        if kind == _END:
            return what in ("", LOW_END, HIGH_END)
        return kind == _AIM and what == DOWN or kind == _CHOICE and what == TWIST_CARD
    return kind != _END and is_number(what, _LARGEST)


def is_number(what, most: int, least: int = -1) -> bool:
    """A whole number within bounds; True and False are none."""
    return type(what) is int and least <= what <= most


def _are_groups(lay) -> bool:
    if type(lay) not in (list, tuple) or len(lay) > _MOST_GROUPS:
        return False
    for group in lay:
        if type(group) is not tuple or len(group) != 2 or not is_number(group[1], _LARGEST, 0):
            return False
        if type(group[0]) not in (bytes, bytearray) or len(group[0]) > _MOST_CARDS:
            return False
        for card in group[0]:
            if not is_card(card):
                return False
    return True


def is_dice_action(action) -> bool:
    """The same for Dice: a roll, which may name its faces, dice to keep or to score as a mask, or a miss."""
    if type(action) is not tuple or not action or type(action[0]) is not str:
        return False
    if action[0] in (KEEP, SCORE):
        return len(action) == 2 and is_number(action[1], 1023, 0)
    if action[0] == ROLL and len(action) == 2:
        return type(action[1]) in (bytes, bytearray) and len(action[1]) <= 10
    return action[0] in (ROLL, MISS) and len(action) == 1
