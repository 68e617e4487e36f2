# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The display of a game of Dice: updates the widgets from the table, and shows its events one after another."""

from displayio import Group

from handheld import clock
from handheld.keys import B
from handheld.screen import stack
from phase10.actions import BONUS, ENDED, FINISHED, KEPT, MISSED, ORDER, ROLLED, ROLLING, SCORED, WON
from phase10.dice.table import BONUS_POINTS, NOBODY, ROLLS
from phase10.dice.claim import ALL, points
from phase10.phases import ones
from screens import pace
from screens.dice.look import Buttons, DicePanel, DiceStrip
from screens.dice.tray import Tray
from screens.table.strips import Prompt

_BAR_Y = 114


class Scene:
    def __init__(self, app, say):
        self.say = say
        self.machine = app.machine
        self.game = app.game
        self.names = app.game.names
        self.strip, self.panel, self.tray = DiceStrip(app, app.game, say), DicePanel(app), Tray()
        self.buttons, self.bar = Buttons(app), Prompt(app, _BAR_Y, 2)
        self.group = stack(Group(), self.strip, self.panel, self.buttons, self.bar, self.tray)
        self.percent = pace.percent(app.machine.settings, app.game.kind)
        self.holding = 0  # ms from self.since to show the text; 0: none
        self.since = 0
        self.claim = self.serving = 0  # masks: the dice that would score, and those that match the phase
        self._shown = {
            ORDER: self._order, ROLLED: self._rolled, KEPT: self._kept, SCORED: self._scored, MISSED: self._missed,
            BONUS: self._bonus, FINISHED: self._finished,
        }
        self.tray.show(app.game.table.faces, app.game.table.kept)
        self.tray.point(-1)
        self.show_seats()
        self.show_phase()

    # --- updating from the table --------------------------------------------------------------------------------------

    def show_seats(self, seat: int = -1):
        """seat: whose dice are shown, if it is not the seat in turn."""
        table = self.game.table
        self.strip.sync(table, table.turn if seat < 0 else seat)

    def show_phase(self):
        """Show what the dice lack for the phase of the seat in turn."""
        table, say = self.game.table, self.say
        if table.step == ENDED:
            return
        self.claim = 0
        if table.step == ROLLING:
            self._show_panel(say.ROLLS_LEFT.format(ROLLS) if table.finisher == NOBODY else say.LAST_TRY)
            return
        short, self.serving, goal = table.nearest()
        if not short:
            self.claim = self.serving
        words = say.TO_GO.format(short) if short else say.WORTH.format(points(table.faces, self.claim))
        self._show_panel(words, self.serving, goal)

    def _show_panel(self, words: str, serving: int = 0, goal: bytes = b""):
        """Show the phase of the seat in turn, and the dice that match it, if any."""
        table = self.game.table
        self.panel.title.show(self.say.PHASE.format(table.rules.numbers[table.at[table.turn]]))
        self.panel.info.show(words)
        self.panel.show(table.phase(table.turn), table.faces, serving, goal)

    # --- events -------------------------------------------------------------------------------------------------------

    def tick(self) -> bool:
        """Advance the animation or show the next event; False if idle."""
        events = self.game.table.events
        self.bar.tick()
        if self.machine.keys.is_held(B):  # as at the table of cards
            self.skip()
        if self.tray.thrown:
            if self.tray.tick(self.machine.now):
                self.machine.sound("discard")
            if not self.tray.thrown:
                self.show_phase()
        elif self.holding:
            if clock.diff(self.machine.now, self.since) >= self.holding:
                self.holding = 0
        elif events:
            event = events.pop(0)
            if event[0] != WON:  # shown by end.py
                self._shown[event[0]](*event[1:])
        else:
            return False
        return True

    def skip(self):
        self.holding = 0
        if self.tray.thrown:
            self.tray.finish()
            self.show_phase()

    def _tell(self, words: str, time: int = pace.DICE):
        self.buttons.tell(words)
        self._hold(time)

    def note(self, words: str):
        """Show a message long enough to be read before the game goes on."""
        self.buttons.tell(words)
        self.holding, self.since = pace.TROUBLE, self.machine.now

    def _hold(self, time: int):
        self.holding, self.since = pace.hold(time, self.percent), self.machine.now

    def _order(self, order):
        self.show_seats()
        if len(order) > 1:
            self._tell(self.say.BEGINS.format(self.names[order[0]]))

    def _rolled(self, seat: int, mask: int):
        table = self.game.table
        self.machine.lights("off")
        self.show_seats()
        self.buttons.tell(self.say.ROLLING.format(self.names[seat], table.rolls, ROLLS))
        self.bar.show("")
        self.tray.throw(bytes(table.faces), mask, self.machine.now, self.percent)
        self.machine.sound("draw")
        if not self.tray.thrown:
            self.show_phase()
        elif table.rolls == 1:
            self._show_panel("")
        if not self.game.is_person(seat):
            self._hold(pace.DICE * 2 // 3)

    def _kept(self, seat: int, mask: int):
        self.tray.show(self.tray.faces, mask)
        self.machine.sound("hit")
        self._tell(self.say.KEEPS.format(self.names[seat], ones(mask)), pace.DICE * 4 // 5)

    def _turn_over(self, seat: int, mask: int):
        """Show the dice of this mask, which scored, while the result is shown."""
        self.tray.show(self.tray.faces, mask, ALL & ~mask)
        self.tray.point(-1)
        self.show_seats(seat)
        self.bar.show("")

    def _scored(self, seat: int, won: int, mask: int):
        self._turn_over(seat, mask)
        self.machine.sound("lay")
        self._tell(self.say.SCORES.format(self.names[seat], won), pace.DICE * 13 // 10)

    def _missed(self, seat: int):
        self._turn_over(seat, 0)
        self.machine.sound("skip")
        self._tell(self.say.MISSED.format(self.names[seat]))

    def _bonus(self, seat: int):
        self.machine.sound("out")
        self._tell(self.say.BONUS.format(self.names[seat], BONUS_POINTS), pace.DICE * 3 // 2)

    def _finished(self, seat: int):
        self._tell(self.say.FINISHED.format(self.names[seat]), pace.DICE * 3 // 2)
