# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs a table script line by line, with cards or with dice.

    script = Script()
    for line in text: script.feed(line)     # raises Failed with what differed
    script.finish()

Needs no more than str.split, so a script runs in MicroPython as on a desktop.
"""

from phase10 import engine
from phase10.actions import BAD_SYNTAX
from phase10.phase_lists import is_number
from script import dice, expectations, moves, setup
from script.notation import Refused


class Failed(Exception):
    """Raised when a script does not hold: the number of the line, and what differed."""

    def __init__(self, line: int, what: str) -> None:
        self.line = line
        self.what = what


class Script:
    """A script being run: its setup until the first move, then a table, and the last refusal."""

    def __init__(self) -> None:
        self.setup = setup.Setup()
        self.table = None
        self.code = None  # why the last move (or the setup) was refused
        self.why = ""
        self.expected = False  # a line has said that it is refused
        self.line = 0
        self.begun = False  # a move has been made
        self.refused_at = 0
        self.spoiled = False  # the refusal was about the setup

    def feed(self, line: str) -> None:
        """Take the next line of the script."""
        self.line += 1
        words = line.split("#")[0].split()
        if not words or (self.code and self.spoiled and words[0] in setup.WORDS):
            return  # only the first error of a setup is reported
        if words[0] == "=":
            self._expect(words[1:])
            return
        self._must_be_accepted()
        self.code = None
        try:
            if words[0] in setup.WORDS:
                self._set_up(words)
            else:
                self._move(words)
        except Refused as refused:
            self._refuse(refused.code, refused.why)

    def finish(self) -> None:
        """The script has ended: raise Failed after a refusal that was not expected or an invalid setup."""
        self._must_be_accepted()
        self._start()
        self._must_be_accepted()

    def _refuse(self, code, why: str) -> None:
        """Record why the line was refused; a code of None: it was not."""
        self.code, self.why, self.refused_at, self.expected = code, why, self.line, False

    def _must_be_accepted(self) -> None:
        if self.code and not self.expected:
            raise Failed(self.refused_at, "%s%s" % (self.code, ": " + self.why if self.why else ""))

    def _set_up(self, words: list) -> None:
        if self.begun:
            raise Refused(BAD_SYNTAX, "%s stands before the first move only" % words[0])
        self.table = None  # an expectation may have built one without this line
        self.spoiled = True
        self.setup.add(words, self.line)
        self.spoiled = False

    def _start(self) -> None:
        """Build the table at the first move or expectation."""
        if self.table is None and not self.spoiled:
            try:
                self.table = self.setup.build()
            except Refused as refused:
                self._refuse(refused.code, refused.why)
                self.refused_at = self.setup.line or self.line
                self.spoiled, self.setup = True, setup.Setup()  # its lines contradict each other: none of them counts

    def _move(self, words: list) -> None:
        if words[0] != "*" and not is_number(words[0]):
            raise Refused(BAD_SYNTAX, "%s begins no line; there are =, *, a seat's number, %s" % (
                words[0], " ".join(setup.WORDS)))
        self._start()
        if self.code:
            return
        begins, self.begun = not self.begun, True
        if begins and words == ["*", "deal"] and self.setup.waits_for_deal(self.table):
            return
        seat, action = self._language().read(self.table, words)
        self._refuse(self._do(seat, action), " ".join(words))
        self.table.events.clear()

    def _do(self, seat: int, action: tuple):
        if self.table.rules.mode == "dice":
            return self.table.do(seat, action)
        return engine.do(self.table, seat, action)

    def _language(self):
        """The module that parses moves of this game."""
        return dice if self.table.rules.mode == "dice" else moves

    # --- expectations ---------------------------------------------------------------------------------------------

    def _expect(self, words: list) -> None:
        if words[:1] == ["error"]:
            if not self.code:
                self._start()
            self._expect_error(words[1:])
            return
        if not words or words[0] not in expectations.FOUND:
            there = ", ".join(sorted(list(expectations.FOUND) + ["error"]))
            raise Failed(self.line, f"bad-syntax: there is no expectation '{' '.join(words[:1])}'; there are {there}")
        self._start()
        if self.table is None:
            self._must_be_accepted()
        try:
            found = (dice.FOUND if self.table.rules.mode == "dice" else expectations.FOUND).get(words[0])
            if not found:
                raise Refused(BAD_SYNTAX, "nothing like that can be said of dice")
            told = words[0] + " " + found(self.table, words[1:])
        except Refused as refused:
            self._must_be_accepted()
            raise Failed(self.line, "%s: %s" % (refused.code, refused.why)) from None
        wanted = " ".join(words)
        if told != wanted:
            self._must_be_accepted()  # a refusal nobody expects is to blame, not what did not follow
            raise Failed(self.line, "wanted = %s, found = %s" % (wanted, told))

    def _expect_error(self, words: list) -> None:
        if len(words) > 1:
            raise Failed(self.line, "bad-syntax: = error CODE")
        if not self.code:
            raise Failed(self.line, "wanted = error %s, but it was accepted" % " ".join(words))
        if words and words[0] != self.code:
            raise Failed(self.line, "wanted = error %s, found = error %s" % (words[0], self.code))
        self.expected, self.spoiled = True, False
