# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a game at the table needs, in the order in which it is best loaded: one module at a time, the rules and the bots
behind a menu in which no key is pressed, the rest while the cards are dealt.
"""

import gc
import sys

RULES = ("phase10.groups", "phase10.laying", "phase10.placing", "phase10.finder", "phase10.table", "phase10.course",
         "phase10.turn", "phase10.lay", "phase10.view", "bots.needs", "bots.mind", "screens.game")
# what is needed for a moment
BEGINNING = ("phase10.options", "phase10.phase_lists", "phase10.opening", "phase10.dealing", "phase10.upcard")
TABLE = ("screens.cardart", "screens.seats", "screens.bar", "screens.hand", "screens.minis", "screens.felt",
         "screens.motion", "screens.showing", "screens.steps", "screens.own", "screens.table", "screens.cells")

_QUIET = 1000  # ms without a key; then a moment in which none is heard will not be noticed

_places = iter(RULES + BEGINNING)


def look(app):
    """One more of the rules, if that is possible without anybody noticing."""
    global _places
    if _places and app.machine.power.idle() > _QUIET:
        try:
            load(next(_places))
        except (StopIteration, MemoryError):
            _places = None


def load(name: str):
    """One module, close to those before it: what it took to load them has left no gaps between them."""
    if name in sys.modules:
        return
    gc.collect()
    room, _, leaf = name.partition(".")
    if room == "phase10":
        __import__("phase10." + leaf)
    elif room == "bots":
        __import__("bots." + leaf)
    else:
        __import__("screens." + leaf)
