# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screens of the score sheet for real cards, by keys alone: whole games, every mode, later corrections, and that
every text fits in every language.
"""

from types import SimpleNamespace

import driver
import key_feedback
import pytest
from blind import blind, fits
from driver import Handheld
from score_sheet_entry import NAMES, Scribe, sheet_of
from stage import app_of, close_eyes, go, where

driver.prepare()
LANGUAGES = driver.languages()


@pytest.fixture(params=["en"])
def handheld(request):
    with blind(watch=True, language=request.param, dim=0, dark=0) as made:
        yield made


def open_sheet(handheld, seats, first=0, **options):
    made = sheet_of(seats, first, **options)
    go(handheld, "sheet", made)
    return made, Scribe(handheld)


def drawn(canvas, x, y):
    """The colour of a pixel of it."""
    for band in canvas.bands:
        if y < band.height:
            return band[x, y]
        y -= band.height


def totals(sheet):
    return [sheet.total(seat) for seat in range(sheet.seats)]


def table_file(handheld):
    from handheld import places
    return bytes(handheld.badge.drive.files[places.TABLE]).decode().rstrip("\n").split("\n")


# --- an evening -------------------------------------------------------------------------------------------------------

# Ten hands of six people. In the first, D's 25 is told as 20; in the second, B is told to have laid, and has not. In
# the tenth A and E lay phase 10. Added up by hand.
EVENING = """
A! B15 C50- D20 E5 F60-
A10 B60 C! D70- E5 F55
A! B30 C55- D60- E10 F80-
A20 B! C70- D15 E10 F90-
A5 B75- C65- D80- E! F10
A10 B55- C! D95- E5 F70-
A15 B65- C60- D! E15 F100-
A! B10 C5 D15 E20 F85-
A5 B70- C75- D60- E! F65-
A10 B10 C50- D55- E5 F!
""".strip().split("\n")
TOTALS = [75, 390, 430, 475, 75, 615]
PHASES = [5, 3, 4, 3]  # of B, C, D and F


def test_an_evening_with_six_people(handheld):
    """Names are typed, ten hands entered, two seats corrected, the power is cut twice, and a tie-break decides."""
    scribe = Scribe(handheld)
    while scribe.screen.items[scribe.screen.rows.at] != "REAL_CARDS":
        scribe.press("DOWN")
    scribe.press("A")
    scribe.arrive("people")
    scribe.press("DOWN", "RIGHT", "RIGHT", "DOWN")
    for name in ("AB", "C"):
        type_name(scribe, name)
    scribe.press("START")
    scribe.arrive("sheet")
    for line in EVENING[:6]:
        scribe.hand(line)
    put_right(scribe, 1, 3, 25)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "A", "DOWN")  # what is told halfway is told again
    with after_a_cut(handheld) as again:
        scribe = continued(again)
        put_right(scribe, 2, 1, 60, "not laid")
        for line in EVENING[6:]:
            scribe.hand(line)
        sheet = scribe.screen.sheet
        assert totals(sheet) == TOTALS
        assert [sheet.table.course.phases_done(seat) for seat in (1, 2, 3, 5)] == PHASES
        assert sheet.table.tie == (0, 4) and scribe.screen.bar[1].words.startswith(scribe.screen.say.TIE_HAND)
        with after_a_cut(again) as last:
            scribe = continued(last)
            assert scribe.hand("A E!") <= 4
            assert "EMIL" not in scribe.screen.sheet.names and scribe.screen.head() == "PLAYER 5 wins!"
            assert totals(scribe.screen.sheet) == TOTALS
            lines = table_file(last)
            assert lines[0] == "hand,out,AB,phase,C,phase,PLAYER 3,phase,PLAYER 4,phase,PLAYER 5,phase,PLAYER 6,phase"
            assert lines[1] == "1,AB,0,made,15,made,50,missed,25,made,5,made,60,missed"
            assert lines[2].startswith("2,PLAYER 3,10,made,60,missed,") and lines[11] == "11,PLAYER 5,,,,,,,,,,made,,"
            assert lines[12] == "total,,75,,390,,430,,475,,75,,615,"
            scribe.press("B")
            scribe.arrive("title")
            go(last, "people")
            assert scribe.screen.left(0) == scribe.screen.say.LOOK and scribe.screen.name(0) == "AB"
            assert scribe.screen.explained(1, "START")[0] != scribe.screen.say.REPLACES  # it is over


def type_name(scribe, name):
    """Into the next row of names."""
    scribe.press("DOWN", "A")
    scribe.arrive("typing")
    for letter in name:
        scribe.press(*["RIGHT"] * ("ABCDEFGHIJ".index(letter) - scribe.screen.at), "A")
    scribe.press("START")
    scribe.arrive("people")


def put_right(scribe, hand, seat, points, what=""):
    """Correct a seat of a hand, from the screen between two hands and back to it."""
    scribe.press("RIGHT")
    scribe.arrive("paper")
    scribe.press(*["RIGHT"] * seat, *["UP"] * (scribe.screen.row - hand + 1), "A")
    scribe.arrive("hand")
    if what == "not laid":
        scribe.choose(2, "RIGHT")
    scribe.press("A")
    scribe.points(points)
    scribe.press("A")
    scribe.arrive("paper")
    assert (scribe.screen.row, scribe.screen.seat) == (hand - 1, seat)
    scribe.press("B")
    scribe.arrive("sheet")


def after_a_cut(handheld):
    """The same handheld, switched on again."""
    nvm, drive = handheld.badge.nvm, handheld.badge.drive
    handheld.__exit__(None, None, None)
    return Handheld(seed=7, nvm=nvm, drive=drive, speed="none", dim=0, dark=0)


def continued(handheld):
    close_eyes(handheld)
    handheld.run(300)
    go(handheld, "people")
    scribe = Scribe(handheld)
    assert scribe.screen.left(0) == scribe.screen.say.GO_ON
    scribe.press("A")
    scribe.arrive("sheet")
    return scribe


BOX = ("A! B25 C20 D75-", "A! B65- C70- D25", "A5 B! C15 D50-", "A30 B10 C! D15", "A! B70- C20 D65-")


def test_the_box_in_few_presses(handheld):
    """The score sheet printed in the German box."""
    sheet, scribe = open_sheet(handheld, 4)
    presses = [scribe.hand(line) for line in BOX]
    assert totals(sheet) == [35, 170, 125, 230] and [sheet.shown(seat) - 1 for seat in range(4)] == [5, 3, 4, 2]
    assert max(presses) <= 20 and sum(presses) <= 70, presses


# --- every way to play ------------------------------------------------------------------------------------------------

# seats, options, hands, (totals, or spaces on the board), the numbers that shown() says, winners
WAYS = {
    "mattel": (2, {"preset": "mattel"}, ["A! B225-", "A25 B!"], [25, 225], [3, 2], None),
    "fixed10": (3, {"mode": "fixed10", "phaseList": "1,2"}, ["A! B50- C5", "A55- B! C60-"], [55, 50, 65], None, (1,)),
    "lists": (2, {"phaseList": "set3+set3,run7"}, ["A! B55-", "A! B5"], [0, 60], None, (0,)),
    "freeOrder": (3, {"mode": "freeOrder"}, ["A!=4 B10=8 C70-", "A5=2 B!=1 C10=10"], [5, 10, 80], [0, 0, 0], None),
    "masters": (2, {"mode": "masters", "phaseList": "1,2"}, ["A!=2 B10=1", "A20 B!"], [20, 10], None, (1,)),
    "mastersDeclare": (2, {"mode": "mastersDeclare"}, ["A!=9 B10=9"], [0, 10], [0, 0], None),
    "antiPhase": (3, {"mode": "antiPhase", "antiStart": "1"}, ["A! B60- C70-"], [0, 60, 70], None, (0,)),
    "antiOthers": (3, {"antiOthers": "on"}, ["A! B5 C45- X=C", "A10 B! C10 X=A"], [10, 5, 55], [2, 3, 2], None),
    "twist": (3, {"mode": "twist"}, ["A! B C-", "A B!=c C-", "A!=2 B=c C-=1"], [9, 13, 4], [0, 5, 2], None),
    "short55": (2, {"short55": "hands", "shortHands": "6"}, ["A! B60-"] * 6, [0, 360], None, (0,)),
    "firstLay": (2, {"phaseList": "1", "tieBreak": "firstLay"}, ["A0 B0", "A! B"], [0, 0], None, (0,)),
    "sole": (2, {"phaseList": "1,2", "gameEnd": "immediateIfSole"}, ["A! B50-", "A B60-"], [0, 50], None, (0,)),
    "mustGoOut": (2, {"phaseList": "1,2", "gameEnd": "mustGoOut"}, ["A! B50-", "A5 B!", "A5 B!"], [10, 50], None, (1,)),
}


@pytest.mark.parametrize("name", WAYS)
def test_a_sheet_of_every_way(handheld, name):
    seats, options, lines, points, shown, winners = WAYS[name]
    sheet, scribe = open_sheet(handheld, seats, **options)
    for line in lines:
        scribe.hand(line)
        fits(handheld)
        scribe.press("RIGHT")
        scribe.arrive("paper")
        fits(handheld)
        scribe.press("B")
        scribe.arrive("sheet")
    assert totals(sheet) == points and sheet.table.winners == winners
    assert shown is None or [sheet.shown(seat) for seat in range(seats)] == shown


def test_who_is_out_of_anti_phase_is_told_apart_from_who_only_rests(handheld):
    made, _ = open_sheet(handheld, 3, mode="antiPhase")
    from phase10.table import OUT_OF_GAME
    from screens.sheet import seats
    screen = app_of(handheld).screen
    made.table.plays[1] = made.table.plays[2] = 0
    made.table.at[1] = OUT_OF_GAME
    assert [seats.lines_of(screen, seat, 100, 2) for seat in (1, 2)] == [[screen.say.GONE], [screen.say.RESTS]]


def test_the_ranking_of_twist_tells_spaces_and_others_tell_points(handheld):
    for name, ends in (("twist", ["space 13", "space 9", "space 4"]), ("fixed10", ["50", "55", "65"])):
        seats, options, lines, *_ = WAYS[name]
        sheet, scribe = open_sheet(handheld, seats, **options)
        for line in lines:
            scribe.hand(line)
        sheet.table.step, sheet.table.winners = "end", (1,)
        go(handheld, "sheet", sheet)
        told = [getattr(part, "words", "") for part in scribe.screen.group]
        assert [words for words in told if words in ends] == ends, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_with_dice_in_vain_is_told_in_words(handheld, language):
    app_of(handheld).language(language)
    made, scribe = open_sheet(handheld, 2, mode="dice")
    assert made.tell(made.table.turn, 0, made.MISSED)
    go(handheld, "paper", made, 0, made.last)
    screen = scribe.screen
    assert screen.caption.words == screen.say.CELL.format(made.names[made.last], 1) + screen.say.NO_PHASE
    fits(handheld)


@pytest.mark.parametrize("turns, sign", [(2, True), (1, False)])
def test_a_is_shown_on_paper_only_where_there_is_something_to_change(handheld, turns, sign):
    """In dice the last of the row has not rolled yet, and beside A stood nothing but the way to the graph."""
    made, scribe = open_sheet(handheld, 2, mode="dice", firstDealer="1")
    for _ in range(turns):
        assert made.tell(made.table.turn, 0, 45)
    assert sign or made.rows[0][1] is None
    for seat in range(2):
        go(handheld, "paper", made, 0, seat)
        screen = scribe.screen
        says = [screen.say.CORRECT] if sign or made.rows[0][seat] else []
        says += ["→ " + screen.say.GRAPH] if seat else []
        assert screen.bar[1].words.strip() == "   ".join(says) and screen.bar[0].hidden != screen.may_correct()
        assert screen.may_correct() == (screen.say.CORRECT in says)


def test_equal_ones_share_a_place_and_the_phases_are_told(handheld):
    """Points alone would not say why who has fewer of them stands below."""
    made, scribe = open_sheet(handheld, 4, phaseList="1,2")
    for line in ("A! B10 C10 D50-", "A! B10 C10 D5"):
        scribe.hand(line)
    lines = [part for part in scribe.screen.group if getattr(part, "words", "") and part.y >= 20]
    assert made.is_over() and [line.words for line in lines if line.x == 18] == ["1", "2", "2", "4"]
    assert [line.words for line in lines if "✓" in line.words] == ["✓2", "✓2", "✓2", "✓1"]
    made.names[1] = "M" * 8  # the widest
    go(handheld, "sheet", made)
    fits(handheld)


def test_a_sheet_of_dice(handheld):
    """Eight people; a phase that is not made, and one that cannot be."""
    sheet, scribe = open_sheet(handheld, 8, mode="dice")
    for points in (45, 0, 46, 62, 40, 44, 45, 45, 48):
        scribe.press("A")
        scribe.arrive("turn")
        say, bar = scribe.screen.say, scribe.screen.bar
        rows = [line.y for line in scribe.screen.group if getattr(line, "words", "") and line.x == 60]
        assert rows == [34 + 10 * i for i in range(len(rows))] and len(rows) == (2 if points == 48 else 1)
        assert bar[1].words.split("   ↓ ") == [say.MADE_IT, say.MISSED] and bar[3].words == say.BACK
        scribe.press("A" if points else "DOWN")
        assert not points or bar[1].words == say.NEXT
        if points:
            begun, prompt = scribe.screen.points, scribe.screen.prompt.words  # that says what the pad does
            for key, back, sign in (("UP", "DOWN", "↑↓"), ("RIGHT", "LEFT", "←→")):
                scribe.press(key)
                assert f"{sign} {scribe.screen.points - begun}" in prompt
                scribe.press(back)
                assert scribe.screen.points == begun
            way = points - scribe.screen.points
            scribe.press(*["UP"] * (way // 5 if way > 0 else 0), *["DOWN"] * (-way // 5 if way < 0 else 0))
            way = points - scribe.screen.points
            scribe.press(*["RIGHT" if way > 0 else "LEFT"] * abs(way), "A")
            if points > 60:
                assert "62" in scribe.screen.prompt.words and bar[1].words == say.SURE
                scribe.press("LEFT", "RIGHT", "A")  # who has looked at other points is asked anew
                assert "62" in scribe.screen.prompt.words
                scribe.press("A")
        scribe.arrive("sheet")
        fits(handheld)
    assert totals(sheet) == [93, 0, 46, 62, 40, 44, 45, 45] and sheet.table.turn == 1
    scribe.press("RIGHT")
    scribe.arrive("paper")
    fits(handheld)
    scribe.press("UP", "RIGHT", "RIGHT", "RIGHT", "A")
    scribe.arrive("turn")
    scribe.press("A")
    assert scribe.screen.figure.words == "62"  # as it was told
    scribe.press("B", "DOWN")
    scribe.arrive("paper")
    assert (scribe.screen.row, scribe.screen.seat) == (0, 3)  # back to what was put right
    assert totals(sheet)[3] == 0 and sheet.shown(3) == 1
    hands = table_file(handheld)[1:3]
    assert hands[0].startswith("1,,45,made,0,missed,46,made,0,missed") and hands[1] == "2,,48,made" + 14 * ","


def test_a_new_sheet_answers_keys_while_it_is_saved_and_is_saved_when_left_at_once(handheld):
    from phase10.options import Rules
    from screens.sheet import keeping
    app = app_of(handheld)
    app.go("sheet", None, Rules(), ["Ada", "Grace"], 0, [])
    handheld.until(lambda: where(handheld) == "sheet", step=1)
    steps = app.screen.steps
    handheld.press("UP", hold=1, wait=1)  # it does nothing here, and says so
    assert app.screen.bar.hidden and app.screen.steps is steps and next(steps, "over") != "over"
    handheld.press("B", hold=1, wait=300)
    assert where(handheld) == "title" and keeping.fetch(app.machine).names == ["Ada", "Grace"]
    assert table_file(handheld)[0] == "hand,out,Ada,phase,Grace,phase"


@pytest.mark.parametrize(("name", "cell"), [("=1+1", ".1.1"), ("-1", ".1"), ("@A;B", ".A.B"), ("A-B", "A-B"),
                                            ("ÉL", "ÉL")])
def test_no_name_is_a_formula_for_a_spreadsheet(name, cell):
    from screens.sheet import keeping
    assert keeping.harmless(name) == cell


def test_a_sheet_that_cannot_be_kept_is_told(handheld, monkeypatch):
    from handheld import complaints, store
    from screens.sheet import keeping

    def refused(*_):
        yield
        return "memory"

    del complaints.found[:]
    machine = app_of(handheld).machine
    for _ in keeping.keeping(machine, sheet_of(3)):
        pass
    assert not complaints.found
    monkeypatch.setattr(store.Store, "writing", refused)
    for _ in keeping.keeping(machine, sheet_of(3)):
        pass
    assert complaints.found == [("save", "memory")]


@pytest.mark.parametrize("key", ["B", "UP"])
def test_a_turn_of_dice_is_left_without_an_answer(handheld, key):
    sheet, scribe = open_sheet(handheld, 2, mode="dice")
    scribe.press("A")
    scribe.arrive("turn")
    scribe.press(key)
    scribe.arrive("sheet")
    assert not sheet.turns[0] and sheet.table.turn == 0


def test_a_hand_that_no_longer_fits_is_asked_for_anew(handheld):
    """In another hand told otherwise, a seat has named the phase that it names in this one."""
    sheet, scribe = open_sheet(handheld, 2, mode="freeOrder")
    say = scribe.screen.say
    for number, places in (0, (2, 0)), (1, (1, 1)):
        assert scribe.screen.bar[1].words.startswith(say.HAND.format(number + 1))
        hand = sheet.draft(number)
        hand.out, hand.laid[:], hand.chose[:], hand.points[1] = 0, b"\1\1", bytes(places), 5
        assert sheet.tell(number, hand)
        go(handheld, "sheet", sheet)
    hand = sheet.draft(0)
    hand.chose[0] = 1
    assert sheet.tell(0, hand) and sheet.has_invalid_hands()
    go(handheld, "sheet", sheet)
    assert scribe.screen.bar[1].words.startswith(say.ANEW.format(2))
    fits(handheld)


def test_who_has_made_all_dice_phases_waits_for_the_others(handheld):
    made = sheet_of(3, mode="dice")
    while made.table.at[made.table.turn] < len(made.rules.phases) - 1 or made.table.turn != 0:
        assert made.tell(made.table.turn, len(made.turns[made.table.turn]), 20)
    assert made.tell(0, len(made.turns[0]), 20) and not made.is_over() and made.shown(0) == -1
    go(handheld, "sheet", made)
    handheld.run(100)
    assert where(handheld) == "sheet"
    fits(handheld)


def test_who_has_the_most_points_of_dice_stands_first_with_the_phases_made(handheld):
    made = sheet_of(3, mode="dice")
    while not made.is_over():
        seat = made.table.turn
        fails = seat == 0 and made.table.at[0] == 9  # but has more points than who makes it
        assert made.tell(seat, len(made.turns[seat]), made.MISSED if fails else 40 - 10 * seat)
    go(handheld, "sheet", made)
    handheld.run(100)
    lines = [part.words for part in app_of(handheld).screen.group if getattr(part, "words", "") and part.y >= 20]
    assert [words for words in lines if "✓" in words] == ["✓9", "✓10", "✓10"]
    assert [int(words) for words in lines if words.isdecimal() and int(words) > 3] == sorted(totals(made), reverse=True)
    fits(handheld)


# --- what can be said later and otherwise -----------------------------------------------------------------------------


def test_cards_are_counted_and_doubts_are_asked_once(handheld):
    sheet, scribe = open_sheet(handheld, 2)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "DOWN", "SELECT")
    handheld.run(60)
    assert scribe.screen.figure.words == "0"
    scribe.press("UP", "UP", "RIGHT", "UP", "RIGHT", "UP", "RIGHT", "UP", "UP", "UP", "DOWN")
    fits(handheld)
    scribe.press("A")
    scribe.arrive("sheet")
    assert totals(sheet) == [0, 2 * 5 + 10 + 15 + 2 * 20]
    sheet, scribe = open_sheet(handheld, 2)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "DOWN", "LEFT", "LEFT", "LEFT", "A")
    handheld.run(100)
    assert where(handheld) == "hand" and "45" in scribe.screen.prompt.words
    for others in (("RIGHT", "LEFT"), ("SELECT", "B")):
        scribe.press(*others, "A")
        handheld.run(100)
        assert where(handheld) == "hand"
    scribe.press("A")
    scribe.arrive("sheet")
    assert totals(sheet) == [0, 45]


def test_more_cards_than_there_can_be_are_as_many_points_as_the_sheet_takes(handheld):
    from phase10.sheet import kept
    from screens.sheet import keeping
    sheet, scribe = open_sheet(handheld, 2, preset="mattel")
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "DOWN", "SELECT")
    handheld.run(60)
    for _ in range(4):
        scribe.press(*["UP"] * 20, "RIGHT")
    assert scribe.screen.figure.words == "1020"
    scribe.press("A", "A")
    scribe.arrive("sheet")
    handheld.run(300)
    assert totals(sheet) == [0, 1020]
    found = keeping.fetch(app_of(handheld).machine)
    assert totals(found) == totals(kept.unpack(kept.pack(sheet))) == [0, 1020] and not found.hands[0].laid[1]


@pytest.mark.parametrize("mode", ["ordered", "dice"])
def test_a_full_sheet_asks_for_no_hand_that_it_could_not_take(handheld, mode):
    sheet = sheet_of(2, mode=mode) if mode == "dice" else sheet_of(2, short55="manual")
    from phase10.sheet import cards, dice, hands
    if mode == "dice":
        sheet.turns = [bytearray(dice.MOST_TURNS), bytearray(dice.MOST_TURNS)]
    else:
        sheet.hands = [hands.Hand(2) for _ in range(cards.MOST_HANDS)]
        for hand in sheet.hands:
            hand.plays, hand.points = 3, [50, 50]
    sheet.count()
    rows = len(sheet.rows)
    assert not sheet.is_over() and rows == (200 if mode == "dice" else 90)
    go(handheld, "sheet", sheet)
    fits(handheld)
    handheld.press("DOWN", wait=60)
    assert not app_of(handheld).screen.asks
    handheld.press("A", wait=300)
    assert where(handheld) == "paper" and len(sheet.rows) == rows


def test_a_game_that_is_to_be_stopped_clears_the_line_of_keys_at_once(handheld):
    """The sign that the key was heard, while the next screen is loaded."""
    open_sheet(handheld, 2, short55="manual")
    screen, shown = app_of(handheld).screen, []
    handheld.press("DOWN", wait=60)
    assert screen.asks
    app_of(handheld)._entering = lambda: iter(lambda: shown.append(screen.bar[1].words), 1)
    handheld.press("A", wait=100)
    assert shown and not any(shown)


def test_the_pad_changes_points_by_one_card_or_by_many(handheld):
    _, scribe = open_sheet(handheld, 2)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "DOWN")
    begun = int(scribe.screen.figure.words)
    for key, step in (("UP", 25), ("DOWN", -25), ("RIGHT", 5), ("LEFT", -5)):
        scribe.press(key)
        assert int(scribe.screen.figure.words) == begun + step
        begun += step


def test_up_leads_back_from_the_question_who_has_laid(handheld):
    """Beside it DOWN says no."""
    _, scribe = open_sheet(handheld, 3)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "A")
    for asked in ((1, 2), (1, 1), (0, -1)):
        assert scribe.screen.telling.question == asked
        scribe.press("UP")


def test_a_correction_is_left_at_once(handheld):
    sheet, scribe = open_sheet(handheld, 3)
    scribe.hand("A! B10 C60-")
    scribe.press("RIGHT")
    scribe.arrive("paper")
    scribe.press("RIGHT", "A")
    scribe.arrive("hand")
    scribe.press("RIGHT", "B")
    scribe.arrive("paper")
    assert totals(sheet) == [0, 10, 60] and sheet.hands[0].laid[1]


def test_who_went_out_is_put_right(handheld):
    sheet, scribe = open_sheet(handheld, 3)
    scribe.hand("A! B10 C60-")
    scribe.press("RIGHT")
    scribe.arrive("paper")
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("RIGHT", "A")  # A has only laid: who went out, then?
    handheld.run(60)
    scribe.shortest(1)
    scribe.press("A")
    handheld.run(60)
    scribe.points(25)
    scribe.press("A")
    scribe.arrive("paper")
    assert totals(sheet) == [25, 0, 60] and sheet.hands[0].out == 1
    scribe.press("SELECT")
    fits(handheld)
    scribe.press("A")
    handheld.run(100)
    assert not sheet.rows and where(handheld) == "paper"
    fits(handheld)


def test_back_leads_question_by_question_to_the_title(handheld):
    sheet, scribe = open_sheet(handheld, 4)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "A", "DOWN", "A", "A")
    for _ in range(6):
        scribe.press("B")
        handheld.run(60)
    assert where(handheld) == "sheet" and not sheet.hands
    scribe.press("B")
    scribe.arrive("title")


def test_the_game_is_stopped(handheld):
    sheet, scribe = open_sheet(handheld, 2, short55="manual")
    for _ in range(5):
        scribe.hand("A! B60-")
    scribe.press("DOWN", "A")
    scribe.arrive("hand")
    scribe.press("A", "DOWN")
    scribe.arrive("sheet")
    assert sheet.table.winners == (0,) and totals(sheet) == [0, 300]
    assert table_file(handheld)[6].startswith("6,stopped,")
    scribe.press("RIGHT")
    scribe.arrive("paper")
    scribe.press("A")  # what is put right is who had laid by then
    scribe.arrive("hand")
    scribe.press("DOWN", "DOWN")
    scribe.arrive("sheet")
    assert sheet.table.winners == () and totals(sheet) == [0, 300]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits(language):
    with blind(watch=True, language=language, dim=0, dark=0) as handheld:
        from handheld import colours
        from screens.menus import presets
        from screens.sheet.guests import Guests
        guests = Guests(6, ["KATHARIN"] * 6)
        go(handheld, "typing", guests, presets.rules(0), 0, 0, 3)
        fits(handheld)
        go(handheld, "people", (guests, presets.rules(0), 0))
        scribe = Scribe(handheld)
        for _ in range(scribe.screen.rows.count):
            scribe.press("RIGHT", "LEFT", "DOWN")
            handheld.run(50)
            fits(handheld)
        for seats, options, lines in (
                (6, {"antiOthers": "on"}, ["F! A5 B60- C45- D0 E10 X=C"]),
                (3, {"mode": "twist"}, ["A! B C-", "A B!=c C-"]),
                (2, {"mode": "freeOrder", "short55": "manual"}, ["A!=4 B105=8"])):
            sheet, scribe = open_sheet(handheld, seats, **options)
            ask = scribe.answer
            scribe.answer = lambda told, ask=ask: (fits(handheld), ask(told), fits(handheld))
            for line in lines:
                scribe.hand(line)
                fits(handheld)
            scribe.press("DOWN")
            fits(handheld)
            go(handheld, "graph", sheet)
            fits(handheld)
            go(handheld, "paper", sheet)
            ink = scribe.screen.inks[colours.INK]
            for seat in range(seats):
                fits(handheld)
                beside = [drawn(ink, scribe.screen.x(seat) + side, y) for side in (-1, 0) for y in range(4, 23)]
                assert not any(beside)  # no name touches the line of its column
                scribe.press("RIGHT")
                handheld.run(60)


@pytest.mark.parametrize("seats", [2, 6])
def test_the_graph_stays_inside_its_picture(handheld, monkeypatch, seats):
    """The handheld refuses a pixel below the last row, the desktop's Bitmap takes it. All end in the same place."""
    sheet, _ = open_sheet(handheld, seats)
    from screens.sheet import canvas, graph
    ends, line = [], canvas.Canvas.line
    monkeypatch.setattr(canvas.Canvas, "line", lambda self, *places: (ends.extend(places[:2]), line(self, *places)))
    graph.Screen(app_of(handheld), sheet)
    assert graph.history(sheet, 0) == [0] and graph.history(sheet_of(2, mode="twist"), 0) == [1]  # a pawn's first space
    assert len(ends) == 2 * seats
    assert all(0 <= x < graph._WIDTH + graph._LEAD and 0 <= y < graph._HEIGHT for x, y in ends)


