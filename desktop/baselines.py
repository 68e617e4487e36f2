# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Two reference bots for the arena, written after public descriptions of simple Phase 10 programs.

They are also examples of a custom bot: a class with choose(view) that returns an action (desktop/BOTS.md). Floor draws
from the deck and discards a card it has only once; Greedy decides by the cards its hand is short of a phase.
"""

from phase10 import groups
from phase10.cards import RULE, SKIP, WILD, points
from phase10.finder.finder import Finder


class Floor:
    """Plays by the rules without a strategy: draws, lays, hits and discards whatever it needs."""

    def __init__(self):
        self.finder = None

    def choose(self, view):
        if self.finder is None:
            self.finder = Finder(view.rules)
        return getattr(self, "at_" + view.step)(view)

    # --- one method a step ------------------------------------------------------------------------------------------

    def at_draw(self, view):
        if view.turn != view.seat:
            return ("pass",)  # another seat's turn: it is asked whether it knocks
        if view.floating[view.seat] and view.pile and self.place_for(view, view.pile[-1]):
            return ("draw", "discard")  # a floating seat must take what it can hit
        return self.draw_card(view)

    def at_play(self, view):
        return self.lay(view) or self.hit(view) or self.throw(view)

    def at_choose(self, view):
        return ("choose", view.choices[0])

    def at_give(self, view):
        return ("give", view.seat)

    def at_turn(self, view):
        return ("turn", min(view.hand))

    def at_name(self, view):
        others = [seat for seat in range(view.seats) if view.plays[seat] and seat != view.seat]
        return ("name", max(others, key=lambda seat: view.at[seat]))

    # --- laying and hitting at once ---------------------------------------------------------------------------------

    def lay(self, view):
        if view.laid[view.seat]:
            return None
        for at in view.layable:
            lay = self.finder.best(view.hand, view.rules.phases[at], view.most_to_lay, view.postal)
            if lay:
                return ("lay", lay, at)
        return None

    def hit(self, view):
        if not view.laid[view.seat] or (view.laid_now and view.rules.hitSameTurn == "no"):
            return None
        left = len(view.hand) - 1
        if left < view.must_keep or (left == 1 and view.rules.skipLast == "no" and SKIP in view.hand):
            return None
        for card in sorted(set(view.hand), key=lambda card: -points(card, 20)):
            place = self.place_for(view, card)
            if place:
                return ("hit", card, *place)
        return None

    def place_for(self, view, card):
        for owner in range(view.seats):
            for index, group in enumerate(view.laid[owner]):
                ends = groups.fitting_places(group, card, view.postal, view.colours)
                if ends:
                    return owner, index, "low" if ends == groups.LOW else "high" if ends != groups.INSIDE else ""
        return None

    # --- drawing and throwing: what makes a baseline its own ----------------------------------------------------------

    def draw_card(self, view):
        if view.deck_count:
            return ("draw", "deck")
        return ("draw", "discard") if view.takeable[0] else ("draw", "saved", view.saved[view.seat][0])

    def throw(self, view):
        """Discard the card with most points among those it holds once, else among all."""
        numbers = [card & 15 if card < WILD else card for card in view.hand]
        return self.throw_card(view, min(view.hand, key=lambda card: (
            card >= WILD, numbers.count(card & 15) > 1, -points(card, 20), card)))

    def throw_card(self, view, card):
        last = len(view.hand) == 1 and not view.floating[view.seat]
        if card == RULE:
            return ("discard", card) if len(view.hand) == 1 else ("discard", card, "down")
        if card == SKIP and view.targets and not last:
            return ("discard", card, self.victim(view))
        if view.rules.mode == "twist":
            return ("discard", card, -1, view.emptied if view.emptied >= 0 else 0)
        return ("discard", card)

    def victim(self, view):
        seats = [seat for seat in range(view.seats) if view.targets >> seat & 1]
        return min(seats, key=lambda seat: view.counts[seat])


class Greedy(Floor):
    """Draws the discard if that lowers the number of cards short, and discards the card that leaves it lowest."""

    def short(self, view, hand):
        return min(self.short_of(view, hand, at) for at in view.layable)

    def at_choose(self, view):
        """Choose the phase it is nearest to; on a Twist space, where there is no hand yet, the first."""
        return ("choose", min(view.choices, key=lambda at: self.short_of(view, view.hand, at)))

    def short_of(self, view, hand, at):
        return self.finder.short(hand, view.rules.phases[at], view.postal)

    def draw_card(self, view):
        """Draw a top card that makes fewer cards short, in Twist from any pile; else from the deck."""
        if not view.laid[view.seat]:
            least, found = self.short(view, view.hand), None
            for source, top in self.tops(view):
                short = self.short(view, view.hand + bytes([top]))
                if short < least:
                    least, found = short, source
            if found:
                return ("draw", *found)
        return super().draw_card(view)

    def tops(self, view):
        if view.rules.mode == "twist":
            return [(("pile", i), pile[-1]) for i, pile in enumerate(view.piles) if view.takeable[i]]
        return [(("discard",), view.pile[-1])] if view.takeable[0] else []

    def throw(self, view):
        """Discard a Skip at once; else the card that leaves the fewest cards short, then that of most points."""
        hand = view.hand
        if SKIP in hand and view.targets and (len(hand) > 1 or view.floating[view.seat]):
            return self.throw_card(view, SKIP)
        best = None
        for card in sorted(set(hand)):
            short = 0
            if not view.laid[view.seat]:
                at = hand.index(card)
                short = self.short(view, hand[:at] + hand[at + 1 :])
            rank = (short, card == WILD, -points(card, view.rules.wild_points), card)
            if best is None or rank < best:
                best = rank
        return self.throw_card(view, best[3])
