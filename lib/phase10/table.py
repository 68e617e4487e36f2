# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table: everything that is on it, and how a hand goes round, from the deal to the score.

What a seat may do in its turn stands in turn.py, lay.py and, for options that bring moves of their own, in the module
that verbs.py names. What is on the table is set up in opening.py. What makes one way of playing differ from another
(which phase, when it ends) is a course.
Seats are counted from 0. The last card of a pile is its top.
"""

import sys

from phase10.cards import RULE, SKIP, SPENT, WILD

MARK = 1  # a Skip waits here, but its card lies elsewhere
NOBODY = 255


def room(name: str):
    """A module of this room by name, loaded when a game needs it."""
    __import__("phase10." + name)
    return sys.modules["phase10." + name]


def visit(name: str):
    """The same for what is needed for a moment: only the visitor keeps it in memory."""
    module = room(name)
    del sys.modules["phase10." + name]
    package = sys.modules.get("phase10")
    if package:  # the handheld's drive has none
        delattr(package, name)
    return module


class Table:
    """One game. Read its attributes as you like; change it by do() and deal() alone."""

    def __init__(self, rules, seats: int, seed: int = 1, dealer: int = -1) -> None:
        room("opening").set_up(self, rules, seats, seed, dealer)

    # --- actions --------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, action: tuple):
        """None when this seat may do this now, else the error code."""
        return (self.moves.get(action[0]) or self.learn(action[0]))[0](self, seat, *action[1:])

    def do(self, seat: int, action: tuple):
        """Verify an action, then apply it: None, or the error code of a refusal, which changes nothing."""
        why_not, move = self.moves.get(action[0]) or self.learn(action[0])
        code = why_not(self, seat, *action[1:])
        if code is None:
            if self.step in ("play", "name") and self.may_end(seat, action):
                for name in ("ending", self.course.ENDING):  # if that cannot be loaded, nothing must have changed
                    room(name)
            move(self, seat, *action[1:])
        return code

    def may_end(self, seat: int, action: tuple) -> bool:
        """Could the hand or the game end by this?"""
        if action[0] == "lay":
            laid = sum([len(cards) for cards, _ in action[1]])
            return laid == len(self.hands[seat]) or self.course.on_last(seat)
        return len(self.hands[seat]) < 2

    def learn(self, verb: str) -> tuple:
        """The two functions behind a verb: why_not_X and X. Their module is loaded when the first game needs it."""
        verbs = room("verbs")
        module = room(verbs.ROOM_OF[verb])
        pair = getattr(module, "why_not_" + verb), getattr(module, verb)
        if verb in verbs.AGAIN:
            self.moves[verb] = pair
        return pair

    def not_ready(self, seat: int, step: str):
        """The reason why it is not this seat's moment for that step, or None."""
        if self.step == "end":
            return "game-over"
        if self.step in ("over", "deal"):
            return "hand-over"
        if seat != self.turn:
            return "not-your-turn"
        return None if self.step == step else "not-now"

    def tell(self, *event) -> None:
        self.events.append(event)

    def next_playing(self, seat: int) -> int:
        """The next playing seat on the left; left of the dealer sits the first."""
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.plays[seat]:
                break
        return seat

    def deal_code(self) -> str:
        """The signs by which anybody can deal this hand again."""
        return room("deal_codes").deal_code(self.code, self.seats, self.dealer)

    # --- turn after turn ------------------------------------------------------------------------------------------

    def go_to(self, seat: int, draws: bool = True) -> None:
        """The turn comes to a seat; who has a Skip waiting serves it and the turn goes on."""
        while True:
            self.reach(seat)
            if self.laps > int(self.rules.handTurns):
                self.end_hand(NOBODY)
                return
            if self.plays[seat]:
                if not self.skips[seat]:
                    break
                self.serve(seat)
            seat = (seat + 1) % self.seats
        self.turn, self.step = seat, "draw"
        self.drawn, self.emptied, self.laid_now = 0, -1, False
        self.served[seat] = 0
        if draws and not self.deck:
            visit("reshuffling").fill_deck(self)

    def reach(self, seat: int) -> None:
        """The turn reaches a seat, to be played or passed over."""
        if seat == self.dealer:
            self.lap_done = True
        if seat == self.next_playing(self.dealer):
            self.laps += 1
        for i in range(self.seats):
            if self.blame[i] == seat + 1:
                self.blame[i] = 0

    def serve(self, seat: int) -> None:
        """Remove the Skip before a seat and put it where the rules want it."""
        card, self.skips[seat] = self.skips[seat], 0
        self.served[seat] = 2 if self.can_be_knocked else 1  # 2: in the window for knocking that is open now
        where = self.rules.skipPile
        if where == "setAside":
            self.aside.append(card)
        elif card != MARK:
            if where == "underWhenServed" or self.rules.knock == "on":
                self.pile[0:0] = bytes((card,))
                self.thrown_by[0:0] = bytes((NOBODY,))
            else:
                self.to_pile(card, NOBODY)
        self.tell("served", seat)

    def may_take(self, pile: int = 0) -> bool:
        """May the top of a discard pile be taken?"""
        if not self.piles[pile]:
            return False
        top = self.piles[pile][-1]
        if top in (SKIP, SPENT):
            return self.rules.takeSkip == "yes"
        return top != WILD or self.rules.takeWild == "yes"

    def to_pile(self, card: int, seat: int, pile: int = 0) -> None:
        self.piles[pile].append(card)
        if not pile:
            self.thrown_by.append(seat)

    def end_turn(self) -> None:
        self.go_to(self.next_playing(self.turn))

    # --- what the rules ask of a seat -----------------------------------------------------------------------------

    def must_keep(self) -> int:
        """How many cards laying and hitting must leave in the hand."""
        if self.in_first_lap():
            return 2  # one to discard and, as nobody may go out yet, one to hold
        return 1 if self.rules.goOut == "discard" else 0

    def in_first_lap(self) -> bool:
        return self.rules.postal == "on" and not self.lap_done

    def most_to_lay(self, seat: int) -> int:
        """The largest number of cards that the seat may lay or hit now; neither takes a Skip."""
        hand = self.hands[seat]
        limit = len(hand) - self.must_keep()
        if self.rules.skipLast == "no" and hand.count(bytes((SKIP,))) == 1:
            limit = min(limit, len(hand) - 2)
        return limit

    def postal(self, seat: int) -> int:
        """The number this seat may use as a Wild, or 0."""
        if self.rules.postal == "off" or self.rules.mode in ("freeOrder", "mastersDeclare"):
            return 0
        at = self.at[seat]
        number = self.rules.numbers[at] if at < len(self.rules.numbers) else 0
        return number if number <= 7 else 0

    def skip_targets(self, seat: int) -> int:
        """The seats that this one may play a Skip at, as a mask."""
        rules, mask = self.rules, 0
        for target in range(self.seats):
            if target == seat or not self.plays[target] or self.skips[target]:
                continue
            if rules.skipTarget == "next" and target != self.next_playing(seat):
                continue
            if rules.skipLimit == "oncePerLap" and self.blame[target]:
                continue
            if rules.skipLimit == "noConsecutive" and self.served[target]:
                continue
            mask |= 1 << target
        return mask

    # --- the end of a hand ----------------------------------------------------------------------------------------

    def end_hand(self, winner: int, card: int = 0) -> None:
        """The hand is over, won by a seat or by nobody; the rule card, discarded last, first wants a victim named."""
        if card == RULE:
            self.step = "name"
        else:
            room("ending").end_hand(self, winner)

    def win(self, winners) -> None:
        self.winners = tuple(winners)
        self.step = "end"
        self.tell("won", self.winners)


def pop(pile) -> int:
    """Take the top card."""
    card = pile[-1]
    pile[-1:] = b""
    return card
