# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Encoders of the image formats: indexed BMP for the handheld, PNG to look at."""

import struct
import zlib


def bmp(width, height, pixels, palette):
    """Return an uncompressed 4-bit BMP; `pixels`: one palette index a byte, row by row from the top."""
    stride = (width + 7) // 8 * 4
    table = b"".join(bytes((b, g, r, 0)) for r, g, b in palette)
    table += bytes(64 - len(table))
    rows = bytearray()
    for y in range(height - 1, -1, -1):
        row = bytearray(stride)
        for x in range(width):
            row[x // 2] |= pixels[y * width + x] << (0 if x & 1 else 4)
        rows += row
    start = 14 + 40 + 64
    header = b"BM" + struct.pack("<IHHI", start + len(rows), 0, 0, start)
    info = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 4, 0, len(rows), 2835, 2835, 16, 16)
    return header + info + table + bytes(rows)


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, rgb, scale=1):
    """Return a true-colour PNG from three bytes a pixel, scaled by the integer `scale`."""
    raw = bytearray()
    for y in range(height):
        line = bytearray(b"\0")
        for x in range(width):
            at = (y * width + x) * 3
            line += rgb[at:at + 3] * scale
        raw += line * scale
    head = struct.pack(">IIBBBBB", width * scale, height * scale, 8, 2, 0, 0, 0)
    body = zlib.compress(bytes(raw), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")
