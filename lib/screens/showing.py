# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What happens at the table, shown one after another: who, what, where, in words and by a card that flies. Nothing is
decided here; the table has done it all before.
"""

import gc

from handheld import drop
from phase10.cards import WILD
from screens import cardart
from screens.game import ROOMY
from screens.hand import HIGH
from screens.motion import Motion


class Show(Motion):
    def _begin(self, event):
        """Show one event; what is not shown happens silently."""
        self.hold = 0
        name, extras = "on_" + event[0], self.screen.extras
        shown = getattr(self, name, None) or extras and extras.shown(name)
        if shown:
            shown(*event[1:])
        else:
            self._begin_seldom(event)
        if not self.thing:
            self._arrive()

    def _begin_seldom(self, event):
        """What happens a few times in a hand stays in memory where there is room; without any it happens silently."""
        try:
            seldom, say = self.seldom or self._load_seldom()
            shown = getattr(seldom, event[0], None)
            if shown:
                shown(self, say, *event[1:])
        except MemoryError:
            pass

    def _load_seldom(self) -> tuple:
        from screens import seldom
        found = seldom, self.screen.app.load_words("_seldom")
        drop("screens.seldom", found[1].__name__)
        if gc.mem_free() >= ROOMY:
            self.seldom = found
        return found

    def tell(self, seat: int, words: str, hold: int):
        """Say what somebody does, unless it is the viewer who sees the own card move."""
        if seat != self.game.viewer:
            self.screen.bar.tell(words)
            self.wait(hold)

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


def card_name(words, card: int) -> str:
    if card < WILD:
        return words.COLOURS[card >> 4] % (card & 15)
    return words.SPECIAL[min((card >> 4) - 4, 2)]
