# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What lies on the table, in its current state: the viewer's Hand and phase (Panel), the Piles, the others' Groups."""

from displayio import Group

from handheld import icons, sheets
from handheld.colours import LIT, PLAIN
from handheld.screen import hide, set_tile
from phase10.actions import DECK, ENDED, OVER, PILE, SAVED_CARD
from phase10.cards import WILD
from phase10.phases import label_of
from screens.table.tiles import put_card

HIGH = 98  # y of a raised card of the hand
LOW = 105  # y of the others
_ROWS = 51  # y of the first row of groups
_ROW = 16  # pixels from one row to the next
_THREE_ROWS = 48  # the same two for three rows; each overlaps the shadow of the one above
_CLOSE = 12
ROW_X, ROW_WIDTH = 13, 137

DECK_X = 3  # x of the draw pile
_DISCARDS = 24  # x of the first discard pile
NOT_MEASURED = 99  # Panel.short if there is no phase to show
_SPARE = 1  # cards that the hand may draw without a new TileGrid
ALL = 99  # Hand.visible, however many cards the hand has or will get
_PILE = 16  # pixels from one pile to the next


def by_number(card: int) -> int:
    return (card & 15) << 3 | card >> 4 if card < WILD else card << 4


class Hand(Group):
    def __init__(self, game):
        super().__init__()
        self.game = game
        self.sheet = sheets.load("cards")
        self.arrow = sheets.icon_sheet().grid(y=119, tile=icons.ARROW_UP)
        self.append(self.arrow)
        self.cards = bytearray()  # in the order shown
        self.at = 0
        self.active = False  # show the cursor?
        self.raised = 0  # bitmask of cards that are raised, besides the one at the cursor
        self.visible = ALL  # how many cards are shown; fewer than the hand has during the deal animation
        self.left = self.pitch = 0

    def sync(self, cards):
        """Show these cards; the cursor stays on the card it was on."""
        chosen = self.card()
        if len(cards) != len(self.cards) or sorted(cards) != sorted(self.cards):
            self.cards = self.in_order(cards)
            self.choose(chosen)
        count = len(self.cards)
        self.pitch = min(14, 142 // max(count - 1, 1))
        self.left = (160 - (count - 1) * self.pitch - 14) // 2
        while len(self) <= count:
            self.append(self.sheet.grid(palette=sheets.palette(PLAIN)))
        while len(self) > count + _SPARE + 1:
            self.pop()  # its memory is needed for the groups, which get longer as the hand gets shorter
        for i in range(1, len(self)):
            hide(self[i], i > count or i > self.visible)
        self.draw()

    def in_order(self, cards) -> bytearray:
        """These cards in the viewer's order."""
        by_colour = self.game.by_colour >> self.game.viewer & 1
        return bytearray(sorted(cards, key=None if by_colour else by_number))

    def draw(self):
        for i in range(len(self.cards)):
            grid = self[i + 1]
            put_card(grid, self.cards[i])
            grid.x = self.left + i * self.pitch
        self.stand()

    def stand(self):
        """Raise the card at the cursor and those in `raised`; place the arrow."""
        chosen = self.at if self.active else -1
        for i in range(len(self.cards)):
            self[i + 1].y = HIGH if i == chosen or self.raised >> i & 1 else LOW
        hide(self.arrow, not self.active or not self.cards)
        self.arrow.x = self.x_of(self.at) + 2

    def x_of(self, i: int) -> int:
        return self.left + i * self.pitch

    def card(self) -> int:
        """The card at the cursor, 0 if the hand is empty."""
        return self.cards[self.at] if self.at < len(self.cards) else 0

    def choose(self, card: int):
        """Move the cursor to this card, if the hand has it."""
        at = self.cards.find(bytes((card,)))
        self.at = at if at >= 0 else max(min(self.at, len(self.cards) - 1), 0)

    def move(self, step: int):
        if self.cards:
            self.at = (self.at + step) % len(self.cards)
            self.stand()

    def sort(self):
        """Toggle the viewer's order between number and colour."""
        chosen = self.card()
        self.game.by_colour ^= 1 << self.game.viewer
        self.cards = self.in_order(self.cards)
        self.choose(chosen)
        self.draw()


class Piles(Group):
    """The draw pile with its card count, and the discard piles: one, or three in Twist."""

    def __init__(self, y: int, deck, count, tops, saved: int):
        """saved: number of save piles beside the discard piles."""
        super().__init__(y=y)
        self.deck = deck
        self.count = count
        self.tops = tops
        for i in range(len(tops)):
            tops[i].x = self.x_of(PILE, i)
        self.heights = bytearray(len(tops))  # number of cards of each discard pile when last drawn
        self.end = self.x_of(PILE, len(tops) + saved)  # x after the last pile

    def sync(self, table, draw):
        """Draw all piles; highlight the one that the action `draw`, or None, takes from."""
        left = len(table.deck)
        spot = self.x_of(*draw[1:]) if draw else -1
        sheets.put(self.deck, min((left + 19) // 20, 3), PLAIN + (LIT if spot == DECK_X else 0))
        self.count.show(str(left))
        for i in range(len(self.tops)):
            pile = table.piles[i]
            self.heights[i] = len(pile)
            put_card(self.tops[i], pile[-1] if pile else 0, LIT if spot == self.tops[i].x else 0)

    def hide_discards(self):
        """Show empty discard piles, until the deal animation ends."""
        for top in self.tops:
            put_card(top, 0)

    def taken_from(self, table) -> int:
        """Return the index of the discard pile from which a card was drawn since the last sync()."""
        for i in range(len(self.tops)):
            if len(table.piles[i]) < self.heights[i]:
                return i
        return 0

    def x_of(self, source: str, which: int = 0) -> int:
        """Return x of the pile that a DRAW action names; the save pile is after the discard piles."""
        if source == DECK:
            return DECK_X
        return _DISCARDS + _PILE * (len(self.tops) if source == SAVED_CARD else which)


class Panel(Group):
    """The viewer's phase: which of its cards the hand has and which are missing; once laid, its groups."""

    def __init__(self, x: int, y: int, say, name: str, parts):
        super().__init__(x=x, y=y)
        self.say = say
        self.name = name  # format string of the title, with a phase number
        self.turn, self.title, self.info, self.skip, self.minis = parts
        self.measured = b""  # the hand for which slots.measure() has set at, short and kept; b"": call it again
        self.at = 0  # index of the phase shown
        self.short = NOT_MEASURED  # how many cards it lacks
        self.kept = b""  # the hand's cards that it uses, with a Wild for each missing one

    def sync(self, table, seat: int, lit) -> bool:
        """Update; return True if the hand is not the measured one, so that slots.measure() must be called."""
        hide(self.turn, table.turn != seat or table.step in (OVER, ENDED))
        hide(self.skip, not table.skips[seat])
        laid = table.laid[seat]
        if laid:
            self.measured = self.kept = b""
            if table.step not in (OVER, ENDED):  # by then at[seat] is the next hand's phase
                self.at = table.at[seat]
            self.show_phase(table, self.at)
            self.info.show(self.say.LAID)
            self.minis.show(laid, seat, lit)
        elif self.measured != table.hands[seat] or not self.measured:
            self.measured = bytes(table.hands[seat])
            return True
        return False

    def show_phase(self, table, at: int):
        self.title.show(self.name.format(label_of(table, at)))

    def show_missing(self):
        """Show how many cards the phase lacks."""
        say, short = self.say, self.short
        self.info.show("" if short == NOT_MEASURED else say.TO_GO.format(short) if short else say.COMPLETE)


class Groups(Group):
    """The other seats' groups, in two rows, or three with four seats; the pad scrolls through more."""

    def __init__(self, heads, minis, arrows):
        super().__init__()
        self.heads, self.minis, self.arrows = heads, minis, arrows
        self.rows = len(minis)
        self.settled = bytes(self.rows)  # by row: how many of its grids are low in the heap
        self.owners = []
        self.first = 0

    def find(self, game):
        """Set owners, for scroll_to() before a sync()."""
        seats = len(game.names)
        self.owners.clear()
        for i in range(1, seats):
            seat = (game.viewer + i) % seats
            if game.table.laid[seat]:
                self.owners.append(seat)

    def sync(self, game, lit):
        table = game.table
        self.find(game)
        self.first = max(min(self.first, len(self.owners) - self.rows), 0)
        close = len(self.owners) > 2 and self.rows > 2
        for i in range(self.rows):
            there = self.first + i < len(self.owners)
            self.minis[i].y = _THREE_ROWS + _CLOSE * i if close else _ROWS + _ROW * i
            self.heads[i].y = self.minis[i].y + 2
            hide(self.heads[i], not there)
            if there:
                owner = self.owners[self.first + i]
                set_tile(self.heads[i], game.faces[owner])
                self.minis[i].show(table.laid[owner], owner, lit)
            else:
                self.minis[i].clear()
        hide(self.arrows[0], not self.first)
        hide(self.arrows[1], self.first + self.rows >= len(self.owners))

    def scroll_to(self, owner: int):
        """Make an owner's row visible at the next sync()."""
        if owner in self.owners:
            at = self.owners.index(owner)
            self.first = max(min(self.first, at), at - self.rows + 1)

    def row_of(self, owner: int) -> int:
        """Return the row of an owner's groups, -1 if they are not visible."""
        row = self.owners.index(owner) - self.first if owner in self.owners else -1
        return row if 0 <= row < self.rows else -1
