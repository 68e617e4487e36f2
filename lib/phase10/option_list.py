# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Option, a row of option_rows.py that can be asked, and how one is found. Rules, a value for each, are in options.py.
"""

from phase10 import phase_lists
from phase10.option_rows import TABLE

SECTIONS = ("way", "cards", "skips", "start", "end", "knocking", "house", "mode", "last")  # as the screen shows them

_MOST_PHASES = 160  # characters of a phase list


class Option:
    """A parsed row of TABLE: section, name, values (strings), first (the default)."""

    def __init__(self, row: str) -> None:
        words = until(row, 0).split()
        self.section, self.name, self.values = words[0], words[1], words[2:]
        self.first = self.values[0]
        self._row = row

    def bounds(self):
        """(lowest, highest) of a number, or None where the values are words."""
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
        """Its value in a preset: "sheet", "mattel" or "twist"."""
        return (self._words(name + "=") or self.values)[0]

    def has_meaning(self, rules) -> bool:
        """Does the option apply under these rules? In mode dice only those that need it do."""
        needed = self._words("needs ")
        if needed:
            return getattr(rules, needed[0]) in needed[1:]
        return rules.mode != "dice" or self.name == "mode"

    def is_barred(self, value: str, mode: str) -> bool:
        """Is this value forbidden in this mode?"""
        if value != self.first and mode in self._words("not in "):
            return True
        return mode in self._words(value + " not in ")

    def brought(self, rules) -> list:
        """The names of the modules that it needs in a game with these rules."""
        return self._words("brings ") + self._words(getattr(rules, self.name) + " brings ")

    def _words(self, beginning: str) -> list:
        """The words of the clause that begins like this; [] if the row has none."""
        at = self._row.find("; " + beginning)
        return until(self._row, at + 2 + len(beginning)).split() if at >= 0 else []


def until(row: str, at: int) -> str:
    """The row from index at to the next semicolon."""
    end = row.find(";", at)
    return row[at:end] if end >= 0 else row[at:]


def each(containing: str = ""):
    """Generator of all options, or of those whose row contains this text."""
    for row in TABLE:
        if containing in row:
            yield Option(row)


def names() -> list:
    return [name_in(row) for row in TABLE]


def name_in(row: str) -> str:
    return row[row.find(" ") + 1:behind_name(row) - 1]


def behind_name(row: str) -> int:
    """The index of the first value."""
    return row.find(" ", row.find(" ") + 1) + 1


def find(name: str):
    """The Option of that name, or None."""
    for row in TABLE:
        if 0 <= row.find(" %s " % name) == row.find(" "):
            return Option(row)
    return None


def values_of(name: str):
    """The values of an option as written in its row (a number: its default and "least..most"), or None if unknown."""
    option = find(name)
    return option and option.values
