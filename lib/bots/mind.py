# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A player at the table: decides draw, lay, hit, discard and Skip from a View, giving way while it thinks.

How much a level or a character cares for what stands as weights in levels.py; steps that only some rules bring
(choosing, knocking, saving ...) are in others.py.
"""

from bots import levels
from bots.needs import Needs
from phase10 import groups
from phase10.cards import RULE, SKIP, WILD, points, take_out
from phase10.chance import Chance
from phase10.finder import Finder
from phase10.phases import COLOUR, RUN, SET

_FAR = 1 << 20
needs = Needs()  # scratch memory for whoever is thinking


class Player:
    rules = finder = None  # only one player thinks at a time, so all share a finder

    def __init__(self, level: str, character: int, seed: int) -> None:
        self.weights = levels.weights(level, character)
        self.chance = Chance(seed)
        self.reason = ""
        self._work = None

    def start(self, view) -> None:
        """Begin to think about what this view asks for."""
        if Player.rules is not view.rules:
            Player.rules, Player.finder = view.rules, Finder(view.rules)
        if view.step == "play":
            self._work = self._play(view)
        elif view.step == "draw" and view.turn == view.seat:
            self._work = self._draw(view)
        else:
            from bots import others

            self._work = others.decide(self, view)

    def step(self):
        """None while there is more to think about, then the action."""
        action = next(self._work)
        if action:
            self._work = None  # it holds the view, which is large
        return action

    # --- what the seat knows --------------------------------------------------------------------------------------

    def look(self, view) -> None:
        """Count what may still turn up: with good eyes all that was shown, else only the own hand."""
        needs.see_none()
        needs.see(view.hand)
        if self.weights[levels.EYES]:
            needs.see(view.pile)
            for seat in range(view.seats):
                if seat != view.seat:
                    needs.see(view.known[seat])
                for group in view.laid[seat]:
                    needs.see(group, groups.HEAD)

    def rank(self, view, plus: int = 0, gone: int = 0) -> int:
        """How far the counted hand is from a phase: cards short, then fewer outs; the smaller int is the nearer.

        plus and gone say what the count differs in from the hand of the view, for what only the finder can walk.
        """
        least = _FAR
        for at in view.layable:
            phase = view.rules.phases[at]
            short = needs.short(phase)
            if short < 0:
                short = self._found(view, phase, plus, gone)
            rank = short << 8 | 255 - needs.outs()
            if rank < least:
                least = rank
        return least

    def _found(self, view, phase: tuple, plus: int, gone: int) -> int:
        """What the finder says, brought into the form of needs."""
        hand = bytearray(view.hand)
        if plus:
            hand.append(plus)
        take_out(hand, gone)
        helps = self.finder.helping(hand, phase, view.postal)
        short = self.finder.least
        needs.helps = helps[0] | helps[1] | helps[2] | helps[3]
        return short

    def place_for(self, view, card: int):
        """Where a card can be hit now: (owner, group index, end) or None; the end that serves the own hand best."""
        if card >= SKIP:
            return None
        two_colour = view.rules.altMode == "twoColour"
        best, found = -1, None
        for owner in range(view.seats):
            laid = view.laid[owner]
            for index in range(len(laid)):
                places = groups.fitting_places(laid[index], card, view.postal, two_colour)
                if places & groups.INSIDE:
                    if best < 1:
                        best, found = 1, (owner, index, "")
                    continue
                for end in (groups.LOW, groups.HIGH):
                    if places & end:
                        worth = self._opens(view, laid[index], end)
                        if worth > best:
                            best, found = worth, (owner, index, "low" if end == groups.LOW else "high")
        return found

    def _opens(self, view, group, end: int) -> int:
        """2 when a card at this end of a run makes room for another card of the own hand, else 0."""
        number = group[1] - 2 if end == groups.LOW else groups.high_end(group) + 2
        if 1 <= number <= 12:
            for card in view.hand:
                if card < WILD and card & 15 == number:
                    return 2
        return 0

    # --- draw -----------------------------------------------------------------------------------------------------

    def _draw(self, view):
        top = view.pile[-1] if view.pile else 0
        if view.floating[view.seat]:
            tempted = top and view.rules and self.place_for(view, top)
        elif not view.takeable:
            tempted = False
        elif top >= WILD:
            tempted = top == WILD
        elif view.laid[view.seat]:
            tempted = self.weights[levels.LAID] and self.place_for(view, top)
        else:
            needs.count(view.hand, view.postal)
            before = self.rank(view)
            yield None
            needs.count(view.hand, view.postal)
            needs.take(top)
            tempted = self.rank(view, top) >> 8 < before >> 8
        if tempted or not view.deck_count:
            yield ("draw", "discard")
        yield ("draw", "deck")

    # --- play -----------------------------------------------------------------------------------------------------

    def _play(self, view):
        laid = view.laid[view.seat]
        needs.count(view.hand, view.postal)
        if not laid:
            for at in view.layable:
                if needs.short(view.rules.phases[at]) < 1:
                    lay = self.finder.best(view.hand, view.rules.phases[at], view.most_to_lay, view.postal)
                    if lay:
                        yield ("lay", lay, at)
                    yield None
        elif self._may_hit(view):
            for card in sorted(view.hand):
                place = self.place_for(view, card)
                if place:
                    yield ("hit", card) + place
            yield None
        self.look(view)
        yield None
        card = self._thrown(view)
        if card == SKIP and view.targets and (len(view.hand) > 1 or view.floating[view.seat]):
            yield ("discard", SKIP, self.victim(view))
        if card == RULE and len(view.hand) > 1:
            yield ("discard", RULE, "down")
        if view.rules.mode == "twist":
            yield ("discard", card, -1, max(0, view.emptied))
        yield ("discard", card)

    def _may_hit(self, view) -> bool:
        if view.laid_now and view.rules.hitSameTurn == "no":
            return False
        left = len(view.hand) - 1
        if left == 1 and view.rules.skipLast == "no" and SKIP in view.hand:
            return False
        return left >= view.must_keep

    def _thrown(self, view) -> int:
        """The card the hand can spare best."""
        best, thrown = -1 << 29, view.hand[0]
        self.feeds = self._next_seat(view)
        for card in sorted(view.hand):
            worth = self._spare(view, card)
            if worth > best:
                best, thrown = worth, card
        return thrown

    def _next_seat(self, view) -> int:
        """Who can take the next discard."""
        seat = view.seat
        for _ in range(view.seats):
            seat = (seat + 1) % view.seats
            if view.plays[seat] and not view.skips[seat]:
                break
        return seat

    def _spare(self, view, card: int) -> int:
        """How glad the seat is to be rid of a card."""
        weights = self.weights
        if card == SKIP and not view.targets and len(view.hand) > 1:
            return -1 << 28 if view.rules.skipNoTarget == "forbidden" else -1 << 20
        spare = points(card, 20) * weights[levels.POINTS]
        if card == SKIP:
            spare += weights[levels.SKIP]
        elif weights[levels.FEED]:
            spare -= self._fed(view, card) * weights[levels.FEED]
        if view.laid[view.seat]:
            if card < WILD and weights[levels.HITS]:
                spare -= self._soon(view, card) * weights[levels.HITS]
            return spare
        if card == WILD:
            return -1 << 24
        if card < WILD and weights[levels.HITS] and self.place_for(view, card):
            spare -= 2 * weights[levels.HITS]
        needs.drop(card)
        rank = self.rank(view, 0, card)
        needs.take(card)
        return spare + (255 - (rank & 255)) * weights[levels.OUTS] - (rank >> 8 << 16)

    def _soon(self, view, card: int) -> int:
        """How likely a card that fits nowhere will fit soon."""
        number, soon = card & 15, 0
        for seat in range(view.seats):
            for group in view.laid[seat]:
                if group[0] == RUN:
                    gap = group[1] - number if number < group[1] else number - groups.high_end(group)
                    if gap == 2:
                        soon += 3
                    elif gap == 3:
                        soon += 1
            if not view.laid[seat] and seat != view.seat and view.at[seat] < len(view.rules.phases):
                for kind, _ in view.rules.phases[view.at[seat]]:
                    if kind == SET:
                        soon += 1
                        for known in view.known[seat]:
                            if known & 15 == number:
                                soon += 2
        return soon

    def _fed(self, view, card: int) -> int:
        """How much a discard helps who may take it next."""
        seat = self.feeds
        if card >= WILD:
            return 0
        if view.laid[seat]:
            return 10 if self.place_for(view, card) else 0
        if view.at[seat] >= len(view.rules.phases):
            return 0
        number, helps = card & 15, 2
        for i in range(len(view.thrown_by)):
            if view.thrown_by[i] == seat and view.pile[i] & 15 == number:
                helps = 0
        for kind, _ in view.rules.phases[view.at[seat]]:
            for known in view.known[seat]:
                if kind == SET and known & 15 == number:
                    helps += 5
                elif kind == COLOUR and known >> 4 == card >> 4:
                    helps += 3
                elif kind == RUN and 0 < abs((known & 15) - number) < 4:
                    helps += 1
        return helps

    def victim(self, view) -> int:
        """Whom a Skip hurts most for the own good: who is nearest to going out."""
        victim, most = -1, -1
        for seat in range(view.seats):
            if view.targets >> seat & 1:
                worth = 100 - view.counts[seat]
                if worth > most:
                    victim, most = seat, worth
        return victim
