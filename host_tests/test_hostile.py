# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fuzz test of loading: games, settings and records with a correct checksum but invalid content are refused or
repaired, and what is accepted can be played on. PHASE10_HOSTILE sets the number of samples.
"""

import os
import random
from binascii import crc32

import arguments
import pytest
import stage
from blind import blind
from deciding import decided
from device import games
from phase10 import ending, engine, snapshot, unpacking
from phase10.cards import SPENT
from phase10.chance import Chance
from phase10.dice import snapshot as dice_snapshot
from phase10.dice import table as dice_tables
from phase10.table import NOBODY, OUT_OF_GAME
from phase10.view import View
from fuzzer import changed, hostile

import bots
from bots import dice

SIZE = int(os.environ.get("PHASE10_HOSTILE", "1200"))
MOVES = 12  # by bots in what was taken


def positions(seed):
    """Snapshots out of a game of any rules."""
    table, chance, rng = games.table_for(seed), Chance(seed + 1), random.Random(seed)
    for _ in range(300):
        if table.step == "end" or table.hand_no > 3:
            break
        if rng.random() < 0.08:
            yield snapshot.pack(table)
        engine.do(table, *games.move(table, chance))
        table.events.clear()
    yield snapshot.pack(table)


def play_on(table, seed):
    """Some moves by bots, or in the place of one that is refused by the fallback; after each the table is proved."""
    from bots import fallback
    players = [bots.player("normal", seat % 6, seed + seat) for seat in range(table.seats)]
    for _ in range(MOVES):
        if table.step == "end":
            return
        seat = table.turn
        if table.step in ("deal", "over"):
            seat, action = 0, ("deal",)
        else:
            action = decided(players[seat], View(table, seat))
            if engine.why_not(table, seat, action):
                action = fallback.action(table, seat)
        assert engine.do(table, seat, action) is None, action
        table.events.clear()
        unpacking.unpack(snapshot.pack(table), table.rules)


def tried(packed, chance, unpack, go_on):
    """Was it taken? Only ValueError refuses."""
    try:
        table = unpack(hostile(packed, chance))
    except ValueError:
        return False
    go_on(table)
    return True


def test_games_that_cannot_be_are_refused():
    seed = done = taken = 0
    while done < SIZE:
        for number, packed in enumerate(positions(seed)):
            for again in range(6):
                chance = random.Random(seed << 20 | number << 8 | again)
                try:
                    taken += tried(packed, chance, unpacking.unpack, lambda table, seed=seed: play_on(table, seed))
                except Exception as error:
                    raise AssertionError(f"seed {seed}, position {number}, change {again}: {error!r}") from error
                done += 1
        seed += 1
    assert taken < done // 4


def float_unlaid(table):
    table.floating[table.turn] = 1


def draw_early(table):
    table.drawn = table.hands[table.turn][0]


def fall_out(table):
    table.at[1] = OUT_OF_GAME


def go_beyond(table):
    table.at[1] = len(table.rules.phases) + 1


def tie_a_stranger(table):
    table.tie = (0, 1, 5)


def spend_in_hand(table):
    table.hands[0][0] = SPENT


def play_without_cards(table):
    """As if a hand that is over went on."""
    hand = table.hands[table.turn]
    table.deck += hand
    hand[:] = table.known[table.turn][:] = b""
    table.step = "play"


def test_the_beginning_of_a_game_is_none():
    """However short, and with a checksum that is right."""
    dice_table = dice_tables.DiceTable(arguments.rules("sheet", ["mode=dice"]), 2, 5)
    of_cards = snapshot.pack(games.table_for(3)), unpacking.unpack
    for packed, unpack in (of_cards, (dice_snapshot.pack(dice_table), dice_snapshot.unpack)):
        assert unpack(packed).seats
        for size in range(len(packed) - 4):
            for short in (packed[:size], packed[:size] + crc32(packed[:size]).to_bytes(4, "big")):
                with pytest.raises(ValueError):
                    unpack(short)


def test_in_the_last_chain_of_dice_nobody_has_finished_who_is_to_come():
    table = dice_tables.DiceTable(arguments.rules("sheet", ["mode=dice"]), 4, 5)
    last = len(table.rules.phases)
    table.order, table.turn, table.finisher = bytes((1, 3, 0, 2)), 3, 2
    table.at[2] = table.at[1] = last
    assert dice_snapshot.unpack(dice_snapshot.pack(table)).finisher == 2
    table.at[0] = last
    with pytest.raises(ValueError):
        dice_snapshot.unpack(dice_snapshot.pack(table))


def test_a_game_of_dice_that_ends_at_once_does_not_go_on_behind_its_end():
    """Only with a last chain is anybody's turn after the first has finished."""
    for end, goes_on in (("lastRound", True), ("atOnce", False)):
        table = dice_tables.DiceTable(arguments.rules("sheet", ["mode=dice", "diceEnd=" + end]), 3, 5)
        finisher = table.order[0]
        table.turn, table.finisher, table.at[finisher] = table.order[1], finisher, len(table.rules.phases)
        packed = dice_snapshot.pack(table)
        if goes_on:
            assert dice_snapshot.unpack(packed).finisher == finisher
        else:
            with pytest.raises(ValueError):
                dice_snapshot.unpack(packed)


