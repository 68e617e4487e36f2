# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The game waits: go on, look at the scores or the rules, change speed or sound, or stop and come back another day."""

from screens import choices, game, parts, rows

WORDS = "pause"

_SPEEDS = ("slow", "normal", "fast", "none")


class Screen(rows.List):
    def __init__(self, app, at: int = 0, wrong=None):
        """`wrong`: why the game could not be kept just now."""
        rows.List.__init__(self, app, app.say.PAUSE, 7, 1)
        playing = app.game
        self.items = "RESUME SCORES SPEED SOUND HELP".split()
        self.items.append("QUIT" if playing.kind == game.PLAY else "GIVE_UP")
        if playing.rules.mode == "dice":
            self.items.remove("SCORES")  # they are always in sight there
        if playing.rules.short55 != "off":
            self.items.append("STOP")
        self.sure = False
        self.wrong = wrong
        self.rows.fill(len(self.items), at)
        self.chosen(at)

    def left(self, row: int) -> str:
        return getattr(self.app.say, self.items[row])

    def right(self, row: int) -> str:
        say, settings = self.app.say, self.app.machine.settings
        if self.items[row] == "SPEED":
            value = getattr(say, "speed_" + settings.speed)
        elif self.items[row] == "SOUND":
            value = say.ON if settings.sound else say.OFF
        else:
            return ""
        return "← %s →" % value if row == self.rows.at else value

    def chosen(self, row: int):
        say, playing = self.app.say, self.app.game
        item = self.items[row]
        self.sure = False
        self.bar.show(say.CHANGE if item in ("SPEED", "SOUND") else say.CHOOSE, say.RESUME)
        if item == "QUIT":
            self.tell(say.NOT_KEPT if self.wrong else say.ABOUT_QUIT, parts.PINK if self.wrong else parts.SAND)
        elif item in ("STOP", "GIVE_UP"):
            self.tell(getattr(say, "ABOUT_" + item))
        elif playing.rules.mode != "dice":
            table = playing.table
            self.tell(say.HAND_AND_CODE % (table.hand_no, table.deal_code()))

    def change(self, row: int, step: int):
        machine = self.app.machine
        settings = machine.settings
        if self.items[row] == "SPEED":
            settings.speed = _SPEEDS[(_SPEEDS.index(settings.speed) + step) % len(_SPEEDS)]
        elif self.items[row] == "SOUND":
            settings.sound = 1 - settings.sound
            machine.sound("lay")
        else:
            return
        choices.keep_settings(machine)
        self.rows.show()

    def pick(self, row: int):
        app, item = self.app, self.items[row]
        if item == "RESUME":
            self.back()
        elif item == "SCORES":
            app.go("score", "pause")
        elif item == "HELP":
            app.go("help", "pause")
        elif item == "QUIT":
            app.game = None
            app.go("title")
        elif item in ("STOP", "GIVE_UP"):
            self.stop(item)
        else:
            self.change(row, 1)

    def stop(self, item: str):
        """Ask once more, then end the game here."""
        app = self.app
        if not self.sure:
            self.sure = True
            self.bar.show(app.say.REALLY, app.say.RESUME)
        elif item == "STOP":
            app.game.do(0, ("stop",))
            app.go("end")
        else:
            app.game = None
            app.go("title")

    def start(self):
        self.back()

    def back(self):
        self.app.go(self.app.game.SCREEN)
