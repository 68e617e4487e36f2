# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Checks of the sources: which package may import which, no import cycles, no dynamic references, only CircuitPython's
language, licences on every file, nothing specific to one person's machine, and ruff. Each check is first tested with a
bad example.
"""

import builtins
import gc
import importlib
import itertools
import re
import subprocess
import sys
import types
from pathlib import Path

import driver
import key_player
import source_checks
import pytest
import stage
from circuitpython_lint import FIRMWARE, faults, imports

driver.prepare()
import memory  # noqa: E402 it asks how much memory is free
import lookup  # noqa: E402
import resident  # noqa: E402
from phase10 import engine  # noqa: E402
from phase10.rules import EVERY  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
LIB = ROOT / "lib"
ON_THE_DRIVE = sorted(LIB.rglob("*.py")) + [path for path in (ROOT / "code.py", ROOT / "boot.py") if path.exists()]
LOADER = "memory"  # the only module that may import others by a computed name
ROOMS = {
    "phase10": set(),
    "bots": {"phase10"},
    "handheld": set(),
    "words": set(),
    "memory": {"lookup", "resident"},
    "lookup": {"resident"},
    "resident": set(),
    "screens": {"words", "handheld", "bots", "phase10", "memory"},
    "code": {"screens", "words", "handheld", "bots", "phase10", "memory"},
    "boot": set(),
}
PICTURES = {"bitmaptools", "displayio", "fontio", "terminalio", "vectorio", "adafruit_bitmap_font",
            "adafruit_display_text"}
PLAIN = {"array", "binascii", "collections", "gc", "io", "json", "math", "random", "re", "struct", "sys",
         "traceback", "zlib"}
MACHINE = FIRMWARE - PLAIN - PICTURES
# What a package may import beside PLAIN: only handheld (and boot.py) uses the hardware.
ALLOWED = {"screens": PICTURES, "handheld": PICTURES | MACHINE, "boot": MACHINE, "code": {"supervisor"},
           "memory": {"os", "builtins"}}  # for the size of a module's file, and names that are no modules'


def room_of(path):
    return (path.relative_to(LIB).parts[0] if path.is_relative_to(LIB) else path.name).removesuffix(".py")


def wrong_arrows(room, source):
    """Imports that a package must not have: of a package above or beside it, or of hardware modules that it may not
    use.
    """
    allowed = ROOMS[room] | {room} | PLAIN | ALLOWED.get(room, set())
    return [f"{line}: {room} imports {module}" for line, module in sorted(imports(source))
            if module.split(".")[0] not in allowed]


@pytest.mark.parametrize("room, source", [
    ("phase10", "import bots"), ("phase10", "from time import monotonic"), ("phase10", "import os"),
    ("phase10", "def f():\n    import memory"), ("bots", "import memory"), ("handheld", "from memory import load"),
    ("memory", "from screens import app"), ("memory", "import phase10.table"), ("words", "import memory"),
    ("bots", "from screens import table"), ("bots", "def f():\n    import displayio"), ("handheld", "import phase10"),
    ("words", "from handheld import text"), ("words", "__import__(name)"), ("screens", "import board"),
    ("screens", "import microcontroller"), ("boot", "from handheld import store"), ("code", "import keypad"),
])
def test_a_wrong_arrow_is_seen(room, source):
    assert wrong_arrows(room, source)


@pytest.mark.parametrize("room, source", [
    ("phase10", "from phase10.cards import WILD"), ("bots", "from phase10 import cards"), ("handheld", "import board"),
    ("screens", "import gc\nfrom handheld import text\nfrom displayio import Group"), ("code", "from screens import a"),
    ("phase10", "from phase10.courses import twist"), ("screens", "import memory"), ("memory", "import gc, sys"),
])
def test_a_right_arrow_passes(room, source):
    assert not wrong_arrows(room, source)


@pytest.mark.parametrize("path", ON_THE_DRIVE, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_downward_only(path):
    faults = wrong_arrows(room_of(path), path.read_text(encoding="utf-8"))
    assert not [fault for fault in faults if room_of(path) != LOADER or not fault.endswith("?")]


# --- paths that can be followed ---------------------------------------------------------------------------------------

SOURCES = source_checks.sources(ROOT)
PACKAGES = {name.rpartition(".")[0] for name in SOURCES}
MODULES = SOURCES.keys() - PACKAGES - {"code", "boot"}
EDGES = source_checks.graph(SOURCES)


@pytest.mark.parametrize("sources, way", [
    ({"a.b": "from a import c", "a.c": "import a.b"}, ["a.b", "a.c", "a.b"]),
    ({"a": "def f():\n    import b", "b": "def g():\n    from c import x", "c": "import a"}, ["a", "b", "c", "a"]),
    ({"a": "import a"}, ["a", "a"]),
    ({"a": "from b import c", "b": "x = 1", "b.c": "class C:\n    def f(self):\n        import a"}, ["a", "b.c", "a"]),
])
def test_a_circle_is_seen(sources, way):
    assert source_checks.circles(source_checks.graph(sources)) == [way]


def test_what_is_no_circle_passes():
    assert not source_checks.circles(source_checks.graph({
        "a": "from a import b, c\nimport gc", "a.b": "from a.c import x", "a.c": "import sys", "d": "import a"}))


def test_there_are_no_circles_of_imports():
    assert not [" -> ".join(way) for way in source_checks.circles(EDGES)]


def test_who_is_reached_by_nobody_is_seen():
    edges = source_checks.graph({"code": "from a.b import c", "a": "", "a.b": "", "a.b.c": "", "a.b.d": "import e",
                                 "e": ""})
    assert edges.keys() - source_checks.reached(edges, ["code"]) == {"a.b.d", "e"}
    row = """ROW = ('knock', 'phase10.knocking screens', 'screens.table.knock', 'screens.')"""
    assert source_checks.told_modules(row) == {
        (1, "phase10.knocking"), (1, "screens.table.knock")}
    row = "on brings phase10.a bots.b; off brings screens.c; not in phase10"
    assert {name for _, name in source_checks.told_modules(f"ROW = {row!r}")} == {"phase10.a", "bots.b", "screens.c"}
    assert not source_checks.told_modules("""def f():\n    'How phase10.knocking goes'""")


def test_every_module_is_reached_by_imports():
    """From code.py and boot.py, or from what an option brings. Sentences are found by their language's folder."""
    brought = {name for module in SOURCES if module.startswith("phase10")
               for _, name in source_checks.told_modules(SOURCES[module])}
    missing = SOURCES.keys() - source_checks.reached(EDGES, {"code", "boot", *brought} & SOURCES.keys())
    assert not sorted(name for name in missing if not name.startswith("words"))


def test_modules_that_are_named_exist():
    assert not sorted((module, line, name) for module, source in SOURCES.items()
                      for line, name in source_checks.told_modules(source) if name not in SOURCES)


# --- what is in memory when -------------------------------------------------------------------------------------------

AT_ONCE = {name: source_checks.imported_at_once(source, SOURCES) for name, source in SOURCES.items()}


def words_of(*lists):
    return {name for part in lists for name in part.split()}


