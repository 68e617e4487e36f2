# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fuzz test of the engine: whatever it is passed is done or refused with a code; nothing raises, and a refusal changes
nothing. At every step of games of every course many actions are tried, some nearly right, some hostile.

    python3 host_tests/test_grammar.py 100000 [SEED]

throws so many and says how many of them were refused with which code.
"""

import random
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "lib"), str(ROOT / "desktop"), str(ROOT / "host_tests")]

import arguments  # noqa: E402
import pytest  # noqa: E402
from device import games  # noqa: E402
from phase10 import actions, engine, snapshot, unpacking  # noqa: E402
from phase10.actions import BAD_ACTION  # noqa: E402
from phase10.cards import RULE, SKIP, SPENT, WILD  # noqa: E402
from phase10.chance import Chance  # noqa: E402
from phase10.dice import snapshot as dice_snapshot  # noqa: E402
from phase10.dice.table import DiceTable  # noqa: E402
from phase10.options import Rules  # noqa: E402

COURSES = (
    "",
    "knock=on goOut=float postal=on replaceWild=on wildAsSkip=on phaseList=1,8",
    "antiOthers=on short55=manual phaseList=1,2,8 firstWild=dealerChooses firstSkip=dealerChooses",
    "mode=fixed10 phaseList=1,2 altRun=extraPhase",
    "mode=freeOrder phaseList=1,2 tiePhase=own",
    "mode=masters phaseList=1,8 saveLimit=unlimited",
    "mode=mastersDeclare phaseList=2,8",
    "mode=antiPhase antiStart=2",
    "mode=twist replaceWild=on goOut=float",
)
CODES = {value for name, value in vars(actions).items() if name.isupper() and isinstance(value, str)}
VERBS = ("deal draw lay hit swap discard save knock give turn choose name stop".split())
NO_CARDS = (0, 13, 14, 15, 16, 29, 0x3D, 0x40 + 13, SPENT, 0x51, 0x70, 255, -1, 256, 1 << 40)


class Sly(str):
    """A word that is more than a word."""

    def __eq__(self, other):
        raise RuntimeError("compared")

    __hash__ = str.__hash__


HOSTILE = (
    None, True, False, 0.0, 1.5, float("nan"), float("inf"), -1, -2, 7, 99, 255, 256, 1 << 31, 1 << 64, -(1 << 70), "",
    "deck", "down", "low", "twist", "mid", "é", "x" * 5000, b"", b"\x01", b"\xff" * 300, bytearray(b"\x05\x05"), (),
    [], {}, set(), (1,), [1], [[]], [()], [(b"", 0)], [(b"\x05" * 3, 0), (b"\x06" * 3, 0)], [(b"\x05" * 3, True)],
    [("R5", 0)], [(b"\x05", 0, 0)], [[b"\x05", 0]], [(b"\x00\x0d\x70", 5)], [(None, None)] * 3, ((b"\x05" * 200, 1),),
    [(b"\x05", 1)] * 99, object(), int, len, Exception(), Sly("draw"), range(3), 3 + 4j, memoryview(b"\x05"),
)


def nested(depth):
    what = ()
    for _ in range(depth):
        what = (what, [what])
    return what


def rubbish(chance):
    return nested(8) if chance.random() < 0.02 else chance.choice(HOSTILE)


def some_card(table, chance):
    hand = table.hands[chance.randrange(table.seats)]
    return chance.choice([*hand, WILD, SKIP, RULE, 0x15, chance.choice(NO_CARDS)])


def nearly_right(table, chance):
    """An action as it could be, in most of its parts."""
    pick, seat = chance.choice, chance.randrange(-1, table.seats + 2)
    card, at = some_card(table, chance), chance.randrange(-2, len(table.rules.phases) + 2)
    hand = bytes(table.hands[chance.randrange(table.seats)])
    cut = chance.randrange(len(hand) + 1)
    lay = [(hand[:cut], pick((0, 0, 5))), (hand[cut:], pick((0, 0, 3)))][: pick((1, 2, 2))]
    return pick((
        ("deal",), ("stop",), ("knock",), ("draw", "deck"), ("draw", "discard"), ("draw", "pile", at),
        ("draw", "saved", card), ("draw", "moon"), ("draw", "deck", 0), ("draw",), ("lay", lay), ("lay", lay, at),
        ("lay", tuple(lay), at, 1), ("hit", card, seat, pick((0, 1, 9, -1))),
        ("hit", card, seat, 0, pick(("low", "high", "", "top"))), ("hit", card, seat, 0, "", pick((0, 5, 13, 300))),
        ("swap", card, seat, 0, pick(("", "low", "high"))), ("discard", card), ("discard", card, seat),
        ("discard", card, "down"), ("discard", card, -1, pick((-1, 0, 1, 2, 3))),
        ("discard", card, seat, pick((-1, 0, 7))), ("save", card), ("give", seat), ("turn", card), ("choose", at),
        ("choose", "twist"), ("choose", "moon"), ("name", seat), ("roll",), ("keep", 3), ("score", 1023), ("miss",),
        ("pass",),
    ))


def some_action(table, chance):
    """Nearly right, spoiled in one place, or not an action at all."""
    action = nearly_right(table, chance)
    way = chance.random()
    if way < 0.5:
        return action
    if way < 0.75:
        at = chance.randrange(len(action))
        return (*action[:at], rubbish(chance), *action[at + 1 :])
    if way < 0.85:
        return (*action, rubbish(chance))
    if way < 0.95:
        return (chance.choice(VERBS), *[rubbish(chance) for _ in range(chance.randrange(6))])
    return chance.choice((rubbish(chance), list(action), iter(action)))


def some_seat(table, chance):
    if chance.random() < 0.85:
        return table.turn if chance.random() < 0.7 else chance.randrange(table.seats)
    return rubbish(chance)


def throw(table, chance, told, ask, do):
    """One action at the table: it is refused and changes nothing, or could be done."""
    packed, seat, action = snapshot.pack(table), some_seat(table, chance), some_action(table, chance)
    events = list(table.events)
    code = ask(table, seat, action)
    told[code] += 1
    assert code is None or code in CODES, code
    assert snapshot.pack(table) == packed and table.events == events, ("asking changed the table", seat, action)
    if code is not None:
        assert do(table, seat, action) == code
        assert snapshot.pack(table) == packed and table.events == events, ("a refusal changed it", seat, action, code)
        if type(seat) is not int or not 0 <= seat < table.seats:
            assert code == BAD_ACTION, (seat, action, code)
    elif chance.random() < 0.3:
        other = unpacking.unpack(packed)
        assert do(other, seat, action) is None
        unpacking.unpack(snapshot.pack(other))


def rules_of(given):
    return arguments.rules("sheet", given.split())


def play(given, seed, times):
    """A game by these rules, a hail of actions at each of its steps: how often which code was the answer."""
    told, chance, luck = Counter(), random.Random(seed), Chance(seed)
    rules = rules_of(given)
    while sum(told.values()) < times:
        seed += 1
        table = engine.new_table(rules, 2 + seed % 3, seed)
        while table.step != "end" and table.hand_no < 9:
            for _ in range(4):
                throw(table, chance, told, engine.why_not, engine.do)
            if sum(told.values()) >= times:
                return told
            seat, action = games.move(table, luck)
            assert engine.do(table, seat, action) is None
            if chance.random() < 0.5:
                table.events.clear()
        for _ in range(20):
            throw(table, chance, told, engine.why_not, engine.do)
    return told


class DiceAsCards:
    """What nearly_right() asks of a table, for one that has no cards."""

    hands = [b"\x15\x26"] * 8

    def __init__(self, table):
        self.seats, self.rules, self.turn = table.seats, table.rules, table.turn


def play_dice(seed, times):
    told, chance = Counter(), random.Random(seed)
    while sum(told.values()) < times:
        seed += 1
        table = DiceTable(rules_of("mode=dice"), 1 + seed % 4, seed)
        while table.step != "end" and sum(told.values()) < times:
            for _ in range(4):
                packed = dice_snapshot.pack(table)
                action = some_action(DiceAsCards(table), chance)
                if chance.random() < 0.3:
                    action = (chance.choice(("roll", "keep", "score", "miss")), rubbish(chance))
                seat = some_seat(table, chance)
                code = table.why_not(seat, action)
                told[code] += 1
                assert code is None or code in CODES
                if code is not None:
                    assert table.do(seat, action) == code
                assert dice_snapshot.pack(table) == packed, (seat, action, code)
            score = table.best_claim()
            rest = ("roll",) if table.can_roll() else ("miss",)
            table.do(table.turn, ("score", score) if score else rest)
    return told


@pytest.mark.parametrize("given", COURSES)
def test_whatever_is_handed_in_is_done_or_refused(given):
    told = play(given, 100, 1200)
    assert told[BAD_ACTION] > 300 and told[None] > 5 and len(told) > 5


def test_whatever_is_handed_to_dice_is_done_or_refused():
    told = play_dice(5, 1200)
    assert told[BAD_ACTION] > 300 and told[None] > 5


@pytest.mark.parametrize("action", (
    ("draw", "moon"), ("draw",), ("draw", "deck", 0), ("draw", "discard", 0), ("draw", "pile"), ("draw", "saved"),
    ("draw", "saved", 0), ("draw", None), ["draw", "deck"], "draw", None, (), ("pass",), ("roll",), ("keep", 1),
    (None,), ("",), ("deal", 1), ("knock", 0), ("discard",), ("discard", 0), ("discard", 13), ("discard", 0x70),
    ("discard", True), ("discard", 1 << 80), ("discard", "R5"), ("discard", 5, "up"), ("discard", 5, None),
    ("discard", 5, -1, -1, 0), ("discard", 5, -2), ("hit", 5, 0), ("hit", 5, 0, 0, "middle"), ("hit", 5, 0, 0, None),
    ("hit", 5, 0, 0, "", "5"), ("hit", 5, 0, 0, "", 0, 0), ("hit", SPENT, 0, 0), ("swap", 5, 0, 0, "low", 3), ("lay",),
    ("lay", b"\x05\x05\x05"), ("lay", [b"\x05\x05\x05"]), ("lay", [(b"\x05\x00", 0)]), ("lay", [(b"\x05", -1)]),
    ("lay", [(b"\x05", 0)], "4"), ("lay", [(b"\x05", 0)] * 13), ("lay", [(b"\x05" * 110, 0)]), ("give", "W"),
    ("turn", 0), ("choose",), ("choose", "moon"), ("choose", 1.0), ("name", None), ("stop", 1), ("save", 0),
    ("DRAW", "deck"),
), ids=repr)
def test_what_is_no_action_is_told_first(action):
    """Before every other code: also when it is not the seat's turn, the hand is over or the game."""
    table = engine.new_table(rules_of("phaseList=1"), 2, 3)
    assert not actions.is_action(action)
    for step in ("deal", "draw", "play", "over", "end"):
        for seat in (0, 1):
            table.step = step
            assert engine.why_not(table, seat, action) == engine.do(table, seat, action) == BAD_ACTION


