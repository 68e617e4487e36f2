# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What players may set while they play. The choices take effect at once and are kept when the screen is left."""

from screens import choices, rows

WORDS = "settings"

_NAMES = ("LANGUAGE", "SOUND", "LIGHTS", "BRIGHTNESS", "SPEED")  # as in choices.TABLE


class Screen(rows.List):
    def __init__(self, app, at: int = 0):
        rows.List.__init__(self, app, app.say.SETTINGS, len(_NAMES), 3)
        self.bar.show(app.say.CHANGE, app.say.BACK)
        self.rows.fill(len(_NAMES), at)
        self.chosen(at)

    def left(self, row: int) -> str:
        return getattr(self.app.say, _NAMES[row])

    def right(self, row: int) -> str:
        say, name = self.app.say, choices.TABLE[row][0]
        value = getattr(self.app.machine.settings, name)
        if name == "language":
            value = say.THIS_LANGUAGE
        elif name == "speed":
            value = getattr(say, "speed_" + value)
        elif name != "brightness":
            value = say.ON if value else say.OFF
        return "← %s →" % value if row == self.rows.at else str(value)

    def chosen(self, row: int):
        self.tell(getattr(self.app.say, "ABOUT_" + _NAMES[row]))

    def change(self, row: int, step: int):
        machine = self.app.machine
        name, values = choices.TABLE[row]
        place = values.index(getattr(machine.settings, name)) + step
        if name == "brightness":
            place = min(max(place, 0), len(values) - 1)
        value = values[place % len(values)]
        if name == "lights":
            machine.lights("off")
        setattr(machine.settings, name, value)
        if name == "language":
            self.app.language(value)
            self.app.go("settings", row)
        elif name == "brightness":
            machine.power.level = value
            machine.screen.brightness(value)
        elif name == "sound":
            machine.sound("lay")
        elif name == "lights":
            machine.lights("win")
        self.rows.show()

    def pick(self, row: int):
        self.change(row, 1)

    def back(self):
        self.app.go("title")

    def close(self):
        self.app.machine.lights("off")
        wrong = choices.keep_settings(self.app.machine)
        if wrong:
            self.app.machine.complaints.append(("save", wrong))