WITHOUT_SCREEN = ("game", "saved", "rules_ahead", "rules_read", "game_ahead", "resumed", "advice", "opening",
                  "first_opening", "own", "all", "bots", "asking", "empty")


def screens():
    """{moment: the module of its screen}, from navigation.py and classes.py."""
    found = re.findall(r'name == "(\w+)":\n +from ([\w.]+) import (?:\w+ as )?Screen',
                       SOURCES["screens.navigation"] + SOURCES["screens.classes"])
    moments = resident.in_a_game() | resident.beside_a_game()
    assert len(found) > 15 and moments.keys() - dict(found).keys() == set(WITHOUT_SCREEN)
    return dict(found)


def with_all(names):
    """These modules and all that they import at the top."""
    found, todo = set(), list(names)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += AT_ONCE[name]
    return found


def missing(stay, at_once):
    """{module: what it imports at the top but would be dropped}; empty packages do not count."""
    return {name: sorted(gone) for name in sorted(stay) if (gone := {
        other for other in at_once[name] - stay if at_once[other] or other not in PACKAGES})}


def ways_to_play():
    """Rules that each need different modules: every value of every option, and all house rules at once."""
    from phase10 import option_list, options
    given = [f"{one.name}={value}" for one in option_list.each() if not one.bounds() for value in one.values]
    given += ["goOut=float knock=on replaceWild=on wildAsSkip=on firstWild=dealerChooses " + mode for mode in (
        "antiOthers=on", "mode=masters", "mode=mastersDeclare", "mode=freeOrder", "mode=antiPhase", "mode=fixed10")]
    for words in given:
        rules = options.Rules()
        for word in words.split():
            assert rules.set(*word.split("=")), word
        if rules.mode != "dice" and not rules.settle():
            yield words, rules.in_force()


def test_what_comes_with_a_module_is_seen():
    known = {"a": "", "b": "", "c": "", "d": ""}
    source = "import a\nif e:\n    import b\nclass C:\n    import d\n    def f(self):\n        import c\n"
    assert source_checks.imported_at_once(source, known) == {"a", "b", "d"}
    assert missing({"a", "b"}, {"a": {"b", "c"}, "b": set(), "c": {"b"}}) == {"a": ["c"]}


def staying(moment):
    """(the modules in the lists of a moment, those that its screen imports at the top)"""
    needed, ahead = resident.lists_of(moment)[:2]
    listed = words_of(resident.ALWAYS, *needed, *ahead)
    return listed, with_all([screens()[moment]] if moment in screens() else ())


@pytest.fixture
def loader(monkeypatch):
    """memory.py, which is afterwards as it was: without a moment."""
    for name in ("_turns", "_ahead", "pictures", "expected", "_always", "_stays", "_droppable"):
        monkeypatch.setattr(memory, name, type(getattr(memory, name))(getattr(memory, name)))
    return memory


@pytest.mark.parametrize("compiled", [False, True])
def test_turns_follow_each_other_as_the_whole_table_of_moments_has_it(compiled, monkeypatch, loader):
    """What is kept of it while a table is open leaves the same modules in memory, and loads them in the same order."""
    monkeypatch.setattr(loader, "_compiled", compiled)
    kept = asked = 0
    for words, rules in ways_to_play():
        asking = ("asking", "bots") * (compiled and rules.knock == "on")
        asked += bool(asking)
        for moment in ("opening", "table", "own", "bots", *asking, "own", "all", "bots", "own", "table"):
            kept += moment in loader._turns
            come = loader._set_moment(moment, rules, None)
            stay, early = set(loader._stays), set(loader._droppable)
            needed = loader._look_up_moment(moment, rules)
            assert come == [name for name in needed if name in come], (words, moment)
            assert (stay, early) == (loader._stays, set(loader._droppable)), (words, moment)
    assert kept == 4 * len(list(ways_to_play())) + asked and bool(asked) == compiled


@pytest.mark.parametrize("compiled", [False, True])
def test_what_the_loader_keeps_is_moved_where_there_is_room(compiled, monkeypatch, loader):
    """As soon as what was in the way is unloaded: in between modules it would divide the largest free block."""
    before = []
    monkeypatch.setattr(loader, "_compiled", compiled)
    monkeypatch.setattr(loader, "tidy", lambda: before.extend((loader._stays, loader._droppable, loader.pictures)))
    next(loader.entering("newgame"))
    now = loader._stays, loader._droppable, loader.pictures
    assert list(now) == before and loader._droppable and "cards" in loader.pictures
    assert all(one is not other for one, other in zip(now, before))
    assert loader.expected is loader.pictures if compiled else loader.expected == ""  # not there twice


@pytest.mark.parametrize("moment", [*screens(), *WITHOUT_SCREEN])
def test_lists_of_what_stays_are_closed(moment, capsys):
    """Otherwise a dropped module would be kept in memory by the one that imported it, and be imported a second time."""
    listed, seen = staying(moment)
    assert listed <= SOURCES.keys() and not missing(words_of(resident.ALWAYS), AT_ONCE)
    needed = words_of(resident.ALWAYS, *resident.lists_of(moment)[0])
    assert not missing(needed | seen, AT_ONCE) and not missing(listed | seen, AT_ONCE)
    lacking = {}
    if {"phase10.engine", "phase10.table"} <= listed:
        for words, rules in ways_to_play():
            brings = words_of(lookup.brought(rules, resident.lists_of(moment), False, EVERY))
            parts = with_all({name for name in brings if name.startswith("screens.")})  # loaded with this moment
            lacking[words] = missing(listed | seen | brings | parts, AT_ONCE)
    assert not {words: gone for words, gone in lacking.items() if gone}
    with capsys.disabled():
        passing = coming(listed | seen)
        print(f"\n{moment}: {len(listed | seen)} modules stay; come and go: {', '.join(sorted(passing))}", end="")


def test_what_the_rules_bring_to_the_bots_is_loaded_before_the_others():
    """From source there is enough memory to compile such a large module only then; what the rules bring to other
    packages comes later.
    """
    rules = dict(ways_to_play())["altRun=replacePhase6"]
    try:
        for moment in (*screens(), *WITHOUT_SCREEN):
            names = memory._look_up_moment(moment, rules)
            if "bots.mind" in names:
                assert names.index("bots.estimates") < names.index("bots.weights")
            if "phase10.turn" in names:
                assert names.index("phase10.turn") < names.index("phase10.courses.ordered")
    finally:
        memory._stays.clear()


@pytest.mark.parametrize("compiled", [False, True])
def test_from_source_garbage_is_collected_before_a_module_is_compiled_in_a_turn(monkeypatch, compiled, loader):
    """Not before each of those of a moment: CircuitPython collects after each import."""
    done = []
    monkeypatch.setattr(loader, "_compiled", compiled)
    monkeypatch.setattr(loader, "tidy", lambda: None)
    monkeypatch.setattr(loader, "load", done.append)
    monkeypatch.setattr(loader.gc, "collect", lambda: done.append("collect"))
    monkeypatch.delitem(sys.modules, "screens.table.lays", raising=False)
    loader.load_one("screens.table.lays screens.table.turn")
    assert done == ["collect"] * (not compiled) + ["screens.table.lays"]
    done.clear()
    for name in resident.SHEET.split():
        monkeypatch.delitem(sys.modules, name, raising=False)
    loader.enter("sheet")
    assert done == resident.SHEET.split()


