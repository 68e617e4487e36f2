# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop art`: makes every file of sprites/ and fonts/ from the sources beside this module.

`--check` only compares and says what differs; `--sheet DIR` writes PNG pictures of all of it.
"""

import sys
from pathlib import Path

import arguments

from handheld.colours import LIT

from . import cards, colours, faces, files, icons, journey, journey_map, logo, table, twist
from .canvas import sheet
from .letters import Face

FONTS = ("small", "big")
ROOT = Path(__file__).resolve().parents[2]


def sheets():
    """Return [(name, canvas, palette)] of all sheets."""
    palettes = colours.card_palettes()
    red, plain = palettes[0], palettes[4]
    pieces, ground = colours.colours(colours.TABLE), colours.colours(colours.GROUND)
    return [
        ("cards", sheet(cards.large_tiles(), 9), red),
        ("minis", sheet(cards.mini_tiles(), 16), red),
        ("piles", sheet(table.pile_tiles(), 4), plain),
        ("ground", sheet(table.ground_tiles(), 17), ground),
        ("icons", sheet(icons.tiles(), 10), pieces),
        ("faces", sheet(faces.face_tiles(), 4), faces.PALETTE),
        ("heads", sheet(faces.head_tiles(), 8), faces.PALETTE),
        ("board", sheet(twist.board_tiles(), 8), pieces),
        ("pawns", sheet(twist.pawn_tiles(), 6), pieces),
        ("dice", sheet(twist.dice_tiles(), 8), red),
        ("logo", logo.picture(), logo.PALETTE),
        ("cup", logo.cup(), logo.PALETTE),
        ("north", journey_map.half(0), journey_map.PALETTE),
        ("south", journey_map.half(1), journey_map.PALETTE),
    ]


SIZES = {"cards": (14, 22), "minis": (10, 13), "piles": (18, 26), "ground": (8, 8), "icons": (9, 9), "faces": (16, 16),
         "heads": (9, 9), "board": (16, 16), "pawns": (8, 10), "dice": (16, 16), "logo": logo.SIZE,
         "cup": (32, 32), "north": journey_map.HALF, "south": journey_map.HALF}


def products():
    """Return {path in the repository: content} of all generated files."""
    made = {}
    for name, canvas, palette in sheets():
        made[f"sprites/{name}.bmp"] = files.bmp(canvas.width, canvas.height, canvas.pixels, palette)
    made["sprites/palettes.bin"] = b"".join(bytes(rgb) for palette in colours.card_palettes()[:LIT] for rgb in palette)
    made["sprites/levels.bin"] = journey.product()
    for name in FONTS:
        made[f"fonts/{name}.pcf"] = Face(name).pcf()
    return made


def differing(made):
    """Return a message for each file that is missing in the repository or differs from the generated one."""
    wrong = []
    for path, data in made.items():
        file = ROOT / path
        if not file.is_file():
            wrong.append(f"{path} is missing")
        elif file.read_bytes() != data:
            wrong.append(f"{path} differs from its source")
    return wrong


def write_pictures(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, canvas, palette in sheets():
        rgb = b"".join(bytes(palette[index]) for index in canvas.pixels)
        for scale in (1, 4):
            suffix = "" if scale == 1 else "_x4"
            (folder / f"{name}{suffix}.png").write_bytes(files.png(canvas.width, canvas.height, rgb, scale))


def main(argv=None):
    parser = arguments.Parser("art", __doc__)
    parser.add_argument("--check", action="store_true", help="compare only; exit 1 when a file differs")
    parser.add_argument("--sheet", metavar="DIR", type=arguments.place, help="write PNG pictures at 1x and 4x")
    options = parser.parse_args(argv)
    try:
        made = products()
    except journey.Wrong as wrong:
        return arguments.failed(f"desktop/art/levels.txt, {wrong}")
    if options.check:
        wrong = differing(made)
        for line in wrong:
            print(line, file=sys.stderr)
        print(f"{len(made) - len(wrong)} of {len(made)} files match their sources")
        return 1 if wrong else 0
    if options.sheet:
        write_pictures(options.sheet)
        return 0
    for path, data in made.items():
        (ROOT / path).parent.mkdir(exist_ok=True)
        (ROOT / path).write_bytes(data)
    print(f"{len(made)} files, {sum(map(len, made.values()))} bytes")
    return 0
