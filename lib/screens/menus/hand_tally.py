# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Counts a finished hand in the Tally: which phases persons tried, and which they made."""

from binascii import crc32

from handheld import RECORDS
from phase10.phase_lists import is_number
from screens.menus.tally import PHASES, Tally


def counting(app):
    """Generator: count the finished hand and save the records. Where that is skipped, because it would erase NVM, they
    are in game.tally for the next hand; they are saved at the end of the game.
    """
    game = app.game
    found = Tally(app.machine, game.tally)
    yield
    if count(found, game):
        packed = found.packed()
        wrong = yield from app.machine.saving(RECORDS, packed, True)
        game.tally = None if wrong is None else packed
    yield


def count(tally, game) -> bool:
    """Count the phases that persons tried and made in the hand just finished; False if it has been counted before."""
    mark = crc32(("%d %d %s" % (game.table.code, game.table.hand_no, game.table.scores)).encode())
    if mark == tally.hand:
        return False
    tally.hand = mark
    for seat in range(game.table.seats):
        if not game.is_person(seat):
            continue
        number, made = _tried(game.table, seat)
        if 0 < number <= PHASES:
            tally.add_to("tried %d" % number)
            tally.add_to("made %d" % number, int(made))
    return True


def _tried(table, seat: int) -> tuple:
    """(number of the phase that a seat tried in this hand, was it made?). The number is 0 if it is unknown because all
    seats have advanced, or is not a phase of the sheet.
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
