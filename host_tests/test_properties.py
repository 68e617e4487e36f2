# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Property-based tests: invariants at every step of every game, with any options of the base game, seats and seed.
Hypothesis chooses the game; random_player.py plays it.
"""

from collections import Counter

import arguments
import check
import pytest
from combinations import BASE, cards_of
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from phase10 import engine, snapshot, unpacking
from phase10.cards import SKIP, WILD
from phase10.opening import full_deck
from phase10.groups import HEAD
from phase10.options import Rules, names
from phase10.table import CHANCE, COURSE, KIND, fields
from random_player import Player
from script import writer

OPTIONS = BASE | {
    "goOut": (*BASE["goOut"], "float"),
    "phaseList": ("1,2", "2", "1,4,8", "even", "set2+run3,colour4", "run5,set3+set2", "set3+set3,run7,colour7"),
    "handTurns": ("4", "15", "60"),
}
ALL_CARDS = sorted(full_deck(4, False))
MOST_ACTIONS = 60000

games = st.fixed_dictionaries(
    {
        "preset": st.sampled_from(("sheet", "mattel")),
        "options": st.fixed_dictionaries({}, optional={name: st.sampled_from(OPTIONS[name]) for name in OPTIONS}),
        "seats": st.integers(2, 6),
        "seed": st.integers(0, 2**30 - 1),
    }
)


def fresh_table(game):
    rules = arguments.rules(game["preset"], ["phaseList=1,2,8", *map("=".join, game["options"].items())])
    return engine.new_table(rules, game["seats"], game["seed"])


def new_table(game):
    table = fresh_table(game)
    assert engine.do(table, 0, ("deal",)) is None
    return table


def data_of(table):
    """All that a table is made of: every field that it declares, and its rules."""
    data = {name: getattr(table, name) for name, how in fields() if how & KIND not in (CHANCE, COURSE)}
    rules = {name: getattr(table.rules, name) for name in names() if name != "phaseList"}
    rules.update(phases=table.rules.phases, list=table.rules.numbers)
    return {**data, **rules, "chance": table.chance.state, "course": table.course.pack()}


def unpacked(packed, table):
    """The snapshot of a table. Its rules are unpacked as well in one of eight, for that takes as long as all else."""
    return unpacking.unpack(packed, table.rules if packed[-1] & 7 else None)


def check_state(table):
    assert cards_of(table) == bytes(ALL_CARDS)
    packed = snapshot.pack(table)
    assert len(packed) <= 600
    assert data_of(unpacked(packed, table)) == data_of(table)  # so it packs to the same, too
    for seat in range(table.seats):
        for group in table.laid[seat]:
            assert SKIP not in group[HEAD:]
    return packed


def check_hand_sizes(table):
    """Ten cards a seat between the turns, in the hands and on the table; ten in the hand of who has not laid."""
    if table.step != "draw":
        return
    playing = [seat for seat in range(table.seats) if table.plays[seat]]
    cards = sum(len(table.hands[seat]) for seat in playing)
    cards += sum(len(group) - HEAD for groups in table.laid for group in groups)
    assert cards == 10 * len(playing)
    for seat in range(table.seats):
        if not table.plays[seat]:
            assert not table.hands[seat] and not table.laid[seat]
        elif not table.laid[seat]:
            assert len(table.hands[seat]) == 10


common = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "derandomize": True,  # a red test stays red on the next machine
    "database": None,
    "phases": (Phase.generate,),
}


@settings(max_examples=20, **common)
@given(games)
def test_every_step_keeps_the_cards_and_the_snapshot(game):
    """108 cards at every step; packed and unpacked it is the same table; a refusal leaves it as it was."""
    table, player = new_table(game), Player(game["seed"])
    for _ in range(1200):
        packed, tried = check_state(table), []
        for _ in range(2):
            seat, action = player.nonsense(table)
            code = engine.why_not(table, seat, action)
            tried.append((action, code))
            if code is not None:
                assert engine.do(table, seat, action) == code
        assert snapshot.pack(table) == packed, ("a question or a refusal changed the table", tried)
        if table.step == "end":
            return
        seat, action = player.move(table)
        assert engine.do(table, seat, action) is None, action
        table.events.clear()


@settings(max_examples=60, **common)
@given(games)
def test_random_play_reaches_an_end(game):
    """Any base options, two to six seats: the game ends, with winners who may win."""
    table, player = new_table(game), Player(game["seed"] + 1)
    hands = 0
    for _ in range(MOST_ACTIONS):
        if table.step == "end":
            break
        hands += table.step == "over"
        assert engine.do(table, *player.move(table)) is None
        table.events.clear()
    assert table.step == "end", "no end after %d actions and %d hands" % (MOST_ACTIONS, hands)
    assert len(table.winners) == 1
    for action in (("deal",), ("draw", "deck"), ("discard", WILD, -1)):
        assert engine.do(table, 0, action) == "game-over"


@settings(max_examples=25, **common)
@given(games, st.integers(1, 40))
def test_a_game_goes_on_from_its_snapshot(game, often):
    """Two players of one mind play the same game, one of them out of a snapshot again and again."""
    through, anew = new_table(game), new_table(game)
    one, other = Player(game["seed"]), Player(game["seed"])
    for step in range(500):
        if through.step == "end":
            break
        assert engine.do(through, *one.move(through)) is None
        assert engine.do(anew, *other.move(anew)) is None
        through.events.clear()
        anew.events.clear()
        if step % often == 0:
            anew = unpacking.unpack(snapshot.pack(anew))
    assert snapshot.pack(through) == snapshot.pack(anew)


@settings(max_examples=60, **common)
@given(games)
def test_hands_hold_what_the_rules_say(game):
    """Ten cards between turns, eleven after the draw; who has laid nothing pays fifty points or more."""
    game["options"].pop("goOut", None)  # a floating player ends a turn without a discard
    table, player = new_table(game), Player(game["seed"] + 2)
    before = list(table.scores)
    for _ in range(1500):
        check_hand_sizes(table)
        if table.step == "play" and not table.laid[table.turn]:
            assert len(table.hands[table.turn]) == 11
        if table.step in ("over", "end") and table.out < table.seats:
            assert table.points[table.out] == 0
        if table.step == "over" and not table.tie:
            for seat in range(table.seats):
                assert table.scores[seat] == before[seat] + table.points[seat]
                if not table.laid[seat]:
                    assert table.points[seat] >= 50
            before = list(table.scores)
        if table.step == "end":
            return
        assert engine.do(table, *player.move(table)) is None
        table.events.clear()


@settings(max_examples=25, **common)
@given(games, st.integers(1, 12))
def test_play_goes_on_when_the_cards_run_dry(game, left):
    """With next to no draw pile, as no fair game has it, every hand still ends and every card stays known."""
    game["options"]["handTurns"] = "40"  # so that the first hand ends within the steps below, with six seats, too
    table, player = new_table(game), Player(game["seed"] + 4)
    hand = 0
    for step in range(700):
        if hand != table.hand_no:  # most of the draw pile goes out of play
            hand = table.hand_no
            table.aside.extend(table.deck[left:])
            table.deck[left:] = b""
        if step % 7:  # the snapshot takes most of the time, and of fair games it is looked at in every step, above
            assert cards_of(table) == bytes(ALL_CARDS)
        else:
            check_state(table)
        if table.step == "end":
            return
        assert engine.do(table, *player.move(table)) is None
        table.events.clear()
    assert hand > 1, "the first hand never ended"


@settings(max_examples=30, **common)
@given(games, st.integers(0, 300), st.data())
def test_a_damaged_snapshot_is_refused(game, steps, data):
    """One flipped bit anywhere, a cut end, a foreign head: each is said to be what it is, and nothing is loaded."""
    table, player = new_table(game), Player(game["seed"])
    for _ in range(steps):
        if table.step == "end":
            break
        engine.do(table, *player.move(table))
    packed = bytearray(snapshot.pack(table))
    bit = data.draw(st.integers(0, 8 * len(packed) - 1))
    damaged = bytearray(packed)
    damaged[bit >> 3] ^= 1 << (bit & 7)
    cut = data.draw(st.integers(0, len(packed) - 1))
    for wrong in (bytes(damaged), bytes(packed[:cut]), b"", b"nonsense" * 20):
        with pytest.raises(ValueError):
            unpacking.unpack(wrong)


@settings(max_examples=60, **common)
@given(games)
def test_a_game_written_down_plays_again(game):
    """Any game becomes a table script whose moves and expectations hold when the script is run."""
    table, player = fresh_table(game), Player(game["seed"] + 5)
    lines = writer.setup_lines(table, game["seed"])
    assert engine.do(table, 0, ("deal",)) is None
    for _ in range(400):
        if table.step == "end":
            break
        seat, action = player.move(table)
        lines.append(writer.move_line(table, seat, action))
        assert engine.do(table, seat, action) is None
        table.events.clear()
        lines.extend(writer.after_lines(table))
    assert check.check_text("\n".join(lines)) == "ok"


@settings(max_examples=20, **common)
@given(games)
def test_the_same_seed_gives_the_same_game(game):
    first, second = new_table(game), new_table(game)
    assert snapshot.pack(first) == snapshot.pack(second)
    one, other = Player(1), Player(1)
    for _ in range(200):
        if first.step == "end":
            break
        engine.do(first, *one.move(first))
        engine.do(second, *other.move(second))
    assert snapshot.pack(first) == snapshot.pack(second)


def test_whole_games_over_all_ten_phases():
    """No shortened list: ten phases to the end, two to six seats, both presets."""
    for seats in range(2, 7):
        rules = Rules("mattel" if seats % 2 else "sheet")
        table = engine.new_table(rules, seats, 100 + seats)
        player = Player(seats)
        engine.do(table, 0, ("deal",))
        for _ in range(MOST_ACTIONS):
            if table.step == "end":
                break
            assert engine.do(table, *player.move(table)) is None
            table.events.clear()
        assert table.step == "end"
        assert cards_of(table) == bytes(ALL_CARDS)
        assert table.course.shown(table.winners[0]) == -1


def test_deals_are_as_fair_as_chance():
    """Neighbouring seeds give unlike deals: every card turns up everywhere about as often as it should."""
    deals = 2000
    seen = {"first card": Counter(), "upcard": Counter(), "last of the deck": Counter(), "dealer": Counter()}
    whole = set()
    for seed in range(deals):
        table = new_table({"preset": "sheet", "options": {"takeSkip": "yes"}, "seats": 4, "seed": seed})
        seen["first card"][table.hands[(table.dealer + 1) % 4][0]] += 1
        seen["upcard"][table.pile[0]] += 1
        seen["last of the deck"][table.deck[0]] += 1
        seen["dealer"][table.dealer] += 1
        whole.add(bytes(table.deck))
    assert len(whole) == deals
    dealers = seen.pop("dealer")
    for place, counts in [*seen.items(), ("dealer", dealers)]:
        for what in range(4) if place == "dealer" else set(ALL_CARDS):
            share = 1 / 4 if place == "dealer" else ALL_CARDS.count(what) / 108
            spread = (deals * share * (1 - share)) ** 0.5
            assert abs(counts[what] - deals * share) < 5 * spread, (place, what, counts[what])
