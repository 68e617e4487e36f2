# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table: everything that is on it, and how a hand goes round, from the deal to the score.

What a seat may do in its turn stands in turn.py and, for options that bring moves of their own, in the module that
VERBS names. What makes one way of playing differ from another (which phase, when it ends) is a course.
Seats are counted from 0. The last card of a pile is its top.
"""

from phase10 import cards, course
from phase10.cards import RULE, SKIP, SPENT, WILD
from phase10.chance import Chance, deal_code
from phase10.finder import Finder

MARK = 1  # a Skip waits here, but its card lies elsewhere
NOBODY = 255

COURSES = {
    "ordered": "course",
    "fixed10": "course_fixed",
    "freeOrder": "course_free",
    "masters": "course_masters",
    "mastersDeclare": "course_masters",
    "antiPhase": "course_anti",
    "twist": "course_twist",
}
# Which module of this room knows a verb, and the option that must be on for it ("" for always).
VERBS = {
    "draw": ("turn", ""),
    "lay": ("turn", ""),
    "hit": ("turn", ""),
    "discard": ("turn", ""),
    "swap": ("swapping", "replaceWild"),
    "knock": ("knocking", ""),
    "give": ("giving", ""),
    "turn": ("giving", ""),
    "save": ("saving", ""),
    "choose": ("choosing", ""),
    "name": ("naming", "antiOthers"),
    "stop": ("stopping", "short55"),
    "deal": ("table", ""),
}


def room(name: str):
    """A module of this room by name, loaded when a game needs it."""
    return getattr(__import__("phase10." + name), name)


class Table:
    """One game. Read its attributes as you like; change it by do() and deal() alone."""

    def __init__(self, rules, seats: int, seed: int = 1, dealer: int = -1) -> None:
        self.rules = rules
        self.seats = seats
        self.chance = Chance(seed)
        self.course = room(COURSES[rules.mode]).Course(self)
        self.finder = Finder(rules)
        self.two_colour = rules.altMode == "twoColour"
        self.piles = [bytearray() for _ in range(3 if rules.mode == "twist" else 1)]
        self.pile = self.piles[0]
        self.saved = [bytearray() for _ in range(seats)]
        self.scores = [0] * seats
        self.points = [0] * seats
        self.at = bytearray(seats)  # which phase of the list each seat is on
        self.done = [0] * seats  # free order, Masters: which phases are ticked, as a mask
        self.tie = ()
        self.winners = None
        self.events = []
        self.moves = {}
        self.hand_no = 0
        self.dealer = self.chance.below(seats)
        if dealer >= 0:
            self.dealer = dealer
        self.clear_hand()
        self.course.start()

    def clear_hand(self) -> None:
        """Forget all that belongs to one hand."""
        seats = self.seats
        self.hands = [bytearray() for _ in range(seats)]
        self.laid = [[] for _ in range(seats)]
        self.known = [bytearray() for _ in range(seats)]  # cards everybody saw going into a hand
        self.deck = bytearray()
        for pile in self.piles:
            pile[:] = b""
        self.thrown_by = bytearray()  # for each card of the pile: the seat that discarded it
        self.aside = bytearray()
        self.skips = bytearray(seats)  # what lies before a seat that must miss a turn
        self.blame = bytearray(seats)  # who skipped this seat last (plus one), until the turn is back there
        self.served = bytearray(seats)  # served a Skip and has had no turn since
        self.knocked = bytearray(seats)  # the last turn began with a knock
        self.floating = bytearray(seats)
        self.plays = bytearray(b"\x01" * seats)  # who takes part in this hand
        self.step = "deal"
        self.turn = self.dealer
        self.given = 0  # dealerChooses: the card that looks for a taker
        self.fed = NOBODY  # dealerChooses: who got an upturned card in the hand
        self.victim = NOBODY  # antiOthers: who was named
        self.drawn = 0
        self.emptied = -1  # Twist: the pile that the draw emptied
        self.laid_now = False
        self.lap_done = False
        self.can_be_knocked = False
        self.saved_now = 0  # Masters: who has saved a card in this hand, as a mask
        self.laps = 0
        self.dry = 0  # turns in a row without a draw
        self.out = NOBODY
        self.code = 0
        for seat in range(seats):
            self.points[seat] = 0

    # --- actions --------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, action: tuple):
        """None when this seat may do this now, else the error code."""
        return (self.moves.get(action[0]) or self.learn(action[0]))[0](self, seat, *action[1:])

    def do(self, seat: int, action: tuple):
        """Verify an action, then apply it: None, or the error code of a refusal, which changes nothing."""
        why_not, move = self.moves.get(action[0]) or self.learn(action[0])
        code = why_not(self, seat, *action[1:])
        if code is None:
            move(self, seat, *action[1:])
        return code

    def learn(self, verb: str) -> tuple:
        """The two functions behind a verb: why_not_X and X. Their module is loaded when the first game needs it."""
        module, option = VERBS[verb]
        if option and getattr(self.rules, option) == "off":
            self.moves[verb] = (rule_off, None)
        else:
            self.moves[verb] = (getattr(room(module), "why_not_" + verb), getattr(room(module), verb))
        return self.moves[verb]

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

    # --- a new hand -----------------------------------------------------------------------------------------------

    def open_hand(self) -> None:
        """Clear the table for the next hand; the cards are dealt as soon as the course has nothing to ask."""
        if self.hand_no and (self.rules.dealer == "rotate" or self.tie):
            self.dealer = self.next_dealer()
        self.hand_no += 1
        self.clear_hand()
        self.course.open_hand()
        if self.course.before_deal():
            self.deal_cards()

    def next_dealer(self) -> int:
        """The deal passes left, in a tie-break hand to the next tied seat, and never to one that is out."""
        seat = self.dealer
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.at[seat] != course.OUT_OF_GAME and (not self.tie or seat in self.tie):
                return seat
        return self.dealer

    def whole_deck(self) -> bytearray:
        """All cards of this game's box that are not saved away."""
        masters = self.rules.mode in ("masters", "mastersDeclare")
        deck = cards.full_deck(2 if masters else 4, self.rules.antiOthers == "on")
        for saved in self.saved:
            for card in saved:
                cards.take_out(deck, card)
        return deck

    def deal_cards(self) -> None:
        self.code = self.chance.state
        self.deck = self.whole_deck()
        self.chance.shuffle(self.deck)
        self.tell("hand", self.hand_no, self.dealer, self.code)
        for _ in range(cards.HAND_SIZE):
            for i in range(self.seats):
                seat = (self.dealer + 1 + i) % self.seats
                if self.plays[seat]:
                    self.hands[seat].append(pop(self.deck))
        self.turn_up()

    def deal_code(self) -> str:
        """The signs by which anybody can deal this hand again."""
        return deal_code(self.code, self.seats, self.dealer)

    def first_seat(self) -> int:
        """The first playing seat left of the dealer."""
        return self.next_playing(self.dealer)

    def next_playing(self, seat: int) -> int:
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.plays[seat]:
                break
        return seat

    def turn_up(self) -> None:
        """Turn the upcard and obey the start rules, until a card lies that lets the game begin."""
        if len(self.piles) > 1:
            self.course.turn_up()
            self.begin()
            return
        for _ in range(len(self.deck)):
            if not self.obey_upcard(pop(self.deck)):
                break
        if self.step == "deal":
            self.begin()

    def obey_upcard(self, card: int) -> bool:
        """What a turned card brings about; True when another must be turned."""
        rules = self.rules
        self.tell("upcard", card)
        if card == RULE:
            self.deck[0:0] = bytes((card,))
            return True
        rule = rules.firstWild if card == WILD else rules.firstSkip if card == SKIP else "normal"
        if rule == "redraw":
            self.deck[0:0] = bytes((card,))
            return True
        if rule == "dealerChooses":
            self.given, self.turn, self.step = card, self.dealer, "give"
            return False
        self.to_pile(card, NOBODY)
        if rule == "autoLeft":
            self.drawn = card  # it lies there until the first turn begins with it
            return False
        if rule == "skipFirst":
            self.served[self.first_seat()] = 1
        return rule == "cover"

    def begin(self) -> None:
        """The deal is done: let the course ask for phases, then the first turn begins."""
        if self.course.before_play():
            self.start_play()

    def start_play(self) -> None:
        first = self.first_seat()
        if self.fed == first:  # it was given the upturned card and has had its say
            first = self.next_playing(first)
        automatic, self.drawn = self.drawn, 0
        if automatic:
            self.go_to(first, False)
            pop(self.pile)
            pop(self.thrown_by)
            self.hands[self.turn].append(automatic)
            self.known[self.turn].append(automatic)
            self.drawn = automatic
            self.step = "play"
            self.tell("drew", self.turn, "upcard", automatic)
        elif self.served[first]:
            self.tell("served", first)
            self.reach(first)
            self.go_to(self.next_playing(first))
        else:
            self.go_to(first)

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
        if draws:
            self.ready_to_draw()

    def reach(self, seat: int) -> None:
        """The turn reaches a seat, to be played or passed over."""
        if seat == self.dealer:
            self.lap_done = True
        if seat == self.first_seat():
            self.laps += 1
        if self.rules.skipLimit == "oncePerLap":
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

    def ready_to_draw(self) -> None:
        """An empty deck is made new first; where nothing can be drawn at all the draw is left out."""
        if not self.deck:
            self.reshuffle()
        if self.deck or self.saved[self.turn]:
            return
        for i in range(len(self.piles)):
            if self.may_take(i) and (not self.floating[self.turn] or room("floating").tempts(self, self.turn, i)):
                return
        self.dry += 1
        if self.dry > self.plays.count(b"\x01"):
            self.end_hand(NOBODY)
        elif self.floating[self.turn] or not self.may_discard_something():
            self.go_to(self.next_playing(self.turn))
        else:
            self.step = "play"

    def may_discard_something(self) -> bool:
        hand = self.hands[self.turn]
        return len(hand) > 1 or (len(hand) == 1 and (hand[0] != SKIP or self.rules.skipLast == "yes"))

    def reshuffle(self) -> None:
        """The discard pile becomes the new deck; sheet: all of it, and its top is turned again."""
        loose = bytearray()
        for pile in self.piles:
            loose.extend(pile[:-1] if self.rules.reshuffle == "keepTop" else pile)
            pile[:] = pile[-1:] if self.rules.reshuffle == "keepTop" else b""
        if not loose:
            return
        self.thrown_by = self.thrown_by[-len(self.pile) :] if self.pile else bytearray()
        for i in range(len(loose)):
            if loose[i] == SPENT:
                loose[i] = WILD
        self.chance.shuffle(loose)
        self.deck = loose
        self.can_be_knocked = False
        for pile in self.piles:
            if not pile and self.deck:
                card = pop(self.deck)
                if card == RULE and self.deck:
                    self.deck[0:0] = bytes((card,))
                    card = pop(self.deck)
                pile.append(card)
                if pile is self.pile:
                    self.thrown_by.append(NOBODY)
        self.tell("reshuffled", self.pile[-1] if self.pile else 0)

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

    def open_window(self, card: int) -> None:
        """A card was discarded and may be knocked for, unless nobody may take it."""
        self.can_be_knocked = card < SKIP and self.may_take()
        for seat in range(self.seats):
            self.served[seat] = min(self.served[seat], 1)

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
        """The largest number of cards that the seat may lay now."""
        hand = self.hands[seat]
        limit = len(hand) - self.must_keep()
        if self.rules.skipLast == "no" and hand.count(bytes((SKIP,))) == 1:
            limit = min(limit, len(hand) - 2)
        return limit

    def leaves_too_few(self, hand, gone) -> bool:
        """Would a seat that parts with these cards before its discard keep too little for it?"""
        left = len(hand) - len(gone)
        if left < self.must_keep():
            return True
        if left != 1 or self.rules.skipLast == "yes":
            return False
        return hand.count(bytes((SKIP,))) > gone.count(bytes((SKIP,)))

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

    def end_hand(self, winner: int) -> None:
        """The hand is over, won by a seat or by nobody: count the cards, then the course moves everybody on."""
        self.out = winner
        self.can_be_knocked = False
        for seat in range(self.seats):
            if self.skips[seat] > MARK:
                self.aside.append(self.skips[seat])
            self.skips[seat] = 0
            cost = 0
            for card in self.hands[seat]:
                cost += cards.points(card, self.rules.wild_points)
            self.points[seat] = 0 if seat == winner else cost
            if not self.tie and self.course.COUNTS_POINTS:
                self.scores[seat] += self.points[seat]
        self.step = "over"
        self.tell("over", winner)
        self.course.advance()
        if self.rules.antiOthers == "on":
            room("naming").step_down(self)
        if self.step == "over":
            self.judge()

    def go_out(self, seat: int, card: int) -> None:
        """The last card was discarded; the rule card of antiOthers first wants a victim named."""
        if card == RULE:
            self.step = "name"
        else:
            self.end_hand(seat)

    def judge(self) -> None:
        """Is the game over with this hand, and who has won it?"""
        self.course.judge()
        if self.step == "over" and self.rules.short55 == "hands" and self.hand_no >= int(self.rules.shortHands):
            room("stopping").judge(self)

    def win(self, winners) -> None:
        self.winners = tuple(winners)
        self.step = "end"
        self.tell("won", self.winners)


def pop(pile) -> int:
    """Take the top card."""
    card = pile[-1]
    pile[-1:] = b""
    return card


def rule_off(table, seat: int, *what) -> str:
    return "rule-off"


def why_not_deal(table, seat: int):
    if table.step == "end":
        return "game-over"
    return None if table.step == "over" or not table.hand_no else "not-now"


def deal(table, seat: int) -> None:
    table.open_hand()
