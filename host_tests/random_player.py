# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The random player of the tests: plays all seats of a game of cards by asking why_not() alone."""

import random
from collections import Counter

from phase10 import engine
from phase10.cards import RULE, SKIP, WILD
from phase10.phases import COLOUR, FLUSH, SET
from phase10.turn import best_lay


class Luck(random.Random):
    """With below(), as the program's Chance has it."""

    def below(self, n):
        return self.randrange(n)


class Player:
    """Likes to lay, to hit, to knock and to save now and then; parts with the cards that fit least with others."""

    def __init__(self, seed):
        self.chance = Luck(seed)

    def move(self, table):
        """(seat, action) for whatever the table waits for."""
        if table.step in ("over", "deal"):
            return 0, ("deal",)
        if table.step == "draw" and table.can_be_knocked and self.chance.random() < 0.3:
            knockers = [seat for seat in range(table.seats) if engine.why_not(table, seat, ("knock",)) is None]
            if knockers:
                return self.chance.choice(knockers), ("knock",)
        if table.step == "play":
            return table.turn, self.play(table, table.turn)
        return table.turn, self.legal(table, table.turn, self.answers(table, table.turn))

    def answers(self, table, seat):
        if table.step == "choose":
            cards = ["twist"] if self.twist(table) else []
            return [("choose", what) for what in (*table.course.choices(seat), *cards)]
        if table.step == "give":
            return [("give", target) for target in range(table.seats)]
        if table.step == "turn":
            return [("turn", card) for card in set(table.hands[seat])]
        if table.step == "name":
            return [("name", target) for target in range(table.seats)]
        assert table.step == "draw", table.step
        sources = [("draw", "saved", card) for card in set(table.saved[seat])]
        sources += [("draw", "pile", i) for i in range(3)] if self.twist(table) else [("draw", "discard")]
        return sources + [("draw", "deck")] * 2

    @staticmethod
    def twist(table):
        return table.rules.mode == "twist"

    def legal(self, table, seat, tries, must=True):
        """One of the tries that is allowed."""
        self.chance.shuffle(tries)
        found = self.first_legal(table, seat, tries)
        assert found or not must, ("nothing is allowed", table.step,
                                   [engine.why_not(table, seat, action) for action in tries[:9]])
        return found

    @staticmethod
    def first_legal(table, seat, tries):
        return next((action for action in tries if engine.why_not(table, seat, action) is None), None)

    def play(self, table, seat):
        if not table.laid[seat] and self.chance.random() < 0.9:
            lay = self.lay(table, seat)
            if lay:
                return lay
        must = table.floating[seat]
        if table.laid[seat] and (must or self.chance.random() < 0.7):
            hit = self.legal(table, seat, self.hits(table, seat), must=False)
            if hit:
                return hit
        return self.part(table, seat)

    def lay(self, table, seat):
        phases = list(table.course.layable(seat))
        self.chance.shuffle(phases)
        for at in phases:
            found = best_lay(table, seat, at)
            if found:
                action = ("lay", found, at)
                assert engine.why_not(table, seat, action) is None, (found, engine.why_not(table, seat, action))
                return action
        return None

    def hits(self, table, seat):
        tries = []
        for card in set(table.hands[seat]):
            for owner in range(table.seats):
                for index in range(len(table.laid[owner])):
                    for end in ("", "low", "high"):
                        tries.append(("hit", card, owner, index, end))
                        if table.rules.replaceWild == "on":
                            tries.append(("swap", card, owner, index, end))
        return tries

    def part(self, table, seat):
        """Away with a card: mostly one that fits least with the others."""
        ranked = list(loosest(table, seat, self.chance))
        if self.chance.random() < 0.2:
            self.chance.shuffle(ranked)
        for card in dict.fromkeys(ranked):
            found = self.legal(table, seat, self.partings(table, card), must=False)
            if found:
                return found
        return self.legal(table, seat, self.hits(table, seat))

    def partings(self, table, card):
        if card == RULE:
            return [("discard", RULE, "down"), ("discard", RULE, -1)]
        tries = [("discard", card, -1, pile) for pile in (range(3) if self.twist(table) else (-1,))]
        if card >= WILD:
            tries += [("discard", card, target, -1) for target in range(table.seats)]
        if table.rules.mode.startswith("masters"):
            tries.append(("save", card))
        return tries

    def nonsense(self, table):
        """Anything by anybody, mostly refused."""
        pick, chance = self.chance.choice, self.chance
        seat = chance.randrange(table.seats)
        card = pick(list(table.hands[seat]) * 2 + [WILD, SKIP, RULE, 0x15])
        at = pick((-1, 0, chance.randrange(len(table.rules.phases))))
        owner, target = chance.randrange(table.seats), chance.randrange(-1, table.seats + 1)
        return seat, pick(
            (
                ("draw", pick(("deck", "discard"))),
                ("draw", "pile", chance.randrange(4)),
                ("draw", "saved", card),
                ("lay", [(bytes(table.hands[seat][:5]), 0), (bytes(table.hands[seat][5:]), 0)], at),
                ("lay", [(bytes(table.hands[seat]), chance.randrange(5))], at),
                ("hit", card, owner, chance.randrange(3), pick(("", "low", "high"))),
                ("swap", card, owner, chance.randrange(3), pick(("", "low", "high"))),
                ("discard", card, target, chance.randrange(-1, 4)),
                ("discard", card, "down"),
                ("save", card),
                ("knock",),
                ("give", target),
                ("turn", card),
                ("choose", at),
                ("name", target),
                ("deal",),
            )
        )


def loosest(table, seat, chance):
    """The cards of the hand, those first that fit least with others. Faster than asking the finder."""
    hand = table.hands[seat]
    layable = table.course.layable(seat)
    phase = table.rules.phases[layable[0]] if layable else ()
    numbers = Counter(card & 15 for card in hand if card < WILD)
    colours = Counter(card >> 4 for card in hand if card < WILD)
    ranked, seen = [], set()
    for card in hand:
        bond = 90 if card in (WILD, RULE) else 0
        if card < WILD:
            number = card & 15
            bond = sum(bonds(kind, size, number, card >> 4, numbers, colours, seen) for kind, size in phase)
            seen.add(number)
        ranked.append((bond, chance.below(16), card))
    return bytes(card for _, _, card in sorted(ranked))


def bonds(kind, size, number, colour, numbers, colours, seen):
    """What a card is worth to a group of a phase."""
    if kind == SET:
        return 3 * (numbers[number] - 1)
    if kind == COLOUR:
        return 2 * colours[colour]
    if number in seen:
        return 0
    near = sum(1 for other in numbers if abs(other - number) < size)
    return near + 2 * colours[colour] if kind == FLUSH else near
