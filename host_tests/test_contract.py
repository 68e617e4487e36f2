# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Three displayios are held to one contract: Blinka's, which the window has, and the page's draw the same pixels; these
two and the one of the 32-bit tests, which draws none, have the same tiles, places and palettes and refuse the same.
"""

import base64
import functools
import json
from pathlib import Path

import badge
import driver
import pytest
import visit

driver.prepare()
SCENES = Path(__file__).resolve().parent / "scenes.py"
NAMES = "tiles", "moving", "hiding", "order", "scaled", "colours", "drawing", "depths", "shapes", "own"

RUN = """
import json
from displayio import Group

def play(scene, display, look):
    group = Group()
    display.root_group = group
    for _ in scene(group):
        display.refresh()
        look(json.dumps(told(group)))
"""


@functools.cache
def blinka(name):
    """[(what is told, the pixels)] of a scene in the window's displayio."""
    space = {"__name__": "scenes"}
    badge.current = badge.Badge(badge.VirtualClock(), None)
    badge.current.clock.run = badge.current.clock.spend = lambda *_: True
    exec(SCENES.read_text(encoding="utf-8") + RUN, space)
    import board
    looks = []
    space["play"](space[name], board.DISPLAY, lambda told: looks.append((told, bytes(badge.current.frame))))
    return looks


@pytest.fixture(scope="module")
def bare(browser, site):
    """A window in which nothing runs but the scenes."""
    guest = visit.Visitor(browser, site)
    guest.tab.goto(site + "bare.html")
    guest.until("!!globalThis.bare")
    guest.run("(text) => bare.file('/browser/scenes.py', text)", SCENES.read_text(encoding="utf-8") + RUN)
    yield guest
    guest.context.close()
    assert not guest.complaints


def in_page(guest, name):
    """The same of the page's; what lies on the canvas must be what was drawn."""
    found = guest.run("(name) => bare.scene(name)", name)
    assert all(seen for _, _, seen in found)
    return [(told, base64.b64decode(pixels)) for told, pixels, _ in found]


@pytest.mark.parametrize("name", NAMES)
def test_window_and_page_draw_the_same(bare, name):
    here, there = blinka(name), in_page(bare, name)
    assert len(here) == len(there) > 1
    for step, (one, other) in enumerate(zip(here, there)):
        assert json.loads(one[0]) == json.loads(other[0]), step
        differing = [i // 2 for i in range(0, len(one[1]), 2) if one[1][i:i + 2] != other[1][i:i + 2]]
        assert not differing, (step, [(at % 160, at // 160) for at in differing[:5]])


def test_the_handhelds_stand_in_tells_the_same(device, tmp_path):
    script = SCENES.read_text(encoding="utf-8") + RUN + """
def main():
    import board
    for scene in ({scenes}):
        play(scene, board.DISPLAY, print)
""".replace("{scenes}", ", ".join(NAMES))
    told = device.play(script, tmp_path, free=400_000).splitlines()
    wanted = [told for name in NAMES for told, _ in blinka(name)]
    assert [json.loads(line) for line in told] == [json.loads(line) for line in wanted]


def test_all_refuse_the_same(bare, device, tmp_path):
    script = SCENES.read_text(encoding="utf-8") + "\ndef main():\n    print(refused())\n"
    space = {"__name__": "scenes"}
    exec(SCENES.read_text(encoding="utf-8"), space)
    there = bare.run("() => bare.run('import scenes\\nprint(scenes.refused())')")
    assert there == device.play(script, tmp_path, free=400_000).strip() == space["refused"]()
