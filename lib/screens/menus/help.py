# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The help: pages about the rules and the keys, with cards as examples, and one for each variant; in a game it opens at
the page of its variant. A text too long for one screen has a second one.
"""

from displayio import Group

import memory
from handheld import icons, keys, sheets, wordwrap
from handheld.colours import PLAIN
from screens.menus import list_page, page, presets

_PAGES = ("AIM", "TURN", "PHASES", "GROUPS", "HITTING", "WILD", "SKIP", "POINTS", "KEYS", "FAIR", "REAL_CARDS")
_PHASES = 2  # the page that a game with phases of its own replaces
_LINES, _WIDTH = 8, 138  # lines on the screen, and their pixels
_PICTURE = 2  # lines taken by the example cards
_Y = page.TOP + (_LINES - _PICTURE) * page.PITCH + 2
_PITCH = 15  # pixels from one card to the next
# Cards in the notation of scripts; / ends a group, + is before a card that is hit.
_EXAMPLES = {
    "PHASES": "R4 B4 G4 / Y6 B6 W",
    "GROUPS": "R7 G7 Y7 / B3 R4 G5 Y6",
    "HITTING": "R7 G7 Y7 + B7",
    "WILD": "B3 W G5 Y6",
    "SKIP": "S",
    "POINTS": "R5 B11 S W",
    "replaceWild": "R4 W G6 + B5",
    "altRun": "R3 B4 G5 R6 W Y8 R9",
    "postal": "R9 G9 B3",
    "antiOthers": "X",
    "wildAsSkip": "W",
}


class Screen(list_page.ListPage):
    def __init__(self, app, *back):
        """back: the screen that B opens, and its arguments."""
        self.opener = back or ("title", "help")
        say = self.say = app.words_of("help")
        self.variants = app.words_of("variants")
        self.pages = _PAGES
        if app.game and app.game.rules.mode == "twist":
            self.pages = _PAGES[:_PHASES] + ("TWIST_PHASES",) + _PAGES[_PHASES + 1:]
        list_page.ListPage.__init__(self, app, say.HELP, 8)
        self.halves = (), ()  # the lines of the open page, for the first screen and for the second
        self.page = ()  # those that are shown; () for the contents
        self.number = 0
        self.example = self.add(Group(y=_Y))
        played = presets.played(app.game) if app.game else 0
        if played:
            self.pick(len(_PAGES) + played - 1)
        else:
            self.contents()

    def contents(self):
        self.page = ()
        self.draw("")
        self.head(self.say.HELP)
        self.bar.show(self.say.OPEN, self.say.BACK)
        self.rows.fill(self.count(), self.number)

    def count(self) -> int:
        """The number of pages; the first variant has none, because the general pages describe it."""
        return len(_PAGES) + len(presets.TABLE) - 1

    def head(self, words: str):
        self.set_heading(words)
        self.app.machine.screen.whole()

    def left(self, row: int) -> str:
        if self.page:
            return self.page[row]
        if row < len(_PAGES):
            return getattr(self.say, self.pages[row]).split("\n")[0]
        return self.say.VARIANT.format(self.variant(row))

    def variant(self, row: int) -> str:
        return presets.describe(row - len(_PAGES) + 1, self.variants)[0]

    def turn(self, step: int):
        """Show the second screen of the page, its first one again, or another page."""
        first, second = self.halves
        if step > 0 and second and self.page is first:
            self.draw("")
            self.show(second)
        elif step < 0 and self.page is second:
            self.pick(self.number)
        else:
            self.pick((self.number + step) % self.count())

    def show(self, lines):
        self.page = lines
        self.bar.show(self.say.NEXT, self.say.BACK)
        self.rows.fill(len(self.page), -1)

    def pick(self, number: int):
        """Open a page: that of the chosen row, or the next one."""
        app = self.app
        self.number = number
        if number < len(_PAGES):
            what = self.pages[number]
            title, _, words = getattr(self.say, what).partition("\n")
            if self.pages != _PAGES and number == _PHASES:
                words = words.format(app.game.rules.phases[3][-1][1])  # the length of a run in Twist
        else:
            what = presets.name(number - len(_PAGES) + 1)
            title, words = self.variant(number), getattr(app.words_of("pages"), what)
        self.head(title)
        example = _EXAMPLES.get(what, "")
        try:
            memory.making_room(self.draw, example)
        except MemoryError:  # the text tells it as well
            self.draw("")
        self.halves = parted(words, app.small, _LINES - _PICTURE if example else _LINES)
        self.show(self.halves[0])

    def draw(self, example: str):
        group = self.example
        while len(group):
            group.pop()
        x = 8
        for word in example.split():
            if word == "/":
                x += 8
            elif word == "+":
                group.append(sheets.icon_sheet(True).grid(x=x + 1, y=6, tile=icons.PLUS))
                x += 13
            else:
                group.append(card(word, x))
                x += _PITCH

    def key(self, event: int):
        if not self.page:
            list_page.ListPage.key(self, event)
            return
        if self.asked:
            self.act()
        self.bar.blink()  # feedback, as there is no row to press
        self.asked = event
        self.wait = 2

    def act(self):
        key = self.asked & keys.KEY
        if not self.page:
            list_page.ListPage.act(self)
            return
        self.asked = self.wait = 0
        if key == keys.START:
            self.back()
        elif key == keys.B:
            self.contents()
        elif key == keys.UP or key == keys.LEFT:
            self.turn(-1)
        elif key != keys.SELECT:
            self.turn(1)

    def tick(self):
        self.bar.tick()
        return list_page.ListPage.tick(self)

    def back(self):
        self.app.go(*self.opener)


def parted(words: str, font, room: int) -> tuple:
    """(lines for the first screen, for the second), split between sentences if the second gets more than one line."""
    lines = wordwrap.wrap(words, font, _WIDTH)
    if len(lines) <= room:
        return lines, ()
    for count in range(room, 0, -1):
        line, start = lines[count - 1], sum([len(before) + 1 for before in lines[:count - 1]])
        for end in range(len(line), 2, -1):  # "1." ends no sentence
            if line[end - 1] in ".!?" and words[start + end] in " \n":
                rest = wordwrap.wrap(words[start + end + 1:], font, _WIDTH)
                if 1 < len(rest) <= _LINES:
                    return lines[:count - 1] + [line[:end]], rest
    return lines[:room], lines[room:]


def card(word: str, x: int):
    """A TileGrid of a large card, in the notation of scripts."""
    at = "WSX".find(word)
    tile, palette = (13 + at, PLAIN) if at >= 0 else (int(word[1:]), "RBGY".find(word[0]))
    return sheets.load("cards").grid(x=x, tile=tile, palette=sheets.palette(palette))
