# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The program as it lies on the drive does what the one in the repo does: the same keys lead to the same pictures. And
the traps that short names could fall into are known.
"""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bundles
import constants
import drive
import flat
import handheld
import pytest
import slim
import where

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("driver.py", "badge.py", "saves.py")

# Random keys, the same for both; prints a sum of what the screen shows after each.
PLAY = """
import random
import sys
from binascii import crc32

sys.path.insert(0, sys.argv[1] + "/desktop")
import driver

chance = random.Random(sys.argv[2])
with driver.Handheld(seed=7, speed="none", language=sys.argv[3]) as handheld:
    handheld.run(3000)
    for key in chance.choices(("UP", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "A", "B", "SELECT", "START"), k=220):
        handheld.press(key, hold=1200 if chance.random() < 0.02 else 60)
        print(crc32(handheld.badge.frame))
"""


def copy(folder, **how):
    """The program in a folder as it is put on a drive, with the tools that run it on a desktop."""
    tools = {name: (ROOT / "desktop" / name).read_text(encoding="utf-8") for name in TOOLS}
    shutil.copytree(ROOT / "desktop", folder / "desktop", ignore=shutil.ignore_patterns("__pycache__"))
    for name, content in drive.contents(beside=[*tools.values(), PLAY], **how).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    for name, tool in tools.items():
        (folder / "desktop" / name).write_text(flat.beside(tool, drive.modules()), encoding="utf-8")
    return folder


def pictures(folder, *args):
    done = subprocess.run([sys.executable, "-c", PLAY, folder, *args], capture_output=True, text=True, timeout=240)
    assert not done.returncode, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(("seed", "language", "comments"), [("1", "en", True), ("2", "de", False)])
def test_the_same_keys_lead_to_the_same_pictures(tmp_path, seed, language, comments):
    was = pictures(ROOT, seed, language)
    assert len(was) > 220 and len(set(was)) > 60
    assert pictures(copy(tmp_path, comments=comments), seed, language) == was


@pytest.fixture(scope="module")
def modules():
    """{path: text}, as they are in the repo and as they are on the drive."""
    texts = drive.modules()
    return texts, slim.slimmed(texts)


def test_it_is_worth_it(modules):
    was, now = modules
    names = slim.names(was)
    assert len(names) > 900 and len(set(names.values())) < 150
    assert sum(map(len, now.values())) < sum(map(len, was.values())) * 0.75


def test_comments_stay_where_they_were():
    made = slim.slimmed({"lib/room/one.py": '''# SPDX one
# SPDX two
"""What lives here, and
why.
"""

class Grown:  # by itself
    """A class."""

    def first_thing(self):
        """Nothing yet."""

    def second_thing(self, argument):
        """Twice."""
        return argument * 2  # "twice"
'''}, ["second_thing"], comments=True)
    assert made == {"lib/r_one.py": '''#~a self second_thing
# SPDX one # SPDX two
# What lives here, and
# why.
#

class a:  # by itself
    # A class.

    def a(self):
        pass  # Nothing yet.

    def second_thing(self, a):
        # Twice.
        return a * 2  # "twice"
'''}


def heads(text):
    """(line, kind) of every function, class and loop, counted within its part of a bundle."""
    return [(node.lineno % bundles.LINES, type(node).__name__) for node in ast.walk(ast.parse(text))
            if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.For, ast.While))]


@pytest.mark.parametrize("comments", [False, True])
def test_what_a_traceback_tells_is_where_it_was(modules, comments):
    was, now = modules
    now = slim.slimmed(was, comments=True) if comments else now
    rooms, parts = flat.rooms_of(was), {}
    for path, text in was.items():
        module = constants.module_of(path)
        parts.setdefault(flat.flat(bundles.homes().get(module, module), rooms), []).extend(heads(text))
    for path, text in now.items():
        assert sorted(heads(text)) == sorted(parts[constants.module_of(path)]), path


def test_simple_statements_share_a_line():
    made = slim.slimmed({"lib/room/one.py": """
def both(first):  # one line
    while first:
        if first > 1:
            first -= 1
            continue
        else:
            return [first,
                    2]
        if first: pass
    first = "or" "der" if first else 1 or 2
    for one in (): pass
