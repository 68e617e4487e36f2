# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The seats of a new game: a level and a face for each. Levels are defined in bots/levels.py; 0 is a person."""

from bots.levels import EASY, HARD, NORMAL

YOU = 6  # the first face of persons; in games with more seats bots use these, too
MOST = 8
NAMES = ("FINN", "LULU", "BRUNO", "PIP", "OTTO", "MIA", "SAM", "KIM")


class Players:
    SCREEN = "newgame"  # the screen that the rules screen returns to

    def __init__(self, levels=(0, NORMAL, NORMAL, NORMAL), faces=(YOU, 0, 2, 4)):
        self.levels = bytearray(levels)
        self.faces = bytearray(faces)
        self.wanted = self.count  # seats chosen; rules passed by on the way to others may have fewer or more
        self.gone = []  # (level, face) of the seats that are not there now
        self.before = bytearray(b"\xff" * MOST)  # by seat: its face as a bot while it is a person, and vice versa

    @property
    def count(self) -> int:
        return len(self.levels)

    def resize(self, count: int):
        """Remove the last seats, or add those that were removed before, then bots as strong as all the others."""
        self.gone = list(zip(self.levels[count:], self.faces[count:])) + self.gone
        self.levels = self.levels[:count]
        self.faces = self.faces[:count]
        while len(self.levels) < count:
            level, face = self.gone.pop(0) if self.gone else (self.bots() or NORMAL, 255)
            self.levels.append(level)
            taken = bytes((face,)) in self.faces
            self.faces.append(face)
            if taken or face >= self.open_faces(len(self.faces) - 1):
                self.next_face(len(self.faces) - 1)
        for seat in range(count):
            if self.faces[seat] >= self.open_faces(seat):
                self.next_face(seat)

    def change_level(self, seat: int, step: int):
        """The next level in the cycle: a person, then bots from 1 to 10."""
        was = self.levels[seat]
        self.levels[seat] = (was + step) % (HARD + 1)
        if was and self.levels[seat]:
            return
        face, for_persons = self.faces[seat], () if self.levels[seat] else (YOU, YOU + 1)
        for wanted in (self.before[seat],) + for_persons:
            held = self.faces.find(bytes((wanted,)))
            lent = held >= 0 and for_persons and self.levels[held] and YOU <= wanted < self.open_faces(held)
            if lent:  # a bot has a face of persons, as of eight some must
                self.faces[held] = face
            if lent or held < 0 and wanted < self.open_faces(seat):
                self.faces[seat] = wanted
                break
        if self.faces[seat] >= self.open_faces(seat):
            self.next_face(seat)
        self.before[seat] = face

    def people(self) -> int:
        return self.levels.count(b"\0")

    def change_people(self, step: int):
        """One person more or fewer, in the first seats; after as many as there are seats comes one."""
        people = (self.people() - 1 + step) % self.count + 1
        for seat in range(self.count):
            level = self.levels[seat]
            if (seat < people) == (level > 0):
                self.change_level(seat, -level or self.bots() or NORMAL)

    def bots(self) -> int:
        """The level of all bots, 0 if they differ or there are none."""
        levels = set(self.levels) - {0}
        return levels.pop() if len(levels) == 1 else 0

    def change_bots(self, step: int):
        """Set all bots to the next level."""
        level = self.bots()
        level = (level - 1 + step) % HARD + 1 if level else NORMAL
        for seat in range(len(self.levels)):
            if self.levels[seat]:
                self.levels[seat] = level
        self.gone = [(was and level, face) for was, face in self.gone]

    def open_faces(self, seat: int) -> int:
        """The number of faces that this seat may use."""
        return YOU if self.levels[seat] and len(self.levels) <= YOU else len(NAMES)

    def next_face(self, seat: int):
        """Take the next face that no other seat has; if all are taken, trade with the seat that has the next."""
        faces, own = self.faces, self.faces[seat]
        many = self.open_faces(seat)
        following = [(own + 1 + step) % many for step in range(many)]
        for face in following:
            if bytes((face,)) not in faces:
                faces[seat] = face
                return
        held = faces.find(bytes((following[0],)))
        if own < self.open_faces(held):
            faces[held], faces[seat] = own, following[0]

    def name(self, seat: int, you: str) -> str:
        """The name of a seat; `you` if it is the only person."""
        if self.faces[seat] == YOU and self.people() == 1 and not self.levels[seat]:
            return you
        return NAMES[self.faces[seat]]

    def seats(self, you: str) -> list:
        """(level, face, name) of each seat, as a game takes them."""
        return [(self.levels[seat], self.faces[seat], self.name(seat, you)) for seat in range(len(self.levels))]

    def pack(self) -> bytes:
        """The number of seats, then a byte for each: face << 4 | level."""
        return bytes([len(self.levels)] + [self.faces[i] << 4 | self.levels[i] for i in range(len(self.levels))])


def unpack(packed) -> Players:
    """The Players from their bytes; the default ones if these are not valid."""
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


def newcomer() -> Players:
    """For the guided hand."""
    return Players((0, EASY, EASY), (YOU, 0, 2))
