# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saves the score sheet after each hand, and where the drive is writable a CSV table, which the game never reads."""

import memory
from handheld import SHEET
from handheld.complaints import complain_unsaved
from phase10.sheet import heads, kept
from phase10.sheet.hands import STOPPED


def beginning(machine, sheet):
    """Generator: save a new sheet over the old one, and count it in the Tally."""
    from screens.menus import tally
    yield from keeping(machine, sheet)
    yield from tally.counting_sheet(machine)


def begun(app, sheet):
    """Free what has made and saved a new sheet: from source the next screen does not fit beside that."""
    app.args = (sheet,)  # for opening it again; what it was made of keeps the modules of the rules
    memory.tidy()


def fetch(machine):
    """Load the saved sheet; if only its header is valid, an empty one with the same names and rules."""
    packed, _ = machine.load(SHEET)
    try:
        return kept.unpack(packed)
    except ValueError:
        head = heads.read(packed)
        return kept.new_sheet(head.rules, head.names, head.first, head.spare)


def keep_later(app, sheet):
    """Have the sheet saved when the screen has been closed."""
    app.pending_save = lambda: keeping(app.machine, sheet)


def keeping(machine, sheet):
    """Generator: save the sheet, after an exception once more, or complain; then, if possible, the CSV table."""
    wrong = "broken"
    for _ in range(2):
        try:
            wrong = yield from machine.saving(SHEET, kept.pack(sheet))
            break
        except MemoryError:  # navigation.py has it tried again
            raise
        except Exception:
            pass
    complain_unsaved(wrong)
    from handheld import place_writing
    from handheld.store import open_store
    try:
        yield from place_writing.writing_table(open_store().places, lines(sheet))
    except OSError:  # a computer has mounted it
        pass


def lines(sheet):
    """Generator of the CSV lines (bytes): names, each hand or round, totals."""
    heads = [",%s,phase" % harmless(name) for name in sheet.names]
    yield ("hand,out" + "".join(heads) + "\n").encode()
    for number, row in enumerate(sheet.rows):
        words = _turns(row) if sheet.DICE else _hand(sheet, row)
        yield ("%d,%s\n" % (number + 1, words)).encode()
    yield ("total," + "".join([",%d," % sheet.total(seat) for seat in range(sheet.seats)]) + "\n").encode()


def harmless(name: str) -> str:
    """The name; characters special in CSV or spreadsheets become dots."""
    letters = name.encode()
    for sign in b",;\"'\n\r\t=+@":
        letters = letters.replace(bytes((sign,)), b".")
    if letters[:1] == b"-":  # inside a name it is harmless
        letters = b"." + letters[1:]
    return str(letters, "utf-8")


def _hand(sheet, row) -> str:
    hand = row.hand
    words = harmless(sheet.names[hand.out]) if hand.out < sheet.seats else "stopped" if hand.out == STOPPED else ""
    for seat in range(sheet.seats):
        counts = row.scored and hand.plays >> seat & 1  # in a tie-break hand only who went out is recorded
        made = "made" if hand.laid[seat] else "missed" if counts else ""
        words += ",%s,%s" % (str(row.points[seat]) if counts else "", made)
    return words


def _turns(row) -> str:
    return "".join([",%d,%s" % (turn[0], "made" if turn[0] else "missed") if turn else ",," for turn in row])
