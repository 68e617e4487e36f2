# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet for real cards and real dice: entered from a game of the engine, it has the same results; a
correction updates everything after it; and a saved sheet is restored unchanged, or not at all.
"""

import contextlib
import random

import arguments
import pytest
from deciding import decided
from device import games
from phase10 import engine
from phase10.actions import CHOOSE, ENDED
from phase10.chance import Chance
from phase10.dice.table import DiceTable, View
from phase10.phases import RUN
from phase10.sheet import cards, hands, heads, kept, telling
from phase10.sheet.hands import CARD, LEAST, NOTHING, STEPS, STOPPED, TOO_MANY, Hand
from phase10.table import NO_PHASE, NOBODY
from score_sheet_entry import NAMES, sheet_of


def told(sheet, out, laid="", fell=NOBODY, chose=None, **points):
    """Return the next hand of the sheet, filled in. Seats are letters; points and phases are given for each."""
    hand = sheet.draft(len(sheet.rows))
    hand.out = "ABCDEFGH".index(out) if out in "ABCDEFGH" else NOBODY
    hand.fell = fell
    hand.laid[:] = bytes(sheet.seats)
    for letter in laid + (out if out in "ABCDEFGH" else ""):
        hand.laid["ABCDEFGH".index(letter)] = 1
    for letter, at in (chose or {}).items():
        hand.chose["ABCDEFGH".index(letter)] = at
    for letter, cost in points.items():
        hand.points["ABCDEFGH".index(letter.upper())] = cost
    return hand


def tell(sheet, *args, **points):
    hand = told(sheet, *args, **points)
    assert sheet.tell(len(sheet.rows), hand)
    return hand


# --- question by question ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"mode": "twist"}, {"mode": "masters"}, {"mode": "fixed10"}, {"postal": "on"},
                                     {"antiOthers": "on"}, {"mode": "mastersDeclare"}, {"goOut": "float"}])
def test_whatever_is_answered_a_hand_is_told(options):
    """Each question comes once, and the hand that comes of it can be."""
    chance = random.Random(str(options))
    for _ in range(6):
        sheet = sheet_of(4, chance.randrange(4), **options)
        while not sheet.is_over() and len(sheet.rows) < 12:
            told = telling.Telling(sheet, len(sheet.rows))
            asks = told.begin("", -1)
            while asks:
                told.move(chance.randrange(len(told.choices()) or 1)) if told.choices() else told.change(25)
                no = told.question[0] == telling.LAID and chance.random() < 0.5
                told.answer(not no)
                asks = told.go_on()
            assert len(told.answered) == len(set(told.answered)) <= 4 * 3 + 2
            assert sheet.tell(told.number, told.hand)


def test_a_seat_put_right_asks_about_that_seat_alone():
    sheet = sheet_of(3)
    tell(sheet, "A", laid="B", b=10, c=60)
    told = telling.Telling(sheet, 0)
    assert told.begin(telling.RIGHT_IT, 0) and told.question == (telling.STATE, 0)
    assert told.chosen() == telling.WENT_OUT
    told.move(1)
    told.answer()  # A has laid, but did not go out: who did?
    assert told.go_on() and told.question == (telling.OUT, -1)
    told.move(2)
    told.answer()
    assert told.hand.out == 1 and told.go_on() and told.question == (telling.POINTS, 0) and told.hand.points[0] == 10


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_put_right_may_be_who_went_out(seat):
    """The one who was said to have done so is asked about, then."""
    sheet = sheet_of(3)
    tell(sheet, "A", laid="B", b=10, c=60)
    told = telling.Telling(sheet, 0)
    assert told.begin(telling.RIGHT_IT, seat)
    while told.chosen() != telling.WENT_OUT:
        told.move(1)
    told.answer()
    assert told.hand.out == seat and told.hand.laid[seat]
    assert told.go_on() and told.question == (telling.LAID, 0)
    told.answer()
    assert told.go_on() and told.question == (telling.POINTS, 0)
    told.answer()
    assert not told.go_on() and sheet.tell(0, told.hand)
    assert [sheet.total(other) for other in (seat, 3 - seat)] == [0, 60 if seat == 1 else 10]


@pytest.mark.parametrize(("seat", "state"), [(0, telling.WENT_OUT), (1, telling.HAS_LAID), (2, telling.NOT_LAID)])
def test_a_seat_put_right_begins_with_what_was_told(seat, state):
    sheet = sheet_of(3)
    tell(sheet, "A", laid="B", b=10, c=60)
    told = telling.Telling(sheet, 0)
    assert told.begin(telling.RIGHT_IT, seat) and told.question == (telling.STATE, seat) and told.chosen() == state


# --- the same rules ---------------------------------------------------------------------------------------------------


class Witness:
    """Follows a game and enters its hands into a sheet."""

    def __init__(self, table):
        self.table = table
        self.sheet = cards.CardSheet(table.rules, NAMES[:table.seats], table.dealer)
        self.hand = None

    def do(self, seat, action):
        table = self.table
        if action[0] == "deal":
            self.hand = None
        assert engine.do(table, seat, action) is None
        if self.hand is None:
            self.hand = Hand(table.seats)
            self.hand.plays = cards.mask_of(table.plays)
            self.dealer = table.dealer
        if action[0] == CHOOSE:
            self.hand.chose[seat] = CARD if action[1] == "twist" else action[1]
        for event in table.events:
            self.see(*event)
        table.events.clear()

    def see(self, what, *about):
        table, hand = self.table, self.hand
        if what == "laid":
            hand.laid[about[0]] = 1
            if table.rules.mode in ("freeOrder", "mastersDeclare"):
                hand.chose[about[0]] = table.at[about[0]]
            if table.tie and table.rules.tieBreak == "firstLay":
                hand.out = about[0]
        elif what == "over":
            hand.out = about[0]
            hand.points[:] = table.points
        elif what == "fell":
            hand.fell = about[0]
        if what == "over" or what == "won" and not self.told():
            assert self.sheet.table.dealer == self.dealer
            assert list(self.sheet.table.plays) == list(table.plays)

    def told(self):
        return len(self.sheet.hands) == self.table.hand_no


def play(seed):
    """A game and the sheet that was told of it, hand by hand."""
    table, chance = games.table_for(seed), Chance(seed + 1)
    witness = Witness(table)
    for _ in range(2500):
        if table.step == ENDED or table.step == "over" and table.hand_no >= 12:
            break
        witness.do(*games.move(table, chance))
        if table.step in ("over", ENDED):
            assert witness.sheet.tell(table.hand_no - 1, witness.hand), seed
            compare(table, witness.sheet, seed)
    return table, witness.sheet


def compare(table, sheet, seed):
    """The sheet has opened its next hand already, unless the game is over."""
    if table.step == ENDED:
        assert sheet.is_over() and sheet.table.winners == table.winners, seed
        assert list(sheet.table.done) == list(table.done), seed
        if table.rules.mode != "masters":  # who did not lay need not say for which phase it tried
            assert list(sheet.table.at) == list(table.at), seed
    else:
        assert not sheet.is_over(), seed
        assert sheet.table.tie == table.tie, seed
    assert sheet.table.scores == table.scores, seed
    assert getattr(sheet.table.course, "pawns", None) == getattr(table.course, "pawns", None), seed
    if table.step != ENDED and table.tie:
        return  # tied seats begin their next hand with a phase less
    assert [sheet.table.course.phases_done(seat) for seat in range(table.seats)] == \
        [table.course.phases_done(seat) for seat in range(table.seats)], seed


@pytest.mark.parametrize("part", range(3))
def test_a_sheet_says_what_the_game_said(part):
    ended = 0
    for seed in range(1 + 25 * part, 26 + 25 * part):
        table, sheet = play(seed)
        ended += table.step == ENDED
        again = kept.unpack(kept.pack(sheet))
        assert kept.pack(again) == kept.pack(sheet)
        compare(table, again, seed)
    assert ended


# --- by hand ----------------------------------------------------------------------------------------------------------

# The sheet that is printed in the German box: points of four people in five hands, in the order of the hands.
BOX = ("A B25 C20 D75-", "A B65- C70- D25", "A5 B C15 D50-", "A30 B10 C D15", "A B70- C20 D65-")


def tell_box(sheet, line):
    """Enter a hand of the box: a seat without points is out, one with a - has not laid."""
    words = line.split()
    out = next(word for word in words if len(word) == 1)
    laid = "".join(word[0] for word in words if word[1:] and not word.endswith("-"))
    return tell(sheet, out, laid, **{word[0].lower(): int(word[1:].strip("-")) for word in words if word[1:]})


def test_the_sheet_of_the_german_box():
    sheet = sheet_of(4)
    for line in BOX:
        hand = tell_box(sheet, line)
        table = sheet.opened(len(sheet.rows) - 1)
        cards.lay(table, hand)
        assert not any(hands.doubt(table, hand, seat) for seat in range(4) if seat != hand.out)
    assert [sheet.total(seat) for seat in range(4)] == [35, 170, 125, 230]
    assert [sheet.shown(seat) - 1 for seat in range(4)] == [5, 3, 4, 2]
    assert sheet.table.dealer == 1 and sheet.table.next_playing(1) == 2
    assert [row.totals for row in sheet.rows][2] == [5, 90, 105, 150]


def test_who_loses_a_tie_break_has_still_made_all_phases():
    """And so stands before who has fewer, whatever the points."""
    sheet = sheet_of(3, phaseList="1,2")
    tell(sheet, "A", "BC", b=10, c=5)
    tell(sheet, "B", "A", a=10, c=50)
    assert sheet.table.tie == (0, 1)
    tell(sheet, "B", "")
    sheet.table.scores[2] = 0
    assert sheet.is_over() and [sheet.far(seat) for seat in range(3)] == [2, 2, 1]
    assert sorted(range(3), key=sheet.standing) == [1, 0, 2]


def test_who_laid_first_wins_a_tie_break_by_laying():
    """Whoever laid after that; and who does not play in it neither wins nor falls by it."""
    sheet = sheet_of(3, phaseList="1", tieBreak="firstLay", antiOthers="on")
    hand = tell(sheet, "-", "ABC", fell=2, a=10, b=10, c=20)
    assert sheet.table.tie == (0, 1) and sheet.draft(0).fell == hand.fell
    assert not sheet.tell(1, told(sheet, "B", "A", fell=2)) and not sheet.tell(1, told(sheet, "C"))
    tell(sheet, "B", "A")
    assert sheet.table.winners == (1,)


def test_who_went_out_of_a_tie_break_and_is_in_it_no_more_did_not():
    sheet = sheet_of(3, mode="freeOrder", phaseList="1")
    tell(sheet, "-", "ABC", a=10, b=10, c=20)
    tell(sheet, "A", "")
    hand = sheet.draft(0)
    hand.points[:] = 20, 10, 10
    assert sheet.tell(0, hand) and sheet.table.tie == (1, 2) and sheet.has_invalid_hands()
    again = sheet.draft(1)
    assert again.out == NOBODY and not any(again.laid) and again.chose[0] == NO_PHASE and again.plays == 6
    sheet.forget_last()
    assert not sheet.hands


@pytest.mark.parametrize(("out", "at_goal", "asked"), [
    (0, (0, 1), []), (2, (0, 1), [0, 1]), (NOBODY, (0, 1, 2), [0, 1, 2]), (2, (0,), []), (2, (), [])])
def test_in_twist_points_are_asked_only_where_they_decide_who_of_several_finishes(out, at_goal, asked):
    """Of those who lay on the last space who went out has won, else who holds the fewest points."""
    sheet = sheet_of(3, mode="twist")
    table, hand = sheet.opened(0), Hand(3)
    for seat in at_goal:
        table.course.pawns[seat] = table.course.goal
    hand.out, hand.laid[:] = out, b"\1\1\1"
    assert cards.asks_points(table, hand) == asked


def test_in_twist_the_space_ranks_also_between_two_phases():
    sheet = sheet_of(3, mode="twist")
    sheet.table.course.pawns[:] = 6, 8, 7
    assert sorted(range(3), key=sheet.standing) == [1, 2, 0]


def test_what_is_put_right_moves_all_that_follows():
    """Also the seats of a tie-break, and whether there is one."""
    sheet = sheet_of(3, phaseList="1,2")
    tell(sheet, "A", "BC", b=10, c=10)
    tell(sheet, "A", "B", b=5, c=50)
    assert sheet.is_over() and sheet.table.winners == (0,)
    hand = sheet.draft(0)
    hand.out, hand.points[0], hand.points[1] = 1, 15, 0
    assert sheet.tell(0, hand)
    assert sheet.table.winners == (1,) and sheet.total(0) == 15
    hand = sheet.draft(1)
    hand.points[1] = 15
    assert sheet.tell(1, hand) and not sheet.is_over() and sheet.table.tie == (0, 1)
    tell(sheet, "B", "A")
    assert sheet.table.winners == (1,) and [sheet.total(seat) for seat in range(3)] == [15, 15, 60]
    hand = sheet.draft(0)
    hand.points[0] = 20
    assert sheet.tell(0, hand) and sheet.table.winners == (1,)
    assert len(sheet.rows) == 2 and not sheet.has_invalid_hands()
    hand = sheet.draft(1)
    hand.laid[:], hand.out, hand.points[:] = bytes(3), NOBODY, [50, 50, 50]
    assert sheet.tell(1, hand) and len(sheet.rows) == 2 and sheet.has_invalid_hands()
    again = sheet.draft(2)
    assert again.plays == 7 and again.out == 1 and list(again.laid) == [1, 1, 0]
    assert sheet.tell(2, again) and not sheet.has_invalid_hands()


def test_a_phase_is_named_once():
    sheet = sheet_of(2, mode="freeOrder", phaseList="1,2,3")
    tell(sheet, "A", "B", chose={"A": 2, "B": 0}, b=5)
    hand = told(sheet, "A", chose={"A": 2})
    assert not sheet.tell(1, hand)
    hand.chose[0] = 1
    assert sheet.tell(1, hand)
    hand = sheet.draft(0)
    hand.chose[0] = 1
    assert sheet.tell(0, hand) and len(sheet.rows) == 1 and sheet.has_invalid_hands()
    hand = sheet.draft(1)
    hand.chose[0] = 2
    assert sheet.tell(1, hand) and not sheet.has_invalid_hands() and sheet.shown(1) == 0


def test_a_last_phase_that_ends_the_game_at_once_takes_no_phase_from_the_others():
    """The winner has the first seat, and laid after the others: in any order phases count when they are laid."""
    sheet = sheet_of(3, mode="freeOrder", phaseList="1,2", gameEnd="immediateIfSole")
    tell(sheet, "A", chose={"A": 0}, b=50, c=50)
    tell(sheet, "-", "AB", chose={"A": 1, "B": 0})
    assert sheet.is_over() and sheet.table.winners == (0,)
    assert [sheet.far(seat) for seat in range(3)] == [2, 1, 0]


def test_a_seat_that_can_mean_but_one_phase_is_not_asked_and_means_it():
    """Its points can be doubted then, as anybody's."""
    sheet = sheet_of(2, mode="freeOrder", phaseList="1,2")
    tell(sheet, "A", "B", chose={"A": 0, "B": 1}, b=5)
    told = telling.Telling(sheet, 1)
    assert told.begin("", -1) and told.question == (telling.OUT, -1)
    told.answer()
    assert told.hand.out == 0 and told.go_on() and told.question == (telling.LAID, 1)
    told.answer()
    assert told.go_on() and told.question == (telling.POINTS, 1)
    told.hand.points[1] = 0
    assert told.doubt() == NOTHING
    assert list(told.hand.chose) == [1, 0]
    hand = sheet.draft(1)
    hand.out, hand.laid[0] = 0, 1
    assert sheet.tell(1, hand) and hand.chose[0] == 1


