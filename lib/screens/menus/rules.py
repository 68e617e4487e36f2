# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules one by one, beginning from those of a named variant. What does not go together cannot be chosen, and the
screen says why. The options themselves, and which exclude each other, stand in phase10.options.
"""

from handheld import colours
from phase10 import options, phase_lists
from screens.menus import presets, rows


# In the order shown, those that have a meaning by themselves; the others only while another one has one of the values
# behind it. This table goes as soon as phase10.options gives its rows in order and says what they need.
_ORDER = """
mode
phaseList mode ordered fixed10 freeOrder masters mastersDeclare antiPhase
wildPoints
naturals
goOut
floatSkip goOut float
hitSameTurn
takeWild
takeSkip
skipTarget
skipPile
skipLimit
skipNoTarget
skipLast
firstWild
firstSkip
dealerSkip firstSkip dealerChooses
reshuffle
dealer
gameEnd
tieBreak
tiePhase
fixedTie mode fixed10
knock
knockWindow knock on
knockPriority knock on
knockPenalty knock on
replaceWild
wildAsSkip
altRun
altMode altRun replacePhase6 extraPhase
antiOthers
postal
short55
shortMinutes short55 minutes
shortHands short55 hands
saveLimit mode masters mastersDeclare
saveOut mode masters mastersDeclare
saveVisible mode masters mastersDeclare
antiStart mode antiPhase
antiHands mode antiPhase
twistStart mode twist
twistVisible mode twist
twist4 mode twist
diceWildColour mode dice
diceEnd mode dice
handTurns
""".strip().split("\n")
_LISTS = ("all", "1,2,3,4,5", "2,4,6,8,10", "1,3,5,7,9")  # of phases, by left and right
_DICE = ("mode", "diceWildColour", "diceEnd")  # all that Dice asks for
_TRIES = 12  # more than any option has values in words
_TWIST = ("naturals", "skipPile", "firstSkip")  # the values these get in Twist are not wanted elsewhere


class Screen(rows.List):
    def __init__(self, app, players, rules, preset: int, name: str = ""):
        self.players, self.rules, self.preset = players, rules, preset
        say = self.say = app.words_of("rules")
        self.variants = app.words_of("variants")
        rows.List.__init__(self, app, say.RULES, 5, 3)
        self.names = self.shown()
        at = self.names.index(name) + 1 if name in self.names else 0
        self.rows.fill(len(self.names) + 1, at)
        self.chosen(at)

    def shown(self) -> list:
        """The options that have a meaning now."""
        names = []
        for row in _ORDER:
            name, *needs = row.split(" ")
            if not hasattr(self.rules, name) or (self.rules.mode == "dice" and name not in _DICE):
                continue
            if not needs or getattr(self.rules, needs[0]) in needs[1:]:
                names.append(name)
        return names

    # --- what is shown --------------------------------------------------------------------------------------------

    def left(self, row: int) -> str:
        return self.title(self.names[row - 1]) if row else self.say.PRESET

    def title(self, name: str) -> str:
        """What an option is called."""
        return getattr(self.say, name).split("\n")[0]

    def right(self, row: int) -> str:
        value = self.value(self.names[row - 1])[0] if row else self.preset_name()
        return "← %s →" % value if row == self.rows.at else value

    def preset_name(self) -> str:
        return presets.describe(self.preset, self.variants)[0]

    def about(self) -> str:
        return presets.describe(self.preset, self.variants)[1]

    def value(self, name: str) -> tuple:
        """The name and the meaning of an option's value."""
        value = getattr(self.rules, name)
        label, meaning = self.words_for(name, value)
        if label is None:
            label, meaning = _short(self.rules) if name == "phaseList" else value, self.words_for(name, "#")[1]
        if not label:
            label = self.say.YES if value in ("yes", "on") else self.say.NO
        return label, meaning

    def words_for(self, name: str, value: str) -> tuple:
        """What a value is called and what it means; (None, "") where no sentence says it."""
        text = getattr(self.say, name)
        at = text.find("\n%s|" % value)
        if at < 0:
            return None, ""
        _, label, meaning = text[at + 1:].split("\n")[0].split("|")
        return label, meaning

    def chosen(self, row: int):
        say = self.say
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
            self.tell(self.why(refused), colours.PINK)

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
        return self.say.NOT_TOGETHER % (self.title(option), self.words_for("mode", mode)[0])

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


def _next(name: str, value: str, step: int) -> str:
    """The value that left or right leads to."""
    values = _LISTS if name == "phaseList" else options.values_of(name)
    if len(values) == 2 and ".." in values[1]:
        low, high = values[1].split("..")
        return str(min(max(int(value) + step, int(low)), int(high)))
    at = values.index(value) if value in values else -1
    return values[(at + step) % len(values)]


def _short(rules) -> str:
    """A list of phases in few letters: 1-10, 1-5, 2 4 6, or how many; and a + for the extra one."""
    numbers = phase_lists.parse_list(rules.phaseList)[0]
    more = " +" if rules.altRun == "extraPhase" else ""
    if numbers[-1] - numbers[0] == len(numbers) - 1 and len(numbers) > 2:
        return "%d-%d%s" % (numbers[0], numbers[-1], more)
    words = " ".join([str(number) for number in numbers])
    return (words if len(numbers) <= 5 else "%d…" % len(numbers)) + more
