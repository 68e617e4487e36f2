# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saved games: those of version 1.0 continue as they would have there, and impossible games are refused even if their
format and checksum are correct.
"""

import ast
import random
from binascii import crc32, unhexlify
from pathlib import Path

import arguments
import pytest
from device import games
from phase10 import engine, snapshot, unpacking
from phase10.actions import DEAL, DRAWING, GIVE, GIVING, PLAYING, TURNING
from phase10.cards import SKIP, SPENT, WILD
from phase10.chance import Chance
from phase10.opening import box
from phase10.options import Rules
from phase10.table import HAND, KIND, OPEN, fields
from phase10.view import View

FIXTURES = sorted((Path(__file__).resolve().parent / "fixtures").glob("saved_1_*.txt"))


def read(path):
    """{word: what stands behind it} of a fixture, its moves as a list."""
    found = {"do": []}
    for line in path.read_text(encoding="utf-8").split("\n"):
        word, _, rest = line.partition(" ")
        if word == "do":
            seat, _, action = rest.partition(" ")
            found["do"].append((int(seat), ast.literal_eval(action)))
        elif word and word != "#":
            found[word] = rest
    return found


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_game_saved_by_version_1_goes_on_as_it_did_there(path):
    """The same answers, the same events, the same chance, through some hands."""
    kept, events = read(path), 0
    table = unpacking.unpack(unhexlify(kept["snapshot"]))
    preset, *chosen = kept["options"].split()
    for text in chosen:
        name, _, value = text.partition("=")
        assert getattr(table.rules, name) == value
    if preset == "mattel":
        assert table.rules.wildPoints == "25"
    for seat, action in kept["do"]:
        assert engine.do(table, seat, action) is None, (seat, action)
        for event in table.events:
            events = crc32(repr(event).encode(), events)
        table.events.clear()
        table = unpacking.unpack(snapshot.pack(table))  # from here on as this version saves it
    assert events == int(kept["events"])
    assert table.scores == [int(score) for score in kept["scores"].split()]
    assert table.chance.state == int(kept["chance"])


def test_there_are_games_of_version_1_of_many_kinds():
    modes = {unpacking.unpack(unhexlify(read(path)["snapshot"])).rules.mode for path in FIXTURES}
    assert modes >= {"ordered", "masters", "twist", "antiPhase"}


# --- what cannot be -------------------------------------------------------------------------------------------------


def table_of(given="", seats=4, seed=5, step=PLAYING, hand=1):
    """A game in the middle of a hand."""
    table, chance = engine.new_table(arguments.rules("sheet", given.split()), seats, seed), Chance(seed)
    while table.hand_no < hand or table.step != step or sum(map(len, table.laid)) < 3:
        seat, action = games.move(table, chance)
        assert engine.do(table, seat, action) is None
        table.events.clear()
    return table


def change(name, value):
    def act(table):
        setattr(table, name, value)

    return act


def change_one(name, value, at=0):
    def act(table):
        getattr(table, name)[at] = value

    return act


def no_chance(table):
    table.chance.state = 0


def lose_a_card(table):
    table.deck[-1:] = b""


def double_a_card(table):
    table.deck[-1] = table.deck[-2] if table.deck[-2] != table.deck[-1] else table.deck[-3]
    table.deck[-2] = table.deck[-1]
    table.deck[-3] = table.deck[-1]


def spoil_a_group(table):
    group = next(group for laid in table.laid for group in laid)
    group[1] += 1


def empty_a_group(table):
    laid = next(laid for laid in table.laid if laid)
    table.deck.extend(laid[0][2:])
    laid[0][2:] = b""


def a_skip_in_a_group(table):
    laid = next(laid for laid in table.laid if laid)
    laid[0][2] = SKIP


def a_drawn_card_elsewhere(table):
    seat = next(seat for seat in range(table.seats) if not table.laid[seat])
    table.turn, table.laid_now = seat, False
    table.drawn = next(card for card in range(1, 13) if card not in table.hands[seat])


def a_known_card_elsewhere(table):
    table.known[0] = bytearray(next(card for card in range(1, 13) if card not in table.hands[0]) for _ in range(2))


def a_spent_wild_on_top_of_the_deck(table):
    table.deck[table.deck.index(WILD)] = table.deck[0]
    table.deck[0] = SPENT


WRONG = (
    a_spent_wild_on_top_of_the_deck,
    no_chance, lose_a_card, double_a_card, spoil_a_group, empty_a_group, a_skip_in_a_group, a_drawn_card_elsewhere,
    a_known_card_elsewhere, change("turn", 4), change("dealer", 6), change("out", 4), change("victim", 9),
    change("fed", 5), change("given", 3), change("given", WILD), change("drawn", 13), change("drawn", 0x70),
    change("hand_no", 0), change("step", "deal"), change("step", "choose"), change("step", "give"),
    change("step", "turn"), change("step", "name"), change("step", "end"), change("winners", (1,)), change("tie", (2,)),
    change("can_be_knocked", True), change("emptied", 1), change("saved_now", 16), change("code", 1 << 30),
    change_one("at", 11), change_one("at", 254), change_one("at", 255), change_one("skips", 5), change_one("blame", 5),
    change_one("served", 3), change_one("knocked", 2), change_one("floating", 1), change_one("plays", 2),
    change("plays", bytearray(4)), change_one("thrown_by", 6), change_one("done", 1 << 10),
    change_one("hands", bytearray((0,))), change_one("hands", bytearray((0x4D,))),
)


@pytest.mark.parametrize("spoil", range(len(WRONG)))
def test_what_cannot_be_is_not_opened(spoil):
    """Each has a good checksum; what is wrong is said in words."""
    table = table_of()
    assert snapshot.pack(unpacking.unpack(snapshot.pack(table))) == snapshot.pack(table)
    WRONG[spoil](table)
    with pytest.raises(ValueError, match="^[^\n]{12,}$"):
        unpacking.unpack(snapshot.pack(table))


@pytest.mark.parametrize("given", ("", "mode=masters", "mode=twist", "mode=antiPhase", "antiOthers=on goOut=float",
                                   "mode=freeOrder knock=on", "postal=on firstWild=dealerChooses"))
def test_forged_bytes_are_refused_or_make_a_game(given):
    """Any byte changed and the checksum made good: not opened, or a game that answers whatever it is asked."""
    rng = random.Random(given)
    packed = snapshot.pack(table_of(given, 4 if "masters" in given else 5))
    opened = 0
    for _ in range(400):
        forged = bytearray(packed[:-4])
        for _ in range(rng.choice((1, 1, 2))):
            forged[rng.randrange(4, len(forged))] = rng.randrange(256)
        if rng.random() < 0.1:
            del forged[rng.randrange(4, len(forged)) :]
        forged += crc32(forged).to_bytes(4, "big")
        try:
            table = unpacking.unpack(bytes(forged))
        except ValueError as error:
            assert str(error)
            continue
        opened += 1
        chance = Chance(opened)
        for _ in range(12):
            for seat in range(table.seats):
                View(table, seat)
            if table.step == "end":
                break
            seat, action = games.move(table, chance)
            if action is None or engine.do(table, seat, action):
                break
    assert opened < 600


@pytest.mark.parametrize(("most", "tied", "opens"), [
    (66, (), True), (67, (), False), (86, (1, 3), True), (87, (1, 3), False),
])
def test_the_next_hand_can_be_dealt(most, tied, opens):
    """Of the 106 cards of Masters four seats need 40, two that are tied 20; a deal that ran out would end half-way."""
    table = table_of("mode=masters saveLimit=unlimited", 4)
    table.clear_hand()
    table.step, table.tie = "over", tied
    cards = box(table.rules)
    table.saved[:] = [bytearray() for _ in range(4)]
    table.saved[0][:], table.deck[:] = cards[:most], cards[most:]
    packed = snapshot.pack(table)
    if opens:
        assert engine.do(unpacking.unpack(packed), 0, ("deal",)) is None
    else:
        with pytest.raises(ValueError):
            unpacking.unpack(packed)


def test_who_has_to_turn_a_card_over_goes_on():
    """Any card but a Skip will do: a save in which there is none is no game."""
    for seed in range(100):
        table = engine.new_table(arguments.rules("sheet", ["firstWild=dealerChooses"]), 3, seed)
        engine.do(table, 0, (DEAL,))
        if table.step == GIVING:
            break
    assert engine.do(table, table.turn, (GIVE, 1)) is None
    assert unpacking.unpack(snapshot.pack(table)).step == TURNING
    table.hands[1][:] = table.known[1][:] = bytes((SKIP,))
    with pytest.raises(ValueError, match="nothing to turn over"):
        unpacking.unpack(snapshot.pack(table))


def test_a_written_position_may_lack_cards_but_not_double_them():
    table = table_of()
    table.whole = False
    del table.deck[3:]
    assert snapshot.pack(unpacking.unpack(snapshot.pack(table))) == snapshot.pack(table)
    table.deck.extend(box(table.rules))
    with pytest.raises(ValueError):
        unpacking.unpack(snapshot.pack(table))


def test_it_says_which_version_it_is_of():
    """The second; a program that knows only another one says so, however good the checksum."""
    packed = snapshot.pack(table_of())
    assert packed[:4] == b"P10\2"
    for version in (0, 3):
        other = packed[:3] + bytes((version,)) + packed[4:-4]
        with pytest.raises(ValueError, match=f"version {version},"):
            unpacking.unpack(other + crc32(other).to_bytes(4, "big"))


# --- the declaration ------------------------------------------------------------------------------------------------


def test_every_field_is_declared_once_and_saved():
    """A field that the table had beside the declared ones would be lost in a save."""
    table = table_of("mode=twist")
    names = [name for name, _ in fields()]
    assert len(names) == len(set(names))
    beside = set(vars(table)) - set(names)
    assert beside == {"rules", "seats", "finder", "pile", "events", "acting"}


def test_a_view_shows_what_is_declared_open_and_nothing_else_by_that_name():
    view = View(table_of(step=DRAWING), 0)
    for name, how in fields():
        if how & OPEN:
            assert hasattr(view, name), name
        elif name not in ("drawn", "saved"):  # of which it has its own
            assert not hasattr(view, name), name


def test_a_hand_is_cleared_as_declared():
    table, fresh = table_of(), engine.new_table(Rules(), 4, 5)
    table.clear_hand()
    for name, how in fields():
        if how & HAND and name != "turn":
            assert getattr(table, name) == getattr(fresh, name), name
    assert table.turn == table.dealer and how & KIND


def test_nobody_changes_the_rules_by_a_view():
    table = table_of()
    view = View(table, 0)
    for name in ("knock", "mode", "wild_points", "anything"):
        with pytest.raises(AttributeError):
            setattr(view.rules, name, "on")
    assert table.rules.knock == "off"
