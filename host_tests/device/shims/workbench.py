# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a test may do to the handheld these stand-ins pretend to be: press its keys, let its time pass, look at what it
shows. Time is virtual: it moves when the program sleeps or refreshes the screen, and a little whenever it is asked for.
The program under test never imports this.
"""

import gc
import io

board_id = "pybadge"
REFRESH_MS = 16  # that a refresh takes, whatever has changed
now = 0  # ms since the start
frames = 0  # refreshes of the display
on_frame = None  # called after every refresh and every sleep; may press keys, measure, or raise SystemExit
display = None  # board.DISPLAY, once it is there
queue = None  # the event queue of the program's keypad
battery = 41000  # of 65535: what the battery's analogue input reads
sounds = 0  # how often something was played
lights = bytes(15)  # what the NeoPixels were told last
_asked = 0


def ticks():
    """The clock was read; eight readings take a millisecond, so that a loop that only watches it comes to an end."""
    global now, _asked
    _asked += 1
    if not _asked & 7:
        now += 1
    return now


def passes(ms):
    """Time goes by inside the machine."""
    global now
    now += ms
    if on_frame:
        on_frame()


def press(number, pressed=True):
    """The board's key of that number goes down, or up."""
    queue.record(number, pressed, now)


def release(number):
    press(number, False)


def largest() -> int:
    """The largest block of memory that can be had, within 256 bytes. Each is given back by close(): one that is left to
    the collector stays as long as a forgotten place on the stack looks like its address.
    """
    low, high = 0, gc.mem_free() + 256
    while high - low > 256:
        middle = (low + high) // 2
        try:
            io.BytesIO(middle).close()
            low = middle
        except MemoryError:
            high = middle
    return low
