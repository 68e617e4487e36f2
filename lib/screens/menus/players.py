# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Who is going to sit where: a level and a face a seat, chosen before a game begins. What the levels mean is told in
bots/levels.py.
"""

from bots.levels import EASY, HARD, LEVELS_1, NORMAL

YOU = 6  # a face
MOST = 8
NAMES = ("FINN", "LULU", "BRUNO", "PIP", "OTTO", "MIA", "SAM", "KIM")
_BOTS = 6  # so many of the faces are characters of bots; where more sit they borrow those of persons


class Players:
    SCREEN = "newgame"  # where they are chosen

    def __init__(self, levels=(0, NORMAL, NORMAL, NORMAL), faces=(YOU, 0, 2, 4)):
        self.levels = bytearray(levels)
        self.faces = bytearray(faces)

    def resize(self, count: int):
        """Let bots come in, or let the last ones go."""
        self.levels = self.levels[:count]
        self.faces = self.faces[:count]
        while len(self.levels) < count:
            self.levels.append(NORMAL)
            self.faces.append(255)
            self.next_face(len(self.levels) - 1)
        for seat in range(count):
            if self.faces[seat] >= self.open_faces(seat):
                self.next_face(seat)

    def change_level(self, seat: int, step: int):
        """A person, then bots from the weakest to the strongest, and round again."""
        self.levels[seat] = (self.levels[seat] + step) % (HARD + 1)
        if self.faces[seat] >= self.open_faces(seat):
            self.next_face(seat)
        elif not self.levels[seat]:
            for face in (YOU, YOU + 1):
                if bytes((face,)) not in self.faces:
                    self.faces[seat] = face
                    break

    def bots(self) -> int:
        """The level of all bots, 0 where they differ or where there are none."""
        levels = set(self.levels) - {0}
        return levels.pop() if len(levels) == 1 else 0

    def change_bots(self, step: int):
        """All bots are as strong as each other: the next level."""
        level = self.bots()
        level = (level - 1 + step) % HARD + 1 if level else NORMAL
        for seat in range(len(self.levels)):
            if self.levels[seat]:
                self.levels[seat] = level

    def open_faces(self, seat: int) -> int:
        """So many faces are open to this seat."""
        return _BOTS if self.levels[seat] and len(self.levels) <= _BOTS else len(NAMES)

    def next_face(self, seat: int):
        """The next face that nobody else has, if there is one."""
        faces = self.faces
        many = self.open_faces(seat)
        for step in range(many):
            face = (faces[seat] + 1 + step) % many
            if bytes((face,)) not in faces:
                faces[seat] = face
                break

    def name(self, seat: int, you: str) -> str:
        """A single person is simply `you`."""
        if self.faces[seat] == YOU and self.levels.count(b"\0") == 1 and not self.levels[seat]:
            return you
        return NAMES[self.faces[seat]]

    def seats(self, you: str) -> list:
        """What a game wants to know."""
        return [(self.levels[seat], self.faces[seat], self.name(seat, you)) for seat in range(len(self.levels))]

    def pack(self) -> bytes:
        """A count, and a byte a seat with the level in its low half."""
        return bytes([len(self.levels)] + [self.faces[i] << 4 | self.levels[i] for i in range(len(self.levels))])


def unpack(packed) -> Players:
    """The usual ones when the bytes make no sense."""
    count = packed[0] if packed else 0
    levels = [byte & 15 for byte in packed[1:1 + count]]
    faces = [byte >> 4 for byte in packed[1:1 + count]]
    if not 1 <= count <= MOST or len(levels) != count:
        return Players()
    made = Players(levels, faces)
    for i in range(count):
        if levels[i] > HARD or faces.count(faces[i]) > 1 or faces[i] >= made.open_faces(i):
            return Players()
    return made


def of_version_1(packed) -> bytes:
    """Packed players of version 1.0, with levels from 0 to 3 in two bits, as they are packed now."""
    packed = packed[:1 + packed[0]]
    return packed[:1] + bytes([byte >> 2 << 4 & 255 | LEVELS_1[byte & 3] for byte in packed[1:]])


def newcomer() -> Players:
    """For the guided hand."""
    return Players((0, EASY, EASY), (YOU, 0, 2))
