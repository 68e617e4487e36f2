# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The two dark bars of the table: Strip, at the top, with the seats; Prompt, above the hand, with what the keys do."""

from displayio import Group

from handheld import clock, icons, sheets, text
from handheld.colours import CREAM, GOLD, GREEN, LIGHT_FELT, PALE_FELT, PIT
from handheld.keys import FEEDBACK
from handheld.screen import hide, set_tile, shade, stack
from handheld.sheets import rectangle
from phase10.actions import DEALING, ENDED, OVER

_EXTRA, _STAR = 13, 14  # in the labels of phases (pieces.strip()), behind the dash and the numbers 1 to 12
TICKED = 15  # offset to those with a tick, which are there beside faces only
_CALM, _GLAD, _HIT, _KEEN = range(4)  # moods, the tiles of a face
HEIGHT = 21  # of the strip
_Y = 84  # y of the prompt
_BESIDE_A = 14  # x of its text, where it says what A does


class Strip(Group):
    """A cell per seat, with face or head, and for up to four seats the name. Over three, the viewer has no cell."""

    def __init__(self, faces, wide: bool, cell: int, under, cells):
        """faces: by seat the sheet of its moods, None if it has no cell; empty where heads are shown. wide: names?"""
        super().__init__()
        self.faces = faces
        self.wide = wide
        self.cell = cell  # width of a cell
        self.under = under  # the line under the cell of the seat to move
        self.cells = cells  # for each: [face, phase, number of cards, two signs, and if wide the name]

    def x_of(self, seat: int, game) -> int:
        """Return x of a seat's cell, -1 if it has none."""
        i = (seat - game.viewer - 1) % len(game.names)
        return i * self.cell if i < len(self.cells) else -1

    def sync(self, game):
        table = game.table
        cell_in_turn = -1  # index of the cell of the seat to move
        for i in range(len(self.cells)):
            seat = (game.viewer + 1 + i) % len(game.names)  # in turn order after the viewer, the viewer last
            face, phase, count, signs = self.cells[i][:4]
            laid = bool(table.laid[seat])
            if table.turn == seat and table.step not in (DEALING, OVER, ENDED):
                cell_in_turn = i
                self.under.x = i * self.cell
            number = table.course.shown(seat)
            if self.faces and face.bitmap is not self.faces[seat].bitmap:
                face.bitmap = self.faces[seat].bitmap
            set_tile(face, mood(table, seat) if self.faces else game.faces[seat])
            if table.step not in (OVER, ENDED) or not phase[0]:  # by then it is the next hand's phase
                # a star for a Twist card, too, and if all have been done
                label = _STAR if number < 0 or number and table.at[seat] > table.course.last else min(number, _EXTRA)
                set_tile(phase, label + TICKED if laid and self.faces else label)
            lit = cell_in_turn == i and not self.wide  # it has no name to light up
            shade(phase, text.ink(GOLD if lit else GREEN if laid else PALE_FELT))
            set_tile(count, min(len(table.hands[seat]), 16))
            sign = icons.FLOAT if table.floating[seat] else icons.TICK if laid and not self.faces else icons.NONE
            skip = icons.SKIP if table.skips[seat] else icons.NONE
            set_tile(signs, skip if self.faces else sign or skip)  # the one that refers to the part beside it first
            set_tile(signs, sign if self.faces else sign and skip, 1)
            if self.wide:
                name = self.cells[i][4]
                set_tile(name, seat)
                shade(name, text.ink(GOLD if cell_in_turn == i else CREAM))
        hide(self.under, cell_in_turn < 0)

    def fidget(self, idle: int):
        """Idle animation: after 20 seconds without a key the first face hops every 5 s. idle: ms without a key."""
        self.hop(0, idle > 20_000 and idle % 5000 < 240)

    def hop(self, cell: int, up: bool):
        self.cells[cell][0].y = (2 if self.faces else 1) - 2 * up


def mood(table, seat: int) -> int:
    """Return a seat's mood (tile of its face): a Skip is waiting for it, one card is left, its phase is laid."""
    if table.skips[seat]:
        return _HIT
    if len(table.hands[seat]) == 1:
        return _KEEN
    return _GLAD if table.laid[seat] else _CALM


class Prompt(Group):
    """The line of text above the hand, or below the dice: what A and B do now, or a message about another's move."""

    def __init__(self, app, y: int = _Y, edge: int = 0):
        """edge: pixels of its ground above and below the usual."""
        super().__init__(y=y)
        signs = sheets.icon_sheet()
        self.font = app.small
        self.since = -1  # when its left text was first on the display; -1: not yet
        self.lit = False  # highlighted? If so, the time when that began
        self.key_a = signs.grid(x=3, y=1, tile=icons.KEY_A)
        self.key_b = signs.grid(y=1, tile=icons.KEY_B)
        self.left = text.Line(app.small, 154, CREAM, _BESIDE_A, 0)
        self.right = text.Line(app.small, 72, CREAM, 85, 0, text.FLUSH_RIGHT)
        hide(self.key_a, True)
        hide(self.key_b, True)
        stack(self, rectangle(PIT, 160, 12 + 2 * edge, y=-edge), self.left, self.key_a, self.key_b, self.right)

    def show(self, a: str, b: str = "", key: int = icons.KEY_B, message: str = ""):
        """Show what A and B do; an empty text hides its key. key: another icon for B. message: in place of `a`."""
        if a or message:  # else it would be sent as if there were something to move
            self.left.x = _BESIDE_A if a else 3
        if key == icons.PAD and self.left.x + self.font.width(a) > 143 - self.font.width(b):
            b = "…"  # no room for the names of two cards
        hide(self.key_a, not a)
        hide(self.key_b, not b)
        set_tile(self.key_b, key)
        self.left.colour(GOLD if message else CREAM)
        if self.left.words != (a or message):
            self.since = -1
        self.left.show(a or message)
        self.right.show(b)
        self.key_b.x = 146 - self.font.width(b)

    def tell(self, words: str, b: str = ""):
        """Show a message instead of A's action."""
        self.show("", b, icons.KEY_B, words)

    def light(self):
        """Toggle the highlight, which answers a key that does nothing; tick() ends it."""
        self.lit = not self.lit and clock.ms()
        self[0].pixel_shader[0] = LIGHT_FELT if self.lit else PIT

    def tick(self):
        if self.lit and clock.since(self.lit) > FEEDBACK:
            self.light()
