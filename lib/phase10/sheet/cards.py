# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet of a game with real cards: replays the recorded hands on a Table without cards, with the Course and
ending.py of every game, after any correction from the first. A recorded hand is in hands.py, saving in kept.py.
"""

from phase10 import ending, opening
from phase10.actions import ENDED, OWN_PHASE, PLAYING, TWIST_CARD
from phase10.sheet.hands import CARD, STOPPED, Hand
from phase10.sheet.heads import Sheet
from phase10.table import NO_PHASE, NOBODY, OUT_OF_GAME, Table

MOST_HANDS = 90


class CardSheet(Sheet):
    """hands: all recorded hands. rows: a Row, the result, for each that counts. A hand that no longer fits because an
    earlier one was corrected does not count, nor do later ones, until it is recorded again.
    """

    DICE = False

    def __init__(self, rules, names, first: int, spare=()) -> None:
        from phase10 import beginning
        super().__init__(beginning.in_force(rules), names, first, spare)
        self.hands = []
        self._course = beginning.course_of(rules.mode)
        self.count()

    def has_invalid_hands(self) -> bool:
        """Is there a hand that must be recorded again?"""
        return not self.is_over() and len(self.hands) > len(self.rows)

    # --- counting -------------------------------------------------------------------------------------------------

    def count(self) -> None:
        self.rows = []
        self.table = self._play(len(self.hands), self.rows)

    def opened(self, number: int):
        """Return the table at the start of hand number (from 0)."""
        return self._play(number, [])

    def _play(self, most: int, rows: list):
        table = Table(self.rules, self.seats, 1)
        table.dealer = table.turn = self.first
        table.course = self._course(table)
        _open(table)
        for hand in self.hands[:most]:
            if table.step == ENDED or not fits(table, hand):
                break
            rows.append(_play_hand(table, hand))
            if table.step != ENDED:
                _open(table)
        return table

    def draft(self, number: int) -> Hand:
        """Return an editable copy of a recorded hand, or a new one."""
        hand, table = Hand(self.seats), self.opened(number)
        if number < len(self.hands):
            before = self.hands[number]
            hand.out, hand.fell = before.out, before.fell
            hand.laid[:], hand.chose[:], hand.points[:] = before.laid, before.chose, before.points
        hand.plays = mask_of(table.plays)
        for seat in range(self.seats):
            if not table.plays[seat]:
                hand.laid[seat], hand.points[seat], hand.chose[seat] = 0, 0, NO_PHASE
                if hand.out == seat:
                    hand.out = NOBODY
        return hand

    def tell(self, number: int, hand: Hand) -> bool:
        """Record a hand, new or corrected; False, changing nothing, if it is impossible."""
        table = self.opened(number)
        settle_choices(table, hand)
        if number > len(self.rows) or number >= MOST_HANDS or table.step == ENDED or not fits(table, hand):
            return False
        self.hands[number:number + 1] = [hand]
        self.count()
        return True

    def forget_last(self) -> None:
        """Delete the last hand that counts, and those after it."""
        self.hands[max(len(self.rows) - 1, 0):] = []
        self.count()

    def is_full(self) -> bool:
        return len(self.rows) >= MOST_HANDS

    def may_stop(self) -> bool:
        return self.rules.short55 != "off" and not self.is_over() and not self.is_full()

    # --- what is shown --------------------------------------------------------------------------------------------

    def total(self, seat: int) -> int:
        """Points; in Twist the space on the board."""
        return total(self.table, seat)

    def shown(self, seat: int) -> int:
        return self.table.course.shown(seat)

    def is_out(self, seat: int) -> bool:
        """Is the seat out of the game (anti-phase)?"""
        return self.table.at[seat] == OUT_OF_GAME

    def far(self, seat: int) -> int:
        """How many phases a seat has made, in Twist its space, in anti-phase the phases it has not lost."""
        table, course = self.table, self.table.course
        if seat in table.tie:  # it was put back to replay one
            return course.last + 1
        return course.phases_done(seat) if course.COUNTS_POINTS else course.pawns[seat]

    def standing(self, seat: int) -> tuple:
        """What the ranking goes by, the best first: winners, then how far, then the fewest points."""
        return seat not in (self.table.winners or ()), -self.far(seat), self.table.scores[seat]


class Row:
    """A hand that counts: the recorded Hand, each seat's points and total after it."""

    def __init__(self, hand: Hand, table, scored: bool) -> None:
        self.hand = hand
        self.scored = scored  # did its points count?
        self.points = list(table.points)
        self.totals = [total(table, seat) for seat in range(table.seats)]


