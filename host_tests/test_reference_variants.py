# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The engine against a simple, slow reference engine for part B of the rules, written from the rules alone. Both play
the same random games of every mode with random options; at each step both get the same legal and illegal actions, and
must agree on which are allowed and on all results. Only the shuffles are taken from the engine.
"""

import os
import random

import pytest
from phase10 import cards, engine
from phase10.groups import HEAD
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET
from script import notation
from random_player import Player
from test_variants import BASE_VALUES, CARD_MODES, MODIFIERS, SUB_OPTIONS, forbidden, rules_of, seats_for
from recorded_shuffles import watch

GAMES = int(os.environ.get("VARIANT_GAMES", "2"))
SPENT = "W*"  # a Wild that was played as a Skip
OUT = "out"
RED_SPACE = 28
# What no variant brings, nor BASE_VALUES: they come first, so that a variant that sets the same option has its way.
OTHERS = ("goOut=hitOrDiscard", "firstWild=autoLeft", "firstWild=redraw", "firstSkip=cover", "firstSkip=redraw")


def spelled(card):
    return SPENT if card == cards.SPENT else notation.name(card)


def is_natural(card):
    return card not in ("W", SPENT, "S", "X")


def number_of(card):
    return int(card[1:])


# --- groups ---------------------------------------------------------------------------------------------------------


class Group:
    """Cards on the table; value is a set's number, a run's low end or the letter of a colour."""

    def __init__(self, kind, members, value, two_colour):
        self.kind, self.cards, self.value, self.two_colour = kind, list(members), value, two_colour

    def as_itself(self, i):
        card = self.cards[i]
        if not is_natural(card):
            return False
        if self.kind == COLOUR:
            return card[0] == self.value
        return number_of(card) == (self.value if self.kind == SET else self.value + i)

    def stands(self, postal):
        """Is it a group at all?"""
        for i, card in enumerate(self.cards):
            if card in ("S", "X"):
                return False
            if is_natural(card) and not self.as_itself(i) and number_of(card) != postal:
                return False
        if self.kind == COLOUR:
            return True
        if self.kind == SET:
            return 1 <= self.value <= 12
        if self.value < 1 or self.value + len(self.cards) - 1 > 12:
            return False
        return self.colours_stand(postal)

    def colours_stand(self, postal):
        """A postal number may be a Wild at its own place, too: its colour does not matter."""
        plain = [self.as_itself(i) and number_of(card) != postal for i, card in enumerate(self.cards)]
        colours = [card[0] if plain[i] else None for i, card in enumerate(self.cards)]
        if self.kind == FLUSH:
            return len(set(colours) - {None}) <= 1
        if self.kind == ALT and not self.two_colour:
            return all(a is None or a != b for a, b in zip(colours, colours[1:]))
        if self.kind == ALT:
            even, odd = set(colours[::2]) - {None}, set(colours[1::2]) - {None}
            return len(even) <= 1 and len(odd) <= 1 and not even & odd
        return True

    def colour_goes(self, place, wild_numbers):
        """Does the colour of this card go with the others? One of a number that somebody may use as a Wild, whose own
        colour does not go with another, lies there as a Wild.
        """
        plain = [i for i in range(len(self.cards)) if i != place and self.as_itself(i)]
        forbids = [i for i in plain if not self.go_together(i, place)]
        lain = [i for i in forbids if number_of(self.cards[i]) in wild_numbers]
        return forbids == [i for i in lain if not all(self.go_together(i, other) for other in plain if other != i)]

    def go_together(self, one, other):
        """May these two cards lie there with their own colours?"""
        same = self.cards[one][0] == self.cards[other][0]
        if self.kind == ALT and self.two_colour:
            return same == ((one - other) % 2 == 0)
        return same if self.kind == FLUSH else self.kind != ALT or not same or abs(one - other) > 1

    def naturals(self):
        return sum(self.as_itself(i) for i in range(len(self.cards)))

    def with_card(self, card, end):
        if end == "low":
            return Group(self.kind, [card, *self.cards], self.value - 1, self.two_colour)
        return Group(self.kind, [*self.cards, card], self.value, self.two_colour)

    def ends_for(self, card, postal, wild_numbers=()):
        """Where the card may be added: a subset of low and high, or in."""
        if self.kind in (SET, COLOUR):
            new = self.with_card(card, "in")
            fits = card == "W" or new.as_itself(-1) or (is_natural(card) and number_of(card) == postal)
            return {"in"} if fits else set()
        return {end for end in ("low", "high") if self.grown(card, end, postal, wild_numbers)}

    def grown(self, card, end, postal, wild_numbers):
        """Could the card lie at this end, as itself or as a Wild? The cards that lie already are not judged again."""
        new = self.with_card(card, end)
        place = 0 if end == "low" else len(new.cards) - 1
        if card in ("S", "X") or new.value < 1 or new.value + len(new.cards) - 1 > 12:
            return False
        if card == "W" or number_of(card) == postal:
            return True
        return new.as_itself(place) and new.colour_goes(place, wild_numbers)


def make_group(kind, size, members, value, postal, two_colour):
    """The group, or None; value None: the cards must settle it."""
    if len(members) < size or "S" in members or "X" in members:
        return None
    if value is None:
        value = read_value(kind, members, postal)
    if value is None:
        return None
    group = Group(kind, members, value, two_colour)
    return group if group.stands(postal) else None


def read_value(kind, members, postal):
    """What the plain number cards say; with none but wild numbers, what those say as themselves if it is one thing."""
    for with_postal in (False, True):
        said = set()
        for i, card in enumerate(members):
            if is_natural(card) and (with_postal or number_of(card) != postal):
                value = card[0] if kind == COLOUR else number_of(card) if kind == SET else number_of(card) - i
                if not with_postal or kind in (SET, COLOUR) or 1 <= value <= 13 - len(members):
                    said.add(value)
        if said:
            return said.pop() if len(said) == 1 else None
    return None


# --- the second engine ----------------------------------------------------------------------------------------------


class Reference:
    """Part B of the rules, one method a rule. Seats are counted from 0, phases by their place in the list."""

    def __init__(self, rules, seats, dealer, shuffled, twists):
        self.r, self.phases, self.numbers = rules, rules.phases, list(rules.numbers)
        self.n, self.dealer, self.shuffled = seats, dealer, shuffled
        self.mode = rules.mode
        self.two_colour = rules.altMode == "twoColour"
        self.scores, self.points = [0] * seats, [0] * seats
        self.saved = [[] for _ in range(seats)]
        self.tie, self.winners, self.hands_dealt, self.step = [], None, 0, "deal"
        self.done = [set() for _ in range(seats)]
        self.pawns, self.twists = [1] * seats, list(twists)
        self.last = (10 if self.mode == "twist" else len(self.phases)) - 1
        self.on = [self.start_phase()] * seats

    def start_phase(self):
        if self.mode in ("freeOrder", "masters", "mastersDeclare", "twist"):
            return None
        if self.mode == "antiPhase":
            start = int(self.r.antiStart)
            return self.numbers.index(start) if start in self.numbers else self.last
        return 0

    def masters(self):
        return self.mode in ("masters", "mastersDeclare")

    def names_phases(self):
        return self.mode in ("freeOrder", "mastersDeclare")

    def playing(self):
        return self.tie or [seat for seat in range(self.n) if self.on[seat] != OUT]

    def after(self, seat):
        while True:
            seat = (seat + 1) % self.n
            if seat in self.who:
                return seat

    # --- the deal

    def deal(self):
        self.who = self.playing()
        if self.hands_dealt and (self.r.dealer == "rotate" or self.tie):
            self.dealer = self.after(self.dealer)
        self.hands_dealt += 1
        n = self.n
        self.hands, self.laid = [[] for _ in range(n)], [[] for _ in range(n)]
        self.before = [None] * n  # the Skip in front of a seat: S, W*, or "mark"
        self.blocked, self.fresh, self.aside = {}, set(), []
        self.floating, self.barred, self.in_window, self.savers = set(), set(), set(), set()
        self.window, self.thrower, self.given, self.fed, self.auto = False, None, None, None, None
        self.out, self.victim, self.lap_done, self.emptied = None, None, False, None
        self.idle = []  # who has not drawn since anybody last did
        self.piles, self.deck, self.points = [[] for _ in range(3 if self.mode == "twist" else 1)], [], [0] * n
        self.took_card = [False] * n  # Twist: plays a Twist card
        self.missed_first, self.laps = False, 0
        self.set_phases()
        self.step = "deal"
        if not self.ask_twist():
            self.deal_cards()

    def set_phases(self):
        for seat in range(self.n):
            if self.mode == "fixed10" and not self.tie:
                self.on[seat] = min(self.hands_dealt - 1, self.last)
            elif self.mode in ("freeOrder", "masters", "mastersDeclare"):
                self.on[seat] = self.last if seat in self.tie and self.mode == "masters" else None
            elif self.mode == "twist":
                space = self.pawns[seat]
                self.on[seat] = None if space % 3 == 0 else (space + 2) // 3 - 1
            if seat in self.tie:
                self.done[seat].discard(self.last)
                if self.mode in ("ordered", "fixed10"):
                    self.on[seat] = self.last

    def ask_twist(self):
        """Twist: in turn order the seats on Twist spaces choose before the deal."""
        if self.mode == "twist":
            for i in range(self.n):
                seat = (self.dealer + 1 + i) % self.n
                if self.on[seat] is None:
                    self.turn, self.step = seat, "choose"
                    return True
        return False

    def deal_cards(self):
        self.deck = self.shuffled()
        box = [colour + str(number) for colour in "RBGY" for number in range(1, 13)] * 2 + ["W"] * 8
        box += ["S"] * (2 if self.masters() else 4) + ["X"] * (self.r.antiOthers == "on")
        for saved in self.saved:
            for card in saved:
                box.remove(card)
        assert sorted(box) == sorted(self.deck)
        for _ in range(10):
            seat = self.dealer
            for _ in self.who:
                seat = self.after(seat)
                self.hands[seat].append(self.deck.pop())
        if self.mode == "twist":
            for pile in self.piles:
                pile.append(self.deck.pop())
            for pile in self.piles:
                while pile[-1] == "S":
                    pile.append(self.deck.pop())
            self.begin()
        else:
            self.turn_up(None)

    def turn_up(self, card):
        """Obey the turned card and those that follow it."""
        while True:
            card = card or self.deck.pop()
            rule = {"W": self.r.firstWild, "S": self.r.firstSkip}.get(card, "normal")
            if card == "S" and self.r.dealerSkip == "target" and all(self.before[seat] for seat in self.who):
                rule = "cover" if rule == "dealerChooses" else rule
            if card == "X" or rule == "redraw":
                self.deck.insert(0, card)
            elif rule == "dealerChooses":
                self.given, self.turn, self.step = card, self.dealer, "give"
                return
            else:
                self.piles[0].append(card)
                if rule == "autoLeft":
                    self.auto = card
                if rule == "skipFirst":
                    self.missed_first = True
                if rule != "cover":
                    break
            card = None
        self.begin()

    def begin(self):
        if self.mode == "masters":
            seat = self.dealer
            for _ in self.who:
                seat = self.after(seat)
                if self.on[seat] is None:
                    self.turn, self.step = seat, "choose"
                    return
        first = self.after(self.dealer)
        if self.fed == first:
            self.pass_by(first)
            first = self.after(first)
        if self.auto:
            self.pass_by(first)
            self.start_turn(first, drawn=True)
            self.hands[first].append(self.piles[0].pop())
        elif self.missed_first:
            self.fresh.add(first)
            self.pass_by(first)
            self.come_to(self.after(first))
        else:
            self.come_to(first)

    def give(self, seat, target, do):
        if self.step != "give" or seat != self.turn or target not in self.who:
            return False
        before = self.given == "S" and self.r.dealerSkip == "target"
        if before and self.before[target]:
            return False
        if do:
            card, self.given = self.given, None
            if before:
                self.put_before(target, card)
                self.turn_up(None)
            else:
                self.hands[target].append(card)
                if self.fed != self.after(self.dealer):
                    self.fed = target
                self.turn, self.step = target, "turn"
        return True

    def turn_over(self, seat, card, do):
        if self.step != "turn" or seat != self.turn or card not in self.hands[seat] or card in ("S", "X"):
            return False
        if do:
            self.hands[seat].remove(card)
            self.turn_up(card)
        return True

    def choices(self, seat):
        if self.mode == "twist":
            return [self.pawns[seat] // 3 - 1, self.pawns[seat] // 3]
        return [at for at in range(self.last + 1) if at not in self.done[seat]]

    def choose(self, seat, what, do):
        if self.step != "choose" or seat != self.turn:
            return False
        if what != "twist" and what not in self.choices(seat) or what == "twist" and self.mode != "twist":
            return False
        if do:
            if what == "twist":
                what = self.twists.pop(0)
                self.twists.append(what)
                self.took_card[seat] = True
            self.on[seat] = what
            if self.mode == "masters":
                self.begin()
            elif not self.ask_twist():
                self.deal_cards()
        return True

    # --- turns

    def pass_by(self, seat):
        """The turn reaches a seat, whatever then happens there."""
        self.lap_done = self.lap_done or seat == self.dealer
        self.laps += seat == self.after(self.dealer)
        self.blocked = {victim: by for victim, by in self.blocked.items() if by != seat}

    def come_to(self, seat):
        while True:
            self.pass_by(seat)
            if self.laps > int(self.r.handTurns):
                self.end_hand(None)
                return
            if not self.before[seat]:
                break
            self.serve(seat)
            if self.idle and self.lap_is_dry(seat):
                self.end_hand(None)
                return
            seat = self.pass_on(seat)
        self.start_turn(seat)

    def lap_is_dry(self, seat):
        """The seat does not draw: was it the first that did not, a lap ago, and has nobody a saved card to draw?"""
        self.idle.append(seat)
        if seat not in self.idle[:-1]:
            return False
        if any(self.saved[other] and other not in self.floating for other in self.who):
            self.idle = [seat]
            return False
        return True

    def serve(self, seat):
        card, self.before[seat] = self.before[seat], None
        self.fresh.add(seat)
        if self.window:
            self.in_window.add(seat)
        if self.r.skipPile == "setAside":
            self.aside.append(card)
        elif card != "mark":
            if self.r.skipPile == "underWhenServed" or self.r.knock == "on":
                self.piles[0].insert(0, card)
            else:
                self.piles[0].append(card)

    def start_turn(self, seat, drawn=False):
        self.turn, self.laid_now, self.emptied = seat, False, None
        self.step = "play" if drawn else "draw"
        if drawn:
            return
        if not self.deck:
            self.reshuffle()
        tops = [i for i in range(len(self.piles)) if self.takeable(i)]
        if seat in self.floating:
            tops = [i for i in tops if self.fits(seat, self.piles[i][-1])]
        if self.deck or tops or (self.saved[seat] and seat not in self.floating):
            return
        if self.lap_is_dry(seat):
            self.end_hand(None)
        elif seat in self.floating or self.hands[seat] == ["S"] and self.r.skipLast == "no":
            self.come_to(self.pass_on(seat))
        else:
            self.step = "play"
            self.barred.discard(seat)

    def reshuffle(self):
        keep = self.r.reshuffle == "keepTop"
        loose = [card for pile in self.piles for card in (pile[:-1] if keep else pile)]
        self.piles = [pile[-1:] if keep else [] for pile in self.piles]
        self.window = False
        if not loose:
            return
        self.deck = ["W" if card == SPENT else card for card in self.shuffled()]
        assert sorted(self.deck) == sorted("W" if card == SPENT else card for card in loose)
        for pile in self.piles:
            if not pile and self.deck:
                card = self.deck.pop()
                if card == "X" and self.deck:
                    self.deck.insert(0, card)
                    card = self.deck.pop()
                pile.append(card)

    def end_turn(self):
        self.fresh.discard(self.turn)
        self.come_to(self.pass_on(self.turn))

    def pass_on(self, seat):
        """The next seat that plays; the turn passes over those that do not."""
        while True:
            seat = (seat + 1) % self.n
            if seat in self.who:
                return seat
            self.pass_by(seat)

    def mine(self, seat, step):
        return self.step == step and seat == self.turn

    def takeable(self, i):
        if not 0 <= i < len(self.piles) or not self.piles[i]:
            return False
        rule = {"W": "takeWild", "S": "takeSkip", SPENT: "takeSkip"}.get(self.piles[i][-1])
        return rule is None or getattr(self.r, rule) == "yes"

    def take(self, seat, i):
        card = self.piles[i].pop()
        self.hands[seat].append("W" if card == SPENT else card)
        self.emptied = None if self.piles[i] else i

    def draw(self, seat, source, which, do):
        if not self.mine(seat, "draw"):
            return False
        if seat in self.floating:
            tempting = [i for i in range(len(self.piles)) if self.takeable(i) and self.fits(seat, self.piles[i][-1])]
            if source == "saved" or (source == "deck" and tempting) or (source == "pile" and which not in tempting):
                return False
        if source == "deck" and not self.deck or source == "saved" and which not in self.saved[seat]:
            return False
        if source == "pile" and not self.takeable(which):
            return False
        if do:
            if source == "deck":
                self.hands[seat].append(self.deck.pop())
            elif source == "saved":
                self.saved[seat].remove(which)
                self.hands[seat].append(which)
            else:
                self.take(seat, which)
            self.step, self.idle, self.window = "play", [], False
            self.barred.discard(seat)
        return True

    def knock(self, seat, do):
        if self.r.knock == "off" or self.step != "draw" or not self.window or seat not in self.who:
            return False
        if seat in (self.turn, self.thrower) or self.before[seat] or seat in self.barred | self.floating:
            return False
        if seat in self.in_window:
            return False
        if do:
            between = self.pass_on(self.turn)
            while between != seat:
                self.pass_by(between)
                between = self.pass_on(between)
            self.pass_by(seat)
            if self.laps > int(self.r.handTurns):
                self.end_hand(None)
                return True
            self.start_turn(seat, drawn=True)
            self.take(seat, 0)
            self.emptied = self.emptied if self.mode == "twist" else None
            self.idle, self.window = [], False
            self.barred.add(seat)
            if self.r.knockPenalty == "on" and self.deck:
                self.hands[seat].append(self.deck.pop())
        return True

    # --- what a seat must keep, and what its number is

    def in_lap_one(self):
        return self.r.postal == "on" and not self.lap_done

    def may_part_with(self, seat, gone):
        rest = list(self.hands[seat])
        for card in gone:
            rest.remove(card)
        least = 2 if self.in_lap_one() else 1 if self.r.goOut == "discard" else 0
        return len(rest) >= least and not (rest == ["S"] and self.r.skipLast == "no")

    def postal(self, seat):
        at = self.on[seat]
        if self.r.postal == "off" or self.names_phases() or at in (None, OUT) or at >= len(self.numbers):
            return 0
        return self.numbers[at] if self.numbers[at] <= 7 else 0

    def wild_numbers(self):
        return {self.postal(seat) for seat in range(self.n)} - {0}

    def fits(self, seat, card):
        postal = self.postal(seat)
        return any(group.ends_for(card, postal, self.wild_numbers()) for groups in self.laid for group in groups)

    # --- lay, hit, swap

    def lay(self, seat, groups, named, do):
        if not self.mine(seat, "play") or self.laid[seat]:
            return False
        at = self.phase_to_lay(seat, named)
        gone = [card for members, _ in groups for card in members]
        if at is None or any(self.hands[seat].count(card) < gone.count(card) for card in gone):
            return False
        phase = self.phases[at]
        if len(groups) != len(phase):
            return False
        postal = self.postal(seat)
        made = [make_group(*ask, *given, postal, self.two_colour) for ask, given in zip(phase, groups)]
        if None in made:
            return False
        naturals = [group.naturals() for group in made]
        if self.r.naturals == "group" and 0 in naturals or self.r.naturals == "phase" and not any(naturals):
            return False
        if not self.may_part_with(seat, gone):
            return False
        if do:
            self.do_lay(seat, made, gone, at)
        return True

    def do_lay(self, seat, made, gone, at):
        self.laid[seat], self.laid_now = made, True
        for card in gone:
            self.hands[seat].remove(card)
        alone = self.is_sole(seat)
        finishing = self.is_last_one(seat, at)
        if self.names_phases():
            self.on[seat] = at
        if self.names_phases() or self.mode == "fixed10":
            self.done[seat].add(at)
        if finishing and self.mode not in ("antiPhase", "twist"):
            if self.tie and self.r.tieBreak == "firstLay":
                return self.win([seat])
            if not self.tie and self.mode != "fixed10" and self.r.gameEnd == "immediateIfSole" and alone:
                return self.win([seat])
        self.after_parting(seat)

    def to_do(self, seat):
        """Phases that the seat had still to do when this hand began."""
        ticked_now = {self.on[seat]} if self.names_phases() and self.laid[seat] and self.on[seat] is not None else set()
        return self.last + 1 - len(self.done[seat] - ticked_now)

    def is_last_one(self, seat, at):
        if self.mode in ("freeOrder", "masters", "mastersDeclare"):
            return self.last + 1 - len(self.done[seat]) == 1
        return at == self.last

    def is_sole(self, seat):
        for other in range(self.n):
            if other == seat:
                continue
            if self.mode in ("freeOrder", "masters", "mastersDeclare"):
                if self.to_do(other) == 1:
                    return False
            elif self.on[other] == self.last:
                return False
        return True

    def phase_to_lay(self, seat, named):
        """named: a place in the list, or None."""
        if self.names_phases():
            return named if named in range(self.last + 1) and named not in self.done[seat] else None
        at = self.on[seat]
        if at in (None, OUT) or at >= len(self.phases):
            return None
        if self.mode == "twist":
            return (
                at if named is None or named < len(self.numbers) and self.numbers[named] == self.numbers[at] else None
            )
        return at if named in (None, at) else None

    def after_parting(self, seat):
        if self.hands[seat]:
            return
        if self.r.goOut == "float":
            self.floating.add(seat)
            self.end_turn()
        else:
            self.end_hand(seat)

    def may_touch(self, seat, card, owner, index):
        if not self.mine(seat, "play") or not self.laid[seat] or card not in self.hands[seat]:
            return False
        if self.laid_now and self.r.hitSameTurn == "no":
            return False
        return 0 <= owner < self.n and 0 <= index < len(self.laid[owner])

    def hit(self, seat, card, owner, index, end, do):
        if not self.may_touch(seat, card, owner, index):
            return False
        group = self.laid[owner][index]
        ends = group.ends_for(card, self.postal(seat), self.wild_numbers())
        if end:
            ends &= {end}
        elif len(ends) == 2 and is_natural(card):  # as itself, if it can be; only then as a number that is wild
            ends = {end for end in ends if group.grown(card, end, None, self.wild_numbers())} or ends
        if len(ends) != 1 or not self.may_part_with(seat, [card]):
            return False
        if do:
            self.laid[owner][index] = group.with_card(card, ends.pop())
            self.hands[seat].remove(card)
            self.after_parting(seat)
        return True

    def swap(self, seat, card, owner, index, end, do):
        if self.r.replaceWild == "off" or not self.may_touch(seat, card, owner, index) or not is_natural(card):
            return False
        group = self.laid[owner][index]
        if group.kind in (SET, COLOUR):
            return False
        place = number_of(card) - group.value
        if not 0 <= place < len(group.cards) or group.cards[place] != "W":
            return False
        changed = Group(group.kind, group.cards, group.value, group.two_colour)
        changed.cards[place] = card
        if not changed.colour_goes(place, self.wild_numbers()):
            return False
        ends = changed.ends_for("W", 0)
        if end:
            ends &= {end}
        elif len(ends) == 2 and is_natural(card):  # as itself, if it can be; only then as a number that is wild
            place = {"low": 0, "high": len(group.cards)}
            ends = {end for end in ends if group.with_card(card, end).as_itself(place[end])} or ends
        if len(ends) != 1 or not self.may_part_with(seat, [card]):
            return False
        if do:
            self.laid[owner][index] = changed.with_card("W", ends.pop())
            self.hands[seat].remove(card)
            self.after_parting(seat)
        return True

    # --- the end of a turn

    def save(self, seat, card, do):
        if not self.masters() or not self.mine(seat, "play") or card not in self.hands[seat] or seat in self.floating:
            return False
        if self.r.saveLimit == "1" and seat in self.savers:
            return False
        if len(self.hands[seat]) == 1 and (self.r.saveOut == "no" or self.in_lap_one()):
            return False
        if do:
            self.hands[seat].remove(card)
            self.saved[seat].append(card)
            self.savers.add(seat)
            self.window = False
            if self.hands[seat]:
                self.end_turn()
            else:
                self.end_hand(seat)
        return True

    def targets(self, seat):
        found = []
        for target in self.who:
            if target == seat or self.before[target]:
                continue
            if self.r.skipTarget == "next" and target != self.after(seat):
                continue
            if self.r.skipLimit == "oncePerLap" and target in self.blocked:
                continue
            if self.r.skipLimit == "noConsecutive" and target in self.fresh:
                continue
            found.append(target)
        return found

    def discard(self, seat, card, target, pile, do):
        """target: a seat, None, or "down"."""
        if not self.mine(seat, "play") or card not in self.hands[seat]:
            return False
        last = len(self.hands[seat]) == 1
        if last and self.in_lap_one():
            return False
        if card == "X" or target == "down":
            if card != "X" or target not in (None, "down") or last != (target is None):
                return False
        elif not self.may_aim(seat, card, target, last):
            return False
        played = target not in (None, "down") and (not last or self.keeps_going(seat, card))
        anywhere = last and pile is None and (card == "S" or target is not None)
        allowed = pile in (None, 0, 1, 2) if played and self.mode == "twist" else anywhere or self.may_pile(pile)
        if not allowed:
            return False
        if do:
            self.do_discard(seat, card, target, pile, last, played)
        return True

    def may_aim(self, seat, card, target, last):
        targets = self.targets(seat)
        if target is not None and target not in targets:
            return False
        if seat in self.floating:
            if self.fits(seat, card):
                return False
            if self.keeps_going(seat, card):
                return target is not None or not targets
        elif last and (card == "S" or target is not None) and self.r.skipLast == "no":
            return False
        elif card == "S" and last:
            return True
        elif card == "S" and target is None:
            return not targets and (self.r.skipNoTarget == "dead" or set(self.hands[seat]) == {"S"})
        return card == "S" or target is None or (card == "W" and self.r.wildAsSkip == "on")

    def keeps_going(self, seat, card):
        """Is it a floater's Skip, which is played at somebody and does not end the hand?"""
        return card == "S" and seat in self.floating and self.r.floatSkip == "keeps"

    def may_pile(self, pile):
        if self.mode != "twist":
            return pile in (None, 0)
        if pile is None:
            return self.emptied is not None
        return 0 <= pile < 3 and self.emptied in (None, pile)

    def do_discard(self, seat, card, target, pile, last, played):
        self.hands[seat].remove(card)
        self.window = False
        if played:
            self.play_skip(seat, SPENT if card == "W" else card, target)
        else:
            self.piles[pile if pile is not None else self.emptied or 0].append(card)
            self.thrower = seat
            self.in_window = set()
            self.window = self.r.knock == "on" and card not in ("S", "X") and self.takeable(0)
        if seat in self.floating:
            if played:
                self.end_turn()
            else:
                self.go_out(seat, card)
        elif last:
            self.go_out(seat, card)
        else:
            self.end_turn()

    def play_skip(self, seat, card, target):
        self.blocked[target] = seat
        self.put_before(target, card)
        if self.r.skipPile == "onTopWhenPlayed":
            self.thrower = seat

    def put_before(self, target, card):
        self.before[target] = card
        if self.r.skipPile == "onTopWhenPlayed":
            self.before[target] = "mark"
            self.piles[self.emptied or 0].append(card)

    def go_out(self, seat, card):
        if card == "X":
            self.step = "name"
        else:
            self.end_hand(seat)

    def name(self, seat, target, do):
        if not self.mine(seat, "name") or target == seat or target not in self.who:
            return False
        if do:
            self.victim = target
            self.end_hand(seat)
        return True

    # --- the end of a hand

    def cost(self, card):
        if is_natural(card):
            return 10 if number_of(card) >= 10 else 5
        return {"W": int(self.r.wildPoints), "S": 15, "X": 0}[card]

    def end_hand(self, winner):
        self.out, self.step, self.window = winner, "over", False
        self.aside += [card for card in self.before if card in ("S", SPENT)]
        self.before = [None] * self.n
        for seat in range(self.n):
            self.points[seat] = 0 if seat == winner else sum(map(self.cost, self.hands[seat]))
            if not self.tie and self.mode != "twist":
                self.scores[seat] += self.points[seat]
        self.ends = self.seats_that_may_end()
        completed = [seat for seat in range(self.n) if self.laid[seat] and self.on[seat] == self.last]
        getattr(self, "advance_" + {"mastersDeclare": "freeOrder"}.get(self.mode, self.mode))()
        if self.r.antiOthers == "on":
            for seat in range(self.n):
                if seat == self.victim or "X" in self.hands[seat]:
                    self.on[seat] = self.last if seat in completed else max(self.on[seat] - 1, 0)
        self.judge()
        if self.step == "over" and self.r.short55 == "hands" and self.hands_dealt >= int(self.r.shortHands):
            self.stop()

    def seats_that_may_end(self):
        """Whose last phase counts, before anybody has advanced."""
        if self.r.gameEnd == "mustGoOut":
            return [self.out]
        if self.r.gameEnd != "outThenPoints":
            return range(self.n)
        out = self.out
        if out is None or not self.laid[out]:
            return []
        if self.mode == "masters":
            last = len(self.done[out]) == self.last
        else:
            last = self.on[out] == self.last if self.mode == "ordered" else self.finished(out)
        return range(self.n) if last else []

    def advance_ordered(self):
        for seat in range(self.n):
            if self.tie or not self.laid[seat]:
                continue
            if self.on[seat] < self.last or seat in self.ends:
                self.on[seat] += 1

    def advance_fixed10(self):
        self.on = [min(self.hands_dealt, self.last + 1)] * self.n

    def advance_freeOrder(self):
        if not self.tie:
            for seat in range(self.n):
                if self.finished(seat) and seat not in self.ends and self.laid[seat]:
                    self.done[seat].discard(self.on[seat])

    def advance_masters(self):
        for seat in range(self.n):
            if self.laid[seat]:
                last_one = self.last + 1 - len(self.done[seat]) == 1
                if not last_one or seat in self.ends or self.tie:
                    self.done[seat].add(self.on[seat])

    def advance_antiPhase(self):
        for seat in self.who:
            if not self.laid[seat]:
                self.on[seat] = self.on[seat] - 1 if self.on[seat] else OUT

    def advance_twist(self):
        self.finishers = []
        for seat in range(self.n):
            laid, card, space = bool(self.laid[seat]), self.took_card[seat], self.pawns[seat]
            if space == RED_SPACE:
                self.finishers += [seat] if laid else []
                continue
            steps = 3 if seat == self.out else 2 if laid else 1
            if card:
                steps = {3: 6, 2: 4, 1: -1}[steps]
            elif not laid and space < 3 and self.r.twistStart == "mustCompleteFirst":
                steps = 0
            self.pawns[seat] = min(RED_SPACE, space + steps)

    def finished(self, seat):
        if self.mode in ("freeOrder", "masters", "mastersDeclare"):
            return len(self.done[seat]) == self.last + 1
        return self.on[seat] not in (None, OUT) and self.on[seat] > self.last

    def lowest(self, seats):
        best = min(self.scores[seat] for seat in seats)
        return [seat for seat in seats if self.scores[seat] == best]

    def judge(self):
        if self.mode == "antiPhase":
            left = [seat for seat in range(self.n) if self.on[seat] != OUT]
            if len(left) == 1:
                self.win(left)
            elif not left:
                self.win(self.lowest(self.who))
            elif self.hands_dealt == int(self.r.antiHands):
                top = max(self.on[seat] for seat in left)
                self.win(self.lowest([seat for seat in left if self.on[seat] == top]))
        elif self.mode == "twist":
            if self.out in self.finishers:
                self.win([self.out])
            elif self.finishers:
                least = min(self.points[seat] for seat in self.finishers)
                self.win([seat for seat in self.finishers if self.points[seat] == least])
        elif self.tie:
            if self.out is not None and self.laid[self.out]:
                self.win([self.out])
        else:
            self.judge_scores([seat for seat in range(self.n) if self.finished(seat)])

    def judge_scores(self, finishers):
        if not finishers:
            return
        winners = self.lowest(finishers)
        if len(winners) == 1 or (self.mode == "fixed10" and self.r.fixedTie == "share"):
            self.win(winners)
        else:
            self.tie = winners

    def stop(self):
        """The game of 5.5 phases is stopped, in half phases."""
        made = []
        for seat in range(self.n):
            at_end = self.step == "over"
            if seat in (self.tie or ()):
                banked = self.last + 1
            elif self.mode in ("freeOrder", "masters", "mastersDeclare"):
                banked = len(self.done[seat]) if at_end else self.last + 1 - self.to_do(seat)
            elif self.mode == "fixed10":
                banked = len(self.done[seat]) - (bool(self.laid[seat]) and not at_end)
            else:
                banked = min(self.on[seat], self.last + 1)
            made.append(2 * banked + (bool(self.laid[seat]) and not at_end))
        best = max(made)
        self.win(self.lowest([seat for seat in range(self.n) if made[seat] == best]) if best >= 11 else [])

    def win(self, seats):
        self.winners, self.step = tuple(seats), "end"


