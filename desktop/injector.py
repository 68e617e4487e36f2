# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fault injection: an Injector raises an exception at the n-th call of any function of the program, in the program's
thread. Whether the game recovers is checked in torture_target.py and the tests.
"""

import sys

import driver

ERRORS = (RuntimeError, OSError, ValueError, TypeError, KeyError, IndexError, AttributeError, MemoryError)
INJECTED = "injected"  # the message of each exception
LIB = str(driver.ROOT / "lib")
# Not injected here: the outermost code of the program, above which nothing catches an exception.
LAST = {("screens/app.py", "frame"), ("handheld/clock.py", None)}


class Injector:
    """Raises one exception after a given number of calls and returns, counted by a profile function."""

    def __init__(self, handheld):
        self.left = -1
        self.error = None
        self.where = ""  # count only in files whose name contains this
        self.happened = []  # the injected exceptions: type and place
        self.watch = self._count  # a reference: Python frees a profile function that removes itself while it is called
        clock = handheld.badge.clock
        self._look, clock.spend = clock.spend, self._spend
        self._begin, clock.begin = clock.begin, self._begun

    def arm(self, error, calls, where=""):
        self.error, self.left, self.where = error, calls, where

    def _begun(self):
        """Replaces clock.begin(), which the program's thread calls first: what is armed before counts from there."""
        self._begin()
        self._profile()

    def _spend(self, milliseconds):
        """Replaces clock.spend(), which the program's thread calls in every frame."""
        self._profile()
        self._look(milliseconds)

    def _profile(self):
        """Set the profile function if there is something to count; in the program's thread, as it is one for each."""
        if self.left >= 0 and sys.getprofile() is not self.watch:
            sys.setprofile(self.watch)

    def _count(self, frame, event, _):
        if self.left < 0:
            sys.setprofile(None)
            return
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(LIB):
            return
        name = code.co_filename[len(LIB) + 1:]
        if (name, None) in LAST or (name, code.co_name) in LAST or self.where not in name:
            return
        self.left -= 1
        if self.left < 0:
            self.happened.append(f"{self.error.__name__} at {name}:{frame.f_lineno} {code.co_name} {event}")
            raise self.error(INJECTED)
