# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Laid groups as lines of small cards, and the rows of all the others' groups. It only shows the table as it is."""

from displayio import Group
from micropython import const

from handheld import sheets
from phase10 import groups
from screens import cardart

_UP = const(6)  # icons
_DOWN = const(8)
_GAP = const(5)  # between two groups of a row, where there is room
_NARROW = const(2)


class Minis(Group):
    """A line of small cards, as close as needed to fit; groups are a little apart."""

    def __init__(self, x: int, y: int, width: int):
        super().__init__(x=x, y=y)
        self.sheet = sheets.load("minis", 10, 14, 32)
        self.width = width
        self.starts = bytearray(5)  # where each group begins, and behind the last

    def begin(self, cards: int, gaps: int):
        self.between = _GAP if 10 * cards + _GAP * gaps <= self.width else _NARROW
        self.pitch = min(10, (self.width - 10 - self.between * gaps) // max(cards - 1, 1))
        self.count = self.x_next = self.group_no = 0

    def add(self, look: int, lit: int = 0):
        """One more card: tile and palette as cardart gives them."""
        if self.count == len(self):
            self.append(self.sheet.grid(palette=sheets.palette(cardart.PLAIN)))
        grid = self[self.count]
        cardart.put(grid, look & 255, (look >> 8) + lit)
        grid.x = self.x_next
        grid.hidden = False
        self.count += 1
        self.x_next += self.pitch

    def gap(self):
        """A group ends."""
        self.group_no += 1
        self.x_next += self.between
        self.starts[self.group_no] = self.x_next

    def end(self):
        for i in range(self.count, len(self)):
            self[i].hidden = True

    def clear(self):
        self.begin(0, 0)
        self.end()

    def show(self, laid, owner: int, lit):
        """The groups somebody has laid; those that a hit in lit would go to shine."""
        self.begin(sum([len(group) - groups.HEAD for group in laid]), len(laid) - 1)
        for index in range(len(laid)):
            group = laid[index]
            shine = 0
            for hit in lit:
                if hit[2] == owner and hit[3] == index:
                    shine = cardart.LIT
            for i in range(len(group) - groups.HEAD):
                self.add(cardart.in_group(group, i), shine)
            self.gap()
        self.end()

    def spot(self, index: int, low: bool) -> int:
        """Where an end of a group is on the screen."""
        x = self.starts[index] if low else self.starts[index + 1] - self.between - self.pitch
        return self.x + x


class Rows(Group):
    """The others' groups, two seats at a time; the pad scrolls to the rest."""

    def __init__(self, y: int):
        super().__init__(y=y)
        icons = sheets.load("icons", 9, 9, 50)
        heads = sheets.load("heads", 9, 9, 8)
        self.heads = [heads.grid(x=2, y=2 + 16 * i) for i in (0, 1)]
        self.minis = [Minis(13, 16 * i, 137) for i in (0, 1)]
        self.arrows = [icons.grid(x=151, y=16 * i + 3, tile=_DOWN if i else _UP) for i in (0, 1)]
        for i in (0, 1):
            self.append(self.heads[i])
            self.append(self.minis[i])
            self.append(self.arrows[i])
        self.owners = []
        self.first = 0

    def sync(self, game, lit):
        table, seats = game.table, len(game.names)
        self.owners.clear()
        for i in range(1, seats):
            seat = (game.viewer + i) % seats
            if table.laid[seat]:
                self.owners.append(seat)
        self.first = max(min(self.first, len(self.owners) - 2), 0)
        for i in (0, 1):
            there = self.first + i < len(self.owners)
            self.heads[i].hidden = not there
            if there:
                owner = self.owners[self.first + i]
                if self.heads[i][0] != game.faces[owner]:
                    self.heads[i][0] = game.faces[owner]
                self.minis[i].show(table.laid[owner], owner, lit)
            else:
                self.minis[i].clear()
        self.arrows[0].hidden = not self.first
        self.arrows[1].hidden = self.first + 2 >= len(self.owners)

    def scroll_to(self, owner: int):
        """Make an owner's row visible at the next sync."""
        if owner in self.owners:
            at = self.owners.index(owner)
            self.first = max(min(self.first, at), at - 1)

    def scroll_to_new(self, game, owner: int):
        """The same for somebody who has just laid."""
        self.sync(game, ())
        self.scroll_to(owner)

    def row_of(self, owner: int) -> int:
        """0 or 1, or -1 when that owner's groups are not to be seen."""
        for i in (0, 1):
            if self.first + i < len(self.owners) and self.owners[self.first + i] == owner:
                return i
        return -1
