# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A handheld seen from inside: for scripts that run in the interpreter of the program, as on the page and in the 32-bit
one, what driver.Handheld is for those outside. Time is virtual. Runs in MicroPython.
"""

KEYS = "A", "A", "A", "A", "DOWN", "UP", "RIGHT", "LEFT", "B", "SELECT", "START"
LOOK = 0.02  # ms that reading the clock takes, as with the window's


class Over(BaseException):
    """The script has come to its end, in the middle of whatever the program does."""


class Clock:
    """Stands still while the program works. At the moments that a script has asked for, the script goes on."""

    off = False
    script = None  # gives the ms until it wants to go on

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
    """What a look of looks.py wants: an app, keys, and that time passes."""

    def __init__(self, app, push, clock):
        self.app = {"app": app}
        self._push = push  # takes a key and whether it goes down
        self._clock = clock  # gives ms

    def run(self, milliseconds):
        end = self._clock() + milliseconds
        while self._clock() < end:
            self.app["app"].frame()

    def press(self, key, hold=60, wait=60):
        self._push(key, True)
        self.run(hold)
        self._push(key, False)
        self.run(wait)


def ramble(first, seed, count, press, look):
    """A script: looks around after each of so many keys, the given ones and then any. Gives ms, as Clock wants them."""
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
