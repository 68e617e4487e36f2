# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The statistics, on three pages: all games, each mode, and how often each phase succeeds. tally.py saves them."""

from bitmaptools import fill_region
from displayio import Bitmap, Group, Palette, TileGrid

import memory
from handheld import colours, keys, text
from handheld.complaints import complain_unsaved
from screens.menus import page, presets, tally
from screens.menus.clearing import Clearing

_COLUMNS = (95, 128, 156)  # right edges of the columns of numbers
_ROOM = (44, 30, 24)  # their widths
_BAR = 84  # width of a bar for 100%


class Screen(Clearing, page.Page):
    def __init__(self, app):
        say = self.say = app.words_of("records")
        Clearing.__init__(self)
        page.Page.__init__(self, app, say.RECORDS, "", say.BACK, page.PAPER)
        self.tally = tally.Tally(app.machine)
        self.number = 0  # the page that is, or will be, shown
        self.page = self.add(Group())
        self.wait = 0  # frames until it is
        self.open()

    def open(self):
        self.set_heading(self.say.PHASES_LAID if self.number == 2 else self.say.RECORDS)
        while self.page:
            self.page.pop()
        (self.general, self.ways, self.phases)[self.number]()
        if not self.clears:
            self.show_bar()

    def show_bar(self):
        say = self.say
        self.bar.show("%s  %d/3" % (say.PAGE, self.number + 1), say.BACK)

    def put(self, words: str, x: int, y: int, width: int, colour: int = colours.INK, align: int = text.FLUSH_LEFT):
        self.page.append(text.Line(self.app.small, width, colour, x, y, align, words))

    def general(self):
        numbers, say = self.tally.numbers, self.say
        games = numbers["GAMES"]
        rows = []
        for name in tally.LINES:
            shown = "–" if tally.is_least(name) and numbers[name] == tally.NONE else str(numbers[name])
            if name == "WON":
                shown += " (%d %%)" % (100 * numbers[name] // games if games else 0)
            rows.append((name, shown))
        rows.append((tally.STREAK, say.OF_THEM.format(numbers[tally.STREAK], numbers[tally.LONGEST])))
        rows.append((tally.SHEETS, str(numbers[tally.SHEETS])))
        from screens.journey import progress
        stars = progress.Progress(self.app.machine).all_stars()
        if games or stars:
            rows.append(("STARS", "%d/%d" % (stars, 3 * progress.LEVELS)))
        else:
            self.put(say.NOTHING_YET, 8, page.TOP + len(rows) * page.LINE, 144, colours.SLATE)
        for i, (name, shown) in enumerate(rows):
            self.put(getattr(say, name), 8, page.TOP + i * page.LINE, 88)
            self.put(shown, 76, page.TOP + i * page.LINE, 76, colours.PAPER_RED, text.FLUSH_RIGHT)

    def ways(self):
        numbers, say = self.tally.numbers, self.say
        for column, right in enumerate(_COLUMNS):
            self.put(say.entry(say.COLUMNS, column), right - 30, page.TOP, 30, colours.SLATE, text.FLUSH_RIGHT)
        variants, names = self.app.words_of("variants"), [presets.name(at) for at in range(len(presets.TABLE))]
        for i, way in enumerate(tally.WAYS):
            y = page.TOP + (i + 1) * page.LINE
            games, won, hands, best = [numbers["%s %s" % (way, what)] for what in tally.OF_A_WAY]
            none = best == tally.NONE or way == "dice" and not best
            shown = ("%d/%d" % (won, games), str(hands), "–" if none else str(best))
            room = _COLUMNS[0] - 7 - self.app.small.width(shown[0])
            at = names.index("sheet" if way == "ordered" else way)
            name, small = presets.describe(at, variants)[0], self.app.small
            if way == "mastersDeclare" and small.width(name) > room:  # its last word tells it from the line above
                first, _, last = name.partition(" ")
                name = page.shortened(first + ",", small, room - small.width(" " + last)) + " " + last
            self.put(page.shortened(name, small, room), 4, y, 86)
            for column in range(3):
                room = _ROOM[column]
                self.put(shown[column], _COLUMNS[column] - room, y, room, colours.PAPER_RED, text.FLUSH_RIGHT)

    def phases(self):
        numbers = self.tally.numbers
        bars = memory.making_room(Bitmap, _BAR, tally.PHASES * 9, 3)
        for i in range(tally.PHASES):
            tried = numbers["tried %d" % (i + 1)]
            made = min(numbers["made %d" % (i + 1)], tried)  # damaged records may say more
            y = page.TOP + 9 * i
            self.put(str(i + 1), 6, y, 14, colours.INK, text.FLUSH_RIGHT)
            fill_region(bars, 0, 9 * i + 1, _BAR, 9 * i + 8, 1)
            if tried:
                fill_region(bars, 0, 9 * i + 1, _BAR * made // tried, 9 * i + 8, 2)
            self.put("%d %%" % (100 * made // tried) if tried else "–", 112, y, 40, colours.INK, text.FLUSH_RIGHT)
        palette = Palette(3)
        palette.make_transparent(0)
        palette[1], palette[2] = colours.SAND, colours.PAPER_GREEN
        self.page.append(TileGrid(bars, pixel_shader=palette, x=24, y=page.TOP + 1))

    def key(self, event: int):
        if self.clears:
            self.answer(event)
        elif event == keys.B:
            self.app.go("title", "records")
        else:
            if event in (keys.RIGHT, keys.DOWN, keys.LEFT, keys.UP, keys.A):
                self.number = (self.number + (-1 if event in (keys.LEFT, keys.UP) else 1)) % 3
                self.wait = 2
            self.bar.blink()

    def tick(self):
        self.bar.tick()
        if self.wait:
            self.wait -= 1
            if not self.wait:
                self.open()
                self.app.machine.screen.whole()
        self.look()

    def clear(self):
        """Clear the statistics, but not the list of visitors."""
        self.tally.clear()
        complain_unsaved(self.tally.keep())
        self.number = 0
        self.open()
