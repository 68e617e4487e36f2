# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Makes the program's modules small for the handheld: no comments, no docstrings, few and short names. CircuitPython
keeps every name that it has ever met, in a table that doubles when it is full; with the names as they are here that is
a fifth of the memory there is. What is left of the lines stays where it is, so that a traceback still leads to the
right place.

Only names that the program itself gives are changed, and none that a string tells or that anyone else knows: Python,
CircuitPython's modules, Adafruit's libraries. Names that can never meet in one place become the same short name.
"""

import ast
import builtins
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

import bundles
import constants
import flat

HERE = Path(__file__).resolve().parent
PACKAGES = Path(sysconfig.get_paths()["purelib"])
# Who else may look for a name in what the program makes: the firmware's modules, as far as Blinka has them and as the
# stand-ins show the others, and Adafruit's libraries.
OTHERS = ("displayio", "vectorio", "fontio.py", "bitmaptools", "busdisplay", "adafruit_display_text",
          "adafruit_bitmap_font")
BUILT_IN = (str, bytes, bytearray, int, float, list, tuple, dict, set, range, slice, object, type, OSError, io.BytesIO,
            io.TextIOWrapper, io.FileIO, type(i for i in ()))
LAYOUT = (tokenize.COMMENT, tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
LONGEST = 10  # bytes of a string that the compiler keeps as a name
HEADS = ("class", "def", "if", "elif", "else", "for", "while", "try", "except", "finally", "with")
WORD = re.compile(r"[A-Za-z_]\w*")
TELLING = re.compile(r"[\w. ]+")  # a string of a name, or of several
SILENT = flat.SILENT, "lib/w_"


def slimmed(sources, beside=(), comments=False):
    """The same program, {path: text}, as the handheld gets it. What is named in the texts beside it keeps its name."""
    if comments:
        sources = {path: commented(source) for path, source in sources.items()}
    sources = flat.flattened(bundles.bundled(constants.settled(sources, kept(sources, beside))))
    called = names(sources, beside)
    return {path: (renamed if comments else slim)(source, called) for path, source in sources.items()}


# --- what is called what --------------------------------------------------------------------------------------------


def read(sources, beside):
    found = Names(sources)
    for path, source in sorted(sources.items()):
        found.read(path, ast.parse(source))
    for source in beside:
        found.theirs.update(asked_for(ast.parse(source)))
    return found


def asked_for(tree):
    """The names by which a script may ask for something of the program: all but those it gives itself."""
    documents = {id(node.body[0].value) for node in documented(tree)}
    own = set().union(*map(given, ast.walk(tree)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield from WORD.findall(node.value)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for one in node.names:
                yield from one.name.split(".")
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name) and node.id not in own:
            yield node.id


def kept(sources, beside=()):
    """The names that somebody else may ask for."""
    return read(sources, beside).kept()


def names(sources, beside=()):
    """{name: shorter name} for a program."""
    found = read(sources, beside)
    met = found.meetings()
    made, pool = {}, []
    short = unused(found.everything | found.told | found.theirs | python() | others())
    for name in sorted(met, key=lambda name: (-len(met[name]), name)):
        taken = {made.get(other) for other in met[name]}
        one = next((one for one in pool if one not in taken), None)
        if one is None:
            one = next(short)
            pool.append(one)
        made[name] = one
    return {name: one for name, one in made.items() if len(one) < len(name)}


def unused(taken):
    """Short names that nobody has."""
    for length in (1, 2):
        for letters in itertools.product(string.ascii_letters, repeat=length):
            if "".join(letters) not in taken:
                yield "".join(letters)


class Names:
    """What is called by a name, and which names meet."""

    def __init__(self, paths):
        self.rooms = {path.split("/")[1].removesuffix(".py") for path in paths}
        self.everything = set()
        self.given = set()  # by the program itself
        self.told, self.beginnings = set(), set()  # by strings: a name, the beginning of names
        self.foreign = set()  # modules of others
        self.theirs = set()  # names in those
        self.lent = set()  # attributes given to what may be of any class
        self.spaces = {}  # (path, class or ""): the names in it
        self.bases = []  # pairs of such a space and the name of a class that it comes from
        self.scopes = []  # the variables in sight of a function, a class or a module

    # --- reading

    def read(self, path, tree):
        self.theirs.update(path.removesuffix(".py").split("/"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if not path.startswith(SILENT) and not re.search(r"\s", node.value):
                    self.read_string(node.value)
            elif is_split(node):
                self.read_string(node.func.value.value)
            elif isinstance(node, (ast.Import, ast.ImportFrom)):
                self.read_import(node)
            elif isinstance(node, ast.JoinedStr):
                raise ValueError(f"{path}, line {node.lineno}: Pythons take f-strings apart in different ways; use %")
        self.read_space(tree, (path, ""))
        self.read_scope(tree)
        self.read_constants(tree)

    def read_string(self, text):
        """A string without a blank may be a name or the beginning of names; others are for people, unless split."""
        words = WORD.findall(text)
        if TELLING.fullmatch(text):
            self.told.update(words)
        self.beginnings.update(word for word in words if word.endswith("_") and len(word) > 1)

    def read_import(self, node):
        """Modules are called like their files, and what comes from others' modules as it is called there."""
        module = getattr(node, "module", None) or node.names[0].name
        self.theirs.update(module.split("."))
        if module.split(".")[0] not in self.rooms:
            for one in node.names:
                self.theirs.update(one.name.split("."))
                self.foreign.add(one.asname or one.name)

    def read_space(self, tree, space):
        """The names that a module or a class holds."""
        held = self.spaces.setdefault(space, set())
        for node in within(tree, ast.ClassDef):
            if isinstance(node, ast.ClassDef):
                held.add(node.name)
                inner = space[0], node.name
                self.bases += [(inner, getattr(base, "id", getattr(base, "attr", ""))) for base in node.bases]
                self.read_space(node, inner)
            elif isinstance(node, ast.FunctionDef):
                held.add(node.name)
            elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                held.add(node.id)
            elif isinstance(node, ast.Attribute):
                self.read_attribute(node, held)

    def read_attribute(self, node, held):
        owner = getattr(node.value, "id", "")
        self.everything.add(node.attr)
        if owner in self.foreign:
            self.theirs.add(node.attr)
        elif not isinstance(node.ctx, ast.Load):
            self.given.add(node.attr)
            (held if owner == "self" else self.lent).add(node.attr)

    def read_scope(self, tree):
        """The variables that are in sight together: of a function with those in it, a class, a module."""
        seen = set()
        inside = isinstance(tree, ast.FunctionDef)
        for node in within(tree, ast.ClassDef if inside else (ast.ClassDef, ast.FunctionDef)):
            seen |= variables(node)
            if isinstance(node, ast.FunctionDef):  # what a parameter is without an argument is looked up out here
                for default in defaults(node):
                    seen = seen.union(*map(variables, ast.walk(default)))
            self.given |= given(node)
            if isinstance(node, ast.ClassDef) or isinstance(node, ast.FunctionDef) and not inside:
                self.read_scope(node)
        self.everything |= seen
        self.scopes.append(seen)

    def read_constants(self, tree):
        """The compiler puts the value of a const() wherever the file has its name, even where it is a local's."""
        seen = set().union(*map(variables, ast.walk(tree)))
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and getattr(getattr(node.value, "func", None), "id", "") == "const":
                self.scopes += [{node.targets[0].id, name} for name in seen]

    # --- weighing

    def kept(self):
        """The names that strings tell, that others may ask for, or that are others' own."""
        return self.told | self.theirs | python() | others() | {
            name for name in self.given if name.startswith("__") or name.startswith(tuple(self.beginnings))}

    def meetings(self):
        """{name that may be changed: the others it must not be called like}."""
        free = self.given - self.kept()
        met = {name: free if name in self.lent else set() for name in free}
        for name in free:
            met[name] = met[name] | (self.lent & free)
        for group in itertools.chain(self.scopes, self.families()):
            group = group & free
            for name in group:
                met[name] |= group
        return met

    def families(self):
        """The names of each class with those of all classes that it comes from or that come from it."""
        of = {space: {space} for space in self.spaces}
        for space, base in self.bases:
            for other in [one for one in self.spaces if one[1] == base]:
                joined = of[space] | of[other]
                of.update(dict.fromkeys(joined, joined))
        for family in of.values():
            yield set().union(*(self.spaces[space] for space in family))


