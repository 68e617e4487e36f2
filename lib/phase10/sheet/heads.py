# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a score sheet in bytes begins with: the rules, who plays, and whether the game is over. Who only asks for the
names needs nothing else of a sheet; its hands, which can only be counted at a table, stand in kept.py.

format (1), rules, who was first and whether it is over (1), seats (1), names (1), each name as its length (1) and its
letters
"""

_FORMAT = 1
_OVER = 128  # beside who was first
MOST_NAMES = 8
MOST_LETTERS = 8


class Head:
    """names: of those who play. spare: of others, to be remembered. end: where the hands begin."""

    def __init__(self, rules, first: int, is_over: bool, names: list, seats: int, end: int) -> None:
        self.rules, self.first, self.is_over = rules, first, is_over
        self.names, self.spare = names[:seats], names[seats:]
        self.seats, self.end = seats, end


def write(sheet) -> bytearray:
    packed = bytearray((_FORMAT,))
    packed.extend(sheet.rules.packed)
    names = sheet.names + sheet.spare
    packed.extend(bytes((sheet.first | (_OVER if sheet.is_over() else 0), sheet.seats, len(names))))
    for name in names:
        letters = name.encode()
        packed.append(len(letters))
        packed.extend(letters)
    return packed


def read(packed) -> Head:
    """ValueError says in words why it cannot be."""
    if packed[:1] != bytes((_FORMAT,)):
        raise ValueError("not a score sheet, or one of a later version")
    from phase10 import options

    rules, at = options.unpack(packed, 1)
    try:
        return _read_names(rules, packed, at)
    except (IndexError, UnicodeError):
        raise ValueError("the score sheet is damaged") from None


def _read_names(rules, packed, at: int) -> Head:
    from phase10 import options

    first, seats, count = packed[at] % _OVER, packed[at + 1], packed[at + 2]
    least, most = options.seats(rules)
    if not least <= seats <= most or not seats <= count <= MOST_NAMES or first >= seats:
        raise ValueError("the score sheet has seats that cannot be")
    is_over = packed[at] >= _OVER
    at += 3
    names = []
    for _ in range(count):
        end = at + 1 + packed[at]
        name = str(packed[at + 1:end], "utf-8")
        if not 1 <= len(name) <= MOST_LETTERS or end > len(packed):
            raise ValueError("the score sheet has a name that cannot be")
        names.append(name)
        at = end
    return Head(rules, first, is_over, names, seats, at)
