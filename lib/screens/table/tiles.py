# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How cards are drawn at the table: look and name of a card, and rows of small cards (Minis)."""

import gc

from displayio import Group

from handheld import sheets
from handheld.colours import LIT, PLAIN
from handheld.screen import WIDTH, hide
from phase10 import groups
from phase10.cards import SPENT, WILD
from phase10.phases import COLOUR, SET

BACK = 0x70  # the card value that is drawn as a card's back
SLOT = PLAIN << 8  # the look of an empty place, see look_of()
_WILD_OF_COLOUR = 31
_WILD_AS = 17  # plus n: the tile of a small Wild that stands for n

_GAP = 5  # pixels between two groups of a row, if they fit
_NARROW = 2  # the least if they do not: the cards then overlap less, so that their numbers can be read


def look_of(card: int) -> int:
    """How a card looks, 0 being an empty place: its tile | its palette << 8."""
    if card >= WILD:  # the tiles behind the numbers: Wild, Skip, X, back, spent Wild
        return (17 if card == SPENT else (card >> 4) + 9) | PLAIN << 8
    return card & 15 | card >> 4 << 8 if card else SLOT


def put_card(grid, card: int, lit: int = 0):
    look = look_of(card)
    try:
        sheets.put(grid, look & 255, (look >> 8) + lit)
    except MemoryError:  # do without the highlighted palette
        if not lit:
            raise
        sheets.put(grid, look & 255, look >> 8)


def in_group(group, i: int) -> int:
    """The look of the card at index i of a laid group; a Wild shows what it stands for."""
    card = group[groups.HEAD + i]
    if not groups.stands_as_wild(group, i):
        return look_of(card)
    if group[0] == COLOUR:
        return _WILD_OF_COLOUR | group[1] - 1 << 8
    return _WILD_AS + number_in(group, i) | PLAIN << 8


def number_in(group, i: int) -> int:
    return group[1] if group[0] == SET else group[1] + i


def cards_in(laid) -> int:
    return sum([len(group) - groups.HEAD for group in laid])


def card_name(words, card: int) -> str:
    if card < WILD:
        return words.entry(words.COLOURS, card >> 4).format(card & 15)
    return words.entry(words.SPECIAL, min((card >> 4) - 4, 2))


class Minis(Group):
    """A row of small cards, overlapping if needed to fit the width, with gaps between groups."""

    def __init__(self, x: int, y: int, width: int):
        super().__init__(x=x, y=y)
        self.sheet = sheets.load("minis")
        self.width = width
        self.starts = bytearray(5)  # x of each group, and of the end of the last
        self.between = self.pitch = 0  # pixels between groups; pixels from card to card
        self.count = self.x_next = self.group_no = 0  # cards, width and groups added so far

    def grow(self, cards: int) -> bool:
        """Make hidden grids for so many cards; False if there are enough."""
        if cards <= len(self):
            return False
        gc.collect()  # so that the new grids, which stay, are allocated low in the heap
        while len(self) < cards:
            # outside the screen: CircuitPython sends the place of what was hidden before it was ever shown
            grid = self.sheet.grid(x=WIDTH, palette=sheets.palette(PLAIN))
            hide(grid, True)
            self.append(grid)
        return True

    def begin(self, cards: int, gaps: int):
        self.grow(cards)
        room, steps = self.width - 10, max(cards - 1, 1)
        self.pitch = min(10, (room - _NARROW * gaps) // steps)
        self.between = min(_GAP, (room - self.pitch * steps) // max(gaps, 1))
        self.count = self.x_next = self.group_no = 0

    def add(self, look: int, lit: int = 0):
        """Add a card of this look (look_of()). lit: 0 or LIT."""
        grid = self[self.count]
        sheets.put(grid, look & 255, (look >> 8) + lit)
        grid.x = self.x_next
        hide(grid, False)
        self.count += 1
        self.x_next += self.pitch

    def gap(self):
        """End the current group."""
        self.group_no += 1
        self.x_next += self.between
        self.starts[self.group_no] = self.x_next

    def end(self):
        for i in range(self.count, len(self)):
            hide(self[i], True)

    def clear(self):
        self.begin(0, 0)
        self.end()

    def show(self, laid, owner: int, lit):
        """Show the laid groups of seat `owner`; highlight those that a HIT action in `lit` targets."""
        self.begin(cards_in(laid), len(laid) - 1)
        for index in range(len(laid)):
            group = laid[index]
            shine = 0
            for hit in lit:
                if hit[2] == owner and hit[3] == index:
                    shine = LIT
            for i in range(len(group) - groups.HEAD):
                self.add(in_group(group, i), shine)
            self.gap()
        self.end()

    def spot(self, index: int, low: bool) -> int:
        """Return x of the low or high end of a group, relative to the parent."""
        x = self.starts[index] if low else self.starts[index + 1] - self.between - self.pitch
        return self.x + x