def test_points_of_four_digits_stand_beside_the_graph(handheld, monkeypatch):
    sheet, _ = open_sheet(handheld, 6)
    from screens.sheet import graph
    monkeypatch.setattr(graph, "history", lambda sheet, seat: [0, 1200 + 349 * seat])
    shown = [part for part in graph.Screen(app_of(handheld), sheet).group if getattr(part, "words", "") == "2945"]
    assert [part.x + part.bitmap.width < graph._LEFT for part in shown] == [True]
    fits(handheld)


def test_the_desktop_tells_what_is_kept(handheld, tmp_path, capsys):
    import show_saves
    from handheld import places
    _, scribe = open_sheet(handheld, 4)
    for line in BOX:
        scribe.hand(line)
    drive = handheld.badge.drive
    for path, content in drive.files.items():
        (tmp_path / path[1:]).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path[1:]).write_bytes(content)
    newest = [path for path in drive.files if "/sheet" in path and drive.files[path][4096:4099] == b"P10"]
    drive.readonly, handheld.badge.usb = True, True
    scribe.hand("A! B55- C10 D60-")
    (tmp_path / "nvm.bin").write_bytes(handheld.badge.nvm)
    for path, total in ((tmp_path, "170"), (tmp_path / newest[0][1:], ""), (tmp_path / "nvm.bin", "225")):
        assert show_saves.main([str(path)]) == 0
        said = capsys.readouterr().out
        assert "ANNA" in said and total in said.split("\n")[-2] and "score sheet, ordered" in said
    assert places.TABLE_SIZE == 8192 and len(drive.files[places.TABLE]) == 8192 + 4096
    assert show_saves.main([str(tmp_path / "none")]) == 1 and "No such file" in capsys.readouterr().err


