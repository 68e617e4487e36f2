# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Dice game: matching ten dice with a phase, against every possible choice, and random games to their end. Single
rules (bonuses, last chains, one player) are tested by the scripts b16_* in scripts/variants.
"""

import binascii
import random
from itertools import combinations, combinations_with_replacement
from pathlib import Path

import arguments
import pytest
from phase10.dice import claim as dice_claim, snapshot as dice_snapshot, table as dice
from phase10.dice.table import DiceTable
from phase10.dice.claim import ALL, COUNT, FACES, HIGH, WILD
from phase10.phases import COLOUR, RUN, SET
from script import dice as script_dice

FIXTURES = Path(__file__).resolve().parent / "fixtures"
BEST_GAME = 649  # the sheet's own check: the best of every phase and both bonuses


def rules_of(*options):
    return arguments.rules("sheet", ("mode=dice", *options))


PHASES = rules_of().phases


def rolled(chance):
    return bytes(chance.choice(FACES[i * 6 : i * 6 + 6]) for i in range(COUNT))


# --- an oracle from the rules alone: every choice of dice, parted in every way --------------------------------------


def stands(kind, faces, any_colour):
    numbers = [face & 15 for face in faces if face & 15 != WILD]
    if kind == SET:
        return len(set(numbers)) <= 1
    if kind == RUN:
        return len(set(numbers)) == len(numbers) and (not numbers or max(numbers) - min(numbers) < len(faces))
    assert kind == COLOUR
    colours = {face >> 4 for face in faces if not any_colour or face & 15 != WILD}
    return len(colours) <= 1


def makes(faces, phase, any_colour):
    """Do these dice, all of them, make the phase?"""
    if len(faces) != sum(size for _, size in phase):
        return False
    places = range(len(faces))
    for first in combinations(places, phase[0][1]):
        rest = [faces[i] for i in places if i not in first]
        if stands(phase[0][0], [faces[i] for i in first], any_colour) and (
            len(phase) == 1 or stands(phase[1][0], rest, any_colour)
        ):
            return True
    return False


def worth(faces):
    return sum(face & 15 for face in faces if face & 15 != WILD)


def best_of(faces, phase, any_colour):
    """The most points a claim can score, or None when no dice make the phase."""
    need = sum(size for _, size in phase)
    claims = [[faces[i] for i in chosen] for chosen in combinations(range(COUNT), need)]
    return max((worth(claim) for claim in claims if makes(claim, phase, any_colour)), default=None)


@pytest.mark.parametrize("colours", ["match", "any"])
@pytest.mark.parametrize("at", range(10))
def test_the_best_claim_is_the_best_of_all(at, colours):
    table = DiceTable(rules_of("diceWildColour=" + colours), 2, 1, 0)
    chance = random.Random(at)
    made = 0
    for _ in range(120):
        faces = bytearray(rolled(chance))
        for i in range(HIGH):  # make phases likely: high dice rather alike, low dice rather Wilds
            if chance.random() < 0.5:
                faces[i] = next(face for face in FACES[i * 6 : i * 6 + 6] if face & 15 == 5 + at % 6)
        table.at[table.turn], table.faces, table.step, table.rolls = at, faces, "keep", 3
        best, claim = best_of(faces, PHASES[at], colours == "any"), table.best_claim()
        assert (best is None) == (claim == 0), faces.hex()
        if best is not None:
            made += 1
            assert dice_claim.points(faces, claim) == best, (faces.hex(), bin(claim))
            assert table.why_not(table.turn, ("score", claim)) is None
    assert made > 3 or at in (5, 7)


@pytest.mark.parametrize("colours", ["match", "any"])
@pytest.mark.parametrize("at", range(10))
def test_a_claim_is_allowed_when_it_makes_the_phase(at, colours):
    table = DiceTable(rules_of("diceWildColour=" + colours), 2, 1, 0)
    chance = random.Random(at)
    for _ in range(150):
        faces = bytearray(rolled(chance))
        table.at[table.turn], table.faces, table.step, table.rolls = at, faces, "keep", 3
        need = sum(size for _, size in PHASES[at])
        for size in (need - 1, need, need, need, min(COUNT, need + 1)):
            chosen = chance.sample(range(COUNT), size)
            mask = sum(1 << i for i in chosen)
            code = table.why_not(table.turn, ("score", mask))
            makes_it = makes([faces[i] for i in chosen], PHASES[at], colours == "any")
            assert (code is None) == makes_it, (faces.hex(), chosen)
            assert code in (None, "not-the-phase")


def test_dice_short_of_a_phase():
    """As many Wilds more would make it, and one less would not."""
    chance = random.Random(5)
    for _ in range(200):
        phase, faces = PHASES[chance.choice([n for n in range(10) if n != 7])], bytearray(rolled(chance))
        short, serving, _ = dice_claim.nearest(faces, ALL, phase, False)
        assert bin(serving).count("1") == sum(group[1] for group in phase) - short
        others = [i for i in range(COUNT) if not serving >> i & 1]
        for i in others[:short]:
            faces[i] = WILD
        assert dice_claim.nearest(faces, ALL, phase, False)[0] == 0


@pytest.mark.parametrize("number", range(1, 11))
def test_the_goal_makes_the_phase_and_the_dice_kept_are_part_of_it(number):
    """A colour group's is its colour; of the others', the dice that are no Wilds are among its numbers."""
    chance, phase = random.Random(number), PHASES[number - 1]
    for _ in range(50):
        faces, any_colour = rolled(chance), chance.random() < 0.3
        _, serving, goal = dice_claim.nearest(faces, ALL, phase, any_colour)
        kept = [faces[i] for i in range(COUNT) if serving >> i & 1]
        if phase[0][0] == COLOUR:
            assert {face >> 4 for face in kept if face & 15 != WILD or not any_colour} <= set(goal) and len(goal) == 1
            continue
        assert makes(goal, phase, any_colour)
        assert len(goal) == sum(size for _, size in phase)
        missing = list(goal)
        for face in kept:
            if face & 15 != WILD:
                missing.remove(face & 15)


def test_the_dice_are_as_the_sheet_says():
    """Six high dice, four low ones with two Wilds each, the four colours in balance; the best of every phase."""
    assert len(FACES) == 60 and 0 not in FACES
    for die in range(COUNT):
        numbers = sorted(face & 15 for face in FACES[die * 6:die * 6 + 6])
        assert numbers == ([5, 6, 7, 8, 9, 10] if die < HIGH else [1, 2, 3, 4, WILD, WILD])
        assert {face for face in range(256) if dice.shows(die, face)} == set(FACES[die * 6:die * 6 + 6])
    high = [face >> 4 for face in FACES[:HIGH * 6]]
    assert {high.count(colour) for colour in range(4)} == {9}
    most = 0
    for number, phase in enumerate(PHASES, 1):
        if phase[0][0] == COLOUR:
            top = max(sum(sorted((max([f & 15 for f in FACES[d * 6:d * 6 + 6] if f >> 4 == colour and f & 15 < WILD],
                                      default=0) for d in range(COUNT)), reverse=True)[:7]) for colour in range(4))
        else:
            top = max(dice_claim.points(bytes([5 + n for n in high] + list(low)), mask)
                      for high in combinations_with_replacement(range(6), 6)
                      for low in ((1, 2, 3, 4), (3, 4, WILD, WILD), (4, 4, 4, WILD), (4, 4, 4, 4), (2, 3, 4, WILD),
                                  (WILD, 4, 4, WILD))
                      for short, mask, _ in [dice_claim.nearest(bytes([5 + n for n in high] + list(low)), ALL, phase,
                                                                False)] if not short)
        assert top == (60, 57, 59, 49, 52, 54, 60, 56, 60, 62)[number - 1]
        most += top
    assert most + 2 * dice.BONUS_POINTS == BEST_GAME


def test_a_face_is_what_its_name_says_and_no_other_word_is_one():
    for face in FACES:
        assert dice_claim.parse(script_dice.name_of(face)) == face
    for word in ("", "10", "G", "0G", "11G", "5", "5Y", "WW", "W", "-5G", "5g"):
        assert not dice_claim.parse(word)


BEST_ROLLS = (  # the most that each phase can score
    (60, "10G 10R 10O 10B 10R 10G 1R 1O 1B 1G"),
    (57, "10G 10R 10O 10B 9B 8B WR 1O 1B 1G"),
    (59, "10G 10R 10O 10B 10R 9O WR WO 1B 1G"),
    (49, "10G 9G 8R 7G 6O 5O 4G 1O 1B 1G"),
    (52, "10G 9G 8R 7G 6O 5O 4G 3G 1B 1G"),
    (54, "10G 9G 8R 7G 6O 5O 4G 3G 2G 1G"),
    (60, "10G 10R 10O 10B 10R 10G WR WO 1B 1G"),
    (56, "9B 7B 9B 10B 9B 8B 1R 1O 1B 4B"),
    (60, "10G 10R 10O 10B 10R 10G WR 1O 1B 1G"),
    (62, "10G 10R 10O 10B 10R 10G 4G 4R 4O 1G"),
)


def test_the_best_game_there_is():
    """The best roll of every phase, phase after phase, and both bonuses make the sheet's 649."""
    table = DiceTable(rules_of(), 1, 1, 0)
    for points, words in BEST_ROLLS:
        before = table.scores[0]
        faces = bytes(dice_claim.parse(word) for word in words.split())
        assert table.do(0, ("roll", faces)) is None
        assert dice_claim.points(faces, table.best_claim()) == points
        assert table.do(0, ("score", table.best_claim())) is None
        assert table.scores[0] - before in (points, points + dice.BONUS_POINTS)
    assert table.scores == [BEST_GAME]
    assert table.winners == (0,)


