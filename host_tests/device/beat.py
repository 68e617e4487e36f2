# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The beat, the calibrated unit of time of all budgets: the time of 10,000 iterations of an empty loop in the same
process, best of many, corrected for the cost of calls. One beat is 76 ms on the handheld. Runs in MicroPython and
Python; measures CPU time of the process, so that other load on the machine does not count.
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


CALLS = 1.5  # beats that calls() take on the handheld: 114 ms
COLLECTION = 11 / 76 / 80  # beats that gc.collect() takes on the handheld for each KB in use: 11 ms for 80 KB


def one(a):
    return a


def calls():
    i = 0
    while i < 10000:
        one(i)
        i += 1


def one_us():
    """Measure a beat in microseconds for a program of loops and calls; processors differ in which of these is faster.
    """
    return (best_us(turns) + best_us(calls)) / (1 + CALLS)


def skew():
    """Return the ratio of that to a beat of the loop alone."""
    return one_us() / best_us(turns)


def best_us(work, times=30):
    """Return the minimum time of the work in microseconds."""
    best = 1 << 29
    for _ in range(times):
        start = clock_us()
        work()
        took = clock_us() - start
        if took < best:
            best = took
    return best


def beats(work, times=30):
    """Return the median of the work in beats over many tries. Each try has its own beat measured before and after it,
    because another process on the same core may slow down all the tries.
    """
    tries = []
    before = best_us(turns, 3)
    for _ in range(times):
        took = best_us(work, 1)
        after = best_us(turns, 3)
        tries.append(2 * took / (before + after))
        before = after
    return sorted(tries)[times // 2]
