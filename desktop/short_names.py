# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The pass that gives the program few and short names. CircuitPython keeps every name that it has ever met, in a table
that doubles when it is full; with the names as they are here that is a fifth of the memory there is.

Only names that the program itself gives are changed, and none that a string tells or that anyone else knows: Python,
CircuitPython's modules, Adafruit's libraries, a script beside the program. Names that can never meet in one place
become the same one, but for those of early modules, which all others keep away from (see known.py). Best is one that
is in memory anyway: of a module, or of Python's where the program has no use for it.
"""

import ast
import builtins
import collections
import functools
import io
import itertools
import keyword
import re
import string
import sys
import sysconfig
import tokenize
from pathlib import Path

from known import is_early, is_known
from sources import ROWS, SILENT, given, is_text, module_of, modules, parsed, walk, within, words

HERE = Path(__file__).resolve().parent
PACKAGES = Path(sysconfig.get_paths()["purelib"])
# who else may look for a name in what the program makes, as far as Blinka has them; the stand-ins show the others
OTHERS = "displayio vectorio fontio.py bitmaptools busdisplay adafruit_display_text adafruit_bitmap_font".split()
BUILT_IN = (str, bytes, bytearray, int, float, list, tuple, dict, set, range, slice, object, type, OSError, io.BytesIO,
            io.TextIOWrapper, io.FileIO, type(i for i in ()))
SHORT = ["".join(pair) for pair in itertools.product(string.ascii_letters, repeat=2)]
# Names of Python's that the program does not use. The firmware knows them, so they take no memory. As long as nobody
# asks Python for them, they may be names of ours.
SPARE = """
    erf erfc expm1 acos acosh asin asinh atan atan2 atanh ceil chdir chr classmethod complex copysign degrees disable
    divmod dump dumps enable errorcode eval fabs floor fmod frexp fromhex fromkeys frozenset getcwd getrandbits
    globals imag intersection intersection_update isdisjoint isenabled isfinite isinf islower isnan isspace issubclass
    issubset issuperset isupper ldexp locals localtime log10 log2 memoryview mktime modf oct popitem pow radians
    randint randrange readlines rename reversed rindex rmdir rsplit splitlines sqrt staticmethod statvfs
    symmetric_difference trunc uniform EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET
    EEXIST EHOSTUNREACH EINPROGRESS EINVAL EIO EISDIR ENOBUFS ENODEV ENOMEM ENOTCONN EOPNOTSUPP EPERM ETIMEDOUT
