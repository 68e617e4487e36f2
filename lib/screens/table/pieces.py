# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Creates and places the display parts of the table, when it opens; strips.py and felt.py update them."""

import gc

from bitmaptools import blit
from displayio import Bitmap, Palette, TileGrid

from handheld import icons, sheets, text
from handheld.colours import CREAM, DEEP_FELT, GHOST, GOLD, GREEN, INK, LIT, PALE_FELT, PIT, PLAIN
from handheld.screen import stack
from handheld.sheets import rectangle
from screens.kinds import DEMO
from screens.table.felt import DECK_X, ROW_WIDTH, ROW_X, Groups, Panel, Piles
from screens.table.strips import HEIGHT, Strip
from screens.table.tiles import Minis

_ROWS = 9  # height of a label
_BESIDE_FACE = 17  # so much narrower than its cell is a name
_HEAD = 9  # width of a head
_INKS = GREEN, INK  # of a phase that is laid, and of what a bot says
_PALETTES = bytes((0, 1, 2, 3, PLAIN, GHOST, LIT + PLAIN))  # the other lit ones are made when needed


def pieces(app, say, saved: int):
    """Create (strip, piles, panel, groups, mark), which points at one of the others. saved: number of save piles."""
    for sheet in ("cards", "minis", "piles"):
        sheets.load(sheet).palette = sheets.palette(PLAIN)  # free the palettes of the files, which are not used
    for colour in _PALETTES:  # needed soon; then they would delay a key, and be made higher in the heap
        sheets.palette(colour)
    for colour in _INKS:
        text.ink(colour)
    sheets.icon_sheet()
    top = strip(app, say)
    stacks = piles(app, len(app.game.table.piles), saved)
    mark = icon(DECK_X + 3, stacks.y + 20, icons.ARROW_UP)  # at the pile that is pointed at first
    mark.hidden = True
    rows = groups(3 if len(app.game.names) == 4 else 2)
    return top, stacks, panel(app, say, stacks.end + 2), rows, mark


def strip(app, say):
    game = app.game
    seats, wide = len(game.names), game.with_names
    numbers = labels(app.small, [str(i) for i in range(16)] + ["+"], 13, centred=True)  # knocking can bring more
    words = [str(i) for i in range(1, 13)] + ["+"]
    names = ["–"] + [say.PHASE[:1] + number for number in words] + ["★"]
    faces = sheets.cast(game.cast) if game.cast else ()
    if faces:
        names += ["✓" + name for name in [""] + words + ["★"]]
    phases = labels(app.small, names, 19)
    paper = Palette(2)  # ink on a cream card
    paper[0], paper[1] = CREAM, INK
    shown = seats if seats <= 3 else seats - 1
    width = 160 // shown
    face = faces[(game.viewer + 1) % seats] if faces else sheets.load("heads")
    tags = labels(app.small, game.names, width - _BESIDE_FACE, rows=app.small.height) if wide else None
    gc.collect()  # what was made so far leaves much garbage; the cells, which stay, are then low in the heap
    cells = [cell(face, i * width + 1, width, numbers, phases, paper, tags) for i in range(shown)]
    under = rectangle(GOLD, width, 2, 0, HEIGHT - 2)
    made = stack(Strip(faces, wide, width, under, cells), rectangle(PIT, 160, HEIGHT), under)
    for parts in cells:
        stack(made, *parts)
    return made


def cell(face, x: int, width: int, numbers, phases, paper, tags):
    """Face or head, phase, count, two icons, and, if there are tags, the name. The icons: with a face Skip and
    floating, in a narrow cell over the face; with a head tick or floating, and Skip. tags: a bitmap of names, or None.
    """
    large = face.width > _HEAD
    label, count, signs, name = (x + 12, 1), (x, 10), (x + 13, 10), x + 18 if large else x + 11
    if tags:
        label, count = (x + 18, 10), (x + width - 15, 10)
        signs = (x, 10) if not large else (x + 43, 10) if width > 60 else (x - 1, 0)
    parts = [
        face.grid(x=x, y=2 if large else 1),
        TileGrid(phases, pixel_shader=text.ink(PALE_FELT), tile_width=19, tile_height=_ROWS, x=label[0], y=label[1]),
        TileGrid(numbers, pixel_shader=paper, tile_width=13, tile_height=_ROWS, x=count[0], y=count[1]),
        sheets.icon_sheet().grid(2, x=signs[0], y=signs[1]),
    ]
    if tags:
        parts.append(TileGrid(tags, pixel_shader=text.ink(CREAM), tile_width=width - _BESIDE_FACE, x=name))
    return parts


def labels(font, words, width: int, centred: bool = False, rows: int = _ROWS):
    """Return a bitmap of tiles of that width with one text each, at its left if not centred: a phase is by its face.
    rows: of pixels, as many above as below the middle of a line.
    """
    sheet = Bitmap(width * len(words), rows, 2)
    top = (font.height - rows) // 2
    for i in range(len(words)):
        x, limit = i * width, (i + 1) * width
        if centred:
            x += (width - font.width(words[i]) + 1) // 2
        for place in font.places(words[i]):
            start = (place + 1) * font.cell - font.widths[place]
            end = min((place + 1) * font.cell, start + limit - x)
            if end > start:
                blit(sheet, font.sheet, x, 0, x1=start, y1=top, x2=end, y2=top + rows, skip_source_index=0)
            x += font.steps[place]
    return sheet


def piles(app, discards: int, saved: int):
    deck = sheets.load("piles").grid(x=DECK_X)
    count = text.Line(app.small, 13, CREAM, DECK_X, 11, text.CENTRE)
    cards = sheets.load("cards")
    made = Piles(22, deck, count, [cards.grid() for _ in range(discards)], saved)
    return stack(made, deck, rectangle(INK, 13, 9, DECK_X, 12), count, *made.tops)


def panel(app, say, x: int):
    width = 158 - x
    name = say.PHASE if x < 50 else say.PHASE_SHORT
    if app.game.kind == DEMO:
        name = app.words_of("seldom").DEMO_PHASE
    room = app.small.width(name.format(10)) + 1
    parts = (
        rectangle(GOLD, 2, 24, -2), text.Line(app.small, room, GOLD, 3, -1),
        text.Line(app.small, width - room - 9, CREAM, room + 8, -1), icon(width - 10, 0, icons.SKIP),
        Minis(3, 11, width - 4),
    )
    parts[0].hidden = parts[3].hidden = True  # Panel.sync() shows them
    return stack(Panel(x, 23, say, name, parts), rectangle(DEEP_FELT, width, 24), *parts)


def groups(rows: int):
    heads = [sheets.load("heads").grid(x=2) for _ in range(rows)]
    minis = [Minis(ROW_X, 0, ROW_WIDTH) for _ in range(rows)]
    arrows = [icon(151, 54 + 16 * i, icons.ARROW_DOWN if i else icons.ARROW_UP) for i in (0, 1)]
    return stack(Groups(heads, minis, arrows), *(heads + minis + arrows))


def icon(x: int, y: int, tile: int):
    return sheets.icon_sheet().grid(x=x, y=y, tile=tile)
