# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Every colour is defined once, in lib/handheld/colours.py: the screens and the art import it, and no other source
repeats its value.
"""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "lib" / "handheld" / "colours.py"
DIFFERENCE = 0x0D1914  # between two colours
MASK = 0xFFFFFF  # all bits of one

# Another felt: what the art makes of it, and what the stage and the boxes for missing pictures show.
PROGRAM = """
import sys
sys.path[:0] = [{desktop!r}, {lib!r}]
import driver
driver.prepare()
from handheld import colours
colours.FELT = 0x123456
from art import colours as art
from handheld import screen, substitutes

class Display:
    width, height = 160, 128
    def refresh(self):
        pass

stage = screen.Screen(Display())
print(art.RGB["felt"], art.RGB["nothing"], art.card_palettes()[0][0], hex(stage._felt[0]),
      hex(substitutes.colours(0)[0]))
"""


def table():
    spec = importlib.util.spec_from_file_location("colours", SOURCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: value for name, value in vars(module).items() if name.isupper()}


def numbers(path):
    """(line, number) of what is written as 0xRRGGBB."""
    source = path.read_bytes()
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.end_col_offset - node.col_offset == 8:
            if lines[node.lineno - 1][node.col_offset:node.col_offset + 2].lower() == b"0x":
                yield node.lineno, node.value


def triples(path):
    """(line, number) of what is written as (red, green, blue)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            parts = [getattr(one, "value", None) for one in node.elts]
            if all(type(part) is int and 0 <= part < 256 for part in parts):
                yield node.lineno, parts[0] << 16 | parts[1] << 8 | parts[2]


def test_the_felt_can_be_changed_in_one_place():
    code = PROGRAM.format(desktop=str(ROOT / "desktop"), lib=str(ROOT / "lib"))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.stdout == "(18, 52, 86) (18, 52, 86) (18, 52, 86) 0x123456 0x123456\n", done.stderr


def test_no_colour_has_two_names():
    assert len(set(table().values())) == len(table())


@pytest.mark.parametrize("room", ["handheld", "screens"])
def test_no_room_writes_a_colour_as_a_number(room):
    found = [f"{path.relative_to(ROOT)}:{line} 0x{number:06X}" for path in sorted((ROOT / "lib" / room).rglob("*.py"))
             for line, number in numbers(path) if path != SOURCE and number != MASK]
    assert found == []


def test_the_art_repeats_none():
    colours = set(table().values()) - {DIFFERENCE}
    found = [f"{path.name}:{line} 0x{number:06X}" for path in sorted((ROOT / "desktop" / "art").glob("*.py"))
             for line, number in [*numbers(path), *triples(path)] if number in colours]
    assert found == []


def test_what_the_readers_of_colours_see(tmp_path):
    path = tmp_path / "some.py"
    path.write_bytes(b"A = 0x0F4A39\nB = [(0x0F, 0x4A, 57), (1, 2)]\nC = 0xFFFF, 1000057, 0x1FFFFFFF, 0x0fa\n")
    assert list(numbers(path)) == [(1, 0x0F4A39)] and list(triples(path)) == [(2, 0x0F4A39)]
