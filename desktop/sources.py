# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Helpers of the build passes (slim.py): which files they change, cached syntax trees, replacing nodes without changing
line numbers, and check(), which refuses code that no pass can handle. A pass turns one {path: text} into another.
"""

import ast
import functools
import re

SILENT = "lib/words/", "lib/w_"  # modules of sentences: their strings are never names
ROWS = "lib/phase10/option_rows.py"  # its strings are table rows: names of options and modules
# fields of nodes that hold no child nodes of interest
PLAIN = "ctx", "id", "attr", "arg", "name", "asname", "module", "level", "kind", "type_comment"
FIELDS = {kind: tuple(name for name in kind._fields if name not in PLAIN) if kind is not ast.Constant else ()
          for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.AST)}

# what may hold letters in a source: a comment, a string, a number, or (the only group) a name
NAME = re.compile(r"""\#[^\n]* | [bfru]{0,2} (?: \'{3} [\s\S]*? \'{3} | "{3} [\s\S]*? "{3}
                      | ' (?: \\[\s\S] | [^'\\\n] )* ' | " (?: \\[\s\S] | [^"\\\n] )* " )
                      | \d[\w.]* | ( [^\W\d]\w* )""", re.VERBOSE | re.IGNORECASE)


class Refused(ValueError):
    """Raised for a source that cannot be minified, with its path, line and the reason."""


def refuse(path, node, why):
    raise Refused(f"{path}, line {node.lineno}: {why}")


def modules(texts):
    """Return {path: text} of the program's modules, lib/**.py; other files (code.py, tests) only use them."""
    return {path: text for path, text in sorted(texts.items()) if path.startswith("lib/") and path.endswith(".py")}


def module_of(path):
    return path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@functools.lru_cache(maxsize=500)  # enough for all modules, because each pass reads them again
def parsed(source):
    """Return the cached syntax tree of a source; it must not be changed."""
    return ast.parse(source)


def edited(source, edits):
    """Return the source with nodes replaced, edits: (node, text); each keeps its number of lines."""
    lines = [line.encode() for line in source.split("\n")]
    for node, text in sorted(edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
        first, last = node.lineno - 1, node.end_lineno - 1
        behind = lines[last][node.end_col_offset:]
        lines[first] = lines[first][:node.col_offset] + text.encode() + (behind if first == last else b"")
        if first != last:
            lines[first + 1:last + 1] = [b""] * (last - first - 1) + [behind]
    return b"\n".join(lines).decode()


def below(node, tree=ast.AST):
    """Return the child nodes of a node, without its context (Load, Store ...): a third of all nodes."""
    found = []
    for name in FIELDS[type(node)]:
        value = getattr(node, name, None)
        if type(value) is list:
            found += [one for one in value if isinstance(one, tree)]
        elif isinstance(value, tree):
            found.append(value)
    return found


def walk(tree):
    """Return all nodes of a tree in the order of ast.walk(), several times faster. Those of a module are kept in it."""
    if hasattr(tree, "walked"):
        return [tree, *tree.walked]
    found = [tree]
    for node in found:
        if FIELDS[type(node)]:
            found += below(node)
    if isinstance(tree, ast.Module):
        tree.walked = found[1:]  # not with itself: a tree that leaves the cache is to be freed at once
    return found


def within(tree, stop):
    """Yield the descendants of a node, without those below nodes of the types `stop`."""
    todo = below(tree)
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, stop):
            todo += below(node)


def words(source):
    """Return the list of all names in a source, with repetitions; keywords are among them."""
    return [found[1] for found in NAME.finditer(source) if found[1]]


def renamed(source, called):
    """Return the source with names replaced, called: {name: new name}."""
    return NAME.sub(lambda found: called.get(found[1], found[0]), source)


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def given(node):
    """Return the set of names that a node binds."""
    kind = type(node)  # not isinstance(): this is asked of every node several times a build
    if kind is ast.Name:
        return set() if type(node.ctx) is ast.Load else {node.id}
    if kind is ast.arg:
        return {node.arg}
    if kind is ast.alias:
        return {node.asname or node.name}
    if kind in (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler):
        return {node.name} - {None}
    return set()


def documented(tree):
    """Yield the modules, classes and functions with a docstring."""
    for node in walk(tree):
        first = node.body[0] if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and node.body else None
        if isinstance(first, ast.Expr) and is_text(first.value):
            yield node


def check(texts):
    """Raise Refused for code that would behave differently once minified."""
    check_modules(tuple(modules(texts).items()))


@functools.lru_cache(maxsize=4)  # tests build the drive with one script after the other
def check_modules(own):
    rooms = {module_of(path).split(".")[0] for path, _ in own}
    for path, text in own:
        for node in walk(parsed(text)):
            if isinstance(node, ast.JoinedStr):
                refuse(path, node, "Pythons take f-strings apart in different ways; use %")
            if isinstance(node, (ast.Module, ast.FunctionDef)):
                check_names(path, list(within(node, ast.FunctionDef)), rooms)


def check_names(path, nodes, rooms):
    """Refuse getattr(), __import__() and the like with a composed name: only whole names in strings can be renamed."""
    assigned = [node for node in nodes if isinstance(node, ast.Assign) and is_pasted(node.value, rooms)]
    pasted = set().union(*(given(one) for node in assigned for one in walk(node)))
    for node in nodes:
        called = getattr(getattr(node, "func", None), "id", "")
        at = {"__import__": 0, "getattr": 1, "hasattr": 1, "setattr": 1, "delattr": 1}.get(called)
        name = node.args[at] if at is not None and len(node.args) > at else None
        if name and (is_pasted(name, rooms) or getattr(name, "id", None) in pasted):
            refuse(path, node, f"{called} gets a name that is put together; take it whole out of a table")


def is_pasted(node, rooms):
    """Return whether a node composes a string; formats for module names (flat.py) and other calls are allowed."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and is_text(node.func.value)
    if isinstance(node, ast.BinOp) and is_text(node.left) and isinstance(node.op, ast.Mod):
        return node.left.value.split(".")[0] not in rooms
    if isinstance(node, ast.BinOp) and (is_text(node.left) or is_text(node.right)):
        return True
    return any(is_pasted(one, rooms) for one in below(node))
