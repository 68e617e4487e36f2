# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Games of every mode with any mixture of compatible options: they end, lose no card, fit the snapshot, and survive
invalid actions.

Compatibility is declared and tested in combinations.py, which plays every single option and every pair of them; single
rules are tested by the scripts in scripts/variants, not here. Set VARIANT_GAMES to play more mixtures.
"""

import importlib
import os

import arguments
import combinations
import pytest
from check import check_text
from combinations import cards_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from phase10 import engine, knocking, phase_lists, reshuffling, snapshot, unpacking
from phase10.cards import RULE, SKIP, SPENT, WILD
from phase10.opening import full_deck
from phase10.phases import SET
from phase10.table import NOBODY, OUT_OF_GAME
from phase10.view import View
from random_player import Player
from script import notation, writer
from script.reader import Script
from terminal.telling import Teller

GAMES = int(os.environ.get("VARIANT_GAMES", "1"))
MOST_ACTIONS = 60000
CARD_MODES = tuple(mode for mode in combinations.MODES if mode != "dice")
# What part B of the rules offers beside the ways of playing, in each of its forms: the variant that it is a form of.
MODIFIERS = {form: variant for variant, forms in combinations.VARIANTS.items() for form in forms}
SUB_OPTIONS = {
    "fixed10": ("fixedTie=extra",),
    "masters": ("saveLimit=unlimited", "saveOut=no", "saveVisible=yes"),
    "mastersDeclare": ("saveLimit=unlimited", "saveOut=no"),
    "antiPhase": ("antiStart=3", "antiHands=4"),
    "twist": ("twistStart=mustCompleteFirst", "twist4=run4", "twistVisible=no", "takeSkip=yes"),
}
# What the base game leaves open beside that, thrown in at random: other values than those of the sheet.
BASE_VALUES = {name: values[1:] for name, values in combinations.BASE.items()
               if name not in ("wildPoints", "firstWild", "firstSkip", "goOut")}


def forbidden(mode, modifier):
    """What the table of combinations keeps apart."""
    return modifier in MODIFIERS and MODIFIERS[modifier] not in combinations.GOES_WITH[mode]


def rules_of(*texts):
    return arguments.rules("sheet", " ".join(texts).split())


def seats_for(mode, wish):
    return min(wish, combinations.SEATS.get(mode, (2, 6))[1])


def allowed_together():
    for mode in CARD_MODES:
        for modifier in ("", *MODIFIERS, *SUB_OPTIONS.get(mode, ())):
            if not forbidden(mode, modifier):
                yield mode, modifier


# --- random games ---------------------------------------------------------------------------------------------------


def box_of(rules):
    return bytes(sorted(full_deck(2 if rules.mode.startswith("masters") else 4, rules.antiOthers == "on")))


def check_nonsense(table, player, packed, box):
    """Asking changes nothing, and a refusal neither; what is allowed can be done, and no card is lost."""
    tried = []
    for _ in range(3):
        seat, action = player.nonsense(table)
        code = engine.why_not(table, seat, action)
        tried.append((seat, action, code))
        if code is not None:
            assert engine.do(table, seat, action) == code
        elif action != ("deal",):
            other = unpacking.unpack(packed, table.rules)
            assert engine.do(other, seat, action) is None
            assert cards_of(other) == box or other.step == "choose"
    assert snapshot.pack(table) == packed, tried


def check_snapshot(table):
    packed = snapshot.pack(table)
    assert len(packed) <= 600
    assert snapshot.pack(unpacking.unpack(packed, table.rules if packed[-1] & 7 else None)) == packed
    return packed


def check_end(table):
    assert table.step == "end"
    rules = table.rules
    if rules.short55 == "off" and rules.mode not in ("fixed10", "antiPhase"):
        assert table.winners
        ended_by_laying = rules.gameEnd == "immediateIfSole" or rules.tieBreak == "firstLay"
        assert ended_by_laying or all(table.course.shown(seat) == -1 for seat in table.winners)
    for action in (("deal",), ("draw", "deck"), ("knock",)):
        assert engine.why_not(table, 0, action) is not None


def play_to_the_end(rules, seats, seed, careful):
    """A whole game; every so many actions all that must hold is looked at."""
    table, player, box = engine.new_table(rules, seats, seed), Player(seed), box_of(rules)
    for step in range(MOST_ACTIONS):
        assert cards_of(table) == box or not table.hand_no or table.step == "choose"
        if step % careful == 0:
            check_nonsense(table, player, check_snapshot(table), box)
        if table.step == "end":
            break
        seat, action = player.move(table)
        assert engine.do(table, seat, action) is None, (seat, action)
        table.events.clear()
    check_end(table)
    return table


base_values = st.fixed_dictionaries({}, optional={name: st.sampled_from(BASE_VALUES[name]) for name in BASE_VALUES})


@settings(
    max_examples=40 * GAMES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)
@given(
    st.sampled_from(CARD_MODES),
    st.sets(st.sampled_from(list(MODIFIERS)), max_size=6),
    st.data(),
    base_values,
    st.integers(2, 6),
    st.integers(0, 2**30 - 1),
)
def test_random_mixtures_end(mode, modifiers, data, base, seats, seed):
    """Any mixture that is allowed, with options of the base game thrown in, every step looked at."""
    texts = ["%s=%s" % item for item in base.items()]
    texts += sorted(modifier for modifier in modifiers if not forbidden(mode, modifier))
    sub_options = SUB_OPTIONS.get(mode, ())
    if sub_options:
        texts += sorted(data.draw(st.sets(st.sampled_from(sub_options))))
    if mode not in ("twist", "antiPhase") and not any("phaseList" in text for text in texts):
        texts.insert(0, "phaseList=1,8")
    if mode == "antiPhase" and any("set2" in text for text in texts):
        texts.append("antiHands=20")
    play_to_the_end(rules_of("mode=" + mode, *texts), seats_for(mode, seats), seed, 3)


@pytest.mark.parametrize(("mode", "modifier"), list(allowed_together()))
def test_a_game_written_down_runs_again(mode, modifier):
    """What the writer makes of a game, cut off some time, passes as a table script: same deals, turns and scores."""
    rules = rules_of("mode=" + mode, modifier)
    table, player = engine.new_table(rules, seats_for(mode, 3), 77), Player(5)
    lines = writer.setup_lines(table, 77)
    assert engine.do(table, 0, ("deal",)) is None
    while len(lines) < 300 and table.step != "end":
        seat, action = player.move(table)
        lines.append(writer.move_line(table, seat, action))
        assert engine.do(table, seat, action) is None
        table.events.clear()
        lines += writer.after_lines(table)
    assert check_text("\n".join(lines)) == "ok"


def with_hidden_cards_mixed(table, seat, chance):
    """The same game, but what this seat has not seen (deck, other hands, other save piles) lies elsewhere."""
    other = unpacking.unpack(snapshot.pack(table))
    hidden = [(other.deck, i) for i in range(len(other.deck))]
    for owner in range(other.seats):
        if owner == seat:
            continue
        known = list(other.known[owner])
        for i, card in enumerate(other.hands[owner]):
            if card in known:
                known.remove(card)
            else:
                hidden.append((other.hands[owner], i))
        if other.rules.saveVisible == "no":
            hidden += [(other.saved[owner], i) for i in range(len(other.saved[owner]))]
    some = [place[i] for place, i in hidden]
    chance.shuffle(some)
    for (place, i), card in zip(hidden, some):
        place[i] = card
    return other


def seen(table, seat):
    return {name: value for name, value in vars(View(table, seat)).items() if name != "rules"}


@pytest.mark.parametrize("mode", CARD_MODES)
def test_a_view_holds_nothing_hidden(mode):
    """Where the cards lie that a seat has not seen makes no difference to what it is shown."""
    modifiers = [modifier for modifier in MODIFIERS if "phaseList" not in modifier and not forbidden(mode, modifier)]
    rules = rules_of("mode=" + mode, *modifiers)
    table, player = engine.new_table(rules, seats_for(mode, 5), 4), Player(4)
    for step in range(600):
        if table.step == "end":
            break
        if step % 3 == 0 and table.hand_no:
            seat = player.chance.randrange(table.seats)
            assert seen(with_hidden_cards_mixed(table, seat, player.chance), seat) == seen(table, seat)
        seat, action = player.move(table)
        assert engine.do(table, seat, action) is None
        table.events.clear()


@pytest.mark.parametrize("mode", CARD_MODES)
def test_whole_games_of_every_way(mode):
    """All ten phases, no option: two seats and as many as may play."""
    rules = rules_of("mode=" + mode)
    for seats in (2, seats_for(mode, 6)):
        play_to_the_end(rules, seats, seats, 50)


@pytest.mark.parametrize("visible", ("no", "yes"))
def test_a_saved_card_is_told_to_its_owner_alone(visible):
    """Others see how many there are; neither a View nor the terminal's words tell which, unless the rules do."""
    rules = rules_of("mode=masters", "saveVisible=" + visible)
    table, player, told = engine.new_table(rules, 3, 8), Player(8), 0
    teller = Teller("en")
    while told < 40 and table.step != "end":
        seat, action = player.move(table)
        assert engine.do(table, seat, action) is None
        for event in table.events:
            if event[0] == "saved" or event[0] == "drew" and event[2] == "saved":
                told += 1
                card = notation.name(event[-1])
                said = teller.event(table, event).replace(".", "").split()
                assert (card in said) == (visible == "yes" or event[1] == 0)
        table.events.clear()
        for other in range(table.seats):
            view = View(table, other)
            assert view.saved_counts == bytes(map(len, table.saved))
            for owner in range(table.seats):
                seen = bytes(table.saved[owner]) if visible == "yes" or owner == other else b""
                assert view.saved[owner] == seen
    assert told == 40