@pytest.mark.parametrize("laid, points, fell, options, what", [
    (0, 50, NOBODY, {}, ""), (0, 45, NOBODY, {}, LEAST), (0, 45, 0, {"antiOthers": "on"}, ""),
    (0, 40, 0, {"antiOthers": "on"}, LEAST), (0, 52, NOBODY, {}, STEPS), (1, 0, NOBODY, {}, NOTHING),
    (1, 0, 0, {"antiOthers": "on"}, ""),
    (1, 0, NOBODY, {"goOut": "float"}, ""), (1, 5, NOBODY, {}, ""), (1, 80, NOBODY, {}, ""),
    (1, 85, NOBODY, {}, TOO_MANY),
    (0, 190, NOBODY, {}, ""), (0, 195, NOBODY, {}, TOO_MANY),
    (0, 230, NOBODY, {"preset": "mattel"}, ""),
    (0, 235, NOBODY, {"knock": "on", "knockPenalty": "on"}, ""),
])
def test_points_that_can_hardly_be(laid, points, fell, options, what):
    sheet = sheet_of(3, **options)
    hand = told(sheet, "B", "A" if laid else "", fell=fell, a=points)
    table = sheet.opened(0)
    cards.lay(table, hand)
    assert hands.doubt(table, hand, 0) == what


