# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules of the game that is about to begin, worked out while the memory is still empty. What working them out has
left there is gone before anything else of the game comes. In memory for that moment only.
"""

import gc

from handheld import GAME, drop
from phase10.rules import InForce

_CARDS = 1  # format of a saved game that is not one of Dice
_BEFORE_NAMES = 4  # bytes of a saved game
_BEFORE_RULES = 4  # bytes of a table's snapshot


def rules_of(app, kind: str, packed):
    """What a new game was asked for with, or what the saved one is played by; None when that is no game with cards."""
    from phase10 import options
    at = 0
    try:
        if kind == "saved":
            packed, _ = app.machine.load(GAME)
            if not packed or packed[0] != _CARDS:
                return None
            at = _end_of_names(packed) + _BEFORE_RULES
        force = (options.unpack(packed, at)[0] if packed else options.Rules()).in_force()
    except (ValueError, IndexError):
        return None  # who loads the game will say so
    finally:
        options = None
        drop("phase10.options", "phase10.phase_lists")
    return _together(force)


def _end_of_names(packed) -> int:
    """Where in a saved game the table begins."""
    at = _BEFORE_NAMES
    for _ in range(packed[3]):
        at += 3 + packed[at + 2]
    return at


def _together(force):
    """The same rules, with nothing between their parts."""
    gc.collect()
    moved, kept = InForce(), {}
    for name, value in force.__dict__.items():
        setattr(moved, name, value)
    for phase in force.phases:
        for group in phase:
            kept.setdefault(group, (group[0], group[1]))
    for phase in force.phases:
        kept.setdefault(phase, tuple([kept[group] for group in phase]))
    moved.phases = tuple([kept[phase] for phase in force.phases])
    return moved
