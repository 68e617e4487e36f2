# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's keypad: scanners whose keys the workbench presses."""

import workbench


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    def __init__(self, max_events=64):
        self._keys = bytearray(max_events)
        self._times = [0] * max_events
        self._first = self._count = 0
        self.overflowed = False

    def record(self, number, pressed, ms):
        if self._count == len(self._keys):
            self.overflowed = True
            return
        place = (self._first + self._count) % len(self._keys)
        self._keys[place] = number << 1 | pressed
        self._times[place] = ((1 << 29) - 65536 + ms) & 0x1FFFFFFF
        self._count += 1

    def get_into(self, event):
        if not self._count:
            return False
        event.key_number = self._keys[self._first] >> 1
        event.pressed = self._keys[self._first] & 1 == 1
        event.timestamp = self._times[self._first]
        self._first = (self._first + 1) % len(self._keys)
        self._count -= 1
        return True

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def clear(self):
        self._count = 0
        self.overflowed = False

    def __len__(self):
        return self._count

    def __bool__(self):
        return self._count > 0


class Keys:
    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.020, max_events=64, debounce_threshold=1):
        self.key_count = len(pins)
        self.events = workbench.queue = EventQueue(max_events)

    def reset(self):
        pass

    def deinit(self):
        pass


class ShiftRegisterKeys(Keys):
    def __init__(self, *, clock, data, latch, value_to_latch=True, key_count, value_when_pressed, interval=0.020,
                 max_events=64, debounce_threshold=1):
        super().__init__(range(key_count), value_when_pressed=value_when_pressed, max_events=max_events)
