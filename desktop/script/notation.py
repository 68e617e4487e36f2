# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Parses and formats the words of the table script: cards, groups and phases.

Lines are parsed in setup.py, moves.py and expectations.py, and formatted in writer.py.
"""

from phase10 import building, groups
from phase10.actions import BAD_CARD, BAD_SYNTAX
from phase10.cards import RULE, SKIP, WILD
from phase10.phase_lists import is_number
from phase10.phases import COLOUR, EXTRA, SET

LETTERS = "RBGY"  # the colours


class Refused(Exception):
    """An invalid line: its error code, and a short explanation."""

    def __init__(self, code: str, why: str = "") -> None:
        self.code = code
        self.why = why


def parse(text: str) -> int:
    """Return the card of a word, or 0 if there is none."""
    if text in ("W", "S", "X"):
        return {"W": WILD, "S": SKIP, "X": RULE}[text]
    colour = LETTERS.find(text[:1]) if text else -1
    digits = text[1:]
    if colour < 0 or not 1 <= len(digits) <= 2 or digits[0] not in "123456789" or digits[-1] not in "0123456789":
        return 0
    number = int(digits)
    return colour << 4 | number if number <= 12 else 0


def number(word: str, low: int, high: int, what: str) -> int:
    """Parse an integer within bounds; raises Refused."""
    if not is_number(word) or len(word) > 10 or not low <= int(word) <= high:
        raise Refused(BAD_SYNTAX, "%s is no %s" % (word, what) if word else "a %s is missing" % what)
    return int(word)


def card(word: str) -> int:
    found = parse(word)
    if not found:
        raise Refused(BAD_CARD, "there is no card %s" % word)
    return found


def card_list(words) -> bytearray:
    return bytearray([card(word) for word in words])


def card_as(word: str):
    """Parse CARD or CARD=VALUE: (card, value). The value is a number, minus a colour plus one, or 0 if not given."""
    text, said, value = word.partition("=")
    found = card(text)
    if not said:
        return found, 0
    if len(value) == 1 and value in LETTERS:
        return found, -LETTERS.find(value) - 1
    return found, number(value, 1, 12, "value")


def value_named(kind: int, said: list) -> int:
    """Return the value of a group by the values given for its cards: the value, NO_VALUE or IMPOSSIBLE."""
    value = building.NO_VALUE
    for i in range(len(said)):
        if not said[i]:
            continue
        if kind == COLOUR:
            here = -said[i]
        else:
            here = said[i] if kind == SET else said[i] - i
        if here < 1 or value not in (building.NO_VALUE, here):
            return building.IMPOSSIBLE
        value = here
    return value


def phase_place(word: str, rules) -> int:
    """Return the index of this phase in the list, or -1."""
    return rules.numbers.find(bytes((EXTRA if word == "alt" else number(word, 0, 99, "phase"),)))


def split_groups(words) -> list:
    """Split words into lists at each /."""
    parts = [[]]
    for word in words:
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    if [] in parts:
        raise Refused(BAD_SYNTAX, "an empty group")
    return parts


def place(word: str):
    """Parse a word such as 2.1: (seat, group index)."""
    seat, dot, index = word.partition(".")
    if not dot:
        raise Refused(BAD_SYNTAX, "%s is no group" % word)
    return number(seat, 0, 99, "seat") - 1, number(index, 0, 99, "group") - 1


# --- writing --------------------------------------------------------------------------------------------------------


def name(card: int) -> str:
    """Format a card: R7, W, S or X."""
    if card < WILD:
        return "%s%d" % (LETTERS[card >> 4], card & 15)
    return "W" if card < SKIP else "S" if card < RULE else "X"


def names(some) -> str:
    return " ".join([name(one) for one in some])


def row(numbers) -> str:
    return " ".join([str(one) for one in numbers])


def group_words(group) -> str:
    """Format the cards of a laid group, with a value wherever it does not follow from the cards."""
    bare = not building.has_natural(group)
    words = []
    for i in range(len(group) - groups.HEAD):
        one = group[groups.HEAD + i]
        word = name(one)
        if groups.stands_as_wild(group, i) and (bare or one != WILD):
            word += "=" + value_word(group, i)
        words.append(word)
    return " ".join(words)


def value_word(group, i: int) -> str:
    """Format the value that the card at this index stands for."""
    if group[0] == COLOUR:
        return LETTERS[group[1] - 1]
    return str(group[1] if group[0] == SET else group[1] + i)


def phase_word(number: int) -> str:
    return "alt" if number == EXTRA else str(number)


def phases_shown(table) -> str:
    """Format the phase of each seat: in Twist `twist` where the seat has to choose, - if it has done all."""
    none_yet = "twist" if table.rules.mode == "twist" else "0"
    words = []
    for seat in range(table.seats):
        number = table.course.shown(seat)
        words.append("-" if number < 0 else phase_word(number) if number else none_yet)
    return " ".join(words)
