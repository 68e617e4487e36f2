# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The game waits: go on, look at the scores or the rules, change speed or sound, or stop and come back another day."""

from screens import choices, parts, rows
from screens.table import game

WORDS = "pause"

# By their places: 0 play on, 1 scores, 2 speed, 3 sound, 4 help, 5 save and leave, 6 give up, 7 stop a short game.
_ITEMS = "RESUME SCORES SPEED SOUND HELP QUIT GIVE_UP STOP"
_SPEEDS = "slow normal fast none"


class Screen(rows.List):
    def __init__(self, app, at: int = 0, wrong=None):
        """`wrong`: why the game could not be kept just now."""
        rows.List.__init__(self, app, app.say.TITLE, 7, 1)
        playing = app.game
        items = _ITEMS.split()
        self.items = items[:5]
        self.items.append(items[5 if playing.kind == game.PLAY else 6])
        if playing.rules.short55 != "off":
            self.items.append(items[7])
        if playing.rules.mode == "dice":
            self.items.remove(items[1])  # they are always in sight there
        self.sure = False
        self.wrong = wrong
        self.rows.fill(len(self.items), at)
        self.chosen(at)

    def place(self, row: int) -> int:
        return _ITEMS.split().index(self.items[row])

    def left(self, row: int) -> str:
        return self.about(self.place(row))[0]

    def about(self, place: int) -> list:
        """A row's name, and what there is to know."""
        return self.app.say.ROWS.split("\n")[place].split("|")

    def right(self, row: int) -> str:
        settings, place = self.app.machine.settings, self.place(row)
        if place == 2:
            at = _SPEEDS.split().index(settings.speed)
        elif place == 3:
            at = 4 + settings.sound
        else:
            return ""
        value = self.app.say.LEVELS.split("|")[at]
        return "← %s →" % value if row == self.rows.at else value

    def chosen(self, row: int):
        say, playing, place = self.app.say, self.app.game, self.place(row)
        words = self.about(place)[1]
        self.sure = False
        self.bar.show(say.KEYS.split("|")[1 if place in (2, 3) else 0], self.about(0)[0])
        if words and self.wrong:
            self.tell(say.NOT_KEPT, parts.PINK)
        elif words or playing.rules.mode == "dice" or not any(playing.table.hands):  # nothing has been dealt
            self.tell(words)
        else:
            table = playing.table
            self.tell(say.HAND % (table.hand_no, table.deal_code()))

    def change(self, row: int, step: int):
        machine, place = self.app.machine, self.place(row)
        settings = machine.settings
        if place == 2:
            speeds = _SPEEDS.split()
            settings.speed = speeds[(speeds.index(settings.speed) + step) % 4]
        elif place == 3:
            settings.sound = 1 - settings.sound
            machine.sound("lay")
        else:
            return
        choices.keep_settings(machine)
        self.rows.show()

    def pick(self, row: int):
        app, place = self.app, self.place(row)
        if not place:
            self.back()
        elif place == 1:
            app.go("score", "pause")
        elif place == 4:
            app.go("help", "pause")
        elif place == 5:
            app.game = None
            app.go("title")
        elif place > 5:
            self.stop(place)
        else:
            self.change(row, 1)

    def stop(self, place: int):
        """Ask once more, then end the game here."""
        app = self.app
        if not self.sure:
            self.sure = True
            self.bar.show(app.say.KEYS.split("|")[2], self.about(0)[0])
        elif place == 7:
            app.game.do(0, ("stop",))
            app.go("end")
        else:
            app.game = None
            app.go("title")

    def start(self):
        self.back()

    def back(self):
        self.app.go(self.app.game.SCREEN)
