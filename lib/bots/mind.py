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
        laid = view.laid[view.seat]
        self.reason = "unknown"
        tempted = False
        if view.floating[view.seat]:
            tempted = top and self.place_for(view, top)
        elif view.takeable and not self._slips():
            if laid:
                tempted = top == WILD or (self.weights[levels.LAID] and self.place_for(view, top))
            else:
                yield None
                tempted = top < SKIP and (top == WILD or self.brings_nearer(view, top))
        if tempted or not view.deck_count:
            self.reason = "wild" if top == WILD else "hit" if laid else "near"
            yield ("draw", "discard")
        yield ("draw", "deck")

    def brings_nearer(self, view, card: int) -> bool:
        """Would the hand be fewer cards short with this card, or, for who is eager, have many more outs?"""
        eager = self.weights[levels.EAGER]
        if eager:
            self.look(view)
        needs.count(view.hand, view.postal)
        before = self.rank(view)
        needs.take(card)
        after = self.rank(view, card)
        if after >> 8 < before >> 8 or not eager:
            return after >> 8 < before >> 8
        return (255 - (after & 255)) * 100 > (255 - (before & 255)) * (100 + eager)

    def _slips(self) -> bool:
        """Does it overlook something now, as children do?"""
        slips = self.weights[levels.SLIPS]
        return slips > 0 and self.chance.below(100) < slips

    # --- play -----------------------------------------------------------------------------------------------------

    def _play(self, view):
        needs.count(view.hand, view.postal)
        if not view.laid[view.seat]:
            for at in view.layable:
                if needs.short(view.rules.phases[at]) < 1:
                    lay = self.finder.best(view.hand, view.rules.phases[at], view.most_to_lay, view.postal)
                    if lay:
                        self.reason = "lay"
                        yield ("lay", lay, at)
                    yield None
        elif self.may_hit(view) and (view.floating[view.seat] or not self._slips()):
            hit = self._hit(view)
            if hit:
                self.reason = "hit"
                yield hit
            yield None
        if view.rules.mode != "ordered" or view.rules.replaceWild == "on":
            from bots import others

            action = others.instead(self, view)
            if action:
                yield action
        self.look(view)
        yield None
        needs.count(view.hand, view.postal)
        self.next = self._next_seat(view)
        best, thrown, before = -1 << 29, view.hand[0], 0
        for card in sorted(view.hand):
            if card != before:
                worth = self._spare(view, card)
                if worth > best:
                    best, thrown = worth, card
                yield None
            before = card
        if self._slips():
            thrown = self._any_card(view, thrown)
        yield self.throw(view, thrown)

    def may_hit(self, view) -> bool:
        """Does the turn allow a hit, and would a card be left for the discard?"""
        if view.laid_now and view.rules.hitSameTurn == "no":
            return False
        left = len(view.hand) - 1
        if left == 1 and view.rules.skipLast == "no" and SKIP in view.hand:
            return False
        return left >= view.must_keep

    def _hit(self, view):
        """The first hit there is; Wilds come last, for number cards may make room for others."""
        fitting, hit = 0, None
        for card in sorted(view.hand):
            place = self.place_for(view, card)
            if place:
                fitting += 1
                if hit is None:
                    hit = ("hit", card) + place
        if hit and hit[1] == WILD and self.weights[levels.HOARD] and fitting < len(view.hand) - 1:
            return None
        return hit

    def _any_card(self, view, thrown: int) -> int:
        card = view.hand[self.chance.below(len(view.hand))]
        return card if card < WILD else thrown

    def throw(self, view, card: int) -> tuple:
        """The discard of a card as an action."""
        last = len(view.hand) == 1 and not view.floating[view.seat]
        if card == SKIP and view.targets and not last:
            return ("discard", SKIP, self.victim(view))
        self.reason = "dear" if view.laid[view.seat] else "spare"
        if card == RULE and not last:
            return ("discard", RULE, "down")
        if view.rules.mode == "twist":
            return ("discard", card, -1, max(0, view.emptied))
        return ("discard", card)

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
            return -1 << 28 if view.rules.skipNoTarget == "forbidden" else -1 << 24
        spare = points(card, 20) * weights[levels.POINTS]
        if card == SKIP:
            spare += weights[levels.SKIP]
        elif card < WILD and weights[levels.FEED]:
            spare -= self._fed(view, card) * weights[levels.FEED]
        if view.laid[view.seat]:
            if card < WILD and weights[levels.SOON]:
                spare -= self._soon(view, card) * weights[levels.SOON]
            return spare if card != WILD or not weights[levels.HOARD] else -1 << 20
        if card == WILD:
            return -1 << 26
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
            if not view.laid[seat] and seat != view.seat:
                for kind, _ in self._phase_of(view, seat):
                    if kind == SET:
                        soon += 1
                        for known in view.known[seat]:
                            if known & 15 == number:
                                soon += 2
        return soon

    def _phase_of(self, view, seat: int) -> tuple:
        at = view.at[seat]
        return view.rules.phases[at] if at < len(view.rules.phases) else ()

    def _fed(self, view, card: int) -> int:
        """How much a discard may help the seat that can take it next."""
        seat, number, colour = self.next, card & 15, card >> 4
        if view.laid[seat]:
            return 5 if self.place_for(view, card) else 0
        fed = 2
        for i in range(len(view.thrown_by)):
            if view.thrown_by[i] == seat and view.pile[i] & 15 == number:
                fed = 0  # what it threw it does not want
        for kind, _ in self._phase_of(view, seat):
            for known in view.known[seat]:
                if kind == SET and known & 15 == number:
                    fed += 5
                elif kind == COLOUR and known >> 4 == colour:
                    fed += 3
                elif kind == RUN and 0 < abs((known & 15) - number) < 4:
                    fed += 1
        return fed

    def victim(self, view) -> int:
        """Whom a Skip hurts most: who leads in phases, has not laid yet, or is about to go out.

        Among equals the seat opposite, and last the seat before: its Skip would bury the discard meant for this one.
        """
        weights = self.weights
        victim, most = -1, -1 << 20
        for i in range(1, view.seats):
            seat = (view.seat + i) % view.seats
            if not view.targets >> seat & 1:
                continue
            worth = 10 * weights[levels.LEAD] * (view.at[seat] - view.at[view.seat])
            if not view.laid[seat]:
                worth += 10 * weights[levels.UNLAID]
            elif not view.laid[view.seat] and view.counts[seat] <= 2:
                worth += 10 * weights[levels.CLOSE]
            worth += 9 if i == view.seats // 2 else 1 - 100 * (i == view.seats - 1) if view.seats > 2 else 0
            if worth > most:
                victim, most = seat, worth
                self.reason = "skip" if view.laid[seat] else "lead"
        return victim
