# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop --text`: the game in the terminal, where there is no window.

Every legal move is a numbered line, so there is nothing to learn: read, type the number, press Enter.
"""

import random
import sys

import arguments
import log
from phase10 import engine, turn
from phase10.cards import SKIP, WILD
from phase10.deal_codes import deal_code
from phase10.table import Table
from script import notation

NAMES = ("You", "Finn", "Lulu", "Bruno", "Pip", "Otto")
_ASKED = ("", "set of %d", "run of %d", "%d of one colour", "run of %d in changing colours", "run of %d in one colour")
_PAINT = (31, 34, 32, 33)  # red, blue, green, yellow as terminals know them


def painted(card: int, colour: bool) -> str:
    """A card as the table script names it, in its colour where the terminal has colours."""
    name = notation.name(card)
    if not colour:
        return name
    code = f"1;{_PAINT[card >> 4]}" if card < WILD else "1;35" if card < SKIP else "7"
    return f"\033[{code}m{name}\033[0m"


class Terminal:
    """One person at seat 1 against bots, line by line."""

    def __init__(self, table: Table, levels: list, seed: int, ask=input, out=print, colour: bool = False) -> None:
        self.table, self.ask, self.out, self.colour = table, ask, out, colour
        self.players = [None] + [log.bots.player(level, i, seed + i) for i, level in enumerate(levels)]

    def show(self, some) -> str:
        return " ".join(painted(card, self.colour) for card in some)

    def play(self) -> None:
        """Hand after hand until somebody has won."""
        table = self.table
        engine.do(table, 0, ("deal",))
        while table.winners is None:
            if table.step == "over":
                self.tell_events()
                self.tell_score()
                self.ask("Press Enter for the next hand. ")
                engine.do(table, 0, ("deal",))
                continue
            seat, action = self.next_action()
            engine.do(table, seat, action)
            self.tell_events()
        self.tell_score()
        winners = " and ".join(NAMES[seat] for seat in table.winners) or "Nobody"
        self.out(f"The game is over. Winner: {winners}.")

    def next_action(self):
        """A knock where somebody wants the discard, else the move of the seat to act."""
        table = self.table
        if table.can_be_knocked and table.step == "draw":
            if table.turn and engine.why_not(table, 0, ("knock",)) is None and self.wants_to_knock():
                return 0, ("knock",)
            for seat in range(1, table.seats):
                if engine.why_not(table, seat, ("knock",)) is None:
                    action = log.think(table, self.players, seat)
                    if action == ("knock",):
                        return seat, action
        if table.turn:
            return table.turn, log.think(table, self.players, table.turn)
        self.tell_table()
        return 0, self.choose()

    def wants_to_knock(self) -> bool:
        top = self.show([self.table.pile[-1]])
        return self.ask(f"Knock for {top}? (y, or Enter for no) ").strip().lower() == "y"

    # --- what the person can do -----------------------------------------------------------------------------------

    def choose(self) -> tuple:
        """Ask until one of the legal moves is named."""
        moves = self.moves()
        for number, (text, _) in enumerate(moves, 1):
            self.out(f"  {number:2}  {text}")
        while True:
            answer = self.ask("Your move (number, q to stop): ").strip()
            if answer.lower() in ("q", "quit"):
                raise EOFError
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1][1]
            self.out(f"Please type a number from 1 to {len(moves)}.")

    def moves(self) -> list:
        """(text, action) of everything seat 1 may do now."""
        wanted = []
        for text, action in self.ideas():
            if action not in [move[1] for move in wanted] and engine.why_not(self.table, 0, action) is None:
                wanted.append((text, action))
        return wanted

    def ideas(self):
        """All moves worth asking the rules about, with what they mean."""
        table = self.table
        hand = sorted(table.hands[0])
        if table.step == "draw":
            yield from self.draws()
        elif table.step == "play":
            yield from self.lays()
            yield from self.hits(hand)
            yield from self.discards(hand)
        elif table.step == "choose":
            for at in table.course.choices(0):
                yield f"play phase {self.phase(at)}", ("choose", at)
            yield "take the top Twist card", ("choose", "twist")
        elif table.step == "turn":
            for card in hand:
                yield f"turn over {self.show([card])}", ("turn", card)
        else:
            for seat in range(table.seats):
                yield f"{NAMES[seat]}", (table.step, seat)

    def draws(self):
        table = self.table
        yield "draw from the deck", ("draw", "deck")
        for pile in range(len(table.piles)):
            if table.piles[pile]:
                yield f"take {self.show(table.piles[pile][-1:])}", ("draw", "pile", pile)
        for card in sorted(table.saved[0]):
            yield f"take {self.show([card])} from your saved cards", ("draw", "saved", card)

    def lays(self):
        """The finder's best lay of each phase that may be laid, and two others."""
        table = self.table
        if table.laid[0]:
            return
        for at in table.course.layable(0):
            rank = -1
            for _ in range(3):
                lay = turn.best_lay(table, 0, at, rank)
                if lay is None:
                    break
                rank = table.finder.rank
                yield f"lay {self.phase(at)}: " + " / ".join(self.show(group) for group, _ in lay), ("lay", lay, at)

    def hits(self, hand):
        table = self.table
        for card in hand:
            for owner in range(table.seats):
                for index, group in enumerate(table.laid[owner]):
                    where = f"{self.show(group[2:])} of {NAMES[owner]}"
                    for end in ("", "low", "high"):
                        text = f"{self.show([card])} to {where}" + (f", {end} end" if end else "")
                        yield "hit " + text, ("hit", card, owner, index, end)
                        yield "swap " + text, ("swap", card, owner, index, end)

    def discards(self, hand):
        table = self.table
        for card in hand:
            yield f"discard {self.show([card])}", ("discard", card)
            yield f"discard {self.show([card])} face down", ("discard", card, "down")
            for seat in range(1, table.seats):
                yield f"skip {NAMES[seat]} with {self.show([card])}", ("discard", card, seat)
            for pile in range(len(table.piles) if len(table.piles) > 1 else 0):
                yield f"discard {self.show([card])} on pile {pile + 1}", ("discard", card, turn.NO_TARGET, pile)
            yield f"save {self.show([card])}", ("save", card)

    # --- what the person sees -------------------------------------------------------------------------------------

    def phase(self, at: int) -> str:
        rules = self.table.rules
        asked = " + ".join(_ASKED[kind] % size for kind, size in rules.phases[at])
        return f"{rules.numbers[at]} ({asked})"

    def tell_table(self) -> None:
        table = self.table
        self.out("")
        for seat in range(table.seats):
            shown = table.course.shown(seat)
            skip = ", a Skip waits" if table.skips[seat] else ""
            self.out(f"{NAMES[seat]:6} phase {shown if shown > 0 else '-'}, {len(table.hands[seat])} cards{skip}")
            for group in table.laid[seat]:
                self.out(f"         {notation.kind_word(group)}: {self.show(group[2:])}")
        tops = ", ".join(self.show(pile[-1:]) or "empty" for pile in table.piles)
        self.out(f"Deck: {len(table.deck)} cards. Discard pile: {tops}")
        if not table.laid[0]:
            for at in table.course.layable(0)[:3]:
                short = table.finder.short(table.hands[0], table.rules.phases[at], table.postal(0))
                self.out(f"Your phase {self.phase(at)}: " + (f"{short} to go" if short else "ready to lay"))
        self.out("Your hand: " + self.show(sorted(table.hands[0])))

    def tell_events(self) -> None:
        for event in self.table.events:
            line = self.sentence(event)
            if line:
                self.out(line)
        self.table.events.clear()

    def sentence(self, event: tuple) -> str:
        """What happened, for those events that a person wants to read."""
        what, about = event[0], event[1:]
        if what == "hand":
            return f"\n--- Hand {about[0]}, dealer: {NAMES[about[1]]}, deal code {deal_code(self.table)} ---"
        if what == "drew":
            hidden = ("deck", "saved") if self.table.rules.saveVisible == "no" else ("deck",)
            seen = about[1] not in hidden or about[0] == 0
            card = self.show([about[2]]) if seen else "a card"
            return f"{NAMES[about[0]]} took {card}."
        if what in ("discarded", "saved", "turned"):
            told = about[0] == 0 or self.table.rules.saveVisible == "yes"
            hidden = what == "saved" and not told or what == "discarded" and about[2]
            return f"{NAMES[about[0]]} {what} {'a card' if hidden else self.show([about[1]])}."
        if what == "laid":
            laid = " / ".join(self.show(group[2:]) for group in self.table.laid[about[0]])
            return f"{NAMES[about[0]]} laid the phase: {laid}"
        if what in ("hit", "swapped"):
            return f"{NAMES[about[0]]} {what} {self.show([about[1]])} at {NAMES[about[2]]}."
        if what == "skipped":
            return f"{NAMES[about[0]]} played a Skip at {NAMES[about[1]] if about[1] else 'you'}."
        plain = {"served": "missed a turn", "knocked": "knocked", "floats": "floated"}
        return f"{NAMES[about[0]]} {plain[what]}." if what in plain else ""

    def tell_score(self) -> None:
        table = self.table
        self.out("\n  points   total  phase")
        for seat in range(table.seats):
            shown = table.course.shown(seat)
            phase = shown if shown > 0 else "done"
            self.out(f"{table.points[seat]:8}{table.scores[seat]:8}  {phase!s:5}  {NAMES[seat]}")


def main(argv: list) -> int:
    parser = arguments.Parser("--text", __doc__)
    parser.add_argument("--seats", default="normal,normal", help="the bots' levels: easy,normal,hard")
    parser.add_argument("--seed", type=int, default=0, help="0 for another game each time")
    parser.add_argument("--preset", choices=("sheet", "mattel"), default="sheet")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args(argv)
    levels = args.seats.split(",")
    try:
        rules = arguments.rules(args.preset, args.option)
    except ValueError as error:
        parser.error(str(error))
    if not 1 <= len(levels) <= 5 or not set(levels) <= set(log.LEVELS) or rules.mode == "dice":
        parser.error("--seats wants one to five of easy, normal, hard; Dice is played in the window")
    seed = args.seed or random.randrange(1, 1 << 30)
    table = engine.new_table(rules, len(levels) + 1, seed)
    try:
        Terminal(table, levels, seed, colour=sys.stdout.isatty()).play()
    except (EOFError, KeyboardInterrupt):
        print("\nGoodbye.")
    return 0