def test_the_same_doubtful_points_of_two_seats_are_doubted_twice():
    """Once for each; of a hand that is asked for anew all points are there before they are told."""
    sheet = sheet_of(3)
    tell(sheet, "A", b=45, c=45)
    asking, doubts = telling.Telling(sheet, 0), []
    asking.begin("", -1)
    while asking.go_on():
        if asking.question[0] == telling.POINTS:
            doubts.append([asking.doubt(), asking.doubt()])
        if asking.question[0] == telling.LAID:
            asking.answer(False)
        else:
            asking.answer()
    assert doubts == [[LEAST, ""], [LEAST, ""]]
    asking.ask((telling.POINTS, 1))
    asking.hand.points[1] = 45
    assert asking.doubt() == LEAST and asking.change(5) and asking.change(-5) and asking.doubt() == LEAST


def test_a_game_is_stopped_in_the_middle_of_a_hand():
    sheet = sheet_of(2, short55="manual")
    for _ in range(5):
        tell(sheet, "A", b=50)
    hand = sheet.draft(5)
    hand.out, hand.laid[0] = STOPPED, 1
    assert sheet.tell(5, hand) and sheet.table.winners == (0,) and sheet.rows[5].totals == [0, 250]
    sheet.forget_last()
    assert not sheet.is_over() and sheet.tell(5, told(sheet, "B", a=50))
    assert not sheet_of(2).tell(0, hand)
    asking = telling.Telling(sheet_of(2, short55="manual", antiOthers="on"), 0)
    assert asking.begin(hands.STOP, -1) and (telling.FELL, -1) not in asking.questions()


