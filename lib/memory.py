# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is in memory when: the one table of it, and the one loader.

A moment is a screen that is shown, or a game that is being loaded. Entering one drops every module of ours that is not
in its lists and loads what is; what the screen then imports at its top stays as long as it is shown. All else is
imported inside functions, for a moment, and dropped by tidy() when that is done. Everybody else uses plain imports and
drops nothing, and a module may go at any time: who has an object of it keeps just that alive. What holds something for
the whole time (fonts, sheets, complaints) is in ALWAYS.
"""

import gc
import sys

ROOMY = 300_000  # bytes free at the start; with so many, nothing that was loaded is ever dropped
SPARE = 36_864  # bytes free after an action; with so many, SPARED may stay
# Bytes free when a table has been opened. With less, BOTS and OWN come and go in turn; they need room to load, too ...
SHORT = 30_720
REFILL = 12_288  # ... so with less than this they must stay

# Modules, a blank before and behind each, in the order in which they are best loaded.
ALWAYS = (" memory handheld handheld.complaints handheld.clock handheld.colours handheld.sheets handheld.text"
          " handheld.screen handheld.keys handheld.power handheld.machine screens.app ")
RULES = (" phase10.cards phase10.phases phase10.groups phase10.chance phase10.actions phase10.finder.finder"
         " phase10.table phase10.turn phase10.courses.course phase10.engine ")
BOTS = " bots.weights bots.mind bots.needs bots.throwing bots.playing phase10.view bots.drawing "  # large ones first
GAME = " screens.kinds screens.table.game "
TABLE = (" screens.pace screens.table.felt screens.table.strips screens.table.show"
         " screens.table.turn screens.table.screen ")
OWN = " screens.table.drawing screens.table.playing "  # what a person's turn needs, and a bot's does not
PASSING = "screens.directory"  # who knows where a screen is
SPARED = " phase10.building phase10.lay "  # what a hand needs a few times
DEAL = " screens.menus.deal "
MENU = " screens.ahead screens.menus.page handheld.written screens.menus.rows "
NEW_GAME = (" phase10.cards phase10.phases phase10.phase_lists phase10.rules phase10.options bots.weights bots.levels"
            " screens.menus.choices screens.menus.players screens.menus.presets screens.menus.newgame ")
DICE = (" phase10.cards phase10.phases phase10.chance phase10.actions phase10.dice.claim phase10.dice.table"
        " bots bots.dice_book bots.dice screens.kinds screens.dice.game ")
SHEET = (" phase10.winning phase10.ending phase10.stopping phase10.dealing phase10.dice.claim phase10.dice.table"
         " phase10.sheet.hands phase10.sheet.cards phase10.sheet.dice phase10.sheet.kept"
         " screens.sheet.said screens.sheet.book ")

# Pictures (sheets, palettes) and fonts that stay when a moment begins; others are loaded when they are asked for.
CARDS = "small cards minis"  # large, and so never loaded when the memory is in pieces
TABLE_PICTURES = CARDS + " palettes piles icons heads"
MENU_PICTURES = "small big ground icons heads"

# moment: what it needs, with what the rules of the game bring; what comes next and may be loaded in the meantime;
# which pictures and fonts it finds.
MOMENTS = {
    "title": ((), (RULES, BOTS, GAME, MENU, NEW_GAME), MENU_PICTURES + " logo"),
    "newgame": ((MENU, NEW_GAME), (RULES, BOTS, GAME), MENU_PICTURES),
    "bench": ((), (RULES, BOTS, GAME), MENU_PICTURES),
    "deal": ((DEAL,), (RULES, BOTS, GAME), CARDS),
    "game": ((DEAL, RULES, BOTS, GAME), (), CARDS),
    "table": ((RULES, BOTS, GAME, TABLE, OWN), (), TABLE_PICTURES),
    "person": ((RULES, GAME, TABLE, OWN), (), TABLE_PICTURES),  # of a table where the memory is short: whose turn it is
    "bot": ((RULES, BOTS, GAME, TABLE), (), TABLE_PICTURES),
    "pause": ((RULES, GAME), (MENU,), MENU_PICTURES + " cards minis"),
    "score": ((RULES, GAME), (), MENU_PICTURES + " cards minis"),
    "board": ((RULES, GAME), (), MENU_PICTURES + " cards minis"),
    "end": ((RULES, GAME), (), MENU_PICTURES),
    "journey": ((), (RULES, BOTS, GAME), MENU_PICTURES + " map"),
    "place": ((), (RULES, BOTS, GAME), MENU_PICTURES + " board faces"),
    "stars": ((RULES, GAME), (), MENU_PICTURES),
    "dice": ((DICE,), (), "small minis"),
    "people": ((), (RULES, SHEET), MENU_PICTURES),
    "typing": ((), (RULES, SHEET), MENU_PICTURES),
    "sheet": ((RULES, SHEET), (), MENU_PICTURES),
    "hand": ((RULES, SHEET), (), MENU_PICTURES),
    "turn": ((RULES, SHEET), (), MENU_PICTURES),
    "paper": ((RULES, SHEET), (), MENU_PICTURES),
    "graph": ((RULES, SHEET), (), MENU_PICTURES),
}
# A menu that may be looked at in the middle of a game, or on the way to one.
_OTHER = ((), (MENU, NEW_GAME, RULES, BOTS, GAME), MENU_PICTURES + " cards minis")

_OURS = ("phase10.", "bots.", "handheld.", "screens.", "words.", "adafruit_")  # what names of modules begin with
_everything = gc.mem_free() > ROOMY
_NESTED = (((((((((((((),),),),),),),),),),),),)  # each level of it printed takes so much of that stack
_stays = []  # the names of the modules that stay as long as this moment lasts
_ahead = ()  # lists of what may be loaded next
_pictures = ""


def enter(moment: str, rules=None) -> None:
    """Drop what this moment does without, load what it needs; with rules, what they bring, too."""
    for _ in entering(moment, rules):
        pass


def entering(moment: str, rules=None):
    """The same, a module a step, for who shows how far it has come: (how many are there, of how many)."""
    global _ahead, _pictures
    lists = MOMENTS.get(moment, _OTHER)
    needed, _ahead, _pictures = lists
    brought = _brought(rules, lists) if rules else ""
    wanted = [name for part in needed for name in part.split()] + brought.split()
    _stays[:] = [name for part in (ALWAYS,) + _ahead for name in part.split()] + wanted
    tidy()
    missing = [name for name in wanted if name not in sys.modules]
    for i in range(len(missing)):
        load(missing[i])
        yield i + 1, len(missing)


def _brought(rules, lists: tuple) -> str:
    """What the rules bring beside what every game has: to the rules, the bots and the table, where these may be."""
    brought = ""
    for beginning, list_ in (("phase10.", RULES), ("bots.", BOTS), ("screens.", TABLE)):
        if list_ in lists[0] + lists[1]:
            brought += " ".join([""] + [name for name in rules.brings if name.startswith(beginning)])
    return brought


def pictures() -> list:
    """The names of the pictures and fonts that stay now."""
    return _pictures.split()


def hold() -> None:
    """The screen has been imported: what came with it stays."""
    for name in sys.modules:
        if _is_ours(name) and name not in _stays and name != PASSING:
            _stays.append(name)


def is_short() -> bool:
    """Is there too little room for all that a table needs to be in memory at once?"""
    gc.collect()
    return REFILL < gc.mem_free() < SHORT and not _everything


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


def wipe() -> None:
    """Overwrite what calls before this one have left on the stack of C: to the collector that looks like references,
    and what a screen or a bot that has gone held would stay."""
    str(_NESTED)


def tidy() -> None:
    """Drop all that does not stay in the present moment."""
    if _everything:
        return
    gone = [name for name in sys.modules if _is_ours(name) and name not in _stays]
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
    """A module of ours, or of a library; a package is nothing but its name."""
    for beginning in _OURS:
        if name.startswith(beginning):
            return not hasattr(sys.modules[name], "__path__")
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
