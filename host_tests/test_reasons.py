# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The code of every refusal names a reason that holds, by the reference engine of test_reference_variants.py, which
tells only whether an action is allowed. Random games of every mode with random options, and random actions in them.
"""

import pytest
from phase10 import engine
from phase10.cards import WILD
from phase10.phases import COLOUR
from test_reference_variants import Pair, given_games, is_natural, make_group, spelled
from test_variants import CARD_MODES

OWN_STEP = ("draw", "choose", "give", "turn", "name")  # the table waits for them by name; for others in the step play


class Reasons:
    """Which codes tell the truth about an action that is refused."""

    def __init__(self, pair):
        self.pair, self.model, self.r = pair, pair.model, pair.rules

    def of(self, seat, action):
        """The codes that hold, one a reason. Of what follows from others only the first is asked."""
        verb, rest, model = action[0], action[1:], self.model
        if verb == "knock":
            return {"no-knock"}
        if model.step == "end":
            return {"game-over", *self.off(verb)}
        if verb == "deal":
            return {"not-now"}
        if model.step == "over":
            return {"hand-over", *self.off(verb)}
        found = set(self.off(verb))
        found |= {"not-your-turn"} if seat != model.turn else set()
        found |= {"not-now"} if model.step != (verb if verb in OWN_STEP else "play") else set()
        return found or set(getattr(self, verb)(seat, *rest))

    def off(self, verb):
        """Is it of a rule that this game does without?"""
        if verb == "swap" and self.r.replaceWild == "off" or verb == "name" and self.r.antiOthers == "off":
            yield "rule-off"
        if verb == "save" and not self.model.masters() or verb == "stop" and self.r.short55 == "off":
            yield "rule-off"

    def draw(self, seat, source, which=0):
        model = self.model
        tops = [i for i in range(len(model.piles)) if model.takeable(i) and model.fits(seat, model.piles[i][-1])]
        takes_top = source in ("pile", "discard")
        if seat in model.floating and (source == "saved" or tops and not takes_top or takes_top and which not in tops):
            yield "forced"
        there = model.deck if source == "deck" else spelled(which) in model.saved[seat] if source == "saved" else None
        if not (model.takeable(which) if takes_top else there):
            yield "cannot-take"

    def lay(self, seat, lay, named=-1):
        model, pair = self.model, self.pair
        if model.laid[seat]:
            yield "already-laid"
        cards = [spelled(card) for members, _ in lay for card in members]
        missing = any(cards.count(card) > model.hands[seat].count(card) for card in cards)
        if missing:
            yield "not-in-hand"
        if named < 0 and model.names_phases():
            yield "bad-syntax"
        if model.phase_to_lay(seat, None if named < 0 else named) is None:
            yield "not-the-phase"
            return
        if not missing and not model.may_part_with(seat, cards):
            yield "keep-one"
        yield from self.of_groups(seat, pair.groups(seat, lay, None if named < 0 else named), named)

    def of_groups(self, seat, groups, named):
        """A group that can be several things needs a value."""
        model = self.model
        phase = model.phases[model.phase_to_lay(seat, None if named < 0 else named)]
        if len(groups) != len(phase):
            yield "not-the-phase"
            return
        readings = [self.readings(seat, ask, *group) for ask, group in zip(phase, groups)]
        if any(not some for some in readings):
            yield "not-the-phase"
            return
        naturals = [max(group.naturals() for group in some) for some in readings]
        if self.r.naturals == "group" and 0 in naturals or self.r.naturals == "phase" and not any(naturals):
            yield "not-the-phase"
        if any(value is None and len(some) > 1 for some, (_, value) in zip(readings, groups)):
            yield "need-value"

    def readings(self, seat, ask, members, value):
        """The groups that these cards can be, with the value that is said or with any."""
        kind, size = ask
        values = [value] if value is not None else "RBGY" if kind == COLOUR else range(1, 13)
        made = [make_group(kind, size, members, one, self.model.postal(seat), self.model.two_colour) for one in values]
        return [group for group in made if group]

    def touch(self, seat, card, owner, index):
        model = self.model
        if not model.laid[seat]:
            yield "lay-first"
        if model.laid_now and self.r.hitSameTurn == "no":
            yield "not-this-turn"
        if spelled(card) not in model.hands[seat]:
            yield "not-in-hand"
        elif not model.may_part_with(seat, [spelled(card)]):
            yield "keep-one"
        if not 0 <= owner < model.n or not 0 <= index < len(model.laid[owner]):
            yield "no-group"

    def hit(self, seat, card, owner, index, end=""):
        model, found = self.model, set(self.touch(seat, card, owner, index))
        if "no-group" not in found:
            ends = model.laid[owner][index].ends_for(spelled(card), model.postal(seat), model.wild_numbers())
            ends &= {end} if end else ends
            found |= set() if ends else {"no-fit"}
            found |= {"which-end"} if len(ends) == 2 else set()
        return found

    def swap(self, seat, card, owner, index, end=""):
        found = set(self.touch(seat, card, owner, index))
        if "no-group" not in found:
            group, card = self.model.laid[owner][index], spelled(card)
            ends = group.ends_for("W", 0)
            ends &= {end} if end else ends
            in_its_place = is_natural(card) and ends - {"in"} and self.takes_a_wild(group, card)
            found |= {"which-end"} if len(ends) == 2 and in_its_place else set()
            found |= set() if in_its_place else {"no-fit"}
        return found

    def takes_a_wild(self, group, card):
        place = int(card[1:]) - group.value
        if not 0 <= place < len(group.cards) or group.cards[place] != "W":
            return False
        changed = type(group)(group.kind, group.cards, group.value, group.two_colour)
        changed.cards[place] = card
        return changed.colour_goes(place, self.model.wild_numbers())

    def discard(self, seat, card, target=-1, pile=-1):
        model, hand, card = self.model, self.model.hands[seat], spelled(card)
        last, floats = len(hand) == 1, seat in model.floating
        if card not in hand:
            yield "not-in-hand"
        if last and (model.in_lap_one() or card in ("S", "W") and self.r.skipLast == "no" and not floats):
            yield "keep-one"
        if target == "down" and card != "X" or card not in ("S", "W") and target not in (-1, "down"):
            yield "not-a-skip"
        if card == "W" and target != -1 and self.r.wildAsSkip == "off":
            yield "not-a-skip"
        if card == "X" and last == (target == "down") or card == "X" and not last and target == -1:
            yield "not-now"
        if floats and model.fits(seat, card):
            yield "forced"
        targets = model.targets(seat)
        if card == "S" and target == -1 and targets:
            yield "need-target"
        if target not in (-1, "down") and target not in targets or card == "S" and target == -1 and not targets:
            yield "bad-target"
        yield from self.of_pile(pile)

    def of_pile(self, pile):
        emptied = self.model.emptied
        if self.model.mode != "twist":
            if pile not in (-1, 0):
                yield "bad-target"
            return
        if pile > 2:
            yield "bad-target"
        if pile == -1 and emptied is None:
            yield "need-target"
        if pile >= 0 and emptied not in (None, pile):
            yield "forced"

    def save(self, seat, card):
        model, card = self.model, spelled(card)
        if card not in model.hands[seat]:
            yield "not-in-hand"
        if seat in model.floating:
            yield "forced"
        if self.r.saveLimit == "1" and seat in model.savers:
            yield "limit"
        if len(model.hands[seat]) == 1 and (self.r.saveOut == "no" or model.in_lap_one()):
            yield "keep-one"

    def give(self, seat, target):
        return {"bad-target"}

    def turn(self, seat, card):
        yield "not-in-hand" if spelled(card) not in self.model.hands[seat] else "no-skip"

    def choose(self, seat, what):
        return {"not-the-phase"}

    def name(self, seat, target):
        return {"bad-target"}


class Judged(Pair):
    """A pair of engines where the reasons are asked, too."""

    def offer(self, seat, action, do=False):
        code = engine.why_not(self.table, seat, action)
        super().offer(seat, action, do)
        if code and self.model.step != "deal":
            told = Reasons(self).of(seat, action)
            assert code in told, (seat, action, code, told, self.story())
        if do and self.model.step in ("draw", "play"):
            for wish in self.wishes(self.table, self.table.turn):
                self.offer(self.table.turn, wish)

    def wishes(self, table, seat):
        """Some draws and discards of the seat in turn, most of them refused."""
        piles = range(-1, len(table.piles))
        found = [("draw", "pile", pile) for pile in piles] + [("draw", "saved", card) for card in table.saved[seat]]
        if table.step == "play":
            for card in set(table.hands[seat]):
                targets = [-1, *range(table.seats)] if card >= WILD else [-1, seat]
                found += [("discard", card, target, pile) for target in targets for pile in piles]
                found += [("discard", card, "down"), ("save", card)]
        return self.player.chance.sample([*found, ("draw", "deck")], min(6, len(found)))


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("mode", CARD_MODES)
def test_every_refusal_tells_the_truth(mode, part):
    for given in given_games(mode, part, 2, " reasons"):
        Judged(*given).play(300)
