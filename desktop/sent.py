# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Measures display traffic: the dirty areas and pixels that are sent to the panel when each screen is entered and for
each key press there, counted by the display stand-in. It goes through the program by key presses, with tour.Guide.
time_of() estimates the time on the handheld.
"""

from collections import namedtuple

import driver

PICTURE = 160 * 128  # pixels of a full frame
CHUNK = 256  # pixels that CircuitPython composes and sends at once
AREA_MS, CHUNK_MS = 0.8, 0.4  # fits measured times: full frame 32 ms, eleven changed cards 19 ms, a moved card 2 ms

Sent = namedtuple("Sent", "frames areas most pixels")  # most: areas in one frame


def time_of(areas, pixels):
    """Return the estimated ms that the handheld takes to send this."""
    return AREA_MS * areas + CHUNK_MS * -(-pixels // CHUNK)


class Meter:
    """Reads and resets what an emulated handheld has sent to its panel."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.take()

    def take(self):
        sent = list(self.handheld.badge.sent)
        self.handheld.badge.sent.clear()
        areas = [areas for _, areas, _ in sent]
        return Sent(len(sent), sum(areas), max(areas, default=0), sum(pixels for *_, pixels in sent))


class Walker:
    """Plays by keys with a tour.Guide and yields (what, Sent) for each step; "enter ..." if it opens another screen."""

    def __init__(self, guide):
        self.guide = guide
        self.meter = Meter(guide.handheld)

    def act(self, key, what="", wait=500, **how):
        before = self.guide.where()
        self.meter.take()
        self.guide.press(key, wait=wait, **how)
        here = self.guide.where()
        return what or (f"{before}: {key}" if here == before else f"enter {here}"), self.meter.take()

    def row(self, item):
        self.guide.choose(item)
        self.guide.handheld.run(300)

    def menus(self):
        """Generator: from the title to every menu and back."""
        guide = self.guide
        yield self.act("DOWN")
        self.row("NEW_GAME")
        yield self.act("A")
        yield self.act("DOWN")
        for row, keys in ((2, ("RIGHT", "A", "B")), (3, ("A", *5 * ("DOWN",), "RIGHT", "UP"))):
            guide.row(row)
            for key in keys:
                yield self.act(key)
        guide.row(2)
        for key in ("A", "B", "B", "B"):
            yield self.act(key)
        for item in ("HELP", "RECORDS", "SETTINGS"):
            if item not in guide.screen.items:
                self.row("MORE")
                yield self.act("A", "title: more")
            self.row(item)
            for key in ("A", "DOWN", "RIGHT"):
                yield self.act(key)
            if item == "HELP":
                yield self.act("A", "help: open a page")
                yield self.act("DOWN", "help: scroll a page")
                yield self.act("B", "help: close a page")
            yield self.act("B")
        yield self.act("B", "title: back from more")
        self.row("EVENT")
        for key in ("A", "UP", "B"):
            yield self.act(key)

    def table(self, moves=10):
        """Generator: a quick hand of four: opening the table, the beginning of each own turn, and every kind of key."""
        guide = self.guide
        self.row("QUICK_HAND")
        self.meter.take()
        guide.handheld.badge.press("A", True)
        guide.handheld.until(lambda: guide.where() == "deal" and not guide.app._next, step=1)
        guide.handheld.run(10)
        guide.handheld.badge.press("A", False)
        yield "enter deal", self.meter.take()
        guide.handheld.until(lambda: guide.where() == "table" and not guide.app._next, step=5)
        guide.handheld.run(40)
        yield "deal: to the table, with all cards", self.meter.take()
        for _ in range(moves):
            begun = yield from self.turn_begins()
            if not begun:
                break
            yield self.act("RIGHT", f"{guide.table.step}: RIGHT", wait=200)
            yield self.act("SELECT", f"{guide.table.step}: sort", wait=200)
            guide.move()
            yield f"{guide.table.step}: {guide.last[0]}", self.meter.take()
        guide.settle()
        for key, hold in (("START", 30), ("DOWN", 30), ("B", 30), ("SELECT", 800), ("B", 30)):
            yield self.act(key, hold=hold, wait=900)  # bots are loaded when there was no key for a second

    def turn_begins(self):
        """Wait for the own turn; yield what the frame sends in which it begins. Return False if the hand has ended."""
        guide, sent = self.guide, []
        while guide.where() == "table" and not guide._still():
            sent = list(guide.handheld.badge.sent)
            guide.handheld.run(5)
        if guide.where() != "table":
            return False
        guide.handheld.run(40)
        frames = list(guide.handheld.badge.sent)[len(sent):]
        yield "own turn begins", Sent(len(frames), *map(sum, zip(*((n, n, p) for _, n, p in frames), (0, 0, 0))))
        self.meter.take()
        return True


def walk():
    """Return {what: the most that it sent}, in the order of the first occurrence."""
    driver.prepare()
    import tour  # after prepare()
    found = {}
    for part in (Walker.menus, Walker.table):
        with driver.Handheld(**tour.QUIET) as handheld:
            guide = tour.Guide(handheld, None, "")
            guide.shot = lambda name: None
            handheld.run(500)
            guide.arrive("title")
            for what, sent in part(Walker(guide)):
                found[what] = max(found.get(what, sent), sent, key=lambda one: time_of(one.areas, one.pixels))
    return found