def test_from_source_the_parts_of_the_first_picture_are_compiled_last():
    """What comes last has least room; the rules and the screen itself are larger."""
    for moment, (_, rules) in itertools.product(("opening", "first_opening"), ways_to_play()):
        names = " ".join(lookup.lists_for(moment, rules, False)[0]).split()
        first = names.index("screens.table.pieces")
        assert names.index("screens.table.screen") < first
        assert all(names.index(name) < first for name in names if name.startswith("phase10."))
        assert not words_of(resident.FIRST) & set(names[:names.index("screens.table.tiles")])


def test_the_first_picture_of_a_new_game_does_not_wait_for_what_most_hands_are_asked_about():
    """From source that takes three beats to compile. A saved game is read ahead, which leaves no room for it later."""
    plain = words_of(resident.PLAIN)
    for _, rules in ways_to_play():
        asked = plain & set(rules.brings)
        for compiled in True, False:
            needed, ahead, pictures = lookup.lists_for("first_opening", rules, compiled)
            before, *as_before = lookup.lists_for("opening", rules, compiled)
            assert words_of(*before) - words_of(*needed) == (set() if compiled else asked)
            assert asked <= words_of(*ahead) and [ahead, pictures] == as_before
        names = " ".join(lookup.lists_for("table", rules, False)[0]).split()  # there it is the largest
        assert not asked or names.index(*asked) < names.index("screens.table.show")


def test_from_source_what_is_large_at_a_table_is_compiled_before_what_is_small():
    """Of two modules the first to be compiled has the room that the other keeps."""
    for _, rules in ways_to_play():
        for moment in ("table", "own", "bots"):
            names = " ".join(lookup.lists_for(moment, rules, False)[0]).split()
            small = min(names.index("screens.table." + name) for name in ("sync", "bots"))
            assert all(names.index("screens.table." + name) < small for name in ("show", "turn"))
            assert words_of(resident.LARGE) <= {*names}


def test_from_source_the_large_bots_are_compiled_before_the_small_ones():
    """And before what the rules bring to them."""
    for _, rules in ways_to_play():
        for moment in ("all", "bots", "advice"):
            names = " ".join(lookup.lists_for(moment, rules, False)[0]).split()
            large = names.index("bots.needs")
            assert [name for name in names if name.startswith("bots.")][0] == "bots.needs"
            assert names[large:large + 3] == ["bots.needs", "bots.mind", "phase10.view"]


@pytest.mark.parametrize("moment", ["rescue", "help"])
@pytest.mark.parametrize("compiled", [False, True])
def test_a_fault_or_a_menu_loads_nothing_that_the_rules_bring(moment, compiled):
    """It stays if it is loaded; to load it, least of all after a MemoryError, there may be no room."""
    for _, rules in ways_to_play():
        needed, ahead, _ = lookup.lists_for(moment, rules, compiled)
        assert needed == () and words_of(lookup.brought(rules, resident.OTHER, compiled, -1)) <= words_of(*ahead)


@pytest.mark.parametrize("compiled", [False, True])
def test_what_is_seldom_asked_for_is_there_all_the_time_only_where_it_has_to_be_compiled(monkeypatch, loader, compiled):
    """From a compiled file it may stay while a person is to move, but never beside bots alone."""
    rules = dict(ways_to_play())["altRun=replacePhase6"]
    rules = [rules, *(one for _, one in ways_to_play() if {"phase10.knocking", "phase10.swapping"} <= {*one.brings})]
    monkeypatch.setattr(loader, "_compiled", compiled)
    for one in rules:
        seldom = words_of(resident.ASKED, resident.ASKED_OF_BOTS) & set(one.brings)
        assert len(seldom) > 2
        for moment in ("game", "saved", "next_hand", "opening", "table", "own", "all", "bots"):
            needed = set(loader._look_up_moment(moment, one))
            for_bots = {name for name in seldom if name.startswith("bots.")} - needed
            later = compiled or moment in ("game", "saved")
            assert needed & seldom == (set() if later else seldom - for_bots), moment
            assert not (loader._stays & seldom) if compiled and moment == "bots" else loader._stays & seldom, moment
            assert compiled or moment not in ("all", "bots") or not for_bots


@pytest.mark.parametrize(("mode", "at", "there"), [
    ("ordered", (0, 4, 2), False), ("ordered", (0, 5, 2), True), ("ordered", (9, 10, 7), False),
    ("freeOrder", (0, 4, 2), True),  # any phase may be laid in any hand
])
def test_what_only_one_phase_needs_is_in_memory_in_hands_in_which_a_seat_has_it(mode, at, there):
    """From source; the alternating run is the sixth of ten phases."""
    from phase10.options import Rules
    table = engine.new_table(Rules("sheet", ("altRun=replacePhase6", "mode=" + mode)), 3)
    table.at[:] = bytes(at)
    needed = {"phase10.finder.walker", "phase10.finder.changing", "bots.estimates", "phase10.finder.breaks"}
    always = {"phase10.finder.plain", "phase10.courses." + ("ordered" if mode == "ordered" else "free")}
    try:
        for moment in ("table", "own", "bots"):
            memory._turns = {}
            listed = set(memory._look_up_moment(moment, table.rules, table))
            of_bots = {name for name in needed if name.startswith("bots.")}
            wanted = needed if moment == "bots" else needed - of_bots
            assert always <= listed and wanted & listed == (wanted if there else set()), moment
            assert not there or needed - of_bots <= memory._stays
    finally:
        memory._stays.clear()
        memory._droppable.clear()


def coming(stay):
    """Modules imported inside functions of modules that stay, except screens."""
    direct = {other for name in stay for other in EDGES[name] - stay - set(screens().values())}
    return {name for name in with_all(direct) - stay if name not in PACKAGES}


MOST_FRAMES = 20  # for which a module may stay loaded temporarily, for example while a bot thinks


class Watch:
    """Monitors sys.modules while the program runs: what is loaded after each tidy(), and what is left in each frame."""

    def __init__(self, handheld):
        self.app = handheld.names["app"]
        self.memory = sys.modules["memory"]  # the program's own
        self.moments, self.wrong = set(), []
        self.frames, self.longest = {}, {}  # {module: for how many frames it has been loaded}, now and at the most
        self.moment, self.allowed = "", set()
        self.loaded, self.before = set(), set()  # temporary modules now loaded; all modules loaded before this frame
        entering, tidy, frame = self.memory.entering, self.memory.tidy, self.app.machine.frame

        def entering_watched(moment, rules=None, table=None):
            self.enter(moment, rules)
            return entering(moment, rules, table)

        def tidy_watched():
            tidy()
            self.wrong += sorted((self.moment, name) for name in present() - self.allowed)

        def frame_watched(*wait):
            self.look()
            frame(*wait)
            self.before = present()

        self.memory.entering, self.memory.tidy, self.app.machine.frame = entering_watched, tidy_watched, frame_watched

    def enter(self, moment, rules):
        self.moment = moment
        self.moments.add(moment)
        listed, seen = staying(moment)
        brings = words_of(lookup.brought(rules, resident.lists_of(moment), False, EVERY)) if rules else set()
        self.allowed = listed | seen | brings | with_all({name for name in brings if name.startswith("screens.")})
        if resident.TABLE in resident.lists_of(moment)[0] and not self.memory._compiled:
            self.allowed |= words_of(resident.LARGE)
        if resident.OWN in resident.lists_of(moment)[0] and not self.memory._compiled:
            self.allowed |= words_of(resident.PLAYING)
        self.allowed |= {"screens.menus.deal"} & present()  # the screen that shows the progress of loading

    def look(self):
        """Called at the end of a frame, before other tasks run."""
        now = present()
        self.loaded = (self.loaded | now - self.before) & now - self.allowed
        self.frames = {name: self.frames.get(name, 0) + 1 for name in self.loaded}
        for name, frames in self.frames.items():
            self.longest[name] = max(self.longest.get(name, 0), frames)


