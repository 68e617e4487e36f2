# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What happens at the table, shown one after another: who, what, where, in words and by a card that flies. Nothing is
decided here; the table has done it all before.
"""

from handheld import clock, sheets
from phase10.cards import SKIP, WILD
from screens import cardart
from screens.game import DEMO
from screens.hand import HIGH

_PERCENT = {"slow": 170, "normal": 100, "fast": 45, "none": 0}
_FLIGHT = 280  # ms at normal speed
_LEAST_HOLD = 250  # without motion somebody else's move still stands so long


class Show:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        app = screen.app
        self.machine = app.machine
        self.say = app.say
        self.words = app.words
        settings = app.machine.settings
        self.percent = _PERCENT[settings.demo_speed if self.game.kind == DEMO else app.speed()]
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
            self.screen.piles.show_top(self.top, self.pile)
        self.top = -1
        self.holding = self.hold > 0
        self.start = self.machine.now

    def _rest(self):
        self.holding = False
        if self.dealing:
            hand = self.screen.hand
            hand.visible += 1
            hand.sync(hand.cards)
            self.machine.sound("draw")
            self.dealing = not self._dealt()
            self.holding = self.dealing
            self.start = self.machine.now

    def _dealt(self):
        return self.screen.hand.visible > len(self.screen.hand.cards)

    # --- who does what --------------------------------------------------------------------------------------------

    def _begin(self, event):
        """Show one event; what is not shown happens silently."""
        self.hold = 0
        shown = getattr(self, "on_" + event[0], None) or getattr(self.screen.extras, "on_" + event[0], None)
        if shown:
            shown(*event[1:])
        if not self.thing:
            self._arrive()

    def tell(self, seat: int, words: str, hold: int):
        """Say what somebody does, unless it is the viewer who sees the own card move."""
        if seat != self.game.viewer:
            self.screen.bar.tell(words)
            self.wait(hold)

    def note(self, words: str):
        """Something that must be read before the game goes on."""
        self.screen.bar.tell(words)
        self.hold, self.holding, self.start = 2500, True, self.machine.now

    def wait(self, hold: int):
        self.hold = max(hold * self.percent // 100, _LEAST_HOLD)

    def name(self, seat: int) -> str:
        return self.game.names[seat]

    def card(self, card: int) -> str:
        return card_name(self.words, card)

    def spot(self, seat: int):
        """Where a seat's cards come from and go to."""
        if seat == self.game.viewer:
            return self.screen.from_x, HIGH
        return self.screen.strip.x_of(seat, self.game) + 2, -3

    def pile_spot(self, *draw):
        return self.screen.piles.spot_of(("",) + draw), self.screen.piles.y

    def on_hand(self, number: int, dealer: int, code: int):
        self.screen.bar.tell(self.say.HAND % (number, self.game.table.deal_code()))
        if self.percent:
            self.dealing = True
            self.screen.hand.visible = 0
            self.hold = 70 * self.percent // 100

    def on_upcard(self, card: int, pile: int = 0):
        self.fly(card, *(self.pile_spot("deck") + self.pile_spot("pile", pile)))
        self.top, self.pile = card, pile

    def on_drew(self, seat: int, source: str, card: int):
        self.machine.sound("draw")
        screen, pile = self.screen, 0
        if source != "deck" and source != "saved":
            source, pile = "pile", screen.piles.find(card)
        if seat == self.game.viewer:
            screen.show_drawn(card)
            self.fly(card, *(self.pile_spot(source, pile) + (screen.from_x, HIGH)))
            return
        hidden = source in ("deck", "saved")
        if hidden:
            self.tell(seat, self.say.DRAWS % self.name(seat), 350)
        else:
            self.tell(seat, self.say.TAKES % (self.name(seat), self.card(card)), 800)
        self.fly(cardart.BACK if hidden else card, *(self.pile_spot(source, pile) + self.spot(seat)))

    def on_laid(self, seat: int, at: int):
        self.machine.sound("lay")
        screen, rules = self.screen, self.game.rules
        self.tell(seat, self.say.LAYS % (self.name(seat), rules.numbers[at]), 1300)
        screen.rows.scroll_to_new(self.game, seat)
        screen.refresh()
        if seat == self.game.viewer:
            minis = screen.panel.minis
            self.move(minis, minis.x, 60, minis.x, minis.y)
        else:
            minis = screen.rows.minis[screen.rows.row_of(seat)]
            self.move(minis, 165, minis.y, minis.x, minis.y)

    def on_hit(self, seat: int, card: int, owner: int, index: int, end: str):
        self.machine.sound("hit")
        screen = self.screen
        if seat == owner:
            words = self.say.HITS_OWN % (self.name(seat), self.card(card))
        elif owner == self.game.viewer and self.game.persons == 1:
            words = self.say.HITS_YOURS % (self.name(seat), self.card(card))
        else:
            words = self.say.HITS % (self.name(seat), self.card(card), self.name(owner))
        self.tell(seat, words, 900)
        screen.rows.scroll_to(owner)
        x, y = screen.group_spot(owner, index, end == "low")
        self.leave_hand(seat)
        self.fly(card, *(self.spot(seat) + (x, y)))

    def on_discarded(self, seat: int, card: int, down: bool, pile: int):
        self.machine.sound("discard")
        self.tell(seat, self.say.DISCARDS % (self.name(seat), self.card(card)), 700)
        self.leave_hand(seat)
        self.fly(cardart.BACK if down else card, *(self.spot(seat) + self.pile_spot("pile", pile)))
        self.top, self.pile = card, pile

    def leave_hand(self, seat: int):
        """The viewer's card has left the hand before it flies."""
        if seat == self.game.viewer:
            self.screen.hand.active = False
            self.screen.hand.sync(self.game.table.hands[seat])

    def on_skipped(self, seat: int, target: int, card: int):
        self.machine.sound("skip")
        viewer = self.game.viewer
        if target == viewer and self.game.persons == 1:
            words = self.say.SKIPS_YOU % self.name(seat)
        else:
            words = self.say.SKIPS % (self.name(seat), self.name(target))
        self.tell(seat, words, 1300)
        self.leave_hand(seat)
        to = (self.screen.panel.x + 100, self.screen.panel.y) if target == viewer else self.spot(target)
        self.fly(SKIP, *(self.spot(seat) + to))

    def on_served(self, seat: int):
        viewer = seat == self.game.viewer
        if viewer and self.game.persons == 1:
            self.screen.bar.tell(self.say.YOU_MISS)
        else:
            self.screen.bar.tell(self.say.MISSES % self.name(seat))
        self.wait(1000)
        start = (self.screen.panel.x + 100, self.screen.panel.y) if viewer else self.spot(seat)
        self.fly(SKIP, *(start + self.pile_spot("pile", 0)))

    def on_reshuffled(self, top: int):
        self.screen.bar.tell(self.say.RESHUFFLED)
        self.wait(1000)

    def on_floats(self, seat: int):
        self.screen.bar.tell(self.say.FLOATS % self.name(seat))
        self.wait(1300)

    def on_over(self, winner: int):
        self.screen.refresh()
        if winner >= len(self.game.names):
            self.screen.bar.tell(self.say.HAND_OVER)
        elif winner == self.game.viewer and self.game.persons == 1:
            self.machine.sound("win")
            self.screen.bar.tell(self.say.YOU_OUT)
        else:
            self.screen.bar.tell(self.say.OUT % self.name(winner))
        self.wait(1800)


def card_name(words, card: int) -> str:
    if card < WILD:
        return words.COLOURS[card >> 4] % (card & 15)
    return words.SPECIAL[min((card >> 4) - 4, 2)]
