# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Time in milliseconds. The ticks wrap soon after the start and every six days: compare them by since() and diff()."""

import time

from supervisor import ticks_ms as ms

_WRAP = 0x1FFFFFFF
_HALF = 0x10000000


def since(start: int) -> int:
    return (ms() - start) & _WRAP


def diff(later: int, earlier: int) -> int:
    """Milliseconds from earlier to later; negative if later comes first."""
    return ((later - earlier + _HALF) & _WRAP) - _HALF


def sleep(seconds: float):
    time.sleep(seconds)
