# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Puts the value where the name of a whole number stands, in every module that uses it: on the handheld a name that is
imported takes room in each module, and time at each look. The first step of what slim.py does.
"""

import ast


def settled(sources, kept):
    """The same program, {path: text}. Constants stay where they are made if their names are kept for somebody else."""
    program = Program(sources, kept)
    return {path: program.settle(path) for path in sources}


class Program:
    def __init__(self, sources, kept):
        self.sources = sources
        self.trees = {path: ast.parse(source) for path, source in sources.items()}
        self.modules = {module_of(path): path for path in sources}
        self.values = {}  # (module, name): the number
        for path, tree in self.trees.items():
            self.find(module_of(path), tree)
        self.passed_on = set()  # (module, name) of what one module has from another and a third asks it for
        self.kept = kept | self.asked_for()

    def find(self, module, tree):
        """What a module calls a number once and for all."""
        names = list(given(tree))
        for statement in tree.body:
            for name, value in numbers(statement):
                if names.count(name) == 1:
                    self.values[module, name] = value

    def asked_for(self):
        """Names that are asked for in a way that does not tell where they come from."""
        found = set()
        for tree in self.trees.values():
            known = self.known(tree)
            for node in ast.walk(tree):
                if isinstance(node, ast.Attribute) and self.number_of(node, known) is None:
                    found.add(node.attr)
                    self.passed_on.add((known.get(getattr(node.value, "id", None)), node.attr))
                elif isinstance(node, ast.ImportFrom):
                    strange = {one.name for one in node.names if (one.asname or one.name) not in known}
                    found |= strange
                    self.passed_on |= {(node.module, name) for name in strange}
        return found

    def known(self, tree):
        """{name in this file: the program's module, or (module, name) of a number, that it always stands for}."""
        found, names = {}, set(given(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                for one in node.names:
                    name = one.asname or one.name
                    if name in names:
                        continue
                    if f"{node.module}.{one.name}" in self.modules:
                        found[name] = f"{node.module}.{one.name}"
                    elif (node.module, one.name) in self.values:
                        found[name] = node.module, one.name
        return found

    def number_of(self, node, known):
        """The value that a node stands for, if it is the name of a number."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return self.values.get((known.get(node.value.id), node.attr))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            return self.values.get(known.get(node.id))
        return None

    def settle(self, path):
        tree, module = self.trees[path], module_of(path)
        own = {name for one, name in self.values if one == module}
        known = self.known(tree) | {name: (module, name) for name in own}
        gone = [node for node in tree.body if self.is_needless(node, own)]
        edits = [(node, "") for node in gone]
        gone = {id(node) for statement in gone for node in ast.walk(statement)}
        used = {name for one, name in self.passed_on if one == module}
        for node in ast.walk(tree):
            value = self.number_of(node, known)
            if value is not None:
                edits.append((node, str(value) if value >= 0 else f"({value})"))
                gone |= {id(one) for one in ast.walk(node)}
        used |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and id(node) not in gone}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                left = [one for one in node.names if (one.asname or one.name) in used]
                if len(left) < len(node.names):
                    edits.append((node, without(node, left, tree)))
        return edited(self.sources[path], edits)

    def is_needless(self, statement, own):
        """Does a statement only name numbers, and nobody asks for them any more?"""
        made = {name for name, _ in numbers(statement)}
        return bool(made) and made <= own - self.kept and len(made) == len(list(given(statement)))


def given(tree):
    """The names that something is given, as often as that happens."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg


def module_of(path):
    return path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def numbers(statement):
    """(name, value) of what a statement calls a whole number."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return
    target, value = statement.targets[0], statement.value
    if isinstance(target, ast.Name):
        pairs = [(target, value)]
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts)
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Call) and getattr(value.func, "id", "") == "range":
        start = value.args[0].value if len(value.args) == 2 else 0
        pairs = [(name, ast.Constant(start + i)) for i, name in enumerate(target.elts)]
    else:
        return
    for name, node in pairs:
        number = whole(node)
        if number is not None and isinstance(name, ast.Name):
            yield name.id, number


def whole(node):
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "const":
        node = node.args[0]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = whole(node.operand)
        return None if number is None else -number
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def without(node, left, tree):
    """An import of what is left of it."""
    if not left:
        return "" if node in tree.body else "pass"
    names = ", ".join(f"{one.name} as {one.asname}" if one.asname else one.name for one in left)
    return f"from {node.module} import {names}"


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