def test_a_game_of_dice_with_more_failures_than_a_score_can_pay_for_is_refused():
    table = dice_tables.DiceTable(arguments.rules("sheet", ["mode=dice"]), 1, 5)
    table.failed[0] = 6000
    assert dice_snapshot.unpack(dice_snapshot.pack(table)).failed[0] == 6000
    table.scores[0] = -5 * 6000
    dice_snapshot.pack(table)
    table.failed[0] = 6001
    with pytest.raises(ValueError):
        dice_snapshot.unpack(dice_snapshot.pack(table))


@pytest.mark.parametrize("harm", [
    float_unlaid, draw_early, spend_in_hand, fall_out, go_beyond, tie_a_stranger, play_without_cards])
@pytest.mark.parametrize("mode", ["ordered", "twist", "masters", "antiPhase"])
def test_what_no_game_comes_to_is_refused(harm, mode):
    table = engine.new_table(arguments.rules("sheet", ["mode=" + mode, "goOut=float"]), 3, 5)
    engine.do(table, 0, ("deal",))
    while table.step == "choose":
        engine.do(table, table.turn, ("choose", 0))
    assert table.step == "draw" and unpacking.unpack(snapshot.pack(table))
    harm(table)
    with pytest.raises(ValueError):
        unpacking.unpack(snapshot.pack(table))


def test_in_twist_every_pawn_is_on_the_board_every_card_there_once_and_every_finisher_has_a_seat():
    table = engine.new_table(arguments.rules("sheet", ["mode=twist"]), 3, 5)
    engine.do(table, 0, ("deal",))
    course, goal = table.course, table.course.goal
    table.at[1], course.pawns, course.finishers = course.last, bytearray((1, goal, 1)), (1, 2)
    assert unpacking.unpack(snapshot.pack(table)).course.finishers == (1, 2)
    for name, wrong, what in (("pawns", (0, goal, 1), "pawn"), ("pawns", (1, goal + 1, 1), "pawn"),
                              ("finishers", (1, 3), "pawn"), ("twists", course.twists[:-1] + b"\0", "stack")):
        before = getattr(course, name)
        setattr(course, name, wrong)
        with pytest.raises(ValueError, match=what):
            unpacking.unpack(snapshot.pack(table))
        setattr(course, name, before)


def test_a_hand_is_over_with_nobody_left_only_where_the_game_is():
    """Anti-phase: no seat would get cards in the next hand."""
    table = engine.new_table(arguments.rules("sheet", ["mode=antiPhase"]), 3, 5)
    engine.do(table, 0, ("deal",))
    ending.end_hand(table, NOBODY)
    table.at[0] = table.at[1] = OUT_OF_GAME
    assert table.step == "over" and unpacking.unpack(snapshot.pack(table))
    table.at[2] = OUT_OF_GAME
    with pytest.raises(ValueError):
        unpacking.unpack(snapshot.pack(table))


