# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The settings menu for players. A change takes effect at once and is saved when the row is left, or after two seconds
without a change; the possible values are in choices.py.
"""

from screens.menus import choices, keep_choices, list_page

# (setting, name of its label, name of its explanation)
_ROWS = (
    ("language", "LANGUAGE", "ABOUT_LANGUAGE"),
    ("sound", "SOUND", "ABOUT_SOUND"),
    ("lights", "LIGHTS", "ABOUT_LIGHTS"),
    ("brightness", "BRIGHTNESS", "ABOUT_BRIGHTNESS"),
    ("speed", "SPEED", "ABOUT_SPEED"),
    ("talk", "TALK", "ABOUT_TALK"),
)


class Screen(list_page.List):
    def __init__(self, app, at: int = 0, changed: bool = False):
        self.keeper = keep_choices.Keeper(app.machine, changed)
        say = self.say = app.words_of("settings")
        list_page.List.__init__(self, app, say.SETTINGS, len(_ROWS), 2)
        self.bar.show(say.CHANGE, say.BACK)
        self.rows.fill(len(_ROWS), at)
        self.explain(at)

    def left(self, row: int) -> str:
        return getattr(self.say, _ROWS[row][1])

    def right(self, row: int) -> str:
        say, name = self.say, _ROWS[row][0]
        value = getattr(self.app.machine.settings, name)
        if name == "language":
            value = self.app.words.LANGUAGE
        elif name == "speed":
            value = say.entry(say.SPEEDS, value)
        elif name == "sound":
            value = say.entry(say.SOUNDS, value)
        elif name != "brightness":
            value = say.ON if value else say.OFF
        return str(value)

    def chosen(self, row: int):
        self.keeper.keep()
        self.explain(row)

    def explain(self, row: int):
        self.tell(getattr(self.say, _ROWS[row][2]))

    def change(self, row: int, step: int):
        machine, name = self.app.machine, _ROWS[row][0]
        values = choices.values_of(name)
        place = values.index(getattr(machine.settings, name)) + step
        if name == "brightness":
            place = min(max(place, 0), len(values) - 1)
        value = values[place % len(values)]
        if name == "lights":
            machine.lights("off")
        setattr(machine.settings, name, value)
        self.keeper.change()
        if name == "language":
            self.app.language(value)
            self.keeper.waits = False  # saved by the new screen, see `changed`
            self.app.go("settings", row, True)
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
        self.app.go("title", "settings")

    def close(self):
        self.app.machine.lights("off")
        self.keeper.keep()

    def tick(self):
        self.keeper.tick()
        return list_page.List.tick(self)