def test_where_people_are_asked_no_sheet_is_made(handheld):
    """There is no memory for one beside that screen; only the header of a saved sheet is read."""
    import sys
    go(handheld, "people")
    assert not {"phase10.sheet.cards", "phase10.table", "phase10.sheet.kept"} & set(sys.modules)
    scribe = Scribe(handheld)
    scribe.press("START")
    scribe.arrive("sheet")
    assert "screens.menus.rows" not in sys.modules
    go(handheld, "people")
    assert app_of(handheld).screen.saved.names and not app_of(handheld).screen.saved.is_over


def test_a_new_sheet_leaves_the_room_of_what_has_made_and_saved_it_to_the_next_screen(handheld):
    import sys
    go(handheld, "people")
    scribe = Scribe(handheld)
    scribe.press("START")
    scribe.arrive("sheet")
    app = app_of(handheld)
    handheld.until(lambda: not app.screen.steps)
    handheld.run(100)
    assert not {"handheld.store", "handheld.writing", "phase10.options"} & set(sys.modules)
    assert app.args == (app.screen.sheet,)  # not the rules, whose class would keep its module
    app.go("sheet", *app.args)
    handheld.run(1000)
    assert where(handheld) == "sheet" and app.screen.sheet is app.args[0]


def test_a_sheet_of_which_only_the_head_can_be_read(handheld):
    from handheld import SHEET
    from phase10.sheet import kept
    made = sheet_of(3)
    app_of(handheld).machine.save(SHEET, kept.pack(made) + b"?")
    go(handheld, "people")
    scribe = Scribe(handheld)
    scribe.press("A")
    scribe.arrive("sheet")
    assert scribe.screen.sheet.names == NAMES[:3] and not scribe.screen.sheet.rows