def test_a_sheet_of_dice_is_told_turn_by_turn():
    sheet = sheet_of(3, first=1, mode="dice")
    assert sheet.table.turn == 1
    for seat, points in ((1, 40), (2, 0), (0, 55)):
        assert not sheet.tell((seat + 1) % 3, sheet.counted((seat + 1) % 3), 10)
        assert sheet.tell(seat, 0, points)
    assert [(sheet.shown(seat), sheet.total(seat)) for seat in range(3)] == [(2, 55), (2, 40), (1, 0)]
    assert sheet.tell(2, 0, 61) and sheet.shown(2) == 2 and sheet.doubts(2, 0, 61) and not sheet.doubts(2, 0, 60)
    for seat, number, points in ((1, 1, -1), (1, 1, sheet.MOST_POINTS + 1), (1, 0, 256), (1, 2, 40), (1, 200, 40)):
        assert not sheet.tell(seat, number, points)
    before = []
    while not sheet.is_over():
        before.append(kept.pack(sheet))
        seat = sheet.table.turn
        assert sheet.tell(seat, sheet.counted(seat), 50 if seat == 1 else 20)
    assert sheet.table.winners == (1,) and sheet.total(1) == 40 + 9 * 50 + 40 + 40
    assert sorted(range(3), key=sheet.standing) == [1, 2, 0] and sheet.rows[9][1] == (50, sheet.total(1))
    assert [sheet.place_before(1, turn) for turn in range(11)] == [*range(10), 9]  # beyond the last there is none
    again = kept.unpack(kept.pack(sheet))
    assert again.rows == sheet.rows and again.table.winners == (1,)
    for packed in reversed(before):
        again.forget_last()
        assert kept.pack(again) == packed
    others = bytes(sheet.turns[1])
    assert sheet.tell(1, 3, 0) and not sheet.is_over()  # she needs a turn more now
    assert bytes(sheet.turns[1]) == others[:3] + b"\0" + others[4:]


