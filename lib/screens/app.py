# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The one loop: keys go to the screen that is shown, the screen ticks, the picture is refreshed. What a screen does is
its own business, and what is in memory while it does it that of memory.py. A fault anywhere comes back to here.
"""

import memory
from handheld import clock, restart, sheets, text
from handheld.complaints import complain

_UNREADABLE = (ImportError, SyntaxError, UnicodeError)  # what a file of sentences that is damaged raises
_PAUSE = 0.05  # seconds after a fault: keys must get through even if it comes back at once


class App:
    def __init__(self, hardware):
        self.machine = hardware
        self.small = text.font("small")
        self.game = None
        self.screen = None
        self.here = ""  # the name of the screen shown
        self.args = ()  # what it was opened with
        self.without = []  # screens that failed again and again: the title does without them
        self.again = False  # was the memory full a short while ago?
        self.shown = False  # has the title been, with its theme?
        self.words = self.words_of("common")
        self.unkept = b""  # seats and rules of a new game, to be kept once its table is there
        self.due = ()  # the steps of a save that is to be over before another screen comes
        self._next = None  # the screen that was asked for
        self._steps = None  # the generator that enters it
        self._answers = False  # has this frame nothing to do but to show what a key does?
        self.entered = clock.ms()  # when the screen shown was

    @property
    def big(self):
        """The large letters, which the table does without; the small ones where there is no room for those."""
        try:
            return memory.making_room(text.font, "big")
        except MemoryError:
            return self.small

    def words_of(self, family: str):
        """Sentences in the language that is spoken; a screen asks for those of its own."""
        return Sentences(self.machine.settings.language, family)

    def language(self, code: str):
        """Speak this language from now on."""
        self.machine.settings.language = code
        self.words = self.words_of("common")

    # --- frames -------------------------------------------------------------------------------------------------------

    def frame(self):
        try:
            if self._next:
                if self._enter():
                    return
                memory.wipe()  # here, where also what lies in the way of _step() is reached
                self._step()
                memory.tidy()  # of what has led here, now that the screen has been seen
            else:
                self._step()
        except Exception as error:
            try:
                self._rescue(error)
            except MemoryError:  # there is room for nothing, but in an empty memory
                restart.begin_again()
            except Exception:  # even that: what the last turn left in the store must do
                self.screen = self.game = None
                self._next = ("title", ())
            clock.sleep(_PAUSE)

    def _step(self):
        event = self.machine.key()
        if event:
            self.screen.key(event)
        if self.game and 0 < self.game.patience < self.machine.power.idle():
            self.go("event")  # a visitor of a fair has gone
        self._answers = event and not self._answers  # seen at once; but keys without end do not stop the screen
        wait = 0 if self._answers or self._next else self.screen.tick()
        if wait is None:
            self.machine.frame()
        else:
            self.machine.frame(wait)

    def _enter(self) -> bool:
        """One more step on the way to the next screen; False when it is there."""
        if not self._steps:
            if self.here in ("table", "dice"):
                self.leave()  # beside it there is no room for what is asked for
                if self.here == "table" and self.game:
                    self.game.rest()
                memory.drop_bots()
            self._steps = memory.making_room(self._way)
        for _ in self._steps:  # keys that come meanwhile are for the screen that comes
            self.screen.bar.turn(True)
            self.machine.frame(0)
            return True
        self._steps = None
        return False

    def _way(self):
        """The generator that enters the screen that was asked for."""
        from screens import directory
        return directory.enter(self, *self._next)

    def _rescue(self, error):
        """Clear the screen, so that there is room, and let rescue.py find the way on."""
        wanted, self._next, self._steps = self._next or (self.here, self.args), None, None
        playing = self.game
        try:
            self.leave()
        except Exception:  # it is gone all the same
            pass
        for _ in self.enter_moment("rescue" if playing else "empty"):
            pass
        self.game = None
        from screens import rescue
        rescue.go_on(self, error, playing, *wanted)

    # --- screens ------------------------------------------------------------------------------------------------------

    def go(self, name: str, *args):
        """Leave for another screen as soon as this frame is over; that the line is empty shows that it was heard."""
        self._next = (name, args)
        bar = getattr(self.screen, "bar", None)
        if bar:
            bar.show("", "")
            if bar.hidden:  # it was dark for a key that did nothing
                bar.hidden = False
                bar.turn(True)

    def leaving(self) -> bool:
        """Has another screen been asked for?"""
        return self._next is not None

    def arrive(self, name: str, args: tuple):
        """It is going to be shown now."""
        self.here, self.args = name, args
        self._next = None

    def leave(self):
        screen, self.screen = self.screen, None
        if screen:
            self.machine.screen.show(None)
            if hasattr(screen, "close"):
                screen.close()

    def enter_moment(self, name: str):
        """What it does without goes, and the modules that it needs come, a step each."""
        yield from memory.entering(name, self.game.rules if self.game else None)
        self.keep_pictures()

    def keep_pictures(self):
        """Pictures and fonts that this moment does without go."""
        kept = memory.pictures().split()
        sheets.keep(*kept)
        text.keep_fonts(*kept)


class Sentences:
    """A family of sentences in a language, an attribute each. One that it lacks is said in English, and one that
    English lacks, too, by its own name: so what goes into a sentence is put there by format(), which is content with a
    sentence that has no place for it.
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
        """One of several sentences: in a tuple, in a dict, or with bars between them. Where it is missing `other` is
        said, or else the table's name if that is all there is of it, or the key.
        """
        try:
            return (table.split("|") if isinstance(table, str) else table)[key]
        except (LookupError, TypeError):
            return other if other is not None else table if isinstance(table, str) else str(key)


def start():
    """What code.py asks for, in this version as in every other."""
    app = _begun()
    memory.wipe()
    return app


def _begun():
    from screens import beginning
    app = App(beginning.hardware())
    beginning.know_names()
    app.again = beginning.begun_again()
    app.go(*beginning.first_screen(app.machine.settings, app.again))
    return app
