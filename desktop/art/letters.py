# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Parses the fonts in letters/*.txt and encodes them as PCF, which the handheld's font loader reads faster than BDF.

A glyph is (rows, below): its pixel rows from the top, and the number of rows below the baseline.
"""

import struct
from pathlib import Path

HERE = Path(__file__).parent / "letters"


class Face:
    """A font: the glyphs of one source file."""

    def __init__(self, name):
        self.name = name
        self.gap, self.space = 1, 3
        self.glyphs, self.accents, self.joined = {}, {}, []
        self.hidden = set()
        self._read((HERE / (name + ".txt")).read_text(encoding="utf-8"))
        self._join()
        for char in self.hidden:
            del self.glyphs[char]
        self.ascent = max(len(rows) - below for rows, below in self.glyphs.values())
        self.descent = max(below for _, below in self.glyphs.values())

    def _read(self, text):
        lines = [line.rstrip() for line in text.splitlines() if not line.startswith("//")]
        for block in "\n".join(lines).split("\n\n"):
            block = [line for line in block.splitlines() if line]
            if block:
                self._block(block)

    def _block(self, block):
        first = block[0]
        if first.startswith(":"):
            for line in block:
                key, value = line[1:].split()
                if key == "hidden":
                    self.hidden.add(value)
                else:
                    setattr(self, key, int(value))
        elif first.startswith("accent "):
            self._accent_block(block)
        elif len(first.split()) > 3 and first.split()[1:2] == ["="] and "+" in first:
            self.joined += [line.split() for line in block]
        else:
            self._glyph_block(block)

    def _glyph_block(self, block):
        signs = block[0].split()
        rows = [line.split() for line in block[1:]]
        for row in rows:
            if len(row) != len(signs):
                raise ValueError(f"{self.name}: {block[0]!r} has a row of {len(row)} signs: {row}")
        for at, sign in enumerate(signs):
            column = [row[at] for row in rows]
            below = len(column) - column.index("=") - 1 if "=" in column and set(column[-1]) != {"="} else 0
            self.add(sign, [part for part in column if set(part) != {"="}], below)

    def _accent_block(self, block):
        for line in block:
            if line.startswith("accent "):
                rows = self.accents.setdefault(tuple(line.split()[1:]), [])
            else:
                rows.append(line)

    def add(self, sign, rows, below):
        """Add a glyph, without empty rows at the top and, below the baseline, at the bottom."""
        if len({len(row) for row in rows}) != 1:
            raise ValueError(f"{self.name}: rows of {sign!r} differ in length")
        while len(rows) > below and "#" not in rows[0]:
            rows = rows[1:]
        while below and "#" not in rows[-1]:
            rows, below = rows[:-1], below - 1
        if sign in self.glyphs:
            raise ValueError(f"{self.name}: {sign!r} is drawn twice")
        self.glyphs[sign] = (rows, below)

    def _join(self):
        """Compose the letters with accents: the rows of the accent above those of the letter, both centred."""
        for sign, _, base, _, accent in self.joined:
            drop = 0
            if "-" in base:
                base, drop = base.split("-")
                drop = int(drop)
            rows, below = self.glyphs[base]
            rows = list(rows)
            if drop:
                del rows[drop - 1]
            width = len(rows[0])
            top = self.accents[accent, "caps" if sign.isupper() else "low"]
            while top[0].count("#") and len(top[0]) > width and all(row[-1] == "." == row[0] for row in top):
                top = [row[1:-1] for row in top]
            wide = max(width, len(top[0]))
            rows = [_centred(row, wide) for row in top] + [_centred(row, wide) for row in rows]
            self.add(sign, rows, below)

    def width(self, text):
        """Return the width of a text in pixels, without the gap after its last letter."""
        return sum(self.advance(char) for char in text) - self.gap

    def advance(self, char):
        return self.space if char == " " else len(self.glyphs[char][0][0]) + self.gap

    def box(self, char):
        """Return (left, right, ascent, descent, rows); a space is one blank pixel, because a bitmap cannot be empty."""
        if char == " ":
            return 0, 1, 1, 0, ["."]
        rows, below = self.glyphs[char]
        return 0, len(rows[0]), len(rows) - below, below, rows

    def pcf(self):
        """Return the font as a PCF file: big-endian, rows padded to four bytes, as the loader expects it."""
        chars = sorted(list(self.glyphs) + [" ", "\xa0"])
        metrics, bitmaps, offsets = bytearray(), bytearray(), []
        boxes = [self.box(" " if char == "\xa0" else char) for char in chars]
        for char, (left, right, ascent, descent, rows) in zip(chars, boxes):
            advance = self.advance(" " if char == "\xa0" else char)
            metrics += bytes(128 + n for n in (left, right, advance, ascent, descent))
            offsets.append(len(bitmaps))
            for row in rows:
                bits = "".join("1" if c == "#" else "0" for c in row)
                bitmaps += struct.pack(">I", int(bits.ljust(32, "0"), 2))
        return _pcf_file((
            (1 << 1, 0x0C, self._accelerators(boxes)),
            (1 << 2, 0x10C, struct.pack(">H", len(chars)) + metrics),
            (1 << 3, 0x0E, struct.pack(f">I{len(chars)}I4I", len(chars), *offsets, *[len(bitmaps)] * 4) + bitmaps),
            (1 << 5, 0x0C, _encoding(chars)),
        ))

    def _accelerators(self, boxes):
        most = max(box[1] for box in boxes)
        data = struct.pack(">8B3I", 1, 0, 0, 0, 1, 0, 0, 0, self.ascent, self.descent, 0)
        data += struct.pack(">5hH", 0, 1, 1, 0, 0, 0)
        return data + struct.pack(">5hH", 0, most, most + self.gap, self.ascent, self.descent, 0)


def _centred(row, width):
    spare = width - len(row)
    return "." * (spare // 2) + row + "." * (spare - spare // 2)


def near(code):
    """Return the code of a letter in the file; must match near() in lib/handheld/fonts.py, which has the reason."""
    return code if code < 0x2000 else 0x180 + code % 100


def _encoding(chars):
    """Return the encoding table: the glyph of each code, a row for each high byte and a column for each low byte."""
    codes = [near(ord(char)) for char in chars]
    if len(set(codes)) < len(codes):
        raise ValueError(f"two letters have the same place: {sorted(zip(codes, chars))}")
    high = range(min(codes) >> 8, (max(codes) >> 8) + 1)
    low = range(min(code & 255 for code in codes), max(code & 255 for code in codes) + 1)
    table = struct.pack(">5H", low[0], low[-1], high[0], high[-1], codes.index(32))
    at = {code: index for index, code in enumerate(codes)}
    return table + b"".join(struct.pack(">H", at.get(a << 8 | b, 0xFFFF)) for a in high for b in low)


def _pcf_file(tables):
    head = b"\1fcp" + struct.pack("<I", len(tables))
    where = len(head) + 16 * len(tables)
    body = b""
    for kind, form, data in tables:
        data = struct.pack("<I", form) + data
        data += bytes(-len(data) % 4)
        head += struct.pack("<4I", kind, form, len(data), where + len(body))
        body += data
    return head + body
