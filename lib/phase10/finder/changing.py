# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs whose neighbours differ in colour (ALT), for the walker: assigns cards of a hand to them, checks colours."""

from phase10.phases import ones
from phase10.finder.worksheet import WIDE

_PAIRS = (0x01, 0x02, 0x03, 0x10, 0x12, 0x13, 0x20, 0x21, 0x23, 0x30, 0x31, 0x32)  # the pairs of a two-colour run
_NEVER = 99
_EVERY_OTHER = 0x5555

_cost = bytearray(5 * WIDE)  # dynamic programming, [index * 5 + colour], colour 4 is a Wild: Wilds needed up to there
_came = bytearray(5 * WIDE)  # and the previous card's colour on that cheapest path


def alternate(sheet, at: int, size: int, low: int, way: int) -> int:
    """Take as many number cards as possible for an ALT run; return how many."""
    rows = sheet.rows
    if sheet.two_colour:
        for i in range(size):
            rows[at + i] = sheet.take_one(_colour_at(way, i) << 4 | low + i)
    else:
        colour = _cheapest_path(sheet.left, size, low, sheet.postal)
        for i in range(size - 1, -1, -1):
            rows[at + i] = sheet.take_one(colour << 4 | low + i) if colour < 4 else 0
            colour = _came[i * 5 + colour]
    return sum([rows[at + i] > 0 for i in range(size)])


def weigh(base, size: int) -> list:
    """Worksheet.weigh() for a two-colour run: a weight per low end and colour pair, 15 for extras and tens."""
    held = [0] * 4  # masks of numbers
    for colour in range(4):
        for number in range(1, 13):
            if base[colour << 4 | number]:
                held[colour] |= 1 << number
    found = []
    for low in range(13 - size, 0, -1):
        span = (1 << size) - 1 << low
        first = span & _EVERY_OTHER << low % 2
        for pair in _PAIRS:
            missing = size - ones(held[pair >> 4] & first | held[pair & 15] & (span ^ first))
            found.append(missing << 12 | 15 << 6 | 15)
    return found


def _colour_at(way: int, i: int) -> int:
    """Colour at index i of a two-colour run."""
    pair = _PAIRS[way % 12]
    return pair >> 4 if i % 2 == 0 else pair & 15


def _cheapest_path(left, size: int, low: int, postal: int) -> int:
    """Fill _cost and _came; return the last colour of the path with the fewest Wilds. A card of the postal number could
    as well stand as one elsewhere, so it saves none."""
    for i in range(size):
        for colour in range(5):
            here = i * 5 + colour
            _cost[here] = colour == 4 or low + i == postal
            if colour < 4 and not left[colour << 4 | low + i]:
                _cost[here] = _NEVER
            elif i:
                _came[here] = before = _cheapest(here - colour - 5, colour)
                _cost[here] += _cost[here - colour - 5 + before]
    return _cheapest(size * 5 - 5, 4)


def _cheapest(at: int, but: int) -> int:
    """The cheapest colour at an index, except `but`; a Wild (4) is always possible."""
    best = 4
    for colour in range(4):
        if colour != but and _cost[at + colour] < _cost[at + best]:
            best = colour
    return best


def suits_alone(sheet, colour: int, i: int, way: int) -> bool:
    """Would this colour fit at index i of a run of Wilds?"""
    return not sheet.two_colour or colour == _colour_at(way, i)


def suits(sheet, at: int, long: int, colour: int, way: int) -> bool:
    """Would this colour fit after the last card of a run that is so long?"""
    if sheet.two_colour:
        return colour == _colour_at(way, long)
    last = sheet.rows[at + long - 1]
    return not last or last >> 4 != colour
