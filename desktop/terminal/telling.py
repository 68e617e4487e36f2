# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Formats events and the table as sentences of a language, with only what the person at seat 1 may know."""

import importlib

from phase10 import actions
from phase10.cards import SKIP, WILD
from phase10.deal_codes import deal_code
from phase10.groups import HEAD
from phase10.phases import label
from phase10.table import NOBODY
from script import notation

NAMES = ("", "Finn", "Lulu", "Bruno", "Pip", "Otto")  # of the other seats
_PAINT = (31, 34, 32, 33)  # red, blue, green, yellow as terminals know them
_ONE = {  # events of which only the seat is reported
    actions.SERVED: "SERVED", actions.KNOCKED: "KNOCKED", actions.FLOATS: "FLOATS", actions.FELL: "FELL",
}
_TWO_SEATS = {actions.SKIPPED: "SKIPPED", actions.NAMED: "NAMED", actions.GAVE: "GAVE"}
_A_CARD = {actions.SAVED: "SAVED", actions.TURNED: "TURNED", actions.DISCARDED: "DISCARDED"}
_ADDED = {actions.ADDED: "ADDED", actions.SWAPPED: "SWAPPED"}


def _number(rules, at: int) -> str:
    """What a phase is called; in Twist those of the cards are behind those of the board."""
    return "★" if rules.mode == "twist" and at >= len(rules.phases) // 2 else label(rules.numbers[at])


class Teller:
    """Formats cards (as R7, coloured if the terminal has colours, or in words for screen readers), events and tables.
    """

    def __init__(self, language: str, spelled: bool = False, colour: bool = False) -> None:
        self.words = importlib.import_module(f"terminal.words.{language}")
        self.common = importlib.import_module(f"words.{language}.common")
        self.spelled, self.colour = spelled, colour

    # --- cards, seats, phases -------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        if self.spelled:
            if card < WILD:
                return self.common.COLOURS[card >> 4].format(card & 15)
            return self.common.SPECIAL[(card >> 4) - 4]
        name = notation.name(card)
        if not self.colour:
            return name
        code = f"1;{_PAINT[card >> 4]}" if card < WILD else "1;35" if card < SKIP else "7"
        return f"\033[{code}m{name}\033[0m"

    def cards(self, some) -> str:
        return (", " if self.spelled else " ").join(self.card(card) for card in some)

    def name(self, seat: int) -> str:
        return NAMES[seat] or self.words.YOU

    def owner(self, seat: int) -> str:
        return NAMES[seat] or self.words.YOURS

    def group(self, table, owner: int, index: int) -> str:
        group = table.laid[owner][index]
        return self.words.GROUP % (self.words.KINDS[group[0]], self.owner(owner), self.cards(group[HEAD:]))

    def phase(self, rules, at: int) -> str:
        """Its number and what it asks. A Twist card has a star, as on the screen: its number is that of another."""
        asked = " + ".join(self.words.ASKED[kind] % size for kind, size in rules.phases[at])
        return self.words.PHASE % (_number(rules, at), asked)

    # --- what happened --------------------------------------------------------------------------------------------

    def event(self, table, event: tuple) -> str:
        """Format an event; "" for one that need not be reported."""
        what, about, words = event[0], event[1:], self.words
        if what in _ONE:
            return self._said(_ONE[what], about[0])
        if what in _TWO_SEATS:
            target = about[1]
            return self._said(_TWO_SEATS[what], about[0], self.name(target) if target < table.seats else words.NOBODY)
        if what in _A_CARD:
            return self._said(_A_CARD[what], about[0], self._seen(table, event))
        if what in _ADDED:
            group = table.laid[about[2]][about[3]][HEAD:]
            return self._said(_ADDED[what], about[0], self.card(about[1]), self.owner(about[2]), self.cards(group))
        if what == actions.BEGAN:
            return "\n" + words.HAND % (about[0], self.name(about[1]), deal_code(table))
        if what == actions.UPCARD:
            return words.UPCARD % self.card(about[0])
        if what == actions.DREW:
            hidden = about[1] in (actions.DECK, actions.SAVED_CARD)
            return self._said("DREW" if hidden else "TOOK", about[0], self._seen(table, event))
        if what == actions.LAID:
            laid = " / ".join(self.cards(group[HEAD:]) for group in table.laid[about[0]])
            return self._said("LAID", about[0], laid)
        if what == actions.CHOSE:
            twist = about[1] == actions.TWIST_CARD
            return self._said("CHOSE", about[0], "Twist" if twist else self.phase(table.rules, about[1]))
        if what == actions.RESHUFFLED:
            return words.RESHUFFLED
        if what == actions.HAND_WON:
            return words.NOBODY_OUT if about[0] == NOBODY else self._said("OUT", about[0])
        if what == actions.TIED:
            return words.TIE % words.AND.join(self.name(seat) for seat in about[0])
        return ""  # the winners are printed with the score

    def _said(self, name: str, seat: int, *more) -> str:
        own, others = getattr(self.words, name)
        return own % more if seat == 0 else others % (self.name(seat), *more)

    def _seen(self, table, event: tuple) -> str:
        """Format the card of an event, or a placeholder if the person may not see it."""
        what, seat, card = event[0], event[1], event[3] if event[0] == actions.DREW else event[2]
        shown = table.rules.saveVisible == "yes"
        hidden = (what == actions.SAVED and not shown or what == actions.DISCARDED and event[3]
                  or what == actions.DREW and event[2] == actions.DECK
                  or what == actions.DREW and event[2] == actions.SAVED_CARD and not shown)
        return self.words.A_CARD if hidden and seat else self.card(card)

    # --- what is there --------------------------------------------------------------------------------------------

    def table(self, table) -> str:
        """Format deck, piles and opponents as one line."""
        words = self.words
        tops = ", ".join(self.cards(pile[-1:]) or words.EMPTY for pile in table.piles)
        others = []
        for seat in range(1, table.seats):
            laid = words.SEAT_LAID if table.laid[seat] else ""
            skip = words.SEAT_SKIP if table.skips[seat] else ""
            others.append(words.SEAT % (self.name(seat), len(table.hands[seat])) + laid + skip)
        return words.TABLE % (len(table.deck), tops, " · ".join(others))

    def groups(self, table) -> list:
        return [self.group(table, owner, index) for owner in range(table.seats)
                for index in range(len(table.laid[owner]))]

    def own_phase(self, table) -> str:
        words = self.words
        if table.laid[0]:
            twist = table.rules.mode == "twist"
            number = _number(table.rules, table.at[0]) if twist else label(table.course.shown(0))
            return words.YOUR_PHASE % (number, words.LAID_ALREADY)
        told = []
        for at in table.course.layable(0)[:3]:
            short = table.finder.short(table.hands[0], table.rules.phases[at], table.postal(0))
            told.append(words.YOUR_PHASE % (self.phase(table.rules, at), words.TO_GO % short if short else words.READY))
        return "\n".join(told)

    def hand(self, table) -> str:
        return self.words.HAND_IS % self.cards(sorted(table.hands[0]))

    def score(self, table):
        yield "{:>8}{:>8}  {}".format(*self.words.SCORE)
        for seat in range(table.seats):
            shown = table.course.shown(seat)
            yield (f"{table.points[seat]:8}{table.scores[seat]:8}  {label(shown) if shown > 0 else self.words.DONE!s:6}"
                   f" {self.name(seat)}")

    def winners(self, table) -> str:
        return self.words.WINNER % (self.words.AND.join(map(self.name, table.winners)) or self.words.NOBODY)
