# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the battery has left, and a screen that dims and darkens until a key is pressed."""

from micropython import const

from handheld import clock

QUIET = const(1000)  # ms without a key; one in which none is heard goes unnoticed
_LOW = const(3500)  # millivolts; a board without a battery shows more than 4000, or nothing

_AWAKE = const(0)
_DIM = const(1)
_DARK = const(2)


class Power:
    def __init__(self, screen, settings, battery=None):
        self.level = settings.brightness
        self.state = _AWAKE
        self._screen = screen
        self._battery = battery  # an analogue input with half the battery's voltage
        self._dim = settings.dim * 1000
        self._dark = settings.dark * 1000
        self._stirred = clock.ms()
        self._warned = False  # has it been said that the battery will soon be empty?
        screen.brightness(self.level)

    def millivolts(self) -> int:
        """0 when it cannot be known."""
        return self._battery.value * 6600 // 65535 if self._battery else 0

    def low(self) -> bool:
        return 0 < self.millivolts() < _LOW

    def runs_out(self) -> bool:
        """True once, when the battery will soon be empty."""
        if self._warned or not self.low():
            return False
        self._warned = True
        return True

    def stir(self) -> bool:
        """Somebody or something is active; was the screen dark?"""
        self._stirred = clock.ms()
        was = self.state
        if was:
            self.state = _AWAKE
            self._screen.brightness(self.level)
        return was == _DARK

    def idle(self) -> int:
        """How many ms nobody has touched a key."""
        return clock.since(self._stirred)

    def tend(self) -> bool:
        """Dim or darken when it is time; has it just become dark?"""
        idle = self.idle()
        state = _AWAKE
        if self._dark and idle >= self._dark:
            state = _DARK
        elif self._dim and idle >= self._dim:
            state = _DIM
        if state <= self.state:
            return False
        self.state = state
        self._screen.brightness(0 if state == _DARK else max(self.level // 4, 1))
        return state == _DARK
