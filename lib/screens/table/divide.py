# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Laying by hand: the player assigns each card to a group, whose cards are ordered here. part: lay.Part."""

from handheld.keys import LEFT, RIGHT, STEPS, UP, A
from phase10.actions import NO_FIT
from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, SET


def on_key(part, key: int):
    hand = part.screen.hand
    if key == A and hand.card() >= SKIP:
        part.screen.soon(part.screen.refuse, NO_FIT)
        return
    if key == A:
        part.groups[hand.at] = group_after(part, hand.at)
        part.shift = 0
        arrange(part)
    elif key in (LEFT, RIGHT):
        hand.move(STEPS[key])
    elif key == UP:
        part.dividing = False
        part.screen.soon(part.show)  # what finds it valid has to be loaded
        return
    part.show()


def meaning(part) -> str:
    group, say = group_after(part, part.screen.hand.at), part.screen.say
    return say.TO_GROUP.format(group) if group else say.TO_HAND


def group_after(part, at: int) -> int:
    """Return the group to which A assigns the card at that index of the hand: the next; after the last 0, none."""
    if part.screen.hand.cards[at] >= SKIP:
        return 0
    return (part.groups[at] + 1) % (len(part.table.rules.phases[part.at]) + 1)


def arrange(part):
    """Build part.lay from part.groups."""
    part.by_hand = True
    part.lay = []
    cards, phase = part.screen.hand.cards, part.table.rules.phases[part.at]
    for number in range(len(phase)):
        chosen = bytearray([cards[i] for i in range(len(cards)) if part.groups[i] == number + 1])
        part.lay.append(arranged(chosen, phase[number][0], part.table.postal(part.seat), part.shift))


def shift_wilds(part) -> bool:
    """Move a Wild that is not in a gap of a run to its other end; False if there is none."""
    before, wilds = part.lay, max([group[0].count(bytes((WILD,))) for group in part.lay])
    for _ in range(wilds):
        part.shift = (part.shift + 1) % (wilds + 1)
        arrange(part)
        if part.lay != before:
            return True
    return False


def arranged(cards, kind: int, postal: int, shift: int):
    """Return (cards in order, value) of a group; value 0 if the cards do not determine it."""
    naturals = bytearray([card for card in cards if card < WILD])
    if not naturals:
        return bytes(cards), 0
    if kind == SET:
        others = [card for card in naturals if card & 15 != postal]
        return bytes(cards), (others or naturals)[0] & 15
    if kind == COLOUR:
        return bytes(cards), (naturals[0] >> 4) + 1
    for wild_number in (0, postal):
        low, run = _run(naturals, cards.count(bytes((WILD,))), wild_number, shift)
        if low:
            return bytes(run), low
    return bytes(cards), 0


def _run(naturals, wilds: int, wild_number: int, shift: int):
    """Return (low end, cards in order) if the cards make a run, else (0, None)."""
    places, loose = bytearray(16), []
    for card in naturals:
        if card & 15 == wild_number:
            loose.append(card)
        elif places[card & 15]:
            return 0, None
        else:
            places[card & 15] = card
    loose += [WILD] * wilds
    taken = [number for number in range(1, 13) if places[number]]
    if not taken:
        return 0, None
    low, high = taken[0], taken[-1]
    over = len(loose) - (high - low + 1 - len(taken))
    if over < 0:
        return 0, None
    down = min(max(shift, over - (12 - high)), over, low - 1)
    up = over - down
    if high + up > 12:
        return 0, None
    low, high = low - down, high + up
    for number in range(low, high + 1):
        places[number] = places[number] or loose.pop(0)
    return low, places[low : high + 1]
