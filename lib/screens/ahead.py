# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a game at the table needs, in the order in which it is best loaded: one module at a time, the rules and the bots
behind a menu in which no key is pressed, the rest while the cards are dealt.
"""

import gc
import sys

from handheld import drop, know

RULES = ("phase10.table", "phase10.courses.course", "phase10.view", "phase10.groups", "phase10.finder.finder",
          "phase10.turn", "phase10.engine",
          "bots.needs", "bots.mind", "screens.game")
FINDER = ("phase10.finder.plain",)  # not in Twist
# what is needed for a moment
BEGINNING = ("phase10.dealing",)
MAKING = ("phase10.phase_lists", "phase10.options")  # of rules
TABLE = ("screens.cardart", "screens.seats", "screens.bar", "screens.hand", "screens.minis", "screens.felt",
         "screens.motion", "screens.showing", "screens.steps", "screens.own", "screens.table", "screens.cells")
# what comes and goes while a game is played: better its names are known before the memory is full
LATER = ("phase10.building", "phase10.lay", "screens.saved", "phase10.snapshot", "handheld.places", "handheld.store",
         "phase10.ending", "phase10.winning", "phase10.reshuffling", "screens.seldom", "screens.ways",
         "screens.lay", "screens.aim", "screens.hint", "screens.pause", "screens.score")

_QUIET = 1000  # ms without a key; then a moment in which none is heard will not be noticed

_places = iter(RULES + FINDER + BEGINNING + MAKING)


def look(app):
    """One more of the rules, if that is possible without anybody noticing."""
    global _places
    if _places and app.machine.power.idle() > _QUIET:
        try:
            load(next(_places))
        except (StopIteration, MemoryError):
            _places = None


def rooms_for(rules) -> tuple:
    """What these rules need beside what every game has. What they do without is dropped."""
    names = [name for name in rules.brings if name.startswith("phase10.")]
    if rules.mode == "twist":
        drop(*FINDER)  # that other games may have left here
    else:
        names += FINDER
    names += [name for name in rules.brings if name.startswith("bots.")]
    return tuple(names)


def parts_for(rules) -> tuple:
    """What these rules bring to the table's screen."""
    from screens import extras
    names = extras.needed(rules) + ["knock"] * (rules.knock == "on")  # which is asked for after every discard
    return tuple(["screens." + name for name in names])


def load(name: str, known: bool = False):
    """One module, close to those before it: what it took to load them has left no gaps between them. Its names may be
    known since an earlier hand.
    """
    if name in sys.modules:
        return
    if not known:
        know(name)
    gc.collect()
    __import__(name)