def in_memory():
    """{id of a module's names: one of its functions} of ours that are in memory, whether they are loaded or not."""
    driver.collect()
    return {id(found.__globals__): found for found in gc.get_objects()
            if isinstance(found, type(in_memory)) and found.__module__ in MODULES}


def present():
    """Our modules that are loaded; packages are only names."""
    return MODULES.intersection(list(sys.modules))


def test_the_way_from_the_title_to_a_game_loads_nothing_twice():
    """Each module dropped and loaded again for the next screen would delay a key. At the table the loader has the
    game's table, as what is needed depends on the phases that the seats have.
    """
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(5000)  # the next screen's modules are loaded ahead
        memory, app = sys.modules["memory"], handheld.names["app"]
        drop, entering, dropped, moments, told = memory._drop, memory.entering, [], ["title"], {}

        def drop_watched(names):
            dropped.extend((moments[-1], name) for name in names if name in sys.modules)
            drop(names)

        def entering_watched(moment, *game):
            moments.append(moment)
            told[moment] = game
            return entering(moment, *game)

        memory._drop, memory.entering = drop_watched, entering_watched
        stage.go(handheld, "newgame")
        handheld.run(5000)
        handheld.press("START", wait=3000)
        assert app.here == "table"
        assert told["game"][1] is None and told["first_opening"] == told["table"] == (app.game.rules, app.game.table)
    way = moments[:moments.index("game")]
    early = [name for moment, name in dropped if moment in way]
    assert "screens.menus.newgame" in early  # it was looked at
    assert not words_of(resident.DEAL, resident.STORE) & set(early)
    for end, kept in (("first_opening", resident.BEGIN), ("table", resident.WAY + resident.USUAL + resident.TABLE)):
        assert not words_of(kept) & {name for moment, name in dropped if moment in moments[:moments.index(end)]}


@pytest.mark.long
def test_nothing_keeps_what_has_been_unloaded():
    """An object, a function or a generator keeps the whole module of its class or its code in memory."""
    driver.saves.reserved()  # the desktop's own use of modules
    others = in_memory()  # with their functions, for else another module could come to lie where one of them was

    def kept():
        loaded = {id(vars(sys.modules[name])) for name in present()}
        return {found.__module__ for names, found in in_memory().items() if names not in loaded | others.keys()}

    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(3000)
        app, used = handheld.names["app"], {"handheld.sound", "handheld.lights"}  # created when first asked for
        for name in ("title", "settings", "records", "event", "help", "newgame"):
            stage.go(handheld, name)
            handheld.run(1000)
            assert kept() <= used, name
        handheld.press("START", wait=3000)
        handheld.until(lambda: app.here == "table" and app.screen.turn.ready)
        assert kept() - used == {"screens.table.drawing"}  # by the Turn, until the draw
        handheld.press("START", wait=1000)
        assert app.here == "pause" and kept() <= used


def test_a_new_games_choices_are_kept_when_its_table_is_there():
    """Saving them erases flash, which must not delay Start!; New game shows them before that as well."""
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(3000)
        app, choices = handheld.names["app"], importlib.import_module("screens.menus.choices")
        stage.go(handheld, "newgame")
        before = choices.kept_by(app.machine)[1]
        app.screen.change(1, 1)  # one more sits down
        seats = len(app.screen.players.levels)
        app.screen.begin()
        chosen = app.unsaved_choices
        assert chosen and choices.kept_by(app.machine)[1] == before != chosen
        assert len(importlib.import_module("screens.menus.newgame")._last(app)[0].levels) == seats
        handheld.until(lambda: app.here == "table" and not app.unsaved_choices)
        assert choices.kept_by(app.machine)[1] == chosen and len(app.game.levels) == seats


def test_what_is_not_to_stay_is_unloaded_whenever_it_came(monkeypatch):
    """Also when as many modules are loaded as after the last time, and when memory has become short meanwhile."""
    with driver.Handheld(seed=7, speed="none"):
        memory, spared = importlib.import_module("memory"), importlib.import_module("memory").SPARED[0]

        def come(name):
            monkeypatch.setitem(sys.modules, name, type(sys)(name))

        memory._stays.add("phase10.one")
        memory._stays.discard(spared)
        come("phase10.one")
        memory.tidy()
        package = importlib.import_module("phase10")
        package.one = sys.modules["phase10.one"]
        memory._drop(("phase10.one",))
        assert not hasattr(package, "one")  # or `from phase10 import one` would give what was unloaded
        come("phase10.two")
        memory.tidy()
        assert "phase10.two" not in sys.modules
        at_table = {"own": ("", "")}
        for turns, free, there in (at_table, memory.SPARE, True), (at_table, memory.SPARE - 1, False), (
                {}, memory.SPARE, False):
            come(spared)
            monkeypatch.setattr(memory, "_turns", turns)
            monkeypatch.setattr(gc, "mem_free", lambda free=free: free)
            memory.tidy()
            assert (spared in sys.modules) == there


def no_room(size):
    """In place of bytearray() where the free memory is in small pieces."""
    raise MemoryError


