# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The sound opponent: takes what brings its phase nearer, throws what it needs least, lays and hits at once."""

from phase10 import groups
from phase10.cards import RULE, SKIP, WILD
from phase10.chance import Chance
from phase10.finder import Finder


class Player:
    def __init__(self, character: int, seed: int) -> None:
        self.character = character
        self.chance = Chance(seed)
        self.finder = None
        self.reason = ""

    def start(self, view) -> None:
        if self.finder is None:
            self.finder = Finder(view.rules)
        self.work = getattr(self, "_" + view.step)(view)

    def step(self):
        return next(self.work)

    def _short(self, view, hand) -> int:
        least = 99
        for at in view.layable:
            least = min(least, self.finder.short(hand, view.rules.phases[at], view.postal))
        return least

    def _hits(self, view, card: int):
        """Where a card can be hit now: (owner, group index, end) or None."""
        for owner in range(view.seats):
            for i in range(len(view.laid[owner])):
                places = groups.fitting_places(view.laid[owner][i], card, view.postal)
                if places:
                    return owner, i, "high" if places & groups.HIGH else "low" if places & groups.LOW else ""
        return None

    def _draw(self, view):
        if view.turn != view.seat:
            yield ("pass",)
        top = view.pile[-1] if view.pile else 0
        if not view.takeable:
            tempted = view.floating[view.seat] and top and top < SKIP and self._hits(view, top)
        elif top == WILD:
            tempted = True
        elif view.laid[view.seat]:
            tempted = self._hits(view, top)
        else:
            before = self._short(view, view.hand)
            yield None
            tempted = self._short(view, view.hand + bytes((top,))) < before
        yield ("draw", "discard") if tempted or not view.deck_count else ("draw", "deck")

    def _play(self, view):
        if not view.laid[view.seat]:
            for at in view.layable:
                lay = self.finder.best(view.hand, view.rules.phases[at], view.most_to_lay, view.postal)
                if lay:
                    yield ("lay", lay, at)
                yield None
        elif not view.laid_now or view.rules.hitSameTurn == "yes":
            left = len(view.hand) - 1
            stuck = left == 1 and view.rules.skipLast == "no" and SKIP in view.hand
            if left >= view.must_keep and not stuck:
                for card in view.hand:
                    place = self._hits(view, card)
                    if place:
                        yield ("hit", card) + place
        yield None
        if SKIP in view.hand and view.targets and (len(view.hand) > 1 or view.floating[view.seat]):
            yield ("discard", SKIP, self._victim(view))
        best, thrown = 1 << 20, view.hand[0]
        for i in range(len(view.hand)):
            card = view.hand[i]
            if card == SKIP and len(view.hand) > 1 or view.hand.find(bytes((card,))) < i:
                continue
            rest = view.hand[:i] + view.hand[i + 1 :]
            worth = (0 if view.laid[view.seat] else self._short(view, rest) * 100) - (card & 15)
            if card >= WILD:
                worth += 50
            if worth < best:
                best, thrown = worth, card
            yield None
        if thrown == RULE:
            yield ("discard", RULE, "down" if len(view.hand) > 1 else -1)
        yield ("discard", thrown) if view.rules.mode != "twist" else ("discard", thrown, -1, max(0, view.emptied))

    def _victim(self, view) -> int:
        victim, fewest = -1, 99
        for seat in range(view.seats):
            if view.targets >> seat & 1 and view.counts[seat] < fewest:
                victim, fewest = seat, view.counts[seat]
        return victim

    def _choose(self, view):
        yield ("choose", view.choices[0])

    def _give(self, view):
        yield ("give", view.seat)

    def _turn(self, view):
        for card in view.hand:
            if card < WILD:
                yield ("turn", card)

    def _name(self, view):
        yield ("name", (view.seat + 1) % view.seats)
