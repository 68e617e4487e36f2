# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The lay action. Separate from turn.py so that it can be unloaded: each seat lays at most once per hand."""

from phase10 import building, turn
from phase10.actions import ALREADY_LAID, KEEP_ONE, LAID, NEED_VALUE, NOT_IN_HAND, NOT_THE_PHASE, OWN_PHASE, PLAYING


def why_not_lay(table, seat: int, lay: list, named: int = OWN_PHASE):
    """lay: a list of (cards, value), one per group, in the order of the phase; value 0: derive it from the cards."""
    if code := table.why_not_now(seat, PLAYING):
        return code
    if table.laid[seat]:
        return ALREADY_LAID
    at, code = table.course.phase_to_lay(seat, named)
    if code:
        return code
    gone = b"".join([group[0] for group in lay])
    if not building.holds(table.hands[seat], gone):
        return NOT_IN_HAND
    if code := _build_all(table, seat, lay, table.rules.phases[at])[1]:
        return code
    return KEEP_ONE if len(gone) > table.most_to_lay(seat) else None


def _build_all(table, seat: int, lay: list, phase: tuple):
    """Return (groups, None) if these cards make the phase, else (None, code)."""
    if len(lay) != len(phase):
        return None, NOT_THE_PHASE
    built, naturals, undecided = [], 0, None
    for i in range(len(phase)):
        kind, size = phase[i]
        if len(lay[i][0]) < size:
            return None, NOT_THE_PHASE
        group, code = building.build(kind, lay[i][1], lay[i][0], table.postal(seat), table.colour_rule())
        if code == NEED_VALUE:
            undecided = code
            bare = not group  # which tells here whether a card could be itself
        elif code:
            return None, code
        else:
            bare = not building.has_natural(group)
            built.append(group)
        naturals += not bare
        if bare and table.rules.naturals == "group":
            return None, NOT_THE_PHASE
    if not naturals and table.rules.naturals == "phase":
        return None, NOT_THE_PHASE
    return (None, undecided) if undecided else (built, None)


def lay(table, seat: int, lay: list, named: int = OWN_PHASE) -> None:
    at = table.course.phase_to_lay(seat, named)[0]
    table.laid[seat] = _build_all(table, seat, lay, table.rules.phases[at])[0]
    for group, _ in lay:
        for card in group:
            turn.part_with(table, seat, card)
    table.laid_now = True
    table.tell(LAID, seat, at)
    table.course.on_lay(seat, at)
    turn.after_cards_left(table, seat)
