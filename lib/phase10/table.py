# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Table, the state of a game: the declaration of its fields, and queries that all rules use.

Actions are implemented in the modules that engine.py dispatches to, turn order in turn.py. Seats are numbered from 0.
The last card of a pile is its top.
"""

from phase10.actions import DEALING, ENDED, GAME_OVER, HAND_OVER, NEED_TARGET, NOT_NOW, NOT_YOUR_TURN, OVER, WON
from phase10.actions import BAD_TARGET, NO_TARGET
from phase10.cards import SKIP, SPENT, WILD
from phase10.chance import Chance
from phase10.groups import TWO_COLOUR, fits_any

MARK = 1  # in skips: a pending Skip whose card is on the discard pile
JUST_SKIPPED = 2  # in served: the seat was skipped since the last discard, for which it may not knock
NOBODY = 255  # sentinel in place of a seat
NO_PHASE = 255  # in at: none chosen yet
OUT_OF_GAME = 254  # in at: fell below the first phase of anti-phase
LAST_POSTAL = 7  # the highest postal number: on a later phase a seat has none

# --- the fields: type, reset, save and visibility ---------------------------------------------------------------------
# Kinds: the type of a field; the comment gives its value when cleared.
NUMBER = 0  # 0; or-ed with its size in a save, bytes << SIZE
FLAG = 1  # False
SEAT = 2  # NOBODY
PLACE = 3  # -1
STEP = 4  # DEALING
SEATS = 5  # a tuple of seats, (); None: not decided yet
CARDS = 6  # empty
THROWERS = 7  # a seat for each card of the first pile
PILES = 8  # one or three piles of cards, by the rules
CHANCE = 9
COURSE = 10  # the course's own state, Course.pack()
BYTES = 11  # per seat: a byte, 0
NUMBERS = 12  # per seat: a number, 0; size as for NUMBER
HANDS = 13  # per seat: cards, empty
GROUPS = 14  # per seat: a list of groups (groups.py), empty
KIND = 15  # bit mask of the kind
SIZE = 4  # shift of the size
# Flags:
HAND = 256  # cleared when a hand begins; without it the field lasts for the game
OPEN = 512  # visible to every seat, see view.py
SINCE_2 = 1024  # not in a save of version 1

# name, kind | size | flags, in the order of a save. Per-seat fields come last: first BYTES, then the others.
# fmt: off
FIELDS = (
    "step", STEP | HAND | OPEN,  # what the table waits for
    "dealer", NUMBER | 16 | OPEN,
    "turn", NUMBER | 16 | HAND | OPEN,  # the seat that is to act
    "hand_no", NUMBER | 32 | OPEN,  # of this hand, from 1
    "given", NUMBER | 16 | HAND | OPEN,  # dealerChooses: the card the dealer has to give
    "fed", SEAT | HAND,  # dealerChooses: the seat that got the upcard into its hand
    "victim", SEAT | HAND,  # antiOthers: the seat that was named
    "drawn", NUMBER | 16 | HAND,  # the card drawn in this turn
    "laid_now", FLAG | HAND | OPEN,  # the seat in turn has laid in this turn
    "lap_done", FLAG | HAND,  # the turn has reached the dealer
    "can_be_knocked", FLAG | HAND,  # knocking is possible: the top card was just discarded
    "saved_now", NUMBER | 16 | HAND,  # Masters: mask of the seats that saved a card in this hand
    "laps", NUMBER | 32 | HAND,  # how often the turn reached the first seat
    "dry", NUMBER | 16 | HAND,  # turns in a row without a draw
    "out", SEAT | HAND,  # the seat that went out, when the hand is over
    "code", NUMBER | 64 | HAND,  # the generator's state before the shuffle, for the deal code
    "emptied", PLACE | HAND | OPEN,  # Twist: the pile that the draw emptied, or NO_PILE
    "chance", CHANCE,
    "tie", SEATS | OPEN,  # the seats in a tie-break hand; () in others
    "winners", SEATS,  # of the game; None until it ends
    "course", COURSE,
    "piles", PILES | HAND | OPEN,  # discard piles: one, in Twist three
    "deck", CARDS | HAND,
    "aside", CARDS | HAND,  # cards out of play in this hand
    "thrown_by", THROWERS | HAND | OPEN,  # the seat that discarded each card of the first pile
    "whole", FLAG | HAND | SINCE_2,  # the hand was dealt from a full deck; False for a position from a script
    "at", BYTES | OPEN,  # each seat's phase, as its index in rules.phases
    "skips", BYTES | HAND | OPEN,  # the pending Skip of a seat (its card, or MARK), 0: none
    "blame", BYTES | HAND,  # the seat (plus one) that skipped this one, until that seat's next turn
    "served", BYTES | HAND | OPEN,  # 1: skipped, no turn since; or JUST_SKIPPED
    "knocked", BYTES | HAND,  # 1: its last turn began with a knock
    "floating", BYTES | HAND | OPEN,
    "plays", BYTES | HAND | OPEN,  # 1: takes part in this hand
    "scores", NUMBERS | 48 | OPEN,
    "points", NUMBERS | 32 | HAND,  # of the hand, set when it is over
    "done", NUMBERS | 32 | OPEN,  # free order, Masters, fixed: mask of the ticked phases
    "hands", HANDS | HAND,
    "known", HANDS | HAND | OPEN,  # cards in the hand that all seats know
    "saved", HANDS,  # Masters: each seat's save pile
    "laid", GROUPS | HAND | OPEN,  # the groups laid in this hand
)
# fmt: on


def fields(added: int = 0):
    """Generator: (name, kind | size | flags) of each field with these flags, by default all."""
    for i in range(0, len(FIELDS), 2):
        if FIELDS[i + 1] & added == added:
            yield FIELDS[i], FIELDS[i + 1]


class Table:
    """One game, created by engine.new_table(). Its fields are read-only: only engine.do() may change it."""

    def __init__(self, rules, seats: int, seed: int) -> None:
        """rules: InForce or a copy."""
        self.rules = rules
        self.seats = seats
        self.finder = None  # set by beginning.py; a score sheet needs none
        self.chance = Chance(seed)
        self.course = None  # set by beginning.py
        self.piles = [bytearray() for _ in range(3 if rules.mode == "twist" else 1)]
        self.pile = self.piles[0]
        self.events = []  # tuples of what happened, see actions.py; the caller clears it
        self.acting = False  # True while a move is applied; stays True if it raised
        for name, how in fields():
            if not hasattr(self, name):
                setattr(self, name, _empty(how & KIND, seats))
        self.winners = None
        self.clear_hand()

    def clear_hand(self) -> None:
        """Reset the fields with the flag HAND; all seats play, the dealer has the turn."""
        for name, how in fields(HAND):
            if name != "piles":
                setattr(self, name, _empty(how & KIND, self.seats))
        for pile in self.piles:
            pile[:] = b""
        self.turn = self.dealer
        self.plays[:] = b"\x01" * self.seats

    def tell(self, *event) -> None:
        self.events.append(event)

    def to_pile(self, card: int, seat: int, pile: int = 0) -> None:
        """Put a card on a discard pile. seat: who has discarded it, or NOBODY."""
        self.piles[pile].append(card)
        if not pile:
            self.thrown_by.append(seat)

    def win(self, winners) -> None:
        self.winners = tuple(winners)
        self.step = ENDED
        self.tell(WON, self.winners)

    # --- turn order -----------------------------------------------------------------------------------------------

    def why_not_now(self, seat: int, step: str):
        """None if this seat may act now and the table waits for that step, else the error code."""
        if self.step == ENDED:
            return GAME_OVER
        if self.step in (OVER, DEALING):
            return HAND_OVER
        if seat != self.turn:
            return NOT_YOUR_TURN
        return None if self.step == step else NOT_NOW

    def next_playing(self, seat: int) -> int:
        """Return the next seat to the left that plays in this hand. Left of the dealer is the first seat."""
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.plays[seat]:
                break
        return seat

    # --- what the rules allow a seat ------------------------------------------------------------------------------

    def may_take(self, pile: int = 0) -> bool:
        """May the top card of this discard pile be drawn? False for a pile that is empty or is none."""
        if not 0 <= pile < len(self.piles) or not self.piles[pile]:
            return False
        top = self.piles[pile][-1]
        if top in (SKIP, SPENT):
            return self.rules.takeSkip == "yes"
        return top != WILD or self.rules.takeWild == "yes"

    def fits(self, seat: int, card: int) -> bool:
        """Does this card of this seat fit any group on the table, whether or not a hit is allowed now?"""
        return fits_any(self.laid, card, self.postal(seat), self.colour_rule())

    def must_keep(self) -> int:
        """Return how many cards must remain in the hand after laying and hitting."""
        if self.in_first_lap():
            return 2  # one to discard and one to hold, because nobody may go out yet
        return 1 if self.rules.goOut == "discard" else 0

    def in_first_lap(self) -> bool:
        return self.rules.postal == "on" and not self.lap_done

    def most_to_lay(self, seat: int) -> int:
        """Return how many cards the seat may lay or hit now at most; a Skip can be neither."""
        hand = self.hands[seat]
        limit = len(hand) - self.must_keep()
        if self.rules.skipLast == "no" and hand.count(bytes((SKIP,))):
            limit = min(limit, len(hand) - 2)
        return limit

    def postal(self, seat: int) -> int:
        """The number this seat may use as a Wild, or 0."""
        if self.rules.postal == "off" or self.course.NAMES_WHEN_LAID:
            return 0
        at = self.at[seat]
        number = self.rules.numbers[at] if at < len(self.rules.numbers) else 0
        return number if number <= LAST_POSTAL else 0

    def colour_rule(self) -> int:
        """Which colours runs may have, see groups.py."""
        mask = TWO_COLOUR if self.rules.altMode == "twoColour" else 0
        if self.rules.postal == "on":
            for seat in range(self.seats):
                number = self.postal(seat)
                mask |= number and 1 << number
        return mask

    def skip_targets(self, seat: int) -> int:
        """Return a bit mask of the seats that this seat may skip."""
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
        """None if a Skip that is not the last card may be played at this seat or at NO_TARGET, else the code."""
        mask = self.skip_targets(seat)
        if target != NO_TARGET:
            return None if mask >> target & 1 else BAD_TARGET
        if mask:
            return NEED_TARGET
        hand = self.hands[seat]
        if self.rules.skipNoTarget == "forbidden" and hand.count(bytes((SKIP,))) < len(hand):
            return BAD_TARGET
        return None


def _empty(kind: int, seats: int):
    """Return the cleared value of this kind."""
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
    """Remove and return the top card."""
    card = pile[-1]
    pile[-1:] = b""
    return card
