# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What keeps the heap in large pieces. Its last area, as far as an interpreter with a single one can show it."""

import pytest
from device.micropython import HERE, ROOT

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
print(free - gc.mem_free() < 128, gc.isenabled())
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
    if id(tries[i]) > id(last[0]):
        above += 1
print(count > 450, above)
"""


HANDS = """
import gc
from screens import compacting

hand = compacting.roomy(bytearray(b"0123456789"), 6)
same, before, grown = hand == b"0123456789", 0, 0
gc.disable()
before = gc.mem_alloc()
while len(hand) < 16:
    hand.append(1)
grown = gc.mem_alloc() - before
print(same, len(hand), grown)
"""


FAILED = """
import gc
import memory

memory.begin(False)
gc.collect()
free = gc.mem_free()
try:
    import failing
except MemoryError:
    pass
gc.collect()
print(free - gc.mem_free() > 20000)
memory._drop(())
print(free - gc.mem_free() < 500)
"""


def test_what_an_import_that_failed_had_loaded_is_unloaded(device, tmp_path):
    """The dict of the modules still refers to it, until another takes its entry."""
    (tmp_path / "failing.py").write_text("kept = bytearray(20000)\nraise MemoryError\n", encoding="utf-8")
    assert device.run(FAILED, path=[ROOT / "lib", tmp_path], heap=96 * 1024).split() == ["True", "True"]


# 40 modules are loaded ahead, and the heap is full but for holes of three blocks.
FULL = """
import gc, sys
import memory
memory.begin(False)
for i in range(40):
    name = "bots.%d" % i
    sys.modules[name] = memory
    memory._droppable.append(name)
holes, between, full = [None] * 60, [None] * 60, None
for i in range(60):
    holes[i], between[i] = bytearray(32), bytearray(32)
for size in (4096, 512, 64, 32):
    try:
        while True:
            full = bytearray(size), full
    except MemoryError:
        pass
holes[:] = between
gc.collect()
try:
    bytearray(64)
    print("roomy")
except MemoryError:
    print(memory.give_way(), len(memory._droppable))
"""


def test_what_was_loaded_ahead_gives_way_in_a_full_heap(device):
    assert device.run(FULL, path=[ROOT / "lib"], heap=64 * 1024).split() == ["True", "30"]


def test_a_hand_has_room_for_the_cards_to_come(device):
    assert device.run(HANDS, path=[ROOT / "lib", HERE], heap=64 * 1024).split() == ["True", "16", "0"]


@pytest.mark.parametrize(("kilobytes", "told"), [(64, ["True True", "True 0"]), (600, ["none"])])
def test_a_piece_stays_at_the_end_of_a_heap_that_may_become_full(device, kilobytes, told):
    assert device.run(CLAIM, heap=kilobytes * 1024, path=[ROOT / "lib"]).splitlines() == told
