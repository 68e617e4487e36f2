# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The walker's worksheet: assigns cards to groups, and weighs each alone. A "way": index of a position, best first."""

from phase10.cards import WILD
from phase10.phases import ALT, COLOUR, FLUSH, SET

WIDE = 12  # length of a row: the longest group
OF_NUMBER, OF_COLOUR = 64, 128  # added to what a group takes at a place, where it is not one card


class Worksheet:
    """The cards of the hand that the finder has counted, and a row for each group."""

    def __init__(self, finder) -> None:
        self.two_colour, self.postal = finder.two_colour, finder.postal
        self.natural, self.base = finder.natural, finder.cards  # number cards by number, and each of them
        self.left = bytearray(WILD)  # how many of each are not taken by a group yet
        self.rows = bytearray(4 * WIDE)  # the cards of each group, 0 where a Wild is needed
        self.sizes = bytearray(4)
        self.numbers = b""  # the numbers tried for sets
        self.tried = 0  # how many of self.numbers are tried
        self.awaited = 0  # mask of the colours that a colour group needs
        self.asked = bytearray(4)  # how many cards of each they need
        self.colourings = bytes((0, 0, 1, 0, 12 if self.two_colour else 1, 4))  # by kind of run: its ways at a low end
        self.changing = None  # the module changing.py, if the phase has an ALT run

    def rank_numbers(self, sets: int) -> None:
        """Order the numbers to try for sets: the most frequent first, then the highest."""
        ranked = [self.natural[number] << 4 | number for number in range(1, 13)]
        ranked.sort(reverse=True)
        self.numbers = bytes([one & 15 for one in ranked])
        held = 16 - self.natural.count(b"\0")  # numbers in the hand; of others, one per set suffices
        self.tried = min(12, held + sets) if sets < 3 else sets + 2

    def ways(self, kind: int, size: int) -> int:
        """Count the ways of a group."""
        if kind == SET:
            return self.tried
        return 4 if kind == COLOUR else self.colourings[kind] * (13 - size)

    def value_of(self, kind: int, size: int, way: int) -> int:
        """Return the number, low end or colour of a way; highest first."""
        if kind == SET:
            return self.numbers[way]
        return way if kind == COLOUR else 13 - size - way // self.colourings[kind]

    # --- taking cards -----------------------------------------------------------------------------------------------

    def wanted(self, kind: int, value: int, way: int, place: int) -> int:
        """What a group takes at a place: a card, or OF_NUMBER plus a number, or OF_COLOUR plus a colour."""
        if kind == SET:
            return OF_NUMBER | value
        if kind == COLOUR:
            return OF_COLOUR | value
        if kind == FLUSH:
            return (way & 3) << 4 | value + place
        if kind == ALT and self.two_colour:
            return self.changing.colour_at(way, place) << 4 | value + place
        return OF_NUMBER | value + place

    def gather(self, row: int, kind: int, size: int, way: int) -> int:
        """Move the number cards of a group from self.left into its row; return how many."""
        value = self.value_of(kind, size, way)
        at, found, rows = row * WIDE, 0, self.rows
        self.sizes[row] = size
        if kind == ALT and not self.two_colour:
            return self.changing.alternate(self, at, size, value)
        if kind == COLOUR and not self.postal:
            return self._gather_colour(at, size, value << 4)
        for i in range(size):
            rows[at + i] = card = self.take(self.wanted(kind, value, way, i))
            found += card > 0
        return found

    def _gather_colour(self, at: int, size: int, low: int) -> int:
        """The same in one go for a colour group, which takes the highest cards of its colour."""
        rows, left, found = self.rows, self.left, 0
        for card in range(low + 12, low, -1):
            while left[card] and found < size:
                left[card] -= 1
                rows[at + found] = card
                found += 1
        for i in range(found, size):
            rows[at + i] = 0
        return found

    def borrow(self, row: int, kind: int, size: int, way: int, groups: int) -> bool:
        """If a group has no number card, move one to it from one of these groups that has several; True if so."""
        value, rows = self.value_of(kind, size, way), self.rows
        if rows.count(b"\0", row * WIDE, row * WIDE + size) < size:
            return False
        for other in range(groups):
            at = other * WIDE
            if self.sizes[other] - rows.count(b"\0", at, at + self.sizes[other]) < 2:
                continue
            for i in range(at, at + self.sizes[other]):
                card = rows[i]
                place = 0 if kind in (SET, COLOUR) else (card & 15) - value
                if card and 0 <= place < size and _fits(card, self.wanted(kind, value, way, place)):
                    rows[row * WIDE + place], rows[i] = card, 0
                    return True
        return False

    def extra(self, row: int, kind: int, size: int, way: int) -> int:
        """Add one more card to a group that gather() has filled; return it, or 0 if none fits."""
        at, long = row * WIDE, self.sizes[row]
        value = self.value_of(kind, size, way)
        if long >= WIDE or kind not in (SET, COLOUR) and value + long > 12:
            return 0
        if kind == ALT and not self.two_colour:
            card = self.changing.next_card(self, at + long, value + long)
        else:
            card = self.take(self.wanted(kind, value, way, long))
        if card and card & 15 == self.postal:
            self.left[card] += 1  # better kept as a Wild
            return 0
        if card:
            self.rows[at + long] = card
            self.sizes[row] += 1
        return card

    def take(self, wanted: int) -> int:
        """Take a card out of self.left; 0 if there is none. Of a number preferably one not in a colour that a colour
        group needs, else in the one that can best spare it; of a colour the highest, that of the postal number last.
        """
        left, found = self.left, 0
        if wanted < OF_NUMBER:
            found = wanted if left[wanted] else 0
        elif wanted < OF_COLOUR:
            for card in range(wanted & 15, WILD, 16):
                if left[card]:
                    if not self.awaited >> (card >> 4) & 1:
                        found = card
                        break
                    if not found or self._spare(card) > self._spare(found):
                        found = card
        else:
            for card in range((wanted & 3) << 4 | 12, (wanted & 3) << 4, -1):
                if left[card]:
                    found = card
                    if card & 15 != self.postal:
                        break
        if found:
            left[found] -= 1
        return found

    def _spare(self, card: int) -> int:
        """How many cards of its colour are left beside those that colour groups need."""
        low = card & 48
        return sum(self.left[low : low + 16]) - self.asked[low >> 4]

    def take_wild(self) -> int:
        """Take a card that can stand as a Wild: a postal number first."""
        if self.postal:
            for colour in range(4):
                if card := self.take(colour << 4 | self.postal):
                    return card
        return WILD

    # --- each group by itself ---------------------------------------------------------------------------------------

    def weigh(self, phase: tuple) -> list:
        """Return a weight per way of each group, as if it had the whole hand to itself: cards missing << 12 |
        possible extra cards << 6 | cards worth ten points among all.
        """
        alone = []
        for i in range(len(phase)):
            kind, size = phase[i]
            if i and phase[i] == phase[i - 1]:
                alone.append(alone[-1])
            elif kind == ALT and self.two_colour:
                alone.append(self.changing.weigh(self.base, size))
            else:
                weights = []  # no comprehension: it is one more call, and the Python stack is nearly full
                for way in range(self.ways(kind, size)):
                    weights.append(self._weigh(kind, size, way))
                alone.append(weights)
        return alone

    def _weigh(self, kind: int, size: int, way: int) -> int:
        value = self.value_of(kind, size, way)
        if kind in (SET, COLOUR):
            row = self.base[value << 4 : value + 1 << 4]
            found = self.natural[value] if kind == SET else sum(row)
            tens = sum(row[10:]) if kind == COLOUR else found if value >= 10 else 0
            return size - found << 12 | tens if found < size else found - size << 6 | tens
        cards, low = (self.base, (way & 3) << 4) if kind == FLUSH else (self.natural, 0)
        top = low + value + size
        while cards[top]:
            top += 1
        ten = low + max(value, 10)
        missing, extras = cards.count(b"\0", low + value, low + value + size), top - low - value - size
        return missing << 12 | extras << 6 | max(0, top - ten - cards.count(b"\0", ten, max(top, ten)))


def _fits(card: int, wanted: int) -> bool:
    """Is this card what a group takes at a place?"""
    if wanted & OF_COLOUR:
        return card >> 4 == wanted & 3
    return card & 15 == wanted & 15 if wanted & OF_NUMBER else card == wanted
