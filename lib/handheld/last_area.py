# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Keeps CircuitPython from giving back areas of its heap while they are in use. The heap grows by areas; the last may
be of hardly more than a kilobyte, and is made whenever all others are full. A collection gives an area back that it
takes for empty, and it takes one for empty of which only the very first block is in use (CircuitPython 10). So the last
area is made once, early, and something stays in it, and in the second one, too. Loaded only for that.
"""

import gc
import os

_SIZES = (1022, 254, 62, 6)  # items of a tuple, which takes 4 bytes for each and 8 more; a block has 16
_MOST = 800  # tuples
_BOUNDED = 300_000  # bytes free: with more the heap is never full, and filling it would take long
_LAST = 2048  # bytes, more than the last area has
_ITEM = (None,)


def claimed():
    """Fill the heap with tuples until there is room for none, which makes its last area, and free them again. Returns
    what the caller is to keep of them; None if the heap could not be filled.
    """
    if not 0 < gc.mem_free() < _BOUNDED:
        return None
    first_area = int(os.getenv("CIRCUITPY_HEAP_START_SIZE") or _BOUNDED)
    filling, count = [_ITEM] * _MOST, 0
    gc.collect()
    gc.disable()  # else it would collect again for each size
    try:
        for size in _SIZES:
            try:
                while count < _MOST:
                    filling[count] = _ITEM * size
                    count += 1
            except MemoryError:
                pass
    finally:
        gc.enable()
    return in_areas(filling, first_area) if count < _MOST else None


def in_areas(filling: list, first_area: int) -> tuple:
    """Return the tuple at the highest address, which lies in the last area, and a small one in the second area, the
    lowest there, where it divides least.
    """
    last, second = max(filling, key=id), id(min(filling, key=id)) + first_area
    for one in filling:  # those of a size are in the order of their addresses
        if len(one) == _SIZES[-1] and second <= id(one) < id(last) - _LAST:
            return last, one
    for i in range(len(filling)):  # a small one in the place of a large one
        if len(filling[i]) == _SIZES[0] and second <= id(filling[i]) < id(last) - _LAST:
            filling[i] = _ITEM
            gc.collect()
            for j in range(i, len(filling)):
                if filling[j] is _ITEM:
                    filling[j] = _ITEM * _SIZES[-1]
                    if id(filling[j]) >= second:
                        return last, filling[j]
    return (last,)
