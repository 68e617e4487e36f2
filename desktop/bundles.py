# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Puts modules that always come together into one file on the handheld's drive: each module by itself takes 150 bytes
of the handheld's memory, and three names that stay for ever. In the repo they are apart, as it is best to read them.

A bundle has the name of one of them. Its parts follow each other as listed here, a thousand lines apart, so that line
2034 in a traceback is line 34 of the third part.
"""

import ast

from constants import edited, given, module_of

LINES = 1000  # from one part to the next
# the name of the bundle and its parts, each behind those it needs when it is loaded
TOGETHER = (
    ("phase10.cards", ("phase10.cards", "phase10.phases", "phase10.rules", "phase10.chance")),
    ("phase10.finder", ("phase10.ranking", "phase10.finder")),
    ("phase10.table", ("phase10.table", "phase10.course", "phase10.view")),
    ("phase10.turn", ("phase10.groups", "phase10.turn")),
    ("phase10.lay", ("phase10.building", "phase10.lay")),
    ("phase10.walker", ("phase10.walker_cards", "phase10.walker_lay", "phase10.walker_quick", "phase10.walker")),
    ("handheld.machine", ("handheld.clock", "handheld.sheets", "handheld.text", "handheld.power", "handheld.screen",
                          "handheld.keys", "handheld.machine")),
    ("handheld.store", ("handheld.places", "handheld.store")),
    ("screens.own", ("screens.steps", "screens.own")),
    ("screens.showing", ("screens.motion", "screens.showing")),
    ("screens.seats", ("screens.seats", "screens.bar")),
    ("screens.felt", ("screens.cardart", "screens.hand", "screens.minis", "screens.felt")),
)


class Clash(ValueError):
    """What keeps modules from being put into one file."""


def bundled(sources, together=TOGETHER):
    """The same program, {path: text}, with the modules that come together in one file each."""
    paths = {module_of(path): path for path in sources}
    together = [(name, parts) for name, parts in together if name in paths]
    home = {part: name for name, parts in together for part in parts}
    texts = {path: rehoused(source, module_of(path), home) for path, source in sources.items()}
    for name, parts in together:
        check(name, [ast.parse(texts[paths[part]]) for part in parts])
        text = ""
        for i, part in enumerate(parts):
            text += "\n" * (i * LINES - text.count("\n")) + texts.pop(paths[part])
        texts[paths[name]] = text
    return texts


def rehoused(source, module, home):
    """A module's text that asks for everything where it will be."""
    tree, edits = ast.parse(source), []
    if module in home and ast.get_docstring(tree):
        edits.append((tree.body[0], ""))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            edits += import_edits(node, tree, home.get(module, module), home)
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


def import_edits(node, tree, here, home):
    """What an import becomes in a module that will be in the file called here."""
    if home.get(node.module, node.module) == here:
        if any(one.asname for one in node.names):
            raise Clash(f"{here}: {ast.unparse(node)} gives a new name to what will be in the same file")
        return [(node, "" if node in tree.body else "pass")]
    edits, left = [], []
    for one in node.names:
        place = home.get(f"{node.module}.{one.name}", "")
        if not place:
            left.append(ast.unparse(one))
        elif place == here:
            edits += direct(one.asname or one.name, tree)
        else:
            left.append(f"{place.partition('.')[2]} as {one.asname or one.name}")
    module = home.get(node.module, node.module)
    if not left:
        return [*edits, (node, "" if node in tree.body else "pass")]
    now = f"from {module} import {', '.join(left)}"
    return edits if now == ast.unparse(node) else [*edits, (node, now)]


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