def test_names_on_paper_break_where_they_have_a_space(handheld, monkeypatch):
    sheet, scribe = open_sheet(handheld, 4)
    sheet.names[:] = ["PLAYER 1", "KATHARIN", "BERT", "D 23"]
    scribe.hand("A! B10 C10 D10")
    scribe.press("RIGHT")
    scribe.arrive("paper")
    from screens.sheet import printed
    written = []
    monkeypatch.setattr(printed, "write", lambda _, words, *__: written.append(words))
    for seat in range(4):
        printed.draw_name(scribe.screen, seat)
    assert written == ["PLAYE.", "1", "KATH", "ARIN", "BERT", "D 23"]


def test_accents_of_a_name_in_two_lines_on_paper_have_room(handheld, monkeypatch):
    sheet, scribe = open_sheet(handheld, 6)
    sheet.names[:2] = ["ÖZGÜR", "ÇELIK"]
    scribe.hand("A! B10 C10 D10 E10 F10")
    scribe.press("RIGHT")
    scribe.arrive("paper")
    from screens.sheet import printed
    written = {}
    monkeypatch.setattr(printed, "write", lambda _, words, right, y, colour: written.update({words: y}))
    for seat in range(2):
        printed.draw_name(scribe.screen, seat)
    assert written["ÜR"] == written["IK"] and written["ÖZG"] == written["ÇEL"] - 2 > 1


