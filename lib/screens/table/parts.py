# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Opens the Parts of the table screen, one at a time, which have the keys meanwhile. Loaded only then, as this is.

A Part is a class Part(screen, *args), args being those of Screen.open(). It has key(event) and close(), and may have
tick(), as a screen has. Screen.leave_part() closes it and goes on with the turn.
"""

import gc

from handheld import sheets
from phase10.actions import LAY


def needs(name: str) -> str:
    """Return the modules, space-separated, that a part opened by a key needs."""
    if name == "lay":
        return "screens.table.lays screens.table.lay screens.table.first_lay"
    if name == "hint":
        return "screens.owl screens.table.hint"
    return "screens.table.aim"


def open(screen, name: str, args):
    """Open a part, or do without. Not by with_room(): the calls below it come close to the end of the Python stack."""
    sheets.forget_lit()
    may_drop = name == "knock"  # who knocks is decided, and what a turn needs is loaded again when one begins
    while not screen.part:
        try:
            gc.collect()  # before each allocation that stays, so that it is low in the heap
            part = part_of(name)
            gc.collect()
            screen.part = part(screen, *args)
        except MemoryError:
            if screen.game.make_room():
                continue
            if not may_drop:
                do_without(screen, name, args)
                break
            may_drop = False
            screen.bots.drop()


def part_of(name: str):
    if name == "lay":
        from screens.table.lay import Part
    elif name == "aim":
        from screens.table.aim import Part
    elif name == "knock":
        from screens.table.knock_window import Part
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
    """Go on without a part for which there is no memory, or raise MemoryError, for a restart with an empty heap."""
    table = screen.game.table
    if name == "lay":
        from phase10 import turn
        at = screen.panel.at
        lay = turn.best_lay(table, table.turn, at)
        screen.do((LAY, lay, at))
    elif name == "aim" and args:
        screen.do(args[0][0])
    elif name == "hint":
        screen.app.go("thinking")
    elif name == "coach":
        screen.game.lessons = [lesson for lesson in screen.game.lessons if lesson not in args]
    elif name == "pass_on" or screen.may_restart():
        raise MemoryError(name)
    elif name == "knock":
        screen.refuse("memory")  # nobody knocks
    else:
        from bots import fallback
        action = fallback.action(table, table.turn)
        screen.do(action)
