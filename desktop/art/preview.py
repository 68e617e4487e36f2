# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Mock-ups of screens, composed from the generated sheets and fonts, to review the sprites without running the program.
They do not use the code of lib/screens.
"""

from handheld.colours import LIT

from . import colours, files, icons
from .letters import Face

WIDTH, HEIGHT = 160, 128


class Screen:
    """A true-colour frame buffer of 160x128 pixels, with methods that draw tiles and text."""

    def __init__(self, sheets, sizes):
        self.rgb = bytearray(bytes(colours.RGB["felt"]) * (WIDTH * HEIGHT))
        self.sheets = {name: (canvas, palette) for name, canvas, palette in sheets}
        self.sizes = sizes
        self.palettes = colours.card_palettes()
        self.faces = {name: Face(name) for name in ("small", "big")}

    def dot(self, x, y, rgb):
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            at = (y * WIDTH + x) * 3
            self.rgb[at:at + 3] = bytes(rgb)

    def fill(self, x, y, width, height, colour):
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.dot(column, row, colours.RGB[colour])

    def tile(self, name, index, x, y, palette=None):
        canvas, own = self.sheets[name]
        width, height = self.sizes[name]
        columns = canvas.width // width
        left, top = index % columns * width, index // columns * height
        look = own if palette is None else palette
        for dy in range(height):
            for dx in range(width):
                at = canvas.get(left + dx, top + dy)
                if at:
                    self.dot(x + dx, y + dy, look[at])

    def icon(self, name, x, y):
        self.tile("icons", icons.ORDER.index(name), x, y)

    def card(self, sheet, code, x, y, dim=0):
        """Draw a card by its code: "R7", "W", "S", "X", "back", "place", "spent" (a Wild played as a Skip), "w6" (a
        Wild for 6) or "?6" (a missing 6); dim: offset of the palette.
        """
        special = {"place": 0, "W": 13, "S": 14, "X": 15, "back": 16, "spent": 17}
        if code in special:
            self.tile(sheet, special[code], x, y, self.palettes[4 + dim])
        elif code[0] == "w":
            self.tile(sheet, 17 + int(code[1:]), x, y, self.palettes[4 + dim])
        elif code[0] == "?":
            self.tile(sheet, int(code[1:]), x, y, self.palettes[12])
        else:
            self.tile(sheet, int(code[1:]), x, y, self.palettes["RBGY".index(code[0]) + dim])

    def cards(self, sheet, codes, x, y, pitch, look=0):
        for code in codes.split():
            if code == "|":
                x += 5
            else:
                self.card(sheet, code, x, y, look)
                x += pitch
        return x

    def text(self, words, x, y, colour="cream", font="small"):
        """Draw a text; y: top of a capital without accent. Returns the x after it."""
        face = self.faces[font]
        base = y + (7 if font == "small" else 10)
        for char in words:
            _, _, ascent, _, rows = face.box(char)
            for dy, row in enumerate(rows):
                for dx, dot in enumerate(row):
                    if dot == "#":
                        self.dot(x + dx, base - ascent + dy, colours.RGB[colour])
            x += face.advance(char)
        return x

    def png(self, scale):
        return files.png(WIDTH, HEIGHT, bytes(self.rgb), scale)

    def felt(self):
        for y in range(0, HEIGHT, 8):
            for x in range(0, WIDTH, 8):
                self.tile("ground", 0, x, y)

    def count(self, number, x, y):
        """Draw a number of cards, on a small cream card."""
        self.fill(x, y, 13, 9, "cream")
        for corner in ((x, y), (x + 12, y), (x, y + 8), (x + 12, y + 8)):
            self.dot(*corner, colours.RGB["pit"])
        words = str(number)
        self.text(words, x + (13 - self.faces["small"].width(words) + 1) // 2, y + 1, "ink")


def strip_four(screen):
    screen.fill(0, 0, WIDTH, 21, "pit")
    screen.fill(53, 19, 53, 2, "gold")
    seats = (("FINN", 0, 4, 7, False, True), ("BRUNO", 8, 10, 3, True, False), ("OTTO", 16, 9, 10, False, False))
    for at, (name, face, phase, count, laid, skip) in enumerate(seats):
        x = at * 53 + 1
        screen.tile("faces", face + (1 if laid else 2 if skip else 0), x, 2)
        screen.text(name, x + 18, 2, "gold" if at == 1 else "cream")
        screen.text(f"✓{phase}" if laid else f"P{phase}", x + 18, 11, "light green" if laid else "pale felt")
        screen.count(count, x + 38, 10)
        if skip:
            screen.icon("skip", x - 1, 0)


def strip_six(screen):
    screen.fill(0, 0, WIDTH, 21, "pit")
    screen.fill(64, 19, 32, 2, "gold")
    seats = ((4, 7, 0, 1), (10, 3, 1, 0), (9, 10, 0, 0), (10, 10, 0, 1), (2, 5, 1, 1))
    for at, (phase, count, laid, skip) in enumerate(seats):
        x = at * 32
        screen.tile("heads", at, x + 1, 1)
        screen.text(f"P{phase}", x + 12, 1, "light green" if laid else "cream")
        screen.count(count, x + 1, 10)
        if laid:
            screen.icon("tick", x + 14, 10)
        if skip:
            screen.icon("skip", x + 22, 9)


def hand(screen, codes, chosen):
    for at, code in enumerate(codes.split()):
        screen.card("cards", code, 3 + at * 14, 98 if at == chosen else 105)
    screen.icon("up", 3 + chosen * 14 + 2, 119)


def bar(screen, left, right):
    screen.fill(0, 84, WIDTH, 12, "pit")
    screen.icon("key-a", 3, 85)
    screen.text(left, 15, 86)
    screen.icon("key-b", 92, 85)
    screen.text(right, 104, 86)


def middle(screen, count, top, words, missing, slots, shift=0):
    y = 21 + shift
    screen.tile("piles", 3, 3, y, screen.palettes[4])
    screen.fill(3, y + 12, 13, 9, "ink")
    screen.text(str(count), 4, y + 13)
    screen.card("cards", top, 24, y)
    screen.fill(42, y + 1, 116, 24, "deep felt")
    x = screen.text(words, 45, y + 3, "gold")
    screen.text(missing, x + 6, y + 3)
    screen.cards("minis", slots, 45, y + 12, 10)


def table_four(screen):
    screen.felt()
    strip_four(screen)
    middle(screen, 52, "G9", "Phase 2", "1 to go", "R5 B5 W | Y7 R8 ?9 G10")
    for y, seat, codes in ((50, 2, "R3 G3 Y3 | B4 Y5 w6 R7 G8"), (66, 4, "B12 R12 W Y12 | G1 w2 Y3 B4 R5")):
        screen.tile("heads", seat, 2, y + 2)
        screen.cards("minis", codes, 13, y, 10, LIT if seat == 4 else 0)
    bar(screen, "Discard 12", "Lay later")
    hand(screen, "R5 B5 W Y7 R8 G10 G2 B12 R12 S Y1", 7)


def table_six(screen):
    screen.felt()
    strip_six(screen)
    middle(screen, 48, "S", "Phase 8", "2 to go", "R1 R3 R7 R9 W place place", 2)
    for y, seat, codes in ((51, 1, "B7 R7 G7 Y7 W | G2 Y2 R2"), (66, 4, "R1 G2 w3 B4 Y5 R6 B7 G8 Y9 w10 R11 B12")):
        screen.tile("heads", seat, 2, y + 2)
        screen.cards("minis", codes, 13, y, 10)
    bar(screen, "Draw a card", "Menu")
    hand(screen, "R1 R3 R7 R9 W B10 G11 Y12 Y4 S", 3)


def title(screen):
    screen.felt()
    screen.tile("logo", 0, 12, 1)
    screen.fill(38, 72, 84, 11, "gold")
    for at, words in enumerate(("Continue", "New game", "Quick hand", "Event", "More")):
        screen.text(words, 44, 74 + at * 11, "cream" if at else "ink")


def score(screen):
    screen.felt()
    for y in range(15):
        for x in range(19):
            part = (0 if y == 0 else 6 if y == 14 else 3) + (0 if x == 0 else 2 if x == 18 else 1)
            screen.tile("ground", 16 + part, 4 + x * 8, 4 + y * 8)
    screen.text("Hand 5", 10, 7, "ink", "big")
    screen.text("Deal 7F3K", 104, 10, "stone")
    seats = (("You", 6, 5, "out", "35"), ("Finn", 0, 4, "+15", "125"), ("Bruno", 2, 3, "+70", "170"),
             ("Otto", 4, 2, "+65", "230"))
    for at, (who, head, done, plus, total) in enumerate(seats):
        y = 24 + at * 22
        screen.fill(8, y - 3, 144, 1, "sand")
        screen.tile("heads", head, 9, y)
        screen.text(who, 21, y + 1, "ink")
        screen.text(plus, 118 - screen.faces["small"].width(plus), y + 1, "red" if plus != "out" else "green")
        screen.text(total, 148 - screen.faces["small"].width(total), y + 1, "ink")
        for phase in range(1, 11):
            x = 9 + phase * 11
            screen.fill(x, y + 10, 10, 9, "shade green" if phase <= done else "sand")
            words = str(phase)
            left = x + (11 - screen.faces["small"].width(words)) // 2
            screen.text(words, left, y + 11, "cream" if phase <= done else "stone")


def board(screen):
    screen.felt()
    screen.fill(0, 0, WIDTH, 14, "pit")
    screen.text("Twist", 4, 2, "gold", "big")
    screen.text("Finn rolls on to 4", 60, 4)
    spots = []
    for at in range(28):
        row, column = at // 7, at % 7
        spots.append((11 + 20 * (6 - column if row & 1 else column), 22 + 26 * row))
    for at, (x, y) in enumerate(spots):
        if at < 27:
            across, down = spots[at + 1][0] - x, spots[at + 1][1] - y
            screen.tile("board", 14 if down else 13, x + across // 2, y + down // 2)
    for at, (x, y) in enumerate(spots):
        screen.tile("board", 10 if at == 27 else 11 if at % 3 == 2 else at // 3 + 1, x, y)
    screen.tile("board", 12, *spots[10])
    for pawn, (at, dx, dy) in enumerate(((0, -3, -5), (0, 3, -5), (9, 4, -4), (10, 4, -5), (14, 0, -4), (27, 4, -5))):
        screen.tile("pawns", pawn, spots[at][0] + dx, spots[at][1] + dy)


def dice(screen):
    screen.felt()
    screen.fill(0, 0, WIDTH, 14, "pit")
    screen.text("Phase 3", 4, 2, "gold", "big")
    screen.text("Roll 2 of 3", 96, 4)
    codes = ((1, 9, 0), (2, 9, 0), (10, 9, 0), (0, 9, 1), (0, 5, 1),
             (1, 12, 0), (2, 13, 0), (10, 11, 0), (0, 2, 1), (1, 10, 0))
    for at, (palette, face, kept) in enumerate(codes):
        x, y = 16 + at % 5 * 27, 34 + at // 5 * 28
        screen.tile("dice", face, x, y, screen.palettes[palette])
        if kept:
            screen.tile("dice", 14, x, y, screen.palettes[4])
    bar(screen, "Set aside", "Roll")


def screens(sheets, sizes):
    """Return [(name, Screen)] of all mock-ups."""
    made = []
    for name, draw in (("title", title), ("table4", table_four), ("table6", table_six), ("score", score),
                       ("board", board), ("dice", dice)):
        screen = Screen(sheets, sizes)
        draw(screen)
        made.append((name, screen))
    return made
