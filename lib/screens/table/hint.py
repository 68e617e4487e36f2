# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A hint: what the best bot would do now in the viewer's place, knowing what the viewer can know, and why."""

import memory
from handheld import sheets
from handheld.colours import GOLD
from handheld.keys import A
from phase10 import engine
from phase10.actions import DISCARD, DRAW, GIVE, HIT, LAY, NAME, SWAP, TURN
from screens import owl
from screens.table.turn import ON_HAND, ON_LAY

_Y = 48


class Part:
    def __init__(self, screen):
        self.screen = screen
        app = screen.app
        self.words = app.words_of("hint")
        self.box = owl.box(app, 3, _Y)
        self.box[3].colour(GOLD)  # what to do; below it stands why
        owl.words_in(self.box, [self.words.THINKING])
        screen.group.append(self.box)
        screen.bar.show("", screen.say.BACK)
        screen.advice = None  # an older one is not what A would do
        screen.turn.choices = None  # found again when the bots, who may need the room, have gone
        self.adviser = None
        self.telling = None  # the steps in which its advice is seen
        self.told = False

    def close(self):
        self.adviser = None  # who is not done thinking, and would keep all bots in memory
        self.screen.group.remove(self.box)
        self.screen.bots.leave()

    def key(self, event: int):
        screen = self.screen
        if event != A or not screen.advice:
            screen.soon(screen.leave_part)
        elif screen.turn.ready:
            screen.soon(self.follow)
        else:
            screen.do(screen.advice)

    def follow(self):
        """The cursor stands where the owl wants it, and A is pressed there."""
        self.screen.leave_part()
        self.screen.turn.key(A)

    def tick(self):
        """Think on; 0 as long as that takes."""
        game = self.screen.game
        if self.told:
            return None
        try:
            if self.telling:
                next(self.telling)
                return 0
            if not game.players:
                return self.screen.bots.wake()
            if not self.adviser:
                self.adviser = self.ask(game)
            action = self.adviser.step()
        except MemoryError:
            self.screen.leave_part()
            self.screen.refuse("memory")
            return None
        if action:
            self.adviser = None
            self.telling = self.tell(action)
        return 0

    def ask(self, game):
        import bots
        from phase10.view import View
        adviser = bots.player("hard", owl.OWL, 1)
        adviser.start(View(game.table, game.viewer))
        return adviser

    def tell(self, action: tuple):
        """In steps, for the keys are looked at in between."""
        while self.screen.bots.go():
            yield
        self.screen.turn.find_choices()
        yield
        self.say(action)
        yield
        self.point(action)
        self.screen.bar.show(self.words.DO_IT, self.screen.say.BACK)
        self.told = True
        self.words = None  # all has been said
        memory.tidy()  # it may be looked at for long
        yield

    def say(self, action: tuple):
        words, screen = self.words, self.screen
        from handheld import written
        from screens.table import reasons
        lines = written.wrap(words.entry(words.WHY, reasons.why(screen, action), ""), screen.app.small, owl.WIDTH)
        owl.words_in(self.box, [reasons.advice(screen, words, action)] + lines)
        seat = self.named(action)
        if seat >= 0:  # where there is no room for names on the strip, this is who is meant
            self.box.append(sheets.load("heads", 9, 9, 8).grid(x=5, y=14, tile=screen.game.faces[seat]))

    def point(self, action: tuple):
        """Put the cursor on exactly that move; what A may still ask begins with it, too."""
        screen, turn = self.screen, self.screen.turn
        screen.advice = action = self.short_form(action)
        if not turn.ready:
            return
        turn.sure = ""
        turn.focus = ON_LAY if action[0] == LAY else ON_HAND
        if action[0] not in (DRAW, LAY):
            screen.hand.choose(action[1])
        turn.find_choices()
        uses = turn.choices.uses
        for i in range(len(uses)):
            if action in uses[i]:
                turn.choices.at = i
        if action[0] in (DISCARD, TURN):
            turn.spare = action[1]  # what the owl throws away nobody need be asked about
        screen.hand.active = turn.on_card()
        screen.hand.draw()
        screen.show_lit()
        screen.show_draw()

    def named(self, action: tuple) -> int:
        """The other seat that the advice is about, -1 for none."""
        if action[0] in (HIT, SWAP, GIVE, NAME):
            seat = action[2] if action[0] in (HIT, SWAP) else action[1]
            return seat if seat != self.screen.game.viewer else -1
        target = action[2] if action[0] == DISCARD and len(action) == 3 else -1
        return target if isinstance(target, int) else -1

    def short_form(self, action: tuple) -> tuple:
        """Without the end or the pile, where there is but one; so the table offers it."""
        table = self.screen.game.table
        bare = action[:4] + ("",) if len(action) == 5 else action[:2] if len(action) == 4 else action
        return bare if engine.why_not(table, table.turn, bare) is None else action
