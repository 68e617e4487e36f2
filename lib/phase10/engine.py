# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The engine: a new table, and whatever anybody wants to do at it, verified and done.

This is the module above all others of the rules: it knows which of them answers for a verb. What is needed often comes
with it, the rest is imported for the moment in which it acts.
"""

from collections import namedtuple

from phase10 import actions, courses, turn
from phase10.actions import (
    BAD_ACTION,
    CHOOSE,
    DEAL,
    DISCARD,
    DRAW,
    GIVE,
    HIT,
    KNOCK,
    LAY,
    NAME,
    NAMING,
    PLAYING,
    SAVE,
    STOP,
    SWAP,
    TURN,
)
from phase10.table import Table


def new_table(rules, seats: int, seed: int = 1, dealer: int = -1) -> Table:
    """A new game: nothing is dealt yet. Who deals first is left to chance, or to the rules, unless it is given."""
    table = Table(sealed(rules.in_force() if hasattr(rules, "in_force") else rules), seats, seed)
    table.dealer = table.chance.below(seats)
    if dealer < 0 and table.rules.firstDealer != "chance":
        dealer = int(table.rules.firstDealer) - 1
    if 0 <= dealer < seats:
        table.dealer = dealer
    table.turn = table.dealer
    table.course = courses.course_for(table)
    return table


def sealed(rules):
    """Rules that nobody can change: a View shows them to everybody."""
    fields = getattr(rules, "__dict__", None)
    return namedtuple("Rules", tuple(fields))(*fields.values()) if fields else rules


def why_not(table, seat: int, action: tuple):
    """None when this seat may do this now, else the error code. Whatever is handed in, nothing raises."""
    if not actions.is_number(seat, table.seats - 1, 0) or not actions.is_action(action):
        return BAD_ACTION
    return _functions(action[0])[0](table, seat, *action[1:])


def do(table, seat: int, action: tuple):
    """Verify an action, then apply it: None, or the error code of a refusal, which changes nothing."""
    if not actions.is_number(seat, table.seats - 1, 0) or not actions.is_action(action):
        return BAD_ACTION
    ask, act = _functions(action[0])
    code = ask(table, seat, *action[1:])
    if code is None:
        if table.step in (PLAYING, NAMING) and _may_end(table, seat, action):
            _load_end(table)
        table.acting = True
        act(table, seat, *action[1:])
        table.acting = False
    return code


def _functions(verb: str) -> tuple:
    """The two functions behind a verb: why not, and do it."""
    if verb == DRAW:
        return turn.why_not_draw, turn.draw
    if verb == HIT:
        return turn.why_not_hit, turn.hit
    if verb == DISCARD:
        return turn.why_not_discard, turn.discard
    if verb == LAY:
        from phase10 import lay

        return lay.why_not_lay, lay.lay
    if verb == KNOCK:
        from phase10 import knocking

        return knocking.why_not_knock, knocking.knock
    if verb == SWAP:
        from phase10 import swapping

        return swapping.why_not_swap, swapping.swap
    if verb == SAVE:
        from phase10 import saving

        return saving.why_not_save, saving.save
    if verb == DEAL:
        from phase10 import dealing

        return dealing.why_not_deal, dealing.deal
    if verb == CHOOSE:
        from phase10 import choosing

        return choosing.why_not_choose, choosing.choose
    if verb in (GIVE, TURN):
        from phase10 import giving

        return (giving.why_not_give, giving.give) if verb == GIVE else (giving.why_not_turn, giving.turn)
    if verb == NAME:
        from phase10 import naming

        return naming.why_not_name, naming.name
    assert verb == STOP
    from phase10 import stopping

    return stopping.why_not_stop, stopping.stop


def _may_end(table, seat: int, action: tuple) -> bool:
    """Could the hand or the game end by this?"""
    if action[0] == LAY:
        laid = sum([len(cards) for cards, _ in action[1]])
        return laid == len(table.hands[seat]) or table.course.on_last(seat)
    return len(table.hands[seat]) < 2


def _load_end(table) -> None:
    """What an end needs, before anything is done: if it cannot be loaded, nothing must have changed."""
    from phase10 import ending, stopping  # noqa: F401

    if table.rules.mode == "twist":
        from phase10.courses import twist_board  # noqa: F401