"""}, ["both, first"])["lib/r_one.py"].split("\n", 1)
    assert made[1] == """def both(first):
 while first:
  if first>1:first-=1;continue


  else:return[first,2]


  if first:pass
 first="or" "der" if first else 1 or 2
 for a in():pass
"""
    assert made[0] == "#~both first der a"


def test_all_names_are_known_before_a_module_is_loaded(tmp_path, monkeypatch):
    """They are read piece by piece, wherever a piece ends; of strings the interpreter keeps up to ten bytes."""
    numbers = [f"number_{'x' * i}" for i in range(40)]
    source = "".join(f"{name} = 'äöü'\n" for name in numbers)
    source = f"# a comment\n{source}LAST = 'ten_bytes!', 'äöüäöü', 'eleven_long'\n"
    path, known = tmp_path / "lib/r_one.py", []
    path.parent.mkdir(parents=True)
    path.write_text(slim.slimmed({"lib/room/one.py": source}, [*numbers, "LAST"])["lib/r_one.py"], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(handheld, "hasattr", lambda _, name: known.append(name), raising=False)
    handheld.know("r_one")
    assert known == [numbers[0], "äöü", *numbers[1:], "LAST", "ten_bytes!", "/lib/r_one.py", "r_one"]
    del known[:]
    path.write_text(source, encoding="utf-8")  # as it is in the repo
    handheld.know("r_one")
    handheld.know("r_two")
    assert not known


def told(text, *args):
    """What a program of two modules says, before and after."""
    said = []
    sources = {"lib/room/one.py": text, "lib/room/two.py": "\n".join(args)}
    for made in (sources, slim.slimmed(sources, ["say"])):
        space = {}
        for path in made:
            exec(re.sub("from (room.one|r_one) import", "#", made[path]), space)
        said.append(space["say"]())
    return said, slim.names(sources, ["say"])


def test_names_that_meet_stay_apart():
    (was, now), names = told("""
class Seat:
    def __init__(self, first):
        self.first_card = first
    def _points_of(self):
        second_card = self.first_card + 1
        return [second_card * third for third in range(self.first_card)]
""", """
from room.one import Seat
class Bot(Seat):
    def _thoughts(self, some_number):
        self.many_cards = some_number
        return self._points_of(), self.many_cards, self.first_card
def say():
    bot = Bot(first=3)
    return bot._thoughts(some_number=4)
""")
    assert was == now == ([0, 4, 8], 4, 3)
    assert {"first_card", "_points_of", "second_card", "_thoughts", "some_number"} <= set(names)
    assert len({names[name] for name in ("first_card", "_points_of", "_thoughts", "many_cards")}) == 4
    assert len(set(names.values())) < len(names)


def test_a_default_is_not_taken_for_a_method():
    """It is looked up among the names of the class first, then outside."""
    helpers = [f"def helper_{i}(): pass" for i in range(40)]  # so that names are scarce
    methods = [f"    def method_{i}(self): pass" for i in range(40)]
    (was, now), _ = told("\n".join([*helpers, "WANTED = [7]", "class Dice:", *methods,
                                    "    def nearest(self, mask=WANTED): return mask"]),
                         "from room.one import Dice", "def say(): return Dice().nearest()")
    assert was == now == [7]


def test_what_a_string_tells_is_kept():
    _, names = told("""
class Rules:
    def __init__(self):
        self.penalty = 1
        self.hidden_number = 2
        self.of_all = 3
    def show_penalty(self):
        return getattr(self, "show_" + "other")
    def show_other(self):
        return getattr(self, "penalty"), "a sentence with a hidden_number", "penalty_card of_all".split()
""", "def say(): pass")
    assert "hidden_number" in names
    assert not {"penalty", "show_penalty", "show_other", "of_all"} & set(names)


def test_a_constant_is_alone_in_its_file():
    """The compiler would put its value wherever it sees the name."""
    _, names = told("""
from micropython import const
_LARGEST = const(99)
_OTHER = 7
def largest_of(numbers_here):
    best_number = 0
    return best_number
