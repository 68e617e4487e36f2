# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The API of the rules: create a table, ask whether an action is legal, and apply it.

Each verb is dispatched to the module that implements it. turn.py is imported at the top; the others, needed less
often, are imported on use (lazily), so that they take heap only then.
"""

from phase10 import actions, turn
from phase10.actions import BAD_ACTION, CHOOSING, DISCARD, DRAW, HIT, LAY, NAMING, PLAYING


def new_table(rules, seats: int, seed: int = 1, dealer: int = -1):
    """A game's Table, before the first deal. rules: options.Rules or another table's; dealer -1: see firstDealer."""
    from phase10 import beginning
    return beginning.new_table(rules, seats, seed, dealer)


def why_not(table, seat: int, action: tuple):
    """Return None if the seat may take this action now, else an error code (actions.py). Accepts any objects, never
    raises, changes nothing. An action is a tuple: a verb, then its arguments.
    """
    if not actions.is_number(seat, table.seats - 1, 0) or not actions.is_action(action):
        return BAD_ACTION
    return _functions(action[0])[0](table, seat, *action[1:])


def do(table, seat: int, action: tuple):
    """Apply an action, which appends to table.events. Return None, or why_not()'s code, when nothing has changed."""
    code = why_not(table, seat, action)
    if code is None:
        last_lap = table.laps >= int(table.rules.handTurns) and action[0] != DRAW
        if last_lap or table.step in (PLAYING, NAMING) and _may_end(table, seat, action):
            _load_end(table)
        if not table.deck:  # the next turn may have to reshuffle; import it before anything changes
            from phase10 import reshuffling  # noqa: F401
        if table.step == CHOOSING:
            _load_deal(table)
        table.acting = True
        _functions(action[0])[1](table, seat, *action[1:])
        table.acting = False
    return code


def _functions(verb: str) -> tuple:
    """Return (why_not_X, X), the functions of a verb."""
    if verb == DRAW:
        return turn.why_not_draw, turn.draw
    if verb == HIT:
        return turn.why_not_hit, turn.hit
    if verb == DISCARD:
        return turn.why_not_discard, turn.discard
    if verb == LAY:
        from phase10 import lay
        return lay.why_not_lay, lay.lay
    from phase10 import rare_verbs
    return rare_verbs.functions(verb)


def _may_end(table, seat: int, action: tuple) -> bool:
    """Could this action end the hand or the game?"""
    if action[0] == LAY:
        laid = sum([len(cards) for cards, _ in action[1]])
        return laid == len(table.hands[seat]) or bool(table.tie) or table.course.on_last(seat)
    return len(table.hands[seat]) < 2


def _load_deal(table) -> None:
    """As _load_end() for what deals after the last choice. Not upcards.py: a single pile has its upcard by then."""
    from phase10 import choosers
    if choosers.is_last(table):
        from phase10 import dealing  # noqa: F401


def _load_end(table) -> None:
    """Import what ends a hand before the action is applied: a MemoryError then must not leave it half applied."""
    from phase10 import ending  # noqa: F401
    if table.rules.mode == "twist":
        from phase10.courses import twist_board  # noqa: F401
