# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which modules have come before memory.py reads the list of names (names.py). CircuitPython looks for a name among
the newest first, so what later modules ask for most must not be a name that these have met already.
"""

import flat
import resident
from sources import module_of

BEFORE = resident.ALWAYS.split() + """
    handheld.curtain handheld.fonts handheld.pictures handheld.places handheld.power_on handheld.record
    handheld.settings handheld.store screens.beginning screens.menus.choices
    handheld.boards.pybadge handheld.boards.pygamer handheld.boards.other
""".split()


def is_early(path):
    """Is this one of them, as it is called in the repo or on the drive?"""
    return module_of(path) in BEFORE or module_of(path) in map(flat.flat, BEFORE)
