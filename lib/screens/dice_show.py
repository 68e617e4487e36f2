# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What happens in a game of Dice, shown one after another, in words and by dice that fly. Nothing is decided here; the
table has done it all before.
"""

from phase10.dice.table import ROLLS
from phase10.dice.claim import ALL, size

_HOLD, _LEAST_HOLD = 1100, 250  # ms that words stand at normal speed, and without motion


class Telling:
    """A part of the screen: what it does with each event."""

    def hold(self, words: str, percent: int = 100):
        self.buttons.tell(words)
        self.holding = max(_HOLD * self.percent * percent // 10000, _LEAST_HOLD)
        self.since = self.machine.now

    def show(self, event: tuple):
        """Something has happened."""
        getattr(self, "on_" + event[0])(*event[1:])

    def name(self, seat: int) -> str:
        return self.game.names[seat]

    def on_order(self, order):
        self.show_seats()
        if len(order) > 1:
            self.hold(self.say.BEGINS % self.name(order[0]))

    def on_rolled(self, seat: int, mask: int):
        self.machine.lights("off")
        self.show_seats()
        self.buttons.tell(self.say.ROLLING % (self.name(seat), self.game.table.rolls, ROLLS))
        self.bar.show("")
        table = self.game.table
        self.tray.throw(bytes(table.faces), mask, self.machine.now, self.percent)
        self.machine.sound("draw")
        if not self.tray.thrown:
            self.show_phase()
        elif table.rolls == 1:
            self.show_panel("")
        if not self.game.is_person(seat):
            self.holding, self.since = max(_HOLD * self.percent // 150, _LEAST_HOLD), self.machine.now

    def on_kept(self, seat: int, mask: int):
        self.tray.show(self.tray.faces, mask)
        self.machine.sound("hit")
        self.hold(self.say.KEEPS % (self.name(seat), size(mask)), 80)

    def on_scored(self, seat: int, won: int, mask: int):
        self.tray.show(self.tray.faces, mask, ALL & ~mask)
        self.tray.point(-1)
        self.show_seats()
        self.bar.show("")
        self.machine.sound("lay")
        self.hold(self.say.SCORES % (self.name(seat), won), 130)

    def on_missed(self, seat: int):
        self.tray.show(self.tray.faces, 0, ALL)
        self.tray.point(-1)
        self.show_seats()
        self.bar.show("")
        self.machine.sound("skip")
        self.hold(self.say.MISSED % self.name(seat))

    def on_bonus(self, seat: int):
        self.machine.sound("win")
        self.hold(self.say.BONUS % self.name(seat), 150)

    def on_finished(self, seat: int):
        self.hold(self.say.FINISHED % self.name(seat), 150)

    def on_won(self, winners):
        self.show_seats()
