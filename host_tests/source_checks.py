# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Static analysis for test_house.py: the import graph, import cycles, unreachable modules, dynamic features that keep a
reader or an editor from following a reference, and attributes that are not declared in __init__.
"""

import ast
import re
from pathlib import Path

from sources import walk, within

ROOMS = ("phase10", "bots", "handheld", "screens", "words", "memory", "resident", "lookup")
A_MODULE = re.compile(r"(?:%s)(?:\.\w+)+" % "|".join(ROOMS))  # "phase10.knocking", as an option's row says it
UNFOLLOWABLE = ("__import__", "delattr", "globals", "locals", "vars", "eval", "exec", "compile")


# --- who imports whom -----------------------------------------------------------------------------------------------


def modules(root):
    """{dotted name: path} of all modules on the drive: lib/, code.py and boot.py."""
    found = {}
    for path in sorted((root / "lib").rglob("*.py")):
        parts = path.relative_to(root / "lib").with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    for name in ("code", "boot"):
        if (root / f"{name}.py").exists():
            found[name] = root / f"{name}.py"
    return found


def imported(source, known):
    """{(line, module)} of the known modules that a source imports, at the top or inside a function."""
    return imported_by(walk(ast.parse(source)), known)


def imported_by(nodes, known):
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {(node.lineno, name.name) for name in node.names if name.name in known}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                if inner in known or node.module in known:
                    found.add((node.lineno, inner if inner in known else node.module))
    return found


def imported_at_once(source, known):
    """The known modules that a module imports outside of functions, when it is loaded."""
    return {name for _, name in imported_by(within(ast.parse(source), ast.FunctionDef), known)}


def graph(sources):
    """{module: the modules it imports} of {module: source}."""
    return {name: {other for _, other in imported(source, sources)} for name, source in sources.items()}


def circles(edges):
    """Import cycles, one for each set of modules that import one another: ["a", "b", "a"]."""
    told, done = [], set()
    for name in sorted(edges):
        if name not in done:
            way = way_back(edges, name)
            if way:
                told.append(way)
                done |= set(way)
    return told


def way_back(edges, start):
    """Return the shortest import cycle through a module, or None."""
    ways, seen = [[start]], set()
    for way in ways:
        for other in sorted(edges.get(way[-1], ())):
            if other == start:
                return [*way, start]
            if other not in seen:
                seen.add(other)
                ways.append([*way, other])
    return None


def reached(edges, roots):
    """All modules reachable by imports from these, including the packages that contain them."""
    found, todo = set(), list(roots)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += edges.get(name, ())
            if "." in name:
                todo.append(name.rpartition(".")[0])
    return found


def told_modules(source):
    """{(line, name)} of full names of our modules in strings other than docstrings."""
    tree = ast.parse(source)
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {(node.lineno, word) for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told
            for word in re.split(r"[\s;]+", node.value) if A_MODULE.fullmatch(word)}


# --- tricks ---------------------------------------------------------------------------------------------------------


def tricks(source):
    """[(line, what)]: dynamic names, and attributes set on other modules or classes."""
    reader = Tricks()
    reader.visit(ast.parse(source))
    return sorted(reader.found)


def is_put_together(node, made):
    """Is this name computed, so that it cannot be found in the source? made: variables that hold such names."""
    if isinstance(node, (ast.BinOp, ast.JoinedStr)):
        return True
    if isinstance(node, ast.IfExp):
        return is_put_together(node.body, made) or is_put_together(node.orelse, made)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr in ("format", "join", "replace", "lower")
    return isinstance(node, ast.Name) and node.id in made


class Tricks(ast.NodeVisitor):
    """Tracks for each scope whether a name in it is an import, a class, or anything else."""

    def __init__(self):
        self.found = []
        self.scopes = []  # {name: "import", "class" or ""} per scope, the outermost first
        self.made = set()  # variables of this function that hold a computed name

    def visit_Module(self, node):
        self.inside(node)

    def visit_FunctionDef(self, node):
        outside, self.made = self.made, {
            target.id for part in ast.walk(node) if isinstance(part, ast.Assign) and is_put_together(part.value, ())
            for target in part.targets if isinstance(target, ast.Name)}
        self.inside(node)
        self.made = outside

    def visit_ClassDef(self, node):
        self.inside(node)

    def inside(self, node):
        self.scopes.append(names_in(node))
        self.generic_visit(node)
        self.scopes.pop()

    def kind(self, name):
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return ""

    def is_anothers(self, node):
        """Is this a module, a class, or an imported name?"""
        if isinstance(node, ast.Name):
            return bool(self.kind(node.id)) or node.id == "cls"
        if isinstance(node, ast.Call):
            return isinstance(node.func, ast.Name) and node.func.id == "type"
        if isinstance(node, ast.Attribute):
            return node.attr == "__class__" or A_MODULE.fullmatch(ast.unparse(node)) is not None and self.is_anothers(
                first(node))
        return False

    def visit_Attribute(self, node):
        if isinstance(node.ctx, (ast.Store, ast.Del)) and self.is_anothers(node.value):
            self.found.append((node.lineno, f"{ast.unparse(node)} is set from outside"))
        if ast.unparse(node) == "sys.modules":
            self.found.append((node.lineno, "sys.modules"))
        self.generic_visit(node)

    def visit_ImportFrom(self, node):
        if node.module == "sys" and any(name.name == "modules" for name in node.names):
            self.found.append((node.lineno, "sys.modules"))

    def visit_Name(self, node):
        if node.id in UNFOLLOWABLE and not any(node.id in scope for scope in self.scopes):
            self.found.append((node.lineno, node.id))

    def visit_Call(self, node):
        name = ast.unparse(node.func)
        if name in ("getattr", "hasattr", "setattr") and len(node.args) > 1:
            if is_put_together(node.args[1], self.made):
                self.found.append((node.lineno, f"{name} with a name that is put together"))
            if name == "setattr" and self.is_anothers(node.args[0]):
                self.found.append((node.lineno, f"{ast.unparse(node.args[0])} gets attributes from outside"))
        if name == "memory.load" and node.args and is_put_together(node.args[0], self.made):
            self.found.append((node.lineno, "memory.load with a name that is put together"))
        self.generic_visit(node)


def first(node):
    while isinstance(node, ast.Attribute):
        node = node.value
    return node


def names_in(node):
    """Return {name: "import", "class" or ""} of the names bound in this scope itself."""
    found = {}
    if isinstance(node, ast.FunctionDef):
        given = node.args
        for arg in [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]:
            if arg:
                found[arg.arg] = ""
    for part in own_parts(node):
        if isinstance(part, (ast.Import, ast.ImportFrom)):
            for name in part.names:
                found[name.asname or name.name.split(".")[0]] = "import"
        elif isinstance(part, ast.ClassDef):
            found[part.name] = "class"
        elif isinstance(part, ast.FunctionDef):
            found[part.name] = "function"
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            found.setdefault(part.id, "")
    if isinstance(node, ast.FunctionDef):
        for part in own_parts(node):
            for name in part.names if isinstance(part, ast.Global) else ():
                found.pop(name, None)
    return found


def own_parts(node):
    """Return the nodes of a scope without those of nested scopes."""
    todo = list(ast.iter_child_nodes(node))
    for part in todo:
        yield part
        if not isinstance(part, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            todo += ast.iter_child_nodes(part)


def sources(root: Path):
    return {name: path.read_text(encoding="utf-8") for name, path in modules(root).items()}


# --- state ----------------------------------------------------------------------------------------------------------


def undeclared(sources):
    """Return [(module, class, attribute)]: attributes that methods set on self but that neither __init__ of the class
    nor of a base class declares. Methods of its own that __init__ calls count as part of it.
    """
    classes = {(module, node.name): (node, aliases(source, sources)) for module, source in sources.items()
               for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    found = []
    for (module, name), (node, _) in classes.items():
        known = declared(classes, module, name)
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and known is not None:
                found += [(module, name, attribute) for attribute in sorted(given_to_self(part) - known)]
    return sorted(set(found))


def declared(classes, module, name):
    """Return the attributes that __init__ declares; None if a table of names or a class that is not ours sets some,
    too.
    """
    if (module, name) not in classes:
        return set() if name == "object" else None
    node, names = classes[module, name]
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
    known = {target.id for part in node.body if isinstance(part, ast.Assign) for target in part.targets
             if isinstance(target, ast.Name)}
    beginning = methods.get("__init__")
    if beginning:
        known |= given_to_self(beginning)
        for call in ast.walk(beginning):
            if isinstance(call, ast.Call):
                if ast.unparse(call.func) == "setattr" and ast.unparse(call.args[0]) == "self":
                    return None
                if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "self":
                    known |= given_to_self(methods[call.func.attr]) if call.func.attr in methods else set()
    for base in node.bases:
        head, _, last = ast.unparse(base).rpartition(".")
        inherited = declared(classes, *names.get(ast.unparse(base), (names.get(head, (module,))[0], last)))
        if inherited is None:
            return None
        known |= inherited
    return known


def aliases(source, known):
    """Return {name in a source: (module, name there)} of its imports from modules of ours."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                found[name.asname or name.name] = (inner, "") if inner in known else (node.module, name.name)
    return found


def given_to_self(function):
    """Return the attributes of self that a method assigns."""
    return {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"}