@pytest.mark.parametrize("compiled", [True, False])
def test_a_board_with_more_memory_unloads_nothing_while_there_is_plenty(monkeypatch, compiled):
    """In one piece, and from source more, for compiling. What stayed without need goes first when memory is full."""
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(3000)
        memory, app, free = importlib.import_module("memory"), handheld.names["app"], [0]
        enough = memory.SPARE if compiled else memory.SHORT
        monkeypatch.setattr(memory, "_compiled", compiled)
        monkeypatch.setattr(gc, "mem_free", lambda: free[0])

        def left(roomy, bytes_free, act):
            """What is still loaded of a module, a bot, a picture and one loaded ahead."""
            monkeypatch.setattr(memory, "roomy", roomy)
            monkeypatch.setattr(memory, "_tidied", 0)
            monkeypatch.setattr(memory, "_stays", {*memory._stays, "phase10.ahead"})
            monkeypatch.setattr(memory, "_droppable", ["phase10.ahead"])
            for name in ("phase10.one", "bots.one", "phase10.ahead"):
                monkeypatch.setitem(sys.modules, name, type(sys)(name))
            sheets.load("board")
            free[0] = bytes_free
            act()
            return (*(name in sys.modules for name in ("phase10.one", "bots.one", "phase10.ahead")),
                    sheets.has("board"))

        sheets = importlib.import_module("handheld.sheets")
        for roomy, there in (True, enough), (True, enough - 1), (False, enough):
            kept = roomy and there == enough
            assert left(roomy, there, memory.tidy) == (kept, kept, True, True)
            assert left(roomy, there, memory.drop_bots) == (True, kept, True, True)
            assert left(roomy, there, app.keep_pictures) == (True, True, True, kept)
        with monkeypatch.context() as in_pieces:
            in_pieces.setattr(memory, "bytearray", no_room, raising=False)
            assert left(True, enough, memory.tidy) == (False, False, True, True)
        assert left(True, enough, memory.give_way) == (False, False, True, True)
        assert left(False, enough, memory.give_way) == (True, True, False, True)
        for limit, ask in ((memory.SHORT, memory.is_short), *([(memory.TIGHT, memory.is_tight)] * (not compiled))):
            assert left(True, limit, ask) == (True, True, True, True) and not ask()
            assert left(True, limit - 1, ask) == (False, False, True, True) and ask()
        assert "memory" in sys.modules and "handheld.screen" in sys.modules


def test_only_from_source_on_a_badge_may_there_be_too_little_memory_for_faces(monkeypatch):
    with driver.Handheld(seed=7, speed="none"):
        memory = importlib.import_module("memory")
        monkeypatch.setattr(gc, "mem_free", lambda: 20_000)
        for compiled in (True, False):
            for roomy in (True, False):
                monkeypatch.setattr(memory, "_compiled", compiled)
                monkeypatch.setattr(memory, "roomy", roomy)
                assert memory.compiles() == (not compiled and not roomy)


@pytest.mark.parametrize("compiled", [True, False])
def test_only_from_source_is_the_memory_too_tight_for_a_hint(monkeypatch, compiled):
    with driver.Handheld(seed=7, speed="none"):
        memory = importlib.import_module("memory")
        monkeypatch.setattr(memory, "_compiled", compiled)
        for free in memory.TIGHT - 1, memory.TIGHT, 0:  # 0: CPython, which does not tell
            monkeypatch.setattr(gc, "mem_free", lambda free=free: free)
            assert memory.is_tight() == (not compiled and free == memory.TIGHT - 1)


def test_all_free_entries_of_sys_modules_are_overwritten_and_only_names_are_keys(monkeypatch):
    """With another key CircuitPython would compare strings to find a module."""
    class Modules(dict):
        def __setitem__(self, name, value):
            assert isinstance(name, str) and name not in self and value is None
            written.append(name)
            dict.__setitem__(self, name, value)

    for loaded in {"gc": 1, "lookup": 2}, {str(i): i for i in range(memory._ENTRIES)}:
        written, modules = [], Modules(loaded)
        monkeypatch.setattr(memory, "sys", types.SimpleNamespace(modules=modules))
        memory._overwrite_entries()
        assert modules == loaded and len(written) == memory._ENTRIES - len(loaded)


def test_garbage_does_not_keep_out_what_can_be_loaded_ahead(monkeypatch):
    with driver.Handheld(seed=7, speed="none"):
        memory, free = importlib.import_module("memory"), [1]
        monkeypatch.setattr(memory, "_stays", {"phase10.one"})
        monkeypatch.setattr(memory, "_ahead", (" phase10.one ",))
        monkeypatch.setattr(memory, "load", lambda name: monkeypatch.setitem(sys.modules, name, type(sys)(name)))
        monkeypatch.setattr(gc, "mem_free", lambda: free[0])
        monkeypatch.setattr(gc, "collect", lambda: free.__setitem__(0, 60_000))
        assert memory.load_ahead() and "phase10.one" in sys.modules


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("at_table", [True, False])
def test_at_a_table_the_room_is_not_filled_with_what_only_may_be_there(monkeypatch, compiled, at_table):
    """Compiled, it is loaded quickly when it is asked for, and unloaded afterwards."""
    with driver.Handheld(seed=7, speed="none"):
        memory, leaves = importlib.import_module("memory"), compiled and at_table
        monkeypatch.setattr(memory, "_compiled", compiled)
        monkeypatch.setattr(memory, "_turns", {"own": ("", "")} if at_table else {})
        monkeypatch.setattr(memory, "load", lambda name: monkeypatch.setitem(sys.modules, name, type(sys)(name)))
        for free in memory.TABLE_FREE, memory.TABLE_FREE - 1:
            monkeypatch.setattr(memory, "_stays", {"phase10.one"})
            monkeypatch.setattr(memory, "_droppable", ["phase10.one"])
            monkeypatch.setattr(memory, "_tidied", 0)
            memory.load("phase10.one")
            monkeypatch.setattr(gc, "mem_free", lambda free=free: free)
            memory.tidy()
            assert ("phase10.one" in sys.modules) == (free == memory.TABLE_FREE or not leaves)
            sys.modules.pop("phase10.one", None)


def test_what_finds_no_room_ahead_keeps_nothing_smaller_from_being_loaded(monkeypatch):
    with driver.Handheld(seed=7, speed="none"):
        memory, tried = importlib.import_module("memory"), []

        def load(name):
            tried.append(name)
            if name == "phase10.large":
                raise MemoryError

        monkeypatch.setattr(memory, "load", load)
        monkeypatch.setattr(memory, "_ahead", (" phase10.one phase10.large phase10.small ", " phase10.last "))
        memory._stays.update("phase10.one phase10.large phase10.small phase10.last".split())
        for _ in range(4):
            for name in {*tried} - {"phase10.large"}:
                monkeypatch.setitem(sys.modules, name, sys)
            assert memory.load_ahead()
        assert tried == ["phase10.one", "phase10.large", "phase10.small", "phase10.last"]


def test_what_leaves_too_little_room_for_the_menu_goes_again(monkeypatch):
    with driver.Handheld(seed=7, speed="none"):
        memory = importlib.import_module("memory")
        monkeypatch.setattr(memory, "load", lambda name: monkeypatch.setitem(sys.modules, name, sys))
        monkeypatch.setattr(memory, "_ahead", (" phase10.small phase10.large ",))
        memory._stays.update(("phase10.small", "phase10.large"))
        for name, left in ("phase10.small", memory.LEAST), ("phase10.large", memory.LEAST - 1):
            free = iter((memory.AHEAD, left))
            monkeypatch.setattr(gc, "mem_free", lambda free=free: next(free))
            assert memory.load_ahead()
            assert (name in sys.modules) is (left == memory.LEAST)


def test_what_fails_for_want_of_memory_on_a_board_with_more_of_it_is_given_up(monkeypatch):
    """Though it has loaded again what was unloaded before. From then on this board unloads as a badge does."""
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(3000)
        memory, tried = importlib.import_module("memory"), []
        monkeypatch.setattr(memory, "roomy", True)
        monkeypatch.setattr(gc, "mem_free", lambda: 1_000_000)

        def fails():
            tried.append("phase10.one" in sys.modules)
            assert len(tried) < 200
            sys.modules["phase10.one"] = type(sys)("phase10.one")
            raise MemoryError

        assert memory.plenty()
        with pytest.raises(MemoryError):
            memory.making_room(fails)
        assert len(tried) >= 2 and not tried[1]
        memory.tidy()
        assert "phase10.one" not in sys.modules and not memory.plenty()


