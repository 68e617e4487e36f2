# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's neopixel_write: stores the bytes in badge.current.lights, for a window to draw."""

import badge


def neopixel_write(pin, colours):
    badge.current.lights = bytes(colours)