def test_who_floats_takes_from_no_pile_that_is_not_there():
    table = engine.new_table(arguments.rules("sheet", ["goOut=float"]), 3, 5)
    engine.do(table, 0, ("deal",))
    table.floating[table.turn] = 1
    assert engine.why_not(table, table.turn, ("draw", "pile", 1)) == "cannot-take"
    table.deck[:] = b""
    assert engine.why_not(table, table.turn, ("draw", "deck")) == "cannot-take"


def test_knocking_is_for_before_a_draw_and_takes_no_penalty_that_is_not_there():
    """Whatever a saved game says of it; in play the window is closed by a draw and by an empty deck."""
    table = engine.new_table(arguments.rules("sheet", ["knock=on", "knockPenalty=on"]), 4, 5)
    engine.do(table, 0, ("deal",))
    knocker = (table.turn + 1) % 4
    table.pile[:], table.can_be_knocked = b"\x15", True
    for step in ("play", "draw"):
        table.step = step
        assert engine.why_not(table, knocker, ("knock",)) == (None if step == "draw" else "no-knock")
    table.deck[:] = b""
    assert engine.do(table, knocker, ("knock",)) is None and len(table.hands[knocker]) == 11


def test_who_has_to_choose_plays():
    """In Twist all do; the turn would come to a seat that cannot take it."""
    table = engine.new_table(arguments.rules("sheet", ["mode=twist"]), 3, 5)
    table.course.pawns[:] = b"\3" * 3  # all on a Twist space
    table.course.open_hand()
    engine.do(table, 0, ("deal",))
    assert table.step == "choose" and unpacking.unpack(snapshot.pack(table))
    table.plays[(table.turn + 1) % 3] = 0
    with pytest.raises(ValueError):
        unpacking.unpack(snapshot.pack(table))


def dice_positions(seed):
    end = "atOnce" if seed % 3 else "lastRound"
    rules = arguments.rules("sheet", ["mode=dice", "diceEnd=" + end, "diceWildColour=any"])
    table, rng = dice_tables.DiceTable(rules, 1 + seed % 8, seed), random.Random(seed)
    players = [dice.Player("normal", seed + seat) for seat in range(table.seats)]
    for _ in range(200):
        if rng.random() < 0.08:
            yield dice_snapshot.pack(table)
        if not throw(table, players):
            break


def throw(table, players):
    if table.step == dice_tables.ENDED:
        return False
    action = decided(players[table.turn], dice_tables.View(table))
    assert table.do(table.turn, action) is None, action
    table.events.clear()
    dice_snapshot.unpack(dice_snapshot.pack(table))
    return True


def test_games_of_dice_that_cannot_be_are_refused():
    def go_on(table):
        players = [dice.Player("normal", seat) for seat in range(table.seats)]
        for _ in range(MOVES):
            throw(table, players)

    seed = done = 0
    while done < SIZE // 2:
        for number, packed in enumerate(dice_positions(seed)):
            for again in range(10):
                tried(packed, random.Random(seed << 20 | number << 8 | again), dice_snapshot.unpack, go_on)
                done += 1
        seed += 1


# --- through the store, on the screens --------------------------------------------------------------------------------


@pytest.fixture
def handheld():
    with blind(dark=0, dim=0) as one:
        yield one


def faults():
    from handheld import faults
    return faults.log()


