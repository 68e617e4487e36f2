# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The actions draw, hit and discard, each as why_not_X (None or an error code) and X, which applies it.

Also turn order: passing the turn, serving a pending Skip, refilling an empty deck, ending the hand. The lay action is
in lay.py, the start of a hand in dealing.py, its end in ending.py.
"""

from phase10 import cards, groups
from phase10.actions import ADDED, CANNOT_TAKE, DECK, DISCARDED, DRAWING, DREW, FACE_DOWN, FLOATS, HIGH_END, KEEP_ONE
from phase10.actions import LAY_FIRST, LOW_END, NO_FIT, NO_GROUP, NO_PILE, NO_TARGET, NOT_A_SKIP, NOT_IN_HAND
from phase10.actions import NAMING, NOT_THIS_TURN, PLAYING, SAVED_CARD, SERVED, SKIPPED, WHICH_END
from phase10.cards import RULE, SKIP, WILD
from phase10.table import JUST_SKIPPED, MARK, NOBODY, pop

# --- draw ---------------------------------------------------------------------------------------------------------


def why_not_draw(table, seat: int, source: str, which: int = 0):
    """which: the index of a pile, or the saved card."""
    if code := table.why_not_now(seat, DRAWING):
        return code
    if table.floating[seat]:
        from phase10 import floating
        return floating.why_not_draw(table, seat, source, which)
    if source == SAVED_CARD:
        able = table.saved[seat].count(bytes((which,)))
    else:
        able = table.deck if source == DECK else table.may_take(which)
    return None if able else CANNOT_TAKE


def draw(table, seat: int, source: str, which: int = 0) -> None:
    card = take_from(table, seat, source, which)
    table.hands[seat].append(card)
    table.drawn, table.dry, table.step = card, 0, PLAYING
    table.can_be_knocked = False
    table.knocked[seat] = 0
    table.tell(DREW, seat, source, card)


def take_from(table, seat: int, source: str, which: int = 0) -> int:
    """Take the card of a draw from its place; return it. The hand does not have it yet."""
    if source == DECK:
        return pop(table.deck)
    if source == SAVED_CARD:
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


# --- shared by lay, hit and swap ------------------------------------------------------------------------------------


def part_with(table, seat: int, card: int) -> None:
    cards.take_out(table.hands[seat], card)
    if table.known[seat]:
        cards.take_out(table.known[seat], card)


def after_cards_left(table, seat: int) -> None:
    """After a lay, hit or swap: if the hand is empty, float or end the hand."""
    if table.hands[seat] or table.step != PLAYING:
        return
    if table.rules.goOut == "float":
        table.floating[seat] = 1
        table.tell(FLOATS, seat)
        end_turn(table)
    else:
        end_hand(table, seat)


# --- hit ----------------------------------------------------------------------------------------------------------


def why_not_hit(table, seat: int, card: int, owner: int, index: int, end: str = "", value: int = 0):
    if code := why_not_touch(table, seat, card, owner, index):
        return code
    places = open_places(table, seat, card, table.laid[owner][index], end, value)
    if not places:
        return NO_FIT
    if places == groups.LOW | groups.HIGH:
        return WHICH_END
    return None if table.most_to_lay(seat) > 0 else KEEP_ONE


def why_not_touch(table, seat: int, card: int, owner: int, index: int):
    """Shared checks of hit and swap: may this seat add this card to that group at all?"""
    if code := table.why_not_now(seat, PLAYING):
        return code
    if not table.laid[seat]:
        return LAY_FIRST
    if table.laid_now and table.rules.hitSameTurn == "no":
        return NOT_THIS_TURN
    if not table.hands[seat].count(bytes((card,))):
        return NOT_IN_HAND
    if not 0 <= owner < table.seats or not 0 <= index < len(table.laid[owner]):
        return NO_GROUP
    return None


def open_places(table, seat: int, card: int, group, end: str, value: int = 0) -> int:
    """groups.fitting_places(), restricted to the end or value in the action."""
    places = groups.fitting_places(group, card, table.postal(seat), table.colour_rule())
    if end:
        places &= groups.LOW if end == LOW_END else groups.HIGH
    if places & groups.INSIDE:
        return places if value in (0, group[1]) else 0
    if not value and places == groups.LOW | groups.HIGH and card < WILD:  # itself rather than a postal Wild
        return groups.fitting_places(group, card, 0, table.colour_rule()) or places
    if value:
        if value != group[1] - 1:
            places &= ~groups.LOW
        if value != groups.high_end(group) + 1:
            places &= ~groups.HIGH
    return places


def hit(table, seat: int, card: int, owner: int, index: int, end: str = "", value: int = 0) -> None:
    group = table.laid[owner][index]
    place = open_places(table, seat, card, group, end, value)
    part_with(table, seat, card)
    groups.add(group, card, place)
    table.tell(ADDED, seat, card, owner, index, LOW_END if place == groups.LOW else HIGH_END)
    after_cards_left(table, seat)


# --- discard ------------------------------------------------------------------------------------------------------


def why_not_discard(table, seat: int, card: int, target=NO_TARGET, pile: int = NO_PILE):
    """target: the seat a Skip is played at, or FACE_DOWN for the rule card; pile: one of Twist's three."""
    if code := table.why_not_now(seat, PLAYING):
        return code
    hand = table.hands[seat]
    if not hand.count(bytes((card,))):
        return NOT_IN_HAND
    last = len(hand) == 1
    if last and table.in_first_lap():
        return KEEP_ONE
    floats = table.floating[seat]
    if card == RULE or target == FACE_DOWN:
        from phase10 import naming
        code = naming.why_not_discard(card, target, last)
    elif floats:
        from phase10 import floating
        code = floating.why_not_discard(table, seat, card, target)
    else:
        code = _why_not_aim(table, seat, card, target, last)
    if code:
        return code
    if last and pile == NO_PILE and (card == SKIP or target != NO_TARGET):
        return None  # in Twist, too, a last Skip needs neither target nor pile
    skipping = target != NO_TARGET and (floats or not last)
    return table.course.why_not_pile(pile, skipping)


