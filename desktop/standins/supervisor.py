# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's supervisor: the ticks and the USB cable of the handheld that is switched on."""

import badge


def ticks_ms():
    return badge.current.ticks()


class Runtime:
    @property
    def usb_connected(self):
        return badge.current.usb


runtime = Runtime()
