# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Laying a phase: the finder proposes a lay, LEFT and RIGHT go through the other ones, and DOWN lets the player say for
each card whether it stays in the hand or which group it goes to.
"""

from handheld.keys import DOWN, LEFT, RIGHT, UP, A, B
from phase10 import turn
from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, SET
from screens import cardart

_PHASE, _CARDS = range(2)


class Part:
    def __init__(self, screen):
        self.screen = screen
        self.table = screen.game.table
        self.seat = self.table.turn
        self.phases = list(self.table.course.layable(self.seat))
        self.ranks = []  # of the ways gone through, so that LEFT finds back: (place in phases, rank before it)
        self.at = self.phases[0]
        self.groups = bytearray(len(screen.hand.cards))  # for each card of the hand: 0 it stays, 1 the first group ...
        self.shift = 0  # how many loose Wilds of a run stand at its low end
        self.by_hand = False
        self.focus = _PHASE
        screen.lit.clear()
        self.next_way()

    def close(self):
        screen = self.screen
        screen.hand.raised = 0
        screen.panel.hand = b""

    # --- ways the finder knows ------------------------------------------------------------------------------------

    def next_way(self):
        """The next proposal, of the next phase when this one has no more, and at last the first again."""
        place, rank = self.ranks[-1] if self.ranks else (0, -1)
        if self.ranks:
            rank = self.rank
        for _ in range(len(self.phases) + 1):
            if self.take_way(place, rank):
                self.ranks.append((place, rank))
                break
            place, rank = (place + 1) % len(self.phases), -1
            if not place:
                self.ranks.clear()
        self.show()

    def former_way(self):
        if len(self.ranks) > 1:
            self.ranks.pop()
            self.take_way(*self.ranks[-1])
        self.show()

    def take_way(self, place: int, rank: int) -> bool:
        """Propose the best lay behind that rank; False when there is none."""
        table = self.table
        lay = turn.best_lay(table, self.seat, self.phases[place], rank)
        if not lay:
            return False
        self.rank = table.finder.rank
        self.at = self.phases[place]
        self.lay = lay
        self.by_hand = False
        self.mark_cards()
        return True

    def mark_cards(self):
        """Which card of the hand goes where in the proposal."""
        cards, self.groups = self.screen.hand.cards, bytearray(len(self.screen.hand.cards))
        for number in range(len(self.lay)):
            for card in self.lay[number][0]:
                for i in range(len(cards)):
                    if cards[i] == card and not self.groups[i]:
                        self.groups[i] = number + 1
                        break

    # --- card by card ---------------------------------------------------------------------------------------------

    def next_group(self):
        """The chosen card goes to the next group, and after the last back to the hand."""
        at = self.screen.hand.at
        self.groups[at] = self.group_after(at)
        self.shift = 0
        self.arrange()
        self.show()

    def group_after(self, at: int) -> int:
        """Where A puts that card of the hand next; 0 is back to the hand."""
        if self.screen.hand.cards[at] >= SKIP:
            return 0
        return (self.groups[at] + 1) % (len(self.table.rules.phases[self.at]) + 1)

    def arrange(self):
        """Make a lay of the cards as the player has divided them."""
        self.by_hand = True
        self.lay = []
        cards, phase = self.screen.hand.cards, self.table.rules.phases[self.at]
        for number in range(len(phase)):
            chosen = bytearray([cards[i] for i in range(len(cards)) if self.groups[i] == number + 1])
            self.lay.append(arranged(chosen, phase[number][0], self.table.postal(self.seat), self.shift))

    def loose_wilds(self) -> int:
        """How many ways there are to share the Wilds at the ends of runs between low and high."""
        return max([group[0].count(bytes((WILD,))) for group in self.lay])

    # --- keys -----------------------------------------------------------------------------------------------------

    def tick(self):
        """Nothing moves."""

    def key(self, event: int):
        key, hand = event & 15, self.screen.hand
        if key == B:
            self.screen.leave_part()
            return
        if self.focus == _CARDS:
            if key == A:
                self.next_group()
            elif key in (LEFT, RIGHT):
                hand.move(1 if key == RIGHT else -1)
                self.show()
            elif key == UP:
                self.focus = _PHASE
                self.show()
        elif key == A:
            self.screen.do(("lay", self.lay, self.at))
        elif key == DOWN:
            self.focus = _CARDS
            self.show()
        elif key in (LEFT, RIGHT):
            self.other_way(key)

    def other_way(self, key: int):
        """Move loose Wilds to the other end of a run divided by hand; else the finder's next or former way."""
        if self.by_hand and self.loose_wilds():
            self.shift = (self.shift + 1) % (self.loose_wilds() + 1)
            self.arrange()
            self.show()
        elif key == RIGHT:
            self.next_way()
        else:
            self.former_way()

    # --- what is seen ---------------------------------------------------------------------------------------------

    def show(self):
        screen, say = self.screen, self.screen.say
        hand = screen.hand
        hand.active = self.focus == _CARDS
        hand.raised = sum([1 << i for i in range(len(self.groups)) if self.groups[i]])
        hand.sync(hand.cards)
        self.show_groups()
        screen.panel.title.show(screen.panel.name % self.table.rules.numbers[self.at])
        screen.panel.info.show(say.OTHER_WAY)
        why = self.table.why_not(self.seat, ("lay", self.lay, self.at))
        if self.focus == _CARDS:
            group = self.group_after(hand.at)
            screen.bar.show(say.TO_GROUP % group if group else say.TO_HAND, say.BACK)
        elif why:
            screen.bar.tell(screen.why(why), say.BACK)
        else:
            screen.bar.show(say.LAY_IT, say.BACK)

    def show_groups(self):
        """The lay as it would lie on the table."""
        minis, phase = self.screen.panel.minis, self.table.rules.phases[self.at]
        sizes = [max(len(self.lay[i][0]), phase[i][1]) for i in range(len(phase))]
        minis.begin(sum(sizes), len(phase) - 1)
        for i in range(len(phase)):
            cards, value = self.lay[i]
            group = bytearray((phase[i][0], value)) + cards
            for j in range(sizes[i]):
                if j >= len(cards):
                    minis.add(cardart.SLOT | cardart.PLAIN << 8)
                elif value:
                    minis.add(cardart.in_group(group, j))
                else:
                    minis.add(cardart.tile_of(cards[j]) | cardart.palette_of(cards[j]) << 8)
            minis.gap()
        minis.end()