def test_totals_on_paper_do_not_run_into_each_other(handheld, monkeypatch):
    """Where the columns are narrow, every other one stands lower."""
    _, scribe = open_sheet(handheld, 8, mode="dice")
    scribe.press("RIGHT")
    scribe.arrive("paper")
    from screens.sheet import printed
    heights = []
    monkeypatch.setattr(printed, "draw_name", lambda *_: None)
    monkeypatch.setattr(printed, "write", lambda _, words, x, y, colour: heights.append(y))
    printed.draw(scribe.screen)
    assert heights[0] < heights[1] and heights[:8] == heights[:2] * 4


def is_tick(pixels):
    """Two arms without a gap, the right one the longer, meet at the bottom."""
    left, right = (min(y for x, y in pixels if x == side(pixels)[0]) for side in (min, max))
    near = all(any(max(abs(x - a), abs(y - b)) == 1 for a, b in pixels) for x, y in pixels)
    return near and right < left < max(y for _, y in pixels)


@pytest.mark.parametrize("seats", range(2, 7))
def test_large_numbers_on_paper_run_into_no_sign_and_no_other_number(seats, monkeypatch):
    """Of six seats the tick of a phase was drawn over the first of three digits, and totals of four met."""
    with Handheld(seed=7, speed="none") as handheld:
        handheld.run(300)
        made, scribe = open_sheet(handheld, seats, mode="fixed10")
        for number in range(10):
            hand = made.draft(number)
            hand.out, hand.laid[:], hand.points[1:] = 0, bytes([1] * seats), [235] * (seats - 1)
            assert made.tell(number, hand)
        from handheld import colours
        go(handheld, "paper", made)
        screen, ends = scribe.screen, {}
        green, ink = screen.inks[colours.PAPER_GREEN], screen.inks[colours.INK]
        signs = [(x, y) for x in range(160) for y in range(100) if drawn(green, x, y)]
        assert {(x - screen.x(0)) // screen.pitch for x, _ in signs} == set(range(seats))
        assert not any(drawn(ink, x + beside, y) for x, y in signs for beside in (0, 1))
        assert is_tick([(x, y) for x, y in signs if screen.x(1) <= x < screen.x(2) and y < 24 + 9])
        from screens.sheet import printed
        monkeypatch.setattr(printed, "write", lambda _, words, right, y, __: (
            ends.setdefault(y, []).append((right, screen.app.small.width(words)))))
        printed.draw(screen)
        for written in map(sorted, ends.values()):
            assert all(right - width > before for (before, _), (right, width) in zip(written, written[1:]))


def test_who_begins_stays_as_long_as_there_is_such_a_seat():
    from screens.sheet.guests import Guests
    for first in range(-1, 8):
        for count in range(2, 9):
            guests = Guests(8)
            guests.first = first
            guests.resize(count)
            assert guests.first == (first if first < count else -1) and guests.count == count


def test_who_is_chosen_deals_first(handheld):
    """Any seat, also when chosen again; without a choice the clock decides."""
    for first in (0, 1, 2, 3, 0, 0, 3, 2, 1):
        go(handheld, "people")
        scribe = Scribe(handheld)
        assert scribe.screen.players.count == 4 and scribe.screen.players.first == -1
        while scribe.screen.kind(scribe.screen.rows.at) != "DEALER":
            scribe.press("UP")
        scribe.press(*["RIGHT"] * (first + 1))
        assert scribe.screen.right(scribe.screen.rows.at) == scribe.screen.name(first)
        scribe.press(*["START"] * (3 if scribe.screen.replaces() else 1))
        scribe.arrive("sheet")
        assert scribe.screen.sheet.first == first


def test_between_hands_the_heading_says_in_turn_who_begins_and_who_deals(handheld):
    """The seat behind the dealer begins, and both offices go to the next seat after a hand."""
    _, scribe = open_sheet(handheld, 3, 1)
    names = [NAMES[i] for i in range(3)]
    for dealer in (1, 2):
        told = []
        for _ in range(4):
            told.append(scribe.screen.heading.words)
            handheld.run(2600)
        assert told == [f"{names[(dealer + 1) % 3]} begins", f"{names[dealer]} deals"] * 2
        scribe.hand("A! B5- C10-")


def test_what_a_letter_does_is_told(handheld):
    """No more than eight, and the tick ends the name."""
    go(handheld, "people")
    app = app_of(handheld)
    app.screen.pick(app.screen.above.index("COUNT") + 2)
    handheld.until(lambda: where(handheld) == "typing")
    screen, say, told = app.screen, app.screen.say, []
    for _ in range(8):
        told.append(tuple(screen.bar[i].words for i in (1, 3)))
        handheld.press("A")
    assert told == [(say.LETTER, say.BACK)] + 7 * [(say.LETTER, say.RUB)] and len(screen.letters) == 8
    assert screen.bar[1].words == say.READY and screen.at == len(screen.signs) - 1
    handheld.press("UP")
    assert (screen.bar[1].words, screen.bar[3].words) == ("", say.RUB)
    name = screen.letters
    handheld.press("A")
    assert screen.letters == name and screen.at == len(screen.signs) - 1


def test_the_letters_go_round_and_b_leads_back_without_a_name(handheld):
    key_feedback.typing(handheld)
    scribe = Scribe(handheld)
    screen, signs = scribe.screen, scribe.screen.signs
    for key, back, count in (("RIGHT", "LEFT", 10), ("DOWN", "UP", 5)):
        begin, seen = screen.at, []
        for _ in range(count):
            seen.append(screen.at)
            scribe.press(key)
            now, before = signs[screen.at], signs[seen[-1]]
            assert now.y == before.y if key == "RIGHT" else now.x == before.x
        assert screen.at == begin and len(set(seen)) == count
        scribe.press(back)
        assert screen.at == seen[-1]
    scribe.press("B")
    scribe.arrive("people")


def test_b_takes_back_a_letter_and_a_name_without_any_stays_as_it_was(handheld):
    key_feedback.typing(handheld)
    scribe = Scribe(handheld)
    screen, seat = scribe.screen, scribe.screen.seat
    scribe.press("A", "RIGHT", "A", "SELECT")
    assert len(screen.letters) == 2 and screen.bar.hidden
    name, at = screen.letters, screen.at
    scribe.press("B")
    assert screen.letters == name[:1] and screen.at == at and screen.name.words == name[0] + "_"
    scribe.press("START")
    scribe.arrive("people")
    assert scribe.screen.players.names[seat] == name[0]
    go(handheld, "typing", scribe.screen.players, sheet_of(2).rules, 0, seat, 3)
    scribe.press("B", "B")
    scribe.arrive("people")
    assert scribe.screen.players.names[seat] == name[0]


def test_the_rules_of_a_sheet_are_chosen_as_those_of_a_game(handheld):
    go(handheld, "people")
    scribe = Scribe(handheld)
    screen = scribe.screen
    scribe.press(*["DOWN"] * screen.above.index("RULES"), "A")
    scribe.arrive("rules")
    scribe.press("B")
    scribe.arrive("people")
    assert scribe.screen.kind(scribe.screen.rows.at) == "RULES" and scribe.screen.rules.pack() == screen.rules.pack()


def test_only_the_chosen_row_has_arrows(handheld):
    go(handheld, "people")
    screen = app_of(handheld).screen
    for row in range(screen.count()):
        told = [screen.rows.value(other) for other in range(screen.count())]
        value = screen.right(row)
        assert [words for words in told if "←" in words] == ([f"← {value} →"] if value else []), told
        assert screen.rows.at == row
        handheld.press("DOWN")
    handheld.press("B")
    handheld.until(lambda: where(handheld) == "title")


def test_rows_on_paper_keep_off_its_frame_and_lines(handheld, monkeypatch):
    """Also those of ten hands and more, of which the last seven are seen."""
    _, scribe = open_sheet(handheld, 2)
    for hand in range(11):
        scribe.hand("A55- B!" if hand % 2 else "A! B55-")
    scribe.press("RIGHT")
    scribe.arrive("paper")
    inks = list(scribe.screen.inks.values())
    mark = scribe.screen.mark.bitmap
    assert (mark.width, mark.height) == (71, 9)  # a column's width, a row's height
    paper = [[any(drawn(ink, x, y) for ink in inks) for x in range(160)] for y in range(100)]
    assert not any(row[x] for row in paper for x in range(2)) and any(any(row[2:5]) for row in paper[20:80])
    lines = [y for y, row in enumerate(paper) if all(row[20:70])]
    assert len(lines) == 2
    for y in (lines[0] + 1, lines[1] - 1):
        assert sum(paper[y]) == 2, y  # nothing but the lines between columns
    from screens.sheet import printed
    screen, numbers = scribe.screen, []
    write = printed.write

    def written(screen, words, right, *rest):
        if right == 14:  # left of all columns
            numbers.append(int(words))
        write(screen, words, right, *rest)

    monkeypatch.setattr(printed, "write", written)
    for key in 10 * ["UP"] + 10 * ["DOWN"]:
        handheld.press(key)
        assert not numbers or numbers[-7:] == list(range(screen.first + 1, screen.first + 8))
        assert 0 <= screen.row - screen.first < 7
    assert numbers[:7] == [4, 5, 6, 7, 8, 9, 10] and numbers[-7:] == [5, 6, 7, 8, 9, 10, 11]


def test_what_was_told_of_a_hand_stays_in_sight(handheld):
    _, scribe = open_sheet(handheld, 4)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "A", "DOWN", "A")  # A went out, B has laid, C has not, D has
    scribe.press("UP", "A", "RIGHT")
    said = [(state.words, points.words) for _, _, state, points in scribe.screen.lines[:4]]
    assert said == [(scribe.screen.say.OUT, ""), ("✓", "35"), ("–", "65"), ("✓", "")]


