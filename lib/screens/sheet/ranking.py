# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Draws the ranking on the main screen of a finished score sheet (sheet.py). Loaded only to do that."""

from handheld import icons, sheets, text
from handheld.colours import CREAM, GOLD, SAND
from screens.menus import page


def show(screen):
    sheet = screen.sheet
    ranking = sorted([(sheet.standing(seat), seat) for seat in range(sheet.seats)])
    for line, (standing, seat) in enumerate(ranking):
        place = 1 + sum([other < standing for other, _ in ranking])  # equal ones share it
        show_place(screen, place, seat, 20 + line * (15 if sheet.seats < 7 else 11))


def show_place(screen, place: int, seat: int, y: int):
    """Draw a line of the ranking: place, name, phases, points."""
    sheet, app = screen.sheet, screen.app
    won = seat in (sheet.table.winners or ())
    if won:
        screen.group.append(sheets.icon_sheet(True).grid(x=6, y=y + 1, tile=icons.CROWN))
    colour = GOLD if won else CREAM
    screen.line(y, colour, 18, 12).show(str(place))
    if sheet.seats < 7:
        screen.group.append(page.big(app, sheet.names[seat], 30, y, colour))
    else:
        screen.line(y, colour, 30, 60).show(sheet.names[seat])
    mode = sheet.rules.mode
    if mode == "twist":  # the total is a space
        screen.line(y, colour, 104, 46, text.FLUSH_RIGHT).show(screen.say.SPACE.format(sheet.total(seat)))
        return
    screen.line(y, colour, 124, 26, text.FLUSH_RIGHT).show(str(sheet.total(seat)))
    if mode != "fixed10":  # where all have gone equally far
        words = screen.say.PHASE if mode == "antiPhase" else "✓{}"
        screen.line(y, SAND, 100, 22, text.FLUSH_RIGHT).show(words.format(sheet.far(seat)) if sheet.far(seat) else "")
