# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The stand-in for bitmaptools does what Blinka's does where CircuitPython allows it, and refuses what CircuitPython
refuses.
"""

import importlib.machinery
import importlib.util
import io
import random
import sysconfig
from pathlib import Path

import driver
import pytest

driver.prepare()
import bitmaptools  # noqa: E402 the stand-in
from displayio import Bitmap  # noqa: E402


@pytest.fixture(scope="module")
def blinka():
    path = Path(sysconfig.get_paths()["purelib"]) / "bitmaptools" / "__init__.py"
    spec = importlib.util.spec_from_file_location("blinkas_bitmaptools", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def noise(chance, width, height, values):
    bitmap = Bitmap(width, height, values)
    for i in range(width * height):
        bitmap[i] = chance.randrange(values)
    return bitmap


def copy(bitmap, values):
    made = Bitmap(bitmap.width, bitmap.height, values)
    made._data[:] = bitmap._data
    return made


def test_blit_and_fill_do_what_blinkas_do(blinka):
    chance = random.Random(3)
    for _ in range(600):
        values = chance.choice([2, 4, 16])
        width, height = chance.randrange(1, 100), chance.randrange(1, 12)
        one = noise(chance, width, height, values)
        two = copy(one, values)
        source = one
        if chance.random() < 0.8:
            source = noise(chance, chance.randrange(1, 100), 9, chance.choice([2, values]))
        second = two if source is one else source
        x1, y1 = chance.randrange(source.width), chance.randrange(source.height)
        box = {"x1": x1, "y1": y1, "x2": chance.randint(x1, source.width), "y2": chance.randint(y1, source.height),
               "skip_source_index": chance.choice([None, 0, 1])}
        x, y = chance.randrange(width), chance.randrange(height)
        bitmaptools.blit(one, source, x, y, **box)
        blinka.blit(two, second, x, y, **box)
        assert one._data == two._data
        x1, y1 = chance.randrange(width), chance.randrange(height)
        region = x1, y1, chance.randint(x1, width), chance.randint(y1, height), chance.randrange(values)
        bitmaptools.fill_region(one, *region)
        blinka.fill_region(two, *region)
        assert one._data == two._data


@pytest.mark.parametrize("bits", [1, 4])
def test_reading_does_what_blinkas_does(blinka, bits):
    chance = random.Random(bits)
    for width in (1, 7, 8, 9, 31, 32, 33, 126):
        size = (width * bits + 31) // 32 * 4
        rows = chance.randbytes(size * 5)
        for reverse in (False, True):
            one, two = Bitmap(width, 5, 1 << bits), Bitmap(width, 5, 1 << bits)
            bitmaptools.readinto(one, io.BytesIO(rows), bits, element_size=4, reverse_pixels_in_element=True,
                                 reverse_rows=reverse)
            blinka.readinto(two, io.BytesIO(rows), bits, element_size=4, reverse_pixels_in_element=True,
                            reverse_rows=reverse)
            assert all(one[i] == two[i] for i in range(5 * width))
        with pytest.raises(EOFError):
            bitmaptools.readinto(one, io.BytesIO(rows[:-1]), bits, 4, True)


@pytest.mark.parametrize("box", [(-1, 0, 3, 3), (0, -1, 3, 3), (0, 0, 11, 3), (0, 0, 3, 9), (5, 0, 3, 3), (0, 5, 3, 3)])
def test_what_lies_outside_is_refused_as_on_the_handheld(box):
    bitmap = Bitmap(10, 8, 2)
    x1, y1, x2, y2 = box
    with pytest.raises(ValueError):
        bitmaptools.fill_region(bitmap, x1, y1, x2, y2, 1)
    with pytest.raises(ValueError):
        bitmaptools.blit(Bitmap(20, 20, 2), bitmap, 0, 0, x1=x1, y1=y1, x2=x2, y2=y2)


def test_a_place_outside_is_refused_too():
    bitmap = Bitmap(10, 8, 2)
    for x, y in ((-1, 0), (0, -1), (11, 0), (0, 9)):
        with pytest.raises(ValueError):
            bitmaptools.blit(bitmap, Bitmap(2, 2, 2), x, y)
    with pytest.raises(ValueError):
        bitmaptools.blit(bitmap, Bitmap(2, 2, 16), 0, 0)
    with pytest.raises(ValueError):
        bitmaptools.fill_region(bitmap, 0, 0, 2, 2, 2)


def test_a_module_is_compiled_once_until_its_file_changes(tmp_path):
    path = tmp_path / "module.py"
    path.write_text("WHAT = 1\n", encoding="utf-8")
    loader = driver.CompiledOnce("module", str(path))
    code = loader.get_code("module")
    assert loader.get_code("module") is code
    path.write_text("WHAT = 100\n", encoding="utf-8")
    assert 100 in loader.get_code("module").co_consts


def test_the_programs_modules_come_back_without_being_compiled():
    spec = importlib.machinery.PathFinder.find_spec("memory", [str(driver.ROOT / "lib")])
    assert isinstance(spec.loader, driver.CompiledOnce)
