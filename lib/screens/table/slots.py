# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows in the panel which cards of a phase the hand has and which are missing. Loaded only when that changes."""

from handheld.colours import GHOST
from phase10.cards import WILD
from phase10.phases import COLOUR, size_of
from screens.table.felt import NOT_MEASURED
from screens.table.tiles import SLOT, in_group, number_in


def measure(panel, table, seat: int, phases):
    """Show the one of these phases (indexes) that is short of the fewest cards; nothing if there are none."""
    panel.short = NOT_MEASURED
    for at in phases:
        short = table.finder.short(panel.measured, table.rules.phases[at], table.postal(seat))
        if short < panel.short:
            panel.at, panel.short = at, short
    if panel.short == NOT_MEASURED:
        panel.kept = b""
        panel.title.show("")
        panel.minis.clear()
        return
    panel.show_phase(table, panel.at)
    show_slots(panel, table, seat, table.rules.phases[panel.at])


def show_slots(panel, table, seat: int, phase):
    """Let the finder lay the phase with a Wild added for each missing card, and show these Wilds as missing."""
    hand, minis = panel.measured, panel.minis
    borrowed = bytes((WILD,)) * panel.short
    lay = table.finder.best(hand + borrowed, phase, size_of(phase), table.postal(seat)) or [(b"", 0)] * len(phase)
    panel.kept = b"".join([cards for cards, _ in lay])
    minis.begin(size_of(phase), len(phase) - 1)
    own = hand.count(bytes((WILD,)))
    for i in range(len(phase)):
        kind, size = phase[i]
        cards, value = lay[i]
        group = bytearray((kind, value)) + cards
        for j in range(size):
            if j >= len(cards):
                minis.add(SLOT)
            elif cards[j] != WILD or own > 0:
                own -= cards[j] == WILD
                minis.add(in_group(group, j))
            else:
                minis.add(missing(group, j))
        minis.gap()
    minis.end()


def missing(group, i: int) -> int:
    """The look of the missing card at index i of a group."""
    if group[0] == COLOUR:
        return SLOT  # any card of the colour will do
    return number_in(group, i) | GHOST << 8
