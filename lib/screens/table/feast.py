# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Joy at the table: a phase that lands with weight, the victim of a Skip who staggers, a second of feast when somebody
goes out, and what the characters say to it. Each is in memory only while it is seen, and takes away what it has added
to the picture. step() goes on with it and says whether it is over, end() is what a key does.
"""

from displayio import Group
from micropython import const
from vectorio import Rectangle

from handheld import clock, colours, sheets, text
from handheld.sheets import solid

HOVER = const(7)  # pixels above its place from which a phase drops
_WHO = ("finn", "lulu", "bruno", "pip", "otto", "mia")  # families of sentences, by face
_CREST = const(48)  # y of the band of a feast
_BAND = const(5)  # parts of it
_BITS = const(8)  # of confetti
_COLOURS = (colours.RED, colours.BLUE, colours.CARD_GREEN, colours.YELLOW)


class _Act:
    """Something that is seen for so many ms at normal speed."""

    def __init__(self, show, seat: int, time: int):
        self.show = show
        self.seat = seat
        self.time = time
        self.start = -1  # until it is its turn
        self.percent = show.motion.percent
        self.later = None  # what is seen next
        i = (seat - show.game.viewer - 1) % len(show.game.names)
        cells = show.screen.strip.cells
        self.thing = cells[i][0] if i < len(cells) else None
        self.x = self.thing.x if self.thing else 0
        self.y = self.thing.y if self.thing else 0

    def step(self) -> bool:
        now = self.show.machine.now
        if self.start < 0:
            self.start = now
            self.begin()
        passed = clock.diff(now, self.start) * 100 // self.percent
        self.go(min(passed, self.time))
        return passed >= self.time

    def begin(self):
        """Nothing has to be done first."""

    def move(self, passed: int, from_: int):
        """The seat's face jumps, once in 240 ms."""
        if self.thing and passed >= from_:
            part = (passed - from_) % 240
            y = self.y - part * (240 - part) // 2880
            if self.thing.y != y:
                self.thing.y = y

    def end(self):
        if self.thing:
            self.thing.x, self.thing.y = self.x, self.y


class Saying(_Act):
    """A bubble below the seat's face, or at the right where it has none."""

    def __init__(self, show, seat: int, words: str):
        super().__init__(show, seat, 1100)
        font = show.screen.app.small
        width = font.width(words) + 7
        line = _line(font, words, colours.INK, width)
        x = min(max(self.x - 2, 1), 159 - width)
        top = show.screen.strip.height + 3
        self.group = Group()
        for left, y, wide, high in ((x, top, width, 13), (x + 1, top - 1, width - 2, 15),
                                    (self.x + 5, top - 3, 5, 2), (self.x + 7, top - 5, 1, 2)):
            self.group.append(Rectangle(pixel_shader=solid(colours.CREAM), width=wide, height=high, x=left, y=y))
        line.x, line.y = x + 4, top
        self.group.append(line)

    def begin(self):
        self.show.screen.group.append(self.group)

    def go(self, passed: int):
        self.move(passed, 0)

    def end(self):
        super().end()
        if self.start >= 0:
            self.show.screen.group.remove(self.group)


class Landing(_Act):
    """A phase hangs above its place, drops, and the felt shines where it has landed."""

    def __init__(self, show, seat: int, group, at: int, minis):
        super().__init__(show, seat, 520)
        self.group = group
        self.minis = minis
        self.rest = minis.y
        self.at = 0  # 1 it lies there and the felt shines, 2 that fades
        self.light = Rectangle(pixel_shader=solid(colours.PIT), width=minis.x_next + 4, height=16, x=minis.x - 3,
                              y=minis.y - 1)
        group.insert(at, self.light)

    def go(self, passed: int):
        if passed < 90:
            y = self.rest - HOVER + HOVER * passed * passed // 8100
        else:
            y = self.rest + (2 if passed < 130 else 0)
        if self.minis.y != y:
            self.minis.y = y
        if passed >= 90 and not self.at:
            self.at = 1
            self.show.machine.sound("thud")
            self.show.machine.lights("laid")
            self.light.pixel_shader = solid(colours.GOLD)
        elif passed >= 330 and self.at == 1:
            self.at = 2
            self.light.pixel_shader = solid(colours.LIGHT_FELT)
        self.move(passed, 90)

    def end(self):
        super().end()
        self.minis.y = self.rest
        self.group.remove(self.light)
        game = self.show.game
        self.show.machine.lights("turn" if game.table.turn == game.viewer and self.show.own else "off")


