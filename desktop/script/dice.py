# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Dice part of the table script: parses setup lines, moves and expectations of Dice, and formats moves.

setup.py and reader.py dispatch here once the setup has mode=dice.
"""

from phase10.actions import BAD_CARD, BAD_OPTION, BAD_SYNTAX, KEEP, MISS, ROLL, SCORE
from phase10.dice import claim
from phase10.dice.table import DiceTable
from phase10.rules import seats_of
from script import expectations, notation
from script.notation import Refused, number

VERBS = (ROLL, KEEP, SCORE, MISS)
_LINES = "preset option seed players dealer phases scores turn".split()


def build(setup, rules):
    """Build the table from a script's setup lines; raises Refused."""
    for name, _ in setup.each():
        if name not in _LINES:
            raise Refused(BAD_OPTION, "%s does not go with mode=dice" % name)
    seats = setup.number("players", 2, *seats_of(rules))
    dealer = setup.number("dealer", seats, 1, seats) - 1
    table = DiceTable(rules, seats, setup.number("seed", 1, 0, 0x3FFFFFFF), dealer)
    scores = setup.last("scores")
    if scores:
        table.scores[:] = [number(word, 0, 99999, "number") for word in _one_a_seat(scores, seats)]
    table.turn = setup.number("turn", table.turn + 1, 1, seats) - 1
    begins, phases = setup.last("turn") is None, setup.last("phases")
    if phases:
        _set_phases(table, _one_a_seat(phases, seats), begins)
    return table


def _one_a_seat(words: list, seats: int) -> list:
    if len(words) != seats:
        raise Refused(BAD_SYNTAX, "one number a seat")
    return words


def _set_phases(table, words: list, begins: bool) -> None:
    """Set each seat's phase. A seat that has made the last phase (-) has finished first: the others are in their last
    chains.
    """
    last = len(table.rules.phases)
    for seat in range(table.seats):
        table.at[seat] = last if words[seat] == "-" else number(words[seat], 1, last, "phase") - 1
    done = [seat for seat in table.order if table.at[seat] == last]
    if len(done) == table.seats or len(done) > 1:
        raise Refused(BAD_OPTION, "one seat at most has made the last phase")
    if done and table.rules.diceEnd == "atOnce":
        raise Refused(BAD_OPTION, "with diceEnd=atOnce the game would be over")
    if done:
        table.finish(done[0])
        table.events.clear()
        if begins or table.turn == done[0]:
            table.turn = table.next_seat(done[0])


# --- moves -----------------------------------------------------------------------------------------------------------


def read(table, words: list):
    """Parse a move: (seat, action)."""
    if len(words) < 2 or words[1] not in VERBS:
        raise Refused(BAD_SYNTAX, "with dice one rolls, keeps, scores or misses")
    seat = number(words[0], 1, table.seats, "seat") - 1
    verb, words = words[1], words[2:]
    if verb == MISS and words:
        raise Refused(BAD_SYNTAX, "miss stands alone")
    if verb == ROLL:
        return seat, (verb, _faces(words))
    return seat, (verb,) if verb == MISS else (verb, _mask(words))


def _faces(words: list) -> bytes:
    if len(words) > claim.COUNT:  # would be no action; in a script it is a line with a word too many
        raise Refused(BAD_SYNTAX, "there are %d dice" % claim.COUNT)
    faces = bytes([claim.parse(word) for word in words])
    if 0 in faces:
        raise Refused(BAD_CARD, "no die has that face")
    return faces


def _mask(words: list) -> int:
    mask = 0
    for word in words:
        bit = 1 << number(word, 1, claim.COUNT, "die") - 1
        if mask & bit:
            raise Refused(BAD_SYNTAX, "die %s twice" % word)
        mask |= bit
    return mask


def move_line(table, seat: int, action: tuple) -> str:
    """Format a move as a script line. Call it after the move is executed."""
    words = [str(seat + 1), action[0]]
    if action[0] == ROLL:
        words += [name_of(table.faces[i]) for i in range(claim.COUNT) if not table.kept >> i & 1]
    elif len(action) > 1:
        words.append(_positions(action[1]))
    return " ".join(words).strip()


def name_of(face: int) -> str:
    """The word for a face, as claim.parse() takes it."""
    number = face & 15
    return ("W" if number == claim.WILD else str(number)) + claim.LETTERS[face >> 4]


def _positions(mask: int) -> str:
    """Format a mask of dice as their positions."""
    return " ".join([str(i + 1) for i in range(claim.COUNT) if mask >> i & 1])


# --- expectations ----------------------------------------------------------------------------------------------------


def _phases(table, words: list) -> str:
    numbers = table.rules.numbers
    return " ".join([notation.phase_word(numbers[at]) if at < len(numbers) else "-" for at in table.at])


def _can(table, words: list) -> str:
    if words[:1] == ["roll"]:
        return "roll yes" if table.can_roll() else "roll no"
    if words[:1] not in (["lay"], ["score"]):
        raise Refused(BAD_SYNTAX, "can lay or can roll")
    return "%s %s" % (words[0], "yes" if table.best_claim() else "no")


def _best(table, words: list) -> str:
    return _positions(table.best_claim()) or "none"


FOUND = {name: expectations.FOUND[name] for name in ("turn", "scores", "game")}
FOUND.update({"phases": _phases, "can": _can, "best": _best})
