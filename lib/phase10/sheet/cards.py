# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet of a game with real cards: the hands that were told are played on a table without cards, by the same
course and the same end of a hand as in every game. Whatever is put right, all hands are counted once more from the
first. What a hand is told to be stands in hands.py, how a sheet is kept in kept.py.
"""

from phase10 import ending, opening, stopping
from phase10.actions import ENDED, OWN_PHASE, PLAYING, TWIST_CARD
from phase10.sheet.hands import CARD, STOPPED, Hand
from phase10.table import NO_PHASE, NOBODY, OUT_OF_GAME, Table

MOST_HANDS = 90


class CardSheet:
    """hands: all that were told. rows: what became of those that count, a Row each; a hand that no longer fits those
    before it, because one of them was put right, does not count, nor does any behind it, until it is told anew."""

    DICE = False

    def __init__(self, rules, names, first: int, spare=()) -> None:
        """first: who deals first. spare: names of people who do not play now, to be remembered."""
        self.rules = rules
        self.names, self.spare = list(names), list(spare)
        self.first = first
        self.hands = []
        self.rows = []
        self._course = None  # the class of all its tables' course
        self.table = None  # as it is when the rows have been played: the next hand is open, or the game is over
        self.count()

    @property
    def seats(self) -> int:
        return len(self.names)

    def is_over(self) -> bool:
        return self.table.step == ENDED

    def misfits(self) -> bool:
        """Is there a hand that has to be told anew?"""
        return not self.is_over() and len(self.hands) > len(self.rows)

    # --- counting -------------------------------------------------------------------------------------------------

    def count(self) -> None:
        self.rows = []
        self.table = self._play(len(self.hands), self.rows)

    def opened(self, number: int):
        """The table as the hand of this number, from 0, begins."""
        return self._play(number, [])

    def _play(self, most: int, rows: list):
        table = self._new_table()
        _open(table)
        for hand in self.hands[:most]:
            if table.step == ENDED or not fits(table, hand):
                break
            rows.append(_play_hand(table, hand))
            if table.step != ENDED:
                _open(table)
        return table

    def _new_table(self) -> Table:
        if not self._course:
            from phase10 import beginning

            self.rules = beginning.in_force(self.rules)
            self._course = beginning.course_of(self.rules.mode)
        table = Table(self.rules, self.seats, 1, False)
        table.dealer = table.turn = self.first
        table.course = self._course(table)
        return table

    def told(self, number: int) -> Hand:
        """A hand as it was told, to be told again; a new one if it never was."""
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
        """Take a hand, a new one or one that is told again; False when it cannot be."""
        table = self.opened(number)
        settle_choices(table, hand)
        if number > len(self.rows) or number >= MOST_HANDS or table.step == ENDED or not fits(table, hand):
            return False
        self.hands[number:number + 1] = [hand]
        self.count()
        return True

    def forget_last(self) -> None:
        """Take back the last hand that counts, and what stood behind it."""
        self.hands[max(len(self.rows) - 1, 0):] = []
        self.count()

    def may_stop(self) -> bool:
        return self.rules.short55 != "off" and not self.is_over()

    # --- what is shown --------------------------------------------------------------------------------------------

    def total(self, seat: int) -> int:
        """Points, or the space of the board."""
        return total(self.table, seat)

    def shown(self, seat: int) -> int:
        """The number of the phase that the seat is on, as a course says it."""
        return self.table.course.shown(seat)

    def is_out(self, seat: int) -> bool:
        """Out of the game, as anti-phase has it?"""
        return self.table.at[seat] == OUT_OF_GAME

    def ranking(self) -> list:
        """The seats, winners first, then by phases and points."""
        table, order = self.table, []
        for seat in range(self.seats):
            order.append((seat not in (table.winners or ()), -table.course.phases_done(seat), table.scores[seat], seat))
        order.sort()
        return [entry[3] for entry in order]


class Row:
    """A hand that counts: how it was told, and what each seat had when it was over."""

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
    """The next hand begins; nobody holds any cards."""
    opening.open_hand(table)
    table.step = PLAYING


def _play_hand(table, hand: Hand) -> Row:
    points = asks_points(table, hand)
    lay(table, hand)
    if table.step != ENDED:
        for seat in range(table.seats):
            table.points[seat] = hand.points[seat] if seat in points else 0
        if hand.out == STOPPED:
            stopping.judge(table)
        else:
            table.victim = hand.fell
            ending.settle(table, hand.out)
    table.events.clear()
    return Row(hand, table, len(points) > 0 and table.course.COUNTS_POINTS)


# --- a hand on an open table ------------------------------------------------------------------------------------------


def fits(table, hand: Hand) -> bool:
    """Could this hand have been played at this table, which is open for it?"""
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
    """Does the seat choose before the hand is played, whether or not it lays? On a Twist space it does."""
    return table.course.CHOOSES_FIRST and bool(table.plays[seat]) and table.course.must_choose(seat)


def names_phase(table, seat: int) -> bool:
    """Does nobody know which phase the seat lays, until it says so?"""
    if table.rules.mode == "masters":
        return table.course.must_choose(seat)
    return table.rules.mode in ("freeOrder", "mastersDeclare")


def must_tell_phase(table, hand: Hand, seat: int) -> bool:
    return chooses(table, seat) or bool(hand.laid[seat]) and names_phase(table, seat)


def choices(table, seat: int) -> list:
    """The places of the phases that the seat could have chosen or named."""
    if chooses(table, seat):
        return list(table.course.choices(seat)) + [CARD]
    return list(table.course.layable(seat))


def settle_choices(table, hand: Hand) -> None:
    """Where there is but one phase that a seat can mean, it means that; where none is asked for, it means none."""
    for seat in range(table.seats):
        found = choices(table, seat) if must_tell_phase(table, hand, seat) else [NO_PHASE]
        if len(found) == 1:
            hand.chose[seat] = found[0]


def asks_points(table, hand: Hand):
    """The seats whose points count: none of a tie-break hand, or of one in which the game was stopped. On Twist's
    board only those count between which they decide."""
    if table.tie or hand.out == STOPPED:
        return []
    if table.course.COUNTS_POINTS:
        return [seat for seat in range(table.seats) if table.plays[seat] and seat != hand.out]
    finishers = [seat for seat in range(table.seats) if hand.laid[seat] and table.course.on_last(seat)]
    return finishers if len(finishers) > 1 and hand.out not in finishers else []


def lay(table, hand: Hand) -> None:
    """The phases come down, that of who went out (or laid first) before the others; the game may end by it."""
    course = table.course
    for seat in range(table.seats):
        if must_tell_phase(table, hand, seat) and course.must_choose(seat):
            course.choose(seat, TWIST_CARD if hand.chose[seat] == CARD else hand.chose[seat])
    for i in range(table.seats):
        seat = (i + hand.out) % table.seats if hand.out < table.seats else i
        if hand.laid[seat] and table.step != ENDED:
            named = hand.chose[seat] if names_phase(table, seat) else OWN_PHASE
            at, _ = course.phase_to_lay(seat, named)
            table.laid[seat] = [bytearray()]  # what it is made of nobody asks
            course.on_lay(seat, at)

