# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The emulated badge behind the modules of standins/: the state of its screen, keys, lights, speaker, NVM, drive and
clock. It displays and plays nothing itself, and knows nothing of the game. The browser page uses it, too, so it must
also run in MicroPython.
"""

import time
from collections import deque

WRAP = 1 << 29
FIRST_TICK = WRAP - 65536  # CircuitPython begins near the wrap, so that nobody forgets it

# Key names in the order of the shift register's bits; on the PyGamer the pad is a stick.
REGISTER = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")
KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "SELECT", "START")
STICK = {"LEFT": ("JOYSTICK_X", 0), "RIGHT": ("JOYSTICK_X", 65535),
         "UP": ("JOYSTICK_Y", 0), "DOWN": ("JOYSTICK_Y", 65535)}
PINS = {"pybadge": ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "SPEAKER", "SPEAKER_ENABLE", "NEOPIXEL", "A6"),
        "other": ("D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11")}
PINS["pygamer"] = PINS["pybadge"] + ("JOYSTICK_X", "JOYSTICK_Y")

current = None  # the handheld that is switched on


class PowerOff(BaseException):
    """Raised in the program's thread when the handheld is switched off."""


class RealClock:
    def __init__(self):
        self._start = time.monotonic()
        self.off = False

    def milliseconds(self):
        return int((time.monotonic() - self._start) * 1000)

    def ticks(self):
        return self.milliseconds()

    def sleep(self, seconds):
        time.sleep(seconds)

    def spend(self, milliseconds):
        """What work costs on the handheld; here it takes the time it takes."""


class VirtualClock:
    """Virtual time, which advances only when the program sleeps or spend()s it: run() lets the program's thread run for
    so long and then returns, so that only one of the two threads runs at a time.
    """

    LOOK = 0.02  # ms that reading the clock takes, so that a loop that only waits comes to an end

    def __init__(self):
        import threading
        self._now = 0.0
        self._until = 0.0
        self._go = threading.Semaphore(0)
        self._done = threading.Semaphore(0)
        self.off = False  # the program is to end when it looks at the time

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
            self._done.release()
            self._go.acquire()
            if self.off:
                raise PowerOff

    def run(self, milliseconds, patience):
        """From outside: let the program run for so long; False if it does not return within `patience` real seconds."""
        self._until = max(self._until, self._now) + milliseconds
        self._go.release()
        return self._done.acquire(timeout=patience)

    def run_until(self, moment, patience):
        """The same up to a moment: what comes of it does not depend on how many steps it is reached in."""
        if moment <= self._now:
            return True
        self._until = moment
        self._go.release()
        return self._done.acquire(timeout=patience)

    def begin(self):
        """In the program's thread: wait for the first run()."""
        self._go.acquire()
        if self.off:
            raise PowerOff

    def end(self):
        """In the program's thread: there is nothing more to wait for."""
        self._done.release()


class Badge:
    def __init__(self, clock, drive, nvm=None, kind="pybadge", board_id=None, width=160, height=128):
        self.clock = clock
        self.drive = drive
        self.nvm = bytearray(b"\xff" * 8192) if nvm is None else nvm
        self.kind = kind
        self.board_id = board_id or kind
        self.width, self.height = width, height
        self.pins = set(PINS[kind])
        self.display = None  # made by the stand-in when first asked for
        self.frame = bytes(2 * width * height)  # RGB565, low byte first
        self.frames = 0  # how often that has changed
        self.sent = deque((), 4096)  # (ms, areas, pixels) of each refresh that sent something to the panel
        self.brightness = 1.0
        self.lights = bytes(15)  # green, red, blue of each
        self.voltage = 4.1
        self.usb = False
        self.blind = False  # nothing is drawn, which makes it several times as fast
        self.play = None  # called with each sample the speaker gets
        self.sounds = 0
        self.down = set()
        self.scanner = None
        self.wires = dict(zip(KEYS, PINS[kind]))  # which pin each key is at, where each has one

    def check(self):
        if self.clock.off:
            raise PowerOff

    def ticks(self):
        self.check()
        return (FIRST_TICK + self.clock.ticks()) % WRAP

    def now(self):
        return (FIRST_TICK + self.clock.milliseconds()) % WRAP

    def sleep(self, seconds):
        self.check()
        self.clock.sleep(seconds)

    def press(self, key, pressed=True):
        """A key goes down or up."""
        if pressed == (key in self.down):
            return
        (self.down.add if pressed else self.down.discard)(key)
        if self.scanner is not None:
            self.scanner.changed(key, pressed, self.now())

    def stick(self, pin):
        """What the PyGamer's stick gives on that axis."""
        for key in self.down:
            if key in STICK and STICK[key][0] == pin:
                return STICK[key][1]
        return 32768


class Events:
    """A scanner's queue, as long as CircuitPython's."""

    LENGTH = 64

    def __init__(self):
        self.waiting = []
        self.overflowed = False

    def put(self, number, pressed, when):
        if len(self.waiting) >= self.LENGTH:
            self.overflowed = True
        else:
            self.waiting.append((number, pressed, when))

    def clear(self):
        self.waiting.clear()
        self.overflowed = False
