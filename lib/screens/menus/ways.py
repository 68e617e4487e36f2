# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The list of all named variants, each with a line of description; left and right move by a page."""

from screens.menus import list_page, presets

_VISIBLE = 7


class Screen(list_page.ListPage):
    def __init__(self, app, players, rules, preset: int, saved: bool = False):
        """saved: passed back to newgame.py."""
        self.made = players, rules, preset
        self.saved = saved
        say = app.words_of("newgame")
        self.variants = app.words_of("variants")
        list_page.ListPage.__init__(self, app, say.entry(say.RULES, 0), _VISIBLE, 1)
        self.bar.show(say.CHOOSE, say.BACK)
        self.rows.fill(len(presets.TABLE), max(preset, 0))
        self.chosen(self.rows.at)

    def left(self, row: int) -> str:
        return presets.describe(row, self.variants)[0]

    def chosen(self, row: int):
        self.tell(presets.describe(row, self.variants)[1])

    def change(self, row: int, step: int):
        self.rows.move(max(min(row + step * _VISIBLE, self.rows.count - 1), 0) - row)
        self.chosen(self.rows.at)

    def pick(self, row: int):
        """Take this variant, and return to newgame.py with the row START selected."""
        made = presets.rules(row, self.made[1].firstDealer)
        self.app.go("newgame", (self.made[0], made, row), self.saved, "START")

    def back(self):
        self.app.go("newgame", self.made, self.saved, "RULES")
