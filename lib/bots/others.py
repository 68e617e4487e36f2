# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What only some rules ask for: choosing a phase, several phases or piles, saved cards, giving and turning over a card,
naming, knocking, moving Wilds.

Loaded when a game first asks for it. Drawing, laying, hitting and throwing are in mind.py.
"""

from bots.mind import needs
from phase10 import groups
from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, RUN, SET

_A_CARD = 24  # of how_hard() are about as much as a card short
_ASK = 48  # a Twist card no harder than this is worth its stake
_NEAR_GOAL = 27  # the last space before the red one, which no stake can pass
_AIMS = 3  # so many phases are worked at together, at the most


def decide(player, view):
    """A generator for the step that the view is about."""
    return {"draw": _knock, "choose": _choose, "give": _give, "turn": _turn, "name": _name}[view.step](player, view)


# --- phases ---------------------------------------------------------------------------------------------------------


def how_hard(phase: tuple) -> int:
    """How many draws a phase takes from a hand just dealt, in eighths of a draw."""
    hard = 0
    for kind, size in phase:
        if kind == SET:
            hard += 5 * (size - 1) * (size - 1)
        elif kind == RUN:
            hard += size * size * 4 // 5
        elif kind == COLOUR:
            hard += 3 * (size - 3) * (size - 3)
        else:
            hard += 3 * size * size // 2
    return hard


def narrow(player, view):
    """Of several phases the few that are nearest for what they are; the hard ones are worth a card more."""
    needs.count(view.hand, view.postal)
    found = []
    for at in view.layable:
        hard = how_hard(view.rules.phases[at])
        found.append((player.short(view, at) * _A_CARD - hard, at, hard // _A_CARD))
        yield None
    found.sort()
    player.aims = [(at, favour) for _, at, favour in found[:_AIMS]]


def _choose(player, view):
    """Masters: the phase the hand is nearest to for what it is. Twist, before the deal: the easier of two phases, or a
    Twist card that is not too hard."""
    phases = view.rules.phases
    if view.rules.mode == "twist":
        best = min([(how_hard(phases[at]), at) for at in view.choices])[1]
        card = view.twist_card
        if card and view.pawns[view.seat] < _NEAR_GOAL and how_hard(phases[card]) <= _ASK:
            best = "twist"
    else:
        yield from narrow(player, view)
        best = player.aims[0][0]
    yield ("choose", best)


def progress(view) -> tuple:
    """By seat: how far it has come, in whatever counts in this way of playing."""
    mode = view.rules.mode
    if mode == "twist":
        return view.pawns
    if mode == "fixed10":
        return [-score // 20 for score in view.scores]
    if mode == "freeOrder" or mode[:7] == "masters":
        return [sum([done >> at & 1 for at in range(16)]) for done in view.done]
    return view.at


# --- other places to draw from and to throw to ----------------------------------------------------------------------


def draw(player, view):
    """The best of all piles, or a saved Wild when that completes the phase; nothing means the deck."""
    laid = view.laid[view.seat]
    saved = view.saved[view.seat]
    if not laid and WILD in saved:
        needs.count(view.hand, view.postal)
        for at, _ in player.aims:
            if player.short(view, at) <= saved.count(bytes((WILD,))):
                player.reason = "wild"
                yield ("draw", "saved", WILD)
            yield None
    best, found = 1 << 20, -1
    for i in range(len(view.piles)):
        top = view.piles[i][-1] if view.piles[i] else SKIP
        if top > WILD or (top == WILD and view.rules.takeWild == "no"):
            continue
        yield None
        if player.wants(view, top):
            rank = 0
            if not laid:
                needs.count(view.hand, view.postal)
                needs.take(top)
                rank = player.rank(view, top)
            if rank < best:
                best, found = rank, i
                player.reason = "wild" if top == WILD else "hit" if laid else "near"
    if found >= 0:
        yield ("draw", "pile", found) if found else ("draw", "discard")
    if not view.deck_count:
        if saved:
            yield ("draw", "saved", saved[0])
        for i in range(len(view.piles)):
            if view.piles[i] and view.piles[i][-1] <= WILD:
                yield ("draw", "pile", i)


def pile_for(player, view) -> int:
    """The pile to throw to: the one whose top the next seat would like best is covered."""
    if view.emptied >= 0:
        return view.emptied
    best, most = 0, -1
    for i in range(len(view.piles)):
        fed = player.fed(view, view.piles[i][-1]) if view.piles[i] else -1
        if fed > most:
            best, most = i, fed
    return best


def instead(player, view):
    """An action that only some rules know, in place of or before the discard, or None."""
    if view.rules.replaceWild == "on" and view.laid[view.seat] and player.may_hit(view):
        swap = _swap(player, view)
        if swap:
            return swap
    if view.rules.mode[:7] == "masters" and view.may_save and not view.floating[view.seat]:
        return _save(player, view)
    return None


def _swap(player, view):
    """Get rid of a number card that a laid Wild stands for; the Wild goes to the end that serves the own hand best."""
    from phase10.swapping import wild_place

    for card in view.hand:
        for owner in range(view.seats):
            for i in range(len(view.laid[owner])):
                group = view.laid[owner][i]
                if wild_place(group, card, view.rules.altMode == "twoColour") < 0:
                    continue
                low, high = group[1] > 1, groups.high_end(group) < 12
                if low and (not high or player.opens(view, group, groups.LOW)):
                    return ("swap", card, owner, i, "low")
                if high:
                    return ("swap", card, owner, i, "high")
    return None


def _save(player, view):
    """A Wild left when the phase lies is worth more in a later hand; saving it ends the turn like a discard."""
    hand = view.hand
    if not view.laid[view.seat] or WILD not in hand or SKIP in hand:
        return None
    if len(hand) == 1 and (view.rules.saveOut == "no" or view.must_keep > 1):
        return None
    player.reason = "save"
    return ("save", WILD)


# --- asked now and then ---------------------------------------------------------------------------------------------


def _knock(player, view):
    """Knock for a card that brings the phase nearer, or that fits when the own phase lies."""
    top = view.pile[-1]
    if not view.laid[view.seat]:
        yield from player.aim(view)
    elif view.rules.knockPenalty == "on":
        yield ("pass",)  # it would cost a card to be rid of one
    wanted = player.wants(view, top)
    player.reason = "near" if wanted else "unknown"
    yield ("knock",) if wanted else ("pass",)


def _give(player, view):
    """A Wild for itself, and a Skip that is a card for the hand; one that skips before the leader."""
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat] and not view.skips[seat]]
    keeps = view.given == WILD or view.rules.dealerSkip == "card" or not others
    at = progress(view)
    yield ("give", view.seat if keeps else max(others, key=lambda seat: at[seat]))


def _turn(player, view):
    """Turn over what is needed least."""
    yield from player.aim(view)
    needs.count(view.hand, view.postal)
    best, turned = 1 << 20, WILD
    for card in view.hand:
        if card < WILD:
            rank = player.rank_without(view, card)
            if rank < best:
                best, turned = rank, card
            yield None
    yield ("turn", turned)


def _name(player, view):
    """The leader falls back."""
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat]]
    yield ("name", max(others, key=lambda seat: view.at[seat]))
