# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The main loop: each frame passes a key event to the screen that is shown, calls its tick() and refreshes the display.
memory.py decides which modules are loaded. Exceptions are caught here, in App.frame(); rescue.py recovers.
"""

import gc

import memory
from handheld import clock, restart, sheets, text
from handheld.complaints import complain

_UNREADABLE = (ImportError, SyntaxError, ValueError)  # raised by importing a damaged module of sentences
_TRIES = 5  # failures in a row, the last being that of the title without its logo; then no screen will open or work
_FIRST = ("title", "note")
_PAUSE = 0.05  # seconds after an exception, so that keys are read even if each frame raises one


class App:
    def __init__(self, hardware):
        self.machine = hardware
        self.small = text.opened("small")
        self.game = None
        self.resumed = None  # the saved game, if it was left for the title, or the title has read it ahead
        self.resuming = None  # or only its rules
        self.screen = None
        self.here = ""  # the name of the screen shown
        self.args = ()  # the arguments it was opened with
        self.without = []  # names of screens that failed repeatedly: the title does not offer them
        self.again = False  # was the heap emptied by a reload a short while ago? See rescue.py
        self.stuck = False  # and was it full again?
        self.shown = False  # has the title played its theme since the start?
        self.words = self.words_of("common")
        self.people = None  # (count, names, who begins, rules) for a score sheet: the menu was left before it began
        self.unsaved_choices = b""  # seats and rules chosen for a new game, to be saved once a table is shown
        self.pending_save = None  # returns the generator of a save to be completed before the next screen opens
        self._next = None  # (name, args) of the screen that go() has requested
        self._steps = None  # the generator that enters it
        self._untidy = False  # are the modules that have entered the screen still loaded?
        self._answers = False  # does this frame skip tick(), to show the effect of a key at once?
        self.entered = clock.ms()  # when the screen that is shown was entered
        self.failures = 0  # exceptions since the last frame that raised none

    @property
    def big(self):
        """The large font, which the table does not use; the small one if there is no room for it."""
        try:
            return memory.making_room(text.font, "big")
        except MemoryError:
            text.keep_fonts("small")
            return self.small

    def words_of(self, family: str):
        """Sentences of this family in the current language; each screen creates its own."""
        return Sentences(self.machine.settings.language, family)

    def language(self, code: str):
        self.machine.settings.language = code
        self.words = self.words_of("common")

    def frame(self):
        try:
            if self._next:
                if self._enter():
                    return
                memory.wipe_stack()  # here, to overwrite the part of the stack that _step() will use
                self._step()
                self._untidy = not self.game
                if self.game:  # what its first key leads to would find too little room
                    memory.tidy()
            else:
                self._step()
            self.failures = 0
        except Exception as error:
            self.failures += 1
            self._next = self._next or (self.here, self.args)
            if self.failures > _TRIES:
                restart.once_more(error)
            try:
                self._rescue(error)
            except MemoryError:  # no room even to recover: reload with an empty heap, before the first screen once
                if self.here:
                    restart.begin_again()
                restart.once_more(error)
            except Exception as failed:  # recovery failed: the game of the last save can be continued from the title
                if failed is error:  # unless rescue.py lets it end the program
                    raise
                self.screen = self.game = self.pending_save = None
                if self.here not in _FIRST or self._next[0] not in _FIRST:  # else it might go on forever
                    complain("fault", "")
                self._next = ("title", ())
            clock.sleep(_PAUSE)

    def _step(self):
        event = self.machine.key()
        if event:
            self.screen.key(event)
        elif self._untidy:  # in the first frame in which no key waits for an answer
            self._untidy = False
            memory.tidy()
        if self.game and 0 < self.game.patience < self.machine.power.idle():  # the visitor of the event has left
            self.go("event")
        self._answers = event and not self._answers  # never twice in a row, or a stream of keys stopped tick()
        wait = 0 if self._answers or self._next else self.screen.tick()
        if wait is None:
            self.machine.frame()
        else:
            self.machine.frame(wait)
        if event and self.game and not memory.roomy:
            gc.collect()  # now that the key is answered: what stays of the next answer is not allocated above garbage

    def _enter(self) -> bool:
        """Run one more step of entering the next screen; False when it is shown."""
        if not self._steps:
            if self.here in ("table", "dice"):
                self.leave()  # there is no room for the next screen beside it
                if self.here == "table" and self.game:
                    self.game.forget_bots()
                memory.drop_bots()
            self._steps = memory.making_room(self._entering)
        for _ in self._steps:  # keys pressed meanwhile stay in the queue for the next screen
            self.screen.bar.show_progress(True)
            self.machine.frame(0)
            return True
        self._steps = None
        return False

    def _entering(self):
        from screens import navigation
        return navigation.enter(self, *self._next)

    def _rescue(self, error):
        """Close the screen and unload its modules to free memory, then let rescue.py recover. _next: what to open."""
        wanted, self._steps = self._next, None
        game, left, self.resumed = self.game, self.resumed is not None, None
        try:
            self.leave()
        except Exception:  # close() failed, but the screen is no longer referenced
            pass
        for _ in self.enter_moment("rescue" if game else "empty"):
            pass
        self.game = None
        from screens import rescue
        rescue.go_on(self, error, game, left, *wanted)

    def go(self, name: str, *args):
        """Request another screen, entered from the next frame on. The key bar is cleared as feedback."""
        self._next = (name, args)
        bar = getattr(self.screen, "bar", None)
        if bar:
            bar.show("", "")

    def leaving(self) -> bool:
        """Has go() requested another screen?"""
        return self._next is not None

    def arrive(self, name: str, args: tuple):
        """Record the screen that is going to be shown; called by navigation.enter()."""
        self.here, self.args = name, args
        self._next = None

    def leave(self):
        screen, self.screen = self.screen, None
        if screen:
            self.machine.screen.show(None)
            if hasattr(screen, "close"):
                screen.close()

    def enter_moment(self, name: str):
        """Generator: memory.entering() with the game, if there is one, then drop the pictures that are not needed."""
        game = self.game or self.resumed
        yield from memory.entering(name, game.rules if game else self.resuming, game and game.table)
        self.keep_pictures()

    def keep_pictures(self):
        """Drop the pictures and fonts that this moment does not need, unless there is room for them."""
        if memory.plenty():
            return
        kept = memory.pictures.split()
        sheets.keep(*kept)
        text.keep_fonts(*kept)


class Sentences:
    """A family of sentences in a language, one attribute each. The fallback for a missing one is English, then its own
    name. So values are inserted with format(), which accepts a text without placeholders.
    """

    def __init__(self, language: str, family: str) -> None:
        self._family = family
        try:
            self._own = memory.words(language, family)
        except _UNREADABLE:
            complain("words", "%s/%s" % (language, family))
            self._own = None

    def __getattr__(self, name: str):
        if hasattr(self._own, name):
            return getattr(self._own, name)
        try:
            return getattr(memory.words("en", self._family), name, name)
        except _UNREADABLE:
            return name

    def entry(self, table, key, other=None):
        """table[key] of a tuple or a dict of sentences, or of a str with "|" between them. The fallback is `other`, or
        else the table if it is a str (the name of a missing one), or the key.
        """
        try:
            return (table.split("|") if isinstance(table, str) else table)[key]
        except (LookupError, TypeError):
            return other if other is not None else table if isinstance(table, str) else str(key)


def start():
    """Create the App. Called by code.py, so its name is the same in all versions."""
    from screens import startup
    app = startup.started(App)
    memory.wipe_stack()
    return app
