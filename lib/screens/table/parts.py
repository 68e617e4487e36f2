# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Opens the parts of the table. Each is in memory only while it has the keys; so is this while it opens one."""

import gc

from phase10.actions import LAY


def needs(name: str, language: str) -> str:
    """The modules that it is opened with, as far as keys ask for it."""
    if name == "lay":
        return "screens.table.lay screens.table.most"
    if name == "hint":
        return "screens.owl screens.table.hint words.%s.hint" % language
    return "screens.table.aim"


def open(screen, name: str, args):
    """Give the keys to a part, or where there is no room for it make the move that it would have proposed first."""
    screen.part = screen.game.with_room(lambda: load(screen, name, args), None)
    if not screen.part:
        do_without(screen, name, args)


def load(screen, name: str, args):
    gc.collect()  # nothing that stays is to lie beyond what is needed no more
    part = part_of(name)
    gc.collect()
    return part(screen, *args)


def part_of(name: str):
    if name == "lay":
        from screens.table.lay import Part
    elif name == "aim":
        from screens.table.aim import Part
    elif name == "knock":
        from screens.table.window import Part
    elif name == "choosing":
        from screens.table.choosing import Part
    elif name == "hint":
        from screens.table.hint import Part
    elif name == "coach":
        from screens.table.coach import Part
    else:
        from screens.table.pass_on import Part
    return Part


def do_without(screen, name: str, args):
    table = screen.game.table
    if name == "lay":
        from phase10 import turn
        screen.do((LAY, turn.best_lay(table, table.turn, screen.panel.at), screen.panel.at))
    elif name == "aim" and args:
        screen.do(args[0][0])
    elif name == "hint":
        screen.refuse("memory")
    elif args != ("wait TIP",):
        raise MemoryError(name)
