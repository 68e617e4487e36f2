# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rule card X of "anti-phase for others": its victim is named, and who is left with it falls back a phase."""

from phase10.cards import RULE
from phase10.turn import NO_TARGET


def why_not_name(table, seat: int, target: int):
    if table.rules.antiOthers == "off":
        return "rule-off"
    code = table.not_ready(seat, "name")
    if code:
        return code
    return None if 0 <= target < table.seats and target != seat and table.plays[target] else "bad-target"


def name(table, seat: int, target: int) -> None:
    table.victim = target
    table.tell("named", seat, target)
    table.end_hand(seat)


def why_not_discard(card: int, target, last: bool):
    """The rule card is turned "down" at nobody, or goes out as the last card, and no other card is."""
    if card != RULE or target not in ("down", NO_TARGET):
        return "not-a-skip"
    return None if last == (target == NO_TARGET) else "not-now"


def step_down(table) -> None:
    """After everybody has moved on: the named seat and the one that still holds the card move down, never below 1."""
    for seat in range(table.seats):
        if (seat == table.victim or table.hands[seat].count(bytes((RULE,)))) and table.at[seat]:
            table.at[seat] -= 1
            table.tell("fell", seat)
