# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The pass that gives a letter to what lives in a function only, the first letters to what is used most. Early modules
have letters of their own, so that the others' are met late and found at once (see known.py).

A parameter that some call names keeps its name, and so does what an exception is bound to.
"""

import ast
import collections
import functools
import symtable

from known import is_early
from names import asked_of
from short_names import SPARE
from sources import below, edited, given, modules, parsed, walk

EARLY, LATE = "dfhlmopqstuvw", "EFGHIJKPRSUVWYZ"  # none that the firmware has itself: those it looks for last


def lettered(texts):
    """The same program with letters for what is local."""
    asked = [parsed(text) for path, text in texts.items() if path.endswith(".py")]
    kept = frozenset(node.arg for tree in asked for node in walk(tree) if isinstance(node, ast.keyword))
    met = set().union(*(asked_of(text) for path, text in modules(texts).items() if is_early(path)))
    late = "".join(letter for letter in LATE if letter not in met)
    return texts | {path: relettered(text, EARLY if is_early(path) else late, kept)
                    for path, text in modules(texts).items()}


@functools.cache
def relettered(source, letters=EARLY, kept=None):
    """The same for one module; without a set of names to be kept these are those of all parameters, for nobody knows
    who calls it.
    """
    tree, edits = parsed(source), []  # cached, for tests build the drive often
    if kept is None:
        kept = {node.arg for node in walk(tree) if isinstance(node, ast.arg)}
    tables = dict(functions(symtable.symtable(source, "", "exec")))
    for node in walk(tree):
        if isinstance(node, ast.FunctionDef) and (node.name, node.lineno) in tables:
            edits += renamings(node, tables[node.name, node.lineno], letters, kept)
    return edited(source, edits)


def functions(table):
    """((name, line), table of symbols) of those that are not inside of others."""
    for child in table.get_children():
        if child.get_type() == "function":
            yield (child.get_name(), child.get_lineno()), child
        else:
            yield from functions(child)


def renamings(function, table, letters, kept):
    """The edits that give letters to what is local to a function, or to what is inside of it."""
    tables = [table]
    for one in tables:
        tables += one.get_children()
    symbols = [symbol for one in tables for symbol in one.get_symbols()]
    nodes = [node for part in (*arguments(function), *function.body) for node in walk(part)]
    kept = kept | {symbol.get_name() for symbol in symbols if symbol.is_global()}
    kept |= {name for node in nodes if not called(node) for name in given(node)}
    local = {symbol.get_name() for symbol in symbols} - kept
    used = collections.Counter(called(node) for node in nodes if called(node) in local)
    free = (one for one in (*letters, *SPARE) if one not in kept)
    new = {name: one for (name, _), one in zip(used.most_common(), free)}
    for node in nodes:
        if called(node) in new:
            one = new[called(node)]
            yield node, f"{node.name} as {one}" if isinstance(node, ast.alias) else one


def arguments(function):
    """What a function takes; what these are without an argument is looked up outside of it."""
    return [node for node in below(function.args) if isinstance(node, ast.arg)]


def called(node):
    """The name that a node is, if that may be a letter."""
    return getattr(node, {ast.Name: "id", ast.arg: "arg", ast.alias: "asname"}.get(type(node), ""), None)
