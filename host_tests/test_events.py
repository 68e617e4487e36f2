# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the engine tells (table.events) is all that happens: an onlooker who is shown the table after the deal, and then
hears the events alone, knows every hand, pile and group, who threw what, who waits with a Skip and which cards all know
to be in a hand. The screen moves its cards by the same events.
"""

import arguments
import pytest
from phase10 import actions, engine
from phase10.cards import RULE, SPENT, WILD
from phase10.groups import HEAD
from phase10.phases import COLOUR, SET
from phase10.table import NOBODY
from random_player import Player

SEEDS, MOVES = 3, 400
WAYS = (
    "", "goOut=hitOrDiscard skipPile=underWhenServed skipLimit=oncePerLap", "goOut=float skipPile=onTopWhenPlayed",
    "skipPile=setAside takeSkip=yes reshuffle=keepTop", "knock=on knockPenalty=on", "postal=on skipNoTarget=forbidden",
    "wildAsSkip=on skipPile=onTopWhenPlayed", "wildAsSkip=on takeSkip=yes", "replaceWild=on altRun=replacePhase6",
    "antiOthers=on phaseList=1,2", "firstWild=dealerChooses firstSkip=dealerChooses", "firstWild=autoLeft",
    "mode=fixed10", "mode=freeOrder", "mode=masters", "mode=mastersDeclare goOut=float", "mode=antiPhase",
    "mode=twist", "mode=twist takeSkip=yes goOut=float replaceWild=on",
)

# What the seldom verbs are told as: who did it, and what.
SELDOM = {"knock": "knocked", "give": "gave", "turn": "turned", "choose": "chose", "name": "named"}


class Onlooker:
    """Hears the events; a run is kept with the value of its lowest card."""

    def __init__(self, table):
        self.rules = table.rules
        self.hands = [sorted(hand) for hand in table.hands]
        self.known = [sorted(hand) for hand in table.known]
        self.saved = [sorted(pile) for pile in table.saved]
        self.piles = [list(pile) for pile in table.piles]
        self.threw = list(table.thrown_by)
        self.deck = len(table.deck)
        self.laid = [[list(group) for group in groups] for groups in table.laid]
        self.waiting = list(table.skips)
        self.floating = list(table.floating)
        self.fallen = []

    def hear(self, action, event):
        """action: what was just done, which says what events leave open: the cards of a lay, the pile of a draw."""
        getattr(self, "on_" + event[0], lambda *_: None)(action, *event[1:])

    def sees(self, table):
        assert self.hands == [sorted(hand) for hand in table.hands]
        assert self.known == [sorted(hand) for hand in table.known]
        assert self.saved == [sorted(pile) for pile in table.saved]
        assert self.piles == [list(pile) for pile in table.piles] and self.threw == list(table.thrown_by)
        assert self.deck == len(table.deck)
        assert self.laid == [[list(group) for group in groups] for groups in table.laid]
        assert self.waiting == list(table.skips) and self.floating == list(table.floating)

    def part(self, seat, card):
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def put(self, card, seat, pile=0):
        self.piles[pile].append(card)
        if not pile:
            self.threw.append(seat)

    def on_drew(self, action, seat, source, card):
        if source == actions.DECK:
            self.deck -= 1
        elif source == actions.SAVED_CARD:
            self.saved[seat].remove(card)
        else:
            pile = action[2] if action[0] == "draw" and source == actions.PILE else 0
            taken = self.piles[pile].pop()
            if not pile:
                self.threw.pop()
            assert card == (WILD if taken == SPENT else taken)
            self.known[seat] = sorted([*self.known[seat], card])
        self.hands[seat] = sorted([*self.hands[seat], card])

    def on_laid(self, action, seat, at):
        phase = self.rules.phases[at]
        for (kind, size), (cards, _) in zip(phase, action[1], strict=True):
            assert len(cards) >= size
            for card in cards:
                self.part(seat, card)
            self.laid[seat].append([kind, None, *cards])

    def learn_values(self, table):
        """What a group just laid stands for is seen, not told."""
        for mine, theirs in zip(self.laid, table.laid):
            for group, real in zip(mine, theirs):
                if group[1] is None:
                    group[1] = real[1]

    def on_hit(self, action, seat, card, owner, index, end):
        self.part(seat, card)
        self.add(self.laid[owner][index], card, end)

    def on_swapped(self, action, seat, card, owner, index, end):
        group = self.laid[owner][index]
        place = HEAD + (card & 15) - group[1]
        assert group[place] == WILD
        self.part(seat, card)
        group[place] = card
        self.add(group, WILD, end)

    @staticmethod
    def add(group, card, end):
        if end == "low" and group[0] not in (SET, COLOUR):
            group.insert(HEAD, card)
            group[1] -= 1
        else:
            assert end == "high"
            group.append(card)

    def on_saved(self, action, seat, card):
        self.part(seat, card)
        self.saved[seat] = sorted([*self.saved[seat], card])

    def on_discarded(self, action, seat, card, face_down, pile):
        assert face_down == (action[2:3] == ("down",))
        self.part(seat, card)
        self.put(card, seat, pile)

    def on_skipped(self, action, seat, target, card):
        self.part(seat, WILD if card == SPENT else card)
        self.waiting[target] = card
        if self.rules.skipPile == "onTopWhenPlayed":
            self.waiting[target] = 1
            self.put(card, seat)

    def on_served(self, action, seat):
        card, self.waiting[seat] = self.waiting[seat], 0
        if self.rules.skipPile == "underWhenServed" or self.rules.knock == "on":
            self.piles[0].insert(0, card)
            self.threw.insert(0, NOBODY)
        elif self.rules.skipPile == "onTopWhenServed":
            self.put(card, NOBODY)

    def on_reshuffled(self, action, top):
        assert self.deck == 0 and len(self.piles) == 1
        self.deck, self.piles[0] = len(self.piles[0]) - 1, [top]
        self.threw = [NOBODY] if self.rules.reshuffle == "all" else self.threw[-1:]

    def on_floats(self, action, seat):
        self.floating[seat] = 1


def follow(given, seed):
    """A few hands; return the events that were heard."""
    table, player = engine.new_table(arguments.rules("sheet", given.split()), 2 + seed, seed), Player(seed)
    onlooker, heard = None, set()
    for _ in range(MOVES):
        table.events.clear()
        seat, action = player.move(table)
        given = (table.given,) if action[0] == "give" else ()
        assert engine.do(table, seat, action) is None
        if action[0] in SELDOM:
            assert (SELDOM[action[0]], seat, *action[1:], *given) in table.events
        assert table.step == "draw" or not table.can_be_knocked
        told = [event[0] for event in table.events]
        heard.update(told)
        if table.step in ("over", "end"):
            check_end(table)
            onlooker = None
        elif table.step in ("draw", "play"):
            if not onlooker or len(table.piles) > 1 and "reshuffled" in told:
                if seed:
                    make_short(table)
                onlooker = Onlooker(table)
                continue
            for event in table.events:
                onlooker.hear(action, event)
                onlooker.learn_values(table)
            onlooker.sees(table)
        if table.step == "end":
            break
    return heard


def make_short(table):
    """Put most of the deck under the pile, so that it will be reshuffled."""
    if len(table.deck) > 9:
        table.pile[:0], table.thrown_by[:0] = table.deck[:-9], bytes((NOBODY,)) * (len(table.deck) - 9)
        table.deck[:] = table.deck[-9:]


def check_end(table):
    """Who has won the hand, and the game, is told as it is, and who falls back by the rule card."""
    told = {event[0]: event[1:] for event in table.events}
    fallen = [event[1] for event in table.events if event[0] == "fell"]
    assert all(seat == table.victim or RULE in table.hands[seat] for seat in fallen)
    if "over" in told:
        assert told["over"] == (table.out,)
        assert table.out == NOBODY or not table.hands[table.out] and not table.points[table.out]
    assert ("won" in told) == (table.step == "end") and (table.step != "end" or told["won"] == (table.winners,))


@pytest.mark.parametrize("given", WAYS)
def test_what_is_told_is_all_that_happens(given):
    heard = set()
    for seed in range(SEEDS):
        heard |= follow(given, seed)
    assert {"drew", "discarded", "laid", "hit", "reshuffled"} <= heard
    for option, event in (("knock=on", "knocked"), ("replaceWild=on", "swapped"), ("mode=masters", "saved"),
                          ("antiOthers=on", "fell"), ("mode=twist", "chose")):
        assert event in heard or not given.startswith(option)


def test_the_first_card_given_away_and_the_one_turned_over_for_it_are_told():
    for seed in range(100):
        table = engine.new_table(arguments.rules("sheet", ["firstWild=dealerChooses"]), 3, seed)
        engine.do(table, 0, ("deal",))
        if table.step == "give":
            break
    taker = table.next_playing(table.dealer)
    card = next(card for card in table.hands[taker] if card < WILD)
    table.events.clear()
    assert not engine.do(table, table.dealer, ("give", taker)) and not engine.do(table, taker, ("turn", card))
    assert table.events[:2] == [("gave", table.dealer, taker, WILD), ("turned", taker, card)]


def test_whom_the_skip_that_is_turned_up_skips_is_told():
    skipped = 0
    for seed in range(100):
        table = engine.new_table(arguments.rules("sheet", []), 3, seed)
        engine.do(table, 0, ("deal",))
        first = table.next_playing(table.dealer)
        if table.turn != first:
            skipped += 1
            assert ("served", first) in table.events and table.turn == table.next_playing(first)
    assert skipped


def test_who_names_whom_is_told():
    table = engine.new_table(arguments.rules("sheet", ["antiOthers=on"]), 3, 1)
    engine.do(table, 0, ("deal",))
    seat, victim = table.turn, table.next_playing(table.turn)
    table.hands[seat][:], table.step = bytes((RULE,)), "play"
    assert not engine.do(table, seat, ("discard", RULE)) and not engine.do(table, seat, ("name", victim))
    assert ("named", seat, victim) in table.events
