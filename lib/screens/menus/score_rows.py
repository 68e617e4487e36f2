# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Draws the rows of the score sheet, one a seat: name, points and the boxes of its phases. Loaded only for that."""

import gc

from bitmaptools import fill_region
from displayio import Bitmap, Palette, TileGrid

from handheld import colours, sheets, text, wordwrap
from phase10.actions import ENDED
from phase10.phases import label
from phase10.table import OUT_OF_GAME

_PITCH = 13  # pixels from one phase to the next, less when there are many
_ROOM = 133  # pixels for all of them


def rows(screen) -> list:
    """Draw all rows, above many the phases' numbers; return the (points of the hand, total, phases) of each."""
    table, group = screen.app.game.table, screen.group
    wide = table.seats < 5
    boxes = Boxes(screen.app.small, table.rules.numbers[:table.course.last + 1], wide)
    if not wide:
        group.append(boxes.header(19, 16))
    top, pitch = ((27, 38), (20, 29), (20, 22), (26, 17), (26, 14))[table.seats - 2]
    made = []
    for seat in range(table.seats):
        gc.collect()  # so that the rows are allocated without gaps of garbage between them
        y = top + seat * pitch
        cost, total = row(screen, seat, y, wide)
        strip = boxes.strip(19, y + 11 + wide)
        has_all = seat in table.tie and table.rules.mode != "fixed10"  # but plays one once more
        for at in range(strip.width):
            strip[at] = at + (0 if has_all or table.course.has_done(seat, at) else strip.width)
        group.append(strip)
        made.append((cost, total, strip))
    return made


def row(screen, seat: int, y: int, wide: bool):
    """Draw a seat's head, name, state and points; return the lines of its points in this hand and in all."""
    game, table, say = screen.app.game, screen.app.game.table, screen.say
    gone = table.at[seat] == OUT_OF_GAME
    # a dark background, because one head is white
    screen.group.append(sheets.rectangle(colours.FELT, 11, 11, x=6, y=y))
    screen.group.append(sheets.load("heads").grid(x=7, y=y + 1, tile=game.faces[seat]))
    screen.line(y, colours.SLATE if gone else colours.INK, 19, 40).show(game.names[seat])
    number = table.course.shown(seat)
    if gone:
        screen.line(y, colours.SLATE, 60, 36).show(say.GONE)
    elif seat in table.tie and table.step != ENDED:
        screen.line(y, colours.PAPER_GREEN, 60, 36).show(say.TIED)
    elif number < 0 and table.rules.mode != "fixed10":  # there all finish, phase or not
        screen.line(y, colours.PAPER_GREEN, 60, 36).show(say.DONE)
    elif not screen.back and table.plays[seat] and has_fallen(table, seat):
        screen.line(y, colours.PAPER_RED, 60, 36).show("↓ " + say.PHASE.format(label(number)))  # to where it has fallen
    elif number and not wide and table.course.COUNTS_POINTS:
        screen.line(y, colours.SLATE, 60, 36).show(say.PHASE.format(label(number)))
    elif table.saved[seat] and table.rules.saveVisible == "yes":
        saved(screen, seat, y)
    cost = points(screen, seat, y)
    total = str(table.scores[seat])
    if not table.course.COUNTS_POINTS:  # Twist: the phase of the pawn's space, or a star
        chosen = number and table.at[seat] <= table.course.last
        total = "" if number < 0 else "→ " + (say.PHASE.format(label(number)) if chosen else "★")
    line = screen.line(y, colours.INK, 122, 30, text.FLUSH_RIGHT)
    line.show(total)
    return cost, line


def has_fallen(table, seat: int) -> bool:
    """Has the hand put this seat back a phase?"""
    if table.rules.antiOthers == "on":
        from phase10 import ending
        return ending.is_put_back(table, seat)
    return table.rules.mode == "antiPhase" and not table.laid[seat]


def saved(screen, seat: int, y: int):
    """The cards that a seat of Masters has saved for all to see; the table has room for the viewer's own."""
    from screens.table.tiles import Minis, look_of
    cards = sorted(screen.app.game.table.saved[seat])
    shown = Minis(60, y - 1, 62 if screen.back else 36)  # during a hand there are no points beside them
    shown.begin(len(cards), 0)
    for card in cards:
        shown.add(look_of(card))
    screen.group.append(shown)


def points(screen, seat: int, y: int):
    """The line with the points of this hand, in Twist the steps of the pawn; empty during a hand."""
    table, pawns = screen.app.game.table, screen.app.game.pawns
    line = screen.line(y, colours.PAPER_RED, 94, 27, text.FLUSH_RIGHT)
    if screen.back or not table.plays[seat]:
        return line
    if seat == table.out:
        line.colour(colours.PAPER_GREEN)
        line.show(screen.say.OUT)
    elif table.course.COUNTS_POINTS:
        counted = any(table.points) and not screen.tie_break  # not where the lay has won
        line.show("+%d" % table.points[seat] if counted else "")
    elif pawns:
        line.colour(colours.PAPER_GREEN if table.laid[seat] else colours.SLATE)
        line.show("%+d" % (table.course.pawns[seat] - pawns[seat]))
    return line


class Boxes:
    """What the strips of all seats have in common."""

    def __init__(self, font, numbers, high: bool):
        """high: with the number in each box; else in header() only."""
        self.font = font
        self.numbers = numbers
        self.pitch = min(_PITCH, _ROOM // len(numbers))
        self.height = 9 if high else 3
        self.palette = Palette(8)  # 1 a number, 2 a phase done, 3 one still open, 4 its number
        self.palette.make_transparent(0)
        for i, colour in ((1, colours.WHITE), (2, colours.PAPER_GREEN), (3, colours.SAND), (4, colours.SLATE)):
            self.palette[i] = colour
        self.sheet = self.drawn()

    def strip(self, x: int, y: int):
        """The boxes of a seat. Tiles: all phases done, all phases open, then one just ticked."""
        return TileGrid(self.sheet, pixel_shader=self.palette, width=len(self.numbers), height=1,
                        tile_width=self.pitch, tile_height=self.height, x=x, y=y)

    def drawn(self):
        """The bitmap of the tiles of strip()."""
        count, pitch = len(self.numbers), self.pitch
        sheet = Bitmap((2 * count + 1) * pitch, self.height, 8)
        for i in range(2 * count + 1):
            done = i < count or i == 2 * count
            fill_region(sheet, i * pitch, 0, i * pitch + pitch - 1, self.height, 2 if done else 3)
            if self.height > 8:
                self.number(sheet, i * pitch, "✓" if i == 2 * count else label(self.numbers[i % count]), done)
        return sheet

    def header(self, x: int, y: int):
        """The numbers of all phases in a row."""
        sheet = Bitmap(len(self.numbers) * self.pitch, 9, 8)
        for i in range(len(self.numbers)):
            self.number(sheet, i * self.pitch, label(self.numbers[i]), False)
        return TileGrid(sheet, pixel_shader=self.palette, x=x, y=y)

    def number(self, sheet, left: int, words: str, done: bool):
        """Draw the number of a phase; letters are colour 1, those of an open phase are changed to 4."""
        x = left + (self.pitch - self.font.width(words)) // 2
        for place in self.font.places(words):
            wordwrap.stamp(sheet, self.font, place, x, -1)
            x += self.font.steps[place]
        if not done:
            for x in range(left, left + self.pitch):
                for y in range(sheet.height):
                    if sheet[x, y] == 1:
                        sheet[x, y] = 4
