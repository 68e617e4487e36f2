# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Makes what the table is made of: grids, lines of words and shapes, each in its place. What it shows is the business
of strips.py and felt.py. In memory only while a table is made.
"""

from bitmaptools import blit
from displayio import Bitmap
from micropython import const

from handheld import sheets, text
from handheld.colours import CREAM, DEEP_FELT, GOLD, INK
from screens.kinds import DEMO
from screens.table.felt import DECK_X, PLAIN, Groups, Minis, Panel, Piles, put_card
from screens.table.shapes import box, icon, stack

_UP = const(6)  # icons; also the cursor's
_DOWN = const(8)
_SKIP = const(13)


def pieces(app, game, say, saved: int):
    """Strip, piles, panel, groups, and the mark that points at one of them. saved: how many piles of saved cards there
    are beside the discards.
    """
    for sheet in (("cards", 14, 22, 18), ("minis", 10, 13, 32), ("piles", 18, 26, 4)):
        sheets.load(*sheet).palette = sheets.palette(PLAIN)  # their own colours are never shown
    for colour in range(PLAIN):  # all are wanted sooner or later, and later there may be no room to read them
        sheets.palette(colour)
    small_icons()
    from screens.table import cells
    top = cells.strip(app, game)
    stacks = piles(app, 22, len(game.table.piles), saved)
    mark = icon(0, 0, _UP)
    mark.hidden = True
    rows = groups(3 if len(game.names) == 4 else 2)
    return top, stacks, panel(app, say, stacks.end + 2, 23), rows, mark


def piles(app, y: int, discards: int, saved: int):
    deck = sheets.load("piles", 18, 26, 4).grid(x=DECK_X)
    count = text.Line(app.small, 13, CREAM, DECK_X, 11, text.CENTRE)
    cards = sheets.load("cards", 14, 22, 18)
    made = Piles(y, deck, count, [cards.grid() for _ in range(discards)], saved)
    return stack(made, deck, box(INK, 13, 9, DECK_X, 12), count, *made.tops)


def panel(app, say, x: int, y: int):
    width = 158 - x
    name = say.PHASE if x < 50 else say.PHASE_SHORT
    if app.game.kind == DEMO:
        name = app.words_of("seldom").DEMO_PHASE
    room = app.small.width(name.format(10)) + 1
    parts = (
        box(GOLD, 2, 24, -2), text.Line(app.small, room, GOLD, 3, -1),
        text.Line(app.small, width - room - 7, CREAM, room + 6, -1), icon(width - 10, 0, _SKIP),
        Minis(3, 11, width - 4),
    )
    parts[0].hidden = parts[3].hidden = True  # until it is known whose panel this is
    return stack(Panel(x, y, say, name, parts), box(DEEP_FELT, width, 24), *parts)


def groups(rows: int):
    heads = [sheets.load("heads", 9, 9, 8).grid(x=2) for _ in range(rows)]
    minis = [Minis(13, 0, 137) for _ in range(rows)]
    arrows = [icon(151, 54 + 16 * i, _DOWN if i else _UP) for i in (0, 1)]
    return stack(Groups(heads, minis, arrows), *(heads + minis + arrows))


def hide_deal(screen):
    """The cards have yet to be seen to be dealt."""
    screen.hand.visible = 0
    screen.hand.sync(screen.hand.cards)
    screen.measure(())
    screen.panel.hand = b""  # what it says of them comes when they are there
    for top in screen.piles.tops:
        put_card(top, 0)


def small_icons():
    """The table needs but two rows of the icons, and memory more than anything else."""
    icons = sheets.load("icons", 9, 9, 50)
    if icons.bitmap.height > 18:
        rows = Bitmap(90, 18, 16)
        blit(rows, icons.bitmap, 0, 0, x1=0, y1=0, x2=90, y2=18)
        icons.bitmap = rows
