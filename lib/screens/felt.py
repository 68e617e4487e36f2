# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What lies on the felt: the piles, and the viewer's phase with what it lacks. It only shows the table as it is."""

from displayio import Group
from micropython import const
from vectorio import Rectangle

from handheld import sheets, text
from phase10.cards import WILD
from phase10.phases import size_of
from screens import cardart
from screens.minis import Minis
from screens.seats import CREAM, GOLD, INK, solid

_DEEP = const(0x0A3A2D)
_SKIP = const(13)  # an icon


class Piles(Group):
    """The draw pile with its height, and the discards: one pile, or the three of Twist."""

    def __init__(self, app, y: int, discards: int):
        super().__init__(y=y)
        self.deck = sheets.load("piles", 18, 26, 4).grid(x=3, palette=sheets.palette(cardart.PLAIN))
        self.append(self.deck)
        self.append(Rectangle(pixel_shader=solid(INK), width=13, height=9, x=3, y=12))
        self.count = text.Line(app.small, 13, CREAM, 3, 11, text.CENTRE)
        self.append(self.count)
        self.tops = []
        for i in range(discards):
            top = sheets.load("cards", 14, 22, 18).grid(x=24 + 16 * i, palette=sheets.palette(cardart.PLAIN))
            self.tops.append(top)
            self.append(top)

    def sync(self, table, draw):
        """Show all; the one that `draw` would take a card from shines."""
        left = len(table.deck)
        spot = self.spot_of(draw) if draw else -1
        cardart.put(self.deck, min((left + 19) // 20, 3), cardart.PLAIN + (cardart.LIT if spot == 3 else 0))
        self.count.show(str(left))
        for i in range(len(self.tops)):
            pile = table.piles[i]
            cardart.put_card(self.tops[i], pile[-1] if pile else 0, cardart.LIT if spot == self.tops[i].x else 0)

    def find(self, card: int) -> int:
        """The discard pile on which a card is still shown though it has been taken."""
        for i in range(len(self.tops)):
            if self.tops[i][0] == cardart.tile_of(card):
                if self.tops[i].pixel_shader is sheets.palette(cardart.palette_of(card)):
                    return i
        return 0

    def spot_of(self, draw) -> int:
        """Where (x) that draw takes its card from; saved cards lie beside the discards."""
        source = draw[1]
        return 3 if source == "deck" else 40 if source == "saved" else 24 + 16 * (draw[2] if source == "pile" else 0)


class Panel(Group):
    """The viewer's phase: what is there of it, what is missing; once laid, the groups themselves."""

    def __init__(self, app, x: int, y: int):
        super().__init__(x=x, y=y)
        width = 158 - x
        self.append(Rectangle(pixel_shader=solid(_DEEP), width=width, height=27))
        self.turn = Rectangle(pixel_shader=solid(GOLD), width=width, height=2, y=26)  # it is the viewer's
        self.append(self.turn)
        self.name = app.say.PHASE if x < 50 else app.say.PHASE_SHORT
        room = app.small.width(self.name % 10) + 1
        self.title = text.Line(app.small, room, GOLD, 3, 0)
        self.info = text.Line(app.small, width - room - 7, CREAM, room + 6, 0)
        self.skip = sheets.load("icons", 9, 9, 50).grid(x=width - 10, y=1, tile=_SKIP)
        self.minis = Minis(3, 11, width - 4)
        for part in (self.title, self.info, self.skip, self.minis):
            self.append(part)
        self.turn.hidden = self.skip.hidden = True  # until it is known whose panel this is
        self.say = app.say
        self.hand = b""
        self.at = 0  # the phase shown, by its place in the list
        self.short = 0

    def sync(self, table, seat: int, lit):
        self.turn.hidden = table.turn != seat or table.step in ("over", "end")
        self.skip.hidden = not table.skips[seat]
        laid = table.laid[seat]
        if laid:
            self.hand = b""
            if table.step not in ("over", "end"):  # then everybody has moved on already
                self.at = table.at[seat]
            self.title.show(self.name % table.rules.numbers[self.at])
            self.info.show(self.say.LAID)
            self.minis.show(laid, seat, lit)
        elif self.hand != table.hands[seat] or not self.hand:
            self.hand = bytes(table.hands[seat])
            self.measure(table, seat, table.course.layable(seat))

    def measure(self, table, seat: int, phases):
        """The phase that lacks least: how many cards, and where they are missing."""
        self.short = 99
        for at in phases:
            short = table.finder.short(self.hand, table.rules.phases[at], table.postal(seat))
            if short < self.short:
                self.at, self.short = at, short
        if self.short == 99:
            self.title.show("")
            self.info.show("")
            self.minis.clear()
            return
        say = self.say
        self.title.show(self.name % table.rules.numbers[self.at])
        self.info.show(say.TO_GO % self.short if self.short else say.COMPLETE)
        self._show_slots(table, seat, table.rules.phases[self.at])

    def _show_slots(self, table, seat, phase):
        """The finder lays the phase with borrowed Wilds; these are the cards that are missing."""
        borrowed = bytes((WILD,)) * self.short
        lay = table.finder.best(self.hand + borrowed, phase, size_of(phase), table.postal(seat))
        minis = self.minis
        minis.begin(size_of(phase), len(phase) - 1)
        own = self.hand.count(bytes((WILD,)))
        for i in range(len(phase)):
            kind, size = phase[i]
            if lay:
                cards, value = lay[i]
                group = bytearray((kind, value)) + cards
            for j in range(size):
                if not lay:
                    minis.add(cardart.SLOT | cardart.PLAIN << 8)
                elif cards[j] != WILD or own > 0:
                    own -= cards[j] == WILD
                    minis.add(cardart.in_group(group, j))
                else:
                    minis.add(cardart.missing(group, j))
            minis.gap()
        minis.end()