def test_points_that_were_told_are_there_when_one_goes_back(handheld):
    sheet, scribe = open_sheet(handheld, 3)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "A", "DOWN", "UP", "A")  # A went out, B has laid, C has not; B has 35 points
    scribe.press("RIGHT", "B", "B")  # C has 65; back to whether C has laid
    points = scribe.screen.telling.hand.points
    scribe.press("DOWN")
    assert points[1] == 35
    scribe.press("A")
    assert points[2] == 65
    scribe.press("B", "B", "A", "A")  # C has laid after all: that was another question
    assert points[1:3] == [35, 10]
    scribe.press("A")
    handheld.run(60)
    assert totals(sheet) == [0, 35, 10]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(8, "dice"), (6, "dice"), (6, "twist"), (6, "ordered")])
def test_no_group_of_a_phase_is_left_out_where_many_sit(handheld, language, seats, mode):
    app_of(handheld).language(language)
    sheet = sheet_of(seats, mode=mode)
    for at, phase in enumerate(sheet.rules.phases):
        sheet.table.at[0] = at
        go(handheld, "sheet", sheet)
        screen, lines = app_of(handheld).screen, []
        for part in screen.group:
            if getattr(part, "words", "") and part.x > 10 and part.x < 80:
                lines.append(part.words)
        said = lines[1:lines.index(NAMES[2])]
        groups = [screen.say.entry(screen.say.KINDS, kind).format(size) for kind, size in phase]
        short = "+".join(str(size) for _, size in phase)
        assert said == [short] or all(group in " ".join(said) for group in groups), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(5, "freeOrder"), (6, "freeOrder"), (7, "dice"), (8, "dice")])
def test_what_many_seats_show_keeps_off_their_neighbours(handheld, language, seats, mode):
    """All phases still open and the widest names are above the next seat, beside its number and inside the frame."""
    app_of(handheld).language(language)
    sheet = sheet_of(seats, mode=mode)
    sheet.names[:] = ["WWWWWWWW"] * seats
    small = app_of(handheld).small
    for at in (0, 9) if sheet.DICE else (0,):
        sheet.table.at[:] = bytes([at] * seats)
        go(handheld, "sheet", sheet)
        lines = [part for part in app_of(handheld).screen.group if getattr(part, "words", "") and part.y > 16]
        names = [line for line in lines if line.words == "WWWWWWWW"]
        assert len(names) == seats and all(line.bitmap.height == small.height for line in lines)
        rows = sorted({line.y for line in names}) + [112]
        for line in lines:
            beneath = min(row for row in rows if row > line.y)
            assert line.y + 9 <= beneath and line.x + small.width(line.words) - 1 <= (82 if line.x < 80 else 160)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caption_of_a_cell_has_room_for_every_name(handheld, language):
    app_of(handheld).language(language)
    sheet = sheet_of(2)
    sheet.names[:] = ["WWWWWWWW", "ANNA"]
    for _ in range(10):
        hand = sheet.draft(len(sheet.rows))
        hand.out, hand.laid[1], hand.points[0] = 1, 1, 50
        assert sheet.tell(len(sheet.rows), hand)
    go(handheld, "paper", sheet)
    caption = app_of(handheld).screen.caption
    assert app_of(handheld).small.width(caption.words) <= 153
    assert caption.words.endswith(app_of(handheld).screen.say.NO_PHASE) and caption.words.startswith("WWWW")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["ANNA", "WWWWWWWW", "ÖZGÜRÄÑÉ"])
def test_how_to_stop_the_game_is_told_beside_every_heading(handheld, language, name):
    app_of(handheld).language(language)
    sheet = sheet_of(2, 1, short55="manual")
    sheet.names[:] = [name, name]
    go(handheld, "sheet", sheet)
    screen = app_of(handheld).screen
    for _ in range(2):
        sign = next(part for part in screen.group if getattr(part, "words", "") == "↓ " + screen.say.ENOUGH)
        heading, small = screen.heading, app_of(handheld).small
        font = small if name != "ANNA" else app_of(handheld).big
        assert heading.bitmap.height == font.height and sign.bitmap.height == small.height
        assert heading.x + font.width(heading.words) + 4 < sign.x + sign.bitmap.width - small.width(sign.words)
        handheld.run(2600)  # who deals


