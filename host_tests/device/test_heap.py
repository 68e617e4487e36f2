# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The heap's last area, as far as an interpreter with a single one can show it: something stays at its very end."""

import pytest
from device.micropython import ROOT

CLAIM = """
import gc
from handheld import last_area

reserve = [bytearray(64) for _ in range(60)]  # for the addresses below, which are large numbers here
gc.collect()
free = gc.mem_free()
last = last_area.claimed()
if last is None:
    print("none")
    raise SystemExit
gc.collect()
print(free - gc.mem_free() < 128)
tries, count = [None] * 2000, 0
try:
    while True:
        tries[count] = (None,) * 14  # as large as the piece: less may be free above it
        count += 1
except MemoryError:
    pass
reserve = None
gc.collect()
above = 0
for i in range(count):
    if id(tries[i]) > id(last):
        above += 1
print(count > 400, above)
"""


@pytest.mark.parametrize(("kilobytes", "told"), [(64, ["True", "True 0"]), (600, ["none"])])
def test_a_piece_stays_at_the_end_of_a_heap_that_may_become_full(device, kilobytes, told):
    assert device.run(CLAIM, heap=kilobytes * 1024, path=[ROOT / "lib"]).splitlines() == told
