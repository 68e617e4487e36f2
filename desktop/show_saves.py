# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop saves PATH`: prints a handheld's saves, from a copy of its NVM, of its drive (the folder with
saves/), or of one of its files. Read-only.
"""


import arguments
import driver
import saves

driver.prepare()
from handheld.places import NAMES, PADDING, path_of  # noqa: E402 needs the path set by prepare()


def main(argv):
    words = arguments.Parser("saves", "Tells what a handheld has kept: its score sheet, its game, its records.")
    words.add_argument("path", metavar="PATH", type=arguments.place,
                       help="a copy of its NVM, its drive's folder, or a file of saves/")
    path = words.parse_args(argv).path
    try:
        found = list(told(path))
    except OSError as error:
        return arguments.failed(f"{path}: {error.strerror or error}")
    if not found:
        return arguments.failed(f"{path}: nothing of ours is kept here")
    print("\n".join(found))
    return 0


def told(path):
    """Generator: yield the lines about each saved record."""
    from handheld import GAME, RECORDS, SHEET
    store = store_of(path)
    for kind, tell in ((SHEET, sheet_lines), (GAME, game_lines), (RECORDS, records_lines)):
        content, wrong = store.read(kind)
        if wrong:
            yield f"{NAMES[kind]}: {wrong}"
        if content:
            yield from tell(content)


def store_of(path):
    """Return a Store that reads from the path: a drive's folder, an NVM image, or one save file."""
    from handheld.store import Store
    if path.is_dir():
        return Store(b"", saves.FolderDrive(path, make=False))
    drive, content = saves.MemoryDrive(), path.read_bytes()
    drive.files.clear()
    if content[:3] != b"P10" and content[PADDING:PADDING + 3] != b"P10" or len(content) == saves.NVM_SIZE:
        return Store(content, drive)
    start = 0 if content[:3] == b"P10" else PADDING
    kind = content[start + 4:start + 5]
    if kind and kind[0] < len(NAMES):
        drive.files[path_of(NAMES[kind[0]], 1)] = bytes(PADDING) + content[start:]
    return Store(b"", drive)


def sheet_lines(content):
    """Generator: yield the score sheet as a table, and who has won."""
    from phase10.sheet import kept
    from screens.sheet import keeping
    try:
        sheet = kept.unpack(content)
    except ValueError as error:
        yield f"score sheet: {error}"
        return
    yield f"score sheet, {sheet.rules.mode}, {len(sheet.rows)} played"
    table = [line.decode().rstrip("\n").split(",") for line in keeping.lines(sheet)]
    widths = [max(len(row[column]) for row in table if column < len(row)) for column in range(len(table[0]))]
    for row in table:
        yield "  " + "  ".join(word.ljust(width) for word, width in zip(row, widths)).rstrip()
    if sheet.is_over():
        winners = " and ".join(sheet.names[seat] for seat in sheet.table.winners)
        yield f"  won by {winners or 'nobody'}"


def game_lines(content):
    from phase10 import unpacking
    from phase10.dice import snapshot
    from screens import save_header
    try:
        dice = save_header.form_of(content) == save_header.DICE
        seats, at, _ = save_header.unpack(content)
        table = (snapshot if dice else unpacking).unpack(content[at:])
    except (ValueError, IndexError) as error:
        yield f"game: {error or 'damaged'}"
        return
    yield f"game, {table.rules.mode}" + ("" if dice else f", hand {table.hand_no}")
    for seat, (_, _, name) in enumerate(seats):
        yield f"  {name}  {table.scores[seat]}"


def records_lines(content):
    from screens.menus import tally

    class Machine:
        @staticmethod
        def load(kind):
            return content, None

    yield "records"
    for name, number in tally.Tally(Machine).numbers.items():
        yield f"  {name.lower().replace('_', ' ')}  {'-' if number == tally.NONE else number}"
