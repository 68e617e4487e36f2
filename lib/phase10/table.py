# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table: all that is on it, field by field, and cheap questions about it that every rule may ask.

Nothing here acts: what an action does stands in the modules that engine.py calls, how the turn goes round in turn.py.
Seats are counted from 0. The last card of a pile is its top.
"""

from phase10.actions import DEALING, ENDED, GAME_OVER, HAND_OVER, NEED_TARGET, NOT_NOW, NOT_YOUR_TURN, OVER, WON
from phase10.actions import BAD_TARGET, NO_TARGET
from phase10.cards import SKIP, SPENT, WILD
from phase10.chance import Chance

MARK = 1  # in skips: a Skip waits here, but its card lies elsewhere
NOBODY = 255  # instead of a seat
NO_PHASE = 255  # in at: none chosen yet
OUT_OF_GAME = 254  # in at: fell below the first phase of anti-phase

# --- the fields: what each is, how it is cleared, saved and seen ------------------------------------------------------
# A kind says what a field holds, and what it holds when it is cleared.
NUMBER = 0  # 0; how many bytes it takes in a save is added: 16 for each
FLAG = 1  # False
SEAT = 2  # NOBODY
PLACE = 3  # -1
STEP = 4  # DEALING
SEATS = 5  # some seats as a tuple, (); None says that this is not settled yet
CARDS = 6  # none
THROWERS = 7  # a seat for each card of the first pile
PILES = 8  # so many piles of cards as the rules have
CHANCE = 9
COURSE = 10  # what only the course knows of
BYTES = 11  # by seat: a small number, 0
NUMBERS = 12  # by seat: 0; bytes as with NUMBER
HANDS = 13  # by seat: cards, none
GROUPS = 14  # by seat: groups as groups.py has them, none
KIND = 15
SIZE = 4  # by so much the number of bytes is shifted
# These are added where they hold:
HAND = 256  # cleared when a hand begins; all else lasts as long as the game
OPEN = 512  # everybody sees it
SINCE_2 = 1024  # not in a save of version 1

# The order is that of a save. What belongs to each seat stands at the end: first the bytes, then the others.
# fmt: off
FIELDS = (
    "step", STEP | HAND | OPEN,  # what the table waits for
    "dealer", NUMBER | 16 | OPEN,
    "turn", NUMBER | 16 | HAND | OPEN,  # the seat that is to act
    "hand_no", NUMBER | 32 | OPEN,  # of this hand, from 1
    "given", NUMBER | 16 | HAND | OPEN,  # dealerChooses: the card that looks for a taker
    "fed", SEAT | HAND,  # dealerChooses: who got an upturned card in the hand
    "victim", SEAT | HAND,  # antiOthers: who was named
    "drawn", NUMBER | 16 | HAND,  # the card drawn in this turn
    "laid_now", FLAG | HAND | OPEN,  # the seat in turn has laid in this turn
    "lap_done", FLAG | HAND,  # the turn has been with the dealer
    "can_be_knocked", FLAG | HAND,  # the top of the pile was just discarded
    "saved_now", NUMBER | 16 | HAND,  # Masters: who has saved a card in this hand, as a mask
    "laps", NUMBER | 32 | HAND,  # how often the turn has been with the first seat
    "dry", NUMBER | 16 | HAND,  # turns in a row without a draw
    "out", SEAT | HAND,  # who has won the hand
    "code", NUMBER | 64 | HAND,  # the state of the chance from which the cards were shuffled
    "emptied", PLACE | HAND | OPEN,  # Twist: the pile that the draw emptied
    "chance", CHANCE,
    "tie", SEATS | OPEN,  # who plays this extra hand
    "winners", SEATS,  # of the game; None as long as it goes on
    "course", COURSE,
    "piles", PILES | HAND | OPEN,  # discard piles: one, in Twist three
    "deck", CARDS | HAND,
    "aside", CARDS | HAND,  # out of play in this hand
    "thrown_by", THROWERS | HAND | OPEN,  # who discarded the cards of the first pile
    "whole", FLAG | HAND | SINCE_2,  # the hand was dealt from a box, so no card is missing
    "at", BYTES | OPEN,  # the place in the list of the phase each seat is on
    "skips", BYTES | HAND | OPEN,  # the Skip that lies before a seat, or MARK
    "blame", BYTES | HAND,  # who skipped this seat last (plus one), until the turn is back there
    "served", BYTES | HAND | OPEN,  # has served a Skip and had no turn since; 2: in the open window for knocking
    "knocked", BYTES | HAND,  # its last turn began with a knock
    "floating", BYTES | HAND | OPEN,
    "plays", BYTES | HAND | OPEN,  # takes part in this hand
    "scores", NUMBERS | 48 | OPEN,
    "points", NUMBERS | 32 | HAND,  # what the hand cost, as soon as it is over
    "done", NUMBERS | 32 | OPEN,  # free order, Masters, fixed: the phases that are ticked, as a mask
    "hands", HANDS | HAND,
    "known", HANDS | HAND | OPEN,  # cards that everybody saw going into a hand
    "saved", HANDS,  # Masters: each seat's save pile
    "laid", GROUPS | HAND | OPEN,  # in this hand
)
# fmt: on


def fields(added: int = 0):
    """(name, how) of the fields to which this was added, or of all."""
    for i in range(0, len(FIELDS), 2):
        if FIELDS[i + 1] & added == added:
            yield FIELDS[i], FIELDS[i + 1]


class Table:
    """One game. Read its fields as you like; change it through engine.do() alone."""

    def __init__(self, rules, seats: int, seed: int, has_cards: bool = True) -> None:
        """`has_cards`: False where only the course is played, without a hand that anybody could look into."""
        self.rules = rules
        self.seats = seats
        self.two_colour = rules.altMode == "twoColour"
        self.finder = None
        if has_cards:
            from phase10.finder.finder import Finder

            self.finder = Finder(rules)
        self.chance = Chance(seed)
        self.course = None  # beginning.py finds it
        self.piles = [bytearray() for _ in range(3 if rules.mode == "twist" else 1)]
        self.pile = self.piles[0]
        self.events = []  # what has happened; who shows it clears it
        self.acting = False  # in the middle of a move: left so by one that failed
        for name, how in fields():
            if not hasattr(self, name):
                setattr(self, name, _empty(how & KIND, seats))
        self.winners = None
        self.clear_hand()

    def clear_hand(self) -> None:
        """Forget all that belongs to one hand."""
        for name, how in fields(HAND):
            if name != "piles":
                setattr(self, name, _empty(how & KIND, self.seats))
        for pile in self.piles:
            pile[:] = b""
        self.turn = self.dealer
        for seat in range(self.seats):
            self.plays[seat] = 1

    def tell(self, *event) -> None:
        self.events.append(event)

    def to_pile(self, card: int, seat: int, pile: int = 0) -> None:
        self.piles[pile].append(card)
        if not pile:
            self.thrown_by.append(seat)

    def win(self, winners) -> None:
        self.winners = tuple(winners)
        self.step = ENDED
        self.tell(WON, self.winners)

    # --- whose turn it is -----------------------------------------------------------------------------------------

    def not_ready(self, seat: int, step: str):
        """The reason why it is not this seat's moment for that step, or None."""
        if self.step == ENDED:
            return GAME_OVER
        if self.step in (OVER, DEALING):
            return HAND_OVER
        if seat != self.turn:
            return NOT_YOUR_TURN
        return None if self.step == step else NOT_NOW

    def next_playing(self, seat: int) -> int:
        """The next playing seat on the left; left of the dealer sits the first."""
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.plays[seat]:
                break
        return seat

    # --- what the rules ask of a seat -----------------------------------------------------------------------------

    def may_take(self, pile: int = 0) -> bool:
        """May the top of a discard pile be taken?"""
        if not self.piles[pile]:
            return False
        top = self.piles[pile][-1]
        if top in (SKIP, SPENT):
            return self.rules.takeSkip == "yes"
        return top != WILD or self.rules.takeWild == "yes"

    def must_keep(self) -> int:
        """How many cards laying and hitting must leave in the hand."""
        if self.in_first_lap():
            return 2  # one to discard and, as nobody may go out yet, one to hold
        return 1 if self.rules.goOut == "discard" else 0

    def in_first_lap(self) -> bool:
        return self.rules.postal == "on" and not self.lap_done

    def most_to_lay(self, seat: int) -> int:
        """The largest number of cards that the seat may lay or hit now; neither takes a Skip."""
        hand = self.hands[seat]
        limit = len(hand) - self.must_keep()
        if self.rules.skipLast == "no" and hand.count(bytes((SKIP,))) == 1:
            limit = min(limit, len(hand) - 2)
        return limit

    def postal(self, seat: int) -> int:
        """The number this seat may use as a Wild, or 0."""
        if self.rules.postal == "off" or self.rules.mode in ("freeOrder", "mastersDeclare"):
            return 0
        at = self.at[seat]
        number = self.rules.numbers[at] if at < len(self.rules.numbers) else 0
        return number if number <= 7 else 0

    def skip_targets(self, seat: int) -> int:
        """The seats that this one may play a Skip at, as a mask."""
        rules, mask = self.rules, 0
        for target in range(self.seats):
            if target == seat or not self.plays[target] or self.skips[target]:
                continue
            if rules.skipTarget == "next" and target != self.next_playing(seat):
                continue
            if rules.skipLimit == "oncePerLap" and self.blame[target]:
                continue
            if rules.skipLimit == "noConsecutive" and self.served[target]:
                continue
            mask |= 1 << target
        return mask

    def why_not_target(self, seat: int, target: int):
        """May a Skip, which is not just the last card, be played at this seat, or at NO_TARGET?"""
        mask = self.skip_targets(seat)
        if target != NO_TARGET:
            return None if 0 <= target < self.seats and mask >> target & 1 else BAD_TARGET
        if mask:
            return NEED_TARGET
        hand = self.hands[seat]
        if self.rules.skipNoTarget == "forbidden" and hand.count(bytes((SKIP,))) < len(hand):
            return BAD_TARGET
        return None


def _empty(kind: int, seats: int):
    """What a field of this kind holds when it is cleared."""
    if kind in (CARDS, THROWERS):
        return bytearray()
    if kind == BYTES:
        return bytearray(seats)
    if kind == NUMBERS:
        return [0] * seats
    if kind in (HANDS, GROUPS):
        return [bytearray() if kind == HANDS else [] for _ in range(seats)]
    return (0, False, NOBODY, -1, DEALING, ())[kind]


def pop(pile) -> int:
    """Take the top card."""
    card = pile[-1]
    pile[-1:] = b""
    return card
