# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fault injection: an Injector raises an exception at the n-th call of any function of the program, in the program's
thread. Whether the game recovers is checked by others (torture_target.py, the tests).
"""

import sys

import driver

ERRORS = (RuntimeError, OSError, ValueError, TypeError, KeyError, IndexError, AttributeError, MemoryError)
INJECTED = "injected"  # what each of them says
LIB = str(driver.ROOT / "lib")
# What stands behind all others: no error is let happen there, as there is nobody to catch it.
LAST = {("screens/app.py", "frame"), ("handheld/clock.py", None)}


class Injector:
    """Raises one exception at a call, or a return, that is so many calls away."""

    def __init__(self, handheld):
        self.left = -1
        self.error = None
        self.where = ""  # only in files whose name holds that
        self.happened = []  # where
        self.watch = self._count  # one and the same: Python does not hold what takes itself off while it is called
        self._look = handheld.badge.clock.spend
        handheld.badge.clock.spend = self._spend

    def arm(self, error, calls, where=""):
        self.error, self.left, self.where = error, calls, where

    def _spend(self, milliseconds):
        """The program's own thread comes by here in every frame."""
        if self.left >= 0 and sys.getprofile() is not self.watch:
            sys.setprofile(self.watch)
        self._look(milliseconds)

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
