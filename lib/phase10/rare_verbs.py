# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Finds the functions of the rare verbs, for engine._functions()."""

from phase10.actions import CHOOSE, DEAL, GIVE, KNOCK, NAME, SAVE, STOP, SWAP, TURN


def functions(verb: str) -> tuple:
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
        from phase10 import dealing, upcards  # noqa: F401 the second must be there before anything changes
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
    from phase10 import ending
    return ending.why_not_stop, ending.stop
