# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: a hint: the action that the strongest bot would choose with what the viewer can see (View), and a reason. What
shows it is in advice.py, because beside the bots there is no room for that.
"""

import memory
from handheld.colours import GOLD
from handheld.keys import A
from screens import owl

_Y = 48


class Part:
    def __init__(self, screen):
        self.screen = screen
        app = screen.app
        self.box = owl.box(owl.ADVICE, _Y)
        owl.add_lines(app, self.box, 1)  # advice.py adds the others
        self.box[-1].colour(GOLD)  # the first line, the action; the reason is below
        owl.words_in(self.box, [screen.say.THINKING])
        screen.group.append(self.box)
        screen.bar.show("", screen.say.BACK)
        screen.advice = None  # or A would follow an older one
        screen.turn.choices = None  # frees memory for the bots; tell() finds them again
        self.adviser = None  # the bot that decides
        self.telling = None  # the generator that shows its advice
        self.told = False  # is that done?

    def close(self):
        self.adviser = None  # it would keep all bot modules in memory
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
        """Press A for the player, with the cursor on the recommended choice."""
        self.screen.leave_part()
        self.screen.turn.key(A)

    def tick(self):
        """Run a step of loading, deciding or showing; return the frame's ms: 0, when done None for the default."""
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
            if game.make_room_beside_bots():  # then again from the beginning
                self.adviser = self.telling = None
                return 0
            self.screen.close_part()
            self.screen.then(self.screen.go_on_without)  # when this part is freed, there is more room
            return None
        if action:
            self.adviser = None
            self.telling = self.tell(action)
        return 0

    def ask(self, game):
        import bots
        from phase10.view import View
        adviser = bots.player("hard", owl.OWL, 1)
        memory.tidy()  # unload what only its making needs
        adviser.start(View(game.table, game.viewer))
        return adviser

    def tell(self, action: tuple):
        """Generator: show the advice, in steps, so that keys are polled in between."""
        while self.screen.bots.go():
            yield
        screen = self.screen
        screen.turn.find_choices()
        yield
        from screens.table import advice
        yield
        advice.say(screen, self.box, action)
        yield
        advice.point(screen, action)
        screen.bar.show(screen.say.DO_IT, screen.say.BACK)
        self.told = True
        advice = None  # so that tidy() frees it
        memory.tidy()  # the box may stay open for long
        yield
