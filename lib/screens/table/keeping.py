# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""When the game at the table is saved: after the viewer's turns, when a hand is over, and before the table is left for
the pause. Each time in steps, for a key is looked at in between.
"""

import memory
from phase10.actions import DRAWING, PLAYING


class Keeper:
    def __init__(self, screen):
        self.screen = screen
        self.trouble = None  # why the last save failed
        self.over = False  # has the end of the hand been kept?
        self.pausing = False  # is the table left as soon as it is saved?

    def must_save(self) -> bool:
        """Packed when the viewer's own card has landed, before anybody moves; written while it is told what the next
        one does, but where the memory is short before the bots come into it.
        """
        game = self.screen.game
        if game.unsaved is None or game.saving:
            return game.unsaved is not None
        table = game.table
        return not game.players or not (game.unsaved and table.step in (DRAWING, PLAYING) and game.levels[table.turn])

    def save(self):
        """One more step."""
        screen, game = self.screen, self.screen.game
        trouble = game.save_step()
        if game.unsaved is not None:
            return
        if not trouble and screen.app.machine.power.runs_out():
            trouble = game.with_room(game.save, "memory") or "battery"
        if trouble and trouble != self.trouble:
            words = screen.app.words_of("why")
            screen.show.note(words.entry(words.NOT_SAVED, trouble))
            memory.tidy()
        self.trouble = trouble

    def hand_over(self) -> bool:
        """The hand is kept before the sheet is shown, for that may be looked at for long; False when that is done."""
        if self.over:
            return False
        if not self.screen.bots.go():  # they are in the way of who keeps the game
            self.over = True
            self.screen.game.to_be_saved()
        return True

    def keep_choices(self):
        """What a new game was made of is kept, now that its table is there."""
        app = self.screen.app
        app.game.with_room(lambda: _keep_choices(app), None)
        memory.tidy()

    def pause(self):
        screen = self.screen
        screen.show.finish()
        if screen.part_name != "pass_on":  # that covers what the next one must not see
            screen.close_part()
        screen.game.to_be_saved(True)
        self.pausing = True

    def pause_step(self) -> int:
        """The game is saved first."""
        game = self.screen.game
        trouble = game.save_step()
        if game.unsaved is None:
            self.screen.app.go("pause", 0, trouble)
        return 0


def _keep_choices(app):
    from screens.menus import keep_choices
    keep_choices.keep_unkept(app)
