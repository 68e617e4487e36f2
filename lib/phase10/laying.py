# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Picking the cards of a lay: the finder has said where its groups stand, here they are put together card by card."""

from phase10.cards import WILD
from phase10.phases import RUN


class Builder:
    """A part of the finder, and never by itself. left says how many of each card are still in the hand."""

    def pick(self, number: int, colour: int = -1) -> int:
        """Take a number card out of the cards left; 0 when there is none."""
        left = self.left
        for card in range(number if colour < 0 else colour << 4 | number, 64 if colour < 0 else colour + 1 << 4, 16):
            if left[card]:
                left[card] -= 1
                return card
        return 0

    def pick_spare(self, number: int, colour: int = -1) -> int:
        """The same for what goes beyond the phase: a postal number is better kept as a Wild."""
        return self.pick(number, colour) if number != self.postal else 0

    def pick_wild(self) -> int:
        """Take a card that can stand for any: a postal number first, it costs less to spend than a Wild."""
        return self.pick(self.postal) or WILD

    def pick_up(self, hand, postal: int) -> None:
        """All cards of the hand are there to be taken."""
        self.postal, self.left = postal, bytearray(WILD)
        for card in hand:
            if card < WILD:
                self.left[card] += 1

    # --- sets and a run -------------------------------------------------------------------------------------------

    def build_numbers(self, hand, phase: tuple, postal: int) -> list:
        self.pick_up(hand, postal)
        self.low = self.place[0]
        groups, numbers, run = [], [], None
        for kind, size in phase:
            if kind == RUN:
                run = self._start_run(size)
            groups.append(run if kind == RUN else bytearray())
            numbers.append(0 if kind == RUN else self.place[len(groups) - (run is not None)])
        for most in (1, 0, 99):  # a card to each set first, so that none is left bare; then what it needs; then all
            if most == 99 and run is not None:
                self._stretch(run)
            for i in range(len(groups)):
                self._fill(groups[i], numbers[i], most or phase[i][1], most < 99)
        for i in range(len(groups)):
            self._add_wilds(groups[i], phase[i][1])
        self._drop_to_limit(groups, numbers, phase)
        return [(bytes(groups[i]), numbers[i] or self.low) for i in range(len(groups))]

    def _start_run(self, size: int) -> bytearray:
        """The number cards of a run in their places; each set keeps one card for itself."""
        run, place = bytearray(size), self.place
        for number in range(self.low, self.low + size):
            if self.natural[number] > (place[1] == number) + (place[2] == number):
                run[number - self.low] = self.pick(number)
        return run

    def _fill(self, group, number: int, most: int, needed: bool) -> None:
        """Cards into a set, up to so many."""
        while number and len(group) < most:
            card = self.pick(number) if needed else self.pick_spare(number)
            if not card:
                break
            group.append(card)

    def _stretch(self, run) -> None:
        """Lengthen the run at both ends with the number cards that are left."""
        card = self.pick_spare(self.low - 1)
        while card:
            run[0:0] = bytes((card,))
            self.low -= 1
            card = self.pick_spare(self.low - 1)
        card = self.pick_spare(self.low + len(run))
        while card:
            run.append(card)
            card = self.pick_spare(self.low + len(run))

    def _add_wilds(self, group, size: int) -> None:
        """Wilds into the gaps of a run, and into what is still too small."""
        for i in range(len(group)):
            if not group[i]:
                group[i] = self.pick_wild()
        while len(group) < size:
            group.append(self.pick_wild())

    def _drop_to_limit(self, groups: list, numbers: list, phase: tuple) -> None:
        """Take back what may not be laid, cheap cards first: the dear ones shall leave the hand."""
        over = sum([len(group) for group in groups]) - self.limit
        for ceiling in (10, 13):
            for i in range(len(groups)):
                group = groups[i]
                while over > 0 and len(group) > phase[i][1] and (numbers[i] or self.low) < ceiling:
                    if numbers[i]:
                        group[-1:] = b""
                    else:
                        group[0:1] = b""
                        self.low += 1
                    over -= 1

    # --- one colour group -----------------------------------------------------------------------------------------

    def build_colour(self, hand, phase: tuple, postal: int) -> list:
        """Dear cards first: what the limit keeps in the hand shall be cheap."""
        self.pick_up(hand, postal)
        cards, colour = bytearray(), self.place[0]
        for number in range(12, 0, -1):
            card = self.pick_spare(number, colour)
            while card and len(cards) < self.limit:
                cards.append(card)
                card = self.pick_spare(number, colour)
        while len(cards) < self.need:
            cards.append(self.pick(postal, colour) or self.pick_wild())
        return [(bytes(cards), colour + 1)]
