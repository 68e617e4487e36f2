# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rule card X (antiOthers): its discard and the name action. Its effect at the end of the hand is in ending.py."""

from phase10.actions import BAD_TARGET, FACE_DOWN, NAMED, NAMING, NO_TARGET, NOT_A_SKIP, NOT_NOW, RULE_OFF
from phase10.cards import RULE


def why_not_name(table, seat: int, target: int):
    if table.rules.antiOthers == "off":
        return RULE_OFF
    if code := table.why_not_now(seat, NAMING):
        return code
    return None if 0 <= target < table.seats and target != seat and table.plays[target] else BAD_TARGET


def name(table, seat: int, target: int) -> None:
    from phase10 import ending
    table.victim = target
    table.tell(NAMED, seat, target)
    ending.end_hand(table, seat)


def why_not_discard(card: int, target, last: bool):
    """Only the rule card may be discarded FACE_DOWN, and must be, but as the last card it must not."""
    if card != RULE or target not in (FACE_DOWN, NO_TARGET):
        return NOT_A_SKIP
    return None if last == (target == NO_TARGET) else NOT_NOW
