# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Build pass: inlines constants. Replaces the name of a constant by its value, an integer or a short string, in every
module that uses it. On the handheld an imported name takes memory in each module's globals, and each lookup takes time.
"""

import ast
import functools

from short_names import names_in
from sources import SILENT, edited, given, is_text, module_of, modules, parsed, walk

LONGEST = 20  # bytes of a string; up to ten bytes are interned, and a few more are still cheaper than a global
SAYING = "say", "words"  # modules of sentences; their attributes stay, and may have the same names as constants


def inlined(texts):
    """Return the program with constants inlined, and without definitions and imports that are unused then."""
    own = tuple(modules(texts).items())
    told = names_in(texts).theirs & {name for _, name in values_of(own)}
    return texts | modules_inlined(own, frozenset(told))


@functools.lru_cache(maxsize=4)  # this and the next: tests build the drive with one script after the other
def values_of(own):
    """Return {(module, name): value as source} of all constants, also by the modules that import them."""
    values, imported = {}, {}
    for path, text in own:
        tree = parsed(text)
        once = {name: next(iter(found)) for name, found in meanings(tree).items() if len(found) == 1}
        values |= {(module_of(path), name): value for statement in tree.body for name, value in pairs(statement)
                   if name in once and not path.startswith(SILENT)}
        imported |= {(module_of(path), name): one for name, one in once.items() if isinstance(one, tuple)}
    return values | {here: values[there] for here, there in imported.items() if there in values}


@functools.lru_cache(maxsize=4)
def modules_inlined(own, told):
    """Return {path: text} of the modules with constants inlined; told: constants that stay, because others ask."""
    values = values_of(own)
    made = {path: edited(text, uses(path, parsed(text), values)) for path, text in own}
    trees = {path: parsed(text) for path, text in made.items()}
    asked = set().union(*map(asked_for, trees.values()))
    before = {path: loaded(parsed(text)) for path, text in own}
    left = {path: leftovers(path, tree, before[path], values, asked | told) for path, tree in trees.items()}
    return {path: edited(text, left[path]) for path, text in made.items()}


def pairs(statement):
    """Return [(name, value as source)] of an assignment that defines only constants, else []."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) > 1:
        return []
    target, value = statement.targets[0], statement.value
    several = isinstance(target, ast.Tuple)
    names, values = (target.elts, getattr(value, "elts", [])) if several else ([target], [value])
    if several and getattr(getattr(value, "func", None), "id", "") == "range":
        values = [ast.Constant(i + (value.args[0].value if len(value.args) == 2 else 0)) for i in range(len(names))]
    found = [(getattr(name, "id", None), constant(one)) for name, one in zip(names, values)]
    return found if len(names) == len(values) and all(name and one for name, one in found) else []


def constant(node):
    """Return the source of a node's value if it is an inlinable constant, else None."""
    if is_text(node) and len(node.value.encode()) <= LONGEST or type(getattr(node, "value", None)) is int:
        return repr(node.value)
    negative = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and constant(node.operand)
    return f"(-{negative})" if negative else None


def meanings(tree):
    """Return {name: set of its bindings anywhere in a file}; the binding of an import is (module, name)."""
    found = {}
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom):
            for one in node.names:
                found.setdefault(one.asname or one.name, set()).add((node.module, one.name))
        elif not isinstance(node, ast.alias):
            for name in given(node):
                found.setdefault(name, set()).add(node)
    return found


def uses(path, tree, values):
    """Yield the edits that replace names by values."""
    bound = {name: next(iter(whence)) for name, whence in meanings(tree).items() if len(whence) == 1}
    bound = {name: one if isinstance(one, tuple) else (module_of(path), name) for name, one in bound.items()}
    for node in walk(tree):
        whence = None
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in bound:
            whence = ".".join(bound[node.value.id]), node.attr
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            whence = bound.get(node.id)
        if whence in values:
            yield node, values[whence]


def asked_for(tree):
    """Yield the names that a file uses as attributes, or imports and uses."""
    used = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", getattr(node.value, "attr", "")) not in SAYING:
            yield node.attr
        elif isinstance(node, ast.alias) and (node.asname or node.name) in used:
            yield node.name


def loaded(tree):
    """Return the names that a file uses."""
    return {node.id for node in walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}


def leftovers(path, tree, before, values, asked):
    """Yield the edits that remove unused definitions of constants, and imports that were used only for constants.
    before: the names used before the constants were inlined; an import of another was made to load a module early.
    """
    used = loaded(tree)
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom):
            left = [one for one in node.names if (one.asname or one.name) not in before - used]
            if len(left) < len(node.names):
                words = f"from {node.module} import {', '.join(map(ast.unparse, left))}"
                yield node, words if left else "" if node in tree.body else "pass"
    for node in tree.body:
        names = {name for name, _ in pairs(node) if (module_of(path), name) in values}
        if names and len(names) == len(pairs(node)) and not names & (used | asked):
            yield node, ""
