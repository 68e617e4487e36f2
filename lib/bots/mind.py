# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A player at the table: decides from a View, giving way while it thinks. Here is what it knows of its hand and its
phases; what it makes of that stands in drawing.py and playing.py.

How much a level or a character cares for what stands as weights in levels.py. What only some rules bring (choosing,
knocking, saving, three piles ...) is in modules of its own, loaded when a game first asks for it.
"""

from bots import hitting
from bots.weights import EAGER, EYES, LAID, SLIPS
from phase10 import groups
from phase10.actions import CHOOSING, DRAWING, PLAYING
from phase10.cards import WILD
from phase10.chance import Chance
from phase10.finder.finder import Finder
from phase10.phases import COLOUR, RUN, SET


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
            from bots import playing

            self._work = playing.decide(self, view)
        elif view.step == DRAWING and view.turn == view.seat:
            from bots import drawing

            self._work = drawing.decide(self, view)
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
        least, needs, phases = 1 << 20, self.needs, view.rules.phases
        for at, favour in self.aims:
            short = needs.short(phases[at])
            if short < 0:
                short = self.short(view, at, plus, gone)
            rank = (short - favour << 8) + 255 - needs.outs()
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

    # --- how near it is -------------------------------------------------------------------------------------------

    def wants(self, view, top: int) -> bool:
        """Is this card on a pile better than an unknown one?"""
        if top >= WILD:
            return top == WILD
        if view.laid[view.seat]:
            return self.weights[LAID] and hitting.place_for(view, top)
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

    def slips(self) -> bool:
        """Does it overlook something now, as children do?"""
        slips = self.weights[SLIPS]
        return slips > 0 and self.chance.below(100) < slips

    def rank_without(self, view, card: int) -> int:
        """The rank of the hand without this card, worked out once for all cards that are worth the same."""
        which = card & self.like if card < WILD else card
        if which not in self.ranks:
            self.needs.drop(card)
            self.ranks[which] = self.rank(view, 0, card)
            self.needs.take(card)
        return self.ranks[which]

    def progress(self, view):
        """By seat: how far it has come, in whatever counts in this way of playing."""
        if view.rules.mode in ("ordered", "antiPhase"):
            return view.at
        from bots import progress

        return progress.progress(view)
