# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Chooses the lay that lay.py proposes first: the one after which most cards can leave the hand, laid or hit."""

from phase10 import groups, turn
from phase10.cards import SKIP, take_out

_COMPARED = 8  # how many lays, in the finder's order, are compared; of equal ones the first is taken


def first_lay(table, seat: int, phases) -> tuple:
    """Return (index in phases, `after` for Finder.best(), rank) of the best lay of the first phase that can be laid."""
    best, most, rank, nth = None, -1, -1, 0
    for _ in range(_COMPARED):
        lay = turn.best_lay(table, seat, phases[nth], rank)
        while not lay and not best and nth + 1 < len(phases):
            nth += 1
            lay = turn.best_lay(table, seat, phases[nth], rank)
        if not lay:
            break
        gone = count(table, seat, lay, table.rules.phases[phases[nth]])
        if gone > most:
            best, most = (nth, rank, table.finder.rank), gone
        if gone >= len(table.hands[seat]) - table.must_keep():
            break
        rank = table.finder.rank
    return best


def count(table, seat: int, lay: list, phase) -> int:
    """Return how many cards can leave the hand with this lay and the hits after it; table.must_keep() stay."""
    rest, laid = bytearray(table.hands[seat]), []
    for i in range(len(lay)):
        cards, value = lay[i]
        head = bytearray((phase[i][0], value))
        laid.append(head + cards)
        for card in cards:
            take_out(rest, card)
    gone = len(table.hands[seat]) - len(rest)
    if table.rules.hitSameTurn == "no":
        return gone
    for owner in range(table.seats):
        laid += [bytearray(group) for group in table.laid[owner]]
    return min(gone + hits(table, seat, sorted(rest), laid), len(table.hands[seat]) - table.must_keep())


def hits(table, seat: int, rest, laid: list) -> int:
    """Return how many of the cards can be hit one after another, added to `laid`. rest: sorted, so Wilds come last."""
    postal, colour_rule, at = table.postal(seat), table.colour_rule(), 0
    left = [card for card in rest if card < SKIP]
    before = len(left)
    while at < len(left):
        if put(left[at], laid, postal, colour_rule):
            left.pop(at)
            at = 0  # it may have made room for those before it
        else:
            at += 1
    return before - len(left)


def put(card: int, laid: list, postal: int, colour_rule: int) -> bool:
    """Add the card to the first group that it fits; False if none."""
    for group in laid:
        places = groups.fitting_places(group, card, postal, colour_rule)
        if places:
            groups.add(group, card, groups.LOW if places & groups.LOW else places)
            return True
    return False
