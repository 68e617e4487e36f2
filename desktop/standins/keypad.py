# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's keypad: scanners with an event queue, fed with the key presses of badge.current."""

import badge


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number, self.pressed, self.timestamp = key_number, pressed, timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    def __init__(self, events):
        self._events = events

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        badge.current.check()
        if not self._events.waiting:
            return False
        event.key_number, event.pressed, event.timestamp = self._events.waiting.pop(0)
        return True

    def clear(self):
        self._events.clear()

    def __len__(self):
        return len(self._events.waiting)

    @property
    def overflowed(self):
        return self._events.overflowed


class _Scanner:
    def __init__(self, numbers):
        self._numbers = numbers  # {key name: key number}
        self._changes = badge.Events()
        self.events = EventQueue(self._changes)
        self.key_count = len(numbers)
        badge.current.scanner = self
        self.reset()

    def reset(self):
        for key in badge.current.down:
            self.changed(key, True, badge.current.now())

    def changed(self, key, pressed, when):
        if key in self._numbers:
            self._changes.put(self._numbers[key], pressed, when)

    def deinit(self):
        badge.current.scanner = None


class ShiftRegisterKeys(_Scanner):
    def __init__(self, *, clock, data, latch, value_to_latch=True, key_count, value_when_pressed, interval=0.02,
                 max_events=64, debounce_threshold=1):
        super().__init__({key: number for number, key in enumerate(badge.REGISTER[:key_count])})


class Keys(_Scanner):
    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64, debounce_threshold=1):
        pins = list(pins)
        super().__init__({key: pins.index(pin) for key, pin in badge.current.wires.items() if pin in pins})