def typed(scribe, seat):
    """Type AB as a name."""
    row = scribe.screen.above.index("RULES") + 1 + seat
    while scribe.screen.rows.at != row:
        scribe.press("DOWN")
    scribe.press("A")
    scribe.arrive("typing")
    scribe.press("A", "RIGHT", "A", "START")
    scribe.arrive("people")


def test_names_that_were_typed_are_there_after_the_title(handheld):
    go(handheld, "people")
    scribe = Scribe(handheld)
    scribe.screen.change(scribe.screen.above.index("COUNT"), 1)
    typed(scribe, 1)
    scribe.press("B")
    scribe.arrive("title")
    scribe.press("A")
    scribe.arrive("people")
    assert scribe.screen.players.count == 5 and scribe.screen.players.names[:3] == ["", "AB", ""]
    scribe.press("START")
    scribe.arrive("sheet")
    assert scribe.screen.sheet.names[:2] == [app_of(handheld).words_of("people").NOBODY.format(1), "AB"]


def test_rules_and_the_first_dealer_are_there_after_the_title(handheld):
    go(handheld, "people")
    scribe = Scribe(handheld)
    scribe.screen.players.wanted = 6
    scribe.screen.fit()
    chosen = scribe.screen.rules
    assert chosen.set("wildPoints", "25") and chosen.set("mode", "fixed10") and chosen.set("dealer", "fixed")
    scribe.screen.let_begin(5)
    scribe.press("B")
    scribe.arrive("title")
    go(handheld, "people")
    assert scribe.screen.rules.pack() == chosen.pack() and scribe.screen.preset == -1
    assert (scribe.screen.players.count, scribe.screen.first()) == (6, 5)
    scribe.press("START")
    scribe.arrive("sheet")
    assert scribe.screen.sheet.rules.wild_points == 25 and scribe.screen.sheet.seats == 6


def test_a_seat_without_a_name_may_be_named_for_the_next_sheet(handheld):
    go(handheld, "people")
    scribe = Scribe(handheld)
    scribe.press("START")
    scribe.arrive("sheet")
    handheld.run(1000)
    go(handheld, "people")
    typed(scribe, 0)
    assert scribe.screen.players.names[:4] == ["AB", "", "", ""]


