# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Conformance of three displayio implementations: Blinka's (window) and the page's draw the same pixels; these two and
that of the 32-bit tests, which draws nothing, have the same tiles, positions and palettes and raise the same errors.
The same keys at the same times give the same pictures in window and page.
"""

import functools
import gc
import json
from pathlib import Path

import badge
import driver
import in_interpreter
import table_positions
import pytest
from PIL import Image
from virtual_clock import VirtualClock

driver.prepare()

HERE = Path(__file__).resolve().parent
SCENES = "tiles", "moving", "hiding", "order", "scaled", "colours", "drawing", "depths", "shapes", "own"
MODULES = {f"{name}.py": HERE / f"{name}.py" for name in ("scenes", "table_positions", "stage", "in_interpreter")}
MODULES["script/notation.py"] = driver.ROOT / "desktop" / "script" / "notation.py"
IN_PAGE = {f"/browser/{name}": path for name, path in MODULES.items()}
STILL = {"seed": 7, "speed": "none", "dim": 0, "dark": 0}


def same_pixels(one, other, what):
    differing = [i // 2 for i in range(0, len(one), 2) if one[i:i + 2] != other[i:i + 2]] if one != other else []
    assert not differing, (what, [(at % 160, at // 160) for at in differing[:5]])


# --- scenes -----------------------------------------------------------------------------------------------------------


@functools.cache
def scenes():
    """The module of the scenes, with the window's displayio."""
    space = {"__name__": "scenes"}
    exec((HERE / "scenes.py").read_text(encoding="utf-8"), space)
    return space


@functools.cache
def in_window(name):
    """[(what is told, the pixels)] of a scene in the window."""
    handheld = badge.current = badge.Badge(VirtualClock(), None)
    handheld.clock.spend = lambda milliseconds: None
    from standin_display import Display
    looked = []
    scenes()["play"](scenes()[name], Display(handheld), lambda told: looked.append((told, handheld.frame)))
    return looked


PLAY_SCENE = "import board, scenes, watcher\nscenes.play(scenes.%s, board.DISPLAY, watcher.look)"


def test_window_and_page_draw_the_same(bench):
    page = bench(IN_PAGE)
    page.result("import program\nprogram.power_on()\nresult = 0")
    for name in SCENES:
        here, there = in_window(name), page.watched(PLAY_SCENE % name)
        assert len(here) == len(there) > 1
        for step, ((told, pixels), (told_there, pixels_there, seen)) in enumerate(zip(here, there)):
            assert json.loads(told) == json.loads(told_there), (name, step)
            same_pixels(pixels, pixels_there, (name, step))
            assert seen, (name, step)


def test_the_handhelds_stand_in_tells_the_same(any_device, tmp_path):
    script = (HERE / "scenes.py").read_text(encoding="utf-8") + """

def main():
    import board
    for scene in (%s):
        play(scene, board.DISPLAY, print)
""" % ", ".join(SCENES)
    told = any_device.play(script, tmp_path, free=400_000).splitlines()
    wanted = [told for name in SCENES for told, _ in in_window(name)]
    assert [json.loads(line) for line in told] == [json.loads(line) for line in wanted]


def test_all_refuse_the_same(bench, any_device, tmp_path):
    script = (HERE / "scenes.py").read_text(encoding="utf-8") + "\n\ndef main():\n    print(refused())\n"
    there, _ = bench(IN_PAGE).result("import scenes\nresult = scenes.refused()")
    assert there == any_device.play(script, tmp_path, free=400_000).strip() == scenes()["refused"]()


# --- the program's own pictures ---------------------------------------------------------------------------------------

