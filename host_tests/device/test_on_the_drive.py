# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The drive as `python3 desktop drive` writes it, started by its own code.py with the handheld's heap; also after an
interrupted update; and whole games from the title to the winner, by the sheet and with all rules.
"""

import measures
import pytest
import update

TO_THE_TITLE = """
import workbench

names = {"__name__": "__main__"}

def on_frame():
    app = names.get("app")
    if app and app.screen and app.here == "title" and not app._next:
        print("title")
        raise SystemExit

def main():
    workbench.on_frame = on_frame
    exec(open("/code.py").read(), names)
"""


def built(**how):
    """The files of a drive with the probe's script beside them, which names all of the program that TO_THE_TITLE does:
    a build of its own would take some ten seconds.
    """
    return measures.contents(tuple(measures.texts_of(measures.PROGRAM).items()), **how)


@pytest.fixture(scope="module")
def found():
    return built()


def title(device, folder):
    return device.play(TO_THE_TITLE, folder).splitlines()[-1]


def test_the_drive_comes_to_the_title(any_device, found, tmp_path):
    update.update(tmp_path, found, print)
    assert title(any_device, tmp_path) == "title"


@pytest.fixture(scope="module")
def compiled():
    return built(mpy=True)


def test_a_drive_of_compiled_modules_comes_to_the_title(any_device, compiled, tmp_path):
    assert "lib/m_.mpy" in compiled and "lib/m_.py" not in compiled
    update.update(tmp_path, compiled, print)
    assert title(any_device, tmp_path) == "title"


def number(module, at):
    """Return (a number in a compiled module: seven bits a byte, where it ends)."""
    found = 0
    while module[at] & 128:
        found, at = found << 7 | module[at] & 127, at + 1
    return found << 7 | module[at], at + 1


def modules_in(drive):
    return {name: content for name, content in drive.items() if name.endswith(".mpy")}


def test_each_module_has_a_constant_object(compiled):
    """Else the pointer to its constants may be that of another heap block, which then stays as long as the module."""
    modules = modules_in(compiled)
    names = {name: number(content, 4) for name, content in modules.items()}  # behind the head of four bytes
    assert len(modules) > 300 and max(names.values())[0] > 127
    assert not [name for name, (_, at) in names.items() if not number(modules[name], at)[0]]


def test_no_module_has_too_many_names(compiled):
    """From source, they take 8 bytes each while a module is compiled, in one free block of a size in leaps: with more
    than 127 of them it has 1,336 bytes, which a game's memory does not have in one piece.
    """
    assert not [name for name, content in modules_in(compiled).items()
                if number(content, 4)[0] > 127 and "adafruit" not in name]


@pytest.mark.parametrize("at", [0, 1, 40, 80, 150])
def test_an_update_interrupted_while_modules_are_moved(any_device, found, tmp_path, monkeypatch, at):
    """All modules are new, and some of them are still in the place where they were written."""
    update.update(tmp_path, found, print)
    changed = {name: content + b"\n# newer\n" if name.startswith("lib/") and name.endswith(".py") else content
               for name, content in found.items()}
    real, left = update.rename, [at]

    def rename(path, target):
        if path.parent.parent.name == "update":
            if not left[0]:
                raise KeyboardInterrupt
            left[0] -= 1
        real(path, target)

    monkeypatch.setattr(update, "rename", rename)
    with pytest.raises(KeyboardInterrupt):
        update.update(tmp_path, changed, print)
    assert (tmp_path / "update" / "ready").exists()
    assert title(any_device, tmp_path) == "title"


# A game by the sheet must leave at least so much memory free, even where it exceeds the budget, see README.md.
SHORT = ("free", "block")
FLOOR = {"free": 20 * 1024, "block": 1024}
# Where from .mpy files the largest block is within the budget by far, as long as what a screen leaves is collected
# before the next one is made.
PIECE = 7 * 1024
IN_ONE_PIECE = ("title", "newgame", "settings", "records", "help", "event", "journey", "place", "bench", "score",
                "end")
# How the memory is divided is a matter of luck: any change of a module moves it, and from source a program may have to
# begin anew. So what fails is repeated with a little more memory each time.
LUCK = (0, 64, 128, 192, 256, 320)


def told_by_layouts(device, task, *how, **values):
    """Yield what a task tells, in one layout of the memory after another, without those in which it began anew."""
    anew = []
    for extra in LUCK:
        try:
            yield measures.play(task, *how, extra=extra, **values)
        except device.Failed as why:
            if "begin anew" not in str(why):
                raise
            anew.append(why)
    if len(anew) == len(LUCK):
        raise anew[0]


@pytest.mark.parametrize("mpy", [False, True])
def test_a_whole_game_by_the_sheet_with_all_seats(device, mpy):
    """Every menu, then a game of a person and five bots to its end, within the memory of the handheld."""
    for told in told_by_layouts(device, "screens", mpy=mpy, RULES=measures.rules_of("").pack()):
        proved(told)
        lowest = {kind: min(value for name, value in told.items() if name.startswith(kind + ".")) for kind in SHORT}
        piece = min(told[f"block.{name}"] for name in IN_ONE_PIECE)
        if all(lowest[kind] >= FLOOR[kind] for kind in SHORT) and (piece >= PIECE or not mpy):
            break
    else:
        pytest.fail(f"{lowest}, {piece}")
    over = measures.over({f"{kind}_least{'_mpy' * mpy}": lowest[kind] for kind in SHORT})
    if over:
        pytest.xfail(", ".join(over))


def proved(told):
    assert {"free.title", "free.table", "free.score", "free.end"} <= set(told)
    assert not told["complaints"], "something could not be loaded"


ALL_RULES = (measures.HUNGRY, f"mode=twist {measures.EXTRAS}", measures.EXTRAS.replace("goOut=float", "antiOthers=on"))
MORE = 64 * 1024  # bytes, with which none of them restarts; `python3 desktop bench` tells how much each leaves


@pytest.mark.parametrize("way", ALL_RULES)
def test_a_whole_game_with_all_rules_at_once(device, way):
    """In German, with every option that goes with a mode: nothing is lacking in this interpreter."""
    rules = measures.rules_of(way).pack()
    proved(measures.play("screens", measures.QUIET + measures.GERMAN, MORE, RULES=rules, SEATS=3))


def test_a_board_with_more_memory_loads_everything_once(device):
    """In two games, with what lies between them."""
    told = measures.play("loads", extra=400_000, mpy=True, SEATS=2, GAMES=1)
    loaded = [count for name, count in told.items() if name.startswith("loads.")]
    assert len(loaded) > 100 and set(loaded) == {1} and not told["complaints"]


def test_frames_in_which_nothing_moves_leave_no_garbage(device):
    told = measures.play_somehow("idle")[0]
    assert (told["idle.title"], told["idle.table"]) == (0, 0)


def test_a_sheet_for_real_cards(device):
    """From the names to the graph, with a corrected hand, and another hand after leaving it."""
    told = next(told_by_layouts(device, "sheets"))
    assert {"free.sheet", "free.hand", "free.paper", "free.graph", "free.typing"} <= set(told)
    assert not told["complaints"] and min(told[name] for name in told if name.startswith("free.")) >= 20 * 1024


def test_a_level_of_the_journey(device):
    """By keys on the map; after the second level no more memory is in use there than before it. The first leaves the
    pictures of its cards loaded, which stay.
    """
    for told in told_by_layouts(device, "journey", "", LAST=1):
        assert {"free.journey", "free.place", "free.table", "free.stars", "won.0", "won.1"} <= set(told)
        assert not told["complaints"]
        growth = told["journey.2"] - told["journey.1"]
        if growth < 2048:  # names interned for the first time; in one layout the pictures come only in the second level
            break
    assert growth < 2048