def arranged(cards, kind: int, postal: int, shift: int):
    """(cards, value) of a group the player put together; value 0 where the cards do not settle it."""
    naturals = bytearray([card for card in cards if card < WILD])
    if not naturals:
        return bytes(cards), 0
    if kind == SET:
        return bytes(cards), _main_number(naturals, postal)
    if kind == COLOUR:
        return bytes(cards), (naturals[0] >> 4) + 1
    for wild_number in (0, postal):
        low, run = _run(naturals, cards.count(bytes((WILD,))), wild_number, shift)
        if low:
            return bytes(run), low
    return bytes(cards), 0


def _main_number(naturals, postal: int) -> int:
    for card in naturals:
        if card & 15 != postal:
            return card & 15
    return postal


def _run(naturals, wilds: int, wild_number: int, shift: int):
    """(low end, cards in order) when they make a run, else (0, None)."""
    places, loose = bytearray(16), bytearray()
    for card in naturals:
        if card & 15 == wild_number:
            loose.append(card)
        elif places[card & 15]:
            return 0, None
        else:
            places[card & 15] = card
    loose.extend(bytes((WILD,)) * wilds)
    taken = [number for number in range(1, 13) if places[number]]
    if not taken:
        return 0, None
    low, high = taken[0], taken[-1]
    if high - low + 1 - len(taken) > len(loose):
        return 0, None
    over = len(loose) - (high - low + 1 - len(taken))
    down = min(max(shift, over - (12 - high)), over, low - 1)
    up = over - down
    if high + up > 12:
        return 0, None
    low, high = low - down, high + up
    at = 0
    for number in range(low, high + 1):
        if not places[number]:
            places[number] = loose[at]
            at += 1
    return low, places[low : high + 1]


