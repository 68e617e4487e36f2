# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The swap action (replaceWild): a number card replaces a laid Wild in a run, and the Wild moves to an end of it."""

from phase10 import groups, turn
from phase10.actions import HIGH_END, KEEP_ONE, LOW_END, NO_FIT, RULE_OFF, SWAPPED, WHICH_END
from phase10.cards import WILD
from phase10.groups import HEAD
from phase10.phases import COLOUR, RUN, SET


def why_not_swap(table, seat: int, card: int, owner: int, index: int, end: str = ""):
    if table.rules.replaceWild == "off":
        return RULE_OFF
    if code := turn.why_not_touch(table, seat, card, owner, index):
        return code
    group = table.laid[owner][index]
    if wild_place(group, card, table.colour_rule()) < 0:
        return NO_FIT
    places = turn.open_places(table, seat, WILD, group, end)
    if not places:
        return NO_FIT
    if places == groups.LOW | groups.HIGH:
        return WHICH_END
    return None if table.most_to_lay(seat) > 0 else KEEP_ONE


def wild_place(group, card: int, colour_rule: int) -> int:
    """Return the index of the Wild in a run that this card replaces, or -1."""
    if group[0] in (SET, COLOUR) or card >= WILD:
        return -1
    place = (card & 15) - group[1]
    if not 0 <= place < len(group) - HEAD or group[HEAD + place] != WILD:
        return -1
    if group[0] != RUN and not groups.colour_fits(group, place, card >> 4, colour_rule):
        return -1
    return place


def swap(table, seat: int, card: int, owner: int, index: int, end: str = "") -> None:
    group = table.laid[owner][index]
    place = turn.open_places(table, seat, WILD, group, end)
    group[HEAD + wild_place(group, card, table.colour_rule())] = card
    groups.add(group, WILD, place)
    turn.part_with(table, seat, card)
    table.tell(SWAPPED, seat, card, owner, index, LOW_END if place == groups.LOW else HIGH_END)
    turn.after_cards_left(table, seat)
