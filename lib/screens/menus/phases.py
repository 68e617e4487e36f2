# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Selects which of the ten phases are played. Opened from the rules screen, to which it returns."""

from handheld import colours, icons, sheets
from phase10 import phase_lists
from screens.menus import list_page


class Screen(list_page.ListPage):
    def __init__(self, app, players, rules, preset: int, *passed):
        """passed: as in rules.py."""
        self.players, self.rules, self.preset, self.passed = players, rules, preset, passed
        numbers = phase_lists.parse_list(rules.phaseList)[0]
        self.numbers = [number for number in numbers if number <= 10]  # a spelled-out list may have 12
        self.changed = False
        self.symbols = [phase_lists.parse_phase(text) for text in phase_lists.ORIGINAL.split(",")]
        say = self.say = app.words_of("rules")
        list_page.ListPage.__init__(self, app, say.PHASES, 7, 1, sheets.icon_sheet(True))
        self.bar.show(say.SWITCH, say.BACK)
        self.rows.fill(10)

    def sign(self, row: int) -> int:
        return icons.BOX_TICKED if row + 1 in self.numbers else icons.BOX

    def left(self, row: int) -> str:
        groups = [self.say.entry(self.say.KINDS, kind).format(size) for kind, size in self.symbols[row]]
        return "%d   %s" % (row + 1, " + ".join(groups))

    def change(self, row: int, step: int):
        self.pick(row)

    def pick(self, row: int):
        number = row + 1
        if number not in self.numbers:
            self.numbers.append(number)
        else:
            left = self.listed([one for one in self.numbers if one != number])
            found = left and self.rules.why_not("phaseList", left)
            if found or not left:
                say = self.say
                self.tell(say.entry(say.LACKING, found[0]) if found else say.SOME_LEFT, colours.PINK)
                return
            self.numbers.remove(number)
        self.preset = -1
        self.changed = True
        self.tell("")
        self.rows.show()

    def listed(self, numbers) -> str:
        return ",".join([str(number) for number in sorted(numbers)])

    def close(self):
        if self.changed:
            self.rules.set("phaseList", self.listed(self.numbers))
            self.rules.settle()

    def back(self):
        self.app.go("rules", self.players, self.rules, self.preset, "phaseList", *self.passed)
