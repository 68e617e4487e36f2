# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Time in beats, the measure that all budgets for the handheld are given in: 10,000 empty loop turns, on the same
interpreter, in the same process, best of many. One beat is 76 ms on the handheld. Runs in MicroPython and in Python;
only the time that the process itself had counts, whatever else the machine is busy with.
"""

try:
    import ffi

    clock_us = ffi.open("libc.so.6").func("i", "clock", "")
except (ImportError, OSError):
    try:
        from utime import ticks_us as clock_us
    except ImportError:
        import time

        def clock_us():
            return time.process_time_ns() // 1000


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
        start = clock_us()
        work()
        took = clock_us() - start
        if took < best:
            best = took
    return best


def beats(work, times=30):
    """How many beats the work takes, both at their best; the beat is measured before and after it."""
    before = best_us(turns)
    took = best_us(work, times)
    return took / min(before, best_us(turns))