@pytest.mark.parametrize(("compiled", "roomy"), [(False, False), (True, False), (False, True)])
def test_from_source_a_piece_is_kept_free_for_the_next_moment(monkeypatch, compiled, roomy):
    """For what that compiles first. It goes before any module does."""
    with driver.Handheld(seed=7, speed="none"):
        memory = importlib.import_module("memory")
        monkeypatch.setattr(memory, "_compiled", compiled)
        monkeypatch.setattr(memory, "roomy", roomy)
        monkeypatch.setattr(memory, "_droppable", ["phase10.one"])
        monkeypatch.setitem(sys.modules, "phase10.one", type(sys)("phase10.one"))
        memory.keep_a_piece_free()
        if compiled or roomy:
            assert not memory._kept_free
            return
        assert len(memory._kept_free) == memory.PIECE
        assert memory.give_way() and not memory._kept_free and "phase10.one" in sys.modules
        memory.keep_a_piece_free()
        memory.enter("newgame")
        assert not memory._kept_free


@pytest.mark.long
def test_nothing_else_is_in_memory_from_the_title_to_the_end():
    with driver.Handheld(seed=7, speed="none") as handheld:
        stage.close_eyes(handheld)
        handheld.run(3000)
        watch, player = Watch(handheld), key_player.Fingers(handheld)
        for name in ("newgame", "settings", "records", "event", "help", "bench", "title"):
            stage.go(handheld, name)
        for seats, options in ((3, {"mode": "masters", "knock": "on", "replaceWild": "on"}), (4, {"mode": "twist"})):
            made = stage.play(handheld, seats, **options)
            stage.go(handheld, "table")
            player.play_hand()
            stage.end_game(made)
            for key in ("A", "A", "A", "B"):
                handheld.run(300)
                handheld.press(key, wait=300)
            handheld.press("B", wait=300)
    assert watch.moments == {"newgame", "settings", "records", "event", "help", "bench", "title", "next_hand",
                             "opening", "table", "own", "all", "score", "board", "end"}
    assert not watch.wrong
    assert not {name: frames for name, frames in watch.longest.items()
                if frames > MOST_FRAMES and not name.startswith("screens.")}


@pytest.mark.parametrize("name", ["table", "dice"])
def test_the_table_goes_before_anything_is_loaded_for_what_comes(name):
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(3000)
        app = handheld.names["app"]
        if name == "dice":
            stage.begin_dice(handheld, [(0, 6, "BRUNO"), (6, 0, "FINN")])
        else:
            stage.play(handheld, 3)
            stage.go(handheld, "table")
        assert app.here == name
        leave, found = app.leave, []
        app.leave = lambda: (found.append("screens.navigation" in sys.modules), leave())
        stage.go(handheld, "pause" if name == "table" else "settings")
        assert not found[0] and app.here != name


def test_bots_come_into_memory_when_all_that_stays_is_there():
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(3000)
        memory, found = sys.modules["memory"], []
        real = memory.is_short
        memory.is_short = lambda: (found.append(present()), real())[1]
        made = stage.play(handheld, 3)
        stage.go(handheld, "table")
        handheld.until(lambda: made.bots, 10_000)
    assert len(found) == 1 and "screens.table.flow" in found[0] and "bots.mind" not in found[0]


def test_what_counts_a_hand_is_gone_when_the_sheet_is_drawn():
    with driver.Handheld(seed=7, speed="none") as handheld:
        handheld.run(3000)
        machine = handheld.names["app"].machine
        stage.end_hand(stage.play(handheld, 4))
        stage.go(handheld, "score")
        assert not {"screens.menus.tally", "screens.menus.hand_tally", "handheld.store"} & present()
        assert machine.load(2)[0]


def test_what_saves_the_records_is_gone_before_the_winner_is_loaded(monkeypatch):
    real, found = builtins.__import__, []

    def imported(name, globals=None, locals=None, fromlist=(), level=0):
        if fromlist and "winner_animation" in fromlist:
            found.append(present())
        return real(name, globals, locals, fromlist, level)

    with driver.Handheld(seed=7) as handheld:
        handheld.run(3000)
        stage.end_game(stage.play(handheld, 4))
        monkeypatch.setattr(builtins, "__import__", imported)
        stage.go(handheld, "end")
    assert len(found) == 1 and "screens.menus.end" in found[0] and "handheld.store" not in found[0]


@pytest.mark.long
@pytest.mark.parametrize("options", [{"mode": "masters", "knock": "on"}, {"mode": "twist"}])
def test_where_memory_is_short_bots_and_a_persons_turn_take_turns(options):
    """With a hint in between, which needs the bots."""
    with driver.Handheld(seed=7, speed="none") as handheld:
        stage.close_eyes(handheld)
        handheld.run(3000)
        watch, player = Watch(handheld), key_player.Fingers(handheld)
        watch.memory.is_short = lambda: True
        stage.go(handheld, "newgame")
        made = stage.play(handheld, 3, **options)
        stage.go(handheld, "table")
        needs, advice = set(), ""
        real = made.loading_bots

        def waking():
            yield from real()
            needs.add(made.bots[1].needs)

        made.loading_bots = waking
        while player.settle():
            screen = player.screen
            if screen.turn.ready and not screen.part:
                assert not made.bots and not {"bots.mind", "phase10.view"} & present()
            if screen.turn.ready and not screen.part and not advice:
                screen.open("hint")
                handheld.run(3000)
                advice = screen.part.box[3].words
                handheld.press("B", wait=300)
            else:
                player.move()
                watch.memory.tidy()  # of what the player has thought with
    assert len(advice) > 5 and {"table", "bots"} <= watch.moments and len(needs) > 2
    assert not watch.wrong


@pytest.mark.parametrize("compiled", [False, True])
def test_while_a_person_is_asked_to_knock_no_bot_is_loaded(monkeypatch, compiled):
    """Where memory is short, and they have decided; while they do, nothing is loaded that only moves them. From source
    that would have to be compiled after each discard.
    """
    moving, deciding = {"bots.playing", "bots.throwing", "bots.feeding", "bots.drawing"}, {"bots.mind", "bots.needs"}
    with driver.Handheld(seed=7, speed="none") as handheld:
        stage.close_eyes(handheld)
        handheld.run(3000)
        watch, player = Watch(handheld), key_player.Fingers(handheld)
        monkeypatch.setattr(watch.memory, "is_short", lambda: True)
        monkeypatch.setattr(watch.memory, "_compiled", compiled)
        stage.go(handheld, "newgame")
        made = stage.play(handheld, 3, knock="on")
        stage.go(handheld, "table")
        asked, knocked, do = 0, set(), made.do

        def noting(seat, action):
            knocked.update([seat] * (action == ("knock",)))
            return do(seat, action)

        monkeypatch.setattr(made, "do", noting)
        while not knocked - {made.viewer} and made.table.hand_no < 9:
            if not player.settle():
                handheld.press("A", wait=2000)  # on to the next hand
                continue
            if player.screen.part and player.screen.part_name == "knock":
                assert bool(deciding & present()) != compiled and bool(moving & present()) != compiled
                asked += 1
            player.move()
            watch.memory.tidy()  # of what the player has thought with
    assert ("asking" in watch.moments) == compiled and not watch.wrong
    assert asked and knocked - {made.viewer}  # also bots: they can decide without what is not there


