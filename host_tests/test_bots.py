# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Bots: they know only what their seat may know, finish every game, and play the same game on every interpreter."""

import random

import arena
import bots
import pytest
from bots.needs import Needs
from phase10 import cards, options
from phase10.finder import Finder
from phase10.table import NOBODY, Table
from phase10.view import View

LEVELS = ("easy", "normal", "hard")
RULES = (
    "goOut=hitOrDiscard", "goOut=float", "goOut=float floatSkip=ends", "skipLast=no", "skipNoTarget=forbidden",
    "skipTarget=next", "skipLimit=oncePerLap", "takeWild=no", "takeSkip=yes", "hitSameTurn=no", "naturals=none",
    "firstWild=dealerChooses firstSkip=dealerChooses", "gameEnd=mustGoOut", "knock=on", "replaceWild=on",
    "wildAsSkip=on", "altRun=replacePhase6", "antiOthers=on", "postal=on", "mode=fixed10", "mode=freeOrder",
    "mode=masters", "mode=mastersDeclare", "mode=antiPhase antiHands=12", "mode=twist",
)


def decide(level, table, seat, seed=1):
    player = bots.player(level, 4, seed)
    player.start(View(table, seat))
    action = player.step()
    while action is None:
        action = player.step()
    return action


def shuffle_hidden(table, seat, rng):
    """Another position that looks the same from this seat: deck and unknown cards of the others change places."""
    hidden = list(table.deck)
    for other in range(table.seats):
        if other != seat:
            for card in table.known[other]:
                cards.take_out(table.hands[other], card)
            hidden += table.hands[other]
    rng.shuffle(hidden)
    for other in range(table.seats):
        if other != seat:
            count = len(table.hands[other])
            table.hands[other] = bytearray(hidden[:count]) + table.known[other]
            hidden = hidden[count:]
    table.deck = bytearray(hidden)


def play_on(table, rng, actions):
    """A number of actions by bots of all levels."""
    for _ in range(actions):
        table.events.clear()
        if table.step in ("over", "end"):
            return
        assert table.do(table.turn, decide(rng.choice(LEVELS), table, table.turn, rng.randrange(1000))) is None


def test_hidden_cards_change_no_decision():
    rng = random.Random(10)
    looked = 0
    for seed in range(60):
        table = Table(options.Rules(), 2 + seed % 5, seed)
        table.do(0, ("deal",))
        while table.step not in ("over", "end"):
            play_on(table, rng, 2)
            if table.step in ("over", "end"):
                break
            level = LEVELS[looked % 3]
            before = decide(level, table, table.turn)
            shuffle_hidden(table, table.turn, rng)
            assert decide(level, table, table.turn) == before
            looked += 1
    assert looked > 500


@pytest.mark.parametrize("given", RULES)
def test_every_rule_is_played_without_a_refusal(given):
    for seats, level in ((2, "hard"), (3, "normal"), (4, "easy")):
        names = [level] * seats
        tally = arena.Tally(names)
        arena.play_game(arena.make_rules(("sheet", given.split())), names, seats, 7, tally)  # a refusal would raise
        assert tally.games == 1


def test_no_hand_stalls():
    for seats in range(2, 7):
        names = [LEVELS[i % 3] for i in range(seats)]
        tally = arena.Tally(names)
        for seed in range(3):
            arena.play_game(options.Rules(), names, seed, seed, tally)
        assert not tally.stalled


def test_hard_beats_greedy_and_greedy_easy():
    found = arena.results(arena.run(["hard", "greedy"], 60, cores=1), ["hard", "greedy"])
    assert found["share"]["hard"] > 0.6
    found = arena.results(arena.run(["easy", "greedy"], 40, cores=1), ["easy", "greedy"])
    assert found["share"]["easy"] < 0.5


def test_needs_agrees_with_the_finder():
    rules = options.Rules()
    rules.set("naturals", "none")
    rules.settle()
    finder, needs, rng = Finder(rules), Needs(), random.Random(3)
    deck = [c << 4 | n for c in range(4) for n in range(1, 13)] * 2 + [cards.WILD] * 8
    for _ in range(300):
        hand = bytes(rng.sample(deck, 10))
        for phase in rules.phases:
            needs.count(hand)
            assert needs.short(phase) == finder.short(hand, phase)


SAME_GAME = """
import bots
from phase10.options import Rules
from phase10.table import Table
from phase10.view import View

table = Table(Rules(), 4, 5)
players = [bots.player(("easy", "normal", "hard", "hard")[i], i, i) for i in range(4)]
table.do(0, ("deal",))
mark = 0
while table.step != "end":
    table.events.clear()
    if table.step == "over":
        table.do(0, ("deal",))
        continue
    player = players[table.turn]
    player.start(View(table, table.turn))
    action = player.step()
    while action is None:
        action = player.step()
    assert table.do(table.turn, action) is None
    for word in action:
        if isinstance(word, int):
            mark = (mark * 31 + word + 1) & 0xFFFFF
print(table.hand_no, table.scores, table.winners, mark)
"""


def test_the_same_game_on_every_interpreter(device, capsys):
    exec(SAME_GAME, {})
    assert device.run(SAME_GAME).strip() == capsys.readouterr().out.strip()


BEATS = """
import beat, bots, gc
from utime import ticks_diff, ticks_us
from phase10.options import Rules
from phase10.table import Table
from phase10.view import View

def play(level, seed):
    table = Table(Rules(), 4, seed)
    players = [bots.player(level, 4, i) for i in range(4)]
    table.do(0, ("deal",))
    turns, longest, spent = [], [], 0
    while table.step != "end" and table.hand_no < 5:
        table.events.clear()
        if table.step == "over":
            table.do(0, ("deal",))
            continue
        player, seat = players[table.turn], table.turn
        gc.collect()
        player.start(View(table, seat))
        action, slowest = None, 0
        while action is None:
            start = ticks_us()
            action = player.step()
            took = ticks_diff(ticks_us(), start)
            spent += took
            slowest = max(slowest, took)
        longest.append(slowest)
        table.do(seat, action)
        if table.turn != seat or table.step == "over":
            turns.append(spent)
            spent = 0
    return turns, longest

unit = beat.best_us(beat.turns, 200)
for level in ("normal", "hard"):
    turns, longest = play(level, 1)
    for _ in range(5):  # other programs on the machine may slow any slice: the best of many runs counts
        again, slices = play(level, 1)
        turns = [min(pair) for pair in zip(turns, again)]
        longest = [min(pair) for pair in zip(longest, slices)]
    turns.sort()
    print(level, turns[len(turns) * 99 // 100] / unit, max(longest) / unit)
"""


def test_beats_on_the_handheld(device):
    """A whole turn in beats at the 99th percentile, and the longest slice."""
    for line in device.run(BEATS).splitlines():
        level, turn, longest = line.split()
        print(line)
        assert float(turn) <= {"normal": 1, "hard": 4}[level]
        assert float(longest) <= 0.5


def test_a_hand_ends_by_somebody_going_out():
    table = Table(options.Rules(), 3, 2)
    table.do(0, ("deal",))
    play_on(table, random.Random(1), 400)
    assert table.step == "over" and table.out != NOBODY
