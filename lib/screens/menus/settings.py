# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The settings menu for players: a change takes effect at once. keep_choices.py saves it, choices.py has the values."""

from screens.menus import choices, keep_choices, list_page

# The rows, by the names of their sentences; the settings have the same order in choices.TABLE.
_ROWS = ("LANGUAGE", "SOUND", "LIGHTS", "BRIGHTNESS", "SPEED", "TALK")


class Screen(list_page.ListPage):
    def __init__(self, app):
        self.keeper = keep_choices.Keeper(app.machine)
        self.steps = ()  # generator that loads a language
        self.say = app.words_of("settings")
        list_page.ListPage.__init__(self, app, self.say.SETTINGS, len(_ROWS), 2)
        self.rows.fill(len(_ROWS))
        self.redraw()

    def left(self, row: int) -> str:
        return self.about(row, 0)

    def about(self, row: int, what: int) -> str:
        """A row's name (0), or its explanation (1)."""
        return self.say.entry(getattr(self.say, _ROWS[row]), what)

    def right(self, row: int) -> str:
        say, name = self.say, choices.TABLE[row][0]
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

    def ends(self, row: int) -> int:
        name, values = choices.TABLE[row]
        value = getattr(self.app.machine.settings, name)
        return (value == values[-1]) - (value == values[0]) if name == "brightness" else 0

    def chosen(self, row: int):
        self.tell(self.about(row, 1))

    def redraw(self):
        """Redraw all texts in the current language."""
        say = self.say = self.app.words_of("settings")
        self.set_heading(say.SETTINGS)
        self.bar.show(say.CHANGE, say.BACK)
        self.rows.show()
        self.chosen(self.rows.at)

    def finish(self):
        for _ in self.steps:
            pass

    def change(self, row: int, step: int):
        name = choices.TABLE[row][0]
        if name == "language":
            self.finish()
            self.steps = choices.other_language(self, step)
            return
        choices.change(self.app.machine, name, step)
        self.keeper.waits = True
        self.rows.show()

    def back(self):
        self.finish()
        self.app.go("title", "settings")

    def close(self):
        self.app.machine.lights("off")
        self.app.pending_save = self.keeper.finish

    def tick(self):
        for _ in self.steps:
            return 0
        self.keeper.tick(self.bar)
        return list_page.ListPage.tick(self)
