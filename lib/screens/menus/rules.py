# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The menu of single rules, starting from a named variant. Conflicting values cannot be chosen, and the screen says
why. The options and their conflicts are in phase10/options.py.
"""

from handheld import colours
from phase10 import option_list, options, phase_lists
from screens.menus import list_page, presets

# Phase lists for left and right.
_LISTS = ("all",) + tuple([phase_lists.NAMED_LISTS[name] for name in ("firstFive", "even", "odd")])
_TRIES = 12  # more than the number of values of any option
_ELSEWHERE = "firstDealer"  # in newgame.py, where seats have names


class Screen(list_page.ListPage):
    def __init__(self, app, players, rules, preset: int, name: str = "", *passed):
        """name: of the selected option. passed: arguments passed back to newgame.py."""
        self.players, self.rules, self.preset, self.passed = players, rules, preset, passed
        self.changed = preset < 0  # have values changed that other options and the variant may depend on?
        self.own = None  # the rules changed here, once variants have been passed
        self.refused = None  # a conflict to report: (option, mode)
        say = self.say = app.words_of("rules")
        self.variants = app.words_of("variants")
        list_page.ListPage.__init__(self, app, say.RULES, 5, 3)
        self.names = self.shown()
        at = self.names.index(name) if name in self.names else 0
        self.rows.fill(len(self.names), at)
        self.chosen(at)

    def shown(self) -> list:
        """By row, the names of the options that apply now; "" for the variant."""
        few = self.players.count < options.LEAST_KNOCKING and self.rules.knock == "off"
        hidden = (_ELSEWHERE, "knock") if few else (_ELSEWHERE,)
        return [""] + [name for name in options.shown(self.rules) if name not in hidden]

    def left(self, row: int) -> str:
        return self.title(self.names[row]) if row else self.say.PRESET

    def title(self, name: str) -> str:
        """The displayed name of an option."""
        return getattr(self.say, name).split("\n")[0]

    def right(self, row: int) -> str:
        return self.value(self.names[row])[0] if row else presets.describe(self.preset, self.variants)[0]

    def value(self, name: str) -> tuple:
        """(name, explanation) of an option's current value."""
        value = getattr(self.rules, name)
        label, meaning = self.words_for(name, value)
        if label is None:
            label, meaning = _short(self.rules) if name == "phaseList" else value, self.words_for(name, "#")[1]
        if not label:
            label = self.say.YES if value in ("yes", "on") else self.say.NO
        return label, meaning

    def ends(self, row: int) -> int:
        bounds = option_list.find(self.names[row]).bounds() if row else None
        if not bounds:
            return 0
        value = int(getattr(self.rules, self.names[row]))
        return (value == bounds[1]) - (value == bounds[0])

    def words_for(self, name: str, value: str) -> tuple:
        """(name, explanation) of a value; (None, "") if the words have none."""
        return presets.line_of(getattr(self.say, name), value) or (None, "")

    def chosen(self, row: int):
        if self.changed:
            row = self.show_again()
        say = self.say
        self.bar.show(say.PICK if self.names[row] == "phaseList" else say.CHANGE, say.BACK)
        self.tell(self.value(self.names[row])[1] if row else presets.describe(self.preset, self.variants)[1])
        if self.refused:
            name, other = self.refused
            mode = self.words_for("mode", other)[0] or other
            words = say.NOT_TOGETHER.format(self.title(name), mode)
            self.tell(say.entry(say.LACKING, name, words) if other == "phases" else words, colours.PINK)
            self.refused = None

    def change(self, row: int, step: int):
        if not row:
            self.preset, self.rules, self.own = presets.beside(self.preset, step, self.own, self.rules)
            self.follow(None)
            return
        name, refused = self.names[row], None
        value = before = getattr(self.rules, name)
        for _ in range(_TRIES):
            value = _next(name, value, step)
            if value == before:
                break
            found = self.rules.why_not(name, value)
            if not found:
                self.rules.set(name, value)
                self.rules.settle()
                break
            other = value if name == "mode" else self.rules.mode
            refused = refused or (found[0], found[1] if found[1] == "phases" else other)
        self.preset = -1
        self.follow(refused)

    def follow(self, refused):
        """Show the new value; the effect on other rows follows a frame later, in show_again()."""
        self.rows.point()
        self.changed = True
        self.refused = refused
        self.settled = False
        self.wait = 2

    def show_again(self) -> int:
        """Update the list of options that apply; returns the new index of the chosen row."""
        self.changed = False
        if self.preset < 0:
            self.preset = presets.like(self.rules)
        name = self.names[self.rows.at]
        self.names = self.shown()
        self.rows.count = len(self.names)
        self.rows.at = self.names.index(name) if name in self.names else 0
        self.rows.show()
        return self.rows.at

    def pick(self, row: int):
        if self.names[row] == "phaseList":
            self.app.go("phases", self.players, self.rules, self.preset, *self.passed)
        else:
            list_page.ListPage.pick(self, row)

    def start(self):
        self.back()

    def back(self):
        self.app.go(self.players.SCREEN, (self.players, self.rules, self.preset), *self.passed)


def _next(name: str, value: str, step: int) -> str:
    option = option_list.find(name)
    bounds, values = option.bounds(), option.values
    if bounds:
        return str(min(max(int(value) + step, bounds[0]), bounds[1]))
    if name == "phaseList":
        values = _LISTS
    if value not in values:  # phases of one's own
        return values[0 if step > 0 else -1]
    return values[(values.index(value) + step) % len(values)]


def _short(rules) -> str:
    """A short form of the phase list, like 1-5 7 10; + for the extra one."""
    numbers = phase_lists.parse_list(rules.phaseList)[0]
    words, first = [], 0
    for number in numbers:
        first = first or number
        if number + 1 not in numbers:
            words.append("%d-%d" % (first, number) if number > first + 1 else str(first))
            if number == first + 1:
                words.append(str(number))
            first = 0
    return " ".join(words + ["+"] * (rules.altRun == "extraPhase"))