def test_turns_after_an_end_that_comes_sooner_go_with_the_last_that_counts():
    sheet = sheet_of(1, mode="dice")
    for points in (0, *[20] * 10):
        assert sheet.tell(0, sheet.counted(0), points)
    assert sheet.is_over() and sheet.tell(0, 0, 20) and sheet.counted(0) == 10
    sheet.forget_last()
    assert sheet.counted(0) == 9 and not sheet.is_over()


def test_points_of_dice_are_doubted_when_they_are_more_than_dice_can_show():
    """Beyond the dearest roll of each phase: exactly where a run leaves no choice, otherwise by ten at the latest."""
    sheet = sheet_of(1, mode="dice")
    for turn, most in enumerate((60, 57, 59, 49, 52, 54, 60, 56, 60, 62)):
        kinds = {kind for kind, _ in sheet.rules.phases[turn]}
        assert not sheet.doubts(0, turn, most) and sheet.doubts(0, turn, most + (1 if kinds == {RUN} else 10)), turn
        assert sheet.tell(0, turn, most)
    assert sheet.is_over()


def test_dice_count_as_in_the_game():
    """Played with DiceTable and entered as points."""
    from bots.dice import Player
    for seed in range(6):
        table = DiceTable(arguments.rules("sheet", ["mode=dice"]), 1 + seed, seed + 1, 0)
        sheet = kept.new_sheet(table.rules, NAMES[:table.seats], table.order[0])
        player = Player("easy", seed + 1)
        while table.step != ENDED:
            seat, before = table.turn, table.scores[table.turn]
            failed = table.failed[seat]
            while table.step != ENDED and table.turn == seat and table.failed[seat] == failed and \
                    table.scores[seat] == before:
                assert table.do(seat, decided(player, View(table))) is None
            bonus = 40 * len([event for event in table.events if event[0] == "bonus"])
            table.events.clear()
            won = table.scores[seat] - before - bonus if table.failed[seat] == failed else 0
            if table.seats == 1 and table.step == ENDED and won:
                won += 5 * failed  # what failed turns cost is taken off at the end
            assert sheet.tell(seat, sheet.counted(seat), won)
        assert sheet.is_over() and sheet.table.winners == table.winners and sheet.table.scores == table.scores


