# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Virtual time for the emulated badge of badge.py, which runs the program's thread and the caller's by turns."""

import queue

import badge


class VirtualClock:
    """Virtual time, which advances only when the program sleeps or spend()s it: run() lets the program's thread run for
    so long and then returns, so that only one of the two threads runs at a time.
    """

    LOOK = 0.02  # ms that reading the clock takes, so that a busy-waiting loop ends

    def __init__(self):
        self._now = 0.0
        self._until = 0.0
        self._go = queue.SimpleQueue()  # each item lets the program run once; faster than a Semaphore
        self._done = queue.SimpleQueue()  # each item lets run() return once
        self.off = False  # set: raise badge.PowerOff when the program next uses the clock

    def milliseconds(self):
        return int(self._now)

    def ticks(self):
        self.spend(self.LOOK)
        return int(self._now)

    def sleep(self, seconds):
        self.spend(seconds * 1000)

    def spend(self, milliseconds):
        self._now += milliseconds
        while self._now >= self._until:
            self._done.put(True)
            self._go.get()
            if self.off:
                raise badge.PowerOff

    def run(self, milliseconds, patience):
        """Called from outside: let the program run for so long; False if it takes over `patience` real seconds."""
        return self._go_to(max(self._until, self._now) + milliseconds, patience)

    def run_until(self, moment, patience):
        """run() up to a moment in ms; the result does not depend on the number of calls that lead there."""
        return moment <= self._now or self._go_to(moment, patience)

    def _go_to(self, moment, patience):
        self._until = moment
        self._go.put(True)
        try:
            return self._done.get(timeout=patience)
        except queue.Empty:
            return False

    def begin(self):
        """Called in the program's thread: wait for the first run()."""
        self._go.get()
        if self.off:
            raise badge.PowerOff

    def end(self):
        """Called in the program's thread at its end: let run() return."""
        self._done.put(True)
