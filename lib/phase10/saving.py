# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The save action of Masters, which ends a turn in place of a discard: any turn, so a knocker may save, too, and also
the card it has knocked for. That it "must discard" says only that its turn ends as turns do.
"""

from phase10 import turn
from phase10.actions import FORCED, KEEP_ONE, LIMIT, NOT_IN_HAND, PLAYING, RULE_OFF, SAVED
from phase10.cards import MASTERS


def why_not_save(table, seat: int, card: int):
    if table.rules.mode not in MASTERS:
        return RULE_OFF
    if code := table.why_not_now(seat, PLAYING):
        return code
    hand = table.hands[seat]
    if not hand.count(bytes((card,))):
        return NOT_IN_HAND
    if table.floating[seat]:
        return FORCED
    if table.rules.saveLimit == "1" and table.saved_now >> seat & 1:
        return LIMIT
    last = len(hand) == 1
    return KEEP_ONE if last and (table.rules.saveOut == "no" or table.in_first_lap()) else None


def save(table, seat: int, card: int) -> None:
    turn.part_with(table, seat, card)
    table.saved[seat].append(card)
    table.saved_now |= 1 << seat
    table.tell(SAVED, seat, card)
    if table.hands[seat]:
        turn.end_turn(table)
    else:
        turn.end_hand(table, seat)
