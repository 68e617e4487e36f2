# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""All is dealt and chosen: the first turn."""

from phase10.table import pop


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
