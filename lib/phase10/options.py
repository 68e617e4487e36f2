# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rule options: one table of names and values, the two presets, and what does not go together.

Here rules are chosen; a table plays by the InForce that comes of it (rules.py) and needs this module no more. The code
that obeys a rule stands where the rule acts.
"""

from phase10 import phase_lists
from phase10.phases import ALT, COLOUR, RUN, SET
from phase10.rules import InForce

# name, values; the first value is the sheet's. "LOW..HIGH" behind the first value: any whole number from LOW to HIGH.
TABLE = (
    ("wildPoints", "20 25"),
    ("firstWild", "normal autoLeft dealerChooses redraw"),
    ("firstSkip", "skipFirst cover redraw dealerChooses"),
    ("dealerSkip", "target card"),
    ("takeWild", "yes no"),
    ("takeSkip", "no yes"),
    ("naturals", "group phase none"),
    ("hitSameTurn", "yes no"),
    ("skipTarget", "any next"),
    ("skipPile", "onTopWhenServed underWhenServed onTopWhenPlayed setAside"),
    ("skipLimit", "onePending oncePerLap noConsecutive"),
    ("skipNoTarget", "dead forbidden"),
    ("skipLast", "yes no"),
    ("goOut", "discard hitOrDiscard float"),
    ("floatSkip", "keeps ends"),
    ("reshuffle", "all keepTop"),
    ("dealer", "rotate fixed"),
    ("gameEnd", "handEnd immediateIfSole mustGoOut outThenPoints"),
    ("tieBreak", "firstOut firstLay"),
    ("phaseList", "all"),
    ("mode", "ordered fixed10 freeOrder masters mastersDeclare antiPhase twist dice"),
    ("fixedTie", "share extra"),
    ("knock", "off on"),
    ("knockWindow", "3 1..9"),
    ("knockPriority", "first seat"),
    ("knockPenalty", "off on"),
    ("replaceWild", "off on"),
    ("wildAsSkip", "off on"),
    ("altRun", "off replacePhase6 extraPhase"),
    ("altMode", "adjacent twoColour"),
    ("antiOthers", "off on"),
    ("postal", "off on"),
    ("short55", "off manual minutes hands"),
    ("shortMinutes", "45 1..240"),
    ("shortHands", "8 1..99"),
    ("saveLimit", "1 unlimited"),
    ("saveOut", "yes no"),
    ("saveVisible", "no yes"),
    ("antiStart", "10 1..12"),
    ("antiHands", "10 0..99"),
    ("twistStart", "always mustCompleteFirst"),
    ("twistVisible", "yes no"),
    ("twist4", "run3 run4"),
    ("diceWildColour", "match any"),
    # Two bots could pass the same cards for ever. After this many turns of every seat the hand ends, won by nobody,
    # and all score what they hold. Hands of people take four to nine turns a seat.
    ("handTurns", "100 1..999"),
    ("tiePhase", "last own"),
    ("firstDealer", "chance 1 2 3 4 5 6"),
)
_SINCE_2 = ("tiePhase", "firstDealer")  # not in rules packed by version 1
MATTEL = (("wildPoints", "25"), ("naturals", "phase"), ("goOut", "hitOrDiscard"), ("reshuffle", "keepTop"))

# What has no meaning or no rule in a mode: an option (any value but the sheet's) or one value of it.
_FORBIDDEN = {
    "fixed10": "antiOthers",
    "freeOrder": "antiOthers",
    "masters": "antiOthers",
    "mastersDeclare": "antiOthers",
    "antiPhase": "antiOthers short55",
    "twist": "antiOthers knock short55 postal altRun phaseList firstWild=dealerChooses firstSkip=dealerChooses",
    "dice": "antiOthers knock short55 postal altRun phaseList firstWild=dealerChooses firstSkip=dealerChooses"
    " replaceWild wildAsSkip goOut=float",
}
# What Twist's own sheet says where the base game's options are left alone.
_TWIST = (("naturals", "phase"), ("skipPile", "setAside"), ("firstSkip", "cover"))


def values_of(name: str):
    """The values an option may take as a list of words, or None when there is no such option."""
    for option, values in TABLE:
        if option == name:
            return values.split()
    return None


_COURSES = {
    "fixed10": "courses.fixed",
    "freeOrder": "courses.free",
    "masters": "courses.masters",
    "mastersDeclare": "courses.free",
    "antiPhase": "courses.anti",
    "twist": "courses.twist",
}


# rooms that a value brings into the game; those that a phase brings are found by rooms_for()
_ROOMS = (
    ("knock", "on", "knocking"),
    ("replaceWild", "on", "swapping"),
    ("goOut", "float", "floating"),
    ("antiOthers", "on", "naming"),
    ("mode", "masters", "saving"),
    ("mode", "mastersDeclare", "saving"),
)


def rooms_for(phases: tuple) -> list:
    """What the finder and the groups need for these phases beside what every game has."""
    found = []
    for phase in phases:
        kinds = [kind for kind, _ in phase]
        others = len(kinds) - kinds.count(SET) - kinds.count(RUN)
        if kinds != [COLOUR] and (others or kinds.count(SET) > 2 or kinds.count(RUN) > 1):
            found.append("walker")
        if ALT in kinds:
            found.append("walker_colours")
    return found


class Rules:
    """Rules being chosen: an attribute an option, the phases in the order of play and their numbers."""

    def __init__(self, preset: str = "sheet") -> None:
        self.preset = preset
        for name, values in TABLE:
            setattr(self, name, values.split()[0])
        if preset == "mattel":
            for name, value in MATTEL:
                setattr(self, name, value)
        self._given = ""
        self.settle()

    def set(self, name: str, value: str) -> bool:
        """Take a value for an option; False when there is no such option or value."""
        values = values_of(name)
        if values is None or not _is_value(name, values, value):
            return False
        if value == phase_lists.NAMED_LISTS["all"]:
            value = "all"  # as the sheet has it, however it is written
        setattr(self, name, value)
        self._given += name + " "
        return True

    def settle(self) -> str:
        """Work out the phases; the reason why these rules do not go together, or "" when they do."""
        self.wild_points = int(self.wildPoints)
        if self.mode == "twist":
            numbers, twists = phase_lists.parse_list(phase_lists.TWIST % self.twist4)
            self.numbers, self.phases = numbers + numbers, twists + twists  # of the board, and again of the cards
            for name, value in _TWIST:
                if name not in self._given.split():
                    setattr(self, name, value)
        else:
            self.numbers, self.phases = phase_lists.parse_list(self.phaseList)
            self._add_alternating()
        for words in _FORBIDDEN.get(self.mode, "").split():
            name, _, value = words.partition("=")
            now = getattr(self, name)
            if now == value if value else now != values_of(name)[0]:
                return "%s does not go with mode=%s" % (words, self.mode)
        return ""

    def _add_alternating(self) -> None:
        alternating = phase_lists.parse_phase(phase_lists.ALTERNATING)
        if self.altRun == "replacePhase6" and 6 in self.numbers:
            at = self.numbers.find(bytes([6]))
            self.phases = self.phases[:at] + (alternating,) + self.phases[at + 1 :]
        elif self.altRun == "extraPhase":
            self.numbers += bytes([max(self.numbers) + 1])
            self.phases += (alternating,)

    def in_force(self) -> InForce:
        """These rules as a table keeps them."""
        force = InForce()
        force.phases, force.numbers, force.packed = self.phases, self.numbers, self.pack()
        words = InForce()
        for name, _ in TABLE:
            setattr(words, getattr(self, name), None)
        kept = {word: word for word in words.__dict__}  # the interpreter keeps the names of attributes, each but once
        for name, _ in TABLE:
            setattr(force, name, kept[getattr(self, name)])
        force.course = _COURSES.get(self.mode, "courses.ordered")  # the module that knows this way of playing
        ends = ["ending", "courses.twist_board" if self.mode == "twist" else "winning"]
        force.ends = tuple(ends + ["stopping"] if self.short55 == "hands" else ends)
        force.preset, force.wild_points = self.preset, self.wild_points
        rooms = ["turn"] + [room for name, value, room in _ROOMS if getattr(self, name) == value]
        force.rooms = tuple(set(rooms + rooms_for(self.phases)))  # better loaded with the table than in a turn
        return force

    def pack(self) -> bytes:
        """The options in a few bytes: a value by its place, a number as it is."""
        packed = bytearray()
        for name, text in TABLE:
            values, value = text.split(), getattr(self, name)
            if name == "phaseList":
                words = phase_lists.pack_list(value)
                packed.append(len(words))
                packed.extend(words)
            elif ".." in text:
                packed.append(int(value) >> 8)
                packed.append(int(value) & 255)
            else:
                packed.append(values.index(value))
        return bytes(packed)


def unpack(packed, at: int = 0):
    """(rules, where the next thing begins); ValueError when these are no rules of ours."""
    return _unpack(packed, at, ())


def unpack_v1(packed, at: int = 0):
    """The same of rules packed by version 1."""
    return _unpack(packed, at, _SINCE_2)


def _unpack(packed, at: int, without: tuple):
    rules = Rules()
    for name, text in TABLE:
        if name in without:
            continue
        values = text.split()
        if name == "phaseList":
            size = packed[at]
            value = phase_lists.unpack_list(packed[at + 1 : at + 1 + size])
            at += 1 + size
        elif ".." in text:
            value = str(packed[at] << 8 | packed[at + 1])
            at += 2
        else:
            value = values[packed[at]] if packed[at] < len(values) else ""
            at += 1
        if not rules.set(name, value):
            raise ValueError("the rules are damaged")
    if rules.settle():
        raise ValueError("the rules are damaged")
    return rules, at


def _is_value(name: str, values: list, value: str) -> bool:
    if name == "phaseList":
        return len(value) <= 160 and phase_lists.parse_list(value) is not None
    if len(values) == 2 and ".." in values[1]:
        low, high = values[1].split("..")
        return phase_lists.is_number(value) and len(value) <= 4 and int(low) <= int(value) <= int(high)
    return value in values
