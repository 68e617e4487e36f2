# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Build pass: renames globals and attributes to few and short names. CircuitPython interns every name (as a qstr) and
never frees it, in pools that double in size; with the repo's names these would take a fifth of the memory.

Only names defined by the program are changed, and none that occurs in a string or that others use: Python,
CircuitPython's modules, Adafruit's libraries, a script beside the program. Names that never occur in the same scope get
the same new name, except that the names of early modules are not reused by others (see interned.py). Preferred is a
name that is interned anyway: that of a module, or one of Python's that the program does not use.
"""

import ast
import builtins
import collections
import copy
import functools
import io
import itertools
import keyword
import re
import string
import sys
import sysconfig
from pathlib import Path

import flat
from interned import is_early, is_known
from sources import ROWS, SILENT, given, is_text, module_of, modules, parsed, renamed, walk, within, words

HERE = Path(__file__).resolve().parent
PACKAGES = Path(sysconfig.get_paths()["purelib"])
# foreign modules that may use attributes of the program's objects, as far as Blinka has them; standins/ has the others
OTHERS = "displayio vectorio fontio.py bitmaptools busdisplay adafruit_display_text adafruit_bitmap_font".split()
BUILT_IN = (str, bytes, bytearray, int, float, list, tuple, dict, set, range, slice, object, type, OSError, io.BytesIO,
            io.TextIOWrapper, io.FileIO, type(i for i in ()))
SHORT = ["".join(pair) for pair in itertools.product(string.ascii_letters, repeat=2)]
# Names of Python's that the program does not use. They are interned in the firmware, so they take no heap, and can be
# reused as names of ours.
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
TELLING = re.compile(r"[\w.]+")  # a string that may be a name; one with blanks is text, unless .split() is called on it


def shortened(texts):
    """Return the program with its names shortened."""
    called = names(texts)
    return texts | {path: renamed(text, called) for path, text in modules(texts).items()}


def names(texts):
    """Return {name: new name} for a program."""
    found, own = names_in(texts), modules(texts)
    early = set().union(*(words(text) for path, text in own.items() if is_early(path)))
    kept = {module_of(path) for path in own if is_known(path) and "." not in module_of(path)}
    kept |= {name for name in found.free() if len(name) <= 2}
    met, made, prices = found.meetings(kept), {name: name for name in kept}, Prices(own, kept)
    there = found.everything | found.kept()
    short = [one for one in SHORT if one not in there]
    there = found.everything | found.told | found.theirs | others()
    spare = [one for one in SPARE if one not in there]
    for some, stay in (met.keys() & early, kept & early), (met.keys() - early, kept - early):
        free = [*sorted(stay), *spare, short.pop(0)]  # another short one is added when the last has been taken
        for name in sorted(some, key=lambda name: (-prices.asked[name], name)):  # the most used name chooses first
            taken = {made.get(other) for other in met[name]}
            made[name] = min((one for one in free if one not in taken), key=functools.partial(prices.of, name))
            prices.take(name, made[name])
            if made[name] == free[-1]:
                free.append(short.pop(0))
        spare = [one for one in spare if one not in prices.taken]
    return {name: one for name, one in made.items() if name != one}


class Prices:
    """The memory cost of each possible new name, given the new names assigned so far."""

    def __init__(self, own, kept):
        self.asked = collections.Counter()  # name: number of uses
        self.where = collections.defaultdict(int)  # name: bitmask of the modules that use it
        for i, text in enumerate(own.values()):
            self.asked.update(words(text))
            for name in words(text):
                self.where[name] |= 1 << i
        self.taken = {name: self.where[name] for name in kept}  # new name: bitmask of the modules that use it
        self.free = set(SPARE)

    def of(self, name, one):
        """Return the cost of the new name `one` for `name`: 2 bytes in each module that does not have `one` yet, about
        10 if it must be interned, and a little for its length, because a longer source takes longer to read.
        """
        there = self.taken.get(one)
        modules_more = (self.where[name] & ~(there or 0)).bit_count()
        return 2 * modules_more + 10 * (there is None and one not in self.free) + self.asked[name] * len(one) / 10

    def take(self, name, one):
        self.taken[one] = self.taken.get(one, 0) | self.where[name]


def private(sources):
    """Return {name: new name} for the private names (_name) of a third-party library, given all its sources."""
    asked = set().union(*map(words, sources))
    spare = [one for one in SPARE if one not in asked]
    return dict(zip(sorted(name for name in asked if PRIVATE.fullmatch(name)), spare))


def names_in(texts):
    """Return the Names of a program, with what the scripts beside it ask for."""
    own = modules(texts)
    found = copy.copy(names_of_modules(tuple((path, text) for path, text in texts.items() if path in own)))
    scripts = [text for path, text in texts.items() if path.endswith(".py") and path not in own]
    found.theirs = found.theirs.union(*(asked_for(parsed(text)) for text in scripts))
    return found


@functools.lru_cache(maxsize=4)  # tests build the drive with one script after the other
def names_of_modules(items):
    return Names(dict(items))


class Names:
    """The names of a program: which may be changed, and which occur in the same scope."""

    def __init__(self, own):
        self.rooms = {path.split("/")[1].removesuffix(".py") for path in own}
        self.everything = set()
        self.given = set()  # defined by the program itself
        self.told = set()  # in strings
        self.foreign = set()  # modules that are not the program's
        self.theirs = set()  # names in those, and in scripts
        self.lent = set()  # attributes set on objects of unknown class
        self.spaces = {}  # namespace (path, class or ""): the names in it
        self.functions = []  # for each function the names it uses
        self.bases = []  # pairs of a class's namespace and the name of a base class
        for path, text in own.items():
            self.read(path, parsed(text))

    def read(self, path, tree):
        self.theirs.update(path.removesuffix(".py").split("/"))
        rows = within(tree, (ast.Expr, ast.FunctionDef, ast.ClassDef)) if path in (ROWS, flat.placed(ROWS)) else ()
        self.told.update(*(WORD.findall(node.value) for node in rows if is_text(node)))
        for node in walk(tree):
            if is_text(node) and not path.startswith(SILENT) and TELLING.fullmatch(node.value):
                self.told.update(WORD.findall(node.value))
            elif getattr(node, "attr", "") == "split" and is_text(node.value):
                self.told.update(WORD.findall(node.value.value))
            elif isinstance(node, (ast.Import, ast.ImportFrom)):
                self.read_import(node)
        self.read_scope(tree, (path, ""))

    def read_import(self, node):
        """Keep the names of modules, which are file names, and names imported from foreign modules."""
        module = getattr(node, "module", None) or node.names[0].name
        self.theirs.update(module.split("."))
        if module.split(".")[0] not in self.rooms:
            for one in node.names:
                self.theirs.update(one.name.split("."))
                self.foreign.add(one.asname or one.name)

    def read_scope(self, tree, space):
        """Collect the names of a scope: a function with those nested in it, a class, or a module."""
        inside = isinstance(tree, ast.FunctionDef)
        itself = tree.args.args[0].arg if inside and space[1] and tree.args.args else None
        seen = set() if inside else self.spaces.setdefault(space, set())
        self.functions += [seen] * inside
        for node in within(tree, ast.ClassDef if inside else (ast.ClassDef, ast.FunctionDef)):
            if type(node) in NAMED:
                seen |= variables(node)
                self.given |= given(node)
            if isinstance(node, ast.Attribute):
                self.read_attribute(node, self.spaces[space], itself)
            elif isinstance(node, ast.FunctionDef):  # defaults of parameters are evaluated in this scope
                for default in filter(None, (*node.args.defaults, *node.args.kw_defaults)):
                    seen |= set().union(*map(variables, walk(default)))
            if isinstance(node, ast.ClassDef):
                self.bases += [((space[0], node.name), getattr(base, "id", getattr(base, "attr", "")))
                               for base in node.bases]
                self.read_scope(node, (space[0], node.name))
                if "__getattr__" in self.spaces[space[0], node.name]:  # a proxy: it may be asked for any attribute
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
        """Return the names that must stay: those in strings, and those that foreign code defines or may use."""
        return self.told | self.theirs | python() | others() | {one for one in self.given if one.startswith("__")}

    def free(self):
        """Return the names that may be changed."""
        return self.given - self.kept()

    def meetings(self, known):
        """Return the conflicts: {name that may be changed: names, also of modules, whose new name must differ}."""
        free = self.free() - known
        met = {name: free | known if name in self.lent else self.lent & (free | known) for name in free}
        for group in [*self.functions, *self.families()]:
            for name in group & free:
                met[name] |= group & (free | known)
        return met

    def families(self):
        """Return a set per class hierarchy: the names of a class, its base classes and its subclasses."""
        of = {space: {space} for space in self.spaces}
        for space, base in self.bases:
            for other in [one for one in self.spaces if one[1] == base]:
                joined = of[space] | of[other]
                of.update(dict.fromkeys(joined, joined))
        return [set().union(*(self.spaces[space] for space in family)) for family in of.values()]


def asked_for(tree):
    """Yield the names by which a script may use the program: all but those it defines itself."""
    own = set().union(*map(given, walk(tree)))
    for node in walk(tree):
        if is_text(node) and " " not in node.value or isinstance(node, ast.alias):
            yield from WORD.findall(node.value if is_text(node) else node.name)
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name) and node.id not in own:
            yield node.id


# the nodes that hold a name which is no attribute; the others are passed over
NAMED = {ast.Name, ast.arg, ast.keyword, ast.alias, ast.FunctionDef, ast.ClassDef, ast.ExceptHandler}


def variables(node):
    """Return the names in a node that are variables, not attributes."""
    if type(node) not in NAMED:
        return set()
    return given(node) | {getattr(node, word, None) for word in ("id", "arg")} - {None}


@functools.cache
def python():
    """Return the names that Python itself uses: keywords, builtins, and attributes of built-in types."""
    return set(keyword.kwlist + keyword.softkwlist + dir(builtins)).union(*map(dir, BUILT_IN), dir(sys.implementation))


@functools.cache
def others():
    """Return the public names used in the firmware's modules and Adafruit's libraries."""
    found = set()
    for name in ("", *OTHERS):
        path = PACKAGES / name if name else HERE / "standins"
        for file in [path] if path.is_file() else sorted(path.glob("*.py")):
            for node in walk(parsed(file.read_text(encoding="utf-8"))):
                found |= {getattr(node, word, None) for word in ("name", "arg", "attr")}
                if isinstance(node, (ast.Module, ast.ClassDef)):
                    found = found.union(*map(given, within(node, (ast.FunctionDef, ast.ClassDef))))
    return {name for name in found - {None} if not name.startswith("_") or name.startswith("__")}