def dealt_wild(*texts):
    """A deal that turns a Wild: the table and the events."""
    for seed in range(1, 200):
        table = engine.new_table(rules_of(*texts), 3, seed, 2)
        assert engine.do(table, 0, ("deal",)) is None
        if table.drawn == WILD or table.given == WILD:
            return table
    raise AssertionError("no Wild")


def test_everybody_knows_who_has_got_the_wild_that_was_turned():
    table = dealt_wild("firstWild=autoLeft")
    assert table.turn == 0 and table.known == [b"\x40", b"", b""]
    for turned in (WILD, None):
        table = dealt_wild("firstWild=dealerChooses")
        assert engine.do(table, 2, ("give", 1)) is None and table.known == [b"", b"\x40", b""]
        card = turned or min(table.hands[1])
        assert engine.do(table, 1, ("turn", card)) is None and table.known[1] == (b"" if turned else b"\x40")


def test_who_is_on_the_first_phase_is_not_said_to_fall():
    """It holds X when the hand ends, and stays there."""
    for at, falls in ((0, False), (1, True)):
        table = engine.new_table(rules_of("antiOthers=on"), 3, 1, 2)
        engine.do(table, 0, ("deal",))
        table.step, table.at[1], table.hands[0], table.hands[1] = "play", at, bytearray(b"\x05"), bytearray((RULE,))
        assert engine.do(table, 0, ("discard", 5)) is None
        assert (("fell", 1) in table.events) == falls and table.at[1] == 0