def is_split(node):
    """Is it "a string".split()?"""
    called = getattr(node, "func", None)
    return getattr(called, "attr", "") == "split" and isinstance(called.value, ast.Constant)


def within(tree, stop):
    """The nodes below one, without what is below those of some kinds."""
    todo = list(ast.iter_child_nodes(tree))
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, stop):
            todo += ast.iter_child_nodes(node)


def variables(node):
    """The names in a node that stand for themselves, not for something of an object."""
    return set(getattr(node, "names", ())) if isinstance(node, ast.Global) else given(node) | {
        getattr(node, word, None) for word in ("id", "arg")} - {None}


def given(node):
    """The names that a node gives to something."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        return {node.name} - {None}
    if isinstance(node, ast.alias):
        return {node.asname or node.name}
    if isinstance(node, ast.arg):
        return {node.arg}
    return {node.id} if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load) else set()


def defaults(function):
    """What stands for arguments that are not given."""
    return [node for node in (*function.args.defaults, *function.args.kw_defaults) if node]


def documented(tree):
    """The modules, classes and functions with a docstring."""
    for node in ast.walk(tree):
        first = node.body[0] if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            yield node


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
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    found.add(node.name)
                if isinstance(node, (ast.arg, ast.keyword)):
                    found.add(node.arg)
                elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "self":
                    found.add(node.attr)
                elif isinstance(node, (ast.Module, ast.ClassDef)):
                    found = found.union(*map(given, within(node, (ast.FunctionDef, ast.ClassDef))))
    return {name for name in found - {None} if not name.startswith("_") or name.startswith("__")}


# --- the smaller text -----------------------------------------------------------------------------------------------


def slim(source, called):
    """A module's text without comments and docstrings, its names changed, on as few lines as Python allows. Each begins
    where its first word stood.
    """
    lines = joined(logical(source, called))
    made = [""] * (source.count("\n") + 2)
    for row, depth, text in lines:
        for i, part in enumerate((" " * depth + text).split("\n")):  # of a string of several lines
            made[row + i] += part
    if not made[1]:  # there was a comment
        made[1] = "#~" + " ".join(interned(lines))
    return "\n".join(made[1:]).rstrip() + "\n"


def commented(source):
    """A module's text with comments in place of docstrings, which a compiler would keep in memory until it is done."""
    lines = source.split("\n")
    for node in documented(ast.parse(source)):
        string = node.body[0]
        first, last = string.lineno - 1, string.end_lineno - 1
        bare = "pass  " * (len(node.body) == 1 and not isinstance(node, ast.Module))
        text = [line.strip() for line in "\n".join(lines[first:last + 1]).strip().strip('"').split("\n")]
        lines[first:last + 1] = [" " * string.col_offset + f"# {line}".rstrip() for line in text]
        lines[first] = lines[first].replace("# ", f"{bare}# ", 1)
    return "\n".join(lines)