def total(table, seat: int) -> int:
    return table.scores[seat] if table.course.COUNTS_POINTS else table.course.pawns[seat]


def mask_of(flags) -> int:
    return sum([1 << seat for seat in range(len(flags)) if flags[seat]])


def _open(table) -> None:
    """Start the next hand, without cards."""
    opening.open_hand(table)
    table.step = PLAYING


def _play_hand(table, hand: Hand) -> Row:
    points = asks_points(table, hand)
    lay(table, hand)
    if table.step != ENDED:
        for seat in range(table.seats):
            table.points[seat] = hand.points[seat] if seat in points else 0
        if hand.out == STOPPED:
            ending.judge_stopped(table)
        else:
            table.victim = hand.fell
            ending.settle(table, hand.out)
    table.events.clear()
    return Row(hand, table, len(points) > 0 and table.course.COUNTS_POINTS)


# --- a hand on an open table ------------------------------------------------------------------------------------------


def fits(table, hand: Hand) -> bool:
    """Is this hand possible on this table (at its start)?"""
    if hand.plays != mask_of(table.plays):
        return False
    for seat in (hand.out, hand.fell):
        if seat < table.seats and not table.plays[seat]:
            return False
    if hand.out < table.seats and not hand.laid[hand.out] or hand.out == STOPPED and table.rules.short55 == "off":
        return False
    for seat in range(table.seats):
        if must_tell_phase(table, hand, seat) and hand.chose[seat] not in choices(table, seat):
            return False
        if hand.laid[seat] and (not table.plays[seat] or not table.course.layable(seat) and not chooses(table, seat)):
            return False
    return True


def chooses(table, seat: int) -> bool:
    """Does the seat choose its phase before the deal (on a Twist space), laying or not?"""
    return table.course.CHOOSES_FIRST and bool(table.plays[seat]) and table.course.must_choose(seat)


def names_phase(table, seat: int) -> bool:
    """Must the seat name the phase that it lays, because the rules leave it open?"""
    if table.rules.mode == "masters":
        return table.course.must_choose(seat)
    return table.course.NAMES_WHEN_LAID


def must_tell_phase(table, hand: Hand, seat: int) -> bool:
    return chooses(table, seat) or bool(hand.laid[seat]) and names_phase(table, seat)


def choices(table, seat: int) -> list:
    """Return the phases (indexes, or CARD) the seat could have chosen or named."""
    if chooses(table, seat):
        return list(table.course.choices(seat)) + [CARD]
    return list(table.course.layable(seat))


def settle_choices(table, hand: Hand) -> None:
    """Set hand.chose where only one phase is possible; reset it where none is to be recorded."""
    for seat in range(table.seats):
        found = choices(table, seat) if must_tell_phase(table, hand, seat) else [NO_PHASE]
        if len(found) == 1:
            hand.chose[seat] = found[0]


def asks_points(table, hand: Hand):
    """Return the seats whose points count: none in a tie-break hand or a stopped game; in Twist several finishers."""
    if table.tie or hand.out == STOPPED:
        return []
    if table.course.COUNTS_POINTS:
        return [seat for seat in range(table.seats) if table.plays[seat] and seat != hand.out]
    finishers = [seat for seat in range(table.seats) if hand.laid[seat] and table.course.on_last(seat)]
    return finishers if len(finishers) > 1 and hand.out not in finishers else []


def lay(table, hand: Hand) -> None:
    """Lay the phases of this hand; may end the game. The last phases come after the others, which count also where a
    last one ends the game at once; first among them is that of who went out (or laid first).
    """
    course = table.course
    for seat in range(table.seats):
        if must_tell_phase(table, hand, seat) and course.must_choose(seat):
            course.choose(seat, TWIST_CARD if hand.chose[seat] == CARD else hand.chose[seat])
    first = hand.out if hand.out < table.seats else 0
    laying = [seat % table.seats for seat in range(first, first + table.seats) if hand.laid[seat % table.seats]]
    last = [seat for seat in laying if course.on_last(seat)]
    for seat in [seat for seat in laying if seat not in last] + last:
        if table.step != ENDED:
            named = hand.chose[seat] if names_phase(table, seat) else OWN_PHASE
            at, _ = course.phase_to_lay(seat, named)
            table.laid[seat] = [bytearray()]  # only whether it has laid is used
            course.on_lay(seat, at)