# --- whole games ----------------------------------------------------------------------------------------------------


def same(table):
    return dice_snapshot.pack(table)


def nonsense(table, chance):
    seat = chance.randrange(table.seats)
    mask = chance.randrange(1 << COUNT)
    return seat, chance.choice(
        (
            ("score", mask),
            ("score", table.best_claim() ^ 1),
            ("roll", bytes(COUNT)),
            ("roll", b""),
            ("keep", mask),
            ("miss",),
        )
    )


class Ledger:
    """The score sheet kept beside the engine's, by the rules alone: bonuses, last chains, the lone player's fines."""

    def __init__(self, order, at):
        self.order, self.at = list(order), list(at)
        self.scores, self.failed = [0] * len(order), [0] * len(order)
        self.turn, self.finisher, self.late, self.over = self.order[0], None, [], False
        self.too_late = False  # alone: phase 10 was tried before

    def score(self, points):
        seat = self.turn
        self.scores[seat] += points
        self.at[seat] += 1
        if self.at[seat] == 5 and self.scores[seat] > 220:
            self.scores[seat] += 40
        if self.at[seat] < 10:
            self.next_turn(again=self.finisher is not None)
            return
        if self.finisher is None:
            self.finisher = seat
            self.late = [other for other in self.order[self.order.index(seat) :] if self.at[other] == 9]
            self.scores[seat] += 0 if self.too_late else 40
        elif seat in self.late:
            self.scores[seat] += 40
        self.next_turn(again=False)

    def miss(self):
        self.failed[self.turn] += 1
        self.too_late = len(self.order) == 1 and self.at[0] == 9
        self.next_turn(again=False)

    def next_turn(self, again):
        if not again:
            self.turn = self.order[(self.order.index(self.turn) + 1) % len(self.order)]
        if self.turn == self.finisher:
            self.over = True
            if len(self.order) == 1:
                self.scores[0] -= 5 * self.failed[0]


