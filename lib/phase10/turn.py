# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A turn: draw, hit, discard; laying is in lay.py. For each why_not_X says None or the reason, and X does it."""

from phase10 import cards, groups
from phase10.cards import SKIP, WILD
from phase10.table import MARK, pop, room

NO_TARGET = -1
OWN_PHASE = -1


# --- draw ---------------------------------------------------------------------------------------------------------


def why_not_draw(table, seat: int, source: str, which: int = 0):
    code = table.not_ready(seat, "draw")
    if code:
        return code
    if table.floating[seat]:
        return room("floating").why_not_draw(table, seat, source, which)
    if source == "saved":
        able = table.saved[seat].count(bytes((which,)))
    elif source == "deck":
        able = table.deck
    else:
        able = 0 <= which < len(table.piles) and table.may_take(which)
    return None if able else "cannot-take"


def draw(table, seat: int, source: str, which: int = 0) -> None:
    card = take_from(table, seat, source, which)
    hand = table.hands[seat]
    hand.append(card)
    table.drawn, table.dry, table.step = card, 0, "play"
    table.can_be_knocked = False
    table.knocked[seat] = 0
    table.tell("drew", seat, source, card)


def take_from(table, seat: int, source: str, which: int = 0) -> int:
    if source == "deck":
        return pop(table.deck)
    if source == "saved":
        cards.take_out(table.saved[seat], which)
        return which
    card = pop(table.piles[which])
    if not which:
        pop(table.thrown_by)
    if not table.piles[which]:
        table.emptied = which
    if card == cards.SPENT:
        card = WILD
    table.known[seat].append(card)
    return card


# --- what a lay and a hit have in common ----------------------------------------------------------------------------


def part_with(table, seat: int, card: int) -> None:
    cards.take_out(table.hands[seat], card)
    if table.known[seat]:
        cards.take_out(table.known[seat], card)


def after_cards_left(table, seat: int) -> None:
    """A lay or a hit is done: was it the last card?"""
    if table.hands[seat] or table.step != "play":
        return
    if table.rules.goOut == "float":
        room("floating").float_away(table, seat)
    else:
        table.end_hand(seat)


# --- hit ----------------------------------------------------------------------------------------------------------


def why_not_hit(table, seat: int, card: int, owner: int, index: int, end: str = "", value: int = 0):
    code = why_not_touch(table, seat, card, owner, index)
    if code:
        return code
    places = _places(table, seat, card, table.laid[owner][index], end, value)
    if not places:
        return "no-fit"
    if places == groups.LOW | groups.HIGH:
        return "which-end"
    return None if table.most_to_lay(seat) > 0 else "keep-one"


def why_not_touch(table, seat: int, card: int, owner: int, index: int):
    """What a hit and a swap have in common: may this seat put this card to that group at all?"""
    code = table.not_ready(seat, "play")
    if code:
        return code
    if not table.laid[seat]:
        return "lay-first"
    if table.laid_now and table.rules.hitSameTurn == "no":
        return "not-this-turn"
    if not table.hands[seat].count(bytes((card,))):
        return "not-in-hand"
    if not 0 <= owner < table.seats or not 0 <= index < len(table.laid[owner]):
        return "no-group"
    return None


def _places(table, seat: int, card: int, group, end: str, value: int) -> int:
    """Where the card may go in this group, narrowed by the end or the value the player named."""
    places = groups.fitting_places(group, card, table.postal(seat), table.two_colour)
    if end:
        places &= groups.LOW if end == "low" else groups.HIGH
    if value:
        if places & groups.INSIDE:
            return places if value == group[1] else 0
        if value != group[1] - 1:
            places &= ~groups.LOW
        if value != groups.high_end(group) + 1:
            places &= ~groups.HIGH
    return places


def hit(table, seat: int, card: int, owner: int, index: int, end: str = "", value: int = 0) -> None:
    group = table.laid[owner][index]
    place = _places(table, seat, card, group, end, value)
    part_with(table, seat, card)
    groups.add(group, card, place)
    table.tell("hit", seat, card, owner, index, "low" if place == groups.LOW else "high")
    after_cards_left(table, seat)


# --- discard ------------------------------------------------------------------------------------------------------


def why_not_discard(table, seat: int, card: int, target=NO_TARGET, pile: int = -1):
    """target: the seat a Skip is played at, or "down" for the rule card; pile: Twist's three."""
    code = table.not_ready(seat, "play")
    if code:
        return code
    hand = table.hands[seat]
    if not hand.count(bytes((card,))):
        return "not-in-hand"
    last = len(hand) == 1
    if last and table.in_first_lap():
        return "keep-one"
    if card == cards.RULE or target == "down":
        return room("naming").why_not_discard(card, target, last)
    floats = table.floating[seat]
    if floats:
        code = room("floating").why_not_discard(table, seat, card, target)
    else:
        code = _why_not_aim(table, seat, card, target, last)
    if code:
        return code
    skipping = target != NO_TARGET and (floats or not last)
    return table.course.why_not_pile(pile, skipping)


def _why_not_aim(table, seat: int, card: int, target: int, last: bool):
    """May this card be discarded at this target, or at none?"""
    if card != SKIP:
        if target == NO_TARGET:
            return None
        if card != WILD or table.rules.wildAsSkip == "off":
            return "not-a-skip"
    elif last:
        if table.rules.skipLast == "no":
            return "keep-one"
        if target == NO_TARGET:
            return None
    return why_not_target(table, seat, target)


def why_not_target(table, seat: int, target: int):
    """A Skip that is played and not just the last card."""
    mask = table.skip_targets(seat)
    if target != NO_TARGET:
        return None if 0 <= target and mask >> target & 1 else "bad-target"
    if mask:
        return "need-target"
    hand = table.hands[seat]
    if table.rules.skipNoTarget == "forbidden" and hand.count(bytes((SKIP,))) < len(hand):
        return "bad-target"
    return None


def discard(table, seat: int, card: int, target=NO_TARGET, pile: int = -1) -> None:
    part_with(table, seat, card)
    last = not table.hands[seat]
    pile = table.course.discard_pile(pile)
    if target in (NO_TARGET, "down") or (last and not table.floating[seat]):
        table.to_pile(card, seat, pile)
        table.tell("discarded", seat, card, target == "down", pile)
        if table.rules.knock == "on":
            room("knocking").open_window(table, card)
    else:  # a Skip (or a Wild played as one) lands before its victim
        landed = cards.SPENT if card == WILD else card
        table.skips[target] = landed
        table.blame[target] = seat + 1
        table.can_be_knocked = False
        table.tell("skipped", seat, target, landed)
        if table.rules.skipPile == "onTopWhenPlayed":
            table.skips[target] = MARK  # the card is discarded at once
            table.to_pile(landed, seat)
    if table.floating[seat]:
        room("floating").after_discard(table, seat, card, target)
    elif last:
        table.end_hand(seat, card)
    else:
        table.end_turn()


# --- cheap answers for screens and bots -----------------------------------------------------------------------------


def can_lay(table, seat: int) -> bool:
    """Could the seat lay a phase with the hand it has now?"""
    if table.not_ready(seat, "play") or table.laid[seat]:
        return False
    for at in table.course.layable(seat):
        if best_lay(table, seat, at):
            return True
    return False


def best_lay(table, seat: int, at: int, after: int = -1):
    """The finder's proposal for a phase of the list, as lay() takes it, or None."""
    hand = table.hands[seat]
    return table.finder.best(hand, table.rules.phases[at], table.most_to_lay(seat), table.postal(seat), after)
