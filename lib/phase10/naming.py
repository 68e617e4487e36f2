# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rule card X of "anti-phase for others": its victim is named, and who is left with it falls back a phase."""

from phase10.cards import RULE


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


def step_down(table) -> None:
    """After everybody has moved on: the named seat and the one that still holds the card move down, never below 1."""
    for seat in range(table.seats):
        if (seat == table.victim or table.hands[seat].count(bytes((RULE,)))) and table.at[seat]:
            table.at[seat] -= 1
            table.tell("fell", seat)
