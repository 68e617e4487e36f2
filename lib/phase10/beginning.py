# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Creates a game: its Table, and the Course for its rules. The start of a hand is in dealing.py."""

from collections import namedtuple

from phase10.table import Table

_kinds = {}  # names of fields: their namedtuple, which takes long to make where thousands of games are played


def new_table(rules, seats: int, seed: int, dealer: int) -> Table:
    """Implementation of engine.new_table()."""
    from phase10.finder.finder import Finder
    table = Table(in_force(rules), seats, seed)
    table.finder = Finder(table.rules)
    table.dealer = table.chance.below(seats)
    if dealer < 0 and table.rules.firstDealer != "chance":
        dealer = int(table.rules.firstDealer) - 1
    if 0 <= dealer < seats:
        table.dealer = dealer
    table.turn = table.dealer
    table.course = course_of(table.rules.mode)(table)
    return table


def in_force(rules):
    """Return a table's rules, from options.Rules, an InForce or another's: immutable, as every View refers to them."""
    rules = rules.in_force() if hasattr(rules, "in_force") else rules
    fields = getattr(rules, "__dict__", None)
    if not fields:
        return rules
    names = tuple(fields)
    if names not in _kinds:
        _kinds[names] = namedtuple("Rules", names)
    return _kinds[names](*fields.values())


def course_of(mode: str):
    if mode == "fixed10":
        from phase10.courses.fixed import Fixed as Found
    elif mode in ("freeOrder", "mastersDeclare"):
        from phase10.courses.free import Free as Found
    elif mode == "masters":
        from phase10.courses.masters import Masters as Found
    elif mode == "antiPhase":
        from phase10.courses.anti import Anti as Found
    elif mode == "twist":
        from phase10.courses.twist import Twist as Found
    else:
        from phase10.courses.ordered import Ordered as Found
    return Found
