# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the viewer's keys lead to: moves, saving the game, and steps that need more than one key, such as laying: parts
that are loaded when they begin. A third of the table's screen, which is in table.py and own.py.
"""

import gc
import sys

from handheld import drop
from phase10 import turn


class Steps:
    def soon(self, act, *args):
        """Do this as soon as the line has been seen to change: no key is left without an answer."""
        self.bar.show("")
        self.later = [False, act, args]

    def act(self):
        _, act, args = self.later
        self.later = None
        act(*args)

    # --- moves ----------------------------------------------------------------------------------------------------

    def do(self, action: tuple):
        """Make the viewer's move, or say why it cannot be made."""
        self.ready = False
        self.soon(self.make, action)

    def make(self, action: tuple):
        game = self.game
        self.close_part()
        self.from_x = self.hand.x_of(self.hand.at)
        code = game.do(game.viewer, action)
        if code:
            self.ready = True
            self.refuse(code)
            return
        self.show.own = True
        table = game.table
        if table.turn != game.viewer or table.step not in ("draw", "play"):
            self.app.machine.lights("off")
            self.packed = b""

    def save(self):
        """Keep the game, in two steps, because each takes some frames: pack it when the viewer's own card has landed,
        before anybody moves, and write it while it is told what the next one does.
        """
        if not self.packed:
            self.packed = self.with_room(self.game.packed, None) or None
            trouble = None if self.packed or self.game.kind else "memory"
        else:
            trouble = self.with_room(self.write, "memory")
            self.packed = None
        if trouble and trouble != self.trouble:
            words = self.app.load_words("_why")
            self.show.note(words.NOT_SAVED[trouble])
            drop(words.__name__)
        self.trouble = trouble

    def write(self):
        return self.game.save(self.packed)

    def refuse(self, code: str):
        self.app.machine.sound("refuse")
        self.bar.tell(self.why(code))

    def why(self, code: str) -> str:
        """What an error code means; a rare need, so the sentences are not kept."""
        words = self.app.load_words("_why")
        drop(words.__name__)
        return words.WHY.get(code, words.FORBIDDEN)

    def pause(self):
        self.show.finish()
        if self.part_name != "pass_on":  # that covers what the next one must not see
            self.close_part()
        self.app.go("pause", 0, self.with_room(self.game.save, "memory"))

    # --- parts ----------------------------------------------------------------------------------------------------

    def open(self, name: str, *args):
        """A step of its own takes the keys."""
        self.close_part()
        self.part_name = name
        self.wanted = args
        self.part = self.with_room(self.load_part, None)
        if not self.part:
            self.do_without(name, args)

    def load_part(self):
        try:
            gc.collect()  # nothing that stays is to lie beyond what is needed no more
            __import__("screens." + self.part_name)
            gc.collect()
            return sys.modules["screens." + self.part_name].Part(self, *self.wanted)
        except MemoryError:
            drop("screens." + self.part_name, "screens.ways")
            raise

    def with_room(self, act, otherwise):
        """What act gives; where memory is too short for it, sound and lights go first, and then it is given up."""
        for _ in range(2):
            try:
                return act()
            except MemoryError:
                if not self.app.machine.hush():
                    break
        return otherwise

    def do_without(self, name: str, args):
        """There is no room for that step: make the move that it would have proposed first."""
        table = self.game.table
        if name == "lay":
            self.do(("lay", turn.best_lay(table, table.turn, self.panel.at), self.panel.at))
        elif name == "aim" and args:
            self.do(args[0][0])
        elif name == "hint":
            self.refuse("memory")
        else:
            raise MemoryError(name)

    def close_part(self):
        if self.part:
            self.part.close()
            self.part = None
            if self.part_name != "knock":  # for that comes again and again
                drop("screens." + self.part_name)

    def leave_part(self):
        """Back to where the step began."""
        self.close_part()
        self.refresh()
