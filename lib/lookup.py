# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Looks up in resident.py, the table of what is in memory when, what a moment needs with what the rules of its game
bring. Apart from the table because from source a module needs a free block for all its names while it is compiled.
"""

from resident import (ASKED, ASKED_OF_BOTS, BOTS, DEAL, FIRST, GAME, KNOCKERS, LARGE, LARGE_MINDS, LARGEST, OTHER, OWN,
                      PLAIN, PLAYING, PRELOAD, RESUME, RULES, TABLE, lists_of)


def lists_for(moment: str, rules, compiled: bool, table=None) -> tuple:
    """A moment's lists with what these rules bring, in the order of loading. table: of the game, once it has one."""
    lists = lists_of(moment)
    needed, ahead, pictures = lists
    more = brought(rules, lists, compiled, in_play(rules, table)) + " " if rules else ""
    if TABLE in needed and not compiled:  # later, at the table, there is seldom the block to compile what is large
        needed = before(TABLE, needed, (PLAIN if PLAIN in more else "") + LARGE)
    if OWN in needed and not compiled:
        needed += (PLAYING,)
    if BOTS in needed and not compiled:
        needed = before(BOTS, needed, LARGE_MINDS)
    if moment == "title" and rules:  # a game is kept for Continue: it needs these, and its table the room of menus
        needed, ahead = needed + (RULES, GAME), (PRELOAD,)
    if moment == "rules_ahead" and not compiled:  # the largest first, which imports the others
        needed = (" phase10.options ",) + needed
    if moment == "first_opening" and not compiled:  # the table's first picture need not wait for what it does not show
        more = more.replace(PLAIN, " ")
    if lists is OTHER:  # it stays, but there may be no room to load it, least of all after a MemoryError
        ahead = (more,) + ahead
    elif FIRST in needed and not compiled:  # what is large is compiled while there is room
        needed = before(FIRST, needed, LARGEST + more)
    elif rules:
        needed = before(TABLE if TABLE in needed and (compiled or BOTS not in needed) else BOTS, needed, more)
    return needed, ahead, pictures


def before(part: str, lists: tuple, more: str) -> tuple:
    """These lists with one more before a certain one, or at the end."""
    at = lists.index(part) if part in lists else len(lists)
    return lists[:at] + (more,) + lists[at:]


def in_play(rules, table) -> int:
    """Mask of the phases that a seat has to lay in this hand; -1, all of them, where that is not known beforehand."""
    if not table or rules.mode != "ordered":
        return -1
    phases = 0
    try:
        for seat in range(table.seats):
            for at in table.course.layable(seat):
                phases |= 1 << at
    except Exception:  # the table is what has failed; that is found out elsewhere
        return -1
    return phases


def brought(rules, lists: tuple, compiled: bool, phases: int) -> str:
    """What the rules bring beside what every game has: to the rules, the bots and the table, where these may be, for a
    hand in which these phases are laid. Modules that are seldom used are not loaded while a game is made or read.
    """
    found, waiting = "", [part for part in (DEAL, RESUME) if part in lists[0]]
    later = ASKED + ASKED_OF_BOTS if compiled or waiting else ""
    there = lists[0] if RESUME in lists[0] else lists[0] + lists[1]  # beside what reads a saved game there is less room
    for beginning, list_ in (("phase10.", RULES), ("bots.", BOTS), ("bots.", KNOCKERS), ("screens.", TABLE)):
        if list_ in there:
            for name, by in zip(rules.brings, rules.brought_by):
                if name.startswith(beginning) and name not in later and (by < 0 or by & phases):
                    found += " " + name
    return found


def turns(moment: str, rules, compiled: bool, table) -> dict:
    """{moment: (modules that it needs beside what the others do, what it may load ahead)} of the moments that follow
    each other at every turn where memory is short, once one of them has begun.
    """
    if moment not in ("table", "own", "bots"):
        return {}
    own, ahead, _ = lists_for("own", rules, compiled, table)
    bots, _, _ = lists_for("bots", rules, compiled, table)
    found = {"own": (without(own, bots), without(ahead, own)), "bots": (without(bots, own), "")}
    if compiled and rules.knock == "on":  # from source it would take too long to load the rest of the bots again
        asking, _, _ = lists_for("asking", rules, compiled, table)
        found["asking"] = without(asking, own), ""
    return found


def without(lists: tuple, others: tuple) -> str:
    """A list of the modules in these lists that the others do not have."""
    there = " ".join(others).split()
    return " %s " % " ".join([name for name in " ".join(lists).split() if name not in there])
