# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's supervisor: the ticks, which start close to where they wrap, and what is known of the computer."""

import workbench

_START = (1 << 29) - 65536


def ticks_ms():
    return (_START + workbench.ticks()) & 0x1FFFFFFF


class _Runtime:
    usb_connected = False
    serial_connected = False
    serial_bytes_available = 0
    autoreload = True
    display = None


class _StatusBar:
    console = True
    display = True


runtime = _Runtime()
status_bar = _StatusBar()


def get_previous_traceback():
    return None


def reload():
    raise SystemExit