def test_the_weights_of_the_bots_are_looked_up_once_a_game(monkeypatch):
    """Also where bots come anew for every turn, and a hint: beside them there is no room for it from source."""
    real, found = builtins.__import__, []

    def imported(name, globals=None, locals=None, fromlist=(), level=0):
        if "tuning" in name or "tuning" in (fromlist or ()):
            found.append(present())
        return real(name, globals, locals, fromlist, level)

    with driver.Handheld(seed=7, speed="none") as handheld:
        stage.close_eyes(handheld)
        handheld.run(3000)
        monkeypatch.setattr(sys.modules["memory"], "is_short", lambda: True)
        made = stage.play(handheld, 3, mode="twist")
        stage.go(handheld, "table")
        player, turns = key_player.Fingers(handheld), 0
        monkeypatch.setattr(builtins, "__import__", imported)
        while made.table.hand_no < 2 and player.settle() and turns < 30:
            screen = player.screen
            turns += screen.turn.ready
            if turns == 2:
                screen.open("hint")
                handheld.until(lambda: made.table.turn == 0 and player.screen.part.done, 20_000)
                handheld.press("B", wait=300)
            handheld.press("A", wait=300)
        assert turns > 5 and made.weights[0] == 0 and len(made.weights) == 4
    assert len(found) == 1 and "bots.mind" not in found[0]


def test_what_may_stay_finds_what_it_came_with():
    """In the moments in which it is used."""
    stay = staying("table")[0]
    assert not missing(stay | set(memory.SPARED), AT_ONCE)


# --- tricks -----------------------------------------------------------------------------------------------------------

TRICKS = (
    ("__import__('a')", "__import__"), ("import sys\nsys.modules['a']", "sys.modules"), ("delattr(a, 'b')", "delattr"),
    ("from sys import modules", "sys.modules"), ("globals()['a'] = 1", "globals"), ("eval('a')", "eval"),
    ("from a import b\nb.c = 1", "b.c is set"), ("import a\ndef f():\n    a.c += 1", "a.c is set"),
    ("def f():\n    from a import b\n    b.c = 1", "b.c is set"), ("from a import b as d\ndel d.c", "d.c is set"),
    ("from a import b\nfor b.c in d:\n    pass", "b.c is set"), ("from a import B\nB.__init__ = None", "B.__init__"),
    ("class A:\n    pass\ndel A.__init__", "A.__init__"), ("class A:\n    def f(self):\n        A.x = 1", "A.x is set"),
    ("class A:\n    def f(self):\n        type(self).x = 1", "is set"), ("def f():\n    pass\nf.x = 1", "f.x is set"),
    ("class A:\n    def f(self):\n        self.__class__.x = 1", "is set"),
    ("import bots.a\nbots.a.b = 1", "is set"),
    ("from a import b\nb.x, c = 1, 2", "b.x is set"), ("from a import b\nsetattr(b, 'c', 1)", "gets attributes"),
    ("getattr(self, 'on_' + x)", "put together"), ("getattr(self, '%s_key' % x)()", "put together"),
    ("setattr(a, f'_{x}', 1)", "put together"), ("hasattr(a, 'x{}'.format(b))", "put together"),
    ("def f():\n    name = 'on_' + x\n    return getattr(self, name)", "put together"),
    ("getattr(self, x if y else 'at_' + x)", "put together"), ("memory.load('screens.' + name)", "put together"),
)


@pytest.mark.parametrize("source, what", TRICKS)
def test_a_trick_is_seen(source, what):
    found = source_checks.tricks(source)
    assert len(found) == 1 and what in found[0][1], found


@pytest.mark.parametrize("source", [
    "from a import table\ndef f(table):\n    table.x = 1", "from a import B\nb = B()\nb.c = 1",
    "from a import b\ndef f():\n    b = d()\n    b.x = 1", "class A:\n    def f(self):\n        self.x = self.y.z = 1",
    "from a import b\nb.c[1] = 2\nb.d.e(1)", "import a\na.b.c = 1", "getattr(rules, name)",
    "rules = R()\nsetattr(rules, name, 1)",
    "TABLE = {'a': f}\nTABLE[x](1)", "def f():\n    global a\n    a = 1", "memory.load(name)", "getattr(a, 'b', None)",
])
def test_what_can_be_followed_passes(source):
    assert not source_checks.tricks(source)


@pytest.mark.parametrize("name", [name for name in SOURCES if name != LOADER])
def test_no_module_finds_others_by_tricks(name):
    found = source_checks.tricks(SOURCES[name]) + re.findall(r"__import__|sys\.modules|delattr", SOURCES[name])
    assert not found


@pytest.mark.parametrize("source, missing", [
    ("class A:\n    def __init__(self):\n        self.a = 1\n    def f(self):\n        self.a, self.b = 1, 2", ["b"]),
    ("class A:\n    def f(self):\n        self.b += 1", ["b"]),
    ("class A:\n    a = 0\n    def f(self):\n        self.a = 1", []),
    ("class A:\n    def __init__(self):\n        self.f()\n    def f(self):\n        self.b = 1", []),
    ("class A:\n    def __init__(self):\n        self.b = 0\nclass B(A):\n    def f(self):\n        self.b = 1\n"
     "        self.c = 1", ["c"]),
    ("class A:\n    def __init__(self):\n        for x in T:\n            setattr(self, x, 0)\n    def f(self):\n"
     "        self.b = 1", []),
    ("from displayio import Group\nclass A(Group):\n    def f(self):\n        self.b = 1", []),
])
def test_state_that_comes_later_is_seen(source, missing):
    assert [name for _, _, name in source_checks.undeclared({"a": source})] == missing


def test_state_of_a_class_made_from_another_modules_is_seen():
    found = source_checks.undeclared({"a.b": "class C:\n    def __init__(self):\n        self.d = 1", "e": (
        "from a.b import C\nclass D(C):\n    def f(self):\n        self.d = self.g = 1"), "h": (
        "from a import b\nclass D(b.C):\n    def f(self):\n        self.d = self.i = 1")})
    assert found == [("e", "D", "g"), ("h", "D", "i")]


def test_an_object_has_its_state_from_its_first_line():
    assert not [".".join(place) for place in source_checks.undeclared(SOURCES)]


# --- the language of the handheld -------------------------------------------------------------------------------------