# --- both at one table ----------------------------------------------------------------------------------------------


class Pair:
    def __init__(self, rules, seats, seed, thin=0):
        self.rules, self.thin = rules, thin
        self.table = engine.new_table(rules, seats, seed)
        self.shuffles = []  # what came out of the engine's shuffles, for the reference to use in the same order
        watch(self.table, lambda some: self.shuffles.append([spelled(card) for card in some]))
        twists = self.table.course.twists if rules.mode == "twist" else ()
        self.model = Reference(rules, seats, self.table.dealer, lambda: self.shuffles.pop(0), twists)
        self.player = Player(seed)
        self.log = []

    def ask(self, seat, action, do):
        verb, rest = action[0], action[1:]
        if verb == "draw":
            source = "pile" if rest[0] == "discard" else rest[0]
            which = spelled(rest[1]) if source == "saved" else rest[1] if len(rest) > 1 else 0
            return self.model.draw(seat, source, which, do)
        if verb == "lay":
            named = rest[1] if len(rest) > 1 and rest[1] >= 0 else None
            return self.model.lay(seat, self.groups(seat, rest[0], named), named, do)
        if verb in ("hit", "swap"):
            return getattr(self.model, verb)(seat, spelled(rest[0]), *rest[1:], do)
        if verb == "discard":
            target = rest[1] if len(rest) > 1 else -1
            pile = rest[2] if len(rest) > 2 else -1
            target, pile = None if target == -1 else target, None if pile == -1 else pile
            return self.model.discard(seat, spelled(rest[0]), target, pile, do)
        if verb in ("save", "turn"):
            return getattr(self.model, {"turn": "turn_over"}.get(verb, verb))(seat, spelled(rest[0]), do)
        if verb == "deal":
            if do:
                self.model.deal()
            return self.model.step in ("over", "deal") and (self.model.step == "over" or not self.model.hands_dealt)
        if verb == "stop":
            if do:
                self.model.stop()
            return self.model.step != "end" and self.rules.short55 != "off"
        return getattr(self.model, verb)(seat, *rest, do)

    def groups(self, seat, lay, named):
        at = self.model.phase_to_lay(seat, named) if self.model.step == "play" else None
        phase = self.model.phases[at] if at is not None else ()
        out = []
        for i, (members, value) in enumerate(lay):
            colour = i < len(phase) and phase[i][0] == COLOUR
            shown = None if not value else ("RBGY"[value - 1] if value <= 4 else "?") if colour else value
            out.append(([spelled(card) for card in members], shown))
        return out

    def offer(self, seat, action, do=False):
        code = engine.why_not(self.table, seat, action)
        if self.model.step == "deal":
            allowed = action == ("deal",)
        else:
            allowed = self.ask(seat, action, False)
        assert (code is None) == bool(allowed), (seat, action, code, allowed, self.story())
        if do:
            self.log.append((seat, action))
            assert engine.do(self.table, seat, action) is None
            self.ask(seat, action, True)
            self.table.events.clear()
            assert not self.shuffles
            if self.thin and action == ("deal",):  # few cards are left to draw, so that the piles run dry
                self.table.deck[: -self.thin] = b""
                self.model.deck[: -self.thin] = []
            self.compare()

    def story(self):
        table = self.table
        names = [name for name, _ in self.rules_given()]
        hands = [" ".join(map(spelled, hand)) for hand in table.hands]
        return [(name, getattr(self.rules, name)) for name in names], table.step, table.turn, hands, self.log[-6:]

    def rules_given(self):
        plain = rules_of()
        return [
            (name, value)
            for name, value in vars(self.rules).items()
            if isinstance(value, str) and getattr(plain, name, None) != value
        ]

    def compare(self):
        table, model = self.table, self.model
        if model.step == "choose" and self.rules.mode == "twist":
            pairs = []
        else:
            pairs = [
                ("hands", [sorted(map(spelled, hand)) for hand in table.hands], [sorted(hand) for hand in model.hands]),
                ("deck", [spelled(card) for card in table.deck], model.deck),
                ("piles", [[spelled(card) for card in pile] for pile in table.piles], model.piles),
            ]
        pairs += [
            ("step", table.step, model.step),
            ("scores", table.scores, model.scores),
            ("points", list(table.points), model.points),
            ("winners", table.winners, model.winners),
            (
                "laid",
                [[(group[0], [spelled(card) for card in group[HEAD:]]) for group in some] for some in table.laid],
                [[(group.kind, group.cards) for group in some] for some in model.laid],
            ),
            ("before", [bool(skip) for skip in table.skips], [bool(skip) for skip in model.before]),
            ("aside", sorted(map(spelled, table.aside)), sorted(model.aside)),
            ("saved", [sorted(map(spelled, some)) for some in table.saved], [sorted(some) for some in model.saved]),
            ("dealer", table.dealer, model.dealer),
            ("floating", [seat for seat in range(table.seats) if table.floating[seat]], sorted(model.floating)),
        ]
        if model.step not in ("over", "end"):
            pairs.append(("turn", table.turn, model.turn))
        if model.step != "end":
            pairs += [("tie", list(table.tie), list(model.tie))]
            if self.rules.mode == "twist":
                pairs.append(("pawns", list(table.course.pawns), model.pawns))
            elif self.rules.mode in ("freeOrder", "masters", "mastersDeclare"):
                ticks = [sum(1 << at for at in done) for done in model.done]
                pairs.append(("done", list(table.done), ticks) if not model.tie else ("", 0, 0))
            elif not model.tie:
                pairs.append(("on", list(table.at), [254 if at == OUT else at for at in model.on]))
        for what, found, reference in pairs:
            assert found == reference, (what, "engine", found, "reference", reference, self.story())

    def play(self, most):
        self.log = []
        self.offer(0, ("deal",), do=True)
        chance = self.player.chance
        for _ in range(most):
            if self.model.step == "end":
                return
            for _ in range(3):
                self.offer(*self.player.nonsense(self.table))
            for seat in range(self.table.seats):
                self.offer(seat, ("knock",))
            if self.model.step == "play":
                seat = self.table.turn
                tries = self.player.hits(self.table, seat)
                for action in chance.sample(tries, min(4, len(tries))):
                    self.offer(seat, action)
                self.offer_lays(seat)
            if self.rules.short55 == "manual" and chance.random() < 0.002:
                self.offer(0, ("stop",), do=True)
                continue
            self.offer(*self.player.move(self.table), do=True)

    def offer_lays(self, seat):
        """The finder's lay, and the same with something wrong in it."""
        chance = self.player.chance
        lay = None if self.table.laid[seat] else self.player.lay(self.table, seat)
        if not lay:
            return
        self.offer(seat, lay)
        rest = list(self.table.hands[seat])
        for _ in range(3):
            groups = [(list(members), chance.choice((0, value, value, value + 1))) for members, value in lay[1]]
            members = groups[chance.randrange(len(groups))][0]
            what = chance.randrange(4)
            if what == 0:
                del members[chance.randrange(len(members))]
            elif what == 1:
                members.insert(chance.randrange(len(members) + 1), chance.choice(rest))
            elif what == 2:
                chance.shuffle(members)
            else:
                members[chance.randrange(len(members))] = chance.choice(rest)
            self.offer(seat, ("lay", [(bytes(some), value) for some, value in groups], lay[2]))