def test_a_wild_played_as_a_skip_lies_there_as_one():
    """The card that is told and that waits is no longer a Wild."""
    table = engine.new_table(rules_of("wildAsSkip=on"), 3, 1, 2)
    engine.do(table, 0, ("deal",))
    engine.do(table, 0, ("draw", "deck"))
    table.hands[0].append(WILD)
    assert engine.do(table, 0, ("discard", WILD, 2)) is None
    assert table.events[-1] == ("skipped", 0, 2, SPENT) and table.skips[2] == SPENT


def test_a_skip_before_a_seat_that_lies_on_the_pile_is_no_card_of_its_own():
    """At the end of a hand, too, and who has played it is known, but the one turned up was played by nobody."""
    table = engine.new_table(rules_of("skipPile=onTopWhenPlayed"), 3, 1, 2)
    engine.do(table, 0, ("deal",))
    engine.do(table, 0, ("draw", "deck"))
    table.hands[0][0], table.hands[1][0], table.whole = SKIP, 5, False
    assert engine.do(table, 0, ("discard", SKIP, 2)) is None and table.thrown_by[-1] == 0
    table.step, table.hands[1][:] = "play", b"\x05"
    assert engine.do(table, 1, ("discard", 5)) is None and table.step == "over" and not table.aside
    table = engine.new_table(rules_of("firstSkip=dealerChooses skipPile=onTopWhenPlayed"), 3, 1, 2)
    engine.do(table, 0, ("deal",))
    table.given, table.turn, table.step = SKIP, 2, "give"
    thrown = len(table.pile)
    assert engine.do(table, 2, ("give", 1)) is None and table.pile[thrown] == SKIP
    assert table.thrown_by[thrown] == NOBODY


