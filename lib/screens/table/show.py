# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Show animates the events of game.table, which has executed them already, one after another. The frequent ones are in
SHOWS of played.py, infrequent ones in modules that rare_events.py dispatches to, those of options in their Extra.
"""

import gc

import memory
from handheld import clock, sheets
from handheld.colours import PLAIN
from handheld.screen import hide
from screens import pace
from screens.table.felt import ALL, HIGH
from screens.table.played import SHOWS
from screens.table.tiles import put_card


class Motion:
    """One eased animation of a display part, and how long its message stays after that."""

    def __init__(self, machine, percent: int):
        self.machine = machine
        self.percent = percent  # scales the times in pace.py; 0: no animation
        self.flyer = sheets.load("cards").grid(palette=sheets.palette(PLAIN))
        self.flyer.hidden = True
        self.moving = None  # the part that moves, from (x0, y0) to (x1, y1), since `start`, for `time` ms
        self.x0 = self.y0 = self.x1 = self.y1 = self.start = self.time = 0
        self.hold = 0  # ms that the message stays after the animation
        self.holding = False  # is that under way, since `start`?

    def fly(self, card: int, start: tuple, end: tuple):
        """Start moving the flying card from start to end, as (x, y)."""
        if self.percent:
            put_card(self.flyer, card)
            hide(self.flyer, False)
            self.move(self.flyer, start, end)

    def move(self, part, start: tuple, end: tuple):
        if self.percent:
            self.x0, self.y0 = part.x, part.y = start
            self.x1, self.y1 = end
            self.moving = part
            self.start, self.time = self.machine.now, pace.CARD * self.percent // 100

    def step(self) -> bool:
        """Move with ease-out for this frame; True when it has arrived."""
        part = clock.diff(self.machine.now, self.start) * 256 // self.time
        if part >= 256:
            self.land()
            return True
        part = part * (512 - part) >> 8
        self.moving.x = self.x0 + ((self.x1 - self.x0) * part >> 8)
        self.moving.y = self.y0 + ((self.y1 - self.y0) * part >> 8)
        return False

    def land(self):
        self.moving.x, self.moving.y = self.x1, self.y1
        hide(self.flyer, True)
        self.moving = None

    def start_hold(self):
        self.holding = self.hold > 0
        self.start = self.machine.now


class Show:
    def __init__(self, screen, percent: int):
        self.screen = screen
        self.game = screen.game
        self.names = screen.game.names
        self.machine = screen.app.machine
        self.motion = Motion(self.machine, percent)
        self.own = False  # is it the viewer's own move?
        self.top = 0  # the card to show on a discard pile when it has arrived, 0: none
        self.pile = 0  # the index of that pile
        self.dealing = False  # is the deal being animated?
        self.animation = None  # the Animation to show after the motion
        self.untidy = False  # may what has begun an infrequent event still be loaded?
        self.waiting = bytearray(self.game.table.skips)  # by seat: the Skip that is seen to wait there, 0: none

    def busy(self) -> bool:
        motion = self.motion
        return motion.moving is not None or bool(self.animation) or motion.holding or bool(self.game.table.events)

    def tick(self) -> bool:
        """Show the next frame; False if there is nothing more to show."""
        motion, events = self.motion, self.game.table.events
        self.screen.bar.tick()
        if motion.moving:
            self._tidy()
            if motion.step():
                self._arrive()
                if self.animation:  # now, or a phase would be seen lying for a frame before it drops
                    self.animation.step()
        elif self.animation:
            if self.animation.step():
                self._end_animation()
        elif motion.holding:
            if clock.diff(self.machine.now, motion.start) >= motion.hold:
                self._end_hold()
        elif events:
            self._begin(events.pop(0))
        else:
            return False
        return True

    def finish(self, event: int = 0):
        """Skip to the end of the current animation; waiting events are still to be shown. event: the key that asked for
        it, which the screen goes on with then, 0: none.
        """
        if self.motion.moving:
            self._tidy()
            self.motion.land()
            self._arrive()
        while self.animation:
            self._end_animation()
        self.motion.holding = False
        if self.dealing:
            self.screen.hand.visible = ALL - 1  # _end_hold() adds one
            self._end_hold()
        if event:
            self.screen.then(self.screen.go_on_with, event)

    def _end_animation(self):
        animation = self.animation
        self.animation = animation.later
        animation.end()

    # --- one event ------------------------------------------------------------------------------------------------

    def load(self) -> bool:
        """If an infrequent event comes next, load the next module that it needs; False if none is missing."""
        motion, events = self.motion, self.game.table.events
        if motion.moving or self.animation or motion.holding or not events or events[0][0] in SHOWS or self.dealing:
            return False
        try:
            if memory.load_one("screens.table.rare_events"):
                return True
            from screens.table import rare_events
            return rare_events.load(self, *events[0])
        except Exception:  # _begin_rare() will raise it again
            return False

    def _begin(self, event):
        self.motion.hold = 0
        if event[0] in SHOWS:
            SHOWS[event[0]](self, *event[1:])
        else:
            self._begin_rare(event)
        if not self.motion.moving:
            self._arrive()

    def _begin_rare(self, event):
        """Show an infrequent event, or nothing if memory is too short."""
        try:
            from screens.table import rare_events
            rare_events.begin(self, event)
        except MemoryError:
            pass
        self.untidy = not self.dealing  # the same module shows the upcard next
        if not self.motion.moving:
            self._tidy()

    def _tidy(self):
        """Unload what has begun an infrequent event; while its motion runs, not in its first frame, which is long."""
        if self.untidy:
            self.untidy = False
            memory.tidy()

    def _arrive(self):
        """The motion has ended: update the table."""
        if not self.game.table.events:
            self.screen.refresh()
        elif self.top:
            put_card(self.screen.piles.tops[self.pile], self.top)
        self.top = 0
        self.motion.start_hold()
        gc.collect()  # now, while nothing moves; later allocations that stay are then low in the heap

    def _end_hold(self):
        """The time of the message is over. During the deal, show the next card."""
        motion = self.motion
        motion.holding = False
        if self.dealing:
            hand = self.screen.hand
            hand.visible += 1
            hand.sync(hand.cards)
            self.machine.sound("deal")
            motion.start_hold()
            motion.holding = self.dealing = hand.visible < len(hand.cards)
            if not self.dealing:
                hand.visible = ALL  # if phases are chosen before the deal, there are no cards yet

    # --- helpers of the functions in SHOWS ------------------------------------------------------------------------

    def tell(self, seat: int, words: str, time: int):
        """Show a message about a seat's move, but not about the viewer's own."""
        if seat != self.game.viewer:
            self.announce(words, time)

    def announce(self, words: str, time: int):
        """Show a message for that time, scaled, after the motion."""
        self.screen.bar.tell(words)
        self.motion.hold = pace.hold(time, self.motion.percent)

    def note(self, words: str):
        """Show a message long enough to be read before the game goes on."""
        self.screen.bar.tell(words)
        self.motion.hold = pace.TROUBLE
        self.motion.start_hold()

    def spot(self, seat: int) -> tuple:
        """Return (x, y) where cards of a seat start and end their flight."""
        if seat == self.game.viewer:
            return self.screen.sync.from_x, HIGH
        return self.screen.strip.x_of(seat, self.game) + 2, -3

    def pile_spot(self, source: str, pile: int = 0) -> tuple:
        return self.screen.piles.x_of(source, pile), self.screen.piles.y

    def leave_hand(self, seat: int):
        """Remove the viewer's card from the hand before it flies."""
        if seat == self.game.viewer:
            self.screen.hand.active = False
            self.screen.hand.sync(self.game.table.hands[seat])
