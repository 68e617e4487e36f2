# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The title screen with the main menu. It opens note.py for complaints, and a demo after 30 s without a key. Until a
hand has been played left and right choose the language: its own name and arrows are understood in any.
"""

import memory
from displayio import Group

from handheld import GAME, JOURNEY, RECORDS, clock, colours, keys, sheets
from handheld.complaints import complain
from handheld.screen import hide
from screens.kinds import HAND_EXPLAINED
from screens.menus import bar, rows

_IDLE = 30_000  # ms without a key until the demo
# The items, by the names of their sentences: the menu, the submenu MORE, and that of event mode.
# The guided hand is in MORE once a hand has been finished.
_MENU = ("CONTINUE", "GUIDE", "NEW_GAME", "JOURNEY", "QUICK_HAND", "REAL_CARDS", "EVENT", "MORE")
_MORE = ("GUIDE", "HELP", "RECORDS", "BY_CODE", "SETTINGS")
_FAIR = ("EVENT", "GUIDE", "HELP")
_SCREENS = {"NEW_GAME": "newgame", "JOURNEY": "journey", "REAL_CARDS": "people", "EVENT": "event", "HELP": "help",
            "RECORDS": "records", "BY_CODE": "by_code", "SETTINGS": "settings"}
_LESSON = 1261  # seed of the guided hand: all to be shown occurs
_QUIET = 1000  # ms until the theme is played


class Screen(rows.Chooser):
    def __init__(self, app, came: str = ""):
        """came: the screen or the item the player comes back from; its row is selected."""
        rows.Chooser.__init__(self)
        self.app = app
        self.say = app.words_of("title")
        self.group = Group()
        app.machine.screen.felt(colours.FELT)  # journey levels change it
        if "title" not in app.without:
            for half in memory.making_room(sheets.logo):
                self.group.append(half)
        self.rows = rows.Rows(app, self, 5, 24, 67, 112, 10)
        self.group.append(self.rows)
        self.bar = bar.KeyBar(app, 117)
        self.group.append(self.bar)
        saved, wrong = app.machine.load(GAME)
        if wrong:
            complain("game", wrong)
        self.saved = bool(saved)  # is there a saved game?
        self.reading = None  # the generator that reads the saved game ahead, () for none; None: look_ahead() is due
        load = app.machine.load
        self.newcomer = not (HAND_EXPLAINED in app.machine.settings.explained or load(RECORDS)[0] or load(JOURNEY)[0])
        self.main = _FAIR if app.machine.settings.event else _MENU
        self.stirred = clock.ms()
        self.items = ()
        self.top = True  # False in the submenu MORE
        self.steps = ()  # generator that loads a language
        self.keeper = None  # saves it, once another has been chosen
        self.open(*self.row_of(came))

    def row_of(self, came: str) -> tuple:
        """(items, row) of this item, or of the one that opens this screen; the first of the main menu if none."""
        for items in (self.main, _MORE):
            shown = self.shown(items)
            for row in range(len(shown)):
                if came in (shown[row], _SCREENS.get(shown[row])):
                    return items, row
        return self.main, 0

    def shown(self, items) -> list:
        there = {"CONTINUE": self.saved, "GUIDE": items is _FAIR or self.newcomer == (items is _MENU)}
        return [item for item in items if there.get(item, True) and _SCREENS.get(item) not in self.app.without]

    def open(self, items, row: int = 0):
        self.top = items is self.main
        self.items = self.shown(items)
        say = self.say
        language = "← %s →" % self.app.words.LANGUAGE if self.newcomer else ""
        self.bar.show(say.CHOOSE, language if self.top else say.BACK)
        hide(self.bar[2], self.top)  # the sign of B
        self.rows.fill(len(self.items), row)

    def left(self, row: int) -> str:
        return getattr(self.say, self.items[row])

    def change(self, row: int, step: int):
        if self.newcomer and self.top:
            self.finish()
            from screens.menus import choices, keep_choices
            self.keeper = self.keeper or keep_choices.Keeper(self.app.machine)
            self.steps = choices.other_language(self, step)

    def look_ahead(self):
        """Choose what is loaded ahead for Continue. Not before the title is seen: from source that takes two beats."""
        app, self.reading = self.app, ()
        if app.resumed:
            memory.keep_a_piece_free()
            memory.expect("resumed", app.resumed.rules, after="resumed")
        elif self.saved:
            memory.expect("rules_ahead")
            self.reading = self.reading_ahead()

    def reading_ahead(self):
        """Generator: read the saved game, or its rules, ahead. If that fails, Continue does it, and tells why."""
        app = self.app
        try:
            from screens.menus import resume
            yield from resume.reading_ahead(app)
        except Exception:
            pass
        if not (app.resuming or app.resumed):
            memory.expect("resume")

    def redraw(self):
        """Redraw all texts in the current language."""
        self.say = self.app.words_of("title")
        self.open(self.main if self.top else _MORE, self.rows.at)

    def finish(self):
        for _ in self.steps:
            pass

    def close(self):
        if self.reading:
            self.reading.close()
        if self.keeper:
            self.app.pending_save = self.keeper.finish

    def key(self, event: int):
        self.stirred = clock.ms()
        if event == keys.START and self.app.machine.keys.is_down(keys.B):
            self.app.go("bench")
        else:
            rows.Chooser.key(self, event)

    def pick(self, row: int):
        self.finish()
        memory.making_room(self.do, self.items[row])

    def do(self, item: str):
        """Open what an item stands for."""
        app = self.app
        # A person has chosen it: if memory is short the program may restart once more, unless that did not help.
        app.again, app.stuck = app.stuck, False
        if item == "CONTINUE":
            app.go("resume")
        elif item == "NEW_GAME":
            app.go("newgame", None, self.saved)
        elif item == "QUICK_HAND":
            from screens.menus import players
            app.go("deal", "quick", None, players.Players().seats(app.words.YOU))
        elif item == "GUIDE":
            from screens.menus import players
            app.go("deal", "quick", None, players.newcomer().seats(app.words.YOU), _LESSON, True)
        elif item == "MORE":
            self.open(_MORE)
        else:
            app.go(_SCREENS[item])

    def back(self):
        if self.top:
            self.blink()
        else:
            self.open(self.main, self.shown(self.main).index("MORE"))

    def tick(self):
        app = self.app
        for _ in self.steps:
            return 0
        if self.keeper:
            self.keeper.tick(self.bar)
        if app.machine.complaints:
            app.go("note")
        elif clock.since(self.stirred) > _IDLE:
            app.go("deal", "demo")
        elif app.shown:
            preload = bar.preloading()
            if preload:
                if self.reading is None:
                    self.look_ahead()
                preload.step(app, self.bar, self.reading)
        elif clock.since(self.stirred) > _QUIET:
            app.shown = True
            app.machine.sound("theme")
            from handheld import reserve
            reserve.look()
            memory.tidy()
        return rows.Chooser.tick(self)
