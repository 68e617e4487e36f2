# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a Wild or Skip does as the upcard, where there is one pile. Apart from dealing.py: several piles do without."""

from phase10.actions import GIVING, UPCARD
from phase10.cards import RULE, SKIP, WILD
from phase10.table import NOBODY


def obey(table, card: int) -> bool:
    """Apply the rules to an upcard; True if another must be turned."""
    rules = table.rules
    table.tell(UPCARD, card)
    rule = rules.firstWild if card == WILD else rules.firstSkip if card == SKIP else "normal"
    if rule == "redraw" or card == RULE:
        table.deck[0:0] = bytes((card,))
        return True
    if rule == "dealerChooses" and card == SKIP and rules.dealerSkip == "target":
        if table.skips.count(b"\x00") == table.plays.count(b"\x00"):  # all who play have one
            rule = "cover"  # it can be put before nobody: it stays on the pile without effect
    if rule == "dealerChooses":
        table.given, table.turn, table.step = card, table.dealer, GIVING
        return False
    table.to_pile(card, NOBODY)
    if rule == "autoLeft":
        table.drawn = card  # stays on the pile until start_play() gives it to the first seat
        return False
    if rule == "skipFirst":
        table.served[table.next_playing(table.dealer)] = 1
    return rule == "cover"
