# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The emulated badge behind the modules of standins/: the state of its screen, keys, lights, speaker, NVM, drive and
clock. It displays and plays nothing itself, and is independent of the game. The browser page uses it, too, so it must
also run in MicroPython.
"""

import time
from collections import deque

WRAP = 1 << 29
FIRST_TICK = WRAP - 65536  # CircuitPython's ticks begin near the wraparound, so that programs must handle it

# Key names in the order of the shift register's bits; on the PyGamer the pad is a stick.
REGISTER = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")
KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "SELECT", "START")
STICK = {"LEFT": ("JOYSTICK_X", 0), "RIGHT": ("JOYSTICK_X", 65535),
         "UP": ("JOYSTICK_Y", 0), "DOWN": ("JOYSTICK_Y", 65535)}
PINS = {"pybadge": ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "SPEAKER", "SPEAKER_ENABLE", "NEOPIXEL", "A6"),
        "other": ("D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11")}
PINS["pygamer"] = PINS["pybadge"] + ("JOYSTICK_X", "JOYSTICK_Y")
SCREENS = {"pybadge": (160, 128), "pygamer": (160, 128), "other": (160, 128)}  # width, height

current = None  # the Badge that is switched on


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
        """Account for time that work takes on the handheld; nothing to do in real time."""


class Badge:
    def __init__(self, clock, drive, nvm=None, kind="pybadge", board_id=None, size=None):
        self.clock = clock
        self.drive = drive
        self.nvm = bytearray(b"\xff" * 8192) if nvm is None else nvm
        self.kind = kind
        self.board_id = board_id or kind
        self.width, self.height = width, height = size or SCREENS[kind]
        self.pins = set(PINS[kind])
        self.display = None  # created by the stand-in on first use
        self.frame = bytes(2 * width * height)  # RGB565, low byte first
        self.frames = 0  # number of changes of self.frame
        self.sent = deque((), 4096)  # (ms, areas, pixels) of each refresh that sent something to the panel
        self.brightness = 1.0
        self.lights = bytes(15)  # green, red, blue of each
        self.voltage = 4.1
        self.usb = False
        self.blind = False  # True: draw nothing, which is several times as fast
        self.play = None  # callback for each sample the speaker gets
        self.sounds = 0
        self.down = set()
        self.scanner = None
        self.wires = dict(zip(KEYS, PINS[kind]))  # key: its pin, on boards with a pin per key

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
        """Press or release a key."""
        if pressed == (key in self.down):
            return
        (self.down.add if pressed else self.down.discard)(key)
        if self.scanner is not None:
            self.scanner.changed(key, pressed, self.now())

    def stick(self, pin):
        """Return the analog value of the PyGamer's stick at this pin (axis)."""
        for key in self.down:
            if key in STICK and STICK[key][0] == pin:
                return STICK[key][1]
        return 32768


class Events:
    """The event queue of a key scanner, as long as CircuitPython's."""

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
