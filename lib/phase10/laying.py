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

    def pick_wild(self) -> int:
        """Take a card that can stand for any: a postal number first, it costs less to spend than a Wild."""
        card = self.pick(self.postal) if self.postal else 0
        if not card:
            card = WILD
            self.left[card] -= 1
        return card

    def build_numbers(self, phase: tuple) -> list:
        groups, numbers, run = [], [], None
        for kind, size in phase:
            if kind == RUN:
                run = self._start_run(self.place[0], size)
                groups.append(run)
                numbers.append(0)
            else:
                groups.append(bytearray())
                numbers.append(self.place[len(groups) - (run is not None)])
        self.fill_sets(groups, numbers, phase)
        self.low = self.place[0]
        if run is not None:
            self.stretch(run)
        for i in range(len(groups)):
            if numbers[i] and len(groups[i]) >= phase[i][1]:
                self._add_all(groups[i], numbers[i])
        self.fill_wilds(groups, phase)
        self._drop_to_limit(groups, numbers, phase)
        return [(bytes(groups[i]), numbers[i] or self.low) for i in range(len(groups))]

    def _start_run(self, low: int, size: int) -> bytearray:
        """The number cards of a run in their places; each set keeps one card for itself."""
        run, place = bytearray(size), self.place
        for i in range(size):
            if self.natural[low + i] > (place[1] == low + i) + (place[2] == low + i):
                run[i] = self.pick(low + i)
        return run

    def fill_sets(self, groups: list, numbers: list, phase: tuple) -> None:
        """One card to each set first, so that none is left bare; then up to what each needs."""
        for want_all in (False, True):
            for i in range(len(groups)):
                while numbers[i] and len(groups[i]) < (phase[i][1] if want_all else 1):
                    card = self.pick(numbers[i])
                    if not card:
                        break
                    groups[i].append(card)

    def stretch(self, run) -> None:
        """Lengthen the run at both ends with the number cards that are left."""
        while self.low > 1:
            card = self._spare(self.low - 1)
            if not card:
                break
            run[0:0] = bytes((card,))
            self.low -= 1
        while self.low + len(run) <= 12:
            card = self._spare(self.low + len(run))
            if not card:
                break
            run.append(card)

    def _spare(self, number: int) -> int:
        return self.pick(number) if number != self.postal else 0

    def _add_all(self, group, number: int) -> None:
        card = self._spare(number)
        while card:
            group.append(card)
            card = self._spare(number)

    def fill_wilds(self, groups: list, phase: tuple) -> None:
        """Wilds into the gaps of runs, and into what is still too small."""
        for i in range(len(groups)):
            group = groups[i]
            for j in range(len(group)):
                if not group[j]:
                    group[j] = self.pick_wild()
            while len(group) < phase[i][1]:
                group.append(self.pick_wild())

    def _drop_to_limit(self, groups: list, numbers: list, phase: tuple) -> None:
        """Take back what may not be laid, cheap cards first: the dear ones shall leave the hand."""
        over = sum([len(group) for group in groups]) - self.limit
        ceiling = 10
        while over > 0:
            dropped = False
            for i in range(len(groups)):
                group = groups[i]
                if over <= 0 or len(group) <= phase[i][1]:
                    continue
                if numbers[i]:
                    end = numbers[i]
                else:
                    end = self.low if self.low < ceiling else self.low + len(group) - 1
                if end >= ceiling:
                    continue
                if numbers[i] or end != self.low:
                    group[-1:] = b""
                else:
                    group[0:1] = b""
                    self.low += 1
                over -= 1
                dropped = True
            if not dropped:
                ceiling = 13

    def build_colour(self, size: int, colour: int) -> tuple:
        cards = bytearray()
        for least in (10, 1):  # dear cards first: what the limit keeps in the hand shall be cheap
            for number in range(12 if least == 10 else 9, least - 1, -1):
                card = self.pick(number, colour) if number != self.postal else 0
                while card and len(cards) < self.limit:
                    cards.append(card)
                    card = self.pick(number, colour)
        while len(cards) < size:
            cards.append(self.pick(self.postal, colour) or self.pick_wild())
        return bytes(cards), colour + 1
