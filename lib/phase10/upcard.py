# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The upcard is turned and its start rules are obeyed; then the first turn begins."""

from phase10.cards import RULE, SKIP, WILD
from phase10.table import NOBODY, pop


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
        start_play(table)


def start_play(table) -> None:
    first = table.next_playing(table.dealer)
    if table.fed == first:  # it was given the upturned card and has had its say
        first = table.next_playing(first)
    automatic, table.drawn = table.drawn, 0
    if automatic:
        table.go_to(first, False)
        pop(table.pile)
        pop(table.thrown_by)
        table.hands[table.turn].append(automatic)
        table.known[table.turn].append(automatic)
        table.drawn = automatic
        table.step = "play"
        table.tell("drew", table.turn, "upcard", automatic)
    elif table.served[first]:
        table.tell("served", first)
        table.reach(first)
        table.go_to(table.next_playing(first))
    else:
        table.go_to(first)
