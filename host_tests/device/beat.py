# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Time in beats, the measure that all budgets for the handheld are given in: 10,000 empty loop turns, on the same
interpreter, in the same process, best of many. One beat is 76 ms on the handheld. Runs in MicroPython and in Python.
"""

try:
    from utime import ticks_diff, ticks_us
except ImportError:
    import time

    def ticks_us():
        return time.perf_counter_ns() // 1000

    def ticks_diff(later, earlier):
        return later - earlier


def turns():
    a = 1
    i = 0
    while i < 10000:
        a = (a * 5 + 3) & 0xFFFF
        i += 1


def best_us(work, times=30):
    """How long the work takes at its best, in microseconds."""
    best = 1 << 29
    for _ in range(times):
        start = ticks_us()
        work()
        took = ticks_diff(ticks_us(), start)
        if took < best:
            best = took
    return best


def beats(work, times=30):
    """How many beats the work takes, both at their best; the beat is measured before and after it."""
    before = best_us(turns)
    took = best_us(work, times)
    return took / min(before, best_us(turns))
