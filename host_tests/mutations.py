# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Generates mutations: single small changes of a source that still runs but means something else. Strings, annotations
and imports are not changed. mutate.py chooses mutations and runs the tests.
"""

import ast
import bisect
import re
from dataclasses import dataclass

OTHER_COMPARISONS = {
    ast.Lt: ("<", ("<=", ">=")), ast.LtE: ("<=", ("<", ">")), ast.Gt: (">", (">=", "<=")), ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)), ast.NotEq: ("!=", ("==",)), ast.In: ("in", ("not in",)), ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)), ast.IsNot: ("is not", ("is",)),
}
OTHER_OPERATORS = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*"), ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"), ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"),
}


@dataclass(frozen=True)
class Mutation:
    """A replacement for the bytes from begin to end of a source."""

    line: int
    where: str  # the function that contains it, "" at module level
    begin: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        return source[:self.begin] + self.text.encode() + source[self.end:]

    def told(self, source: bytes) -> str:
        """The line before and after."""
        start, stop = source.rfind(b"\n", 0, self.begin) + 1, source.find(b"\n", self.end)
        stop = len(source) if stop < 0 else stop
        after = source[start:self.begin] + self.text.encode() + source[self.end:stop]
        return f"{one_line(source[start:stop])} -> {one_line(after)}"


def one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def mutations(source: bytes) -> list:
    """Return every mutation of a source, in the order of the lines; a few of them may not compile."""
    maker = Maker(source)
    maker.visit(ast.parse(source))
    found = {(one.begin, one.end, one.text): one for one in maker.found}
    return sorted(found.values(), key=lambda one: (one.begin, one.end, one.text))


def compiles(source: bytes) -> bool:
    try:
        compile(source, "mutation", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


class Maker(ast.NodeVisitor):
    def __init__(self, source: bytes):
        self.source = source
        self.found = []
        self.names = []
        self.last = None  # the last statement of the function
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    # --- places -----------------------------------------------------------------------------------------------------

    def begin(self, node) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node) -> int:
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node) -> str:
        return self.source[self.begin(node):self.end(node)].decode()

    def put(self, begin: int, end: int, text: str):
        line = bisect.bisect(self.starts, begin)
        self.found.append(Mutation(line, ".".join(self.names), begin, end, text))

    def replace(self, node, text: str):
        self.put(self.begin(node), self.end(node), text)

    def between(self, left, right, word: str, others):
        """Replace the operator that stands between two nodes."""
        begin = self.end(left)
        gap = self.source[begin:self.begin(right)].decode()
        pattern = r"\b" + word.replace(" ", r"\s+") + r"\b" if word[0].isalpha() else re.escape(word)
        found = re.search(pattern, gap)
        if found and gap.isascii() and "#" not in gap[:found.start()]:
            for other in others:
                self.put(begin + found.start(), begin + found.end(), other)

    # --- what is changed --------------------------------------------------------------------------------------------

    def visit_FunctionDef(self, node):
        self.names.append(node.name)
        self.last = node.body[-1]
        for part in [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body]:
            self.visit(part)
        self.names.pop()

    def visit_ClassDef(self, node):
        self.names.append(node.name)
        for part in node.body:
            self.visit(part)
        self.names.pop()

    def visit_AnnAssign(self, node):
        if node.value:
            self.visit(node.value)

    def visit_Import(self, node):
        pass

    visit_ImportFrom = visit_Import

    def visit_Raise(self, node):
        self.replace(node, "pass")

    def visit_ExceptHandler(self, node):
        if node.type:
            self.replace(node.type, "StopAsyncIteration")  # which nothing here raises
        for part in node.body:
            self.visit(part)

    def visit_Compare(self, node):
        left = node.left
        for operator, right in zip(node.ops, node.comparators):
            word, others = OTHER_COMPARISONS[type(operator)]
            self.between(left, right, word, others)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node):
        word, other, without = ("and", "or", "True") if isinstance(node.op, ast.And) else ("or", "and", "False")
        for left, right in zip(node.values, node.values[1:]):
            self.between(left, right, word, (other,))
        for value in node.values:
            self.replace(value, without)
        self.generic_visit(node)

    def visit_BinOp(self, node):
        texts = any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (node.left, node.right))
        if type(node.op) in OTHER_OPERATORS and not texts:
            word, other = OTHER_OPERATORS[type(node.op)]
            self.between(node.left, node.right, word, (other,))
        self.generic_visit(node)

    def visit_AugAssign(self, node):
        if type(node.op) in OTHER_OPERATORS:
            word, other = OTHER_OPERATORS[type(node.op)]
            self.between(node.target, node.value, word + "=", (other + "=",))
        self.replace(node, "pass")
        self.generic_visit(node)

    def visit_UnaryOp(self, node):
        if isinstance(node.op, ast.Not):
            self.replace(node, f"({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node):
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))
            if node.value:
                self.replace(node, str(node.value - 1))

    def visit_JoinedStr(self, node):
        pass

    def visit_Return(self, node):
        if node.value is None:
            self.replace(node, "pass")
        else:
            if not (isinstance(node.value, ast.Constant) and not node.value.value):  # who asks whether hears the same
                self.replace(node.value, "None")
            if isinstance(node.value, (ast.Compare, ast.BoolOp)):
                self.replace(node.value, f"not ({self.text(node.value)})")
            if node is not self.last:
                self.replace(node, "pass")
            self.visit(node.value)

    def visit_Call(self, node):
        args = [arg for arg in node.args if not isinstance(arg, ast.Starred)]
        if isinstance(node.func, ast.Name) and node.func.id in ("max", "min"):
            args.clear()  # of which none comes first
        for left, right in zip(args, args[1:]):
            if self.text(left) != self.text(right):
                gap = self.source[self.end(left):self.begin(right)].decode()
                self.put(self.begin(left), self.end(right), self.text(right) + gap + self.text(left))
        self.generic_visit(node)

    def visit_If(self, node):
        self.replace(node.test, "True")
        self.replace(node.test, "False")
        self.generic_visit(node)

    visit_IfExp = visit_If

    def visit_While(self, node):
        self.replace(node.test, "False")
        self.generic_visit(node)

    def visit_For(self, node):
        self.replace(node.iter, f"list({self.text(node.iter)})[1:]")
        self.generic_visit(node)

    visit_comprehension = visit_For

    def visit_Expr(self, node):
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
        self.visit(node.value)

    def visit_Assign(self, node):
        if any(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Break(self, node):
        self.replace(node, "pass")

    visit_Continue = visit_Break
