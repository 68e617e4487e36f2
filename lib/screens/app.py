# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The one loop: keys go to the screen that is shown, the screen ticks, the picture is refreshed. Screens and sentences
are loaded when they are entered and dropped when they are left; what a screen does is its own business.
"""

import gc
import sys

from handheld import complain, drop, drop_rooms, know, sheets, text

VERSION = "1.0"


class App:
    def __init__(self, hardware):
        self.machine = hardware
        self.small = text.font("small")
        self.game = None
        self.screen = None
        self.words = self.say = None
        self._family = ""  # of sentences, that of the screen shown
        self._here = ""
        self.again = False  # was the memory full a short while ago?
        self._next = None
        self.language(hardware.settings.language)

    @property
    def big(self):
        """The large letters, which the table does without."""
        return text.font("big")

    def language(self, code: str):
        """Speak this language from now on."""
        if self.words:
            drop(self.words.__name__)
        self.words = None
        self.machine.settings.language = code
        self.words = self.load_words("")
        self._load_family(self._family)

    def go(self, name: str, *args):
        """Leave for another screen as soon as this frame is over; that the line is empty shows that it was heard."""
        self._next = (name, args)
        if hasattr(self.screen, "bar"):
            self.screen.bar.show("", "")

    def frame(self):
        try:
            self._step()
        except MemoryError:
            self._rescue()

    def _rescue(self):
        """Keep the game, begin anew with an empty memory and go on. A second time in one hand that would not help, but
        the title is what there must always be room for.
        """
        self._next = None
        self._leave()
        self._make_room()
        playing, self.game = self.game, None
        try:
            if playing:
                playing.save()
        except MemoryError:  # then what the last turn left in the store must do
            pass
        playing = None
        if not self.again or self._here == "title":
            from handheld import restart
            restart.begin_again()
        complain("memory", "")
        self.go("title")

    def _step(self):
        if self._next:
            self._enter(*self._next)
        event = self.machine.key()
        if event:
            self.screen.key(event)
        if self.game and 0 < self.game.patience < self.machine.power.idle():
            self.game = None
            self.go("title")
        wait = 0 if self._next else self.screen.tick()
        if wait is None:
            self.machine.frame()
        else:
            self.machine.frame(wait)

    def _enter(self, name, args):
        self._leave()
        if name in ("deal", "table", "dice"):
            self._make_room()
            if name == "table":
                self.game.wake()
        elif self.game and self.game.SCREEN == "table":
            self.machine.hush()
            self.game.rest()
        elif not self.game and name != "newgame" and "phase10.table" in sys.modules:
            self._forget_rules()
        path = module_of(name)
        know("screens." + path)
        __import__("screens." + path)
        module = sys.modules["screens." + path]
        self._load_family(getattr(module, "WORDS", "menu"))
        self._here = name
        self._next = None
        if name == "score":
            self.again = False
        gc.collect()
        self.screen = module.Screen(self, *args)
        self.machine.screen.show(self.screen.group)
        drop("handheld.pictures")
        gc.collect()

    def _make_room(self):
        """The table needs all the memory there is, and none of what the other screens are made of. The large pictures
        of cards stay, for later there may be no piece of memory left that is large enough.
        """
        self._load_family("")
        text.forget_font("big")
        for sheet in "logo ground piles icons heads faces".split():
            sheets.forget(sheet)
        sheets.forget_colours()
        modules = "ahead choices presets players tally rows parts demo".split()
        drop("handheld.written", *["screens." + module for module in modules])

    def _forget_rules(self):
        """After a game the menus need the memory of its rules and bots."""
        drop("screens.ahead", "screens.table.game")
        drop_rooms(("phase10.", "bots."))
        for sheet in "cards minis".split():
            sheets.forget(sheet)

    def _leave(self):
        screen, self.screen = self.screen, None
        if screen:
            self.machine.screen.show(None)
            if hasattr(screen, "close"):
                screen.close()
            screen = None
            drop("screens." + module_of(self._here))

    def _load_family(self, family):
        """The sentences of the screen shown; those of the one before are dropped."""
        if self.say:
            if self._family == family and self.say.__name__.startswith(self.words.__name__):
                return
            name, self.say = self.say.__name__, None
            drop(name)
        self._family = family
        if family:
            self.say = self.load_words("_" + family)

    def words_of(self, family: str):
        return self.load_words("_" + family)

    def load_words(self, family):
        """A module of sentences, the English one when that of the language is missing or damaged."""
        code = self.machine.settings.language
        for name in (code + family, "en" + family):
            try:
                know("words." + name)
                __import__("words." + name)
                return sys.modules["words." + name]
            except (ImportError, SyntaxError, UnicodeError):
                complain("words", name)
        raise ImportError("words." + name)


def module_of(name: str) -> str:
    return "table.screen" if name == "table" else name


def start():
    """What code.py asks for, in this version as in every other."""
    from screens import beginning
    return beginning.start()
