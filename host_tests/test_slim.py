# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The transformed sources on the drive behave like those of the repo: the same keys give the same pictures. Also the
pitfalls of short names.
"""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import constants
import drive
import flat
import local_names
import names
import pytest
import sentences
import short_names
import slim
import sources
import update
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
    for key in chance.choices(("UP", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "A", "B", "SELECT", "START"), k=50):
        hold = 1200 if chance.random() < 0.02 else 60
        handheld.press(key, hold, wait=hold)
        seen = 0
        while seen != crc32(handheld.badge.frame):  # until all is loaded, which is less on the drive, and no bot plays
            seen = crc32(handheld.badge.frame)
            handheld.run(400)
        print(seen)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with the program as it is put on a drive, and the tools that run it on a desktop."""
    folder = tmp_path_factory.mktemp("built")
    tools = {f"desktop/{name}": (ROOT / "desktop" / name).read_text(encoding="utf-8") for name in TOOLS}
    shutil.copytree(ROOT / "desktop", folder / "desktop", ignore=shutil.ignore_patterns("__pycache__"))
    for name, content in drive.contents(beside=tools | {"play.py": PLAY}).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def pictures(folder, *args):
    done = subprocess.run([sys.executable, "-c", PLAY, folder, *args], capture_output=True, text=True, timeout=200)
    assert not done.returncode, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(("seed", "language"), [("1", "en"), ("2", "de")])
def test_the_same_keys_lead_to_the_same_pictures(built, seed, language):
    was = pictures(ROOT, seed, language)
    assert len(was) > 50 and len(set(was)) > 30
    assert pictures(built, seed, language) == was


@pytest.fixture(scope="module")
def modules():
    """{path: text}, as they are in the repo and as they are on the drive."""
    texts = drive.sources()
    return texts, slim.slimmed(texts)


def test_it_is_worth_it(modules):
    was, now = modules
    names = short_names.names(slim.slimmed(was, ["shortened", "cut_out", "compacted"]))
    kept_anyway = {sources.module_of(path) for path in now}.union(short_names.SPARE)
    assert len(names) > 900 and len(set(names.values()) - kept_anyway) < len(names) / 25
    assert all(name.isidentifier() for name in short_names.names(was).values())  # modules in folders have dots
    assert sum(map(len, now.values())) < sum(map(len, was.values())) * 0.75


def test_what_the_owl_tells_keeps_its_name(modules):
    """Its sentences are found by names that stand in the middle of strings."""
    from screens.table import lessons
    found = short_names.names(modules[0])
    told = [line.split("|")[0] for line in (*lessons.GUIDE, *lessons.NEWS, *lessons.RUNS, lessons.TIP)]
    assert len(told) == 33 and not [lesson for lesson in told if lesson.split()[1] in found]


GROWN = '''# SPDX one
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
'''


def test_comments_go_and_all_else_stays_where_it_was():
    made = slim.slimmed({"lib/room/one.py": GROWN, "script.py": "second_thing"}, ["padded"])
    assert [line.rstrip() for line in made["lib/r_o.py"].split("\n")] == """




class E:


    def E(E):pass


    def second_thing(F,E):return E*2


""".replace("    def", " def").split("\n")


SPREAD = '''
def spread(one, *others):
    while one  <  len(others) and not (one - - 1):
        text = """ a  =
          b """ if one else {"key" : [ 1 ,
                                    - 2 ] }

        if text :
            return text [ : 1 ] , ( yield )
'''


def test_blanks_go_that_nothing_needs():
    made = slim.tightened(SPREAD)
    assert made == """
def spread(one,*others):
 while one<len(others)and not(one--1):
  text=\"\"\" a  =
          b \"\"\" if one else{"key":[1,
-2]}

  if text:
   return text[:1],(yield)
"""
    assert ast.dump(ast.parse(made)) == ast.dump(ast.parse(SPREAD))


def test_adafruits_modules_are_made_small_and_say_whose_they_are():
    asking = {"one.py": "import adafruit_bitmap_font.pcf\nimport adafruit_display_text.label\n"}
    texts = {f"lib/{name}": drive.text(path).decode() for name, path in drive.libraries(asking).items()}
    small = slim.libraries(texts)
    for path in sources.modules(texts):
        source, made = texts[path], small[path]
        assert heads(made) == heads(source), path
        assert not [word for word in sources.words(made) if short_names.PRIVATE.fullmatch(word)], path
    source, made = texts["lib/adafruit_display_text/label.py"], small["lib/adafruit_display_text/label.py"]
    assert made.startswith("# SPDX-FileCopyrightText: ") and "\n# SPDX-License-Identifier: MIT\n" in made
    assert len(made) < len(source) * 0.7 and re.search(r'^__version__="[.\d]+"$', made, re.M)  # so circup knows it
    assert small["lib/adafruit_bitmap_font/pcf.py"].count("GlyphCache") == 2  # it is no private one's