def mixture(mode, chance):
    """Random options that go together, as texts."""
    texts = ["handTurns=%d" % chance.choice((1, 2, 5, 999, 999, 999))]
    texts += [text for text in OTHERS if chance.random() < 0.15]
    for name, values in BASE_VALUES.items():
        if chance.random() < 0.2:
            texts.append("%s=%s" % (name, chance.choice(values)))
    allowed = [modifier for modifier in MODIFIERS if not forbidden(mode, modifier)]
    texts += chance.sample(allowed, min(len(allowed), chance.randrange(6)))
    sub_options = SUB_OPTIONS.get(mode, ())
    texts += [text for text in sub_options if chance.random() < 0.3]
    if mode not in ("twist", "antiPhase") and not any("phaseList" in text for text in texts):
        texts.insert(0, chance.choice(("phaseList=1,8", "phaseList=2,3,6", "phaseList=4,5")))
    return texts


def given_games(mode, part, every, purpose=""):
    """Yield what random games begin with: rules, seats, seed, and a limit for the deck in one of `every` games, else 0.
    """
    for game in range(GAMES):
        chance = random.Random(f"{mode} {part} {game}{purpose}")
        rules = rules_of("mode=" + mode, *mixture(mode, chance))
        thin = chance.randrange(1, 9) if game % every == 1 else 0
        yield rules, seats_for(mode, chance.randrange(2, 7)), chance.randrange(2**30), thin


@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("mode", CARD_MODES)
def test_both_engines_play_the_same_game(mode, part):
    for given in given_games(mode, part, 3):
        Pair(*given).play(500)


def test_kinds_are_what_the_reference_takes_them_for():
    assert (SET, RUN, COLOUR, ALT, FLUSH) == (1, 2, 3, 4, 5)
