# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs whose neighbours differ in colour (ALT), for the worksheet: which cards they take, and their colours."""

from phase10.finder.breaks import between, fits
from phase10.phases import ones

_PAIRS = (0x01, 0x02, 0x03, 0x10, 0x12, 0x13, 0x20, 0x21, 0x23, 0x30, 0x31, 0x32)  # the pairs of a two-colour run
_EVERY_OTHER = 0x5555


def alternate(sheet, at: int, size: int, low: int) -> int:
    """Take as many number cards as possible for a run whose neighbours differ in colour; return how many."""
    # a postal number can be a Wild elsewhere, so it saves none; alone it is the number card
    held = _numbers(sheet.left, low, low + size, sheet.postal)
    between(held if any(held) else _numbers(sheet.left, low, low + size), low, size)
    colour = 4  # of the next higher card, 4 for a Wild
    for number in range(low + size - 1, low - 1, -1):
        colours = fits[number] & ~(1 << colour) | 16
        colour = 0
        while not colours >> colour & 1:
            colour += 1
        sheet.rows[at + number - low] = sheet.take(colour << 4 | number) if colour < 4 else 0
    return size - sheet.rows.count(b"\0", at, at + size)


def next_card(sheet, end: int, number: int) -> int:
    """Take a card for the end of such a run, in sheet.rows; 0 if there is none."""
    last = sheet.rows[end - 1]
    for card in range(number, 64, 16):
        if sheet.left[card] and (not last or last >> 4 != card >> 4):
            return sheet.take(card)
    return 0


def _numbers(cards, low: int, end: int, but: int = 0) -> list:
    """By colour a mask of the numbers from low up to before end that are there."""
    masks = [0] * 4
    for colour in range(4):
        for number in range(low, end):
            if cards[colour << 4 | number] and number != but:
                masks[colour] |= 1 << number
    return masks


def weigh(base, size: int) -> list:
    """Worksheet.weigh() for a two-colour run: a weight per low end and colour pair, 15 for extras and tens."""
    held, found = _numbers(base, 1, 13), []
    for low in range(13 - size, 0, -1):
        span = (1 << size) - 1 << low
        first = span & _EVERY_OTHER << low % 2
        for pair in _PAIRS:
            missing = size - ones(held[pair >> 4] & first | held[pair & 15] & (span ^ first))
            found.append(missing << 12 | 15 << 6 | 15)
    return found


def colour_at(way: int, i: int) -> int:
    """Colour at index i of a two-colour run."""
    pair = _PAIRS[way % 12]
    return pair >> 4 if i % 2 == 0 else pair & 15