@pytest.mark.parametrize(("top", "wanted", "after"), (
    (0x01, True, True), (0x31, True, True), (0x05, True, False), (0x2C, False, False), (WILD, True, True),
))
def test_which_discard_is_of_use_to_a_seat(top, wanted, after):
    """Two sets of three: before the lay what makes either larger, after it what fits a group."""
    table = engine.new_table(rules_of("knock=on"), 3, 1)
    table.hands[1][:], table.pile[:] = bytes((0x01, 0x11, 0x05, 0x15, 0x07, 0x19)), bytes((top,))
    short = table.finder.short(table.hands[1], table.rules.phases[0])
    assert short == 2 and knocking.is_wanted(table, 1, short) == wanted
    table.laid[1], table.laid[2] = [bytearray((SET, 3, 3, 0x13, 0x23))], [bytearray((SET, 1, 1, 0x11, 0x21))]
    assert knocking.is_wanted(table, 1, short) == after


@pytest.mark.parametrize(("priority", "knockers", "gets"), (
    ("first", (1, 3), 1), ("first", (3, 1), 3), ("seat", (1, 3), 3), ("seat", (3, 1), 3), ("seat", (0, 1), 0),
    ("seat", (1,), 1), ("first", (1,), 1), ("first", (), NOBODY), ("seat", (), NOBODY),
))
def test_of_several_knockers_one_gets_the_card(priority, knockers, gets):
    """The quickest, or the nearest clockwise of the seat in turn."""
    table = engine.new_table(rules_of("knock=on", "knockPriority=" + priority), 4, 1)
    table.turn = 2
    assert knocking.who_gets(table, knockers) == gets
    if priority == "seat" and len(knockers) > 1:
        table = engine.new_table(rules_of("knock=on", "knockPriority=seat"), 6, 1)
        for table.turn in range(6):
            clockwise = [(table.turn + 1 + i) % 6 for i in range(5)]
            for i in range(4):
                assert knocking.who_gets(table, clockwise[i:][::-1]) == clockwise[i]


def test_no_pile_of_twist_begins_with_a_skip(monkeypatch):
    """A Skip is covered, and so is the one that covers it."""
    def shuffle(self, cards):
        rest = [card for card in cards if card != SKIP]
        cards[:] = bytes([*rest[:20], SKIP, *rest[20:22], SKIP, SKIP, *rest[22:], SKIP][::-1])

    table = engine.new_table(rules_of("mode=twist"), 2, 1)
    monkeypatch.setattr(type(table.chance), "shuffle", shuffle)  # the class may have been loaded anew
    engine.do(table, 0, ("deal",))
    assert [pile.count(b"\x50") for pile in table.piles] == [3, 0, 0]
    told = [event[1:] for event in table.events if event[0] == "upcard"]
    assert [[card for card, pile in told if pile == i] for i in range(3)] == [list(pile) for pile in table.piles]
    assert table.step == "draw" and SKIP not in [pile[-1] for pile in table.piles]


