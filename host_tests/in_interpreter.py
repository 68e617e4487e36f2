# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The counterpart of driver.Handheld for test scripts that run in the same interpreter as the program: on the browser
page and in the 32-bit MicroPython. Time is virtual.
"""

KEYS = "A", "A", "A", "A", "DOWN", "UP", "RIGHT", "LEFT", "B", "SELECT", "START"
LOOK = 0.02  # ms that reading the clock takes, as with the window's


class Over(BaseException):
    """Raised to end the program when the test script has ended."""


class Clock:
    """A virtual clock that does not advance while the program works, and resumes the test script at the times it asked
    for.
    """

    off = False
    script = None  # generator of the ms until it is resumed

    def __init__(self):
        self.now = 0.0
        self.until = None

    @property
    def ahead(self):
        return self.now

    def milliseconds(self):
        return int(self.now)

    def ticks(self):
        self.spend(LOOK)
        return int(self.now)

    def sleep(self, seconds):
        self.spend(seconds * 1000)

    def spend(self, milliseconds):
        self.now += milliseconds
        while self.until is not None and self.now >= self.until:
            self.until = max(self.until, self.now) + self._next()

    def follow(self, script):
        self.script = script
        self.until = self.now + self._next()

    def _next(self):
        try:
            return next(self.script)
        except StopIteration:
            raise Over from None


class Handheld:
    """The handheld as table_positions.py needs it: an app, keys, and time."""

    def __init__(self, app, push, clock):
        self.names = {"app": app}
        self._push = push  # function(key, is it pressed?)
        self._clock = clock  # generator of ms

    def run(self, milliseconds):
        end = self._clock() + milliseconds
        while self._clock() < end:
            self.names["app"].frame()

    def press(self, key, hold=60, wait=60):
        self._push(key, True)
        self.run(hold)
        self._push(key, False)
        self.run(wait)


def ramble(first, seed, count, press, look):
    """A script for Clock, a generator of ms: calls look() after each of the given keys, then after random ones."""
    yield 1200
    look()
    for i in range(count):
        seed = (seed * 69069 + 12345) & 0x3FFFFFFF
        key = first[i] if i < len(first) else KEYS[(seed >> 12) % len(KEYS)]
        press(key, True)
        yield 60
        press(key, False)
        yield 300
        look()
