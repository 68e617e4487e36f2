# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The random number generator against a textbook xorshift with unbounded ints: every seed gives the same numbers as
ever, and none gets stuck at 0. And the codes by which people write down its state before a deal.
"""

import itertools
import random
from types import SimpleNamespace

import pytest
from phase10.chance import Chance
from phase10.deal_codes import deal_code, read_deal_code

BITS = (1 << 30) - 1
STUCK = 0x1B873593  # the seed whose first state would be 0, from which an xorshift never comes away


class Books:
    def __init__(self, seed):
        self.state = (seed ^ STUCK) % (BITS + 1) or 1
        for _ in range(24):
            self.next()

    def next(self):
        self.state ^= self.state << 7 & BITS
        self.state ^= self.state >> 11
        self.state ^= self.state << 16 & BITS
        return self.state

    def below(self, n):
        return self.next() // 8 % n

    def shuffle(self, cards):
        for last in reversed(range(1, len(cards))):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def test_the_same_numbers_as_the_books():
    seeds = [0, 1, 2, BITS, STUCK, STUCK - 1, STUCK ^ 1, STUCK ^ BITS, *random.Random(1).sample(range(BITS), 300)]
    for seed in seeds:
        ours, books = Chance(seed), Books(seed)
        for _ in range(20):
            assert 0 < ours.next() == books.next() == ours.state <= BITS
        assert [ours.below(n) for n in range(1, 110)] == [books.below(n) for n in range(1, 110)]
        cards, others = bytearray(range(108)), bytearray(range(108))
        ours.shuffle(cards)
        books.shuffle(others)
        assert cards == others and sorted(cards) == list(range(108)) and ours.state == books.state


def test_a_seed_beyond_thirty_bits_is_one_within():
    assert Chance(BITS + 1 + 5).state == Chance(5).state != Chance(6).state


def test_all_states_come_before_one_comes_again():
    """2**30 - 1 is 3 * 3 * 7 * 11 * 31 * 151 * 331: none of its parts may be the length of a circle already."""
    def applied(columns, vector):
        result = 0
        for i, column in enumerate(columns):
            if vector >> i & 1:
                result ^= column
        return result

    def power(columns, times):
        result = [1 << i for i in range(30)]
        while times:
            if times & 1:
                result = [applied(columns, column) for column in result]
            columns, times = [applied(columns, column) for column in columns], times >> 1
        return result

    chance, columns = Chance(1), []
    for i in range(30):  # the step is linear: what it does to each bit by itself says all
        chance.state = 1 << i
        columns.append(chance.next())
    same = [1 << i for i in range(30)]
    assert power(columns, BITS) == same
    assert all(power(columns, BITS // prime) != same for prime in (3, 7, 11, 31, 151, 331))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_deal_code_says_state_seats_and_dealer(seats):
    for dealer, state in itertools.product(range(seats), (1, BITS, 0x2B5A17C3)):
        code = deal_code(SimpleNamespace(code=state, seats=seats, dealer=dealer))
        assert len(code) == 7 and read_deal_code(code) == read_deal_code(code.lower()) == (state, seats, dealer)


def test_what_no_deal_can_have_is_no_deal_code():
    """A dealer who has no seat, a letter that none has, one too many."""
    for first in "ABCDEFGHJKLMNPQRSTUVWXYZ23456789":
        deal = read_deal_code(first + "ABCDEF")
        assert deal is None or deal[2] < deal[1] < 7
    for code in ("", "AAAAAA", "AAAAAAAA", "IAAAAAA", "AAAAAA0", "AAA AAA"):
        assert read_deal_code(code) is None