# --- kept -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "chosen"), [("twist", CARD), ("twist", 1), ("twist", 0), ("masters", 5)])
def test_what_was_chosen_is_kept(mode, chosen):
    """A phase, the Twist card, or nothing, which is the same on every space with a number."""
    sheet = sheet_of(2, mode=mode)
    tell(sheet, "A", "B", chose={} if mode == "twist" else {"A": 3, "B": 0})
    tell(sheet, "A", "B", chose={"B": chosen, **({} if mode == "twist" else {"A": 2})}, b=60)
    again = kept.unpack(kept.pack(sheet))
    assert [bytes(hand.chose) for hand in again.hands] == [bytes(hand.chose) for hand in sheet.hands]
    assert again.hands[1].chose[1] == chosen and kept.pack(again) == kept.pack(sheet)
    assert [row.totals for row in again.rows] == [row.totals for row in sheet.rows]


def test_what_is_kept_may_be_anything():
    """Any bytes give a sheet whose totals can be computed, or a ValueError."""
    chance, opened = random.Random(5), 0
    whole = []
    for options in ({}, {"mode": "twist"}, {"mode": "dice"}, {"mode": "masters"}):
        sheet = sheet_of(3, **options)
        for _ in range(2):
            if sheet.DICE:
                assert sheet.tell(sheet.table.turn, 0, 44)
            else:
                tell(sheet, "A", "B", chose={"A": len(sheet.rows), "B": len(sheet.rows)}, b=10, c=60)
        whole.append(kept.pack(sheet))
    for _ in range(3000):
        packed = bytearray(chance.choice(whole))
        for _ in range(chance.choice((1, 1, 2, 5))):
            packed[chance.randrange(len(packed))] = chance.choice((0, 1, 2, 3, 31, 127, 128, 254, 255))
        packed = packed[:chance.choice((len(packed), len(packed), chance.randrange(len(packed))))]
        try:
            sheet = kept.unpack(packed)
        except ValueError as error:
            assert str(error)
            continue
        opened += 1
        assert all(sheet.standing(seat) and sheet.total(seat) >= 0 for seat in range(sheet.seats))
        assert kept.pack(kept.unpack(kept.pack(sheet))) == kept.pack(sheet)
    assert 100 < opened < 2900


