# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's supervisor: the tick counter and the USB state of badge.current."""

import badge


def ticks_ms():
    return badge.current.ticks()


class Runtime:
    @property
    def usb_connected(self):
        return badge.current.usb


runtime = Runtime()
