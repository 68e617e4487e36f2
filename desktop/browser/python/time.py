# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's time: what sleeps lets the badge's clock run ahead of the real one, which catches up between two
calls of the page, for a page that waits can hear no key.
"""

import badge


def sleep(seconds):
    badge.current.sleep(seconds)


def monotonic():
    return badge.current.clock.milliseconds() / 1000
