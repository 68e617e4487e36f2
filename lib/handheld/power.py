# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Battery voltage, and dimming: the backlight is dimmed and switched off while no key is pressed."""

from handheld import clock

QUIET = 1000  # ms without a key, after which a pause in polling the keys is not noticed
_LOW = 3500  # millivolts; without a battery a board measures more than 4000, or 0

_AWAKE, _DIM, _DARK = range(3)


class Power:
    def __init__(self, screen, settings, battery):
        self.state = _AWAKE
        self._tenths = settings.brightness  # while keys are pressed
        self._screen = screen
        self._battery = battery  # an AnalogIn that measures half the battery's voltage
        self._dim = settings.dim * 1000
        self._dark = settings.dark * 1000
        self._stirred = clock.ms()
        self._warned = False  # has warn_once() returned True?
        screen.brightness(self._tenths)

    def brightness(self, tenths: int):
        self._tenths = tenths
        self._screen.brightness(tenths)

    def millivolts(self) -> int:
        """The battery's voltage; 0 when it cannot be measured."""
        return self._battery.value * 6600 // 65535 if self._battery else 0

    def low(self) -> bool:
        return 0 < self.millivolts() < _LOW

    def warn_once(self) -> bool:
        """True, but only once, when the battery will soon be empty."""
        if self._warned or not self.low():
            return False
        self._warned = True
        return True

    def stir(self) -> bool:
        """Restart the idle time and light the screen; True if it was dark."""
        self._stirred = clock.ms()
        was = self.state
        if was:
            self.state = _AWAKE
            self._screen.brightness(self._tenths)
        return was == _DARK

    def idle(self) -> int:
        """Milliseconds since the last stir()."""
        return clock.since(self._stirred)

    def tend(self) -> bool:
        """Dim or switch off the backlight when it is time; True if it has just been switched off."""
        idle = self.idle()
        state = _DARK if 0 < self._dark <= idle else _DIM if 0 < self._dim <= idle else _AWAKE
        if state <= self.state:
            return False
        self.state = state
        self._screen.brightness(0 if state == _DARK else max(self._tenths // 4, 1))
        return state == _DARK
