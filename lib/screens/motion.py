# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A card that flies, words that stand for a while, hands that are dealt: the motion of the table, short, eased and
ended by any key. What is shown by it is told in showing.py.
"""

import gc

from handheld import clock, sheets
from micropython import const
from screens import cardart
from screens.game import DEMO

_FLIGHT = const(280)  # ms at normal speed
_LEAST_HOLD = const(250)  # somebody else's move stands so long at the least ...
_STILL = const(3)  # ... and without motion for this part of its time at normal speed


class Motion:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        app = screen.app
        self.machine = app.machine
        self.say = app.say
        self.words = app.words
        settings = app.machine.settings
        speeds = {"slow": 170, "normal": 100, "fast": 45, "none": 0}
        self.percent = speeds[settings.demo_speed if self.game.kind == DEMO else settings.speed]
        self.flyer = sheets.load("cards", 14, 22, 18).grid(palette=sheets.palette(cardart.PLAIN))
        self.flyer.hidden = True
        self.thing = None  # what moves: from, to, since when, how long
        self.x0 = self.y0 = self.x1 = self.y1 = self.start = self.time = 0
        self.hold = 0  # how long the words stand when it has arrived
        self.holding = False
        self.own = False  # is it the viewer's own move?
        self.top = -1  # the card that a discard pile shows when it has arrived
        self.pile = 0
        self.dealing = False
        self.seldom = None  # the module that shows what happens seldom, and its sentences

    def busy(self) -> bool:
        return self.thing is not None or self.holding or bool(self.game.table.events)

    def tick(self) -> bool:
        """Go on showing; False when there is nothing more to show."""
        if self.thing:
            self._move()
        elif self.holding:
            if clock.diff(self.machine.now, self.start) >= self.hold:
                self._rest()
        elif self.game.table.events:
            self._begin(self.game.table.events.pop(0))
        else:
            return False
        return True

    def finish(self):
        """At once to the end of what is being shown."""
        if self.thing:
            self._land()
        self.holding = False
        if self.dealing:
            self.screen.hand.visible = 98
            self._rest()

    # --- motion ---------------------------------------------------------------------------------------------------

    def fly(self, card: int, x0: int, y0: int, x1: int, y1: int):
        """A card flies from here to there."""
        if self.percent:
            cardart.put_card(self.flyer, card)
            self.flyer.hidden = False
            self.move(self.flyer, x0, y0, x1, y1)

    def move(self, thing, x0: int, y0: int, x1: int, y1: int):
        self.x1, self.y1 = x1, y1
        if self.percent:
            self.x0, self.y0, self.thing = x0, y0, thing
            self.start, self.time = self.machine.now, _FLIGHT * self.percent // 100
            thing.x, thing.y = x0, y0

    def _move(self):
        """Fast at first, gently to the end."""
        part = clock.diff(self.machine.now, self.start) * 256 // self.time
        if part >= 256:
            self._land()
            return
        part = part * (512 - part) >> 8
        self.thing.x = self.x0 + ((self.x1 - self.x0) * part >> 8)
        self.thing.y = self.y0 + ((self.y1 - self.y0) * part >> 8)

    def _land(self):
        self.thing.x, self.thing.y = self.x1, self.y1
        self.flyer.hidden = True
        self.thing = None
        self._arrive()

    def _arrive(self):
        """What was shown has happened: now the table shows it too."""
        if not self.game.table.events:
            self.screen.refresh()
        elif self.top >= 0:
            cardart.put_card(self.screen.piles.tops[self.pile], self.top)
        self.top = -1
        self.holding = self.hold > 0
        self.start = self.machine.now
        gc.collect()  # nothing moves now, and what stays for long comes to lie at the low end of the memory

    def _rest(self):
        self.holding = False
        if self.dealing:
            hand = self.screen.hand
            hand.visible += 1
            hand.sync(hand.cards)
            self.machine.sound("draw")
            self.holding = self.dealing = hand.visible <= len(hand.cards)
            if not self.dealing:
                hand.visible = 99  # also for cards that come later: where one chooses first, there are none yet
            self.start = self.machine.now

    def note(self, words: str):
        """Something that must be read before the game goes on."""
        self.screen.bar.tell(words)
        self.hold, self.holding, self.start = 2500, True, self.machine.now

    def wait(self, hold: int):
        self.hold = max(hold * self.percent // 100, _LEAST_HOLD) if self.percent else hold // _STILL
