# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is in memory when. A stand-in until the table of moments is written: it has the names that the screens call, and
drops nothing.
"""

import sys

from handheld.complaints import complain


def enter(moment: str, rules=None) -> None:
    """Drop what this moment does without, load what it needs. A moment is called like its screen."""
    for _ in entering(moment, rules):
        pass


def entering(moment: str, rules=None):
    """The same, a module a step, for who shows how far it has come: (how many are there, of how many)."""
    yield 1, 1


def tidy() -> None:
    """Drop all that is not in the list of the present moment."""


def load_ahead() -> bool:
    """One more module of what a game with cards needs; False when all of it is there, or no room for it."""
    return False


def load(name: str):
    """A module of ours by its name, which stands in a table."""
    __import__(name)
    return sys.modules[name]


class Sentences:
    """A family of sentences; what the language lacks is said in English, and what English lacks by its name."""

    def __init__(self, language: str, family: str) -> None:
        self._family = family
        try:
            self._own = load("words.%s.%s" % (language, family))
        except (ImportError, SyntaxError, UnicodeError):
            complain("words", "%s/%s" % (language, family))
            self._own = None

    def __getattr__(self, name: str):
        if self._own and hasattr(self._own, name):
            return getattr(self._own, name)
        return getattr(load("words.en." + self._family), name, name)


def words(language: str, family: str) -> Sentences:
    return Sentences(language, family)