def _second(): return largest_of(numbers_here=_LARGEST)
""".replace("from micropython import const", "def const(n): return n"), "def say(): return _second()")
    others = [names[name] for name in ("_OTHER", "largest_of", "numbers_here", "best_number", "_second")]
    assert names["_LARGEST"] not in others


def test_what_the_firmware_calls_something_is_kept():
    sources = {"lib/room/one.py": """
import supervisor
from displayio import TileGrid
class Grid(TileGrid):
    def __init__(self):
        self.hidden = True
        self.pixel_shader = supervisor.never_seen()
        self.all_of_ours = 1
    def never_seen(self):
        self.auto_refresh = 1
"""}
    assert set(slim.names(sources)) == {"Grid", "all_of_ours"}


def test_numbers_stand_where_their_names_stood():
    (was, now), _ = told("""
FIRST, SECOND = range(2)
LEAST = -3
TOLD = 5
LENT = 6
CHANGED = 7
def change():
    global CHANGED
    CHANGED = 8
    return -LEAST ** 2, getattr, "TOLD"
""", """
from room.one import FIRST, SECOND, LEAST, LENT, CHANGED, change
class Other:
    LENT = 9
def inner(LEAST):
    return LEAST
def say():
    return FIRST, SECOND, LEAST, inner(4), change()[0], Other().LENT, LENT, CHANGED
