# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What comes next in the game when no event is left to show: a step of a save or of a bot, a part, the next turn."""

import memory
from phase10.actions import CHOOSING, DEALING, DRAWING, ENDED, GIVING, NAMING, OVER, PLAYING

_CHOICES = " screens.table.autosave screens.menus.choices screens.menus.keep_choices"  # also needed to save the choices


class Flow:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.knockers = None  # the Knockers while the bots decide whether they knock
        self.over = False  # has the save at the end of the hand been requested?
        self.stopped = False  # was the game stopped in the middle of a hand, because its time was over?

    def go_on(self):
        """No event is left to show: run the next step of the game."""
        screen, game, turn = self.screen, self.game, self.screen.turn
        if (screen.part or turn.ready) and screen.show.motion.percent:
            screen.strip.fidget(screen.app.machine.power.idle())
        if screen.part:
            return screen.part.tick() if hasattr(screen.part, "tick") else None
        if game.advised and (turn.ready or game.table.step in (CHOOSING, GIVING, NAMING)):
            return self.module("pointing").take_up(screen)
        if turn.ready:
            screen.bots.load_ahead()
            return turn.tick()
        if game.fresh:
            if game.held and game.table.turn == game.viewer and game.table.step == DRAWING:
                screen.early = screen.early or 0  # a key pressed while it is saved is for the turn that comes then
            game.keep()
            return None
        if screen.app.unsaved_choices:
            if not screen.load_one(memory.WRITING + _CHOICES):
                screen.autosave().keep_choices(screen)
            return 0
        if self.must_save():
            screen.autosave().save(screen)
            return 0
        return self.next_step(game.table)

    def next_step(self, table):
        screen, game = self.screen, self.game
        by_clock = game.rules.short55 == "minutes" and table.step in (DRAWING, OVER)
        if by_clock and self.module("timing").stop_if_over(self):
            return None
        if table.step in (OVER, ENDED):
            return self.end()
        if table.step == DEALING:
            game.deal()
        elif not game.bots and screen.bots.are_needed():
            screen.bots.load_or_replace()
            return 0
        elif self.may_ask():
            return self.ask()
        elif not game.is_person(table.turn):
            screen.bots.think()
            return 0
        elif table.turn != game.viewer or not game.held:
            screen.open("pass_on")
        elif table.step == CHOOSING:
            if not self.teach("choose"):
                screen.open("choosing")
        elif table.step in (GIVING, NAMING):
            if not self.teach("give"):
                screen.open("aim")
        else:
            return self.begin_turn()
        return None

    def end(self):
        """The hand is over: save it, before the score sheet, which may stay open for long; then go there."""
        if self.over:
            twist = self.game.rules.mode == "twist"
            self.screen.app.go("end" if self.stopped else "board" if twist else "score")
            return None
        if not self.screen.bots.unload_step():  # unload the bots, because saving needs the memory
            self.over = True
            self.game.to_be_saved()
        return 0

    def begin_turn(self):
        """Begin the viewer's turn, step by step once the table has been seen."""
        screen = self.screen
        if not screen.seen:
            self.begin_at_once()
            return None
        screen.early = screen.early or 0
        if not screen.bots.unload_step() and not screen.load_one("screens.table.turn_start"):
            screen.then(self.module("turn_start").begin, self.new_turn())
        return 0

    def begin_at_once(self):
        """Begin the viewer's turn in one frame, so that the display is sent only once."""
        self.screen.bots.unload()
        self.module("turn_start").begin_at_once(self.new_turn())

    def take_back(self):
        self.module("turn_start").take_back(self.screen.turn)

    def new_turn(self):
        self.screen.turn = self.module("turn").Turn(self.screen)
        return self.screen.turn

    def must_save(self) -> bool:
        """Is a step of saving due? The game is packed before the next move. Writing waits for a loaded bot, whose move
        is shown meanwhile; if bots are not loaded, it comes first, because both together need too much memory.
        """
        game, table = self.game, self.game.table
        if game.unsaved is None or game.saving:
            return game.unsaved is not None
        return not game.bots or not (game.unsaved and table.step in (DRAWING, PLAYING) and game.levels[table.turn])

    def may_ask(self) -> bool:
        """Can the last discard be knocked for, and was that not offered yet?"""
        table = self.game.table
        return table.can_be_knocked and self.game.asked != (table.turn, len(table.pile))

    def ask(self):
        """Ask who knocks for the last discard, once: first the bots, then persons in the knock window."""
        game = self.game
        if not self.knockers:
            if not self.teach("knock") and not game.with_room(self.screen.bots.unload_moves, fallback=False):
                self.knockers = game.with_room(knockers_of, self.screen, fallback=None)
                if not self.knockers:
                    self.without_knockers()
        elif self.knockers.are_asked():
            self.knockers.ask()
            return 0
        else:
            game.asked = (game.table.turn, len(game.table.pile))
            knockers, self.knockers = self.knockers, None
            knockers.answer()
        return None

    def without_knockers(self):
        """There is no room to ask: restart with an empty heap if that is allowed, else nobody knocks."""
        if self.screen.may_restart():
            raise MemoryError("knock")
        self.game.asked = (self.game.table.turn, len(self.game.table.pile))
        self.screen.refuse("memory")

    def module(self, name: str):
        """One of the modules of imported(), loaded after making room for it if there is none."""
        return self.game.with_room(imported, name)

    def teach(self, occasion: str) -> bool:
        """Open the coach if a lesson is due on this occasion; True if one is. lessons.py lists both."""
        lesson = ""
        if occasion in " ".join(self.game.lessons):
            lesson = self.game.with_room(due_lesson, self.screen, occasion, fallback="")
            memory.tidy()
        if lesson:
            self.screen.open("coach", lesson)
        return bool(lesson)


def imported(name: str):
    """A module that is loaded only when it is needed."""
    if name == "timing":
        from screens.table import timing as found
    elif name == "knockers":
        from screens.table import knockers as found
    elif name == "pointing":
        from screens.table import pointing as found
    elif name == "turn_start":
        from screens.table import turn_start as found
    elif name == "turn":
        from screens.table import turn as found
    elif name == "bot_turn":
        from screens.table import bot_turn as found
    else:
        from screens.table import replacing as found
    return found


def knockers_of(screen):
    return imported("knockers").Knockers(screen)


def due_lesson(screen, occasion: str) -> str:
    """The lesson that is due, "" if none; the module that decides it is loaded only then."""
    from screens.table import lessons
    return lessons.due(screen, occasion)
