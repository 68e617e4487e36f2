# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Letters, a row of large letters to choose by the pad: those of a visitor's name and of a deal code."""

from displayio import Group

from handheld import colours, icons, keys, sheets, text

_PITCH, _WIDTH = 20, 16


class Letters(Group):
    def __init__(self, app, signs: str, many: int, y: int):
        """signs: what each letter may be."""
        super().__init__()
        self.signs = signs
        self.places = bytearray(many)  # index in signs of each letter
        self.at = 0  # the chosen letter
        self.left = 84 - _PITCH // 2 * many
        self.lines = [text.Line(app.big, _WIDTH, colours.GOLD, self.left + _PITCH * i, y, text.CENTRE)
                      for i in range(many)]
        arrows = (y - 9, icons.ARROW_UP), (y + 16, icons.ARROW_DOWN)
        self.arrows = [sheets.icon_sheet().grid(y=y, tile=tile) for y, tile in arrows]
        for part in self.lines + self.arrows:
            self.append(part)
        self.show()

    def show(self):
        words = self.spelled()
        for i in range(len(words)):
            self.lines[i].show(words[i:i + 1])
            self.lines[i].colour(colours.GOLD if i == self.at else colours.CREAM)
        for arrow in self.arrows:
            arrow.x = self.left + 3 + _PITCH * self.at

    def spelled(self) -> str:
        return "".join([self.signs[at:at + 1] for at in self.places])

    def at_last(self) -> bool:
        return self.at == len(self.places) - 1

    def key(self, event: int) -> bool:
        """Change a letter or go to another; False if the key can do neither."""
        key = event & keys.KEY
        if key == keys.UP or key == keys.DOWN:
            self.places[self.at] = (self.places[self.at] + keys.STEPS[key]) % len(self.signs)
        elif (key == keys.RIGHT or event == keys.A) and not self.at_last():
            self.at += 1
        elif (key == keys.LEFT or event == keys.B) and self.at:
            self.at -= 1
        else:
            return False
        self.show()
        return True
