# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Puts modules that always come together into one file on the handheld's drive: each module by itself takes 150 bytes
of the handheld's memory, and three names that stay for ever. In the repo they are apart, as it is best to read them.

A bundle has the name of one of them. Its parts follow each other as listed here, every 250 lines, so that line 534 in a
traceback is line 34 of the third part. Higher numbers would take more of the memory in each function.
"""

import ast

from constants import edited, given, module_of

LINES = 250  # from one part to the next
# the name of the bundle and its parts, each behind those it needs when it is loaded
TOGETHER = (
    ("bots.mind", ("bots.needs", "bots.mind")),
    ("phase10.cards", ("phase10.cards", "phase10.phases", "phase10.rules", "phase10.chance")),
    ("phase10.table", ("phase10.actions", "phase10.table", "phase10.view")),
    ("phase10.turn", ("phase10.groups", "phase10.finder.ranking", "phase10.finder.finder", "phase10.flow",
                      "phase10.turn", "phase10.engine")),
    ("phase10.lay", ("phase10.building", "phase10.lay")),
    ("phase10.finder.walker", ("phase10.finder.worksheet", "phase10.finder.shortcuts",
                               "phase10.finder.walker")),
    ("handheld.machine", ("handheld", "handheld.clock", "handheld.sheets", "handheld.text", "handheld.power",
                          "handheld.screen", "handheld.keys", "handheld.machine")),
    ("handheld.store", ("handheld.places", "handheld.store")),
    ("screens.own", ("screens.steps", "screens.own")),
    ("screens.showing", ("screens.motion", "screens.showing")),
    ("screens.seats", ("screens.seats", "screens.bar")),
    ("screens.felt", ("screens.cardart", "screens.hand", "screens.minis", "screens.felt")),
)


class Clash(ValueError):
    """What keeps modules from being put into one file, or side by side."""


def bundled(sources, together=TOGETHER):
    """The same program, {path: text}, with the modules that come together in one file each."""
    paths = {module_of(path): path for path in sources}
    together = [(name, parts) for name, parts in together if name in paths]
    home = homes(together)
    texts = {path: rehoused(source, module_of(path), home, set(paths)) for path, source in sources.items()}
    for name, parts in together:
        check(name, [ast.parse(texts[paths[part]]) for part in parts])
        text = ""
        for i, part in enumerate(parts):
            if text.count("\n") > i * LINES:
                raise Clash(f"{name}: {parts[i - 1]} is longer than {LINES} lines, so it must be the last part")
            text += "\n" * (i * LINES - text.count("\n")) + texts.pop(paths[part])
        texts[paths[name]] = text
    return texts


def homes(together=TOGETHER):
    """{module: the bundle it is in}"""
    return {part: name for name, parts in together for part in parts}


def rehoused(source, module, home, modules):
    """A module's text that asks for everything where it will be."""
    tree, edits = ast.parse(source), []
    if module in home and ast.get_docstring(tree):
        edits.append((tree.body[0], ""))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            edits += import_edits(node, tree, home.get(module, module), home, modules)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = [home.get(word, word) for word in node.value.split(" ")]
            if words != node.value.split(" "):
                edits.append((node, repr(" ".join(words))))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "drop":
            check_dropped(module, {getattr(one, "value", None) for one in node.args}, home)
    return edited(source, {id(node): (node, text) for node, text in edits}.values())


def check_dropped(module, names, home):
    """Modules that are in one file go together or not at all."""
    for name in names & set(home):
        left = {part for part in home if home[part] == home[name]} - names
        if left:
            raise Clash(f"{module} drops {name}, which is part of {home[name]}, without {min(left)}")


def import_edits(node, tree, here, home, modules):
    """What an import becomes in a module that will be in the file called here."""
    edits, left = [], {}  # what is left to import, by where it is
    for one in node.names:
        module = f"{node.module}.{one.name}"
        whole = module in modules  # else something that is in node.module
        place = home.get(module, module) if whole else home.get(node.module, node.module)
        if place != here:
            renamed = whole and place != module
            words = f"{place.partition('.')[2]} as {one.asname or one.name}" if renamed else ast.unparse(one)
            left.setdefault(node.module if whole else place, []).append(words)
        elif whole:
            edits += direct(one.asname or one.name, tree)
        elif one.asname:
            raise Clash(f"{here}: {ast.unparse(node)} gives a new name to what will be in the same file")
    now = ";".join(f"from {module} import {', '.join(names)}" for module, names in left.items())
    if now == ast.unparse(node):
        return edits
    return [*edits, (node, now or ("" if node in tree.body else "pass"))]


def direct(alias, tree):
    """The edits that make module.name a plain name, for a module that will be in the same file."""
    edits, bound = [], set(given(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == alias:
            if node.attr in bound or alias in bound:
                raise Clash(f"{alias}.{node.attr} cannot become {node.attr}: there is another one")
            edits.append((node, node.attr))
    return edits


def check(name, trees):
    """The parts of a bundle must not call different things alike."""
    seen = {}
    for i, tree in enumerate(trees):
        for one, what in outside(tree, i):
            if seen.setdefault(one, what) != what:
                raise Clash(f"{name}: two of its parts have a {one}")


def outside(tree, part):
    """(name, what it stands for) of all that a module has a name for."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            yield from ((one.asname or one.name, f"{node.module}.{one.name}") for one in node.names)
        elif isinstance(node, ast.Import):
            yield from ((one.asname or one.name, one.name) for one in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name, part
        else:
            yield from ((one, part) for one in given(node))
