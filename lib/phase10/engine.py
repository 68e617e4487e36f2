# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The API of the rules: create a table, ask whether an action is legal, and apply it.

It imports the other modules of the rules and dispatches each verb to the one that implements it. turn.py is imported
at the top; the rest, which is needed less often, when it is called, so that it takes memory only then.
"""

from phase10 import actions, turn
from phase10.actions import BAD_ACTION, DISCARD, DRAW, HIT, LAY, NAMING, PLAYING


def new_table(rules, seats: int, seed: int = 1, dealer: int = -1):
    """A Table for a new game, before the first deal. rules: options.Rules or another table's rules; seats: how many;
    dealer: the seat that deals first, -1 for what rules.firstDealer says. The seed decides all chance in the game."""
    from phase10 import beginning

    return beginning.new_table(rules, seats, seed, dealer)


def why_not(table, seat: int, action: tuple):
    """None if the seat may take this action now, else an error code from actions.py. Takes any objects and never
    raises; changes nothing. An action is a tuple: a verb, then its arguments (actions.py)."""
    if not actions.is_number(seat, table.seats - 1, 0) or not actions.is_action(action):
        return BAD_ACTION
    return _functions(action[0])[0](table, seat, *action[1:])


def do(table, seat: int, action: tuple):
    """Verify an action and apply it. Returns None when done, or the error code of a refusal, which changes nothing.
    What happened is appended to table.events."""
    code = why_not(table, seat, action)
    if code is None:
        if table.step in (PLAYING, NAMING) and _may_end(table, seat, action):
            _load_end(table)
        if not table.deck:  # the next turn may have to reshuffle; import it before anything changes
            from phase10 import reshuffling  # noqa: F401
        table.acting = True
        _functions(action[0])[1](table, seat, *action[1:])
        table.acting = False
    return code


def _functions(verb: str) -> tuple:
    """The pair (why_not_X, X) that implements a verb."""
    if verb == DRAW:
        return turn.why_not_draw, turn.draw
    if verb == HIT:
        return turn.why_not_hit, turn.hit
    if verb == DISCARD:
        return turn.why_not_discard, turn.discard
    if verb == LAY:
        from phase10 import lay

        return lay.why_not_lay, lay.lay
    from phase10 import seldom

    return seldom.functions(verb)


def _may_end(table, seat: int, action: tuple) -> bool:
    """Could this action end the hand or the game?"""
    if action[0] == LAY:
        laid = sum([len(cards) for cards, _ in action[1]])
        return laid == len(table.hands[seat]) or table.course.on_last(seat)
    return len(table.hands[seat]) < 2


def _load_end(table) -> None:
    """Import what the end of a hand needs before the action is applied: an import that fails for lack of memory must
    not leave it half done."""
    from phase10 import ending, stopping  # noqa: F401

    if table.rules.mode == "twist":
        from phase10.courses import twist_board  # noqa: F401
