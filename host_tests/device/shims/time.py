# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's time: sleeping only moves the workbench's clock on. MicroPython's floats live on the heap and the
handheld's do not, so the milliseconds are read out of the float's bits, without making another float.
"""

from array import array

import workbench
from uctypes import addressof, bytearray_at
from utime import gmtime as localtime  # noqa: F401 part of the module


_float = array("f", (0,))
_bits = bytearray_at(addressof(_float), 4)


def sleep(seconds):
    _float[0] = seconds
    mantissa = (_bits[2] | 0x80) << 11 | _bits[1] << 3 | _bits[0] >> 5
    places = 145 - ((_bits[3] & 0x7F) << 1 | _bits[2] >> 7)
    workbench.passes(mantissa * 1000 + (1 << places >> 1) >> places if places < 30 else 0)


def monotonic():
    return workbench.ticks() / 1000


def monotonic_ns():
    return workbench.ticks() * 1000000


def time():
    return 946684800 + workbench.now // 1000
