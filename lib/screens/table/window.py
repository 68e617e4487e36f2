# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: the time window after a discard in which others may knock for it. While it is open least memory is free of all:
what it asks phase10.knocking is imported when it is asked.
"""

from handheld import clock, icons
from handheld.keys import RIGHT, A, B
from phase10 import engine
from phase10.actions import DISCARD, DRAW, KNOCK
from phase10.table import NOBODY
from screens.table.knockers import Knockers

_CALM = 400  # ms: an A that comes sooner after another key was to skip what was shown, and is no answer
_MOMENT = 1500  # ms until a bot knocks


class Part:
    """A single person has rules.knockWindow seconds to press A; the bots decide meanwhile, and the first one that wants
    to knocks after _MOMENT. For a card that is of no use A lets it go, too, until the pad chooses to take it. Several
    persons who share the device are asked in turn order; there A must not tell the others what is of use.
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
        self.takes = self.game.persons > 1 or self.is_useful()  # does A knock for the card, or take it?
        self.show()

    def is_useful(self) -> bool:
        """Is the card of use to the person? True, too, if there is no memory to find out."""
        try:
            from phase10.knocking import is_wanted
            return is_wanted(self.game.table, self.game.viewer, self.screen.panel.short)
        except MemoryError:
            return True

    def close(self):
        if self.game.moment == "window":  # then the bots come anew
            self.game.forget_bots()

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
        over = self.asked >= len(self.persons)
        if self.game.persons == 1:
            time = min(_MOMENT, self.time) if self.bots.first >= 0 else self.time
            over = over and not self.must_be_quick() or clock.since(self.start) >= time
        if over:
            self.end()
        elif self.game.persons == 1:
            self.show()
        return None

    def end(self):
        """The time is over: the bot knocks, or nobody."""
        self.knock(self.bots.first)

    def knock_for(self, person: int):
        """The person has knocked, before the bot; rules.knockPriority may prefer the bot."""
        if self.bots.first >= 0:
            from phase10.knocking import who_gets
            person = who_gets(self.game.table, (person, self.bots.first))
        self.knock(person)

    def knock(self, seat: int):
        screen = self.screen
        screen.close_part()
        screen.turn.ready = False
        screen.show.own = False
        if seat >= 0:
            self.game.do(seat, (KNOCK,))
        screen.refresh()

    def key(self, event: int):
        table, game = self.game.table, self.game
        if event == A:
            gap, self.before = clock.since(self.before), clock.ms()
            if gap < _CALM:
                return
        asked = self.asked < len(self.persons)
        if not asked and not (self.must_be_quick() and self.left >= 0 and table.turn == game.viewer):
            return
        if event <= RIGHT and game.persons == 1:
            self.takes = not self.takes
            self.left = -1
            self.show()
        elif event == B or event == A and not self.takes:
            self.let_go(asked)
        elif event == A and not asked:
            self.screen.close_part()
            self.screen.do((DRAW, DISCARD))
        elif event == A and self.bots.are_asked() and table.rules.knockPriority == "seat":
            self.knocker = self.persons[self.asked]
            self.screen.bar.tell("")
        elif event == A:
            self.knock_for(self.persons[self.asked])

    def let_go(self, asked: bool):
        """The person asked does not knock, or the one in turn does not take the card."""
        self.screen.bar.tell(self.words.LET_GO)  # until the next person is asked or a move is shown
        if not asked:
            self.screen.then(self.end)
            return
        self.asked += 1
        if self.game.persons > 1:
            self.left = -1
            self.show()

    def show(self):
        """Show what A and B do, and the seconds left; only when these change."""
        left = (self.time - clock.since(self.start) + 999) // 1000
        if left == self.left:
            return
        self.left = left
        screen, words, game = self.screen, self.words, self.game
        card = screen.name(game.table.pile[-1])
        if self.asked < len(self.persons) and game.persons > 1:
            person = self.persons[self.asked]
            self.cover(person)
            screen.bar.show(words.KNOCK_WHO.format(game.names[person]), words.LET_GO)
        elif self.asked < len(self.persons):
            self.offer(words.KNOCK.format(card, left), words.TO_KNOCK, card)
        elif self.must_be_quick():
            self.offer(words.TAKE_NOW.format(card), words.TO_TAKE, card)

    def offer(self, taking: str, other: str, card: str):
        """Show that A takes the card, or that it leaves it and the pad would choose the other."""
        if self.takes:
            self.screen.bar.show(taking, self.words.LET_GO)
        else:
            self.screen.bar.show(self.words.LEAVE.format(card), other, icons.PAD)

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
