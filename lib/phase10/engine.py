# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The engine: whatever anybody wants to do at a table, verified and done.

This is the module above all others of the rules: it knows which of them answers for a verb. What is needed often comes
with it, the rest is imported for the moment in which it acts.
"""

from phase10 import actions, turn
from phase10.actions import BAD_ACTION, DISCARD, DRAW, HIT, LAY, NAMING, PLAYING


def new_table(rules, seats: int, seed: int = 1, dealer: int = -1):
    """A new game: nothing is dealt yet. Who deals first is left to chance, or to the rules, unless it is given."""
    from phase10 import beginning

    return beginning.new_table(rules, seats, seed, dealer)


def why_not(table, seat: int, action: tuple):
    """None when this seat may do this now, else the error code. Whatever is handed in, nothing raises."""
    if not actions.is_number(seat, table.seats - 1, 0) or not actions.is_action(action):
        return BAD_ACTION
    return _functions(action[0])[0](table, seat, *action[1:])


def do(table, seat: int, action: tuple):
    """Verify an action, then apply it: None, or the error code of a refusal, which changes nothing."""
    code = why_not(table, seat, action)
    if code is None:
        if table.step in (PLAYING, NAMING) and _may_end(table, seat, action):
            _load_end(table)
        if not table.deck:  # as this ends a turn, it may be filled
            from phase10 import reshuffling  # noqa: F401
        table.acting = True
        _functions(action[0])[1](table, seat, *action[1:])
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
    from phase10 import seldom

    return seldom.functions(verb)


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