@pytest.mark.parametrize("seat", (-1, 2, 255, None, True, "0", 0.0, 1 << 70, (0,)), ids=repr)
def test_who_is_no_seat_does_nothing(seat):
    table = engine.new_table(Rules(), 2, 3)
    for action in (("deal",), ("draw", "deck"), ("knock",), ("stop",)):
        assert engine.do(table, seat, action) == BAD_ACTION


def test_what_is_well_formed_keeps_its_code():
    """Out of place is not the same as no action."""
    table = engine.new_table(rules_of("phaseList=1"), 2, 3)
    for action in (("draw", "deck"), ("discard", 5), ("lay", []), ("hit", 5, 0, 0)):
        assert [engine.why_not(table, seat, action) for seat in (0, 1)] == ["hand-over"] * 2  # before the first deal
    assert engine.do(table, 0, ("deal",)) is None
    seat = table.turn
    card = table.hands[seat][0]
    assert engine.why_not(table, seat, ("draw", "pile", 3)) == "cannot-take"
    assert engine.why_not(table, seat, ("draw", "saved", 5)) == "cannot-take"
    assert engine.do(table, seat, ("draw", "deck")) is None
    assert engine.why_not(table, seat, ("discard", card, 9)) == "not-a-skip"
    assert engine.why_not(table, seat, ("discard", card, -1, 9)) == "bad-target"
    assert engine.why_not(table, seat, ("hit", card, 9, 9)) == "lay-first"
    assert engine.why_not(table, seat, ("lay", [], 250)) == "not-the-phase"
    assert engine.why_not(table, 1 - seat, ("discard", card)) == "not-your-turn"


