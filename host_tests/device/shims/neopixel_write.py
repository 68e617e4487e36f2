# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's neopixel_write: the workbench remembers the colours."""

import workbench


def neopixel_write(pin, colours):
    workbench.lights = bytes(colours)
