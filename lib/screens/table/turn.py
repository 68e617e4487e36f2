# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The viewer's own turn: what the keys do, and the line that says so. What there is to choose from is choices.py's
business; what a choice leads to, the screen's.
"""

from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, UP, A, B
from phase10 import turn
from phase10.actions import DISCARD, DRAWING, PLAYING, TURNING
from phase10.cards import WILD
from screens.table.choices import Choices
from screens.table.strips import PAD

ON_HAND, ON_LAY, ON_GROUPS = range(3)


class Turn:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.choices = Choices(screen)
        self.ready = False  # do the keys belong to it?
        self.focus = ON_HAND
        self.sure = False  # has it been asked whether a Wild is to be discarded?
        self.can_lay = False

    def begin(self):
        """The viewer's keys are asked for."""
        table = self.game.table
        self.ready = True
        self.sure = False
        self.choices.at = 0
        self.can_lay = table.step == PLAYING and turn.can_lay(table, table.turn)
        self.focus = ON_LAY if self.can_lay else ON_HAND

    def tick(self):
        """While the keys are waited for: a move that can be undone may come."""
        table = self.game.table
        if self.can_lay or len(self.choices.uses) > 1 or table.laid[table.turn]:
            self.game.remember()

    def on_card(self) -> bool:
        """Is a card of the hand chosen?"""
        return self.ready and self.focus == ON_HAND and self.game.table.step in (PLAYING, TURNING)

    def draw(self):
        """What A would draw, None when nothing is to be drawn."""
        if self.ready and self.focus == ON_HAND and self.game.table.step == DRAWING:
            return self.choices.uses[self.choices.at][0]
        return None

    def find_choices(self):
        if self.ready:
            self.choices.find(self.screen.hand.card())
        else:
            self.choices.clear()

    def show_choice(self):
        """Another card has been chosen, or another use of it: only what depends on that is drawn again."""
        self.find_choices()
        if self.choices.lit or self.screen.shining:
            self.screen.show_lit()
        self.prompt()

    def prompt(self):
        """The line that says what the keys do."""
        screen, choices, table = self.screen, self.choices, self.game.table
        say, bar = screen.say, screen.bar
        back = say.BACK if self.sure else say.UNDO if self.game.can_undo() else ""
        if self.focus == ON_GROUPS:
            groups = screen.groups
            names = [self.game.names[seat] for seat in groups.owners[groups.first : groups.first + 2]]
            bar.tell("↑↓ " + ", ".join(names), say.BACK)
        elif self.focus == ON_LAY:
            bar.show(say.LAY % table.rules.numbers[screen.panel.at], say.LATER)
        elif table.step == DRAWING and not back and len(choices.uses) > 1:
            bar.show(choices.meaning(self.sure), choices.other_draw(), PAD)
        else:
            bar.show(choices.meaning(self.sure), back)
            if table.step == PLAYING and (table.laid[table.turn] or len(choices.uses) > 1):
                screen.panel.info.show(choices.other_use())

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        screen, key = self.screen, event & 15
        if event == SELECT | HELD:
            screen.soon(screen.open, "hint")
        elif key == SELECT:
            screen.hand.sort()
        elif key == B:
            self._back()
        elif self.focus == ON_GROUPS:
            self._look(key)
        elif self.game.table.step == DRAWING:
            self._draw_key(key)
        elif self.focus == ON_LAY:
            if key == A:
                screen.soon(screen.open, "lay")
            elif key in (DOWN, LEFT, RIGHT):
                self._back()
        else:
            self._card_key(key)

    def _back(self):
        if self.focus != ON_HAND:
            self.focus = ON_HAND
        elif self.sure:
            self.sure = False
        elif self.game.can_undo():
            self.screen.soon(self.screen.take_back)
            return
        self.screen.refresh()

    def _draw_key(self, key: int):
        screen, choices = self.screen, self.choices
        if key in (LEFT, RIGHT):
            if len(choices.uses) < 2:
                screen.soon(screen.refuse, "cannot-take")
                return
            choices.at = (choices.at + (1 if key == RIGHT else -1)) % len(choices.uses)
            screen.app.machine.sound("move")
            screen.show_draw()
            screen.then(self.prompt)
        elif key == A:
            screen.do(choices.uses[choices.at][0])
        else:
            self._look(key)

    def _card_key(self, key: int):
        choices = self.choices
        asked, self.sure = self.sure, False
        if key in (LEFT, RIGHT):
            self.screen.hand.move(1 if key == RIGHT else -1)
            choices.at = 0
            self.screen.app.machine.sound("move")
            self.screen.then(self.show_choice)  # first the card, then what it is good for
            return
        if key == A:
            self._play_card(choices.uses[choices.at], asked)
            return
        if key == DOWN:
            choices.at = min(choices.at + 1, len(choices.uses) - 1)
        elif choices.at or asked:
            choices.at = max(choices.at - 1, 0)
        elif self.can_lay:
            self.focus = ON_LAY
            self.screen.refresh()
            return
        else:
            self._look(key)
            return
        self.show_choice()

    def _look(self, key: int):
        """Scroll through the groups on the table."""
        groups = self.screen.groups
        if self.focus != ON_GROUPS:
            if len(groups.owners) < 3:
                return
            self.focus = ON_GROUPS
        elif key == UP:
            groups.first -= 1
        elif key == DOWN:
            groups.first += 1
        self.screen.refresh()

    def _play_card(self, actions, asked: bool):
        """A on a card: hit it, discard it, play it at somebody; where there is a choice, ask."""
        self.sure = asked
        if actions[0] == (DISCARD, WILD) and not asked and len(self.screen.hand.cards) > 1:
            self.sure = True
            self.prompt()
        elif len(actions) == 1:
            self.screen.do(actions[0])
        else:
            self.screen.soon(self.screen.open, "aim", list(actions))
