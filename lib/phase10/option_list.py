# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Option, a parsed row of option_rows.py, and functions to look one up. Rules, with a value for each, is in options.py.
"""

from phase10 import phase_lists
from phase10.option_rows import TABLE

SECTIONS = ("way", "cards", "skips", "start", "end", "knocking", "house", "mode", "last")  # in screen order

_MOST_PHASES = 160  # characters of a phase list


class Option:
    """Attributes: section, name, values (strings, as in the row), first (the default)."""

    def __init__(self, row: str) -> None:
        words = until(row, 0).split()
        self.section, self.name, self.values = words[0], words[1], words[2:]
        self.first = self.values[0]
        self._row = row

    def bounds(self):
        """Return (min, max) of a number option, or None if values are words."""
        low, dots, high = self.values[-1].partition("..")
        return (int(low), int(high)) if dots else None

    def takes(self, value: str) -> bool:
        """Is this one of its values?"""
        bounds = self.bounds()
        if self.name == "phaseList":
            return len(value) <= _MOST_PHASES and phase_lists.parse_list(value) is not None
        if bounds:
            return phase_lists.is_number(value) and len(value) <= 4 and bounds[0] <= int(value) <= bounds[1]
        return value in self.values

    def preset(self, name: str) -> str:
        """Return its value in preset "sheet", "mattel", "twist"."""
        return (self._words(name + "=") or self.values)[0]

    def has_meaning(self, rules) -> bool:
        """Does the option apply under these rules? In mode dice: only those that need it."""
        if needed := self._words("needs "):
            return getattr(rules, needed[0]) in needed[1:]
        return rules.mode != "dice" or self.name == "mode"

    def is_barred(self, value: str, mode: str) -> bool:
        """Is this value forbidden in this mode?"""
        if value != self.first and mode in self._words("not in "):
            return True
        return mode in self._words(value + " not in ")

    def brought(self, rules) -> list:
        """Return the names of the modules it needs in a game with these rules."""
        return self._words("brings ") + self._words(getattr(rules, self.name) + " brings ")

    def _words(self, beginning: str) -> list:
        """Return the words after `beginning` in the row's clause, [] if none."""
        at = self._row.find("; " + beginning)
        return until(self._row, at + 2 + len(beginning)).split() if at >= 0 else []


def until(row: str, at: int) -> str:
    """Return the row from index at up to the next ;."""
    end = row.find(";", at)
    return row[at:end] if end >= 0 else row[at:]


def each(containing: str = ""):
    """Generator: all options, or those whose row contains this text."""
    for row in TABLE:
        if containing in row:
            yield Option(row)


def names() -> list:
    return [name_in(row) for row in TABLE]


def name_in(row: str) -> str:
    return row[row.find(" ") + 1:behind_name(row) - 1]


def behind_name(row: str) -> int:
    """Index of the first value in row."""
    return row.find(" ", row.find(" ") + 1) + 1


def find(name: str):
    """The Option of that name, or None."""
    for row in TABLE:
        if 0 <= row.find(" %s " % name) == row.find(" "):
            return Option(row)
    return None