def ticks(table):
    """By seat: the places of the phases that the score sheet ticks."""
    places = range(len(table.rules.phases))
    return [[at for at in places if table.course.has_done(seat, at)] for seat in range(table.seats)]


def test_in_fixed_hands_the_sheet_ticks_what_was_laid():
    table, player, laid = engine.new_table(rules_of("mode=fixed10"), 3, 4), Player(4), [[], [], []]
    while table.step != "end":
        assert engine.do(table, *player.move(table)) is None
        if table.step in ("over", "end"):
            for seat in range(3):
                laid[seat] += [table.hand_no - 1] * bool(table.laid[seat])
            assert ticks(table) == laid
    assert sum(map(len, laid)) > 9


def test_in_order_and_in_twist_the_sheet_ticks_what_is_behind():
    """In Twist a phase is behind a pawn that has left both its spaces, and all are behind who has finished."""
    table = engine.new_table(rules_of(), 3, 4)
    table.at[:] = bytes((0, 3, 10))
    assert ticks(table) == [[], [0, 1, 2], list(range(10))]
    table = engine.new_table(rules_of("mode=twist"), 6, 4)
    table.course.pawns[:], table.course.finishers = bytes((1, 2, 3, 5, 28, 28)), (5,)
    assert [each[:10] for each in ticks(table)] == [[], [], [0], [0], list(range(9)), list(range(10))]


def test_in_anti_phase_the_sheet_ticks_what_is_not_lost():
    table = engine.new_table(rules_of("mode=antiPhase"), 3, 4)
    table.at[:] = bytes((9, 0, OUT_OF_GAME))
    assert ticks(table) == [list(range(10)), [0], []]
    assert [table.course.phases_done(seat) for seat in range(3)] == [10, 1, 0]


def test_an_extra_hand_after_the_fixed_ones_that_nobody_wins_can_be_saved():
    table = engine.new_table(rules_of("mode=fixed10", "fixedTie=extra", "phaseList=1,2", "handTurns=1"), 2, 1)
    table.hand_no, table.step, table.tie = 2, "over", (0, 1)
    for hand in (3, 4):
        assert engine.do(table, 0, ("deal",)) is None and table.hand_no == hand
        while table.step != "over":
            assert engine.do(table, table.turn, ("draw", "deck")) is None
            number = min(table.hands[table.turn])
            assert engine.do(table, table.turn, ("discard", number)) is None
        assert unpacking.unpack(snapshot.pack(table)).tie == (0, 1) and list(table.at) == [2, 2]


def test_who_has_finished_in_twist_has_finished_in_the_saved_game():
    table = engine.new_table(rules_of("mode=twist"), 3, 1)
    for finishers in ((), (1,), (0, 2)):
        table.course.finishers = finishers
        assert unpacking.unpack(snapshot.pack(table)).course.finishers == finishers


def test_an_eleventh_phase_of_twist_is_one_line(monkeypatch):
    """The board, its goal and the stack of cards follow from the list; also in what is loaded anew to unpack a save."""
    for lists in {phase_lists, importlib.import_module("phase10.options").phase_lists}:
        monkeypatch.setattr(lists, "TWIST", lists.TWIST + " run6")
    rules = rules_of("mode=twist")
    table, phases = engine.new_table(rules, 3, 1), len(phase_lists.TWIST.split())
    goal = 3 * phases - 2
    assert table.course.goal == goal and sorted(table.course.twists) == list(range(phases, 2 * phases))
    table = play_to_the_end(rules, 3, 7, 40)
    assert table.course.pawns[table.winners[0]] == goal and rules.numbers[-1] == phases


