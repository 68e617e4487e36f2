# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the passes of slim.py have in common: which of the texts they change, how a node is replaced without moving the
lines around it, and what no pass can treat. A pass gets {path: text} and gives back another one.
"""

import ast
import functools
import io
import tokenize

SILENT = "lib/words/", "lib/w_"  # modules whose strings are for people
ROWS = "lib/phase10/option_rows.py", "lib/p_opnr.py"  # its strings are rows: names of options, and of modules
PLAIN = "ctx", "id", "attr", "kind", "type_comment"  # parts of nodes below which there is nothing to be found
FIELDS = {kind: tuple(name for name in kind._fields if name not in PLAIN) if kind is not ast.Constant else ()
          for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.AST)}


class Refused(ValueError):
    """Why a source cannot be made small, with its file and line."""


def refuse(path, node, why):
    raise Refused(f"{path}, line {node.lineno}: {why}")


def modules(texts):
    """{path: text} of the program's modules; what else there is comes with it and is read, as code.py and tests are."""
    return {path: text for path, text in sorted(texts.items()) if path.startswith("lib/") and path.endswith(".py")}


def module_of(path):
    return path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@functools.lru_cache(maxsize=500)  # all modules there are, for one pass after the other reads them
def parsed(source):
    """The tree of a source, for who only reads it."""
    return ast.parse(source)


def edited(source, edits):
    """The text with some nodes replaced; each keeps the number of lines it had."""
    lines = [line.encode() for line in source.split("\n")]
    for node, text in sorted(edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
        first, last = node.lineno - 1, node.end_lineno - 1
        behind = lines[last][node.end_col_offset:]
        lines[first] = lines[first][:node.col_offset] + text.encode() + (behind if first == last else b"")
        if first != last:
            lines[first + 1:last + 1] = [b""] * (last - first - 1) + [behind]
    return b"\n".join(lines).decode()


def below(node):
    """The nodes right below one, but for those that only say how a name is used: a third of all, and of no interest."""
    found = []
    for name in FIELDS[type(node)]:
        value = getattr(node, name, None)
        if isinstance(value, list):
            found += [one for one in value if isinstance(one, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def walk(tree):
    """All nodes of a tree in the order of ast.walk(), which takes several times as long."""
    found = [tree]
    for node in found:
        found += below(node)
    return found


def within(tree, stop):
    """The nodes below one, without what is below those of some kinds."""
    todo = below(tree)
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, stop):
            todo += below(node)


def words(source):
    """The names in a source, each as often as it stands there."""
    return [token.string for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.NAME]


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def given(node):
    """The names that a node gives to something."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        return {node.name} - {None}
    if isinstance(node, ast.alias):
        return {node.asname or node.name}
    if isinstance(node, ast.arg):
        return {node.arg}
    return {node.id} if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load) else set()


def documented(tree):
    """The modules, classes and functions with a docstring."""
    for node in walk(tree):
        first = node.body[0] if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and node.body else None
        if isinstance(first, ast.Expr) and is_text(first.value):
            yield node


def check(texts):
    """Refuse what would be something else on the handheld."""
    rooms = {module_of(path).split(".")[0] for path in modules(texts)}
    for path, text in modules(texts).items():
        for node in walk(parsed(text)):
            if isinstance(node, ast.JoinedStr):
                refuse(path, node, "Pythons take f-strings apart in different ways; use %")
            if isinstance(node, (ast.Module, ast.FunctionDef)):
                check_names(path, list(within(node, ast.FunctionDef)), rooms)


def check_names(path, nodes, rooms):
    """Names are other ones on the handheld, so whatever asks by name must have the whole of it from a table."""
    assigned = [node for node in nodes if isinstance(node, ast.Assign) and is_pasted(node.value, rooms)]
    pasted = set().union(*(given(one) for node in assigned for one in walk(node)))
    for node in nodes:
        called = getattr(getattr(node, "func", None), "id", "")
        at = {"__import__": 0, "getattr": 1, "hasattr": 1, "setattr": 1, "delattr": 1}.get(called)
        name = node.args[at] if at is not None and len(node.args) > at else None
        if name and (is_pasted(name, rooms) or getattr(name, "id", None) in pasted):
            refuse(path, node, f"{called} gets a name that is put together; take it whole out of a table")


def is_pasted(node, rooms):
    """Is this a string that is put together? Other calls may do that, and formats for modules' names, see flat.py."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and is_text(node.func.value)
    if isinstance(node, ast.BinOp) and is_text(node.left) and isinstance(node.op, ast.Mod):
        return node.left.value.split(".")[0] not in rooms
    if isinstance(node, ast.BinOp) and (is_text(node.left) or is_text(node.right)):
        return True
    return any(is_pasted(one, rooms) for one in below(node))
