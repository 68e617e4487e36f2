# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Where the score sheet is kept: one record of the store, written after each hand, and when the drive may be written a
table for a computer, too, one line for each hand. Nothing is read from that table.
"""

from handheld import SHEET
from handheld.complaints import complain
from phase10.sheet import heads, kept
from phase10.sheet.hands import STOPPED


def begin(machine, rules, names, first: int, spare):
    """A new sheet, in the place of the one that is kept."""
    from screens.menus import tally
    sheet = kept.new_sheet(rules, names, first, spare)
    keep(machine, sheet)
    tally.count_sheet(machine)
    return sheet


def fetch(machine):
    """The sheet that is kept; where only its head can be read, it is an empty one."""
    packed, _ = machine.load(SHEET)
    try:
        return kept.unpack(packed)
    except ValueError:
        head = heads.read(packed)
        return kept.new_sheet(head.rules, head.names, head.first, head.spare)


def keep(machine, sheet):
    """After every change: what cannot be kept is told, once, by the title."""
    wrong = machine.save(SHEET, kept.pack(sheet))
    if wrong:
        complain("save", wrong)
    from handheld.store import open_store
    try:
        open_store().places.write_table(lines(sheet))
    except OSError:  # a computer has the drive
        pass


def lines(sheet):
    """The table: a line of names, one for each hand or round, one of totals."""
    head = "hand,out"
    for name in sheet.names:
        head += ",%s,phase" % plain(name)
    yield head.encode() + b"\n"
    for number in range(len(sheet.rows)):
        row = sheet.rows[number]
        words = _turns(row) if sheet.DICE else _hand(sheet, row)
        yield ("%d,%s\n" % (number + 1, words)).encode()
    yield ("total," + "".join([",%d," % sheet.total(seat) for seat in range(sheet.seats)]) + "\n").encode()


def plain(name: str) -> str:
    """A name that cannot be anything else in a table."""
    letters = name.encode()
    for sign in b",;\"'\n\r\t=+@":
        letters = letters.replace(bytes((sign,)), b".")
    return str(letters, "utf-8")


def _hand(sheet, row) -> str:
    hand = row.hand
    words = plain(sheet.names[hand.out]) if hand.out < sheet.seats else "stopped" if hand.out == STOPPED else ""
    for seat in range(sheet.seats):
        told = row.scored and hand.plays >> seat & 1  # in a tie-break it is said only who went out
        made = "made" if hand.laid[seat] else "missed" if told else ""
        words += ",%s,%s" % (str(row.points[seat]) if told else "", made)
    return words


def _turns(row) -> str:
    words = ""
    for turn in row:
        words += ",%d,%s" % (turn[0], "made" if turn[0] else "missed") if turn else ",,"
    return words
