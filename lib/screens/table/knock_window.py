# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: the time window after a discard in which persons may knock for it, once the bots have decided (knockers.py)."""

from handheld import clock, icons
from handheld.keys import RIGHT, A, B
from phase10.actions import DISCARD, DRAW
from screens.table.knockers import knock

_CALM = 400  # ms: an A that comes sooner after another key was to skip what was shown, and is no answer
_MOMENT = 1500  # ms until a bot knocks


class Part:
    """A single person has rules.knockWindow seconds to press A, or _MOMENT if a bot wants to knock. For a card that is
    of no use A lets it go, too, until the pad chooses to take it. The person in turn, who cannot knock, may draw the
    card before the bot gets it. Several persons who share the device are asked in turn order; there A must not tell
    the others what is of use.
    """

    def __init__(self, screen, persons: list, bot: int):
        """persons: who may knock; none: the person in turn is asked. bot: who knocks if no person does, -1: nobody."""
        self.screen = screen
        self.game = screen.game
        self.words = screen.app.words_of("knocking")
        self.persons = persons
        self.bot = bot
        self.asked = 0  # index in persons of the one being asked
        self.start = clock.ms()
        self.before = self.start - screen.app.machine.power.idle()  # when A, or before the window any key, was pressed
        self.time = int(self.game.rules.knockWindow) * 1000
        self.left = -1  # the seconds left, as show() has last shown them; -1: show all anew
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
        """There is nothing to take away: the bar shows something else next."""

    def tick(self):
        """End the window of a single person when its time is over."""
        if self.game.persons == 1:
            if clock.since(self.start) >= (min(_MOMENT, self.time) if self.bot >= 0 else self.time):
                self.end(self.bot)
            else:
                self.show()

    def end(self, seat: int):
        """The window is over, and this seat knocks; -1: nobody."""
        self.screen.close_part()
        knock(self.screen, seat)

    def key(self, event: int):
        if event == A:
            gap, self.before = clock.since(self.before), clock.ms()
            if gap < _CALM:
                return
        if event <= RIGHT and self.game.persons == 1:
            self.takes = not self.takes
            self.left = -1
            self.show()
        elif event == B or event == A and not self.takes:
            self.let_go()
        elif event == A and not self.persons:
            self.screen.close_part()
            self.screen.do((DRAW, DISCARD))
        elif event == A:
            seat = self.persons[self.asked]
            if self.bot >= 0:  # both knock: rules.knockPriority decides
                from phase10.knocking import who_gets
                seat = who_gets(self.game.table, (seat, self.bot))
            self.end(seat)

    def let_go(self):
        """The person asked does not knock, or the one in turn does not take the card."""
        self.screen.bar.tell(self.words.LET_GO)  # until the next person is asked or a move is shown
        self.asked += 1
        if self.asked < len(self.persons):
            self.left = -1
            self.show()
        else:
            self.screen.then(self.end, self.bot)

    def show(self):
        """Show what A and B do, and the seconds left; only when these change."""
        left = (self.time - clock.since(self.start) + 999) // 1000
        if left == self.left:
            return
        self.left = left
        screen, words, game = self.screen, self.words, self.game
        card = screen.name(game.table.pile[-1])
        if game.persons > 1:
            person = self.persons[self.asked]
            self.cover(person)
            screen.bar.show(words.KNOCK_WHO.format(game.names[person]), words.LET_GO)
        elif self.persons:
            self.offer(words.KNOCK.format(card, left), words.TO_KNOCK, card)
        else:
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
        # also if it is hidden by now: lack of memory may have ended the first try half-way
        game.held = screen.sync.unmeasured = False
        screen.refresh()
        if not game.table.laid[game.viewer]:  # laid groups are public
            screen.panel.minis.clear()
            screen.panel.info.show("")
