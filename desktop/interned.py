# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The modules whose names are always interned: BEFORE, imported before startup.py reads lib/names.txt (names.py), and
LISTED and MORE, whose names make up that file. CircuitPython looks up an interned string in the newest pool first, so
the names that later modules use most must not be used by these early ones.
"""

import functools

import flat
import resident
from sources import module_of

BEFORE = resident.ALWAYS.split() + """
    handheld.splash handheld.fonts handheld.pictures handheld.places handheld.power_on handheld.record
    handheld.settings handheld.store screens.startup screens.menus.choices
    handheld.boards.pybadge handheld.boards.pygamer handheld.boards.other words.en.common
""".split()  # other languages use the same names for their sentences
# Modules that every card game loads, beside those that resident.py keeps in memory. The names of all modules would be
# too many: they come near EDGE in names.py.
MET = """
    bots bots.levels bots.fallback bots.tuning handheld.lights handheld.place_writing handheld.sound handheld.writing
    phase10.beginning phase10.building phase10.deal_codes phase10.dealing phase10.ending phase10.lay
    phase10.layout phase10.option_list phase10.option_rows phase10.options phase10.phase_lists phase10.rules
    phase10.rare_verbs phase10.snapshot phase10.winning screens.menus.deal screens.save_header screens.seating
    screens.table.aim screens.table.dealt screens.table.autosave screens.table.laid screens.table.lay
    screens.table.lessons screens.table.parts screens.table.pieces screens.table.rare_events
    screens.table.preselect screens.table.skips screens.table.slots screens.table.lays screens.table.turn_start
    screens.table.won
""".split()
AT_TABLE = resident.RULES + resident.BOTS + resident.GAME + resident.TABLE + resident.OWN + resident.PLAYING
LISTED = AT_TABLE.split() + MET
# What leads to the first table, when the menu of a new game leaves hardly any memory, and what a hand brings sooner or
# later. Only for a drive of .mpy files: from source a game of Twist had 1.4 KB less free with them.
MORE = """
    handheld.last_area handheld.reserve handheld.tunes phase10.reader phase10.reshuffling phase10.unpacking
    screens.compacting screens.menus.keep_choices screens.owl screens.table.advice screens.table.animation
    screens.table.first_lay screens.table.hint screens.table.landing screens.table.pointing screens.table.reasons
    screens.table.saying screens.table.stagger screens.waiting words.en.bruno words.en.finn words.en.hint
    words.en.lulu words.en.mia words.en.newgame words.en.otto words.en.pip words.en.seldom words.en.table
    words.en.variants words.en.why
""".split() + (resident.WAY + resident.MENU + resident.NEW_GAME + resident.BEGIN + resident.FIRST).split()


def is_early(path):
    """Return whether a path, in the repo or on the drive, is a module of BEFORE."""
    return is_one_of(BEFORE, path)


def is_known(path):
    """Return whether a path is a module of BEFORE or LISTED."""
    return is_one_of(BEFORE, path) or is_one_of(LISTED, path)


def is_one_of(some, path):
    return module_of(path) in either_way(tuple(some))


@functools.cache
def either_way(some):
    """Return the set of the names of some modules, in the repo and on the drive."""
    return {*some, *map(flat.flat, some)}
