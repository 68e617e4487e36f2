# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Build pass: renames local variables and parameters to single letters, those used most first. Early modules use a
separate set of letters, so that the letters of the others are interned late and looked up fast (see interned.py).

A parameter that some call passes as a keyword argument keeps its name, and so does the name in `except ... as`.
"""

import ast
import collections
import functools
import symtable

from interned import is_early
from names import asked_of
from short_names import SPARE
from sources import below, edited, given, modules, parsed, walk

RENAMED = {ast.Name: "id", ast.arg: "arg", ast.alias: "asname"}  # kind of node: its field with the name
EARLY, LATE = "dfhlmopqstuvw", "EFGHIJKPRSUVWYZ"  # no interned strings of the firmware: those are looked up last


def lettered(texts):
    """Return the program with local names shortened to letters."""
    asked = [parsed(text) for path, text in texts.items() if path.endswith(".py")]
    kept = frozenset(node.arg for tree in asked for node in walk(tree) if isinstance(node, ast.keyword))
    met = set().union(*(asked_of(text) for path, text in modules(texts).items() if is_early(path)))
    late = "".join(letter for letter in LATE if letter not in met)
    return texts | {path: relettered(text, EARLY if is_early(path) else late, kept)
                    for path, text in modules(texts).items()}


@functools.cache
def relettered(source, letters=EARLY, kept=None):
    """Shorten the local names of one module. kept: names not to be changed; default: those of all its parameters, for
    a library, whose callers are not known.
    """
    tree, edits = parsed(source), []  # cached, because tests build the drive often
    if kept is None:
        kept = {node.arg for node in walk(tree) if isinstance(node, ast.arg)}
    tables = dict(functions(symtable.symtable(source, "", "exec")))
    for node in walk(tree):
        if isinstance(node, ast.FunctionDef) and (node.name, node.lineno) in tables:
            edits += renamings(node, tables[node.name, node.lineno], letters, kept)
    return edited(source, edits)


def functions(table):
    """Yield ((name, line), symbol table) of the functions that are not nested in others."""
    for child in table.get_children():
        if child.get_type() == "function":
            yield (child.get_name(), child.get_lineno()), child
        else:
            yield from functions(child)


def renamings(function, table, letters, kept):
    """Yield the edits that rename what is local to a function or to the functions nested in it."""
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
    """Return the nodes of a function's parameters, without their defaults: these belong to the scope outside."""
    return [node for node in below(function.args) if isinstance(node, ast.arg)]


def called(node):
    """Return the name in a node that may be renamed: a variable, parameter or import alias; else None."""
    return getattr(node, RENAMED[type(node)]) if type(node) in RENAMED else None
