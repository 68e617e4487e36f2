# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game's only source of randomness: the same on every interpreter, and its state, one int, fits in a save."""

_MASK = 0x3FFFFFFF


class Chance:
    """A 30-bit xorshift with shifts (7, 11, 16), which has the full period of 2**30 - 1."""

    def __init__(self, seed: int) -> None:
        self.state = (seed ^ 0x1B873593) & _MASK or 1
        for _ in range(24):  # warm up: neighbouring seeds must not start alike
            self.next()

    def next(self) -> int:
        # mask before each shift: on a 32-bit build small ints need no allocation
        x = self.state
        x ^= (x & 0x7FFFFF) << 7
        x ^= x >> 11
        x ^= (x & 0x3FFF) << 16
        self.state = x
        return x

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.next() >> 3) % n

    def shuffle(self, cards: bytearray) -> None:
        draw = self.next
        for i in range(len(cards) - 1, 0, -1):
            j = (draw() >> 3) % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
