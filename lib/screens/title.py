# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The first screen: what there is to do, and what was wrong at the start. Left alone, it lets the bots play."""

from displayio import Group

from handheld import GAME, clock, keys, sheets
from screens import ahead, parts, rows

WORDS = "title"

_IDLE = 30_000  # ms until the bots begin
# What can be done, and the screens behind it; texts, because short words by themselves would stay in memory for ever.
_MENU = "CONTINUE NEW_GAME QUICK_HAND EVENT MORE GUIDE HELP RECORDS SETTINGS"
_DOORS = "deal newgame deal event more deal help records settings"
_FAIR = "EVENT GUIDE HELP"  # what visitors of a fair may do
_LESSON = 1261  # seed of the guided hand, in which there is all to show
# in the order in which they matter when several would fit
_LESSONS = "DRAW PHASE LAY HIT LAST SKIP WILD DISCARD OTHERS"


class Screen(rows.Chooser):
    def __init__(self, app):
        self.app = app
        self.group = Group()
        self.group.append(sheets.load("logo", 136, 68).grid(x=12, y=-3))
        self.rows = rows.Rows(app, self, 5, 24, 66, 112, 10)
        self.group.append(self.rows)
        self.bar = parts.Bar(app, 118)
        self.group.append(self.bar)
        saved, wrong = app.machine.load(GAME)
        if wrong:
            app.machine.complaints.append(("SAVE_" + wrong, ""))
        menu = _MENU.split()
        self.main = _FAIR.split() if app.machine.settings.event else menu[0 if saved else 1:5]
        self.stirred = clock.ms()
        self.open(self.main)

    def open(self, items):
        self.items = items
        say = self.app.say
        self.bar.show(say.CHOOSE, "" if items is self.main else say.BACK)
        self.rows.fill(len(items))

    def place(self, row: int) -> int:
        """Of what this row shows, in the texts."""
        return _MENU.split().index(self.items[row])

    def left(self, row: int) -> str:
        return self.app.say.MENU.split("\n")[self.place(row)]

    def key(self, event: int):
        self.stirred = clock.ms()
        pressed = self.app.machine.keys
        if pressed.is_down(keys.B) and event == keys.START:
            self.app.go("bench")
        else:
            rows.Chooser.key(self, event)

    def pick(self, row: int):
        place = self.place(row)
        door = _DOORS.split()[place]
        if door == "more":
            self.open(_MENU.split()[5:])
        elif door == "deal":
            self.play(place)
        elif place == 1:
            self.app.go(door, None, len(self.main) > 4)  # whether a game waits to go on
        else:
            self.app.go(door)

    def play(self, place: int):
        """Go on with the saved game, play a quick hand or the guided one."""
        app = self.app
        if not place:
            app.go("deal", "saved")
            return
        from screens import players
        if place == 2:
            app.go("deal", "quick", None, players.Players().seats(app.words.YOU))
        else:
            seats = players.Players((0, 1, 1), (players.YOU, 0, 2)).seats(app.words.YOU)
            app.go("deal", "quick", None, seats, _LESSON, _LESSONS.split())

    def back(self):
        if self.items is not self.main:
            self.open(self.main)

    def tick(self):
        app = self.app
        if app.machine.complaints:
            app.go("note")
        elif clock.since(self.stirred) > _IDLE:
            app.go("deal", "demo")
        else:
            ahead.look(app)
        return rows.Chooser.tick(self)

    def close(self):
        sheets.forget("logo")