""".split()
WORD = re.compile(r"[A-Za-z_]\w*")
PRIVATE = re.compile(r"_[A-Za-z]\w*")
TELLING = re.compile(r"[\w.]+")  # a string that may be a name; those with blanks are for people, but what is split


def shortened(texts):
    """The same program with short names."""
    called = names(texts)
    return texts | {path: renamed(text, called) for path, text in modules(texts).items()}


def renamed(source, called):
    lines = source.split("\n")
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(source).readline))):
        if token.type == tokenize.NAME and token.string in called:
            row, column = token.start[0] - 1, token.start[1]
            lines[row] = lines[row][:column] + called[token.string] + lines[row][token.end[1]:]
    return "\n".join(lines)


def names(texts):
    """{name: what it becomes} for a program."""
    found, own = Names(texts), modules(texts)
    early = set().union(*(words(text) for path, text in own.items() if is_early(path)))
    kept = {module_of(path) for path in own if is_known(path) and "." not in module_of(path)}
    kept |= {name for name in found.free() if len(name) <= 2}
    met, made, prices = found.meetings(kept), {name: name for name in kept}, Prices(own, kept)
    short = [one for one in SHORT if one not in found.everything | found.kept()]
    spare = [one for one in SPARE if one not in found.everything | found.told | found.theirs | others()]
    for some, there in (met.keys() & early, kept & early), (met.keys() - early, kept - early):
        free = [*sorted(there), *spare, short.pop(0)]  # one of the short ones more when the last has been taken
        for name in sorted(some, key=lambda name: (-prices.asked[name], name)):  # who is asked for most chooses first
            taken = {made.get(other) for other in met[name]}
            made[name] = min((one for one in free if one not in taken), key=functools.partial(prices.of, name))
            prices.take(name, made[name])
            if made[name] == free[-1]:
                free.append(short.pop(0))
        spare = [one for one in spare if one not in prices.taken]
    return {name: one for name, one in made.items() if name != one}


class Prices:
    """What memory it takes to call something by a name, as more and more of them are taken."""

    def __init__(self, own, kept):
        self.asked = collections.Counter()  # how often for each name
        self.where = collections.defaultdict(int)  # a bit for each module that asks for it, by what it is called now
        for i, text in enumerate(own.values()):
            self.asked.update(words(text))
            for name in words(text):
                self.where[name] |= 1 << i
        self.taken = {name: self.where[name] for name in kept}  # the same, by what they will call it
        self.free = set(SPARE)

    def of(self, name, one):
        """2 bytes in each module that does not have that name yet, about 10 for a name of its own, and a little for a
        long one, because a source that is longer takes longer to be read."""
        there = self.taken.get(one)
        modules_more = (self.where[name] & ~(there or 0)).bit_count()
        return 2 * modules_more + 10 * (there is None and one not in self.free) + self.asked[name] * len(one) / 10

    def take(self, name, one):
        self.taken[one] = self.taken.get(one, 0) | self.where[name]


def private(sources):
    """{name: what it becomes} for the names that are private in a library of somebody else's: all its sources."""
    asked = set().union(*map(words, sources))
    spare = [one for one in SPARE if one not in asked]
    return dict(zip(sorted(name for name in asked if PRIVATE.fullmatch(name)), spare))