def play(rules, seats, seed, often):
    table, chance = DiceTable(rules, seats, seed), random.Random(seed)
    assert sorted(table.order) == list(range(seats))
    for seat in range(seats):
        table.at[seat] = chance.randrange(10) if seed % 2 else 0  # from the middle of a game the races are closer
    ledger = Ledger(table.order, table.at)
    turns = 0
    while table.step != "end":
        if chance.random() < often:
            before = same(table)
            assert len(before) <= 600
            assert same(dice_snapshot.unpack(before)) == before
            seat, action = nonsense(table, chance)
            code = table.why_not(seat, action)
            if code is not None:
                assert table.do(seat, action) == code
            assert same(table) == before, action
            assert table.why_not((table.turn + 1) % seats, ("miss",)) == (
                "not-your-turn" if seats > 1 else table.why_not(0, ("miss",))
            )
        seat = table.turn
        action = ("score", table.best_claim()) if table.best_claim() else ("roll",)
        if action == ("roll",) and table.rolls:
            if table.rolls < dice.ROLLS:
                assert table.do(seat, ("keep", table.nearest()[1])) is None
            else:
                assert table.why_not(seat, ("roll",)) == "not-now"
                action = ("miss",)
        faces = [face for i, face in enumerate(table.faces) if action[0] == "score" and action[1] >> i & 1]
        assert table.do(seat, action) is None
        table.events.clear()
        if action[0] != "roll":
            ledger.score(worth(faces)) if faces else ledger.miss()
            assert ledger.scores == table.scores
            assert ledger.over == (table.step == "end")
            assert ledger.over or ledger.turn == table.turn
        turns += action[0] in ("score", "miss")
        assert turns < 3000
    assert table.finisher in range(seats)
    assert table.at[table.finisher] == len(PHASES)
    assert table.winners == tuple(seat for seat in range(seats) if table.scores[seat] == max(table.scores))
    assert max(table.scores) <= BEST_GAME
    for action in (("roll",), ("keep", 0), ("score", 0), ("miss",)):
        assert table.why_not(table.turn, action) == "game-over"
    return table


