# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""ALT runs beside other groups (custom phases): filled together, at the least cost to the others."""

from phase10.finder.worksheet import WIDE
from phase10.phases import ALT, COLOUR, RUN, SET


def alternate(sheet, row: int, size: int, phase: tuple, choice) -> int:
    """changing.alternate(), for all runs at once."""
    if ALT not in [kind for kind, _ in phase[:row]]:
        _spread(sheet, phase, choice)
    sheet.sizes[row] = size
    return size - sheet.rows.count(b"\0", row * WIDE, row * WIDE + size)


def _spread(sheet, phase: tuple, choice) -> None:
    """Fill the rows of all ALT runs by dynamic programming over their places in the order of numbers. A place that
    stays open costs 1, and so does a card that another group wants.
    """
    places, wanted = _asked(sheet, phase, choice)
    # least cost by state: 3 bits for each group, its last colour plus one, and 4 bits for each colour, its cards used
    costs = {0: 0}
    steps = []  # for each place the state before, by state
    for number, i, at in places:
        now, came = {}, {}
        left = [sheet.left[at] for at in range(number, 64, 16)]
        beside = [3 * row for value, row, at in places if value == number and row < i]
        for state in sorted(costs):
            for colour in range(5):
                if colour < 4 and not left[colour]:
                    continue
                after = state & ~(7 << 3 * i)
                if colour < 4:
                    after += (colour + 1 << 3 * i) + ((wanted[13 + colour] < 255) << 12 + 4 * colour)
                cost = costs[state] + _cost(left, state, 3 * i, colour, beside, wanted, number)
                if cost < now.get(after, 99):
                    now[after], came[after] = cost, state
        costs = now
        steps.append(came)
    state = min(sorted(costs), key=costs.get)
    while places:
        number, i, at = places.pop()
        colour = state >> 3 * i & 7
        sheet.rows[at] = sheet.take(colour - 1 << 4 | number) if colour else 0
        state = steps.pop()[state]


def _asked(sheet, phase: tuple, choice) -> tuple:
    """(places, wanted): the places of the ALT runs as (number, group, place in sheet.rows), sorted; and what the other
    groups want: by number, how many of its cards, then by colour, how many can be spared, 255 for all.
    """
    wanted = bytearray(13) + b"\xff" * 4
    places = []
    for i in range(len(phase)):
        kind, size = phase[i]
        value = sheet.value_of(kind, size, choice[i])
        if kind == COLOUR:
            wanted[13 + value] = max(0, sum(sheet.left[value << 4 : value + 1 << 4]) - size)
        for at in range(size):
            if kind == ALT:
                places.append((value + at, i, i * WIDE + at))
            elif kind in (SET, RUN):
                wanted[value + at * (kind == RUN)] += 1
    wanted[sheet.postal] = 99
    places.sort()
    return places, wanted


def _cost(left: list, state: int, at: int, colour: int, beside: list, wanted, number: int) -> int:
    """Of a card of this colour (4: none) at a place whose group has its bits at `at`; 99 if that is impossible. left:
    cards of the number by colour; beside: the bits of the groups that have had their place of this number.
    """
    if colour == 4:
        return 1
    taken = [state >> row & 7 for row in beside]
    if colour + 1 == state >> at & 7 or left[colour] <= taken.count(colour + 1):
        return 99
    if 0 < wanted[number] >= sum(left) - sum(map(bool, taken)):
        return 1
    return int(state >> 12 + 4 * colour & 15 >= wanted[13 + colour])
