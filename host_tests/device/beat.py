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


def one(a):
    return a


def calls():
    i = 0
    while i < 10000:
        one(i)
        i += 1


def one_us():
    """How long a beat takes here for a program of loops and calls, in microseconds: one processor is quicker with
    these, another with those.
    """
    return (best_us(turns) + best_us(calls)) / (1 + CALLS)


def skew():
    """How much longer that is than for the loop alone."""
    return one_us() / best_us(turns)


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
    """How many beats the work takes: the middle one of many tries. Each has its own beat before and after it, for
    another program on the same core may slow the machine for as long as all the tries take."""
    tries = []
    before = best_us(turns, 3)
    for _ in range(times):
        took = best_us(work, 1)
        after = best_us(turns, 3)
        tries.append(2 * took / (before + after))
        before = after
    return sorted(tries)[times // 2]
