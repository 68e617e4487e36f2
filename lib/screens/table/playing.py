# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The choices and keys of the viewer's turn after the draw: what the chosen card is used for."""

import memory
from handheld import icons
from handheld.keys import DOWN, LEFT, RIGHT, STEPS, A
from phase10.actions import DISCARD, HIT, PLAYING, TURN
from phase10.cards import SKIP, WILD
from screens.table import uses


class Choices:
    """uses: for each use of the card a list of actions; if it has several, A opens aim.py to choose one."""

    def __init__(self, screen):
        self.screen = screen
        self.uses = []
        self.at = 0  # index of the one that A does

    def find(self, turn, card: int):
        """Fill `uses` for the card: hit, discard (also a Skip at a seat), and those of extras."""
        table = self.screen.game.table
        self.uses.clear()
        if table.step != PLAYING:
            self.uses.append([(TURN, card)])
            self.at = 0
            return
        if table.laid[table.turn]:
            turn.lit += uses.on_groups(table, HIT, card)
        if turn.lit:
            self.uses.append(turn.lit)
        discards = uses.discards(table, card)
        if discards or not turn.lit:
            self.uses.append(discards or [(DISCARD, card)])
        if table.rules.goOut == "float" and len(table.hands[table.turn]) == 1:
            self.uses.reverse()  # the discard ends the hand, a hit would let it go on
        for extra in self.screen.extras:
            extra.add_uses(table, card, self.uses)
        self.at = min(self.at, len(self.uses) - 1)

    def prompt(self, words: str, back: str):
        table = self.screen.game.table
        screen, turn = self.screen, self.screen.turn
        if turn.can_lay:  # the player left the focus on the phase: show how to return
            screen.panel.info.show(screen.say.TO_LAY)
            if not back:
                screen.bar.show(words, screen.say.TO_LAY, icons.NONE)
                return
        screen.bar.show(words, back)
        if table.step == PLAYING and (table.laid[table.turn] or len(self.uses) > 1):
            screen.panel.info.show(self.other_use())
        elif not (turn.can_lay or table.laid[table.turn]):
            screen.panel.show_missing()

    def meaning(self, action) -> str:
        say, name = self.screen.say, self.screen.name(action[1])
        if action[0] == HIT:
            return say.HIT.format(name)
        if len(self.screen.hand.cards) == 1:
            return say.LAST.format(name)
        return say.PLAY_SKIP if action[1] == SKIP and len(action) == 3 else say.DISCARD.format(name)

    def other_use(self) -> str:
        """Return the text for the next use of the card, or the one before."""
        if self.at + 1 < len(self.uses):
            return "↓ " + self.use_name(*self.uses[self.at + 1][0])
        return "↑ " + self.use_name(*self.uses[self.at - 1][0]) if self.at else self.screen.say.LAID

    def use_name(self, verb: str, card: int, *rest) -> str:
        """Return the name of an action's use: its verb, or that of a Wild played as a Skip, which has only a target."""
        say = self.screen.say
        return say.entry(say.USE, "skip" if verb == DISCARD and card == WILD and len(rest) == 1 else verb)

    def key(self, turn, key: int):
        asked, turn.sure = turn.sure, ""
        if key in (LEFT, RIGHT):
            self.screen.hand.move(STEPS[key])
            self.at = 0
            self.screen.app.machine.sound("move")
            self.screen.then(turn.show_choice)  # show the card first, its uses in the next frame
        elif key == A:
            self.use(turn, self.uses[self.at], asked)
        elif key == DOWN:
            self.at = min(self.at + 1, len(self.uses) - 1)
            turn.show_choice()
        elif self.at or asked:
            self.at = max(self.at - 1, 0)
            turn.show_choice()
        else:
            turn.leave_hand(key)

    def use(self, turn, actions, asked: str):
        """A on a card: before the discard of a useful one, or of any while a phase could be laid, ask once."""
        turn.sure = asked
        card = actions[0][1]
        matters = (card <= WILD or turn.can_lay) and card != turn.spare
        if matters and not asked and actions[0][0] in (DISCARD, TURN):
            self.screen.soon(self.ask, turn, actions)
        else:
            self.play_card(actions)

    def ask(self, turn, actions):
        """Discard the card, or ask first if it is useful; without memory for preselect.py, ask to press A again."""
        screen = self.screen
        again = screen.say.DISCARD.format(screen.name(actions[0][1]))
        turn.sure = screen.game.with_room(self.question, turn, actions[0], fallback=again)
        memory.tidy()
        if turn.sure:
            turn.prompt()
        else:
            self.play_card(actions)

    def question(self, turn, action: tuple) -> str:
        from screens.table import preselect
        return preselect.question(turn, action)

    def play_card(self, actions):
        """Do the action; if there are several, open aim.py."""
        if len(actions) == 1:
            self.screen.do(actions[0])
        else:
            self.screen.soon_open("aim", list(actions))