@pytest.mark.parametrize("source, what", [
    ("match x:\n    case 1:\n        pass", "match"),
    ("def f(a, /):\n    pass", "positional-only"),
    ("x = [*a, 1]", "inside a display"), ("x = (1, *a)", "inside a display"), ("x = {*a}", "inside a display"),
    ("x = {**a}", "inside a display"),
    ("try:\n    pass\nexcept* ValueError:\n    pass", "except*"),
    ("with (open('a') as a, open('b') as b):\n    pass", "with"),
    ("x = f'{y['a']}'", "f-string" if sys.version_info >= (3, 12) else "does not parse"),
    ("async def f():\n    pass", "async"),
    ("class A(metaclass=B):\n    pass", "keywords of a class"),
    ("from . import cards", "relative"),
    ("import typing", "no module typing"), ("import dataclasses", "no module"), ("from enum import Enum", "no module"),
    ("import functools", "no module"), ("import itertools", "no module"), ("import abc", "no module"),
    ("import copy", "no module"), ("import heapq", "no module"), ("import bisect", "no module"),
    ("import string", "no module"), ("import contextlib", "no module"), ("import datetime", "no module"),
    ("import hashlib", "no module"), ("import framebufferio", "no module"), ("import gifio", "no module"),
    ("import os.path", "no module os.path"), ("import os\nos.path.join('a')", "no os.path"),
    ("from adafruit_bitmap_font import bitmap_font\nimport adafruit_bitmap_font.bitmap_font", "every loader"),
    ("import zlib\nzlib.crc32(b'')", "no zlib.crc32"), ("from math import gcd", "no math.gcd"),
    ("import sys\nsys.getsizeof(1)", "no sys.getsizeof"), ("import random\nrandom.shuffle(x)", "no random.shuffle"),
    ("from random import sample", "no random.sample"), ("from micropython import const", "no module micropython"),
    ("import json\njson.dumps(x, indent=1)", "no indent="), ("import struct\nstruct.pack('?', x)", "no '?'"),
    ("x = 'a'.ljust(4)", "no method ljust"), ("x = y.zfill(2)", "no method zfill"), ("y.title()", "no method title"),
    ("y.removeprefix('a')", "no method"), ("y.translate(z)", "no method"), ("y.center(5, '-')", "fill of center"),
    ("n.bit_count()", "no method bit_count"), ("point._replace(x=1)", "no method _replace"),
    ("print(__file__)", "no __file__"), ("try:\n    pass\nexcept FileNotFoundError:\n    pass", "FileNotFoundError"),
    ("print(f.__doc__)", "__doc__"),
    ("class A:\n    def f(self):\n        self.__init_subclass__()", "__init_subclass__"),
    ("b = bytearray(3)\nb.pop()", "no pop of a bytearray"), ("b = bytearray(3)\nb.insert(0, 1)", "no insert"),
    ("b = bytearray(3)\nb.clear()", "no clear"), ("b = bytearray(3)\nb.remove(1)", "no remove"),
    ("b = bytearray(3)\nb.reverse()", "no reverse"), ("b = bytearray(3)\ndel b[0]", "del in a bytearray"),
    ("class A:\n    def f(self):\n        self.b = bytearray(3)\n        self.b.pop()", "no pop"),
    ("b = bytearray(3)\nx = b[::-1]", "with a step"), ("x = 'abc'[::-1]", "with a step"), ("x[::2] = y", "with a step"),
    ("a = array('h', [1])\na.pop()", "no pop of a array"), ("a = array('h')\nif 1 in a:\n    pass", "in a array"),
    ("b = bytearray(3)\nif 1 in b:\n    pass", "in a bytearray"),
    ("next(x, None)", "next with a default"), ("sum(x, start=1)", "no start="), ("int('2', base=3)", "no base="),
    ("def f(n):\n    return f(n - 1)", "recursion"),
    ("class A:\n    def f(self):\n        return self.f()", "recursion"),
])
def test_what_the_handheld_lacks_is_seen(source, what):
    assert any(what in fault for _, fault in faults(source)), faults(source)


@pytest.mark.parametrize("source", [
    "if (n := len(x)) > 3:\n    print(f'{n} cards', *x)",
    "def f(a: int, *rest, key: str = '') -> bool:\n    yield from a",
    "first, *others = cards", "x = cards[::-1]", "b = list(x)\nb.pop()",
    "with open('a') as a, open('b') as b:\n    pass",
    "with (open('a')) as a:\n    pass", "class A:\n    def f(self):\n        return self.b.f()", "hand.index(3)",
    "def title():\n    pass\nscreen.title()", "import os\nos.getenv('A')", "next(x)",
])
def test_what_the_handheld_has_passes(source):
    assert not faults(source)


@pytest.mark.parametrize("path", ON_THE_DRIVE, ids=lambda path: str(path.relative_to(ROOT)))
def test_circuitpython_understands_what_is_on_the_drive(path):
    assert not faults(path.read_text(encoding="utf-8"), ROOMS)


def our_files():
    """Every file in git, or without git every file."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    names = listed.stdout.split("\0")[:-1] if listed.returncode == 0 else []
    paths = [ROOT / name for name in names] or set(ROOT.rglob("*")) - set((ROOT / ".venv").rglob("*"))
    return [path for path in paths if path.is_file()]


def text_of(path):
    """The text of a file; None for binary files."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


TEXTS = {path.relative_to(ROOT).as_posix(): text for path in our_files() if (text := text_of(path)) is not None}
LICENSED = ("SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors", "SPDX-License-Identifier: MIT")
WITHOUT_COMMENTS = (".json", ".bdf", ".csv", "LICENSE")


def lacks_licence(text):
    top = text.split("\n")[:4]
    return not all(any(line.strip("#/*<!-;> ") == wanted for line in top) for wanted in LICENSED)


def test_every_file_names_its_licence():
    assert lacks_licence("print(1)") and not lacks_licence(f"# {LICENSED[0]}\n# {LICENSED[1]}\nprint(1)")
    assert not lacks_licence(f"<!-- {LICENSED[0]} -->\n<!-- {LICENSED[1]} -->\n# Title")
    assert not [name for name, text in TEXTS.items() if not name.endswith(WITHOUT_COMMENTS) and lacks_licence(text)]


# Computed, so that this file does not contain them.
NOT_FOR_OTHERS = re.compile("|".join((
    r"(?<![\w.~-])/(?:wo" r"rk|ro" r"ot|ho" r"me|Use" r"rs|t" r"mp)/\w", r"[A-Z]:\\Use" r"rs",
    r"\bissu" r"es? #?\d", r"pypi\." r"org|pythonhos" r"ted|debian\." r"org",
    r"(?i:clau" r"de|anthro" r"pic|chat" r"gpt|copi" r"lot)")))


@pytest.mark.parametrize("text", ["/wo" + "rk/notes", "cd /ho" + "me/me/x", "iss" + "ue #3", "deb.debian" + ".org"])
def test_what_only_one_machine_knows_is_seen(text):
    assert NOT_FOR_OTHERS.search(text)


def test_nothing_only_one_machine_knows():
    assert not [(name, found.group()) for name, text in TEXTS.items() if (found := NOT_FOR_OTHERS.search(text))]


def test_ruff_is_content():
    done = subprocess.run([sys.executable, "-I", "-m", "ruff", "check", "--quiet", "--output-format=concise", ROOT],
                          capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, "\n" + done.stdout + done.stderr
