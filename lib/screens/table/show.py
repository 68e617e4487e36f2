# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What happens at the table, shown one after another: who, what, where, in words and by a card that flies. Nothing is
decided here; the table has done it all before. What happens a few times in a hand stands in seldom.py, what an option
brings in the part that it brings.
"""

import gc

import memory
from handheld import clock, sheets
from handheld.screen import hide
from phase10.actions import ADDED, DECK, DISCARDED, DREW, LOW_END, PILE, SAVED_CARD
from screens import pace
from screens.table.felt import BACK, HIGH, PLAIN, put_card


class Motion:
    """One thing that moves, eased, and how long the words stand when it has arrived."""

    def __init__(self, machine, percent: int):
        self.machine = machine
        self.percent = percent  # of the times in pace.py; 0: nothing moves
        self.flyer = sheets.load("cards", 14, 22, 18).grid(palette=sheets.palette(PLAIN))
        self.flyer.hidden = True
        self.thing = None  # what moves: from, to, since when, how long
        self.x0 = self.y0 = self.x1 = self.y1 = self.start = self.time = 0
        self.hold = 0  # how long the words stand when it has arrived
        self.holding = False

    def fly(self, card: int, start: tuple, end: tuple):
        """A card flies from here to there."""
        if self.percent:
            put_card(self.flyer, card)
            hide(self.flyer, False)
            self.move(self.flyer, start, end)

    def move(self, thing, start: tuple, end: tuple):
        if self.percent:
            self.x0, self.y0 = thing.x, thing.y = start
            self.x1, self.y1 = end
            self.thing = thing
            self.start, self.time = self.machine.now, pace.CARD * self.percent // 100

    def step(self) -> bool:
        """Fast at first, gently to the end; True when it has arrived."""
        part = clock.diff(self.machine.now, self.start) * 256 // self.time
        if part >= 256:
            self.land()
            return True
        part = part * (512 - part) >> 8
        self.thing.x = self.x0 + ((self.x1 - self.x0) * part >> 8)
        self.thing.y = self.y0 + ((self.y1 - self.y0) * part >> 8)
        return False

    def land(self):
        self.thing.x, self.thing.y = self.x1, self.y1
        hide(self.flyer, True)
        self.thing = None

    def wait(self, time: int):
        """When it has arrived, the words stand so long at this speed."""
        self.hold = pace.hold(time, self.percent)

    def stand(self):
        """From now on, as long as was said."""
        self.holding = self.hold > 0
        self.start = self.machine.now

    def stood(self) -> bool:
        return clock.diff(self.machine.now, self.start) >= self.hold


class Show:
    def __init__(self, screen, percent: int):
        self.screen = screen
        self.game = screen.game
        app = screen.app
        self.machine = app.machine
        self.say = screen.say
        self.motion = Motion(app.machine, percent)
        self.own = False  # is it the viewer's own move?
        self.top = -1  # the card that a discard pile shows when it has arrived
        self.pile = 0
        self.dealing = False
        self.scene = None  # more than a card that flies (act.py), to be seen when nothing flies any more

    def busy(self) -> bool:
        motion = self.motion
        return motion.thing is not None or bool(self.scene) or motion.holding or bool(self.game.table.events)

    def tick(self) -> bool:
        """Go on showing; False when there is nothing more to show."""
        motion, bar = self.motion, self.screen.bar
        if bar.lit and clock.since(bar.lit) > pace.SIGN:
            bar.light()
        if motion.thing:
            if motion.step():
                self._arrive()
        elif self.scene:
            if self.scene.step():
                self._end_scene()
        elif motion.holding:
            if motion.stood():
                self._rest()
        elif self.game.table.events:
            if not self._load(self.game.table.events[0]):
                self._begin(self.game.table.events.pop(0))
        else:
            return False
        return True

    def finish(self):
        """At once to the end of what is being shown, as far as a key can wait for it."""
        if self.motion.thing:
            self.motion.land()
            self._arrive()
        while self.scene:
            self._end_scene()
        self.motion.holding = False
        if self.dealing:
            self.screen.hand.visible = 98
            self._rest()

    def _end_scene(self):
        scene = self.scene
        self.scene = scene.later
        scene.end()

    # --- one event ------------------------------------------------------------------------------------------------

    def _load(self, event) -> bool:
        """One more step on the way to what an infrequent event is shown with; False when that is there."""
        if event[0] in SHOWS or self.dealing:
            return False
        try:
            from screens.table import seldom
            return seldom.load(self, *event)
        except Exception:  # it will come up again when the event is shown, and there it is known what to do
            return False

    def _begin(self, event):
        """Show one event; what is not shown happens silently."""
        self.motion.hold = 0
        if event[0] in SHOWS:
            SHOWS[event[0]](self, *event[1:])
        else:
            self._begin_seldom(event)
        if not self.motion.thing:
            self._arrive()

    def _begin_seldom(self, event):
        """Without room in memory it happens silently."""
        try:
            from screens.table import seldom
            seldom.begin(self, event)
        except MemoryError:
            pass
        if not self.dealing:  # what tells of the deal tells of the upcard, too
            memory.tidy()

    def _arrive(self):
        """What was shown has happened: now the table shows it too."""
        if not self.game.table.events:
            self.screen.refresh()
        elif self.top >= 0:
            put_card(self.screen.piles.tops[self.pile], self.top)
        self.top = -1
        self.motion.stand()
        gc.collect()  # nothing moves now, and what stays for long comes to lie at the low end of the memory

    def _rest(self):
        """The words have stood long enough. While cards are dealt, the next one comes."""
        motion = self.motion
        motion.holding = False
        if self.dealing:
            hand = self.screen.hand
            hand.visible += 1
            hand.sync(hand.cards)
            self.machine.sound("deal")
            motion.stand()
            motion.holding = self.dealing = hand.visible < len(hand.cards)
            if not self.dealing:
                hand.visible = 99  # also for cards that come later: where one chooses first, there are none yet

    # --- what events are shown with -------------------------------------------------------------------------------

    def fly(self, card: int, start: tuple, end: tuple):
        self.motion.fly(card, start, end)

    def wait(self, time: int):
        self.motion.wait(time)

    def tell(self, seat: int, words: str, time: int):
        """Say what somebody does, unless it is the viewer who sees the own card move."""
        if seat != self.game.viewer:
            self.screen.bar.tell(words)
            self.wait(time)

    def note(self, words: str):
        """Something that must be read before the game goes on."""
        self.screen.bar.tell(words)
        self.motion.hold = pace.TROUBLE
        self.motion.stand()

    def name(self, seat: int) -> str:
        return self.game.names[seat]

    def spot(self, seat: int) -> tuple:
        """Where a seat's cards come from and go to."""
        if seat == self.game.viewer:
            return self.screen.from_x, HIGH
        return self.screen.strip.x_of(seat, self.game) + 2, -3

    def pile_spot(self, source: str, pile: int = 0) -> tuple:
        return self.screen.piles.x_of(source, pile), self.screen.piles.y

    def leave_hand(self, seat: int):
        """The viewer's card has left the hand before it flies."""
        if seat == self.game.viewer:
            self.screen.hand.active = False
            self.screen.hand.sync(self.game.table.hands[seat])


