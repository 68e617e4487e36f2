# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The main screen of the score sheet, shown between hands: who deals and begins, the phases (seats.py); at the end the
ranking (ranking.py).
"""

from handheld import clock, text
from handheld.colours import GOLD, SAND
from handheld.keys import DOWN, RIGHT, START, A, B
from phase10.sheet import kept
from phase10.sheet.hands import STOP
from screens.menus import page
from screens.sheet import keeping, phrases

_BESIDE_STOP = 110  # pixels of the heading that leave no room for how to stop the game
_TURNS = 2500  # ms until the heading changes between dealer and first seat


class Screen(page.Page):
    def __init__(self, app, sheet=None, *new):
        """sheet: the open one; if None, create one by kept.new_sheet(*new) or, without `new`, load the saved one."""
        self.steps = ()  # generator that saves a new one
        if new:
            sheet = kept.new_sheet(*new)
            self.steps = keeping.beginning(app.machine, sheet)
        self.sheet = sheet = sheet or keeping.fetch(app.machine)
        self.say = app.words_of("sheet")
        self.ended = sheet.is_over() or sheet.is_full()  # can no more be entered?
        self.asks = False  # is the question whether to stop the game shown?
        self.since = clock.ms()
        self.deals = False  # does the heading show the dealer, not the first seat?
        page.Page.__init__(self, app, self.head())
        may_stop = not sheet.DICE and sheet.may_stop()
        widest = max([app.big.width(self.say.BEGINS.format(name)) for name in sheet.names])
        if may_stop and widest >= _BESIDE_STOP or phrases.has_accents("".join(sheet.names)):
            self.group.remove(self.heading)
            self.heading = self.line(2, GOLD, 5, 150)
            self.heading.show(self.head())
        if sheet.is_over():
            from screens.sheet import ranking
            ranking.show(self)
            app.machine.sound("win")
        else:
            from screens.sheet import seats
            seats.show(self)
            if may_stop:
                self.line(3, SAND, 116, 40, text.FLUSH_RIGHT).show("↓ " + self.say.ENOUGH)
        self.show_bar()

    def head(self) -> str:
        sheet, say = self.sheet, self.say
        if not sheet.is_over():
            if self.deals:
                return say.DEALS.format(sheet.names[sheet.table.dealer])
            return (say.ROLLS if sheet.DICE else say.BEGINS).format(sheet.names[self.first()])
        winners = sheet.table.winners
        if not winners:
            return say.NONE
        words = say.WINS.format(sheet.names[winners[0]])
        return words if len(winners) == 1 else say.SHARED

    def first(self) -> int:
        """The seat that begins the hand, with dice the turn."""
        table = self.sheet.table
        return table.turn if self.sheet.DICE else table.next_playing(table.dealer)

    def show_bar(self):
        sheet, say = self.sheet, self.say
        if self.asks:
            self.bar.show(say.STOP, say.NO)
        elif self.ended:
            self.bar.show(say.PAPER, say.TITLE)
        else:
            number = len(sheet.rows) + 1
            if sheet.DICE:
                words = say.ENTER
            elif sheet.has_invalid_hands():
                words = say.ANEW.format(number)
            else:
                words = say.TIE_HAND if sheet.table.tie else say.HAND.format(number)
            self.bar.show(words + "   → " + say.PAPER, say.LEAVE)

    def key(self, event: int):
        app, sheet = self.app, self.sheet
        if self.asks:
            self.asks = False
            self.show_bar()
            if event == A:
                app.go("hand", sheet, len(sheet.rows), STOP)
        elif event in (RIGHT, START) or event == A and self.ended:
            app.go("paper", sheet)
        elif event == A:
            if sheet.DICE:
                app.go("turn", sheet)
            else:
                app.go("hand", sheet, len(sheet.rows))
        elif event == DOWN and not sheet.DICE and sheet.may_stop():
            self.asks = True
            self.show_bar()
        elif event == B:
            app.go("title", "people")
        else:
            self.bar.blink()

    def tick(self):
        for _ in self.steps:
            self.bar.show_progress(True)
            return 0
        if self.steps:
            self.steps = ()
            keeping.begun(self.app, self.sheet)
        self.bar.show_progress(False)
        self.bar.tick()
        if clock.since(self.since) > _TURNS and not self.sheet.DICE and not self.sheet.is_over():
            self.since = clock.ms()
            self.deals = not self.deals
            self.heading.show(self.head())
        return None

    def close(self):
        steps = self.steps
        self.app.pending_save = lambda: steps
