# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What sheets of cards and of dice have in common, and the header of a saved one: rules, names, and whether the game is
over. Separate from kept.py, which reads the hands, so that names can be read without importing the modules of a Table.

Layout, with sizes in bytes: format (1), rules, first seat, with _OVER added if the game is over (1), seats (1), number
of names (1), each name as its length (1) and its UTF-8 bytes
"""

_FORMAT = 1
_OVER = 128  # flag in the byte of the first seat
MOST_NAMES = 8
MOST_LETTERS = 8


class Sheet:
    """A subclass defines count(), which replays all that is recorded, and what is shown of it."""

    def __init__(self, rules, names, first: int, spare) -> None:
        """first: the seat that deals first or, with dice, begins. spare: names of others, kept for later games."""
        self.rules = rules
        self.names, self.spare = list(names), list(spare)
        self.first = first
        self.rows = []  # what counts of all that is recorded
        self.table = None  # the state after that: the next hand or turn has begun, or the game is over

    @property
    def seats(self) -> int:
        return len(self.names)

    def is_over(self) -> bool:
        return self.table.winners is not None


class Head:
    """names: of the players. spare: other names, kept for later games. end: index of the first hand in the save."""

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
    """Return the Head; raise ValueError if it is not valid."""
    if packed[:1] != bytes((_FORMAT,)):
        raise ValueError("not a score sheet, or one of a later version")
    from phase10 import options
    from phase10.reader import Reader
    from phase10.rules import seats_of
    rules, at = options.unpack(packed, 1)
    reader = Reader(packed, at)
    first, seats, count = reader.some(3)
    least, most = seats_of(rules)
    if not least <= seats <= most or not seats <= count <= MOST_NAMES or first % _OVER >= seats:
        raise ValueError("the score sheet has invalid seats")
    names = [str(reader.bytes(), "utf-8") for _ in range(count)]
    if "" in names or max(map(len, names)) > MOST_LETTERS:
        raise ValueError("the score sheet has an invalid name")
    return Head(rules, first % _OVER, first >= _OVER, names, seats, reader.at)
