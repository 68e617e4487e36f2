# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The viewer's hand at the bottom of the table: sorted, one card chosen, some raised."""

from displayio import Group
from micropython import const

from handheld import sheets
from phase10.cards import WILD
from screens import cardart

HIGH = const(97)  # y of a card that is raised
_LOW = const(104)  # and of one at rest
_CURSOR = const(6)


def by_number(card: int) -> int:
    return (card & 15) << 3 | card >> 4 if card < WILD else card << 4


def by_colour(card: int) -> int:
    return card


class Hand(Group):
    def __init__(self, game):
        super().__init__()
        self.game = game  # remembers how its hands are sorted
        self.sheet = sheets.load("cards", 14, 22, 18)
        self.arrow = sheets.load("icons", 9, 9, 50).grid(y=119, tile=_CURSOR)
        self.append(self.arrow)
        self.cards = bytearray()  # in the order shown
        self.order = by_colour if game.sort else by_number
        self.at = 0
        self.active = False  # is one chosen?
        self.raised = 0  # a mask of cards that stand higher besides
        self.visible = 99  # how many cards have been dealt so far
        self.left = self.pitch = 0

    def sync(self, cards):
        """Show these cards; the cursor stays on the card it was on."""
        chosen = self.card()
        if len(cards) != len(self.cards) or sorted(cards) != sorted(self.cards):
            self.cards = bytearray(sorted(cards, key=self.order))
            self.choose(chosen)
        count = len(self.cards)
        self.pitch = min(14, 142 // max(count - 1, 1))
        self.left = (160 - (count - 1) * self.pitch - 14) // 2
        while len(self) <= count:
            self.append(self.sheet.grid(palette=sheets.palette(cardart.PLAIN)))
        for i in range(1, len(self)):
            self[i].hidden = i > count or i > self.visible
        self.draw()

    def draw(self):
        """Put every card in its place."""
        for i in range(len(self.cards)):
            grid = self[i + 1]
            cardart.put_card(grid, self.cards[i])
            grid.x = self.left + i * self.pitch
        self.stand()

    def stand(self):
        """Raise the chosen card and the raised ones."""
        chosen = self.at if self.active else -1
        for i in range(len(self.cards)):
            self[i + 1].y = HIGH if i == chosen or self.raised >> i & 1 else _LOW
        self.arrow.hidden = not self.active or not self.cards
        self.arrow.x = self.x_of(self.at) + 2

    def x_of(self, i: int) -> int:
        return self.left + i * self.pitch

    def card(self) -> int:
        return self.cards[self.at] if self.at < len(self.cards) else 0

    def choose(self, card: int):
        """Put the cursor on this card if it is there."""
        at = self.cards.find(bytes((card,)))
        self.at = at if at >= 0 else max(min(self.at, len(self.cards) - 1), 0)

    def move(self, step: int):
        if self.cards:
            self.at = (self.at + step) % len(self.cards)
            self.stand()

    def sort(self):
        """By number, by colour, by number ..."""
        chosen = self.card()
        self.game.sort = not self.game.sort
        self.order = by_colour if self.game.sort else by_number
        self.cards = bytearray(sorted(self.cards, key=self.order))
        self.choose(chosen)
        self.draw()
