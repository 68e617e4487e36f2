# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A player at the table: decides draw, lay, hit, discard and Skip from a View, giving way while it thinks.

How much a level or a character cares for what stands as weights in levels.py. What only some rules bring (choosing,
knocking, saving, three piles ...) is in modules of its own, loaded when a game first asks for it.
"""

import gc

from bots.weights import CLOSE, EAGER, ENDS, EYES, FEED, HOARD, KEEP, LAID, LEAD, OUTS, POINTS, SLIPS, UNLAID
from bots.weights import SKIP as THROW_SKIP
from phase10 import groups
from phase10.actions import (
    CHOOSING,
    DECK,
    DISCARD,
    DOWN,
    DRAW,
    DRAWING,
    HIGH_END,
    HIT,
    LAY,
    LOW_END,
    NO_TARGET,
    PLAYING,
)
from phase10.cards import RULE, SKIP, WILD, points
from phase10.chance import Chance
from phase10.finder.finder import Finder
from phase10.phases import COLOUR, FLUSH, RUN, SET

_A_TURN = 16384  # bytes that the thinking of one turn may leave behind


class Player:
    """needs: what it counts with, which others may use when it does not think."""

    def __init__(self, level, character: int, seed: int, needs) -> None:
        from bots import levels

        self.weights = levels.weights(level, character)
        self.chance = Chance(seed) if self.weights[SLIPS] else None
        self.needs = needs
        self.reason = ""  # why it did what it did last, in a word
        self.aims = ()  # the phases it works at
        self.like = 0  # what makes cards alike for these
        self.ranks = None  # what was worked out for cards that are alike
        self.near = None  # of several phases those that were nearest before the draw
        self.next = 0  # who can take what it throws
        self._work = self._finder = None

    def start(self, view) -> None:
        """Begin to think about what this view asks for."""
        if view.step == PLAYING:
            self._work = self._play(view)
        elif view.step == DRAWING and view.turn == view.seat:
            self._work = self._draw(view)
        elif view.step == DRAWING:
            from bots import knocking

            self._work = knocking.decide(self, view)
        elif view.step == CHOOSING:
            from bots import choosing

            self._work = choosing.decide(self, view)
        else:
            from bots import giving

            self._work = giving.decide(self, view)

    def step(self):
        """None while there is more to think about, then the action."""
        action = next(self._work)
        if action:
            self._work = self._finder = self.ranks = None  # they hold what is large and not needed between two turns
        return action

    def finder(self, view):
        if not self._finder:
            self._finder = Finder(view.rules)
        return self._finder

    # --- what the seat knows --------------------------------------------------------------------------------------

    def look(self, view) -> None:
        """Count what may still turn up: with good eyes all that was shown, else only the own hand."""
        self.needs.see_none()
        self.needs.see(view.hand)
        if self.weights[EYES]:
            self.needs.see(view.pile)
            for seat in range(view.seats):
                if seat != view.seat:
                    self.needs.see(view.known[seat])
                for group in view.laid[seat]:
                    self.needs.see(group, groups.HEAD)

    def aim(self, view):
        """Settle at which phases the seat works: (place in the list, cards it may be short of more than of others).

        like says what makes cards alike for them, of colour and number; ranks keeps what was worked out for such cards.
        """
        self.ranks = {}
        self.aims = ((view.layable[0], 0),) if view.layable else ()
        if len(view.layable) > 1:
            from bots import nearest

            yield from nearest.narrow(self, view)
        self.like = 0
        for at, _ in self.aims:
            for kind, _ in view.rules.phases[at]:
                self.like |= 15 if kind in (SET, RUN) else 48 if kind == COLOUR else 63

    def rank(self, view, plus: int = 0, gone: int = 0) -> int:
        """How far the counted hand is from a phase: cards short, then fewer outs; the smaller int is the nearer.

        plus and gone say what the count differs in from the hand of the view, for the phases that are only estimated.
        """
        least = 1 << 20
        for at, favour in self.aims:
            rank = (self.short(view, at, plus, gone) - favour << 8) + 255 - self.needs.outs()
            if rank < least:
                least = rank
        return least

    def short(self, view, at: int, plus: int = 0, gone: int = 0) -> int:
        """How many cards the counted hand is short of a phase of the list."""
        phase = view.rules.phases[at]
        short = self.needs.short(phase)
        if short < 0:
            estimates = self.needs.estimates or self.needs.others()
            short = estimates.estimate(view, phase, plus, gone)
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
                        worth = self.opens(view, laid[index], end)
                        if worth > best:
                            best, found = worth, (owner, index, LOW_END if end == groups.LOW else HIGH_END)
        return found

    def opens(self, view, group, end: int) -> int:
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
        self.near = None
        self.reason = "unknown"
        tempted = False
        yield None
        if hasattr(gc, "mem_free") and gc.mem_free() < _A_TURN:
            gc.collect()  # in a step of its own, so that none of the others has to
        yield None
        if view.floating[view.seat]:
            tempted = top and self.place_for(view, top)
        elif not self._slips():
            if not laid:
                yield from self.aim(view)
            if view.rules.mode == "twist":
                from bots import piles

                yield from piles.draw(self, view)
            else:
                if view.rules.mode[:7] == "masters":
                    from bots import saving

                    yield from saving.draw(self, view)
                tempted = view.takeable and self.wants(view, top)
        if tempted or not view.deck_count:
            self.reason = "wild" if top == WILD else "fits" if laid else "near"
            yield (DRAW, DISCARD)
        yield (DRAW, DECK)

    def wants(self, view, top: int) -> bool:
        """Is this card on a pile better than an unknown one?"""
        if top >= WILD:
            return top == WILD
        if view.laid[view.seat]:
            return self.weights[LAID] and self.place_for(view, top)
        return self.brings_nearer(view, top)

    def brings_nearer(self, view, card: int) -> bool:
        """Would the hand be nearer to a phase with this card?"""
        before = self.rank_now(view)
        self.needs.take(card)
        return self.is_nearer(before, self.rank(view, card))

    def rank_now(self, view) -> int:
        """The rank of the hand as it is, which is counted then."""
        if self.weights[EAGER]:
            self.look(view)
        self.needs.count(view.hand, view.postal)
        return self.rank(view)

    def is_nearer(self, before: int, after: int) -> bool:
        """Fewer cards short, or, for who is eager, many more outs?"""
        eager = self.weights[EAGER]
        if after >> 8 < before >> 8 or not eager:
            return after >> 8 < before >> 8
        return (255 - (after & 255)) * 100 > (255 - (before & 255)) * (100 + eager)

    def _slips(self) -> bool:
        """Does it overlook something now, as children do?"""
        slips = self.weights[SLIPS]
        return slips > 0 and self.chance.below(100) < slips

    # --- play -----------------------------------------------------------------------------------------------------

    def _play(self, view):
        yield None
        self.needs.count(view.hand, view.postal)
        if not view.laid[view.seat]:
            yield from self.aim(view)
            for at, _ in self.aims:
                if self.short(view, at) < 1:
                    self.finder(view)
                    yield None
                    lay = self._lay(view, view.rules.phases[at])
                    if lay:
                        self.reason = "lay"
                        yield (LAY, lay, at)
                    yield None
        elif self.may_hit(view) and (view.floating[view.seat] or not self._slips()):
            hit = self._hit(view)
            if hit:
                self.reason = "hit"
                yield hit
            yield None
        action = self._instead(view)
        if action:
            yield action
        nearest = -1  # who cares for nothing but its own hand looks no further when a card is not missed at all
        if not view.laid[view.seat]:
            self.look(view)
            yield None
            self.needs.count(view.hand, view.postal)
            if not self.weights[FEED]:
                nearest = self.rank(view)
                yield None
        self.next = self._next_seat(view)
        best, thrown, before = -1 << 29, view.hand[0], 0
        for card in sorted(view.hand, key=lambda card: card - (points(card, 20) << 4)):
            if card != before:
                worth = self._spare(view, card)
                if worth > best or worth == best and card < thrown:
                    best, thrown = worth, card
                if card < WILD and nearest >= 0 and self.rank_without(view, card) <= nearest:
                    break
                yield None
            before = card
        if self._slips():
            thrown = self._any_card(view, thrown)
        yield self.throw(view, thrown)

    def _instead(self, view):
        """An action that only some rules know, in place of or before the discard, or None."""
        action = None
        if view.rules.replaceWild == "on" and view.laid[view.seat] and self.may_hit(view):
            from bots import swapping

            action = swapping.swap(self, view)
        if view.rules.mode[:7] == "masters" and view.may_save and not view.floating[view.seat]:
            from bots import saving

            action = action or saving.save(self, view)
        return action

    def _lay(self, view, phase: tuple):
        """The best lay of a phase; a card is kept for the discard, for going out is better than floating."""
        limit = min(view.most_to_lay, len(view.hand) - 1)
        return self.finder(view).best(view.hand, phase, limit, view.postal)

    def may_hit(self, view) -> bool:
        """Does the turn allow a hit, and would a card be left for the discard?"""
        left = len(view.hand) - 1
        if view.laid_now and view.rules.hitSameTurn == "no" or not left and not view.floating[view.seat]:
            return False
        if left == 1 and view.rules.skipLast == "no" and SKIP in view.hand:
            return False
        return left >= view.must_keep

    def _hit(self, view):
        """The first hit there is; Wilds come last, for number cards may make room for others."""
        for card in sorted(view.hand):
            place = self.place_for(view, card)
            if place:
                lets_out = view.hand.count(bytes((card,))) == len(view.hand) - 1
                if card == WILD and not lets_out and self._keeps_wilds(view):
                    break
                return (HIT, card) + place
        return None

    def _keeps_wilds(self, view) -> bool:
        """Is a Wild that does not let the seat go out better kept: out of habit, or to be saved?"""
        return self.weights[HOARD] or view.rules.mode[:7] == "masters" and view.may_save

    def _any_card(self, view, thrown: int) -> int:
        card = view.hand[self.chance.below(len(view.hand))]
        return card if card < WILD else thrown

    def throw(self, view, card: int) -> tuple:
        """The discard of a card as an action."""
        last = len(view.hand) == 1 and not view.floating[view.seat]
        if view.targets and not last and (card == SKIP or card == WILD and view.rules.wildAsSkip == "on"):
            return (DISCARD, card, self.victim(view))
        self.reason = "dear" if view.laid[view.seat] else "spare"
        if card == RULE and not last:
            return (DISCARD, RULE, DOWN)
        if view.rules.mode == "twist":
            from bots import piles

            return (DISCARD, card, NO_TARGET, piles.pile_for(self, view))
        return (DISCARD, card)

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
        spare = points(card, 20) * weights[POINTS]
        if card >= SKIP:
            spare += weights[THROW_SKIP] << (card == RULE)  # the rule card costs a phase when the hand ends
        elif card < WILD and weights[FEED]:
            spare -= self.fed(view, card) * weights[FEED]
        if view.laid[view.seat]:
            return spare if card != WILD or not weights[HOARD] else -1 << 20
        if card == WILD:
            return -1 << 26
        if weights[KEEP] and card < WILD and self.place_for(view, card):
            spare -= weights[KEEP]
        rank = self.rank_without(view, card)
        return spare + (255 - (rank & 255)) * weights[OUTS] - (rank >> 8 << 16)

    def rank_without(self, view, card: int) -> int:
        """The rank of the hand without this card, worked out once for all cards that are worth the same."""
        which = card & self.like if card < WILD else card
        if which not in self.ranks:
            self.needs.drop(card)
            self.ranks[which] = self.rank(view, 0, card)
            self.needs.take(card)
        return self.ranks[which]

    def _phase_of(self, view, seat: int) -> tuple:
        at = view.at[seat]
        return view.rules.phases[at] if at < len(view.rules.phases) else ()

    def fed(self, view, card: int) -> int:
        """How much a discard may help the seat that can take it next."""
        seat, number, colour = self.next, card & 15, card >> 4
        if view.laid[seat]:
            if not self.place_for(view, card):
                return 0
            if view.floating[seat]:
                return -50  # it must play it, and does not go out
            left = view.counts[seat]
            if left < 3 and self.weights[ENDS]:
                return self._fed_last(view, left)
            return 20
        numbers, colours = self._thrown(view, seat)
        fed = 0
        for kind, _ in self._phase_of(view, seat):
            by_colour = kind == COLOUR or kind == FLUSH
            if (colours >> colour if by_colour else numbers >> number) & 1:
                continue  # what it threw it does not want
            fed = fed or 2
            for known in view.known[seat]:
                if kind == SET and known & 15 == number:
                    fed += 5
                elif by_colour and known >> 4 == colour:
                    fed += 3
                elif kind == RUN and 0 < abs((known & 15) - number) < 4:
                    fed += 1
        return fed

    def _thrown(self, view, seat: int) -> tuple:
        """What a seat threw of what lies in the pile, as masks: numbers and colours."""
        numbers = colours = 0
        for i in range(len(view.thrown_by)):
            card = view.pile[i]
            if view.thrown_by[i] == seat and card < WILD:
                numbers |= 1 << (card & 15)
                colours |= 1 << (card >> 4)
        return numbers, colours

    def _fed_last(self, view, left: int) -> int:
        """The same where that seat may end the hand with it: what the own phase wants, or what others have not got."""
        ends = self.weights[ENDS] if left == 1 else self.weights[ENDS] // 3
        if not view.laid[view.seat]:
            return 20 + ends
        for seat in range(view.seats):
            if view.plays[seat] and not view.laid[seat]:
                return -ends
        return 20

    def progress(self, view):
        """By seat: how far it has come, in whatever counts in this way of playing."""
        if view.rules.mode in ("ordered", "antiPhase"):
            return view.at
        from bots import progress

        return progress.progress(view)

    def victim(self, view) -> int:
        """Whom a Skip hurts most: who leads in phases, has not laid yet, or is about to go out.

        Among equals the seat opposite, and last the seat before: its Skip would bury the discard meant for this one.
        """
        weights, at = self.weights, self.progress(view)
        victim, most = -1, -1 << 20
        for i in range(1, view.seats):
            seat = (view.seat + i) % view.seats
            if not view.targets >> seat & 1:
                continue
            worth = 10 * weights[LEAD] * (at[seat] - at[view.seat])
            if not view.laid[seat]:
                worth += 10 * weights[UNLAID]
            elif not view.laid[view.seat] and view.counts[seat] <= 2:
                worth += 10 * weights[CLOSE] >> view.counts[seat] - 1
            worth += 9 if i == view.seats // 2 else 1 - 100 * (i == view.seats - 1) if view.seats > 2 else 0
            if worth > most:
                victim, most = seat, worth
                self.reason = "skip" if view.laid[seat] else "lead" if at[seat] > at[view.seat] else "behind"
        return victim
