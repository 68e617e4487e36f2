# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Lays the modules of all rooms side by side for the handheld's drive: screens/table.py becomes s_table.py. The names
of a module and of its file stay in the handheld's memory for ever, and a package keeps a table of all that is in it.
"""

import ast
import re

import bundles
from bundles import Clash
from constants import edited, module_of

SILENT = "lib/words/"  # its strings are for people


def flattened(sources):
    """The same program, {path: text}, without packages; those that hold nothing are gone."""
    rooms = rooms_of(sources)
    modules = {module_of(path) for path in sources}
    made = {}
    for path, source in sorted(sources.items()):
        if path.endswith("/__init__.py") and not holds_something(source):
            continue
        place = f"lib/{flat(module_of(path), rooms)}.py"
        if place in made:
            raise Clash(f"{path} and another module would both be {place}")
        made[place] = moved(source, rooms, modules, path.startswith(SILENT))
    return made


def beside(source, sources):
    """A script that comes with the program, such as code.py, when that is in bundles and laid side by side."""
    modules = {module_of(path) for path in sources}
    return moved(bundles.rehoused(source, "", bundles.homes(), modules), rooms_of(sources), modules)


def parts(sources):
    """{module on the drive: the files it is made of}"""
    rooms, paths = rooms_of(sources), {module_of(path): path for path in sources}
    inside, homes = dict(bundles.TOGETHER), bundles.homes()
    return {flat(module, rooms): [paths[part] for part in inside.get(module, [module])]
            for module in paths if homes.get(module, module) == module}


def placed(path, sources):
    """Where a file that lies beside a room's modules is now."""
    return "lib/" + named(path.removeprefix("lib/"), rooms_of(sources))


def rooms_of(sources):
    return {path.split("/")[1] for path in sources if path.count("/") > 1}


def holds_something(source):
    return any(not isinstance(node, ast.Expr) for node in ast.parse(source).body)


def flat(module, rooms):
    """The new name of a module, or of what begins the name of one."""
    room, _, inside = module.partition(".")
    return f"{room[0]}_{inside.rpartition('.')[2]}" if room in rooms else module


def moved(source, rooms, modules, silent=False):
    """A text that asks for modules where they are now; the strings of a silent one tell of none."""
    edits = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import) and any(one.name.split(".")[0] in rooms for one in node.names):
            edits.append((node, ";".join(imported(one.name, one.asname, rooms) for one in node.names)))
        elif isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in rooms:
            edits.append((node, taken(node, rooms, modules)))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and not silent:
            words = [word and named(word, rooms) for word in node.value.split(" ")]
            if None not in words and words != node.value.split(" "):
                edits.append((node, repr(" ".join(words))))
    return edited(source, edits)


def imported(name, alias, rooms):
    if "." in name and not alias:
        raise Clash(f"import {name} gives a name to the package around it")
    return f"import {flat(name, rooms)} as {alias or name}"


def taken(node, rooms, modules):
    """What becomes of a from-import, some of whose names may be modules."""
    made, left = [], []
    for one in node.names:
        module = f"{node.module}.{one.name}"
        if module in modules:
            made.append(imported(module, one.asname or one.name, rooms))
        else:
            left.append(ast.unparse(one))
    if left:
        made.append(f"from {flat(node.module, rooms)} import {', '.join(left)}")
    return ";".join(made)


def named(word, rooms):
    """What becomes of the name of a module, of the beginning of one, or of a file beside modules; None for all else."""
    room, mark, name = re.match(r"(\w*)([./]?)(.*)", word).groups()
    if not mark or room not in rooms:
        return None
    return flat(room, rooms) + name if mark == "/" else flat(word, rooms)
