# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules one by one, beginning from those of a named variant. What does not go together cannot be chosen, and the
screen says why. The options themselves, and which exclude each other, stand in phase10.options.
"""

from handheld import drop
from phase10 import options
from screens import parts, presets, rows

WORDS = "rules"

# in the order shown
_ORDER = ("mode phaseList wildPoints naturals goOut floatSkip hitSameTurn takeWild takeSkip skipTarget skipPile "
          "skipLimit skipNoTarget skipLast firstWild firstSkip dealerSkip reshuffle dealer gameEnd tieBreak "
          "fixedTie knock knockWindow knockPriority knockPenalty replaceWild wildAsSkip altRun altMode antiOthers "
          "postal short55 shortMinutes shortHands saveLimit saveOut saveVisible antiStart antiHands twistStart "
          "twistVisible twist4 diceWildColour handTurns").split()
# what an option needs to have a meaning: another one with one of these values
_NEEDS = {
    "phaseList": ("mode", "ordered fixed10 freeOrder masters mastersDeclare antiPhase"),
    "floatSkip": ("goOut", "float"),
    "dealerSkip": ("firstSkip", "dealerChooses"),
    "fixedTie": ("mode", "fixed10"),
    "knockWindow": ("knock", "on"),
    "knockPriority": ("knock", "on"),
    "knockPenalty": ("knock", "on"),
    "altMode": ("altRun", "replacePhase6 extraPhase"),
    "shortMinutes": ("short55", "minutes"),
    "shortHands": ("short55", "hands"),
    "saveLimit": ("mode", "masters mastersDeclare"),
    "saveOut": ("mode", "masters mastersDeclare"),
    "saveVisible": ("mode", "masters mastersDeclare"),
    "antiStart": ("mode", "antiPhase"),
    "antiHands": ("mode", "antiPhase"),
    "twistStart": ("mode", "twist"),
    "twistVisible": ("mode", "twist"),
    "twist4": ("mode", "twist"),
    "diceWildColour": ("mode", "dice"),
}
_LISTS = ("all", "1,2,3,4,5", "2,4,6,8,10", "1,3,5,7,9")  # of phases, by left and right
_DICE = ("mode", "diceWildColour")  # all that Dice asks for
_TRIES = 12  # more than any option has values in words
_TWIST = ("naturals", "skipPile", "firstSkip")  # the values these get in Twist are not wanted elsewhere


class Screen(rows.List):
    def __init__(self, app, players, rules, preset: int, name: str = ""):
        self.players, self.rules, self.preset = players, rules, preset
        self.variants = app.load_words("_variants")
        rows.List.__init__(self, app, app.say.RULES, 5, 3)
        self.names = self.shown()
        at = self.names.index(name) + 1 if name in self.names else 0
        self.rows.fill(len(self.names) + 1, at)
        self.chosen(at)

    def shown(self) -> list:
        """The options that have a meaning now."""
        names = []
        for name in _DICE if self.rules.mode == "dice" else _ORDER:
            needed, values = _NEEDS.get(name, ("mode", self.rules.mode))
            if getattr(self.rules, needed) in values.split():
                names.append(name)
        return names

    # --- what is shown --------------------------------------------------------------------------------------------

    def left(self, row: int) -> str:
        say = self.app.say
        return getattr(say, self.names[row - 1]).split("\n")[0] if row else say.PRESET

    def right(self, row: int) -> str:
        value = self.value(self.names[row - 1])[0] if row else self.preset_name()
        return "← %s →" % value if row == self.rows.at else value

    def preset_name(self) -> str:
        return presets.describe(self.preset, self.variants)[0]

    def about(self) -> str:
        return presets.describe(self.preset, self.variants)[1]

    def value(self, name: str):
        """The name and the meaning of an option's value."""
        say, value = self.app.say, getattr(self.rules, name)
        lines = getattr(say, name).split("\n")[1:]
        if len(lines) == 1:
            if name == "phaseList":
                value = _short(self.rules.numbers)
            return value, lines[0][1:]
        label, _, meaning = lines[options.values_of(name).index(value)].partition("|")
        return label or (say.YES if value in ("yes", "on") else say.NO), meaning

    def chosen(self, row: int):
        say = self.app.say
        listed = row and self.names[row - 1] == "phaseList"
        self.bar.show(say.PICK if listed else say.CHANGE, say.BACK)
        self.tell(self.value(self.names[row - 1])[1] if row else self.about())

    # --- what is changed ------------------------------------------------------------------------------------------

    def change(self, row: int, step: int):
        if not row:
            self.preset = (self.preset + step) % len(presets.TABLE)
            self.rules = presets.rules(self.preset)
            self.show_again()
            return
        refused, name = "", self.names[row - 1]
        value = getattr(self.rules, name)
        for _ in range(_TRIES):
            value = _next(name, value, step)
            refused = self.take(name, value) or refused
            if value == getattr(self.rules, name):
                break
        self.preset = -1
        self.show_again()
        if refused:
            self.tell(self.why(refused), parts.PINK)

    def take(self, name: str, value: str) -> str:
        """Try a value; the reason why it cannot be had, or ""."""
        rules = self.rules
        before = [getattr(rules, option) for option in options.names()]
        if name == "mode" and rules.mode == "twist":
            for option in _TWIST:
                setattr(rules, option, options.values_of(option)[0])
        rules.set(name, value)
        reason = rules.settle()
        if reason:
            for i in range(len(before)):
                setattr(rules, options.names()[i], before[i])
            rules.settle()
        return reason

    def why(self, reason: str) -> str:
        """`reason` names an option and a way to play, as phase10.options says it."""
        words = reason.split(" ")
        option, mode = words[0].partition("=")[0], words[-1].partition("=")[2]
        modes = self.app.say.mode.split("\n")
        mode = modes[1 + options.values_of("mode").index(mode)].partition("|")[0]
        return self.app.say.NOT_TOGETHER % (getattr(self.app.say, option).split("\n")[0], mode)

    def show_again(self):
        """Options may have come or gone."""
        name = self.names[self.rows.at - 1] if self.rows.at else ""
        self.names = self.shown()
        self.rows.count = len(self.names) + 1
        self.rows.at = self.names.index(name) + 1 if name else 0
        self.rows.show()
        self.chosen(self.rows.at)

    # --- leaving --------------------------------------------------------------------------------------------------

    def pick(self, row: int):
        if row and self.names[row - 1] == "phaseList":
            self.app.go("phases", self.players, self.rules, self.preset)
        else:
            self.change(row, 1)

    def start(self):
        self.back()

    def back(self):
        self.app.go("newgame", (self.players, self.rules, self.preset))

    def close(self):
        drop(self.variants.__name__)


def _next(name: str, value: str, step: int) -> str:
    """The value that left or right leads to."""
    values = _LISTS if name == "phaseList" else options.values_of(name)
    if len(values) == 2 and ".." in values[1]:
        low, high = values[1].split("..")
        return str(min(max(int(value) + step, int(low)), int(high)))
    at = values.index(value) if value in values else -1
    return values[(at + step) % len(values)]


def _short(numbers) -> str:
    """A list of phases in few letters: 1-10, 1-5, 2 4 6, or how many."""
    if numbers[-1] - numbers[0] == len(numbers) - 1 and len(numbers) > 2:
        return "%d-%d" % (numbers[0], numbers[-1])
    words = " ".join([str(number) for number in numbers])
    return words if len(numbers) <= 5 else "%d…" % len(numbers)