def test_records_and_settings_that_make_no_sense(handheld):
    """Every screen that shows them comes up, and no fault had to be mended."""
    from handheld import GAME, RECORDS, SETTINGS
    from screens.menus import choices, keep_choices, tally
    app = stage.app_of(handheld)
    keep_choices.keep_game(app.machine, bytes(40))
    stage.go(handheld, "newgame")
    handheld.press("A", wait=200)
    stage.go(handheld, "title")
    kept = tally.Tally(app.machine)
    for letters in ("ABC", "XYZ", "A-1"):
        kept.add(letters, 120)
    kept.keep()
    real = {kind: app.machine.load(kind)[0] for kind in (SETTINGS, RECORDS)}
    app.game = None
    for number in range(max(SIZE // 100, 10)):
        chance = random.Random(number)
        for kind, content in real.items():
            app.machine.save(kind, changed(content, chance) or b"\1")
        choices.recall(app.machine)
        app.language("en")
        for name in ("records", "event", "newgame", "settings"):
            stage.go(handheld, name)
            assert app.here == name and app.screen, number
            handheld.press("RIGHT", wait=20)
            handheld.press("DOWN", wait=20)
        stage.go(handheld, "title")
        assert not faults(), (number, faults())
    app.machine.save(GAME, b"")


def test_more_phases_made_than_tried_are_shown_as_all(handheld):
    from screens.menus import tally
    app = stage.app_of(handheld)
    kept = tally.Tally(app.machine)
    kept.numbers["tried 3"], kept.numbers["made 3"] = 2, 9
    kept.keep()
    stage.go(handheld, "records")
    app.screen.number = 2
    app.screen.open()
    assert not faults() and "100 %" in [getattr(line, "words", "") for line in app.screen.page]


@pytest.mark.parametrize(("level", "face", "length", "possible"), [
    (10, 7, 24, True), (1, 0, 1, True), (11, 7, 24, False), (10, 8, 24, False), (10, 7, 25, False), (10, 7, 0, False)])
def test_a_saved_seat_has_one_of_ten_levels_one_of_eight_faces_and_a_name(level, face, length, possible):
    from screens import save_header
    packed = bytes((save_header.DICE, 0, 0, 2, 0, 6, 1)) + b"A" + bytes((level, face, length)) + length * b"B"
    if possible:
        assert save_header.unpack(packed)[0][1] == (level, face, length * "B")
    else:
        with pytest.raises(ValueError):
            save_header.unpack(packed)


def test_saved_games_whose_head_makes_no_sense(handheld):
    """Who sits there, with which level and face; the table itself is right."""
    from handheld import GAME
    app = stage.app_of(handheld)
    made = stage.play(handheld, 4)
    packed = made._pack()
    app.game = None
    for number in range(max(SIZE // 100, 10)):
        chance = random.Random(number)
        head = changed(packed[:30], chance)
        app.machine.save(GAME, head + packed[30:])
        stage.go(handheld, "resume")
        handheld.run(500)
        for _ in range(4):
            handheld.press("A", wait=100)
        assert app.screen and app.here in ("table", "title", "note", "pause", "score", "resume", "next_hand"), number
        assert not faults(), (number, faults())
        stage.go(handheld, "title")
        app.game = None
        handheld.run(100)
        while app.here == "note":
            handheld.press("A", wait=200)


def test_a_save_whose_head_has_other_seats_than_its_table_is_damaged(handheld):
    from screens.menus import resume
    app = stage.app_of(handheld)

    def of_cards(seats):
        return stage.play(handheld, seats)._pack(), snapshot.pack(app.game.table)

    def of_dice(seats):
        stage.begin_dice(handheld, [(0, 0, "A"), (6, 1, "B"), (6, 2, "C")][:seats])
        return app.game._pack(), dice_snapshot.pack(app.game.table)

    for packed in of_cards, of_dice:
        (two, table_of_two), (three, table_of_three) = packed(2), packed(3)
        head_of_two, head_of_three = two.removesuffix(table_of_two), three.removesuffix(table_of_three)
        assert head_of_two != two and resume.game_of(app, two) and resume.game_of(app, three)
        assert not resume.game_of(app, head_of_two + table_of_three)
        assert not resume.game_of(app, head_of_three + table_of_two)
    app.game = None


@pytest.mark.parametrize(("levels", "viewer", "shown"), [
    ((0, 6), 0, True), ((0, 6), 1, False), ((6, 0), 0, False), ((0, 0), 1, True), ((6, 6), 1, True)])
def test_a_save_shows_no_bots_hand_but_in_a_game_of_bots_alone(levels, viewer, shown):
    from screens import save_header
    packed = bytes((save_header.DICE, 0, viewer, 2, levels[0], 6, 1)) + b"A" + bytes((levels[1], 7, 1)) + b"B"
    if shown:
        assert [seat[0] for seat in save_header.unpack(packed)[0]] == list(levels)
    else:
        with pytest.raises(ValueError):
            save_header.unpack(packed)
