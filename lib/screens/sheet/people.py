# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The menu for a score sheet: people, rules, first dealer; starts a new sheet or continues the saved one. Names are
typed in typing.py, single rules changed in rules.py. sheet.py opens the sheet, because it does not fit in memory beside
this screen.
"""

from handheld import SHEET, clock
from handheld.colours import PINK
from phase10 import options
from phase10.sheet import heads
from screens.menus import list_page, page, presets
from screens.sheet.guests import Guests

_ABOVE = ("KEPT", "START", "COUNT", "RULES")  # rows above the names; KEPT only if a sheet is saved


class Screen(list_page.List):
    def __init__(self, app, made=None, at: int = -1):
        """made: (guests, rules, preset) returned by another screen; at: the row to select."""
        self.kept = kept(app.machine)
        say = self.say = app.words_of("people")
        self.guests, self.rules, self.preset = made or self.last(app.people)
        self.above = _ABOVE if self.kept else _ABOVE[1:]
        self.variants = app.words_of("variants")
        list_page.List.__init__(self, app, say.TITLE, 7, 1)
        self.resize(self.guests.count)
        first = self.above.index("RULES") if made else 0
        self.rows.fill(self.count(), first if at < 0 else at)
        self.chosen(self.rows.at)

    def last(self, left) -> tuple:
        """(guests, rules, preset) of the saved sheet, or the defaults. left: see App.people."""
        head = self.kept
        guests, rules = Guests(), head.rules if head else presets.rules(0)
        if left:
            guests.count, guests.names = left
        elif head:
            guests = Guests(head.seats, head.names + head.spare)
        for seat in range(len(guests.names)):
            if guests.names[seat] == self.say.NOBODY.format(seat + 1):
                guests.names[seat] = ""
        return guests, rules, presets.like(rules)

    def count(self) -> int:
        """The number of rows; the last one is for the first dealer."""
        return len(self.above) + self.guests.count + 1

    def kind(self, row: int) -> str:
        """The name of a row in the words."""
        if row < len(self.above):
            return self.above[row]
        return "NAME" if row < self.count() - 1 else "ROLLS" if self.rules.mode == "dice" else "DEALS"

    def about(self, row: int, what: int) -> str:
        """A row's name (0), what A does (1), or its explanation (2)."""
        return self.say.entry(getattr(self.say, self.kind(row)), what)

    def name(self, seat: int) -> str:
        return self.guests.names[seat] or self.say.NOBODY.format(seat + 1)

    def left(self, row: int) -> str:
        if self.kind(row) == "KEPT":
            return self.say.LOOK if self.kept.is_over else self.say.GO_ON
        seat = row - len(self.above)
        return "%d %s" % (seat + 1, self.name(seat)) if self.kind(row) == "NAME" else self.about(row, 0)

    def right(self, row: int) -> str:
        kind = self.kind(row)
        if kind == "COUNT":
            value = str(self.guests.count)
        elif kind == "RULES":
            value = presets.describe(self.preset, self.variants)[0]
        elif kind in ("DEALS", "ROLLS"):
            value = self.name(self.guests.first) if self.guests.first >= 0 else self.say.CHANCE
        else:
            return ""
        return value

    def chosen(self, row: int):
        self.bar.show(self.about(row, 1), self.say.BACK)
        kind = self.kind(row)
        if kind == "KEPT":
            self.tell(page.shortened(", ".join(self.kept.names), self.app.small, 144))
        elif kind == "RULES":
            self.tell(presets.describe(self.preset, self.variants)[1])
        elif kind == "START" and self.kept and not self.kept.is_over:
            self.tell(self.say.REPLACES, PINK)
        elif kind == "COUNT":
            self.tell(self.say.FROM_TO.format(*options.seats(self.rules)))
        else:
            self.tell(self.about(row, 2))

    # --- changes --------------------------------------------------------------------------------------------------

    def change(self, row: int, step: int):
        kind = self.kind(row)
        if kind == "COUNT":
            self.resize(self.guests.count + step)
        elif kind == "RULES":
            self.preset = (self.preset + step) % len(presets.TABLE)
            self.rules = presets.rules(self.preset)
            self.resize(self.guests.count)
        elif kind in ("DEALS", "ROLLS"):
            self.guests.first = (self.guests.first + 1 + step) % (self.guests.count + 1) - 1
        self.rows.count = self.count()
        self.rows.show()
        self.chosen(row)

    def resize(self, count: int):
        least, most = options.seats(self.rules)
        self.guests.resize(min(max(count, least), most))

    def pick(self, row: int):
        kind = self.kind(row)
        if kind == "KEPT":
            self.app.go("sheet")
        elif kind == "START":
            self.begin()
        elif kind == "RULES":
            self.app.go("rules", self.guests, self.rules, self.preset)
        elif kind == "NAME":
            self.app.go("typing", self.guests, self.rules, self.preset, row - len(self.above), row)
        elif kind == "COUNT":
            count = self.guests.count
            self.change(row, 1 if count < options.seats(self.rules)[1] else -count)
        else:
            self.change(row, 1)

    def start(self):
        """START begins a sheet; where one is kept, first chooses the row that says what becomes of that."""
        row = self.above.index("START")
        if self.kept and self.rows.at != row:
            self.choose(row - self.rows.at)
        else:
            self.begin()

    def begin(self):
        guests = self.guests
        names = [self.name(seat) for seat in range(guests.count)]
        first = guests.first if guests.first >= 0 else clock.ms() % guests.count
        spare = [name for name in guests.names[guests.count:] if name]
        self.app.people = None
        self.app.go("sheet", None, self.rules, names, first, spare)

    def back(self):
        self.app.people = self.guests.count, self.guests.names
        self.app.go("title", "people")


def kept(machine):
    """The Head of the saved sheet, or None."""
    packed, _ = machine.load(SHEET)
    if packed:
        try:
            return heads.read(packed)
        except ValueError:  # not a valid sheet
            pass
    return None
