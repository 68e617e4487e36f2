# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screen for typing a name: the pad selects a letter, A adds it, B deletes the last one."""

from handheld import colours, keys, text
from phase10.sheet.heads import MOST_LETTERS
from screens.menus import page

_ROWS = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZÄÖÜÉ", "ÑÀÇÈÍÓÚ.-0", "123456789")  # then, last, "done"
_COLUMNS = 10
_PITCH, _HEIGHT = 14, 14
_LEFT, _TOP = 10, 39
_DONE = len(_ROWS) * _COLUMNS - 1


class Screen(page.Page):
    def __init__(self, app, guests, rules, preset: int, seat: int, row: int):
        """row: to be selected when people.py is opened again."""
        self.guests, self.seat = guests, seat
        self.way = (guests, rules, preset), row
        say = self.say = app.words_of("people")
        page.Page.__init__(self, app, say.TYPE.format(seat + 1))
        self.line(3, colours.SAND, 70, 84, text.FLUSH_RIGHT).show(say.ON_START.format(say.READY))
        self.letters = guests.names[seat]
        self.at = 0
        self.name = self.add(text.Line(app.big, 110, colours.GOLD, 26, 20, text.CENTRE))
        self.mark = self.add(page.mark(_PITCH, _HEIGHT))
        self.signs = []
        for at in range(_DONE + 1):
            x, y = _LEFT + at % _COLUMNS * _PITCH, _TOP + at // _COLUMNS * _HEIGHT
            self.signs.append(self.line(y + 2, colours.CREAM, x, _PITCH, text.CENTRE))
            self.signs[at].show(letter(at))
        self.show(0)

    def show(self, at: int):
        """Select a letter and redraw."""
        self.signs[self.at].colour(colours.CREAM)
        self.at = at
        self.signs[at].colour(colours.INK)
        self.mark.x, self.mark.y = self.signs[at].x, self.signs[at].y - 2
        self.name.show(self.letters + ("_" if len(self.letters) < MOST_LETTERS else ""))
        say = self.say
        full = len(self.letters) == MOST_LETTERS
        self.bar.show(say.READY if at == _DONE else "" if full else say.LETTER,
                      say.RUB if self.letters else say.BACK)

    def key(self, event: int):
        key = event & keys.KEY
        row, column = self.at // _COLUMNS, self.at % _COLUMNS
        if key == keys.UP or key == keys.DOWN:
            self.show((row + keys.STEPS[key]) % len(_ROWS) * _COLUMNS + column)
        elif key == keys.LEFT or key == keys.RIGHT:
            self.show(row * _COLUMNS + (column + keys.STEPS[key]) % _COLUMNS)
        elif event == keys.A and self.at != _DONE:
            if len(self.letters) < MOST_LETTERS:
                self.letters += letter(self.at)
            self.show(_DONE if len(self.letters) == MOST_LETTERS else self.at)
        elif event == keys.B and self.letters:
            self.letters = self.letters[:-1]
            self.show(self.at)
        elif event in (keys.A, keys.B, keys.START):
            if self.letters:  # else the name stays as it was
                self.guests.names[self.seat] = self.letters
            self.app.go("people", *self.way)
        else:
            self.bar.blink()


def letter(at: int) -> str:
    return "✓" if at == _DONE else _ROWS[at // _COLUMNS][at % _COLUMNS]