def test_a_pass_can_be_left_out():
    texts = {"lib/room/one.py": GROWN, "script.py": "second_thing"}
    every = [one.__name__ for one in slim.PASSES]
    assert slim.slimmed(texts, every) == texts
    assert slim.slimmed(texts, ["shortened"])["lib/r_o.py"].count("Grown") == 1
    assert "# by itself" in slim.slimmed(texts, ["compacted"])["lib/r_o.py"]
    assert "lib/room/one.py" in slim.slimmed(texts, ["side_by_side"])


@pytest.mark.parametrize(("text", "has"), [
    ("ABC = 1\n", False), ("ABC = 'rather_a_long_name'\n", False), ("ABC = 'a b'\n", False),
    ("ABC = 'too long, and no name'\n", True), ("ABC = b'a'\n", True), ("'Nothing is done with it.'\nABC = 1\n", False),
])
def test_a_module_without_a_constant_object_gets_one(text, has):
    made = slim.padded({"lib/m_a.py": text, "code.py": text})
    assert made == {"lib/m_a.py": text if has else text + slim.OBJECT, "code.py": text}
    exec(made["lib/m_a.py"], {})


def heads(text):
    """(line, kind) of every function, class and loop."""
    return [(node.lineno, type(node).__name__) for node in ast.walk(ast.parse(text))
            if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.For, ast.While))]


@pytest.mark.parametrize("without", [(), ("compacted",)])
def test_what_a_traceback_tells_is_where_it_was(modules, without):
    was, now = modules
    now, count = slim.slimmed(was, without) if without else now, 0
    for there, path in flat.homes(was).items():
        if there in sources.modules(now):
            assert heads(now[there]) == heads(was[path]), path
            count += len(heads(was[path]))
    assert count > 1000


def told(text, *args):
    """What a program of two modules says, before and after."""
    said = []
    texts = {"lib/room/one.py": text, "lib/room/two.py": "\n".join(args), "script.py": "say"}
    for made in (texts, slim.slimmed(texts, ["side_by_side"])):
        space = {}
        for path in sources.modules(made):
            exec(made[path].replace("from room.one import", "#"), space)
        said.append(space["say"]())
    return said, short_names.names(texts)


LOCAL = """
LIMIT, other = 3, 9

def outer(first_one, second_one=LIMIT, *more_of_them, last_one=0, other=other):
    import binascii as sums
    total_sum = [each_one * first_one for each_one in more_of_them if each_one != other]
    def inner(first_one, total=second_one):
        total_sum.append(first_one + total + A)
        return lambda each_one=total: (each_one, LIMIT, sums.crc32(b"x"))
    try:
        return inner(second_one)() + tuple(total_sum) + (last_one, missing_one)
    except NameError as error:
        return str(error), total_sum

A = 5

def say():
    return outer(2, 4, 6, 8, last_one=7), outer(second_one=1, first_one=0)
"""


def test_what_is_local_is_a_letter_that_nobody_else_has():
    made = local_names.lettered({"lib/room/one.py": LOCAL})["lib/room/one.py"]
    before, after = {}, {}
    exec(LOCAL, before)
    exec(made, after)
    assert before["say"]() == after["say"]()
    assert made.count("\n") == LOCAL.count("\n")
    names = set(sources.words(made))
    assert not {"more_of_them", "total_sum", "each_one", "sums", "total"} & names  # local, however deep
    assert {"LIMIT", "A", "inner", "outer", "error", "missing_one"} <= names  # not local, or not to be had as a letter
    assert {"first_one", "second_one", "last_one"} <= names  # some call names them


def test_letters_of_modules_that_come_early_are_not_those_of_others():
    body = "def f(self, other):\n    return other\n"
    there = flat.placed("lib/handheld/text.py")
    paths = "lib/handheld/text.py", there, "lib/phase10/turn.py"
    made = local_names.lettered(dict.fromkeys(paths, body))
    assert made["lib/handheld/text.py"] == made[there] == "def f(f, d):\n    return d\n"
    assert made["lib/phase10/turn.py"] == "def f(F, E):\n    return E\n"
    met = local_names.lettered({there: "E = G = 1\n", "lib/phase10/turn.py": body})
    assert met["lib/phase10/turn.py"] == "def f(H, F):\n    return F\n"


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