def renamed(source, called):
    """A module's text with its names changed and all else as it is; only the two lines about its licence share one."""
    lines = source.split("\n")
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(source).readline))):
        if token.type == tokenize.NAME and token.string in called:
            row, column = token.start[0] - 1, token.start[1]
            lines[row] = lines[row][:column] + called[token.string] + lines[row][token.end[1]:]
    if lines[0].startswith("#"):
        lines[:2] = ["#~" + " ".join(interned(logical(source, called))), " ".join(lines[:2])]
    return "\n".join(lines)


def interned(lines):
    """The names and short strings that the interpreter will keep when it has read these lines, each once."""
    found = {}
    text = "\n".join(" " * depth + text for _, depth, text in lines) + "\n"
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            found[token.string] = None
        elif token.type == tokenize.STRING:
            value = ast.literal_eval(token.string)
            if isinstance(value, str) and 0 < len(value.encode()) <= LONGEST and not re.search(r"\s", value):
                found[value] = None
    return [name for name in found if name not in python()]


def logical(source, called):
    """[row, depth, text] of each statement or head of a block, on one line each."""
    needless = needless_strings(ast.parse(source))
    found, depth, end = [], 0, None
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        depth += (token.type == tokenize.INDENT) - (token.type == tokenize.DEDENT)
        if token.type == tokenize.NEWLINE:
            end = None
        if token.type in LAYOUT:
            continue
        text = token.string
        if token.type == tokenize.NAME:
            text = called.get(text, text)
        elif token.start in needless:
            text = needless[token.start]
        if end is None:
            found.append([token.start[0], depth, text])
        else:
            found[-1][2] += " " * (token.start != end and run_together(found[-1][2][-1:], text[:1])) + text
        end = token.end
    return [line for line in found if line[2]]


def run_together(before, behind):
    """Would two words be taken for one if they stood side by side?"""
    return all(letter.isalnum() or letter in "_\"'" for letter in (before, behind) if letter)


def joined(lines):
    """The same with simple statements side by side, also behind the head of a block that has nothing else."""
    found = []
    for row, depth, text in lines:
        if found and found[-1][1] == depth and not is_head(text) and not is_head(found[-1][2]):
            found[-1][2] += ";" + text
        else:
            found.append([row, depth, text])
    made = []
    for i, (row, depth, text) in enumerate(found):
        alone = i + 1 == len(found) or found[i + 1][1] < depth
        if made and made[-1][1] < depth and alone and not is_head(text) and made[-1][2].endswith(":"):
            made[-1][2] += text
        else:
            made.append([row, depth, text])
    return made


def is_head(text):
    """Does a line begin a block, or belong to what begins one?"""
    return text.startswith("@") or WORD.match(text) and WORD.match(text)[0] in HEADS


def needless_strings(tree):
    """{where a docstring begins: what stands there instead}."""
    found = {}
    for node in documented(tree):
        alone = len(node.body) == 1 and not isinstance(node, ast.Module)
        found[node.body[0].lineno, node.body[0].col_offset] = "pass" if alone else ""
    return found
