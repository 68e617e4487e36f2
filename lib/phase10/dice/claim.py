# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The ten dice of the Dice game: their faces, and what a roll is short of a phase.

A face is one byte, like a card: colour * 16 + number; number 11 is a Wild, whose colour counts in phase 8 only.
A selection of dice is a bit mask: bit 0 is the first die. Turns and scoring are in table.py.
"""

from phase10.phases import COLOUR, SET, ones, size_of

LETTERS = "RBGO"  # the fourth colour is orange here
WILD = 11
COUNT = 10
HIGH = 6  # the first six dice show 5 to 10, the others 1 to 4 and two Wilds
ALL = (1 << COUNT) - 1
_NUMBERS = "1 2 3 4 5 6 7 8 9 10".split()
_DICE = (
    "5G 6B 7R 8O 9B 10G 5O 6R 7B 8O 9G 10R 5B 6G 7G 8R 9B 10O 5R 6G 7G 8O 9R 10B 5B 6O 7O 8G 9B 10R 5O 6R 7R 8B 9O 10G"
    " 1R 2O 3B 4G WR WO 1O 2B 3G 4R WO WB 1B 2G 3R 4O WB WG 1G 2R 3O 4B WG WR"
)


def parse(word: str) -> int:
    """Return the face for a word like 10G or WO, 0 if it is none."""
    colour, shown = LETTERS.find(word[-1:]), word[:-1]
    number = WILD if shown == "W" else _NUMBERS.index(shown) + 1 if shown in _NUMBERS else 0
    return colour << 4 | number if shown and colour >= 0 and number else 0


FACES = bytes([parse(word) for word in _DICE.split()])  # six of each die


def points(faces, mask: int = ALL) -> int:
    """Return the points of these dice; Wilds are worth 0."""
    return sum([faces[i] & 15 for i in range(COUNT) if mask >> i & 1 and faces[i] & 15 != WILD])


def made(faces, mask: int, phase: tuple, any_colour: bool) -> bool:
    """Do exactly these dice make the phase?"""
    return ones(mask) == size_of(phase) and nearest(faces, mask, phase, any_colour)[0] == 0


def nearest(faces, mask: int, phase: tuple, any_colour: bool):
    """Return (dice short of the phase, mask of dice to keep, goal): fewest short, then most points.

    The goal is the numbers in the order of the groups, or one byte, the colour, of a colour group.
    """
    if phase[0][0] == COLOUR:
        return _nearest_colour(faces, mask, phase[0][1], any_colour)
    counts = bytearray(WILD + 1)
    for i in range(COUNT):
        if mask >> i & 1:
            counts[faces[i] & 15] += 1
    wanted = size_of(phase)
    best, goal = -1, b""
    for numbers in _goals(phase, counts):
        held = worth = 0
        left = bytearray(counts)
        for number in numbers:
            if left[number]:
                left[number] -= 1
                held += 1
                worth += number
        held = min(held + counts[WILD], wanted)
        if held << 8 | worth > best:
            best, goal = held << 8 | worth, numbers
    return wanted - (best >> 8), _serving(faces, mask, goal), goal


def _goals(phase: tuple, counts):
    """Generator: each list of numbers that makes the phase; for sets only numbers that are shown."""
    parts = [_numbers(group, counts) for group in phase] + [[b""]]  # no phase has more than two groups
    for first in parts[0]:
        for second in parts[1]:
            yield first + second


def _numbers(group: tuple, counts) -> list:
    kind, wanted = group
    if kind == SET:
        return [bytes((number,)) * wanted for number in range(1, 11) if counts[number]]
    return [bytes(range(low, low + wanted)) for low in range(1, 12 - wanted)]


def _serving(faces, mask: int, goal: bytes) -> int:
    """Return the mask of dice matching these numbers, with Wilds for others."""
    left = bytearray(WILD + 1)
    for number in goal:
        left[number] += 1
    serving = 0
    for _ in range(2):
        for i in range(COUNT):
            number = faces[i] & 15
            if mask >> i & 1 and left[number]:
                left[number] -= 1
                serving |= 1 << i
        left[WILD] = sum(left)  # in the second round: Wilds stand for what is missing
    return serving


def _nearest_colour(faces, mask: int, wanted: int, any_colour: bool):
    best, serving, goal = -1, 0, b""
    for colour in range(4):
        fitting = held = worth = 0
        for number in range(10, -1, -1):  # 0 means Wild here, so Wilds are taken last
            for i in range(COUNT):
                face = faces[i]
                if mask >> i & 1 and held < wanted and (face & 15) % WILD == number:
                    if face >> 4 == colour or (any_colour and not number):
                        fitting |= 1 << i
                        held += 1
                        worth += number
        if held << 8 | worth > best:
            best, serving, goal = held << 8 | worth, fitting, bytes([colour])
    return wanted - (best >> 8), serving, goal