SWITCH_ON = """
import badge, board, in_interpreter, json, program, scenes, table_positions

def switch_on():
    made = program.Program(in_interpreter.Clock())
    made.show_splash()
    made.begin(None)
    return made
"""
LOOK = """
made = switch_on()
handheld = in_interpreter.Handheld(made.app, made.badge.press, made.badge.clock.milliseconds)
handheld.run(300)
table_positions.%s(handheld)
result = json.dumps(scenes.told(board.DISPLAY.root_group))
"""
ON_THE_DRIVE = """
def main():
    import sys
    import board, json, workbench
    sys.path.append("/beside")
    import in_interpreter, scenes, table_positions
    from screens.app import start
    keys = "B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"
    for name in table_positions.LOOKS:
        app = start()
        press = lambda key, down: workbench.press(keys.index(key), down)
        handheld = in_interpreter.Handheld(app, press, lambda: workbench.now)
        handheld.run(300)
        getattr(table_positions, name)(handheld)
        print("told", json.dumps(scenes.told(board.DISPLAY.root_group)))
"""


@functools.cache
def look_in_window(name):
    """What is told of a look, with its pixels."""
    with driver.Handheld(**STILL) as handheld:
        handheld.run(300)
        getattr(table_positions, name)(handheld)
        import board
        return scenes()["told"](board.DISPLAY.root_group), handheld.badge.frame


def test_the_page_shows_the_reference_pictures(bench):
    page = bench(IN_PAGE, **STILL)
    page.result(SWITCH_ON + "result = 0")
    for name in table_positions.LOOKS:
        told, pixels = page.result(LOOK % name)
        wanted, frame = look_in_window(name)
        assert json.loads(told) == wanted, name
        same_pixels(pixels, frame, name)
        known = Image.open(HERE / "pictures" / f"{name}.png").convert("RGB")
        assert known.tobytes() == Image.frombytes("RGB", (160, 128), pixels, "raw", "BGR;16").tobytes(), name


def test_the_32_bit_tables_are_laid_the_same(any_device, tmp_path):
    any_device.make_drive(tmp_path)
    for name, path in MODULES.items():
        (tmp_path / "beside" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "beside" / name).write_bytes(path.read_bytes())
    lines = [f"P10_{name.upper()} = {json.dumps(value)}\n" for name, value in STILL.items()]
    (tmp_path / "settings.toml").write_text("".join(lines), encoding="utf-8")
    printed = any_device.play(ON_THE_DRIVE, tmp_path, free=8_000_000).splitlines()
    told = [line[5:] for line in printed if line[:5] == "told "]
    assert len(told) == len(table_positions.LOOKS)
    for name, line in zip(table_positions.LOOKS, told):
        assert json.loads(line) == look_in_window(name)[0], name


# --- the same keys ----------------------------------------------------------------------------------------------------

RAMBLE = """
import badge, in_interpreter, program, watcher

clock = in_interpreter.Clock()
made = program.Program(clock)
clock.follow(in_interpreter.ramble(%r, %d, %d, made.badge.press, lambda: watcher.look("")))
try:
    made.show_splash()
    made.begin(None)
    while True:
        made.frame()
except in_interpreter.Over:
    pass
"""
WAYS = {"en": ("DOWN", "A"), "de": ("A", "DOWN", "START"), "fr": ("DOWN", "DOWN", "DOWN", "A", "DOWN", "A"),
        "es": ("DOWN", "DOWN", "A", "RIGHT", "START")}
LOOKS = 37  # of each language


@pytest.mark.parametrize("language", WAYS)
def test_the_same_keys_give_the_same_pictures(bench, language, monkeypatch):
    import standin_display
    for cost in ("IDLE", "WORK"):
        monkeypatch.setattr(standin_display, cost, 0)  # of a refresh; the page's takes what it takes
    settings = {"seed": 7, "speed": "fast", "language": language}
    here, way = [], (WAYS[language], len(language) + 11, LOOKS - 1)
    with driver.Handheld(**settings) as handheld:
        monkeypatch.setattr(gc, "mem_free", lambda: 1_000_000)  # as much as the page has
        for milliseconds in in_interpreter.ramble(*way, handheld.badge.press,
                                                  lambda: here.append(handheld.badge.frame)):
            handheld.run(milliseconds)
    there = [pixels for _, pixels, _ in bench(IN_PAGE, **settings).watched(RAMBLE % way)]
    assert len(here) == len(there) == LOOKS and len(set(here)) > LOOKS // 2
    for number, (one, other) in enumerate(zip(here, there)):
        same_pixels(one, other, number)
