# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What comes into memory for a moment in a game goes again soon: bots after they have decided, what saves the game or
shows a rare event, the modules of a part that was closed. test_house.py compares all that is there with the lists.
"""

import sys
from pathlib import Path

import pytest
from driver import Handheld
from key_player import Fingers
from stage import app_of, close_eyes, go

FRAMES = 12  # so many a module may be in memory without being in the lists of its moment: to save takes seven
SMALL = 2400  # bytes of source that may stay longer, such as the notes of a melody while it is played
LIB = Path(__file__).resolve().parent.parent / "lib"


class Watch:
    """After each frame of a game, looks for modules that are in memory too long without being in its lists."""

    def __init__(self, handheld):
        self.app, self.memory = app_of(handheld), sys.modules["memory"]
        self.ages, self.found = {}, []
        self.frame, self.app.frame = self.app.frame, self.look

    def look(self):
        self.frame()
        spared = self.memory.SPARED if self.app.here == "table" else ()
        self.ages = {name: self.ages.get(name, 0) + 1 for name in self.memory._loaded()
                     if name not in self.memory._stays and name not in spared}
        old = [name for name, age in self.ages.items() if age > FRAMES]
        if self.app.game and sum(map(size, old)) > SMALL and old not in self.found:
            self.found.append(old)


def size(name):
    """Of a module of lib/; the library for fonts is not there at a table."""
    return (LIB / (name.replace(".", "/") + ".py")).stat().st_size


class Curious(Fingers):
    """Now and then takes a move back, asks for a hint, or opens the pause menu."""

    def think(self):
        action = super().think()
        sys.modules["memory"].tidy()  # of the bot, which is no part of what is tested
        return action

    def move(self):
        super().move()
        for key, hold in (("B", 30), ("SELECT", 900), ("START", 30))[self.thoughts % 5:][:1]:
            if self.settle() and not self.screen.part:
                self.press(key, hold=hold, wait=1500)
                self.press("B", wait=300)


def begin(handheld, options):
    """Start a game of four, as the menu does."""
    from phase10.options import Rules
    rules, app = Rules("sheet", options), app_of(handheld)
    app.unsaved_choices = rules.pack()  # the table is to keep them; what is in them is of no matter here
    go(handheld, "deal", "play", rules.pack(), [(0, 6, "BRUNO"), (6, 0, "FINN"), (6, 1, "LULU"), (6, 2, "PIP")], 7)


@pytest.mark.parametrize("rules", [[], ["mode=masters", "knock=on"], ["mode=twist"]])
def test_what_came_for_a_moment_is_not_kept(rules):
    """Two hands of a game, and how it goes on after each."""
    with Handheld(seed=7, speed="none") as handheld:
        handheld.run(300)
        close_eyes(handheld)
        watch = Watch(handheld)
        begin(handheld, rules)
        hands = Curious(handheld)
        while hands.table.hand_no < 3:
            if hands.settle():
                hands.move()
            else:
                hands.press("A", wait=200)
        assert watch.found == []
