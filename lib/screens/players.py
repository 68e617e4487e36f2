# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Who sits where before a game begins: a level and a face a seat. What the levels mean is told in game.py."""

YOU = 6  # a face
_NAMES = ("FINN", "LULU", "BRUNO", "PIP", "OTTO", "MIA", "SAM", "KIM")
_BOTS = 6  # so many of the faces are characters that bots can be


class Players:
    def __init__(self, levels=(0, 2, 2, 2), faces=(YOU, 0, 2, 4)):
        self.levels = bytearray(levels)
        self.faces = bytearray(faces)

    def resize(self, count: int):
        """Let bots come in, or let the last ones go."""
        self.levels = self.levels[:count]
        self.faces = self.faces[:count]
        while len(self.levels) < count:
            self.levels.append(2)
            self.faces.append(255)
            self.next_face(len(self.levels) - 1)

    def change_level(self, seat: int, step: int):
        """Person, easy, normal, hard, and round again."""
        self.levels[seat] = (self.levels[seat] + step) % 4
        if self.levels[seat] and self.faces[seat] >= _BOTS:
            self.next_face(seat)
        elif not self.levels[seat]:
            for face in (YOU, YOU + 1):
                if bytes((face,)) not in self.faces:
                    self.faces[seat] = face
                    break

    def next_face(self, seat: int):
        """The next face that nobody else has, if there is one."""
        faces = self.faces
        many = _BOTS if self.levels[seat] else len(_NAMES)
        for step in range(many):
            face = (faces[seat] + 1 + step) % many
            if bytes((face,)) not in faces:
                faces[seat] = face
                break

    def name(self, seat: int, you: str) -> str:
        """A single person is simply `you`."""
        if self.faces[seat] == YOU and self.levels.count(b"\0") == 1:
            return you
        return _NAMES[self.faces[seat]]

    def seats(self, you: str) -> list:
        """What a Game wants to know."""
        return [(self.levels[seat], self.faces[seat], self.name(seat, you)) for seat in range(len(self.levels))]

    def pack(self) -> bytes:
        """A count, and a byte a seat with the level in its low bits."""
        return bytes([len(self.levels)] + [self.faces[i] << 2 | self.levels[i] for i in range(len(self.levels))])


def unpack(packed) -> Players:
    """The usual ones when the bytes make no sense."""
    count = packed[0] if packed else 0
    levels = [byte & 3 for byte in packed[1:1 + count]]
    faces = [byte >> 2 for byte in packed[1:1 + count]]
    if not 1 <= count <= 6 or len(levels) != count:
        return Players()
    for i in range(count):
        if faces.count(faces[i]) > 1 or faces[i] >= (_BOTS if levels[i] else len(_NAMES)):
            return Players()
    return Players(levels, faces)
