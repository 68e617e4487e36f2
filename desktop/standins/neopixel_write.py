# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's neopixel_write: the bytes reach the lights that the window draws."""

import badge


def neopixel_write(pin, colours):
    badge.current.lights = bytes(colours)
