# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Draws what the printed score sheet has, for paper.py: lines, names, hands and totals."""

from handheld.colours import INK, PAPER_GREEN, STONE
from screens.menus import page

FIRST_X, END_X = 17, 159  # x of the columns; on their left are the numbers of the hands
ROWS, PITCH = 24, 9
NARROW = 20  # in columns narrower than this totals alternate between two lines; up to it, ticks are left out
_NAMES = 4
_TICK = ((0, 2), (1, 3), (2, 2), (2, 1), (2, 0))  # its pixels, from the middle of a row of digits
_READABLE = 5  # letters, with the dot, of which a shortened word must have at least


def draw(screen):
    sheet = screen.sheet
    for colour in (STONE, INK, PAPER_GREEN):
        screen.inks[colour].clear()
    totals = ROWS + screen.visible * PITCH + 3
    for y in (ROWS - 1, totals - 2):
        screen.inks[INK].fill(4, y, END_X - 2, y + 1)
    for seat in range(sheet.seats):
        screen.inks[STONE].fill(screen.x(seat) - 1, _NAMES, screen.x(seat), totals - 2)
        draw_name(screen, seat)
        lower = screen.lowers and seat % 2
        write(screen, str(sheet.total(seat)), right_of(screen, seat), totals + (8 if lower else 0), INK)
    for row in range(screen.first, min(screen.first + screen.visible, screen.count)):
        y = ROWS + (row - screen.first) * PITCH
        write(screen, str(row + 1), FIRST_X - 3, y, STONE)
        for seat in range(sheet.seats):
            draw_cell(screen, row, seat, y)


def draw_cell(screen, row: int, seat: int, y: int):
    """Draw what a seat did in a hand."""
    sign, points, counts = content(screen.sheet, row, seat)
    x = screen.x(seat)
    write(screen, points, right_of(screen, seat), y, INK if counts else STONE)
    if screen.pitch <= NARROW:
        return
    if screen.slim and sign == "✓" and len(points) > 2:
        for right, down in _TICK:
            screen.inks[PAPER_GREEN].dot(x + right, y + 4 + down, 1)
    elif sign:
        write(screen, sign, x + screen.app.small.width(sign) + (screen.pitch > 30), y, PAPER_GREEN)


def draw_name(screen, seat: int):
    """Draw a name, in two lines if necessary; in "word number" the word is then shortened, or left out."""
    name, small = screen.sheet.names[seat], screen.app.small
    right, room = right_of(screen, seat), screen.pitch - 3
    if small.width(name) <= room:
        write(screen, name, right, _NAMES + 9, INK)
        return
    first, blank, rest = name.partition(" ")
    if blank:
        first = page.shortened(first, small, room)
        if len(first) < _READABLE:
            first = ""
    else:
        half = (len(name) + 1) // 2
        while small.width(name[:half]) > room:
            half -= 1
        first, rest = name[:half], name[half:]
    while small.width(rest) > room:
        rest = rest[:-1]
    accents = len(rest.encode()) > len(rest)  # they would be in the letters above them
    write(screen, first, right, _NAMES - 2 * accents, INK)
    write(screen, rest, right, _NAMES + 9, INK)


def write(screen, words: str, right: int, y: int, colour: int):
    """Draw a text right-aligned."""
    small = screen.app.small
    x = right - small.width(words)
    for place in small.places(words):
        screen.inks[colour].stamp(small, place, max(x, 0), y)
        x += small.steps[place]


def right_of(screen, seat: int) -> int:
    """Where what is written in a column ends: as far right as its line lets it if the tick needs the room."""
    return screen.x(seat) + screen.pitch - 2 + screen.slim


def content(sheet, row: int, seat: int) -> tuple:
    """(sign, text, counts) of a cell: phase made or went out; points or Twist's space; do the points count?"""
    if sheet.DICE:
        turn = sheet.rows[row][seat]
        return ("✓", str(turn[0]), True) if turn and turn[0] else ("", "–" if turn else "", True)
    played = sheet.rows[row]
    hand = played.hand
    if not hand.plays >> seat & 1:
        return "", "", False
    sign = "★" if hand.out == seat else "✓" if hand.laid[seat] else ""
    if not sheet.table.course.COUNTS_POINTS:
        return sign, str(played.totals[seat]), True
    return sign, str(played.points[seat]) if played.scored else "–", played.scored