class Names:
    """What is called by a name, and which names meet."""

    def __init__(self, texts):
        self.rooms = {path.split("/")[1].removesuffix(".py") for path in modules(texts)}
        self.everything = set()
        self.given = set()  # by the program itself
        self.told = set()  # by strings
        self.foreign = set()  # modules of others
        self.theirs = set()  # names in those, and in scripts
        self.lent = set()  # attributes given to what may be of any class, and what the compiler may put anywhere
        self.spaces = {}  # (path, class or ""): the names in it
        self.functions = []  # the names in sight of each
        self.bases = []  # pairs of such a space and the name of a class that it comes from
        for path, text in texts.items():
            if path in modules(texts):
                self.read(path, parsed(text))
            elif path.endswith(".py"):
                self.theirs.update(asked_for(parsed(text)))

    def read(self, path, tree):
        self.theirs.update(path.removesuffix(".py").split("/"))
        rows = within(tree, (ast.Expr, ast.FunctionDef, ast.ClassDef)) if path in ROWS else ()
        self.told.update(*(WORD.findall(node.value) for node in rows if is_text(node)))
        for node in walk(tree):
            if is_text(node) and not path.startswith(SILENT) and TELLING.fullmatch(node.value):
                self.told.update(WORD.findall(node.value))
            elif getattr(node, "attr", "") == "split" and is_text(node.value):
                self.told.update(WORD.findall(node.value.value))
            elif isinstance(node, (ast.Import, ast.ImportFrom)):
                self.read_import(node)
            elif isinstance(node, ast.Assign) and getattr(getattr(node.value, "func", None), "id", "") == "const":
                self.lent |= given(node.targets[0])
        self.read_scope(tree, (path, ""))

    def read_import(self, node):
        """Modules are called like their files, and what comes from others' modules as it is called there."""
        module = getattr(node, "module", None) or node.names[0].name
        self.theirs.update(module.split("."))
        if module.split(".")[0] not in self.rooms:
            for one in node.names:
                self.theirs.update(one.name.split("."))
                self.foreign.add(one.asname or one.name)

    def read_scope(self, tree, space):
        """The names that are in sight together: of a function with those in it, a class, a module."""
        inside = isinstance(tree, ast.FunctionDef)
        itself = tree.args.args[0].arg if inside and space[1] and tree.args.args else None
        seen = set() if inside else self.spaces.setdefault(space, set())
        self.functions += [seen] * inside
        for node in within(tree, ast.ClassDef if inside else (ast.ClassDef, ast.FunctionDef)):
            seen |= variables(node)
            self.given |= given(node)
            if isinstance(node, ast.Attribute):
                self.read_attribute(node, self.spaces[space], itself)
            elif isinstance(node, ast.FunctionDef):  # what a parameter is without an argument is looked up out here
                for default in filter(None, (*node.args.defaults, *node.args.kw_defaults)):
                    seen |= set().union(*map(variables, walk(default)))
            if isinstance(node, ast.ClassDef):
                self.bases += [((space[0], node.name), getattr(base, "id", getattr(base, "attr", "")))
                               for base in node.bases]
                self.read_scope(node, (space[0], node.name))
                if "__getattr__" in self.spaces[space[0], node.name]:  # it lends itself out for things with any names
                    self.lent |= self.spaces[space[0], node.name]
            elif isinstance(node, ast.FunctionDef) and not inside:
                self.read_scope(node, space)
        self.everything |= seen

    def read_attribute(self, node, held, itself):
        owner = getattr(node.value, "id", "")
        self.everything.add(node.attr)
        if owner in self.foreign:
            self.theirs.add(node.attr)
        elif not isinstance(node.ctx, ast.Load):
            self.given.add(node.attr)
            (held if owner == itself else self.lent).add(node.attr)

    def kept(self):
        """The names that strings tell, that others may ask for, or that are others' own."""
        return self.told | self.theirs | python() | others() | {one for one in self.given if one.startswith("__")}

    def free(self):
        """The names that may be changed."""
        return self.given - self.kept()

    def meetings(self, known):
        """{name that may be changed: the others, and modules, it must not be called like}."""
        free = self.free() - known
        met = {name: free | known if name in self.lent else self.lent & (free | known) for name in free}
        for group in [*self.functions, *self.families()]:
            for name in group & free:
                met[name] |= group & (free | known)
        return met

    def families(self):
        """The names of each class with those of all classes that it comes from or that come from it."""
        of = {space: {space} for space in self.spaces}
        for space, base in self.bases:
            for other in [one for one in self.spaces if one[1] == base]:
                joined = of[space] | of[other]
                of.update(dict.fromkeys(joined, joined))
        return [set().union(*(self.spaces[space] for space in family)) for family in of.values()]


def asked_for(tree):
    """The names by which a script may ask for something of the program: all but those it gives itself."""
    own = set().union(*map(given, walk(tree)))
    for node in walk(tree):
        if is_text(node) and " " not in node.value or isinstance(node, ast.alias):
            yield from WORD.findall(node.value if is_text(node) else node.name)
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name) and node.id not in own:
            yield node.id


def variables(node):
    """The names in a node that stand for themselves, not for something of an object."""
    return given(node) | {getattr(node, word, None) for word in ("id", "arg")} - {None}


@functools.cache
def python():
    """What Python itself calls something."""
    return set(keyword.kwlist + keyword.softkwlist + dir(builtins)).union(*map(dir, BUILT_IN), dir(sys.implementation))


@functools.cache
def others():
    """What the firmware's modules and Adafruit's libraries call something, as far as that is others' business."""
    found = set()
    for name in ("", *OTHERS):
        path = PACKAGES / name if name else HERE / "standins"
        for file in [path] if path.is_file() else sorted(path.glob("*.py")):
            for node in walk(parsed(file.read_text(encoding="utf-8"))):
                found |= {getattr(node, word, None) for word in ("name", "arg", "attr")}
                if isinstance(node, (ast.Module, ast.ClassDef)):
                    found = found.union(*map(given, within(node, (ast.FunctionDef, ast.ClassDef))))
    return {name for name in found - {None} if not name.startswith("_") or name.startswith("__")}