def _why_not_aim(table, seat: int, card: int, target: int, last: bool):
    """None if this card may be discarded at this target (or NO_TARGET), else the error code."""
    if card != SKIP:
        if target == NO_TARGET:
            return None
        if card != WILD or table.rules.wildAsSkip == "off":
            return NOT_A_SKIP
    if last:
        if table.rules.skipLast == "no":
            return KEEP_ONE
        if target == NO_TARGET:
            return None
    return table.why_not_target(seat, target)


def discard(table, seat: int, card: int, target=NO_TARGET, pile: int = NO_PILE) -> None:
    part_with(table, seat, card)
    last = not table.hands[seat]
    pile = table.course.discard_pile(pile)
    floats_on = card == SKIP and target != NO_TARGET and table.floating[seat] and table.rules.floatSkip == "keeps"
    if target in (NO_TARGET, FACE_DOWN) or (last and not floats_on):
        table.to_pile(card, seat, pile)
        table.tell(DISCARDED, seat, card, target == FACE_DOWN, pile)
        if table.rules.knock == "on":
            table.can_be_knocked = card < SKIP and table.may_take()
            for other in range(table.seats):  # JUST_SKIPPED was for the discard before this
                table.served[other] = min(table.served[other], 1)
    else:  # a Skip (or a Wild played as one) is pending
        landed = cards.SPENT if card == WILD else card
        table.blame[target] = seat + 1
        table.tell(SKIPPED, seat, target, landed)
        put_before(table, target, landed, seat, table.course.discard_pile(NO_PILE))
    if not last or floats_on:
        end_turn(table)
    elif card == RULE:
        table.step = NAMING  # the hand ends when the seat has named another
    else:
        end_hand(table, seat)


def put_before(table, target: int, card: int, seat: int, pile: int = 0) -> None:
    """Put a Skip, played by this seat or NOBODY, before the target. pile: which gets its card if that is at once."""
    table.skips[target] = card
    if table.rules.skipPile == "onTopWhenPlayed":
        table.skips[target] = MARK  # the card itself goes to the discard pile at once
        table.to_pile(card, seat, pile)


# --- turn order -----------------------------------------------------------------------------------------------------


def end_turn(table) -> None:
    table.served[table.turn] = 0  # only now: a knock may take the turn from a seat before it draws
    go_to(table, (table.turn + 1) % table.seats)  # also past the dealer if it does not play: see reach()


def go_to(table, seat: int, draws: bool = True) -> None:
    """Pass the turn to this seat, or to the next that can act: a seat with a Skip serves it and loses the turn. draws:
    False if it will not draw, so no deck is needed. Ends the hand if nobody can act, or after handTurns laps.
    """
    while True:
        reach(table, seat)
        if table.laps > int(table.rules.handTurns):
            break
        if table.plays[seat]:
            if table.skips[seat]:
                serve(table, seat)
                idle = table.dry > 0  # in a lap without draws a skipped seat counts, too
            else:
                table.turn, table.step = seat, DRAWING
                table.drawn, table.emptied, table.laid_now = 0, NO_PILE, False
                if not draws or table.deck:
                    return
                from phase10 import reshuffling
                if reshuffling.fill_deck(table):
                    return
                idle = True
            if idle:
                from phase10 import reshuffling
                if reshuffling.count_dry_turn(table):
                    break
                if table.turn == seat and reshuffling.may_discard_something(table, seat):
                    table.step = PLAYING  # a turn without a draw, and without a knock
                    table.knocked[seat] = 0
                    return
        seat = (seat + 1) % table.seats
    end_hand(table, NOBODY)


def reach(table, seat: int) -> None:
    """Bookkeeping when the turn reaches a seat, whether it plays or is passed over: laps and skip limits."""
    if seat == table.dealer:
        table.lap_done = True
    if seat == table.next_playing(table.dealer):
        table.laps += 1
    for i in range(table.seats):
        if table.blame[i] == seat + 1:
            table.blame[i] = 0


def serve(table, seat: int) -> None:
    """Use up the pending Skip of a seat; its card goes where skipPile says."""
    card, table.skips[seat] = table.skips[seat], 0
    table.served[seat] = JUST_SKIPPED if table.can_be_knocked else 1
    where = table.rules.skipPile
    if where == "setAside":
        table.aside.append(card)
    elif card != MARK:
        if where == "underWhenServed" or table.rules.knock == "on":
            table.pile[0:0] = bytes((card,))
            table.thrown_by[0:0] = bytes((NOBODY,))
        else:
            table.to_pile(card, NOBODY)
    table.tell(SERVED, seat)


def end_hand(table, winner: int) -> None:
    """ending.end_hand(), which is imported on use."""
    from phase10 import ending
    ending.end_hand(table, winner)


# --- queries for screens and bots -----------------------------------------------------------------------------------


def can_lay(table, seat: int) -> bool:
    """Could the seat lay a phase now?"""
    if table.why_not_now(seat, PLAYING) or table.laid[seat]:
        return False
    for at in table.course.layable(seat):
        if best_lay(table, seat, at):
            return True
    return False


def best_lay(table, seat: int, at: int, after: int = -1):
    """Return the best lay for the phase at this index, as lay() takes it, or None. after: see Finder.best()."""
    hand = table.hands[seat]
    return table.finder.best(hand, table.rules.phases[at], table.most_to_lay(seat), table.postal(seat), after)