@pytest.mark.parametrize("at", [0, 1])
def test_a_kept_turn_has_no_more_points_than_can_be_told(at):
    """Whatever the turns beside it have."""
    sheet = sheet_of(2, mode="dice")
    sheet.turns[0][:] = sheet.turns[1][:] = bytes((44, 44))
    for points, whole in ((sheet.MOST_POINTS, True), (sheet.MOST_POINTS + 1, False)):
        sheet.turns[1][at] = points
        with contextlib.nullcontext() if whole else pytest.raises(ValueError, match="turn"):
            assert kept.unpack(kept.pack(sheet)).turns == sheet.turns


def test_a_first_seat_that_is_not_there_is_refused():
    sheet = sheet_of(3)
    packed, at = bytearray(kept.pack(sheet)), 1 + len(sheet.rules.packed)
    for first in range(4):
        packed[at] = first
        if first < 3:
            assert heads.read(packed).first == first
        else:
            with pytest.raises(ValueError):
                heads.read(packed)


@pytest.mark.parametrize("name", ["", "A" * 9, "Ä" * 9])
@pytest.mark.parametrize("at", [0, 2, 3])
def test_a_name_that_nobody_can_have_entered_is_refused(name, at):
    """Of a seat, or a spare one."""
    names = ["A", "BRUNO", "C" * 8, "Ä" * 8]
    packed = kept.pack(kept.new_sheet(sheet_of(3).rules, names[:3], 0, names[3:]))
    assert heads.read(packed).names + heads.read(packed).spare == names
    names[at] = name
    with pytest.raises(ValueError):
        heads.read(kept.pack(kept.new_sheet(sheet_of(3).rules, names[:3], 0, names[3:])))


@pytest.mark.parametrize("seats, mode", [(6, "ordered"), (4, "masters"), (8, "dice")])
def test_the_longest_sheet_fits_its_place(seats, mode):
    from handheld.places import SIZES
    rules = arguments.rules("sheet", ["mode=" + mode])
    sheet = kept.new_sheet(rules, ["ÄÖÜÄÖÜÄÖ"] * seats, 0, ["ÄÖÜÄÖÜÄÖ"] * (8 - seats))
    if sheet.DICE:
        for seat in range(seats):
            sheet.turns[seat] = bytearray(200)
    else:
        sheet.hands = [Hand(seats) for _ in range(cards.MOST_HANDS)]
    packed = kept.pack(sheet)
    assert len(packed) < SIZES[3] - 20
    head = heads.read(packed)
    assert head.names + head.spare == ["ÄÖÜÄÖÜÄÖ"] * 8
    assert kept.pack(kept.unpack(packed)) == packed
    if sheet.DICE:
        sheet.turns[seats - 1].append(0)
    else:
        sheet.hands.append(Hand(seats))
    with pytest.raises(ValueError):
        kept.unpack(kept.pack(sheet))
