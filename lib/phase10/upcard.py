# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The upcard is turned and its start rules are obeyed."""

from phase10.cards import RULE, SKIP, WILD
from phase10.table import NOBODY, pop, room


def turn_up(table) -> None:
    """Turn the upcard and obey the start rules, until a card lies that lets the game begin."""
    if len(table.piles) > 1:
        table.course.turn_up()
        begin(table)
        return
    for _ in range(len(table.deck)):
        if not obey_upcard(table, pop(table.deck)):
            break
    if table.step == "deal":
        begin(table)


def obey_upcard(table, card: int) -> bool:
    """What a turned card brings about; True when another must be turned."""
    rules = table.rules
    table.tell("upcard", card)
    if card == RULE:
        table.deck[0:0] = bytes((card,))
        return True
    rule = rules.firstWild if card == WILD else rules.firstSkip if card == SKIP else "normal"
    if rule == "redraw":
        table.deck[0:0] = bytes((card,))
        return True
    if rule == "dealerChooses":
        table.given, table.turn, table.step = card, table.dealer, "give"
        return False
    table.to_pile(card, NOBODY)
    if rule == "autoLeft":
        table.drawn = card  # it lies there until the first turn begins with it
        return False
    if rule == "skipFirst":
        table.served[table.next_playing(table.dealer)] = 1
    return rule == "cover"


def begin(table) -> None:
    """The deal is done: let the course ask for phases, then the first turn begins."""
    if table.course.before_play():
        room("starting").start_play(table)
