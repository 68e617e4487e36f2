# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the bots are sure to need in a game: better loaded before it begins than in the middle of a turn."""

from bots import player, room
from bots.levels import name_of
from phase10.phases import ALT, COLOUR, RUN, SET

_ROOMS = (
    ("mode", "fixed10", "progress"),
    ("mode", "freeOrder", "progress"),
    ("mode", "freeOrder", "nearest"),
    ("mode", "masters", "progress"),
    ("mode", "masters", "saving"),
    ("mode", "mastersDeclare", "progress"),
    ("mode", "mastersDeclare", "nearest"),
    ("mode", "mastersDeclare", "saving"),
    ("mode", "twist", "progress"),
    ("mode", "twist", "piles"),
    ("knock", "on", "knocking"),
    ("replaceWild", "on", "swapping"),
)


def rooms_for(rules) -> list:
    found = [room for name, value, room in _ROOMS if getattr(rules, name) == value]
    for phase in rules.phases:
        kinds = [kind for kind, _ in phase]
        common = (kinds.count(SET) < 3 and not kinds.count(RUN)) or (kinds.count(RUN) == 1 and kinds.count(SET) < 2)
        if len(kinds) > 2 or kinds != [COLOUR] and (not common or len(kinds) > kinds.count(SET) + kinds.count(RUN)):
            if "estimates" not in found:
                found.append("estimates")
            if ALT in kinds and "breaks" not in found:
                found.append("breaks")
    return found


def players(rules, levels, faces, seed: int) -> list:
    """The bots of a game by seat, with all that they need; 0 where a person sits."""
    for name in rooms_for(rules):
        room(name)
    return [level and player(name_of(level), face, seed + face) for level, face in zip(levels, faces)]