""")
    assert was == now == (0, 1, -3, 4, -9, 9, 6, 8)


def test_a_constant_that_is_nowhere_left_takes_no_room():
    made = slim.slimmed({"lib/room/one.py": "from micropython import const\nHERE = const(4)\nKEPT = const(5)\n",
                         "lib/room/two.py": "from room.one import HERE\n\ndef there(): return HERE, 'KEPT'\n",
                         "lib/room/three.py": "from room import one\n\ndef there(): return one.HERE\n"}, ["there"])
    assert made == {"lib/r_one.py": "from micropython import const;KEPT=const(5)\n",
                    "lib/r_two.py": "#~there KEPT\n\ndef there():return 4,'KEPT'\n",
                    "lib/r_three.py": "#~there\n\ndef there():return 4\n"}


def test_f_strings_are_refused():
    """Older Pythons take them for one string and newer ones do not, so the drive would depend on the Python."""
    with pytest.raises(ValueError, match="one.py, line 1: .* use %"):
        slim.names({"lib/room/one.py": "print(f'{1}')"})


ROOM = {
    "lib/room/base.py": "TABLE = []\n\ndef add(one): TABLE.append(one)\n\nclass Seat:\n    cards = 3\n",
    "lib/room/player.py": "from room import base\nfrom room.base import Seat\n\nclass Player(Seat):\n"
                          "    def play(self):\n        base.add(self.cards)\n        return base.TABLE\n",
    "lib/room/other.py": "from room import base as low, player\nfrom room.base import add\nNAMES = ('room.base',)\n\n"
                         "def say():\n    add(1)\n    return player.Player().play(), low.TABLE, NAMES\n",
}
TOGETHER = (("room.player", ("room.base", "room.player")),)


def asked(folder, program, script):
    """What a script prints that finds a program in lib/."""
    for name, text in program.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    done = subprocess.run([sys.executable, "-c", "import sys; sys.path.insert(0, 'lib')\n" + script], cwd=folder,
                          capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("comments", [False, True])
def test_a_traceback_of_the_handheld_leads_to_the_repo(modules, comments):
    was, now = modules
    now, made_of, seen = slim.slimmed(was, comments=True) if comments else now, flat.parts(was), set()
    for path, text in now.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                file, line = where.place(constants.module_of(path), node.lineno, made_of)
                head = was[file].split("\n")[line - 1].split("(")[0].split()
                assert head[0] == "def" and where.around(ast.parse(was[file]), line) == head[1]
                seen.add((file, line))
    assert len(seen) > 1000


def test_what_no_module_of_ours_says_is_left_as_it_is(tmp_path, capsys):
    path = tmp_path / "said.txt"
    path.write_text('File "code.py", line 3, in <module>\r\nFile "x_table.py", line 1, in ab\nMemoryError: 16\n')
    assert where.main([str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        'File "code.py", line 3, in <module>', 'File "x_table.py", line 1, in ab', "MemoryError: 16"]
    assert where.main([str(tmp_path)]) == 2 and "cannot be read" in capsys.readouterr().err


def test_what_comes_together_is_one_module(tmp_path):
    made = bundles.bundled(ROOM, TOGETHER)
    assert set(made) == {"lib/room/player.py", "lib/room/other.py"}
    told = asked(tmp_path, made, "from room import other; print(other.say())")
    assert told == "([1, 3], [1, 3], ('room.player',))"


def test_a_package_itself_may_be_part_of_a_bundle(tmp_path):
    program = ROOM | {
        "lib/room/__init__.py": '"""A room."""\nOPEN = [True]\n',
        "lib/room/door.py": "from room import OPEN, base, player\n\ndef say():\n    base.add(2)\n"
                            "    return OPEN, base.TABLE, player.OPEN\n",
        "lib/room/player.py": ROOM["lib/room/player.py"].replace("import base", "import OPEN, base"),
    }
    together = (("room.player", ("room", "room.base", "room.player")),)
    ask = "from room import door; print(door.say())"
    made = flat.flattened(bundles.bundled(program, together) | {"lib/room/__init__.py": '"""A room."""\n'})
    assert set(made) == {"lib/r_player.py", "lib/r_other.py", "lib/r_door.py"}
    told = asked(tmp_path / "flat", made, flat.moved(ask, {"room"}, {"room.door"}))
    assert told == asked(tmp_path / "was", program, ask) == "([True], [2], [True])"


HOUSE = {
    "lib/room/__init__.py": '"""A room."""\n',
    "lib/room/boards/__init__.py": '"""A room in a room."""\n',
    "lib/room/boards/green.py": "NAME = 'room.boards.green'\n",
    "lib/room/one.py": "import sys\n\nfrom room.boards import green as board\nfrom room import (\n    two,\n)\n\n"
                       "def say(leaf):\n    __import__('room.' + leaf)\n"
                       "    told = sys.modules['room.' + leaf].SAID, 'room.one' in sys.modules, 'room is full. room.'\n"
                       "    return board.NAME, two.SAID, two.OTHER, told, 'room/table.bin', 'other/room.bin'\n",
    "lib/room/two.py": "import hall\nSAID = 'two'\nfrom hall import OTHER\n",
    "lib/hall/__init__.py": "OTHER = __name__\n",
    "lib/words/en.py": "HERE = 'A room. room.'\n",
}


def test_modules_lie_side_by_side(tmp_path):
    made = flat.flattened(HOUSE)
    assert set(made) == {"lib/r_green.py", "lib/r_one.py", "lib/r_two.py", "lib/h_.py", "lib/w_en.py"}
    assert made["lib/w_en.py"] == HOUSE["lib/words/en.py"]
    ask = "from room import one; print(one.say('two'))"
    was = asked(tmp_path / "was", HOUSE, ask)
    now = asked(tmp_path / "now", made, flat.beside(ask, HOUSE))
    assert "'hall'" in was and "room/table.bin" in was
    for before, behind in (("'hall'", "'h_'"), ("room.boards.green", "r_green"), ("room/table", "r_table")):
        was = was.replace(before, behind)
    assert now == was
    assert flat.placed("lib/room/table.bin", HOUSE) == "lib/r_table.bin"


@pytest.mark.parametrize(("path", "text", "why"), [
    ("lib/room/green.py", "SAID = 1", "would both be lib/r_green.py"),
    ("lib/room/one.py", "import room.two", "gives a name to the package"),
])
def test_what_cannot_lie_side_by_side(path, text, why):
    with pytest.raises(bundles.Clash, match=why):
        flat.flattened(HOUSE | {path: text})


@pytest.mark.parametrize(("text", "why"), [
    ("def add(): pass", "two of its parts have a add"),
    ("from room.base import add as plus", "gives a new name"),
    ("\n" * 251, "room.player is longer than 250 lines"),
    ("from room import base\ndef play(add): base.add(add)", "base.add cannot become add"),
    ("from handheld import drop\ndrop('room.base')", "drops room.base"),
])
def test_what_would_not_be_the_same_in_one_file(text, why):
    with pytest.raises(bundles.Clash, match=why):
        together = (("room.player", ("room.player", "room.base")),) if text.isspace() else TOGETHER
        bundles.bundled(ROOM | {"lib/room/player.py": text}, together)
