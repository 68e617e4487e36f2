# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A hint: what the best bot would do now in the viewer's place, knowing what the viewer can know, and why."""

from displayio import Group
from vectorio import Rectangle

from handheld import sheets, text
from handheld.colours import CREAM, GOLD, PIT
from phase10.actions import CHOOSE, DECK, DISCARD, DRAW, HIT, LAY, PILE, SAVED_CARD, TWIST_CARD
from phase10.cards import SKIP, WILD
from screens.table.felt import card_name
from handheld.sheets import solid

_OWL = 4
_Y = 47


class Part:
    def __init__(self, screen):
        self.screen = screen
        app = screen.app
        self.words = app.words_of("hint")
        self.box = Group(y=_Y)
        self.box.append(Rectangle(pixel_shader=solid(PIT), width=160, height=35))
        self.box.append(sheets.load("heads", 9, 9, 8).grid(x=4, y=3, tile=_OWL))
        self.lines = []
        for i in range(3):
            self.lines.append(text.Line(app.small, 138, CREAM if i else GOLD, 18, 10 * i + 1))
            self.box.append(self.lines[i])
        self.lines[0].show(self.words.THINKING)
        screen.group.append(self.box)
        screen.bar.show("", screen.say.BACK)
        self.adviser = None
        self.told = False

    def close(self):
        self.screen.group.remove(self.box)
        self.screen.game.leave_to_person()

    def key(self, event: int):
        self.screen.soon(self.screen.leave_part)

    def tick(self):
        """Think on; 0 as long as that takes."""
        game = self.screen.game
        if self.told:
            return None
        if game.away:
            try:
                return self.screen.wake()
            except MemoryError:
                self.screen.leave_part()
                self.screen.refuse("memory")
                return None
        if not self.adviser:
            self.adviser = self.ask(game)
        action = self.adviser.step()
        if action:
            reason, self.adviser = self.adviser.reason, None
            game.leave_to_person()
            self.say(action, reason)
            self.told = True
        return 0

    def ask(self, game):
        import bots
        from phase10.view import View
        adviser = bots.player("hard", _OWL, 1)
        adviser.start(View(game.table, game.viewer))
        return adviser

    def say(self, action: tuple, reason: str):
        words, screen = self.words, self.screen
        self.lines[0].show(self.advice(action))
        from handheld import written
        lines = written.wrap(words.WHY.get(reason or self.why(action), ""), screen.app.small, 138)
        for i in range(min(2, len(lines))):
            self.lines[i + 1].show(lines[i])
        if action[0] in (HIT, DISCARD):
            screen.hand.choose(action[1])
            screen.hand.draw()

    def why(self, action: tuple) -> str:
        """A key for the reason, as far as the table shows it."""
        table, verb = self.screen.game.table, action[0]
        seat = self.screen.game.viewer
        if verb == DRAW:
            if action[1] == DECK:
                return "unknown"
            wild = action[1] == DISCARD and table.pile[-1] == WILD
            return "wild" if wild else "fits" if table.laid[seat] else "near"
        if verb != DISCARD:
            return verb
        if len(action) > 2 and action[1] == SKIP:
            return "skip"
        if table.laid[seat]:
            return "dear"
        at = table.hands[seat].find(bytes(action[1:2]))
        rest = table.hands[seat][:at] + table.hands[seat][at + 1:]
        phase = table.rules.phases[self.screen.panel.at]
        needed = table.finder.short(rest, phase, table.postal(seat)) > self.screen.panel.short
        return "least" if needed else "spare"

    def advice(self, action: tuple) -> str:
        """The action in words."""
        words, verb, names = self.words, action[0], self.screen.game.names
        if verb == DRAW:
            if action[1] == DECK:
                return words.DECK
            if action[1] == SAVED_CARD:
                return words.SAVED
            pile = self.screen.game.table.piles[action[2] if action[1] == PILE else 0]
            return words.PILE % card_name(self.screen.app.words, pile[-1])
        if verb == CHOOSE:
            numbers = self.screen.game.rules.numbers
            return words.TWIST if action[1] == TWIST_CARD else words.CHOOSE % numbers[action[1]]
        if verb == LAY:
            return words.LAY
        if verb == HIT:
            name = card_name(self.screen.app.words, action[1])
            if action[2] == self.screen.game.viewer:
                return words.HIT_OWN % name
            return words.HIT % (name, names[action[2]])
        if verb == DISCARD:
            if len(action) > 2 and isinstance(action[2], int) and action[2] >= 0:
                return words.SKIP % names[action[2]]
            return words.DISCARD % card_name(self.screen.app.words, action[1])
        return words.OTHER.get(verb, "")
