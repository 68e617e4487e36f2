# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The viewer's own turn: what has the cursor, the keys that always mean the same, and the line that says what they do.
What there is to choose from stands in drawing.py and playing.py. What a choice leads to is the screen's business.
"""

import memory
from handheld import clock
from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, UP, A, B
from handheld.power import QUIET
from phase10 import turn
from phase10.actions import DRAWING, PLAYING, TURNING
from phase10.phases import label
from micropython import const

ON_HAND, ON_LAY, ON_GROUPS = range(3)
_IDLE = const(12_000)  # ms without a key, until it is told that there are hints


class Turn:
    """The keys of the turn."""

    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.choices = None  # as long as they are asked for
        self.step = ""  # the table's for which these are
        self.lit = []  # the hits that the chosen card is good for; their groups shine
        self.ready = False  # do the keys belong to it?
        self.focus = ON_HAND
        self.sure = ""  # what has been asked about a discard
        self.spare = 0  # the card that nothing need be asked about
        self.can_lay = False
        self.first = None  # a key that came while the turn was on its way, 0: none; None: it is not

    def come_at_once(self):
        """It begins, in one frame."""
        self.screen.bots.leave()
        self.come()
        while self.screen.later:
            self.screen.act()

    def come(self):
        """It begins, in steps: keys are looked at in between."""
        self.screen.show_hand()
        self.screen.show_phase(())
        self.screen.then(self.come_to_keys)

    def come_to_keys(self):
        self.begin()
        self.screen.then(self.offer)

    def offer(self):
        """What the keys do is seen; one that came too early does it now."""
        screen, drawing = self.screen, self.game.table.step == DRAWING
        first, self.first = self.first, None
        if drawing:
            screen.app.machine.sound("turn")
        screen.app.machine.lights("turn")
        screen.refresh()
        if not screen.teach("draw" if drawing else "play") and first:
            self.key(first)

    def begin(self):
        """The viewer's keys are asked for."""
        table = self.game.table
        self.ready = True
        self.sure = ""
        self.rest()
        self.can_lay = table.step == PLAYING and turn.can_lay(table, table.turn)
        self.focus = ON_LAY if self.can_lay else ON_HAND
        self.game.with_room(self.point, None)
        memory.tidy()
        if not self.choices:  # there was room for nothing of it
            self.find_choices()

    def point(self):
        from screens.table import sense
        sense.point(self)

    def rest(self):
        """Nothing is to be chosen."""
        self.choices = None
        self.lit.clear()

    def tick(self):
        """While the keys are waited for: a move that can be undone may come."""
        table, screen = self.game.table, self.screen
        if screen.app.machine.power.idle() < QUIET:
            return  # to remember takes long, and the next key is not to wait for it
        if self.can_lay or len(self.choices.uses) > 1 or table.laid[table.turn]:
            self.game.remember()
        if "wait TIP" in self.game.lessons:
            if min(screen.app.machine.power.idle(), clock.since(screen.bar.since)) > _IDLE:
                screen.open("coach", "wait TIP")

    def on_card(self) -> bool:
        """Is a card of the hand chosen?"""
        return self.ready and self.focus == ON_HAND and self.game.table.step in (PLAYING, TURNING)

    def draw(self):
        """What A would draw, None when nothing is to be drawn."""
        if self.ready and self.focus == ON_HAND and self.game.table.step == DRAWING:
            return self.choices.uses[self.choices.at][0]
        return None

    def find_choices(self):
        """What can be done now, with the chosen card."""
        if not self.ready:
            self.rest()
            return
        if not self.choices or self.step != self.game.table.step:
            self.step = self.game.table.step
            module = self.game.with_room(import_drawing if self.step == DRAWING else import_playing)
            self.choices = module.Choices(self.screen)
        self.lit.clear()
        self.choices.find(self, self.screen.hand.card())

    def show_choice(self):
        """Another card has been chosen, or another use of it: only what depends on that is drawn again."""
        self.find_choices()
        if self.lit or self.screen.shining:
            self.screen.show_lit()
        self.prompt()

    def prompt(self):
        """The line that says what the keys do."""
        screen, say, bar = self.screen, self.screen.say, self.screen.bar
        back = say.BACK if self.sure else say.UNDO if self.game.can_undo() else ""
        if self.focus == ON_GROUPS:
            groups = screen.groups
            names = [self.game.names[seat] for seat in groups.owners[groups.first : groups.first + groups.rows]]
            bar.tell("↑↓ " + ", ".join(names), say.BACK)
        elif self.focus == ON_LAY:
            screen.panel.info.show(say.COMPLETE)
            bar.show(say.LAY.format(label(self.game.table.rules.numbers[screen.panel.at])), say.LATER)
        else:
            self.choices.prompt(self._meaning(), back)

    def _meaning(self) -> str:
        """What A does with the choice, in words."""
        action = self.choices.uses[self.choices.at][0]
        for extra in self.screen.extras:
            words = extra.meaning(action)
            if words:
                return words
        return self.choices.meaning(self, action)

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        screen, key = self.screen, event & 15
        if event == SELECT | HELD:
            screen.soon_open("hint")
        elif key == SELECT:
            screen.hand.sort()
        elif key == B:
            self._back()
        elif self.focus == ON_GROUPS:
            self.look(key)
        elif self.focus == ON_LAY:
            if key == A:
                screen.soon_open("lay")
            elif key in (DOWN, LEFT, RIGHT):
                self._back()
        else:
            self.choices.key(self, key)

    def _back(self):
        if self.focus != ON_HAND:
            self.focus = ON_HAND
        elif self.sure:
            self.sure = ""
        elif self.game.can_undo():
            self.screen.soon(self.screen.take_back)
            return
        self.screen.refresh()

    def leave_hand(self, key: int):
        """Up from the hand: to the phase that can be laid, or to the groups."""
        if self.can_lay:
            self.focus = ON_LAY
            self.screen.refresh()
        else:
            self.look(key)

    def look(self, key: int):
        """Scroll through the groups on the table."""
        groups = self.screen.groups
        if self.focus != ON_GROUPS:
            if len(groups.owners) <= groups.rows:
                return
            self.focus = ON_GROUPS
        elif key == UP:
            groups.first -= 1
        elif key == DOWN:
            groups.first += 1
        self.screen.refresh()


def import_drawing():
    from screens.table import drawing
    return drawing


def import_playing():
    from screens.table import playing
    return playing
