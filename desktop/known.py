# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which modules CircuitPython knows by name all the time: those that have come before memory.py reads the list of names
(names.py), and those that this list is made of. CircuitPython looks for a name among the newest first, so what later
modules ask for most must not be a name that these early ones have met already.
"""

import flat
import resident
from sources import module_of

BEFORE = resident.ALWAYS.split() + """
    handheld.curtain handheld.fonts handheld.pictures handheld.places handheld.power_on handheld.record
    handheld.settings handheld.store screens.beginning screens.menus.choices
    handheld.boards.pybadge handheld.boards.pygamer handheld.boards.other words.en.common
""".split()  # other languages give their sentences the same names
# Modules that any game with cards comes to, beside those that resident.py keeps in memory. All names that there are
# would be too many: they come near the edge that names.py tells of.
MET = """
    bots bots.levels bots.plain handheld.lights handheld.putting handheld.sound handheld.writing phase10.beginning
    phase10.box phase10.building phase10.deal_codes phase10.dealing phase10.ending phase10.lay phase10.layout
    phase10.option_list phase10.option_rows phase10.options phase10.phase_lists phase10.rules phase10.seldom
    phase10.snapshot phase10.stopping phase10.winning screens.menus.deal screens.seated screens.table.aim
    screens.table.dealt screens.table.keeping screens.table.laid screens.table.lay screens.table.lessons
    screens.table.parts screens.table.pieces screens.table.saved screens.table.seldom screens.table.sense
    screens.table.skips screens.table.slots screens.table.won
""".split()
LISTED = " ".join((resident.RULES, resident.BOTS, resident.GAME, resident.TABLE, resident.OWN)).split() + MET


def is_early(path):
    """Is this one of those before, as it is called in the repo or on the drive?"""
    return is_one_of(BEFORE, path)


def is_known(path):
    """Is this any of them?"""
    return is_one_of(BEFORE, path) or is_one_of(LISTED, path)


def is_one_of(some, path):
    return module_of(path) in some or module_of(path) in map(flat.flat, some)
