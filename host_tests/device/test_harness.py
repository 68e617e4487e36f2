# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Checks that the MicroPython of the device tests is as small and as strict as the handheld. The sizes of the
handheld's objects were measured on CircuitPython; the stand-ins may take a little more, never noticeably less.
"""

import driver
import pytest
from device import games

SIZES = """
import gc
KEPT = [None] * 40

def size(make, i=[0]):
    gc.collect()
    before = gc.mem_alloc()
    KEPT[i[0]] = make()
    i[0] += 1
    gc.collect()
    return gc.mem_alloc() - before
"""


def test_the_heap_is_a_hard_limit(device):
    out = device.run("import gc\ngc.collect()\nprint(gc.mem_free())\n"
                     "try:\n    x = bytearray(141000)\nexcept MemoryError:\n    print('full')")
    free, full = out.split()
    assert 138_000 < int(free) < 140_000 and full == "full"


def test_the_program_begins_with_what_the_handheld_has(device, tmp_path):
    script = "import gc, micropython\ndef main(): gc.collect(), print(gc.mem_free()), micropython.qstr_info()"
    free, *names = device.play(script, tmp_path).split()
    assert abs(int(free) - device.WIDER - device.FREE) < 500
    assert "n_pool=6," in names  # which the very next names fill


def test_a_traceback_fails(any_device):
    with pytest.raises(any_device.Failed, match="ZeroDivisionError"):
        any_device.run("print(1 / 0)")
    with pytest.raises(any_device.Failed, match="not done in 1 s"):
        any_device.run("while True: pass", timeout=1)


def test_objects_are_as_large_as_on_the_handheld(device):
    out = device.run(SIZES + """
class Four:
    def __init__(self):
        self.a = self.b = self.c = self.d = 1
for make in (lambda: 1 << 29, lambda: int("2147483648"), lambda: [1, 2, 3, 4], lambda: (1, KEPT),
             lambda: (1, 2, 3, KEPT), lambda: {1: 1, 2: 2, 3: 3, 4: 4}, Four, lambda: bytearray(100)):
    print(size(make))
""")
    assert out.split() == "0 32 32 16 32 48 48 128".split()


def test_the_beat_is_fair(device):
    """MicroPython on a desktop gives about 7.1 beats for this loop, the handheld 6.6."""
    out = device.run("""
import beat
cards = bytearray(108)
def loop():
    s = 0
    for _ in range(1000):
        for c in cards:
            s += c
print(beat.beats(loop))
""")
    assert 5 < float(out) < 10


def test_the_one_for_every_system_plays_the_same(wasm_device, tmp_path):
    """The WebAssembly build, used where the other one is missing, gives the same results."""
    told = wasm_device.run("import games\nprint(games.digest(3))")
    assert int(told) == games.digest(3)
    (tmp_path / "there.txt").write_text("on the drive", encoding="utf-8")
    script = "import gc\ndef main():\n    gc.collect()\n    print(open('/there.txt').read(), gc.mem_free() > 1 << 28)"
    assert wasm_device.play(script, tmp_path) == "on the drive True\n"


# an object, and its bytes in CircuitPython 10 on 32 bits
MEASURED = (
    ("Bitmap(8, 8, 2)", 80),
    ("Bitmap(160, 128, 16)", 10288),
    ("Bitmap(8, 8, 256)", 112),
    ("Palette(1)", 32),
    ("Palette(2)", 48),
    ("Palette(16)", 272),
    ("TileGrid(sheet, pixel_shader=ink)", 96),
    ("TileGrid(sheet, pixel_shader=ink, width=2, height=2)", 96),
    ("moved(TileGrid(sheet, pixel_shader=ink))", 96),
    ("TileGrid(sheet, pixel_shader=ink, width=10, height=8)", 176),
    ("Line(sheet, pixel_shader=ink)", 160),
    ("Group()", 80),
    ("fontio.Glyph(sheet, 0, 1, 2, 3, 4, 5, 6)", 48),
    ("vectorio.Rectangle(pixel_shader=ink, width=3, height=3)", 96),
    ("synthio.MidiTrack(track, 100)", 1472),
    ("synthio.Synthesizer(sample_rate=11025)", 1472),
    ("synthio.Note(440)", 128),
)


def test_stand_ins_take_the_room_of_the_real_ones(device, tmp_path):
    script = SIZES + """
