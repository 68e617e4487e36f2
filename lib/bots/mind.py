# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Player: a bot at the card table. It decides from a View in small steps (generators). This module evaluates its hand
and phases, comparing.py cards; the decisions are in drawing.py and playing.py.

Levels and characters differ in weights only (tuning.py). What only some rules need (choosing, knocking, saving, three
piles ...) is in modules of its own, imported when it is used.
"""

from bots.weights import EYES, SLIPS
from phase10 import groups
from phase10.actions import CHOOSING, DRAWING, PLAYING
from phase10.chance import Chance
from phase10.phases import COLOUR, RUN, SET, ones


class Player:
    """weights: of tuning.py; needs: a Needs, which may be shared by players that do not decide at the same time."""

    def __init__(self, weights, seed: int, needs) -> None:
        self.weights = weights
        self.chance = Chance(seed) if weights[SLIPS] else None
        self.needs = needs
        self.aims = ()  # the phases it plays for, see aim()
        self.card_mask = 0  # mask of the bits of a card that matter for these phases
        self.ranks = None  # cache of comparing.rank_without(), by card & card_mask
        self.nearest = None  # the nearest phases before the draw, when there are several
        self.next_seat = 0  # the seat that can take its discard
        self.refused = ()  # feeding.refused_by(), once it is known in this turn
        self._work = None

    def start(self, view) -> None:
        """Create the generator that decides the view's step."""
        if view.step == PLAYING:
            from bots import playing as decision
        elif view.step == DRAWING and view.turn == view.seat:
            from bots import drawing as decision
        elif view.step == DRAWING:
            from bots import knocking as decision
        elif view.step == CHOOSING:
            from bots import choosing as decision
        else:
            from bots import giving as decision
        self._work = decision.decide(self, view)

    def step(self):
        """Do one step: None while it needs more time, then the action."""
        action = next(self._work)
        if action:
            self._work = self.ranks = None  # free memory until the next turn
        return action

    def look(self, view) -> None:
        """Count the unseen cards: all but the own hand and, with the weight EYES, all other cards shown."""
        self.needs.see_none()
        self.needs.see(view.hand)
        if self.weights[EYES]:
            self.needs.see(view.pile)
            for seat in range(view.seats):
                if seat != view.seat:
                    self.needs.see(view.known[seat])
                for group in view.laid[seat]:
                    self.needs.see(group[groups.HEAD:])

    def aim(self, view):
        """Generator: count the hand, and set aims, the phases to play for as (place, bonus in cards), and card_mask."""
        self.needs.count(view.hand, view.postal)
        self.ranks = {}
        self.aims = [(at, 0) for at in view.layable[:1]]
        if len(view.layable) > 1:
            from bots import nearest
            yield from nearest.narrow(self, view)
        self.card_mask = 0
        for at, _ in self.aims:
            for kind, _ in view.rules.phases[at]:
                self.card_mask |= 15 if kind in (SET, RUN) else 48 if kind == COLOUR else 63

    def rank(self, view) -> int:
        """How far the counted hand is from its nearest aim: cards short << 8 | 255 - outs, so less is nearer."""
        least, needs = 1 << 20, self.needs
        for at, favour in self.aims:
            short = needs.short(view.rules, at)
            rank = (short - favour << 8) + 255 - needs.outs()
            if rank < least:
                least = rank
        return least

    def slips(self) -> bool:
        """Return whether the bot makes a mistake now: at random, with the weight SLIPS as percentage."""
        slips = self.weights[SLIPS]
        return slips > 0 and self.chance.below(100) < slips

    def progress(self, view):
        """By seat: how far it has come in the game, comparable between seats."""
        mode = view.rules.mode
        if mode in ("ordered", "antiPhase"):
            return view.at
        if mode == "twist":
            return view.pawns
        if mode == "fixed10":
            return [-score // 20 for score in view.scores]  # 20 points count like a phase
        return [ones(done) for done in view.done]
