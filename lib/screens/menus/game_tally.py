# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Counts a finished game in the Tally, and deletes its save."""

from binascii import crc32

from handheld import GAME
from handheld.complaints import complain_unsaved
from screens.menus.tally import LINES, LONGEST, NONE, STREAK, Tally, is_least


def phases_made(table, seat: int) -> int:
    """How many phases are ticked for a seat; a tied one had made them all, and has played one once more."""
    if seat in table.tie and table.rules.mode != "fixed10":
        return table.course.last + 1
    return sum([table.course.has_done(seat, at) for at in range(table.course.last + 1)])


def _persons(game) -> list:
    return [seat for seat in range(game.table.seats) if game.is_person(seat)]


def _won_with(game) -> list:
    """The scores of the persons who have won."""
    return [game.table.scores[seat] for seat in _persons(game) if seat in game.table.winners]


def _phases(game) -> int:
    table = game.table
    if game.rules.mode == "dice":
        return sum([table.at[seat] for seat in _persons(game)])
    if game.rules.mode in ("antiPhase", "twist"):  # there the sheet's ticks are not the phases laid
        return sum([mask >> seat & 1 for mask in game.laid_per_hand for seat in _persons(game)])
    return sum([phases_made(table, seat) for seat in _persons(game)])


def _added(game) -> tuple:
    """What a game adds to each of tally.LINES. For the best scores only one of ten phases that a person won counts."""
    table, rules, won = game.table, game.rules, _won_with(game)
    is_whole = won and rules.mode == "ordered" and table.course.last >= 9 and rules.short55 == "off"
    best = (min(won), table.hand_no) if is_whole else (NONE, NONE)
    return (1, len(won), 0 if rules.mode == "dice" else table.hand_no, _phases(game)) + best


def finish(machine, game) -> bool:
    """Count a finished game in the saved records and delete its save; True if there is a new best score."""
    tally = Tally(machine, game.tally)
    is_best = count(tally, game)
    complain_unsaved(tally.keep())
    machine.save(GAME, b"")
    return is_best


def count(tally, game) -> bool:
    """Count a finished game; True if there is a new best score. Games without persons, or Dice alone, do not count."""
    if not game.persons or game.table.seats == 1:
        return False
    saved, _ = tally.machine.load(GAME)
    if saved:
        counted = crc32(saved)
        if counted == tally.counted:
            return False
        tally.counted = counted
    before = tally.numbers["BEST"]
    for name, more in zip(LINES, _added(game)):
        if is_least(name):
            tally.numbers[name] = min(tally.numbers[name], more)
        else:
            tally.add_to(name, more)
    _count_way(tally, game)
    return tally.numbers["BEST"] < before


def _count_way(tally, game):
    """Count it for its mode, update the winning streak."""
    way, scores = game.rules.mode, _won_with(game)
    won = len(scores) > 0
    tally.add_to(way + " games")
    tally.add_to(way + " wins", int(won))
    tally.add_to(way + " hands", game.table.turns if way == "dice" else game.table.hand_no)
    tally.numbers[STREAK] = min(tally.numbers[STREAK] + 1, NONE) if won else 0
    tally.numbers[LONGEST] = max(tally.numbers[LONGEST], tally.numbers[STREAK])
    if won and not (way != "dice" and game.rules.short55 != "off"):
        before = tally.numbers[way + " best"]
        if way == "dice":
            tally.numbers[way + " best"] = max(before, min(max(scores), NONE))
        elif game.table.course.COUNTS_POINTS:
            tally.numbers[way + " best"] = min(before, min(scores))
