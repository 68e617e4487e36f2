# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Keeps CircuitPython from giving back the last area of its heap while it is in use. The heap grows by areas; the last
may be of hardly more than a kilobyte, and is made whenever all others are full. A collection gives an area back that it
takes for empty, and it takes one for empty of which only the very first block is in use (CircuitPython 10). So such an
area is made once, early, and something larger than a block stays in it. Loaded only for that.
"""

import gc

_SIZES = (1022, 254, 62, 14)  # items of a tuple, which takes 4 bytes for each and 8 more; a block has 16
_MOST = 600  # tuples
_BOUNDED = 300_000  # bytes free: with more the heap is never full, and filling it would take long
_ITEM = (None,)


def claimed():
    """Fill the heap with tuples until there is room for none, which makes its last area, and free them again. Returns
    the one at the highest address, which lies there, for the caller to keep; None if the heap could not be filled.
    """
    if not 0 < gc.mem_free() < _BOUNDED:
        return None
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
    return max(filling, key=id) if count < _MOST else None