import fontio, synthio, vectorio
from displayio import Bitmap, Group, Palette, TileGrid
sheet, ink, track = Bitmap(8, 8, 2), Palette(2), bytes(4)
class Line(TileGrid):
    def __init__(self, bitmap, *, pixel_shader):
        super().__init__(bitmap, pixel_shader=pixel_shader)
        self.a = self.b = self.c = 1
def moved(grid):
    grid.x, grid.hidden, grid.pixel_shader, grid[0] = 5, True, ink, 0
    return grid
def main():
""" + "".join(f"    print(size(lambda: {made}))\n" for made, _ in MEASURED)
    taken = [int(line) for line in device.play(script, tmp_path).split()]
    for (made, real), here in zip(MEASURED, taken):
        assert real - 16 <= here <= real + 48, made


@pytest.mark.parametrize("name", ["small", "big"])
def test_a_font_is_read_as_on_the_desktop(any_device, tmp_path, monkeypatch, name):
    """With Adafruit's loader; our sheet then has the same glyphs."""
    script = "from handheld import complaints, fonts, text\nfont = text.font(%r)\n" % name
    script += "while font.unread: fonts.read_more(font)\n"
    script += "assert not complaints.found\n"
    script += "told = font.cell, font.height, font.ascent, list(font.others), list(font.widths), list(font.steps)"
    any_device.make_drive(tmp_path)
    lines = "".join(f"    {line}\n" for line in script.splitlines())
    told = any_device.play(f"def main():\n{lines}    print(told)\n", tmp_path)
    driver.prepare()
    monkeypatch.chdir(driver.ROOT)
    names = {}
    exec(script, names)
    assert told.strip() == str(names["told"])


def test_adafruits_libraries_load(any_device, tmp_path):
    """The real ones, from the packages that also go onto the drive."""
    any_device.make_drive(tmp_path)
    any_device.play("""
def main():
    import terminalio
    from adafruit_bitmap_font import pcf
    from adafruit_display_text import label
    words = label.Label(terminalio.FONT, text="Phase 10", color=0xFFFFFF)
    assert len(words) and pcf.PCF
""", tmp_path)


PROGRAM = """
import board, keypad, os, time
from displayio import Bitmap, Group, Palette, TileGrid
from supervisor import ticks_ms

keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH, key_count=8,
                                value_when_pressed=True)
event = keypad.Event()
stage = Group()
stage.append(TileGrid(Bitmap(16, 16, 2), pixel_shader=Palette(2)))
board.DISPLAY.root_group = stage
while True:
    if keys.events.get_into(event) and event.pressed:
        stage[0].x += 1
        if event.key_number == 2:
            print(os.getenv("GREETING"), os.getenv("ANSWER"), stage[0].x, "saves" in os.listdir("/"))
    board.DISPLAY.refresh()
    time.sleep(0.02)
"""

PLAYER = """
import gc, workbench

def player():
    for number in (1, 2):
        workbench.press(number)
        workbench.release(number)
    for _ in range(20):
        yield
    raise SystemExit

steps = player()
early = late = 0

def on_frame():
    global early, late
    if workbench.frames == 5:
        early = gc.mem_alloc()
    elif workbench.frames == 100:
        late = gc.mem_alloc()
    elif workbench.frames > 100:
        next(steps)

def main():
    workbench.on_frame = on_frame
    try:
        exec(open("/code.py").read())
    except SystemExit:
        print(late - early, workbench.now)
"""


def test_a_program_on_a_drive_is_played_with_keys(device, tmp_path):
    (tmp_path / "code.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "settings.toml").write_text('GREETING = "hello" # and so on\nANSWER = 42\n', encoding="utf-8")
    (tmp_path / "saves").mkdir()
    greeting, measured = device.play(PLAYER, tmp_path).splitlines()
    assert greeting == "hello 42 2 True"
    garbage, now = map(int, measured.split())
    assert garbage == 0 and 3000 < now < 4500


def test_a_drive_can_be_read_only(device, tmp_path):
    script = """
def main():
    try:
        open("/x", "w")
    except OSError as error:
        print(error.errno)
"""
    assert device.play(script, tmp_path, readonly=True) == "30\n"
    assert device.play(script, tmp_path) == ""
