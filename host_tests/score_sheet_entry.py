# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A test helper that keeps the score sheet of a table with real cards: enters hands by keys, and counts the presses. A
hand is described by a line with a word per seat: letter, then "!" (went out), points, a "-" after them (phase not
laid), "=2" (the number of the phase that was named, or "=c" for a Twist card). A seat without a word took no part;
"X=B" names the seat that the rule card set back.
"""

import arguments
from stage import app_of, where

NAMES = ["ANNA", "BERT", "CARLA", "DORA", "EMIL", "KATHARIN", "GUSTAV", "HEIDRUN"]


def sheet_of(seats, first=0, preset="sheet", **options):
    """Return a new score sheet of a game by these options."""
    from phase10.sheet import kept
    return kept.new_sheet(arguments.rules(preset, map("=".join, options.items())), NAMES[:seats], first)


class Scribe:
    def __init__(self, handheld):
        self.handheld = handheld
        self.presses = 0

    @property
    def screen(self):
        return app_of(self.handheld).screen

    @property
    def telling(self):
        return self.screen.telling

    def press(self, *keys):
        for key in keys:
            self.presses += 1
            self.handheld.press(key, hold=20, wait=30)

    def arrive(self, name):
        self.handheld.until(lambda: where(self.handheld) == name and not app_of(self.handheld)._next, step=20)

    def choose(self, wanted, key, most=20):
        """Press a key until the wanted choice is selected."""
        while self.telling.chosen() != wanted:
            self.press(key)
            most -= 1
            assert most

    def points(self, wanted):
        """Enter points with the pad, with as few presses as possible."""
        hand, seat = self.telling.hand, self.telling.question[1]
        steps = (wanted - hand.points[seat]) // 5
        large = min(range(-60, 61), key=lambda count: abs(count) + abs(steps - 5 * count))
        self.press(*["UP" if large > 0 else "DOWN"] * abs(large))
        small = (wanted - hand.points[seat]) // 5
        self.press(*["RIGHT" if small > 0 else "LEFT"] * abs(small))

    def hand(self, line):
        """Enter a hand, from the screen between two hands and back to it; return the number of presses."""
        before = self.presses
        self.press("A")
        self.arrive("hand")
        told = Told(line)
        while where(self.handheld) == "hand" and not app_of(self.handheld)._next:
            self.answer(told)
        self.arrive("sheet")
        return self.presses - before

    def answer(self, told):
        """Answer the current question."""
        from phase10.sheet import telling as asked
        kind, seat = self.telling.question
        if kind == asked.OUT:
            self.shortest(told.out)
        elif kind == asked.FELL:
            self.shortest(told.fell)
        elif kind == asked.CHOSE:
            self.choose(told.place(seat, self.telling.table.rules.numbers), "RIGHT")
        elif kind == asked.POINTS:
            self.points(told.points[seat])
        if kind == asked.LAID and seat not in told.laid:
            self.press("DOWN")
        else:
            self.press("A")
        self.handheld.run(60)

    def shortest(self, wanted):
        choices = self.telling.choices()
        way = (choices.index(wanted) - self.telling.at) % len(choices)
        if way <= len(choices) - way:
            self.press(*["DOWN"] * way)
        else:
            self.press(*["UP"] * (len(choices) - way))


class Told:
    """A parsed line."""

    def __init__(self, line):
        self.out, self.fell = 255, 255
        self.laid, self.points, self.named = set(), {}, {}
        for word in line.split():
            seat, word = "ABCDEFGH".find(word[0]), word[1:]
            word, _, named = word.partition("=")
            if seat < 0:
                self.fell = "ABCDEFGH".index(named)
                continue
            self.named[seat] = named
            if word == "!":
                self.out = seat
            if not word.endswith("-"):
                self.laid.add(seat)
            self.points[seat] = int(word.strip("!-") or 0)

    def place(self, seat, numbers):
        named = self.named[seat]
        return 254 if named == "c" else numbers.index(int(named))
