# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: the time window after a discard in which others may knock for it."""

from handheld import clock
from handheld.keys import A, B
from phase10 import engine
from phase10.actions import DISCARD, DRAW, KNOCK
from phase10.knocking import who_gets
from phase10.table import NOBODY
from screens.table.knockers import Knockers

_CALM = 400  # ms: an A that comes sooner after another key was to skip what was shown, and is no answer
_MOMENT = 1500  # ms until a bot knocks


class Part:
    """A single person has rules.knockWindow seconds to press A; the bots decide meanwhile, and the first one that wants
    to knocks after _MOMENT. Several persons who share the device are asked in turn order.
    """

    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.words = screen.app.words_of("knocking")
        table = self.game.table
        order = [(table.turn + i) % table.seats for i in range(1, table.seats)]
        may = [seat for seat in order if engine.why_not(table, seat, (KNOCK,)) is None]
        self.persons = [seat for seat in may if self.game.is_person(seat)]
        self.bots = Knockers(self.game, [seat for seat in may if not self.game.is_person(seat)])
        self.asked = 0  # index in persons of the one being asked
        self.knocker = NOBODY  # the person who has knocked while the bots still decide
        self.start = clock.ms()
        self.before = self.start - screen.app.machine.power.idle()  # when A, or before the window any key, was pressed
        self.time = int(table.rules.knockWindow) * 1000
        self.left = -1
        self.show()

    def close(self):
        if self.game.moment == "window":  # then the bots come anew
            self.game.forget_bots()

    # --- time -----------------------------------------------------------------------------------------------------

    def tick(self):
        """Let the bots decide, a step per frame; end the window when its time is over."""
        if self.bots.are_asked():
            self.bots.ask()
            if self.bots.first >= 0:
                self.left = -1  # another line has to be shown
            return 0
        if self.knocker != NOBODY:
            self.knock_for(self.knocker)
            return None
        own_turn = self.must_be_quick()
        gone = clock.since(self.start)
        if self.game.persons > 1:
            if self.asked >= len(self.persons):
                self.end()
        elif self.asked >= len(self.persons) and not own_turn:
            self.end()
        elif gone >= (min(_MOMENT, self.time) if self.bots.first >= 0 else self.time):
            self.end()
        else:
            self.show()
        return None

    def end(self):
        """The time is over: the bot knocks, or nobody."""
        self.knock(self.bots.first)

    def knock_for(self, person: int):
        """The person has knocked, before the bot; rules.knockPriority may prefer the bot."""
        bot = self.bots.first
        self.knock(person if bot < 0 else who_gets(self.game.table, (person, bot)))

    def knock(self, seat: int):
        screen = self.screen
        screen.close_part()
        screen.turn.ready = False
        screen.show.own = False
        if seat >= 0:
            self.game.do(seat, (KNOCK,))
        screen.refresh()

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        table, game = self.game.table, self.game
        if event == A:
            gap, self.before = clock.since(self.before), clock.ms()
            if gap < _CALM:
                return
        if self.asked < len(self.persons):
            if event == A and self.bots.are_asked() and table.rules.knockPriority == "seat":
                self.knocker = self.persons[self.asked]
                self.screen.bar.tell("")
            elif event == A:
                self.knock_for(self.persons[self.asked])
            elif event == B:
                self.asked += 1
                self.screen.bar.tell(self.words.LET_GO)  # until the next person is asked or a move is shown
                if game.persons > 1:
                    self.left = -1
                    self.show()
        elif self.must_be_quick() and self.left >= 0 and table.turn == game.viewer:
            if event == A:
                self.screen.close_part()
                self.screen.do((DRAW, DISCARD))
            elif event == B:
                self.screen.bar.tell(self.words.LET_GO)
                self.screen.then(self.end)

    def show(self):
        """Show what A and B do, and the seconds left; only when these change."""
        left = (self.time - clock.since(self.start) + 999) // 1000
        if left == self.left:
            return
        self.left = left
        screen, words, game = self.screen, self.words, self.game
        card = screen.name(game.table.pile[-1])
        if self.asked < len(self.persons):
            if game.persons == 1:
                screen.bar.show(words.KNOCK.format(card, left), words.LET_GO)
            else:
                person = self.persons[self.asked]
                self.cover(person)
                screen.bar.show(words.KNOCK_WHO.format(game.names[person]), words.LET_GO)
        elif self.must_be_quick():
            screen.bar.show(words.TAKE_NOW.format(card), words.LET_GO)

    def cover(self, person: int):
        """Hide the hand: the person asked may take the device, and must not see the cards of who held it."""
        screen, game = self.screen, self.game
        if game.held and person == game.viewer:
            return
        game.held = screen.sync.unmeasured = False  # not held: again, for lack of memory may have ended the first try
        screen.refresh()
        if not game.table.laid[game.viewer]:  # laid groups are public
            screen.panel.minis.clear()
            screen.panel.info.show("")

    def must_be_quick(self) -> bool:
        """Is it the turn of a person who may still take what a bot is about to knock for?"""
        table = self.game.table
        if self.bots.first < 0 or not self.game.is_person(table.turn):
            return False
        return engine.why_not(table, table.turn, (DRAW, DISCARD)) is None  # who floats may take only what fits
