# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's analogio: the battery voltage and the axes of the PyGamer's analog stick."""

import badge


class AnalogIn:
    def __init__(self, pin):
        self._pin = pin

    @property
    def value(self):
        handheld = badge.current
        if self._pin == "A6":
            return int(handheld.voltage / 2 / 3.3 * 65535)
        return handheld.stick(self._pin)
