# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The viewer's own turn: what there is to choose from, what the keys do, and the line that says so. What a choice leads
to is the screen's business.
"""

from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, UP, A, B
from phase10 import engine, turn
from phase10.actions import DOWN as FACE_DOWN
from phase10.actions import (
    CANNOT_TAKE, DECK, DISCARD, DRAW, DRAWING, HIGH_END, HIT, LOW_END, NEED_TARGET, PILE, PLAYING, SAVED_CARD,
    TURN, TURNING, WHICH_END,
)
from phase10.cards import RULE, SKIP, WILD
from screens.table.strips import PAD

ON_HAND, ON_LAY, ON_GROUPS = range(3)


class Choices:
    """What the viewer could do now: for each draw, or each use of the chosen card, a list of actions; of more than one,
    A asks which (aim.py). Whether an action is allowed is always asked of the table. And what the line calls it.
    """

    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.uses = []
        self.at = 0  # which of them A means
        self.lit = []  # the hits among them; their groups shine

    def clear(self):
        self.uses.clear()
        self.lit.clear()

    def find(self, card: int):
        """All there is to do with that card of the hand, or to draw."""
        table = self.game.table
        self.clear()
        if table.step == DRAWING:
            self._find_draws(table)
        elif table.step == PLAYING:
            self._find_uses(table, card)
        else:
            self.uses.append([(TURN, card)])
        self.at = min(self.at, len(self.uses) - 1)

    def _find_draws(self, table):
        draws = [(DRAW, DECK), (DRAW, DISCARD)]
        draws += [(DRAW, PILE, pile) for pile in range(1, len(table.piles))]
        for draw in draws:
            if engine.why_not(table, table.turn, draw) is None:
                self.uses.append([draw])
        for extra in self.screen.extras:
            extra.add_draws(table, self.uses)

    def _find_uses(self, table, card: int):
        """Hit the card, discard it, play it at somebody, and what an option may bring."""
        if table.laid[table.turn]:
            self._find_hits(table, card)
        if self.lit:
            self.uses.append(self.lit)
        discards = self._discards(table, card)
        if discards or not self.lit:
            self.uses.append(discards or [(DISCARD, card)])
        for extra in self.screen.extras:
            extra.add_uses(table, card, self.uses)

    def _find_hits(self, table, card: int):
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                code = engine.why_not(table, table.turn, (HIT, card, owner, index))
                if code is None:
                    self.lit.append((HIT, card, owner, index, ""))
                elif code == WHICH_END:
                    self.lit.append((HIT, card, owner, index, LOW_END))
                    self.lit.append((HIT, card, owner, index, HIGH_END))

    def _discards(self, table, card: int) -> list:
        """Where the card may be discarded: simply, at which seats, on which piles; empty when it may not."""
        tries = [(DISCARD, card)]
        if card == RULE:
            tries.append((DISCARD, card, FACE_DOWN))
        elif engine.why_not(table, table.turn, tries[0]) == NEED_TARGET:
            tries = [(DISCARD, card, -1, pile) for pile in range(len(table.piles))]
            if card == SKIP:
                tries += [(DISCARD, card, target) for target in range(table.seats)]
        return [action for action in tries if engine.why_not(table, table.turn, action) is None]

    # --- what the line says ---------------------------------------------------------------------------------------

    def meaning(self, sure: bool) -> str:
        """What A does, in words."""
        say, action = self.screen.say, self.uses[self.at][0]
        for extra in self.screen.extras:
            words = extra.meaning(action)
            if words:
                return words
        if action[0] == DRAW:
            return say.TAKE % self.drawn(action) if action[1] != DECK else say.DRAW
        name = self.screen.name(action[1])
        if action[0] == HIT:
            return say.HIT % name
        if sure:
            return say.DISCARD_WILD
        if len(self.screen.hand.cards) == 1:
            return say.LAST % name
        return say.PLAY_SKIP if action[1] == SKIP else say.DISCARD % name

    def drawn(self, draw) -> str:
        """What that would draw."""
        if draw[1] == DECK:
            return self.screen.say.DECK
        if draw[1] == SAVED_CARD:
            return self.screen.name(draw[2])
        return self.screen.name(self.game.table.piles[draw[2] if len(draw) > 2 else 0][-1])

    def other_use(self) -> str:
        """What the chosen card could be used for instead."""
        say = self.screen.say
        if self.at + 1 < len(self.uses):
            return "↓ " + say.USE[self.uses[self.at + 1][0][0]]
        return "↑ " + say.USE[self.uses[self.at - 1][0][0]] if self.at else say.LAID


class Turn:
    """The keys of the turn."""

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
            other = choices.uses[(choices.at + 1) % len(choices.uses)][0]
            bar.show(choices.meaning(self.sure), choices.drawn(other), PAD)
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
                screen.soon(screen.refuse, CANNOT_TAKE)
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