@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_play_and_go_on_from_a_save(seats):
    table = play(rules_of(), seats, seats, 0)
    assert dice_snapshot.unpack(dice_snapshot.pack(table)).winners == table.winners
    table = dice.DiceTable(rules_of(), seats, 3)
    assert table.do(table.turn, ("roll",)) is None
    assert same(dice_snapshot.unpack(dice_snapshot.pack(table))) == same(table)


@pytest.mark.parametrize("colours", ["match", "any"])
@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_end(seats, colours):
    for seed in range(1, 17):
        play(rules_of("diceWildColour=" + colours), seats, seed, 0.2)


def test_a_damaged_copy_is_refused():
    table = DiceTable(rules_of(), 3, 5)
    packed = same(table)
    for at in range(len(packed)):
        damaged = bytearray(packed)
        damaged[at] ^= 4
        with pytest.raises(ValueError):
            dice_snapshot.unpack(bytes(damaged))


# --- what is handed in -----------------------------------------------------------------------------------------------


NO_ACTIONS = (
    None, 0, "roll", [], ["roll"], (), ("draw",), ("roll", None), ("roll", "5G"), ("roll", [1]), ("roll", b"", 1),
    ("keep",), ("keep", -1), ("keep", 1024), ("keep", 1 << 200), ("keep", True), ("keep", "1"), ("keep", 1, 2),
    ("keep", 1.0), ("score",), ("score", None), ("miss", 0), ("_end",), ("why_not_roll",), (("roll",),), (None,),
)  # fmt: skip


def test_what_is_no_action_is_refused_and_changes_nothing():
    table = DiceTable(rules_of(), 3, 5)
    for step in range(60):
        before = dice_snapshot.pack(table)
        for seat in (table.turn, -1, 99, None, "1"):
            for action in NO_ACTIONS:
                assert table.do(seat, action) == table.why_not(seat, action) == "bad-action", action
        for seat in (-1, 99, None, "1", 1 << 70):
            assert table.do(seat, ("roll",)) == table.why_not(seat, ("roll",)) == "bad-action"
        assert dice_snapshot.pack(table) == before
        moves = (("roll",), ("score", table.best_claim()), ("miss",), ("keep", step * 37 & 1023))
        for action in moves[step % 2 :]:
            if table.do(table.turn, action) is None:
                break


# --- saves of version 1.0 --------------------------------------------------------------------------------------------

SAVED_V1 = [line.split(" | ") for line in (FIXTURES / "dice_1_0.txt").read_text(encoding="utf-8").splitlines()
            if line[0] != "#"]


@pytest.mark.parametrize("packed, state", SAVED_V1)
def test_a_game_of_version_1_still_opens(packed, state):
    table = dice_snapshot.unpack(bytes.fromhex(packed))
    found = [table.seats, table.turn, table.step, table.rolls, table.kept, table.turns, table.finisher, table.late,
             table.chance.state, list(table.winners or ()), list(table.order), list(table.faces), list(table.at),
             table.scores, table.failed, table.rules.diceWildColour]  # fmt: skip
    assert [str(each).replace(" ", "") for each in found] == state.split()
    again = dice_snapshot.pack(table)
    assert dice_snapshot.pack(dice_snapshot.unpack(again)) == again and len(again) <= 150


def test_what_cannot_be_is_refused_even_with_the_right_sum():
    """Any byte of a save changed, and the sum made to fit: a table that could be, or a refusal."""
    table = DiceTable(rules_of(), 8, 5)
    for action in (("roll",), ("keep", 3), ("roll",)):
        assert table.do(table.turn, action) is None
    packed, refused = dice_snapshot.pack(table)[:-4], 0
    for i in range(4, len(packed)):
        for value in (0, 1, 7, 8, 255):
            wrong = bytearray(packed)
            wrong[i] = value
            try:
                other = dice_snapshot.unpack(bytes(wrong) + binascii.crc32(wrong).to_bytes(4, "big"))
            except ValueError:
                refused += 1
                continue
            for action in (("roll",), ("score", 1023), ("keep", 1), ("miss",), ("roll",)):
                other.do(other.turn, action)
            assert sorted(other.order) == list(range(8)) and other.chance.state
    assert refused > 100
