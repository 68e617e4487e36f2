# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""ALT runs beside other groups (custom phases): their cards at once, by dynamic programming."""

from phase10.finder.worksheet import WIDE
from phase10.phases import ALT, COLOUR, RUN, SET


def alternate(sheet, row: int, size: int, phase: tuple, choice) -> int:
    """changing.alternate(), for all runs at once."""
    if ALT not in [kind for kind, _ in phase[:row]]:
        _spread(sheet, phase, choice)
    return size - sheet.rows.count(b"\0", row * WIDE, row * WIDE + size)


def _spread(sheet, phase: tuple, choice) -> None:
    wanted = bytearray(13) + b"\xff" * 4  # wanted by number; spare by colour
    places = []
    for i in range(len(phase)):
        kind, size = phase[i]
        value = sheet.value_of(kind, size, choice[i])
        if kind == COLOUR:
            wanted[13 + value] = max(0, sum(sheet.left[value << 4 : value + 1 << 4]) - size)
        for at in range(size):
            if kind == ALT:
                sheet.sizes[i] = size
                places.append((value + at, i, i * WIDE + at))
            elif kind in (SET, RUN):
                wanted[value + at * (kind == RUN)] += 1
    places.sort()
    costs, steps = {0: 0}, []  # by state: 3 bits a group, its last colour plus one; 4 a colour, cards used
    for number, i, at in places:
        now, came = {}, {}
        beside = [3 * row for value, row, at in places if value == number and row < i]
        for state in sorted(costs):
            for colour in range(5):
                after = state & ~(7 << 3 * i)
                if colour < 4:
                    after += (colour + 1 << 3 * i) + ((wanted[13 + colour] < 255) << 12 + 4 * colour)
                cost = costs[state] + _cost(sheet, state, number, 3 * i, colour, beside, wanted)
                if cost < now.get(after, 99):
                    now[after], came[after] = cost, state
        costs = now
        steps.append(came)
    state = min(sorted(costs), key=costs.get)
    while places:
        number, i, at = places.pop()
        colour = state >> 3 * i & 7
        sheet.rows[at] = sheet.take_one(colour - 1 << 4 | number) if colour else 0
        state = steps.pop()[state]


def _cost(sheet, state: int, number: int, shift: int, colour: int, beside: list, wanted) -> int:
    """1: a Wild (4), or others then lack it; 99: no card."""
    if colour == 4:
        return 1
    taken = [state >> other & 7 for other in beside]
    if colour + 1 == state >> shift & 7 or sheet.left[colour << 4 | number] <= taken.count(colour + 1):
        return 99
    held = sum([sheet.left[card] for card in range(number, 64, 16)]) - sum(map(bool, taken))
    lacks = 0 < wanted[number] >= held or state >> 12 + 4 * colour & 15 >= wanted[13 + colour]
    return int(lacks or number == sheet.postal)
