# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a hand that is over adds to the tally: which phases were tried, and which of them made."""

from binascii import crc32

from phase10.phase_lists import is_number
from screens.menus.tally import PHASES


def count(tally, played) -> bool:
    """For which phases persons have tried in the hand that is over, and which they made; False when it is counted
    already."""
    mark = crc32(("%d %d %s" % (played.table.code, played.table.hand_no, played.table.scores)).encode())
    if mark == tally.hand:
        return False
    tally.hand = mark
    for seat in range(played.table.seats):
        if not played.is_person(seat):
            continue
        number, made = _tried(played.table, seat)
        if 0 < number <= PHASES:
            tally.add_to("tried %d" % number)
            tally.add_to("made %d" % number, int(made))
    return True


def _tried(table, seat: int) -> tuple:
    """(the number of the phase that a seat tried in the hand just played, has it made it?); 0 where the table does not
    show it any more, or the phase is not the sheet's. Everybody has moved on already.
    """
    rules, made, at = table.rules, len(table.laid[seat]) > 0, table.at[seat]
    if rules.mode == "fixed10":
        at = table.hand_no - 1
    elif rules.mode == "ordered" and rules.antiOthers == "off" and rules.gameEnd in ("handEnd", "immediateIfSole"):
        at -= made
    elif rules.mode != "masters":
        return 0, made
    of_the_sheet = rules.phaseList == "all" or is_number(rules.phaseList.replace(",", ""))
    if table.tie or rules.altRun != "off" or not of_the_sheet or at >= len(rules.numbers):
        return 0, made
    return rules.numbers[at], made