class Stagger(_Act):
    """Who has been hit by a Skip reels; the viewer's own sign does where there is no face."""

    def __init__(self, show, seat: int):
        super().__init__(show, seat, 480)
        if not self.thing:
            self.thing = show.screen.panel.skip
            self.x, self.y = self.thing.x, self.thing.y

    def go(self, passed: int):
        part = passed // 60
        x = self.x + (0 if part > 6 else 2 if part % 2 else -2)
        if self.thing.x != x:
            self.thing.x = x


class Feast(_Act):
    """Somebody has gone out: a band with the face and the name, confetti, and the others' points on their way to the
    score sheet.
    """

    def __init__(self, show, seat: int, words: str):
        super().__init__(show, seat, 1400)
        game = show.game
        self.group = Group()
        for colour, y, height in ((colours.GOLD, 0, 34), (colours.PIT, 1, 32)):
            self.group.append(Rectangle(pixel_shader=solid(colour), width=160, height=height, y=_CREST + y))
        self.head = Group(scale=3, x=8, y=_CREST + 4)
        self.head.append(sheets.load("heads", 9, 9, 8).grid(tile=game.faces[seat]))
        self.group.append(self.head)
        app = show.screen.app
        large = Group(scale=2, x=44, y=_CREST - 1)
        large.append(_line(app.small, game.names[seat], colours.GOLD, 58))
        self.group.append(large)
        line = _line(app.small, words, colours.CREAM, 114)
        line.x, line.y = 45, _CREST + 18
        self.group.append(line)
        others = [other for other in range(len(game.names)) if other != seat and game.table.points[other]]
        self.lines = [self.points(other) for other in others]
        self.slots = [Rectangle(pixel_shader=solid(_COLOURS[i % 4]), width=3, height=3) for i in range(_BITS)]

    def points(self, seat: int):
        """What the hand costs a seat, on a slip of paper, on its way from there."""
        screen = self.show.screen
        x = screen.strip.x_of(seat, self.show.game)
        slip = Group(x=x + 3 if x >= 0 else 120, y=22 if x >= 0 else 96)
        slip.append(Rectangle(pixel_shader=solid(colours.CREAM), width=26, height=11))
        line = _line(screen.app.small, "+%d" % self.show.game.table.points[seat], colours.PAPER_RED, 25)
        line.x = 1
        slip.append(line)
        return slip, slip.x, slip.y

    def begin(self):
        self.show.screen.group.append(self.group)

    def fill(self, passed: int):
        """The band comes first, then the slips one by one, then the confetti: no frame has to draw it all."""
        there = len(self.group) - _BAND
        if not passed or there > len(self.lines):
            return
        if there < len(self.lines):
            self.group.append(self.lines[there][0])
        else:
            for bit in self.slots:
                self.group.append(bit)

    def go(self, passed: int):
        part = passed % 280
        self.head.y = _CREST + 4 - part * (280 - part) // 4900
        self.fill(passed)
        for i in range(_BITS):  # up and to the right, each at its own pace, and down again
            bit = self.slots[i]
            time = min(passed, 1000)
            bit.x = 22 + time * (14 + i * 13 % 120) // 1000
            bit.y = _CREST + 16 - time * (90 + i * 37 % 70) // 1000 + time * time // 6500
        for i in range(len(self.lines)):  # to where the sheet will be laid down
            slip, x, y = self.lines[i]
            fall = min(max(passed - 450 - 120 * i, 0), 320)
            slip.x = x + (134 - x) * fall // 320
            slip.y = y + (130 - y) * fall * fall // 102400

    def end(self):
        super().end()
        if self.start >= 0:
            self.show.screen.group.remove(self.group)


def spoken(show, seat: int, occasion: str, always: bool = False) -> str:
    """What the character in that seat says to it, every other time; nothing where nobody is to talk."""
    game, now = show.game, show.machine.now >> 3
    if not show.machine.settings.talk or game.is_person(seat) or game.faces[seat] >= len(_WHO):
        return ""
    if now & 4 and not always:
        return ""
    return getattr(show.screen.app.words_of(_WHO[game.faces[seat]]), occasion)[now & 3]


def answer(show, seat: int, occasion: str):
    """A bubble when what is seen now is over, if something is said."""
    words = spoken(show, seat, occasion)
    if words:
        show.scene.later = Saying(show, seat, words)


def _line(font, words: str, colour: int, width: int):
    line = text.Line(font, width, colour)
    line.show(words)
    return line
