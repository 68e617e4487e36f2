# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in the harness of host_tests/device, with a drive: measures what a line of text costs, with our text.Line or a
label of adafruit_display_text. Prints `name value` lines; times in beats. measures.py puts in KIND.
"""

import gc

import beat
from beat import clock_us

KIND = "line"  # or "label", or "bitmap_label"
WORDS = ("Discard 12 of blue? B no", "Lulu draws from the pile", "A takes the Wild, B not", "Bruno is on his phase 9")
LETTERS = 22
LINES = 20


def used() -> int:
    gc.collect()
    return gc.mem_alloc()


def our_font():
    from handheld import text
    return text.font("small")


def their_font():
    from adafruit_bitmap_font.pcf import PCF
    from displayio import Bitmap
    font = PCF(open("fonts/small.pcf", "rb"), Bitmap)
    font.load_glyphs(range(32, 127))
    return font


def ours(font):
    """Return two functions: one creates a line with a text, one changes the text of a line."""
    from handheld import text

    def make(words):
        return text.Line(font, 150, 0xFFFFFF, words=words)

    def change(line, words):
        line.show(words)

    return make, change


def theirs(font):
    if KIND == "label":
        from adafruit_display_text.label import Label
    else:
        from adafruit_display_text.bitmap_label import Label

    def make(words):
        return Label(font, text=words, color=0xFFFFFF)

    def change(line, words):
        line.text = words

    return make, change


def code() -> int:
    """Return the heap taken by the modules that stay loaded. All kinds load a font; with ours its loader is unloaded.
    """
    import board  # noqa: F401 the stand-ins are the firmware here
    import displayio  # noqa: F401
    from adafruit_bitmap_font import pcf  # noqa: F401
    from handheld import fonts  # noqa: F401
    before = used()
    if KIND == "line":
        from handheld import text  # noqa: F401
    elif KIND == "label":
        from adafruit_display_text import label  # noqa: F401
    else:
        from adafruit_display_text import bitmap_label  # noqa: F401
    return used() - before


def lines(make, words) -> int:
    """Return the bytes per line, averaged over many."""
    kept = [None] * LINES
    kept[0] = make(words[0])  # creates what all lines share
    before = used()
    for i in range(1, LINES):
        kept[i] = make(words[i & 3])
    return (used() - before) // (LINES - 1)


def garbage(line, change, words) -> int:
    """Return the garbage in bytes of one text change."""
    for one in words:
        change(line, one)
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for one in words:
        change(line, one)
    made = gc.mem_alloc() - before
    gc.enable()
    return made // len(words)


def took(line, change, words) -> float:
    """Return the beats of one text change."""
    best = 1 << 29
    for _ in range(30):
        gc.collect()
        start = clock_us()
        for one in words:
            change(line, one)
        best = min(best, clock_us() - start)
    return best / len(words) / beat.one_us()


def main():
    words = [one[:LETTERS] for one in WORDS]
    print("code", code())
    before = used()
    font = our_font() if KIND == "line" else their_font()
    print("font", used() - before)
    make, change = ours(font) if KIND == "line" else theirs(font)
    print("line", lines(make, words))
    line = make(words[0])
    print("garbage", garbage(line, change, words))
    print("beats", took(line, change, words))
