# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Key events as small ints, from the queue of the board's scanner, so times are right however late get() is called."""

import keypad

from handheld import clock

UP, DOWN, LEFT, RIGHT, A, B, SELECT, START = range(1, 9)
REPEAT = 16  # added to a pad key that is being held
HELD = 32  # added to SELECT when it was held
KEY = 15  # mask of the key in an event, without these
STEPS = 0, -1, 1, -1, 1  # by key of the pad: UP and LEFT go back, DOWN and RIGHT on
FEEDBACK = 120  # ms for which a bar shows that a key was seen which has no effect, or a slow one

_DELAY = 350  # ms until a held pad key repeats
_RATE = 110
_HOLD = 600


class Keys:
    def __init__(self, scanner, keys: bytes):
        """keys[n]: the key for the scanner's key number n."""
        self.events = scanner.events
        self.down = 0  # bit k: key k is down
        self.when = 0  # time of the last press or release, in clock.ms()
        self._keys = keys
        self._event = keypad.Event()  # reused, so that get() allocates nothing
        self._pad = 0  # the pad key being held, which repeats
        self._due = 0
        self._select = -1  # time of the press of SELECT, until it is known whether it is a long one; else -1
        self._touched = False  # was it pressed since the last touched()?
        self._early = []  # (event, time) of those that look() has taken from the queue, or that were put back

    def get(self) -> int:
        """Return the next event; 0 if there is none."""
        if self._early:
            event, self.when = self._early.pop(0)
            return event
        return self._queued() or self._held()

    def look(self) -> bool:
        """Is an event waiting for get()? It stays in the queue."""
        if event := self._queued():
            self._early.append((event, self.when))
        return bool(self._early)

    def put_back(self, event: int):
        """Let get() return the event that it has returned last once more."""
        self._early.insert(0, (event, self.when))

    def _queued(self) -> int:
        if self.events.overflowed:
            self.clear()
        event = self._event
        while self.events.get_into(event):
            self.when = event.timestamp
            if found := self._change(self._keys[event.key_number], event.pressed, event.timestamp):
                return found
        return 0

    def is_down(self, key: int) -> bool:
        return self.down >> key & 1 == 1

    def is_held(self, key: int) -> bool:
        """Has this key, the last that was pressed, been down for as long as the pad's are until they repeat?"""
        return self.is_down(key) and clock.since(self.when) >= _DELAY

    def touched(self) -> bool:
        """Was SELECT pressed since the last call? Its event comes only when the press has turned out short or long."""
        touched, self._touched = self._touched, False
        return touched

    def clear(self):
        """Drop all waiting events and held keys."""
        self.events.clear()
        self._early.clear()
        self.down = 0
        self._pad = 0
        self._select = -1

    def _change(self, key, pressed, when):
        if pressed:
            self.down |= 1 << key
            if key == SELECT:
                self._select = when
                self._touched = True
                return 0
            if key <= RIGHT:
                self._pad = key
                self._due = when + _DELAY
            return key
        self.down &= ~(1 << key)
        if key == self._pad:
            self._pad = 0
        elif key == SELECT and self._select >= 0:
            long = clock.diff(when, self._select) >= _HOLD
            self._select = -1
            return SELECT | HELD if long else SELECT
        return 0

    def _held(self):
        if self._select >= 0 and clock.since(self._select) >= _HOLD:
            self._select = -1
            return SELECT | HELD
        late = clock.diff(clock.ms(), self._due) if self._pad else -1
        if late >= 0:
            self._due += _RATE if late < _RATE else late + _RATE  # missed repeats are dropped
            return self._pad | REPEAT
        return 0