@pytest.mark.parametrize(("reshuffle", "mode"), [("all", "twist"), ("keepTop", "twist"), ("all", "ordered")])
def test_after_a_reshuffle_each_pile_has_its_upcard_and_nobody_has_thrown_those_turned_up(reshuffle, mode):
    """Who threw what is known of the first pile; of each of its cards, and of no other."""
    rules = rules_of("reshuffle=" + reshuffle, "mode=" + mode)
    table = engine.new_table(rules.in_force(), 3, 5)
    assert engine.do(table, 0, ("deal",)) is None
    table.deck[:] = b""
    for pile in table.piles:
        pile[:] = bytes((0x01, 0x12, 0x23))
    table.thrown_by[:] = bytes((0, 1, 2))
    reshuffling.reshuffle(table)
    assert [len(pile) for pile in table.piles] == [1] * len(table.piles)
    assert table.thrown_by == (b"\2" if reshuffle == "keepTop" else bytes((NOBODY,)))
    assert len(table.deck) == 2 * len(table.piles)


@pytest.mark.parametrize("saved_by", [None, 0, 1, 2])
def test_a_hand_in_which_nobody_can_draw_goes_on_while_somebody_could_take_a_saved_card(saved_by):
    """It ends with the turn after a whole lap without a draw; a seat that could draw begins such a lap anew."""
    table = engine.new_table(rules_of("mode=masters").in_force(), 3, 5)
    for _ in range(3):
        assert not reshuffling.count_dry_turn(table)
    if saved_by is not None:
        table.saved[saved_by].append(WILD)
        assert not reshuffling.count_dry_turn(table)
        table.saved[saved_by].clear()
        assert not reshuffling.count_dry_turn(table) and not reshuffling.count_dry_turn(table)
    assert reshuffling.count_dry_turn(table)


LAID_TEN = "laid 1 set R4 B4 G4 Y4 R4 / set R8 B8 G8"
LAYS_TEN = ("done 1 1,2,3,4,5,6,7,8,9;hand 1 R4 B4 G4 Y4 R4 R8 B8 G8 Y12;hand 2 R9;discard Y11;turn 1 drawn;"
            "1 lay 10: R4 B4 G4 Y4 R4 / R8 B8 G8")
ENDS = "hand 1 Y12;hand 2 R9;discard Y11;turn 1 drawn;1 discard Y12"


@pytest.mark.parametrize(("position", "made"), [
    ("option mode=fixed10;phases 3 3;hand 1 Y12;turn 1", [2, 2]),
    ("option mode=fixed10;phases 3 3;laid 1 set R4 B4 G4 Y4 / run Y1 R2 B3 G4;" + ENDS, [3, 3]),
    ("option mode=fixed10;phases 10 10;" + LAID_TEN + ";" + ENDS, [10, 10]),
    ("phases 10 3;" + LAID_TEN + ";" + ENDS, [10, 2]),
    ("option mode=freeOrder;" + LAYS_TEN, [9, 0]),
    ("option mode=freeOrder;" + LAYS_TEN + ";1 discard Y12", [10, 0]),
    ("option mode=antiPhase;phases 4 1;laid 1 run R1 B2 Y3 R4 B5 G6 Y7;" + ENDS, [4, 0]),
    ("option mode=twist;pawns 28 4;hand 1 R1 R2 R3 R4 R6 R7 R8 R9 W Y12;hand 2 G9;pile 1 R5;turn 1 drawn;"
     "1 lay R1 R2 R3 R4 R6 R7 R8 R9 W;1 discard Y12 > pile 1", [10, 1])])
def test_how_many_phases_are_made(position, made):
    """Those of finished hands, also when the game has ended."""
    script = Script()
    for line in position.split(";"):
        script.feed(line)
    script.feed("= hand " + ("over 1" if "discard Y12" in position else "open"))
    course = script.table.course
    assert [course.phases_done(seat) for seat in range(2)] == made
