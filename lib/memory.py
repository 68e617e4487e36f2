# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is in memory when: the one table of it, and the one loader.

A moment is what the program is doing: a screen is shown, or a game is being loaded. Entering one drops every module of
ours that is not in its lists, and loads what it needs. In between, what is seldom needed is imported inside a function;
tidy() drops it when that is done. Everybody else uses plain imports and drops nothing.

A list is closed: what a module of it imports at its top is in it, too, or there would be two of it one day. Modules
that keep something for the whole time (fonts, sheets, complaints) are in ALWAYS. Others may be dropped at any time: who
has an object of theirs keeps just that alive.
"""

import gc
import sys

ROOMY = 300_000  # bytes free at the start; with so many, nothing that was loaded is ever dropped
SPARE = 36_864  # bytes free after an action; with so many, what SPARED lists may stay

OURS = ("phase10.", "bots.", "handheld.", "screens.", "words.", "adafruit_")  # what names of our modules begin with

# Lists of modules, a blank before and behind each, in the order in which they are best loaded.
ALWAYS = (" memory handheld handheld.complaints handheld.clock handheld.colours handheld.sheets handheld.text"
          " handheld.screen handheld.keys handheld.power handheld.machine screens.sentences screens.app ")
START = " screens.beginning handheld.restart screens.menus.choices "
RULES = (" phase10.cards phase10.phases phase10.groups phase10.chance phase10.actions"
         " phase10.finder.finder phase10.table phase10.turn phase10.courses.course phase10.engine phase10.view ")
BOTS = " bots bots.weights bots.needs bots.mind "
GAME = " screens.kinds screens.table.game "
TABLE = (" screens.pace screens.table.felt screens.table.strips screens.table.show screens.table.turn"
         " screens.table.screen ")
SPARED = " phase10.building phase10.lay "  # what a hand needs a few times
PAGE = " screens.menus.page "
MENU = PAGE + "handheld.written screens.menus.rows "
PLAYERS = " bots bots.weights bots.levels screens.menus.players "
OPTIONS = " phase10.cards phase10.phases phase10.phase_lists phase10.rules phase10.options screens.menus.presets "
DICE = (" phase10.actions phase10.cards phase10.phases phase10.chance phase10.dice.claim phase10.dice.table"
        " bots bots.dice_book bots.dice screens.kinds screens.dice.game ")
THROW = " screens.pace screens.dice.look screens.dice.tray screens.dice.scene screens.dice.play "

# moment: (what it needs, what may be loaded while nobody presses a key and stays if it is there)
MOMENTS = {
    "start": ((START,), ()),
    "title": ((MENU, PLAYERS, " screens.menus.title "), (RULES, BOTS, GAME)),
    "newgame": ((MENU, PLAYERS, OPTIONS, " screens.menus.choices screens.menus.newgame "), (RULES, BOTS, GAME)),
    "rules": ((MENU, OPTIONS, " screens.menus.rules "), (PLAYERS,)),
    "phases": ((MENU, OPTIONS, " screens.menus.phases "), (PLAYERS, " screens.menus.rules ")),
    "settings": ((MENU, " screens.menus.choices screens.menus.settings "), (RULES, GAME)),
    "records": ((PAGE, " screens.menus.tally screens.menus.records "), (RULES,)),
    "event": ((MENU, PLAYERS, " screens.menus.tally screens.menus.event "), ()),
    "help": ((MENU, " screens.menus.presets screens.menus.help "), (RULES, GAME)),
    "note": ((MENU, " screens.menus.note "), ()),
    "bench": ((MENU, " screens.menus.bench "), (RULES, BOTS, GAME)),
    "deal": ((" screens.kinds screens.menus.deal ",), (RULES, BOTS, GAME)),
    "game": ((" screens.kinds screens.menus.deal ", RULES, BOTS, GAME), ()),
    "table": ((RULES, BOTS, GAME, TABLE), ()),
    "pause": ((RULES, GAME, MENU, " screens.menus.choices screens.menus.pause "), ()),
    "score": ((RULES, GAME, PAGE, " handheld.written phase10.deal_codes screens.menus.score "), ()),
    "board": ((RULES, GAME, " phase10.courses.twist_board screens.pace screens.table.strips screens.menus.board "), ()),
    "end": ((RULES, GAME, PAGE, " screens.menus.tally screens.menus.end "), ()),
    "dice": ((DICE, THROW), ()),
    "dice_end": ((DICE, PAGE, " screens.menus.tally screens.dice.end "), ()),
    "rescue": ((), (RULES, GAME)),
}

_everything = gc.mem_free() > ROOMY
_lists = [ALWAYS, START]  # those of the present moment
_ahead = ()  # what may be loaded next, in lists


def enter(moment: str, rules=None) -> None:
    """Drop what this moment does without, load what it needs. With rules, what they bring is needed, too."""
    for _ in entering(moment, rules):
        pass


def entering(moment: str, rules=None):
    """The same, a module a step, for who shows how far it has come: (how many are there, of how many)."""
    global _ahead
    needed, _ahead = MOMENTS[moment]
    brought = _brought(rules, RULES in needed, TABLE in needed)
    _lists[:] = (ALWAYS, brought)
    _lists.extend(needed)
    _lists.extend(_ahead)
    tidy()
    missing = [name for part in needed for name in part.split() if name not in sys.modules]
    missing += [name for name in brought.split() if name not in sys.modules]
    for i in range(len(missing)):
        load(missing[i])
        yield i + 1, len(missing)


def _brought(rules, game: bool, table: bool) -> str:
    """What these rules bring, as a list; parts of the table only for the table."""
    if not rules or not game:
        return ""
    return " %s " % " ".join([name for name in rules.brings if table or not name.startswith("screens")])


def load_ahead() -> bool:
    """One more module of what comes next; False when all of it is there, or there is no room for it."""
    global _ahead
    for part in _ahead:
        for name in part.split():
            if name not in sys.modules:
                try:
                    load(name)
                    return True
                except MemoryError:
                    _ahead = ()
                    return False
    return False


def tidy() -> None:
    """Drop all that is not in the lists of the present moment."""
    if _everything:
        return
    gone = [name for name in sys.modules if _is_ours(name) and not _stays(name)]
    if gc.mem_free() >= SPARE:
        gone = [name for name in gone if " %s " % name not in SPARED]
    for name in gone:
        del sys.modules[name]
        package, _, leaf = name.rpartition(".")
        parent = sys.modules.get(package)
        if parent and hasattr(parent, leaf):
            delattr(parent, leaf)
    if gone:
        gc.collect()


def _is_ours(name: str) -> bool:
    for beginning in OURS:
        if name.startswith(beginning):
            return True
    return False


def _stays(name: str) -> bool:
    if hasattr(sys.modules[name], "__path__"):  # a package, of which there is nothing but its name
        return True
    name = " %s " % name
    for part in _lists:
        if name in part:
            return True
    return False


def load(name: str):
    """A module of ours by its name, which stands in a table. It comes to lie close to those before it."""
    if name not in sys.modules:
        gc.collect()
        __import__(name)
    return sys.modules[name]


def words(language: str, family: str):
    """The sentences of a family in a language; ImportError when there are none."""
    return load("words.%s.%s" % (language, family))