@pytest.mark.parametrize("mode", ("ordered", "twist"))
def test_no_place_counts_from_the_end(mode):
    """-1 names no pile, seat or group, though a list of Python has such a place."""
    given = "mode=twist" if mode == "twist" else "firstWild=dealerChooses antiOthers=on"
    table = engine.new_table(rules_of(given), 3, 3)
    assert engine.do(table, 0, ("deal",)) is None
    table.step, table.turn = "draw", 0
    for pile in table.piles:
        pile[:] = b"\x15"
    last = len(table.piles)
    assert [engine.why_not(table, 0, ("draw", "pile", at)) for at in (-1, last)] == ["cannot-take"] * 2
    assert engine.why_not(table, 0, ("draw", "pile", last - 1)) is None
    table.step, table.hands[0][:] = "play", b"\x15\x25"
    for seat in range(3):
        table.laid[seat] = [bytearray(b"\x01\x05\x05\x05\x35")]
    for owner, index in ((-1, 0), (0, -1), (3, 0), (0, 1)):
        assert engine.why_not(table, 0, ("hit", 0x15, owner, index)) == "no-group"
    assert engine.why_not(table, 0, ("hit", 0x15, 2, 0)) is None
    for step, verb in (("give", "give"), ("name", "name"))[: 2 if mode == "ordered" else 0]:
        table.step = step
        assert [engine.why_not(table, 0, (verb, seat)) for seat in (-1, 3)] == ["bad-target"] * 2
        assert engine.why_not(table, 0, (verb, 2)) is None


def main(times, seed):
    told = Counter()
    for i, given in enumerate(COURSES):
        told += play(given, seed + i, times // (len(COURSES) + 1))
    told += play_dice(seed, times // (len(COURSES) + 1))
    for code, count in told.most_common():
        print(f"{count:8} {code or 'done'}")
    print(f"{sum(told.values())} actions, no exception, nothing changed by a refusal")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
