# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Draws the seats on the main screen of the score sheet (sheet.py): name and phase of each. Loaded only to do that."""

from handheld import icons, sheets, wordwrap
from handheld.colours import CREAM, GOLD, SAND, STONE
from phase10.phases import label
from screens.menus import page
from screens.sheet import phrases

_TOP, _ROOM = 18, 94  # pixels for the seats


def show(screen):
    for seat in range(screen.sheet.seats):
        show_seat(screen, seat)


def show_seat(screen, seat: int):
    """Draw a seat: its phase's number in large digits, its name, the groups of the phase."""
    sheet, app = screen.sheet, screen.app
    columns = 1 if sheet.seats < 3 else 2
    pitch = _ROOM // max((sheet.seats + columns - 1) // columns, 2)
    x, y = 4 + 78 * (seat % columns), _TOP + seat // columns * pitch
    width = 150 if columns == 1 else 78
    colour = GOLD if seat == screen.first() else CREAM if plays(screen, seat) else STONE
    sign, name = sign_of(screen, seat), sheet.names[seat]
    if sign and pitch > 30:
        screen.group.append(sheets.icon_sheet(True).grid(x=x, y=y + pitch // 40, tile=sign))
    number = sheet.shown(seat) if plays(screen, seat) else -1
    chooses = not sheet.DICE and sheet.table.course.CHOOSES_FIRST
    words = label(number) if number > 0 else "?" if chooses else ""
    scale = 3 if pitch > 40 and (columns == 1 or len(words) < 2) else 2  # beside 10 words need the room
    digits = max(app.big.width(words), app.big.width("?"))  # a 1 is narrower than the others
    left = x + ((2 + digits) * scale if pitch > 40 else 30 if pitch > 30 else 1 + digits * scale)
    if pitch > 40 and app.big.width(name) < width - 12 and not phrases.has_accents(name):
        screen.group.append(page.big(app, name, x + (11 if sign else 0), y, colour))
    else:
        start = x + 11 if pitch > 30 else left
        screen.line(y, colour, start, min(48, x + 78 - start)).show(name)
    top = y + (13 if pitch > 40 else 10)
    if number >= 0 and not words:
        open_phases(screen, seat, x, top + 1, width, pitch)
        return
    if number >= 0:
        large = page.big(app, words, 0, 0, colour)
        screen.group.append(page.enlarged(large, scale, x, top + 1 if pitch > 30 else y + 1))
    most = (y + pitch - top) // 9
    for i, line in enumerate(lines_of(screen, seat, x + width - left, most)[:most]):
        screen.line(top + 9 * i, SAND, left, x + width - left).show(line)


def open_phases(screen, seat: int, x: int, y: int, width: int, pitch: int):
    """Draw all phases the seat has not done, for rules that leave the choice open. pitch: of the seats, in pixels."""
    sheet = screen.sheet
    words = " ".join([label(sheet.rules.numbers[at]) for at in sheet.table.course.layable(seat)])
    lines = wordwrap.wrap(words, screen.app.big, width - 4)
    if len(lines) > 1 and pitch <= 40:
        for i, line in enumerate(wordwrap.wrap(words, screen.app.small, width - 4)):
            screen.line(y + 9 * i, CREAM, x, width).show(line)
        return
    for i, line in enumerate(lines):
        screen.group.append(page.big(screen.app, line, x, y + 11 * i, CREAM))


def plays(screen, seat: int) -> bool:
    return screen.sheet.DICE or screen.sheet.table.plays[seat] > 0


def sign_of(screen, seat: int) -> int:
    """The icon of a seat: begins, deals, or 0."""
    if seat == screen.first():
        return icons.TURN
    return icons.DEALER if not screen.sheet.DICE and seat == screen.sheet.table.dealer else icons.NONE


def lines_of(screen, seat: int, width: int, most: int) -> list:
    """The seat's phase in up to `most` lines, or those to choose from."""
    sheet, say, small = screen.sheet, screen.say, screen.app.small
    if not plays(screen, seat):
        return [say.GONE if sheet.is_out(seat) else say.RESTS]
    table, numbers = sheet.table, sheet.rules.numbers
    at = table.at[seat]
    if at < len(numbers):
        return phrases.phase(sheet.rules.phases[at], say, small, width, most)
    if sheet.DICE:  # this seat has finished, others have not
        return []
    words = " ".join([label(numbers[place]) for place in table.course.choices(seat)])
    return wordwrap.wrap(words + say.OR_CARD, small, width)
