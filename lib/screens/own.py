# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The viewer's own turn at the table: what can be done with the chosen card, what the keys mean, and the line that says
so. A third of the table's screen, which is in table.py and steps.py.
"""

from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, UP, A, B
from phase10 import engine, groups, turn
from phase10.cards import SKIP, WILD
from screens.bar import PAD
from screens.showing import card_name
from screens.steps import Steps

ON_HAND, ON_LAY, ON_ROWS = range(3)


class Own(Steps):
    # --- what can be done -----------------------------------------------------------------------------------------

    def find_choices(self):
        """What the viewer could do now with the chosen card, or draw."""
        table = self.game.table
        self.choices.clear()
        self.lit.clear()
        if not self.ready:
            return
        if table.step == "draw":
            for action in (("draw", "deck"), ("draw", "discard")):
                if engine.why_not(table, table.turn, action) is None:
                    self.choices.append([action])
            if self.extras:
                self.extras.each("add_draws", table)
        elif table.step == "play":
            self.find_uses(table, self.hand.card())
        else:
            self.choices.append([(table.step, self.hand.card())])
        self.at = min(self.at, len(self.choices) - 1)

    def find_uses(self, table, card: int):
        """Hit the card, discard it, play it at somebody, and what an option may bring."""
        if table.laid[table.turn]:
            self.find_hits(table, card)
        if self.lit:
            self.choices.append(self.lit)
        if card == SKIP and (len(self.hand.cards) > 1 or table.floating[table.turn]):
            mask = table.skip_targets(table.turn)
            targets = [("discard", SKIP, target) for target in range(table.seats) if mask >> target & 1]
            self.choices.append(targets or [("discard", SKIP)])
        elif not self.lit or engine.why_not(table, table.turn, ("discard", card)) in (None, "need-target"):
            self.choices.append([("discard", card)])
        if self.extras:
            self.extras.each("add_uses", table, card)

    def find_hits(self, table, card: int):
        seat = table.turn
        postal = table.postal(seat)
        for owner in range(table.seats):
            laid = table.laid[owner]
            for index in range(len(laid)):
                if not groups.fitting_places(laid[index], card, postal, table.two_colour):
                    continue
                code = turn.why_not_hit(table, seat, card, owner, index)
                if code is None:
                    self.lit.append(("hit", card, owner, index, ""))
                elif code == "which-end":
                    self.lit.append(("hit", card, owner, index, "low"))
                    self.lit.append(("hit", card, owner, index, "high"))

    def show_choice(self):
        """Another card has been chosen, or another use of it: only what depends on that is drawn again."""
        self.find_choices()
        if self.lit or self.shining:
            self.show_lit()
        self.prompt()

    # --- what the line says ---------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return card_name(self.app.words, card)

    def prompt(self):
        """The line that says what the keys do."""
        say, table = self.say, self.game.table
        back = say.BACK if self.sure else say.UNDO if self.game.can_undo() else ""
        if self.focus == ON_ROWS:
            rows = self.rows
            names = [self.game.names[seat] for seat in rows.owners[rows.first : rows.first + 2]]
            self.bar.tell("↑↓ " + ", ".join(names), say.BACK)
        elif self.focus == ON_LAY:
            self.bar.show(say.LAY % table.rules.numbers[self.panel.at], say.LATER)
        elif table.step == "draw" and not back and len(self.choices) > 1:
            self.bar.show(self.meaning(self.choices[self.at]), self.other_draw(), PAD)
        else:
            self.bar.show(self.meaning(self.choices[self.at]), back)
            if table.step == "play" and (table.laid[table.turn] or len(self.choices) > 1):
                self.panel.info.show(self.other_use())

    def other_draw(self) -> str:
        """Where the pad would draw from instead."""
        draw, table = self.choices[(self.at + 1) % len(self.choices)][0], self.game.table
        if draw[1] == "deck":
            return self.say.DECK
        if draw[1] == "saved":
            return self.name(draw[2])
        return self.name(table.piles[draw[2] if len(draw) > 2 else 0][-1])

    def other_use(self) -> str:
        """What the chosen card could be used for instead."""
        say = self.say
        if self.at + 1 < len(self.choices):
            return "↓ " + say.USE[self.choices[self.at + 1][0][0]]
        return "↑ " + say.USE[self.choices[self.at - 1][0][0]] if self.at else say.LAID

    def meaning(self, actions) -> str:
        """What A does, in words."""
        say, action = self.say, actions[0]
        verb = action[0]
        if action == ("draw", "deck"):
            return say.DRAW
        if action == ("draw", "discard"):
            return say.TAKE % self.name(self.game.table.pile[-1])
        words = self.extras and self.extras.each("meaning", action)
        if words:
            return words
        if verb == "hit":
            return say.HIT % self.name(action[1])
        if self.sure:
            return say.DISCARD_WILD
        if len(self.hand.cards) == 1:
            return say.LAST % self.name(action[1])
        return say.PLAY_SKIP if action[1] == SKIP else say.DISCARD % self.name(action[1])

    # --- keys -----------------------------------------------------------------------------------------------------

    def own_key(self, event: int):
        key = event & 15
        if event == SELECT | HELD:
            self.soon(self.open, "hint")
        elif key == SELECT:
            self.hand.sort()
        elif key == B:
            self.back()
        elif self.focus == ON_ROWS:
            self.look(key)
        elif self.game.table.step == "draw":
            self.draw_key(key)
        elif self.focus == ON_LAY:
            if key == A:
                self.soon(self.open, "lay")
            elif key in (DOWN, LEFT, RIGHT):
                self.back()
        else:
            self.card_key(key)

    def back(self):
        if self.focus != ON_HAND:
            self.focus = ON_HAND
        elif self.sure:
            self.sure = False
        elif self.game.can_undo():
            self.soon(self.take_back)
            return
        self.refresh()

    def take_back(self):
        if self.with_room(self.game.undo, False):
            self.app.machine.sound("move")
            self.my_move()
        else:
            self.refuse("memory")

    def draw_key(self, key: int):
        if key in (LEFT, RIGHT):
            if len(self.choices) < 2:
                self.soon(self.refuse, "cannot-take")
                return
            self.at = (self.at + (1 if key == RIGHT else -1)) % len(self.choices)
            self.app.machine.sound("move")
            self.show_draw()
            self.later = [False, self.prompt, ()]
        elif key == A:
            self.do(self.choices[self.at][0])
        else:
            self.look(key)

    def card_key(self, key: int):
        asked, self.sure = self.sure, False
        if key in (LEFT, RIGHT):
            self.hand.move(1 if key == RIGHT else -1)
            self.at = 0
            self.app.machine.sound("move")
            self.later = [False, self.show_choice, ()]  # first the card, then what it is good for
            return
        elif key == A:
            self.sure = asked
            self.play_card()
            return
        elif key == DOWN:
            self.at = min(self.at + 1, len(self.choices) - 1)
        elif self.at or asked:
            self.at = max(self.at - 1, 0)
        elif self.can_lay:
            self.focus = ON_LAY
            self.refresh()
            return
        else:
            self.look(key)
            return
        self.show_choice()

    def look(self, key: int):
        """Scroll through the groups on the table."""
        rows = self.rows
        if self.focus != ON_ROWS:
            if len(rows.owners) < 3:
                return
            self.focus = ON_ROWS
        elif key == UP:
            rows.first -= 1
        elif key == DOWN:
            rows.first += 1
        self.refresh()

    def play_card(self):
        """A on a card: hit it, discard it, play it at somebody; where there is a choice, ask."""
        actions = self.choices[self.at]
        if actions[0] == ("discard", WILD) and not self.sure and len(self.hand.cards) > 1:
            self.sure = True
            self.prompt()
        elif len(actions) == 1:
            self.do(actions[0])
        else:
            self.soon(self.open, "aim", list(actions))
