# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: a hint: the action that the strongest bot would choose with what the viewer can see (View), and a reason."""

import memory
from handheld import sheets
from handheld.colours import GOLD
from handheld.keys import A
from micropython import const
from phase10 import engine
from phase10.actions import DISCARD, DRAW, GIVE, HIT, LAY, NAME, SWAP, TURN
from screens import owl
from screens.table.turn import ON_HAND, ON_LAY

_Y = 48
_LINES = const(3)


class Part:
    def __init__(self, screen):
        self.screen = screen
        app = screen.app
        self.box = owl.box(app, _LINES, _Y, 1)  # the others when the bots, which need the memory, are unloaded
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
            if memory.give_way() or self.screen.app.machine.hush():  # again, with the memory of sound and lights
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
        self.screen.turn.find_choices()
        yield
        self.say(action)
        yield
        self.point(action)
        self.screen.bar.show(self.screen.say.DO_IT, self.screen.say.BACK)
        self.told = True
        memory.tidy()  # the box may stay open for long
        yield

    def say(self, action: tuple):
        screen = self.screen
        words = screen.app.words_of("hint")  # now, because there is no room for them beside the bots
        from handheld import written
        from screens.table import reasons
        lines = written.wrap(words.entry(words.WHY, reasons.why(screen, action), ""), screen.app.small, owl.WIDTH)
        owl.add_lines(screen.app, self.box, _LINES)
        owl.words_in(self.box, [reasons.advice(screen, words, action)] + lines)
        seat = self.named(action)
        if seat >= 0:  # with many seats the strip has heads without names
            self.box.append(sheets.heads().grid(x=5, y=14, tile=screen.game.faces[seat]))

    def point(self, action: tuple):
        """Set the cursor to the action; a Part that A opens preselects it, too (screen.advice)."""
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
            turn.spare = action[1]  # discarding it needs no question
        screen.hand.active = turn.on_card()
        screen.hand.draw()
        screen.sync.groups()
        screen.sync.piles()

    def named(self, action: tuple) -> int:
        """Return the other seat that the action names, -1 if none."""
        if action[0] in (HIT, SWAP, GIVE, NAME):
            seat = action[2] if action[0] in (HIT, SWAP) else action[1]
            return seat if seat != self.screen.game.viewer else -1
        target = action[2] if action[0] == DISCARD and len(action) == 3 else -1
        return target if isinstance(target, int) else -1

    def short_form(self, action: tuple) -> tuple:
        """Return the action without its end or pile if it is legal so, which is the form in `uses`."""
        table = self.screen.game.table
        bare = action[:4] + ("",) if len(action) == 5 else action[:2] if len(action) == 4 else action
        return bare if engine.why_not(table, table.turn, bare) is None else action
