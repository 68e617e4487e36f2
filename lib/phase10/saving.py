# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saving a card for a later hand: Masters' other way to end a turn."""

from phase10 import turn


def why_not_save(table, seat: int, card: int):
    if table.rules.mode not in ("masters", "mastersDeclare"):
        return "rule-off"
    code = table.not_ready(seat, "play")
    if code:
        return code
    hand = table.hands[seat]
    if not hand.count(bytes((card,))):
        return "not-in-hand"
    if table.floating[seat]:
        return "forced"
    if table.rules.saveLimit == "1" and table.saved_now >> seat & 1:
        return "limit"
    last = len(hand) == 1
    return "keep-one" if last and (table.rules.saveOut == "no" or table.in_first_lap()) else None


def save(table, seat: int, card: int) -> None:
    turn.part_with(table, seat, card)
    table.saved[seat].append(card)
    table.saved_now |= 1 << seat
    table.can_be_knocked = False
    table.tell("saved", seat, card)
    if table.hands[seat]:
        table.end_turn()
    else:
        table.end_hand(seat)