def drew(show, seat: int, source: str, card: int):
    show.machine.sound("draw")
    screen, pile = show.screen, 0
    if source != DECK and source != SAVED_CARD:
        source, pile = PILE, screen.piles.taken_from(show.game.table)
    start = show.pile_spot(source, pile)
    if seat == show.game.viewer:
        screen.show_drawn(card)
        show.fly(card, start, show.spot(seat))
        return
    hidden = source != PILE
    if hidden:
        show.tell(seat, show.say.DRAWS.format(show.name(seat)), pace.DRAWS)
    else:
        show.tell(seat, show.say.TAKES.format(show.name(seat), show.screen.name(card)), pace.TAKES)
    show.fly(BACK if hidden else card, start, show.spot(seat))


def added(show, seat: int, card: int, owner: int, index: int, end: str):
    """A card was hit."""
    show.machine.sound("hit")
    screen = show.screen
    if seat == owner:
        words = show.say.HITS_OWN.format(show.name(seat), show.screen.name(card))
    elif owner == show.game.viewer and show.game.persons == 1:
        words = show.say.HITS_YOURS.format(show.name(seat), show.screen.name(card))
    else:
        words = show.say.HITS.format(show.name(seat), show.screen.name(card), show.name(owner))
    show.tell(seat, words, pace.HITS)
    screen.groups.scroll_to(owner)
    spot = screen.group_spot(owner, index, end == LOW_END)
    show.leave_hand(seat)
    show.fly(card, show.spot(seat), spot)


def discarded(show, seat: int, card: int, down: bool, pile: int):
    show.machine.sound("discard")
    show.tell(seat, show.say.DISCARDS.format(show.name(seat), show.screen.name(card)), pace.DISCARDS)
    show.leave_hand(seat)
    show.fly(BACK if down else card, show.spot(seat), show.pile_spot(PILE, pile))
    show.top, show.pile = card, pile


SHOWS = {DREW: drew, ADDED: added, DISCARDED: discarded}
