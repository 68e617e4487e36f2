# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The first screen: what there is to do, and what was wrong at the start. Left alone, it lets the bots play."""

from displayio import Group

from handheld import clock, keys, sheets
from screens import parts

WORDS = "title"

_GAME = 0  # the store's kind
_IDLE = 30_000  # ms until the bots begin
_MAIN = ("NEW_GAME", "QUICK_HAND", "EVENT", "MORE")
_MORE = ("GUIDE", "HELP", "RECORDS", "SETTINGS")
_FAIR = ("EVENT", "GUIDE", "HELP")  # what visitors of a fair may do
_LESSON = 1261  # seed of the guided hand, in which there is all to show
_LESSONS = ("DRAW", "PHASE", "LAY", "HIT", "LAST", "SKIP", "WILD", "DISCARD", "OTHERS")
_DOORS = {"NEW_GAME": "newgame", "EVENT": "event", "HELP": "help", "RECORDS": "records",
          "SETTINGS": "settings"}


class Screen(parts.Chooser):
    def __init__(self, app, at: str = ""):
        self.app = app
        self.group = Group()
        self.group.append(sheets.load("logo", 136, 68).grid(x=12, y=0))
        self.rows = parts.Rows(app, self, 5, 24, 70, 112, 10)
        self.group.append(self.rows)
        self.bar = parts.Bar(app, 118)
        self.group.append(self.bar)
        saved, wrong = app.machine.load(_GAME)
        if wrong:
            app.machine.complaints.append(("SAVE_" + wrong, ""))
        self.main = _FAIR if app.machine.settings.event else ("CONTINUE",) * bool(saved) + _MAIN
        self.stirred = clock.ms()
        self.open(self.main)

    def open(self, items):
        self.items = items
        say = self.app.say
        self.bar.show(say.CHOOSE, "" if items is self.main else say.BACK)
        self.rows.fill(len(items))

    def left(self, row: int) -> str:
        return getattr(self.app.say, self.items[row])

    def key(self, event: int):
        self.stirred = clock.ms()
        pressed = self.app.machine.keys
        if pressed.is_down(keys.B) and event == keys.START:
            self.app.go("bench")
        else:
            parts.Chooser.key(self, event)

    def pick(self, row: int):
        app, item = self.app, self.items[row]
        if item == "MORE":
            self.open(_MORE)
        elif item in _DOORS:
            app.go(_DOORS[item])
        else:
            self.play(item)

    def play(self, item: str):
        app = self.app
        if item == "CONTINUE":
            app.go("deal", "saved")
            return
        from screens import players
        if item == "GUIDE":
            seats = players.Players((0, 1, 1), (players.YOU, 0, 2)).seats(app.words.YOU)
            app.go("deal", "quick", None, seats, _LESSON, _LESSONS)
        else:
            app.go("deal", "quick", None, players.Players().seats(app.words.YOU))

    def back(self):
        if self.items is not self.main:
            self.open(self.main)

    def tick(self):
        app = self.app
        if app.machine.complaints:
            app.go("note")
        elif clock.since(self.stirred) > _IDLE:
            app.demo()

    def close(self):
        sheets.forget("logo")