@pytest.mark.parametrize("names", [NAMES[:3], NAMES[2:8], ["PLAYER 1", "PLAYER 2", "PLAYER 3", "PLAYER 4"]])
def test_the_people_of_a_kept_sheet_have_room_on_one_line(handheld, names):
    go(handheld, "sheet", None, sheet_of(3).rules, names, 0, [])
    handheld.run(1000)
    go(handheld, "people")
    handheld.run(100)
    told = app_of(handheld).screen.lines[0].words
    assert told == ", ".join(names) or told.startswith(", ".join(names[:2])) and told.endswith(".")
    fits(handheld)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_phase_is_told_whole_between_the_hands(handheld, language, seats):
    """Beside 10, too, whose two digits take the room of the words."""
    app_of(handheld).language(language)
    made = sheet_of(seats)
    for at in range(len(made.rules.phases)):
        made.table.at = [at] * seats
        go(handheld, "sheet", made)
        fits(handheld)
        screen = app_of(handheld).screen
        told = [line.words for line in screen.group if getattr(line, "words", "") and line.y > 18]
        kinds = [screen.say.entry(screen.say.KINDS, kind).format(size) for kind, size in made.rules.phases[at]]
        assert all(sum(words.endswith(kind) for words in told) >= seats for kind in kinds), (at, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phase_is_told_in_words_where_every_line_fits_and_else_in_sizes(handheld, language):
    from screens.sheet import phrases
    app_of(handheld).language(language)
    say, font = app_of(handheld).words_of("sheet"), app_of(handheld).small
    for phase in sheet_of(2).rules.phases + sheet_of(2, mode="twist").rules.phases:
        sizes = ["+".join(str(size) for _, size in phase)]
        for width in range(20, 151, 5):
            for most in (1, 2, 9):
                lines = phrases.phase(phase, say, font, width, most)
                fits = len(lines) <= most and max(map(font.width, lines)) <= width
                assert fits or lines == sizes, (lines, width)
        assert phrases.phase(phase, say, font, 150) != sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_select_does_on_the_sheet_is_told_at_the_last_hand(handheld, language):
    """In turn with what the cell says; it takes the last hand back, wherever the cursor is."""
    app_of(handheld).language(language)
    made = sheet_of(2)
    scribe = Scribe(handheld)
    for _ in range(2):
        hand = made.draft(len(made.rows))
        hand.out, hand.laid[0], hand.points[1] = 0, 1, 50
        assert made.tell(len(made.rows), hand)
    go(handheld, "paper", made)
    screen = app_of(handheld).screen
    cell = screen.caption.words
    for wanted in (screen.say.SELECTED, cell, screen.say.SELECTED):
        handheld.run(2600)
        assert screen.caption.words == wanted
    fits(handheld)
    scribe.press("UP")
    handheld.run(2600)
    assert screen.caption.words == screen.about() != cell
    scribe.press("SELECT")
    handheld.run(2600)
    assert screen.caption.words == screen.say.TAKE_BACK


def blinks(scribe, key):
    """Press a key; True if the bar says that it means nothing here, and nothing else happens."""
    screen, rows = scribe.screen, len(scribe.screen.sheet.rows)
    scribe.press(key)
    hidden = screen.bar.hidden
    scribe.handheld.run(400)
    return hidden and not screen.bar.hidden and scribe.screen is screen and len(screen.sheet.rows) == rows


def test_the_last_hand_is_taken_back_by_a_alone(handheld):
    made, scribe = open_sheet(handheld, 2)
    scribe.hand("A! B60-")
    for key in ("B", "RIGHT", "SELECT", "A"):
        go(handheld, "paper", made)
        scribe.press("SELECT")
        screen = scribe.screen
        assert screen.caption.words == screen.say.TAKE_BACK
        scribe.press(key)
        handheld.run(200)
        assert len(made.rows) == (key != "A") and where(handheld) == "paper"
        assert key == "A" or screen is scribe.screen and screen.caption.words == screen.about()


@pytest.mark.parametrize("hands", [0, 1])
def test_at_its_edges_the_paper_leads_on_and_back(handheld, hands):
    """To the graph on the right, to the questions on the left, but for one without a hand."""
    made, scribe = open_sheet(handheld, 3)
    for _ in range(hands):
        scribe.hand("A! B60- C5")
    go(handheld, "paper", made)
    for key in () if hands else ("A", "UP", "LEFT", "SELECT"):
        assert blinks(scribe, key), key
    if hands:
        screen, seats = scribe.screen, []
        for key in ("LEFT", "RIGHT", "RIGHT", "LEFT", "LEFT"):
            go(handheld, "paper", made, 0, screen.seat) if not seats else scribe.press(key)
            seats.append(scribe.screen.seat)
        assert seats == [0, 1, 2, 1, 0]
        scribe.press("LEFT")
        scribe.arrive("sheet")
        go(handheld, "paper", made, 0, 2)
    scribe.press("RIGHT")
    scribe.arrive("graph")


@pytest.mark.parametrize("options", [{"phaseList": "1", "tieBreak": "firstLay"}, {"mode": "dice"}])
def test_who_had_no_turn_in_a_round_has_an_empty_cell_that_cannot_be_put_right(handheld, options):
    """In a tie-break all but those tied; with dice those whose turn is yet to come."""
    from screens.sheet import printed
    made, scribe = open_sheet(handheld, 3, **options)
    if made.DICE:
        assert made.tell(0, 0, 40)
    else:
        scribe.hand("A0 B0 C5")
        assert made.table.tie == (0, 1)
        scribe.hand("A! B5-")
    go(handheld, "paper", made, len(made.rows) - 1, 2)
    screen = scribe.screen
    assert screen.about().endswith(screen.say.RESTED) and screen.say.CORRECT not in screen.bar[1].words
    assert printed.content(made, screen.row, 2)[:2] == ("", "") and blinks(scribe, "A")


def test_the_graph_of_dice_begins_at_0_and_ends_at_the_totals(handheld):
    from screens.sheet import graph
    made = sheet_of(2, mode="dice")
    for seat, points in ((0, 40), (1, 45), (0, 0), (1, 50), (0, 30)):
        assert made.tell(seat, made.counted(seat), points)
    assert [graph.history(made, seat) for seat in (0, 1)] == [[0, 40, 40, 70], [0, 45, 95]]
    assert [made.total(seat) for seat in (0, 1)] == [70, 95]


def test_an_empty_paper_says_so_and_shows_the_way_out(handheld):
    made, _ = open_sheet(handheld, 3)
    go(handheld, "paper", made)
    screen = app_of(handheld).screen
    assert screen.caption.words == screen.say.EMPTY and screen.mark.hidden
    assert screen.bar[0].hidden and not screen.bar[1].words and screen.bar[3].words == screen.say.BACK


@pytest.mark.parametrize("before", [True, False])
def test_a_phase_is_asked_for_as_chosen_before_the_hand_or_as_laid(handheld, monkeypatch, before):
    from phase10.sheet import telling
    from screens.sheet import hand
    monkeypatch.setattr(hand.cards, "chooses", lambda table, seat: before)
    say = app_of(handheld).words_of("sheet")
    screen = SimpleNamespace(say=say, telling=SimpleNamespace(table=None), counters=None)
    assert hand.Screen.words(screen, telling.CHOSE, 0)[0].startswith(say.CHOSE if before else say.NAMED)


def test_where_more_than_six_have_played_each_has_a_name_in_the_ranking(handheld):
    made = sheet_of(8, mode="dice")
    while not made.is_over():
        seat = made.table.turn
        assert made.tell(seat, made.counted(seat), 20 + seat)
    go(handheld, "sheet", made)
    handheld.run(100)
    told = [part for part in app_of(handheld).screen.group if getattr(part, "words", "") in NAMES]
    assert [line.words for line in told] == NAMES[::-1] and [line.y for line in told] == [20 + 11 * i for i in range(8)]
    fits(handheld)


def test_a_key_that_means_nothing_to_a_turn_with_dice_is_told(handheld):
    _, scribe = open_sheet(handheld, 2, mode="dice")
    scribe.press("A")
    scribe.arrive("turn")
    assert blinks(scribe, "SELECT")
    scribe.press("A")
    points = scribe.screen.points
    assert blinks(scribe, "SELECT") and scribe.screen.points == points


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_new_sheet_replaces_the_kept_one_is_told_whole(handheld, language):
    app_of(handheld).language(language)
    go(handheld, "sheet", None, sheet_of(3).rules, NAMES[:3], 0, [])
    handheld.run(1000)
    go(handheld, "people")
    Scribe(handheld).press("DOWN")
    handheld.run(100)
    screen = app_of(handheld).screen
    assert screen.lines[0].words == screen.say.REPLACES


def test_start_replaces_a_kept_sheet_only_from_the_row_that_says_so(handheld):
    go(handheld, "sheet", None, sheet_of(3).rules, NAMES[:3], 0, [])
    handheld.run(1000)
    scribe = Scribe(handheld)
    for row in (0, 3):  # "Continue the sheet", and one below "New sheet"
        go(handheld, "people")
        scribe.press(*["DOWN"] * row, "START")
        handheld.run(200)
        screen = app_of(handheld).screen
        assert app_of(handheld).here == "people" and screen.kind(screen.rows.at) == "START"
        assert screen.lines[0].words == screen.say.REPLACES
    for keys in ("A",), ("DOWN", "UP", "START"):  # to move away takes the question back
        scribe.press(*keys)
        handheld.run(200)
        assert app_of(handheld).here == "people" and screen.bar[1].words == screen.say.SURE
    scribe.press("START")
    scribe.arrive("sheet")


def test_who_tells_points_reads_what_the_pad_does(handheld):
    _, scribe = open_sheet(handheld, 2)
    scribe.press("A")
    scribe.arrive("hand")
    scribe.press("A", "A")
    assert "←→ 5" in scribe.screen.prompt.words and "↑↓ 25" in scribe.screen.prompt.words


def test_who_is_asked_for_somebody_reads_how_to_choose(handheld):
    """Where nobody is suggested no row is lit, so that only the arrows tell of the others."""
    from phase10.sheet import telling as asked
    _, scribe = open_sheet(handheld, 3, antiOthers="on")
    scribe.press("A")
    scribe.arrive("hand")
    for kind, nobody in (asked.OUT, False), (asked.FELL, True):
        while scribe.telling.question[0] != kind:
            scribe.press("A")
        assert scribe.screen.prompt.words.endswith(" ↑ ↓") and (scribe.telling.chosen() == asked.NOBODY) == nobody
        scribe.press("DOWN")
        assert scribe.telling.chosen() != asked.NOBODY and scribe.screen.prompt.words.endswith(" ↑ ↓")


def test_a_key_that_means_nothing_to_a_question_is_told_and_answers_nothing(handheld):
    from phase10.sheet import telling as asked
    idle = {asked.OUT: ("LEFT", "RIGHT", "SELECT"), asked.LAID: ("LEFT", "RIGHT", "SELECT"),
            asked.CHOSE: ("UP", "DOWN", "SELECT")}
    _, scribe = open_sheet(handheld, 3, mode="freeOrder")
    scribe.press("A")
    scribe.arrive("hand")
    seen = set()
    while where(handheld) == "hand":
        screen, telling = scribe.screen, scribe.telling
        question, at = telling.question, telling.at
        for key in idle.get(question[0], ()):
            scribe.press(key)
            assert telling.question == question and telling.at == at and screen.bar.hidden, key
            handheld.run(500)
            assert not screen.bar.hidden
        seen.add(question[0])
        scribe.press("A")
        handheld.run(200)
    assert seen >= set(idle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_their_accents_and_stand_by_their_numbers(language):
    """In the heading, where the large font has no room for them; and those of six seats each above its own number."""
    with blind(watch=True, language=language, dim=0, dark=0) as handheld:
        from screens.menus import presets
        from screens.sheet.guests import Guests
        go(handheld, "typing", Guests(2, ["A", "B"]), presets.rules(0), 0, 0, 3)
        screen, app = app_of(handheld).screen, app_of(handheld)
        letters = "".join(sign.words for sign in screen.signs)
        assert len(letters) == len(set(letters)) == 50 and {"Ç", "È", "À", "Í", "Ó", "Ú", "0", "✓"} < set(letters)
        assert not [line for line in screen.group if getattr(line, "words", "") and 9 < line.y < 16]  # the frame
        sheet = sheet_of(6)
        sheet.names[:] = ["WWWWWWWW", "ÖZGÜRÄÑÉ", "MAX", "EVA", "KATHARIN", "LI"]
        go(handheld, "sheet", sheet)
        screen = app.screen
        assert screen.heading.bitmap.height == app.small.height
        for seat, name in enumerate(sheet.names):
            line = next(line for line in screen.group if getattr(line, "words", "") == name)
            assert line.x == 4 + 78 * (seat % 2) + 11 and line.x + app.small.width(name) < 78 * (seat % 2 + 1)
        sheet.names[:] = ["ANNA", "BEN", "MAX", "EVA", "KATHARIN", "LI"]
        go(handheld, "sheet", sheet)
        assert app.screen.heading.bitmap.height > app.small.height
        dice = sheet_of(2, mode="dice")
        dice.names[:] = ["ÉLODIE", "ANNA"]
        for seat, name in enumerate(dice.names):
            dice.table.turn = seat
            go(handheld, "turn", dice)
            line = next(line for line in app.screen.group if getattr(line, "words", "") == name)
            assert (line.bitmap.height == app.small.height) == (name == "ÉLODIE")