SHARING = """
import p_t
def asked_of_all(some_hand): return p_t.ending_turn(some_hand) + p_t.ending_turn(2)
class Seat:
    def __init__(self): self.many_cards = self.p_t_told = 1
def say(): return asked_of_all(Seat().many_cards)
""".replace("p_t", flat.flat("phase10.turn"))


def test_a_name_may_be_a_modules_that_is_known_anyway_but_not_where_that_is_meant():
    turn, table = map(flat.flat, ("phase10.turn", "phase10.table"))
    texts = {f"lib/{table}.py": SHARING, f"lib/{turn}.py": "def ending_turn(whose_turn): return whose_turn\n"}
    names = short_names.names(texts)
    assert names["ending_turn"] == turn not in {names[one] for one in ("Seat", "asked_of_all", "say", "some_hand")}
    assert not set(names.values()) - {turn, table} - set(short_names.SPARE)


def test_a_short_name_that_may_be_anybodys_is_nobody_elses():
    (was, now), names = told("""
class Seat:
    def __init__(self):
        self.many_cards = 3
        self.go_then = 0
def send(seat):
    seat.go = seat.go = seat.many_cards + 1
""", "def say():\n    seat = Seat()\n    send(seat)\n    return seat.many_cards, seat.go, seat.go_then")
    assert was == now == (3, 4, 0) and "go" not in names.values()


def test_names_that_are_python_s_take_no_memory(device):
    script = "import micropython\nmicropython.qstr_info()\nfor name in %r: hasattr(None, name)\nmicropython.qstr_info()"
    count = re.findall(r"n_qstr=(\d+)", device.run(script % (tuple(short_names.SPARE),)))
    assert int(count[1]) <= int(count[0])
    asking = {flat.placed("lib/phase10/table.py"): SHARING, "script.py": "erf.erfc"}  # but they must not be asked for
    assert not {"erf", "erfc"} & set(short_names.names(asking).values())


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
        return getattr(self, "show_other")
    def show_other(self):
        return getattr(self, "penalty"), "a sentence with a hidden_number", "penalty_card of_all".split()
""", "def say(): pass")
    assert "hidden_number" in names
    assert not {"penalty", "show_other", "of_all"} & set(names)


def test_what_the_firmware_calls_something_is_kept():
    texts = {"lib/room/one.py": """
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
    assert set(short_names.names(texts)) == {"Grid", "all_of_ours"}


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


def test_strings_stand_where_their_names_stood():
    (was, now), _ = told("""
DRAW, LAY = "draw", "lay"
LONG = "not-the-phase"
SHAPES = {DRAW: 1, LAY: 2}
ONE = ["a"]
""", """
from room.one import DRAW, LAY, LONG, ONE, SHAPES
def say(verb=DRAW):
    return verb, LAY + "ing", LONG, SHAPES[DRAW], "%s" % LAY, ONE
""")
    assert was == now == ("draw", "laying", "not-the-phase", 1, "lay", ["a"])


def test_a_constant_that_is_nowhere_left_takes_no_room():
    texts = {
        "lib/room/one.py": "HERE = 4\nKEPT = 5\nPASSED = 6\nGONE = 7\n",
        "lib/room/two.py": "from room.one import HERE, PASSED\n\ndef there(): return HERE, 'KEPT', PASSED\n",
        "lib/room/three.py": "from room import one\n\ndef there(): return one.HERE\n",
        "lib/room/four.py": "def there():\n    from room.one import HERE as here\n    return here\n",
        "lib/room/five.py": "from room.two import there\nfrom room.two import PASSED\nX = PASSED\n",
        "lib/room/six.py": "GONE_TOO = 8\ndef there(say, room): return say.GONE_TOO, room.KEPT\n",
        "lib/words/en/one.py": "GONE_TOO = 9\n",
    }
    made = constants.inlined(texts | {"script.py": "there, X"})
    assert made == {
        "lib/room/one.py": "\nKEPT = 5\n\n\n",
        "lib/room/two.py": "\n\ndef there(): return 4, 'KEPT', 6\n",
        "lib/room/three.py": "\n\ndef there(): return 4\n",
        "lib/room/four.py": "def there():\n    pass\n    return 4\n",
        "lib/room/five.py": "from room.two import there\n\nX = 6\n",  # it loads a module early
        "lib/room/six.py": "\ndef there(say, room): return say.GONE_TOO, room.KEPT\n",
        "lib/words/en/one.py": "GONE_TOO = 9\n",
        "script.py": "there, X"}


