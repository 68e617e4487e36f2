# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Build pass: flattens packages into one folder with short module names: screens/table/screen.py becomes s_tscn.py.
Module and file names are interned on the handheld and never freed, and each package keeps a dict of its modules.
Sentences keep a folder per language, w_en/table.py: an import reads the whole folder for each name it looks up.

Besides imports it changes strings that consist only of full names of modules and files ("phase10.knocking
screens.table.knock", "bots/dice.bin"), of prefixes of module names up to a dot ("screens.table."), and of formats for
module names ("words.%s.%s" becomes "w_%s.%s"). A top-level package alone is not changed: "words" may be a plain word.
"""

import ast
import functools
import re

from sources import ROWS, SILENT, edited, is_text, module_of, modules, parsed, refuse, walk


def side_by_side(texts):
    """Return the program without packages and empty modules; scripts beside it get the new module names, too."""
    made, names = {}, names_of(texts)
    own = modules_moved(tuple(modules(texts).items()), tuple(names.items()))
    for path, text in texts.items():
        if names.get(module_of(path)) == "":
            continue
        if placed(path) in made:
            raise ValueError(f"{path} and another module would both be {placed(path)}")
        made[placed(path)] = own.get(path) or (moved(path, text, names) if path.endswith(".py") else text)
    return made


@functools.lru_cache(maxsize=4)  # tests build the drive with one script after the other
def modules_moved(own, names):
    names = dict(names)
    return {path: moved(path, text, names) for path, text in own if names[module_of(path)]}


def homes(texts):
    """Return {path on the drive: path in the repo} of the files that are installed."""
    names = names_of(texts)
    return {placed(path): path for path in texts if names.get(module_of(path)) != ""}


def placed(path):
    """Return the path of a file on the drive."""
    folder, _, name = path.partition("/")
    name, _, suffix = name.partition(".")
    if folder != "lib":
        return path
    module = flat(name.removesuffix("/__init__").replace("/", "."))
    return f"lib/{module.replace('.', '/')}.{suffix}"


def flat(module):
    """Return the new name of a module, of a prefix of one, or of a format for module names."""
    room, _, inside = module.partition(".")
    *folders, leaf = inside.split(".")
    first, *more = leaf.split("_")
    between = re.sub("[aeiou]", "", first[1:])
    short = [folder[0] for folder in folders] + [first[:1], between[:1], between[1:][-1:]] + [word[0] for word in more]
    return f"{room[0]}_{inside if room == 'words' else ''.join(short)}"


def names_of(texts):
    """Return {name: new name} of the modules, their prefixes up to a dot, and the data files; "" for empty modules."""
    names = {path.removeprefix("lib/"): placed(path).removeprefix("lib/") for path in texts if not path.endswith(".py")}
    for path, text in modules(texts).items():
        module = module_of(path)
        names |= {module[:dot.end()]: flat(module[:dot.end()]) for dot in re.finditer(r"\.", module)}
        names[module] = flat(module) if holds(text) else ""  # a package, or only constants, which were all inlined
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
        elif is_text(node) and path in ROWS:
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
    return flat(word) if re.match(r"\w+\.", word) and any(re.fullmatch(pattern, name) for name in names) else None
