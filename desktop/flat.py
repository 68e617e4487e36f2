# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Build pass: flattens packages into one folder with short module names: screens/table/screen.py becomes s_c.py.
Module and file names are interned on the handheld and never freed, and each package keeps a dict of its modules.
Sentences keep a folder per language, w_en/table.py: an import reads the whole folder for each name it looks up.

Besides imports it changes strings that consist only of full names of modules and files ("phase10.knocking
screens.table.knock", "bots/dice.bin"), of rooms with a dot, with which the names of their modules begin ("screens."
becomes "s_"), and of formats for modules of sentences ("words.%s.%s" becomes "w_%s.%s"). A top-level package alone is
not changed: "words" may be a plain word.
"""

import ast
import functools
import itertools
import re
import string
from pathlib import Path

from sources import ROWS, SILENT, edited, is_text, module_of, modules, parsed, refuse, walk

LIB = Path(__file__).resolve().parent.parent / "lib"


def side_by_side(texts):
    """Return the program without packages and empty modules; scripts beside it get the new module names, too."""
    made, names, there = {}, names_of(texts), places(tuple(texts))
    own = modules_moved(tuple(modules(texts).items()), tuple(names.items()))
    for path, text in texts.items():
        if names.get(module_of(path)) != "":
            made[there[path]] = own.get(path) or (moved(path, text, names) if path.endswith(".py") else text)
    return made


@functools.lru_cache(maxsize=4)  # tests build the drive with one script after the other
def modules_moved(own, names):
    names = dict(names)
    return {path: moved(path, text, names) for path, text in own if names[module_of(path)]}


def homes(texts):
    """Return {path on the drive: path in the repo} of the files that are installed."""
    names = names_of(texts)
    return {there: path for path, there in places(tuple(texts)).items() if names.get(module_of(path)) != ""}


@functools.lru_cache(maxsize=40)  # tests make small programs, too
def places(paths):
    """Return {path: path on the drive} for the files of a program. A module is called by its room and a letter of its
    own name, or by two if all of these are taken, so that a new module changes few names of others. The last module
    comes first, because those of the table are in memory the most. To the drive capitals are the same as small letters.
    """
    found = {}
    for path in sorted(paths, reverse=True):
        start, _, suffix = path.rpartition(".")
        room, _, inside = module_of(start).partition(".")
        letters, leaf = (re.sub("[^a-z]", "", part) for part in (inside, inside.rpartition(".")[2]))
        tries = itertools.chain(leaf, *(itertools.product(letters, end) for end in (leaf, string.ascii_lowercase)))
        short = map("".join, tries) if inside and room != "words" else [inside.replace(".", "/")]
        there = (f"lib/{room[:1]}_{one}.{suffix}" for one in short) if path.startswith("lib/") else [path]
        found[path] = next((one for one in there if one not in found.values()), None)
        if not found[path]:
            raise ValueError(f"no short name is left for {path}")
    return found


def placed(path):
    """Return the path on the drive of a file of this repo."""
    return here()[path]


@functools.cache
def flat(module):
    """Return the new name of a module of this repo."""
    return {module_of(path): module_of(there) for path, there in here().items()}[module]


@functools.cache
def here():
    """Return places() for this repo."""
    paths = (path.relative_to(LIB.parent).as_posix() for path in LIB.rglob("*.*"))
    return places(tuple(path for path in paths if path.endswith((".py", ".bin"))))


def names_of(texts):
    """Return {name: new name} of the modules, of their rooms with a dot, and of data files; "" for empty modules."""
    names = {}
    for path, there in places(tuple(texts)).items():
        if not path.endswith(".py"):
            names[path.removeprefix("lib/")] = there.removeprefix("lib/")
        elif path.startswith("lib/"):
            module = module_of(path)
            room, dot, _ = module.partition(".")
            names[module] = module_of(there) if holds(texts[path]) else ""  # a package, or constants, all inlined
            names |= {f"{room}.": f"{room[0]}_"} if dot else {}
    return names


@functools.lru_cache(maxsize=2000)
def holds(source):
    """Return whether there is more in a module than its docstring."""
    return any(not isinstance(node, ast.Expr) for node in parsed(source).body)


def moved(path, source, names):
    """Return the source with imports and strings changed to the new module names."""
    edits, tree = [], parsed(source)
    rooms = {name.split(".")[0] for name in names}
    dotted = {one.name for node in walk(tree) if isinstance(node, ast.Import) for one in node.names} & set(names)
    leaves = {name.rpartition(".")[2] for name in dotted}
    for node in walk(tree):
        if isinstance(node, ast.Import) and node.names[0].name.split(".")[0] in rooms:
            edits.append((node, imported(path, node, node.names[0].name, node.names[0].asname, names)))
        elif isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in rooms:
            edits.append((node, taken(path, node, names)))
        elif isinstance(node, ast.Attribute) and node.attr in leaves and ast.unparse(node) in dotted:
            edits.append((node, names[ast.unparse(node)]))
        elif is_text(node) and path == ROWS:
            edits.append((node, repr(re.sub(r"\w+[.\w]+", lambda found: names.get(found[0]) or found[0], node.value))))
        elif is_text(node) and re.search("[./]", node.value) and not path.startswith(SILENT):
            words = {word: named(word, names) for word in node.value.split()}
            if words and None not in words.values():
                edits.append((node, repr(re.sub(r"\S+", lambda match, words=words: words[match[0]], node.value))))
            elif words and path.startswith("lib/") and rooms.issuperset(word.split(".")[0] for word in words):
                refuse(path, node, f"there is no module {next(word for word in words if words[word] is None)}")
    return edited(source, edits)


def imported(path, node, name, alias, names):
    """Return the new import statement for a module. Without an alias, `import a.b` is used by its full dotted name."""
    if not names.get(name):
        refuse(path, node, f"there is nothing in {name}")
    return f"import {names[name]}" + (f" as {alias or name}" if alias or "." not in name else "")


def taken(path, node, names):
    """Return the new statements for a from-import, some of whose names may be modules."""
    made, left = [], []
    for one in node.names:
        if names.get(f"{node.module}.{one.name}"):
            made.append(imported(path, node, f"{node.module}.{one.name}", one.asname or one.name, names))
        elif names.get(node.module):
            left.append(ast.unparse(one))
        else:
            refuse(path, node, f"there is no {one.name} in {node.module}")
    return ";".join(made + [f"from {names.get(node.module)} import {', '.join(left)}"] * bool(left))


def named(word, names):
    """Return the new name for a word of a string, or None if it names no module or file."""
    if "%s" not in word:
        return names.get(word)
    pattern = re.escape(word).replace("%s", r"\w+")
    fits = word.startswith("words.") and any(re.fullmatch(pattern, name) for name in names)
    return word.replace("words.", "w_", 1) if fits else None