@pytest.mark.parametrize(("text", "why"), [
    ("print(f'{1}')", "one.py, line 1: .* use %"),
    ("\n\ngetattr(4, '%s_key' % 1)", "lib/room/one.py, line 3: getattr gets a name that is put together"),
    ("def a(x):\n    return [getattr(x, 'on_' + y) for y in x]", "line 2"),
    ("setattr(1, 2 and 'WRONG_' + x, 3)", "setattr"),
    ("hasattr(1, 'on_{}'.format(x))", "hasattr"),
    ("__import__('room.' + x)", "__import__"),
    ("def a(x):\n    name, y = 'on_' + x, 1\n    getattr(x, name)", "line 3"),
])
def test_what_would_be_something_else_on_the_handheld_is_refused(text, why):
    with pytest.raises(sources.Refused, match=why):
        sources.check({"lib/room/one.py": text})


def test_names_out_of_tables_and_formats_for_modules_are_not_refused():
    sources.check({"lib/room/one.py": "NAMES = ('seat', 'turn')\nFORMAT = 'room.%s'\nimport os\n"
                                     "def all(x):\n    said = 'seat' + x\n    return [getattr(x, y) for y in NAMES]\n"
                                     "def load(y):\n    name = 'room.%s' % y\n    __import__(name)\n"
                                     "def pin(x):\n    return getattr(x, os.getenv('P10_' + x) or '-', None)\n"})


def asked(folder, program, script):
    """What a script prints that finds a program in lib/."""
    for name, text in program.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", "import sys; sys.path.insert(0, 'lib')\n" + script], cwd=folder,
                          capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("without", [(), ("compacted",)])
def test_a_traceback_of_the_handheld_leads_to_the_repo(modules, without, tmp_path, capsys):
    was, now = modules
    now = slim.slimmed(was, without) if without else now
    home, told, wanted = flat.homes(was), [], []
    for path, text in sources.modules(now).items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                called = f"/{path}" if len(told) % 100 else Path(path).stem  # from source, compiled
                told.append(f'File "{called}", line {node.lineno}, in {node.name}')
                head = was[home[path]].split("\n")[node.lineno - 1].strip()
                wanted += [f'File "{home[path]}", line {node.lineno}, in {head[4:].partition("(")[0]}', f"    {head}"]
                assert head.startswith("def ")
    (tmp_path / "said.txt").write_text("\n".join(told[::50]), encoding="utf-8")
    assert where.main([str(tmp_path / "said.txt")]) == 0
    found = capsys.readouterr().out.splitlines()
    assert len(told) > 1000 and found[::2] == wanted[::100] and found[1::2] == wanted[1::100]


@pytest.mark.parametrize("frame", ['  File "%s", line 1, in %s', "KeyError %s:%s"])
def test_a_function_of_a_module_compiled_without_line_numbers_is_found_by_its_name(modules, frame, tmp_path, capsys):
    was, now = modules
    path = "lib/screens/app.py"
    there = flat.placed(path)
    short = {node.lineno: node.name for node in ast.walk(ast.parse(now[there])) if isinstance(node, ast.FunctionDef)}
    long = [node for node in ast.walk(ast.parse(was[path])) if isinstance(node, ast.FunctionDef)]
    assert len(long) > 10
    for node in long:
        (tmp_path / "said.txt").write_text(frame % (Path(there).stem, short[node.lineno]), encoding="utf-8")
        assert where.main([str(tmp_path / "said.txt")]) == 0
        assert f'File "{path}", line {node.lineno}, in {node.name}\n' in capsys.readouterr().out


