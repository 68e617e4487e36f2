# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: a hint: what the strongest bot would do in the viewer's place. advice.py shows it, when the bots are gone."""

import memory
from handheld.keys import A
from handheld.screen import remove
from phase10.actions import LAY
from screens import owl


class Part:
    def __init__(self, screen):
        self.screen = screen
        self.box = owl.thinking(screen.app, screen.say.THINKING, owl.AT_TABLE)  # advice.py fills it
        screen.bar.show("", screen.say.BACK)
        screen.advice = None  # or A would follow an older one
        self.turn = screen.turn.state() if screen.turn.ready else None  # of the Turn for which the bots leave no room
        screen.drop_turn()
        self.adviser = None  # the bot that decides
        self.action = None  # its advice
        self.telling = None  # the generator that shows that
        self.done = False  # is it shown?
        screen.group.append(self.box)  # last: what runs out of memory before is tried again

    def close(self):
        self.adviser = None  # it would keep all bot modules in memory
        remove(self.screen.group, self.box)
        if not self.screen.app.leaving():
            self.screen.bots.unload()
            self.resume()

    def resume(self):
        """Give the viewer the turn back, when the bots are gone."""
        if self.turn:
            self.screen.flow.new_turn().resume(*self.turn)
            self.turn = None

    def key(self, event: int):
        screen = self.screen
        if event != A or not screen.advice:
            screen.soon(screen.leave_part)
        elif screen.advice[0] == LAY:
            screen.soon(screen.show_lay)
        else:
            screen.do(screen.advice)

    def tick(self):
        """Run a step of loading, deciding or showing; return the frame's ms: 0, when done None for the default."""
        game = self.screen.game
        if self.done:
            return None
        try:
            if self.action:
                self.telling = self.telling or self.tell(self.action)
                next(self.telling)
            elif not game.bots:
                self.screen.bots.load_step()
            else:
                self.adviser = self.adviser or adviser(game)
                self.action = self.adviser.step()
                if self.action:
                    self.adviser = None
        except MemoryError:
            self.adviser = self.telling = None
            if not game.make_room_beside_bots():
                self.screen.app.go("thinking")
        return 0

    def tell(self, action: tuple):
        """Generator: show the advice, in steps, so that keys are polled in between."""
        while self.screen.bots.unload_step():
            yield
        screen = self.screen
        self.resume()
        yield
        memory.tidy()  # of what the turn has begun with: with advice.py beside it little was left in Masters
        from screens.table import advice
        yield
        advice.say(screen, self.box, action)
        yield
        advice = None
        memory.tidy()
        from screens.table import pointing
        pointing.point(screen, action)
        screen.bar.show(screen.say.DO_IT, screen.say.BACK)
        pointing = screen.turn.choices = None  # so that tidy() frees them
        memory.tidy()  # the box may stay open for long
        self.done = True
        yield


def adviser(game):
    """The strongest bot, about to decide for the viewer."""
    import bots
    from phase10.view import View
    made = bots.players(game.weights[-1:], (owl.OWL,), 1)[0]
    made.start(View(game.table, game.viewer))
    return made
