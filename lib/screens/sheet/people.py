# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The menu for a score sheet, new or saved: people, rules, first dealer. There is no room for the sheet
beside it, which sheet.py opens.
"""

from handheld import SHEET, clock
from handheld.colours import PINK
from phase10 import options
from phase10.sheet import heads
from screens.menus import page, presets, setup
from screens.sheet.guests import Guests

_ABOVE = ("KEPT", "START", "COUNT", "RULES")  # rows above the names; KEPT only if a sheet is saved


class Screen(setup.Setup):
    DICE_BEGINS = "ROLLS"

    def __init__(self, app, made=None, at: int = -1):
        """made: (guests, rules, preset) returned by another screen; at: the row to select."""
        say, saved = app.words_of("people"), kept(app.machine)
        above = _ABOVE if saved else _ABOVE[1:]
        row = at if at >= 0 else above.index("RULES") if made else 0
        setup.Setup.__init__(self, app, say, above, made or last(app.people, saved, say), row, saved)

    def first(self) -> int:
        return self.players.first

    def let_begin(self, seat: int):
        self.players.first = seat

    def name(self, seat: int) -> str:
        return self.players.names[seat] or self.say.NOBODY.format(seat + 1)

    def left(self, row: int) -> str:
        if self.kind(row) == "KEPT":
            return self.say.LOOK if self.saved.is_over else self.say.GO_ON
        return setup.Setup.left(self, row)

    def explained(self, row: int, kind: str) -> tuple:
        if kind == "KEPT":
            return (page.shortened(", ".join(self.saved.names), self.app.small, 144),)
        if kind == "START" and self.replaces():
            return self.say.REPLACES, PINK
        if kind == "COUNT":
            return (self.say.FROM_TO.format(*self.room()),)
        return setup.Setup.explained(self, row, kind)

    def replaces(self) -> bool:
        return bool(self.saved) and not self.saved.is_over

    def pick(self, row: int):
        kind = self.kind(row)
        if kind == "KEPT":
            self.app.go("sheet")
        elif kind == "RULES":
            self.app.go("rules", self.players, self.rules, self.preset)
        elif kind == "SEAT":
            self.app.go("typing", self.players, self.rules, self.preset, row - len(self.above), row)
        else:
            setup.Setup.pick(self, row)

    def begin(self):
        guests = self.players
        names = [self.name(seat) for seat in range(guests.count)]
        first = guests.first if guests.first >= 0 else clock.ms() % guests.count
        spare = [name for name in guests.names[guests.count:] if name]
        self.app.people = None
        self.app.go("sheet", None, self.rules, names, first, spare)

    def back(self):
        guests = self.players
        self.app.people = guests.wanted, guests.names, guests.first, self.rules.pack()
        self.app.go("title", "people")


def last(left, head, say) -> tuple:
    """(guests, rules, preset) of the saved sheet, or the defaults. left: see App.people; head: of the saved sheet."""
    guests = Guests()
    if left:
        guests.wanted, guests.names, guests.first, packed = left
        rules = options.unpack(packed)[0]
    elif head:
        guests, rules = Guests(head.seats, head.names + head.spare), head.rules
    else:
        rules = presets.rules(0)
    for seat in range(len(guests.names)):
        if guests.names[seat] == say.NOBODY.format(seat + 1):
            guests.names[seat] = ""
    return guests, rules, presets.like(rules)


def kept(machine):
    """The Head of the saved sheet, or None."""
    try:
        return heads.read(machine.load(SHEET)[0] or b"")
    except ValueError:  # none, or not a valid one
        return None