def test_what_no_module_of_ours_says_is_left_as_it_is(tmp_path, capsys):
    path = tmp_path / "said.txt"
    path.write_bytes(b'File "code.py", line 3, in <module>\r\nFile "x_table.py", line 1, in ab\nMemoryError: 16\n'
                     b"x_y:ab\n")
    assert where.main([str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        'File "code.py", line 3, in <module>', 'File "x_table.py", line 1, in ab', "MemoryError: 16", "x_y:ab"]
    assert where.main([str(tmp_path)]) == 2 and "cannot be read" in capsys.readouterr().err


HOUSE = {
    "lib/phase10/__init__.py": '"""The rules."""\n',
    "lib/phase10/courses/__init__.py": '"""Ways to play."""\n',
    "lib/phase10/courses/twist.py": "NAME = 'phase10.courses.twist'\nSPACES = [8]\n",
    "lib/phase10/table.py": "BRINGS = 'phase10.knocking  screens.table.knock bots', 'phase10.table is full', 'words'\n",
    "lib/phase10/knocking.py": "def can_knock(): return True\n",
    "lib/bots/__init__.py": "SOME = [__name__]\nfrom bots.mind import THOUGHTS\n",
    "lib/bots/mind.py": "THOUGHTS = 'bots/dice.bin other/dice.bin', 'bots/dice.bin', 'bots.'\n",
    "lib/bots/dice.bin": "",
    "lib/screens/__init__.py": "",
    "lib/screens/table/__init__.py": "",
    "lib/screens/table/knock.py": "import phase10.courses.twist\nimport phase10.knocking as how\n\n"
                                  "def say():\n    import phase10.table\n    from bots import SOME, mind as owl\n"
                                  "    return (phase10.courses.twist.SPACES, phase10.courses.twist.NAME,\n"
                                  "            phase10.table.BRINGS, how.can_knock(), SOME, owl.THOUGHTS)\n",
    "lib/screens/app.py": "import memory\n\ndef start():\n    from screens.table import (\n        knock,\n    )\n"
                          "    return knock.say(), memory.words('de', 'table').HELLO,"
                          " memory.load('bots.mind').THOUGHTS\n",
    "lib/words/__init__.py": "",
    "lib/words/de/table.py": "HELLO = 'bots/dice.bin phase10.table'\n",
    "lib/memory.py": "import sys\n\nLISTS = ('phase10.table', 'screens.table.knock')\n\n"
                     "def words(language, family):\n    return load('words.%s.%s' % (language, family))\n\n"
                     "def load(name):\n    __import__(name)\n    return sys.modules[name]\n",
}
ASK = "import memory\nfrom screens.app import start\nprint(start(), memory.LISTS, memory.ROOMS)"
HOUSE["lib/memory.py"] += "\nROOMS = 'phase10.', 'screens.', 'words.'\n"
NEW = {"phase10.courses.twist": "p_w", "phase10.knocking  screens.table.knock bots": "p_k  s_k b_",
       "'bots/dice.bin', ": "'b_d.bin', ", "['bots']": "['b_']", "'bots.'": "'b_'",
       "('phase10.table', 'screens.table.knock')": "('p_t', 's_k')", "'words.'": "'w_'",
       "('phase10.', 'screens.'": "('p_', 's_'"}


@pytest.mark.parametrize("without", [(), ("inlined", "shortened", "compacted")])
def test_modules_lie_side_by_side(tmp_path, without):
    made = slim.slimmed(HOUSE | {"ask.py": ASK}, without)
    ask = made.pop("ask.py")
    assert set(made) == {f"lib/{name}" for name in (
        "b_.py", "b_m.py", "b_d.bin", "m_.py", "p_w.py", "p_k.py", "p_t.py", "s_a.py", "s_k.py", "w_de/table.py")}
    was, now = asked(tmp_path / "was", HOUSE, ASK), asked(tmp_path / "now", made, ask)
    for before, behind in NEW.items():
        assert before in was
        was = was.replace(before, behind)
    assert now == was


def test_every_module_on_the_drive_is_one_that_memory_drops(modules):
    """It knows them by the names that they have there; all but packages, and itself, which stays."""
    made, names = flat.side_by_side(modules[0]), {}
    for node in ast.parse(made["lib/m_.py"]).body:
        if isinstance(node, ast.Assign) and node.targets[0].id in ("PASSING", "_OURS"):
            exec(compile(ast.Module([node], []), "m_.py", "exec"), names)
    there = [sources.module_of(path) for path in sources.modules(made)]
    assert len(there) > 200 and [name for name in there if not name.startswith(names["_OURS"])] == ["m_"]


def test_names_of_modules_are_as_short_as_can_be():
    """A letter of the module's own, or two; all of them small, because to the drive capitals are the same."""
    program = {"lib/screens/table/knock.py": "lib/s_k.py", "lib/screens/table/knack.py": "lib/s_n.py",
               "lib/screens/table/kn.py": "lib/s_tk.py", "lib/screens/table/Nk.py": "lib/s_ak.py",
               "lib/screens/kn.bin": "lib/s_k.bin", "lib/bots/kn.py": "lib/b_k.py", "kn.py": "kn.py"}
    assert flat.places(tuple(program)) == program


def test_no_two_modules_have_the_same_name(modules):
    there = flat.places(tuple(modules[0]))
    assert len(there) == len({path.lower() for path in there.values()}) > 300
    assert there.items() >= flat.here().items() and set(flat.here()) == {path for path in there if path[:4] == "lib/"}
    assert all(update.place_of(path) for path in flat.here().values())  # so an update knows them


@pytest.mark.parametrize(("path", "text", "why"), [
    ("lib/boards.py", "SAID = 1", "no short name is left for lib/boards.py"),  # bots is b_, too
    ("lib/screens/app.py", "X = 'screens.table.'", "line 1: there is no module screens.table."),
    ("lib/screens/app.py", "X = 'screens.%s'", "line 1: there is no module screens.%s"),
    ("lib/screens/app.py", "\nfrom screens import table", "lib/screens/app.py, line 2: there is no table in screens"),
    ("lib/screens/app.py", "import screens.table", "there is nothing in screens.table"),
    ("lib/memory.py", "X = (' phase10.table'\n ' screens.nock bots')", "py, line 1: there is no module screens.nock"),
    ("lib/screens/app.py", "from phase10.tabel import BRINGS", "there is no BRINGS in phase10.tabel"),
])
def test_what_cannot_lie_side_by_side(path, text, why):
    with pytest.raises(ValueError, match=why):
        flat.side_by_side(HOUSE | {path: text})


# --- short sentences --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted((ROOT / "lib" / "words").glob("*/*.py")), ids=lambda path: path.stem)
def test_sentences_that_are_cut_out_say_the_same(path):
    """And none that is as short as a name is left to be taken for one."""
    source = path.read_text(encoding="utf-8")
    before, after, made = {}, {}, sentences.cut(source)
    exec(source, before)
    exec(made, after)
    del before["__builtins__"], after["__builtins__"]
    assert before == after and made.count("\n") == source.count("\n")
    left = [node for node in ast.parse(made).body if isinstance(node, ast.Assign) and sentences.is_short(node.value)]
    assert len(left) < 2


def test_what_is_cut_out_stands_where_the_first_stood():
    made = sentences.cut('A = "a"\nB = "longer than a name"\n\nC = "c|"\nD = "d"\nE = ("e", "f")\n')
    assert made == "A, D = 'a|d'.split('|')\nB = \"longer than a name\"\n\nC = \"c|\"\n\nE = tuple('e|f'.split('|'))\n"


@pytest.mark.parametrize("language", sorted(path.parent.name for path in ROOT.glob("lib/words/*/table.py")))
def test_all_names_there_are_fit_into_the_table_of_names(modules, language):
    """All modules and all sentences of a language together. The paths of their files, a name each, too, come on top:
    with these only a way through nearly everything between two power-ons leads over the edge.
    """
    found = set()
    for path, text in sources.modules(modules[1]).items():
        if not path.startswith("lib/w_") or path.startswith(f"lib/w_{language}_"):
            found |= {path[len("lib/"):-len(".py")]} | set(names.asked_of(text))
    assert len(found - names.firmware()) < names.EDGE


def test_a_compiled_drive_lists_what_its_modules_are_called():
    turn = flat.flat("phase10.turn")
    made = {f"lib/{turn}.py": "def a(): b.c('longer than that', 'short', it)\n", "lib/m_.py": "it = 3\n"}
    source, compiled = (set(names.listed(made, suffix).split(names.BETWEEN)) for suffix in (".py", ".mpy"))
    assert {"a", "b", "c", "short", "knockWindow", turn, f"lib/{turn}.py"} <= source
    assert not {"longer than that", "it", "m_", "lib/m_.py"} & source
    assert source ^ compiled == {f"lib/{turn}.py", f"lib/{turn}.mpy"}


def test_types_are_left_at_home():
    source = 'def f(a: int, b: "x" = 3, *c: str) -> list:\n    return a  # and so on\n\n\ndef g() -> None:\n    f(1)\n'
    made = slim.compact(source)
    assert made == "def f(a,b=3,*c):return a\n\n\n\ndef g():f(1)\n\n"
