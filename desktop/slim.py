# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Minifies the program's sources for the handheld, in the build passes listed in PASSES; each is a function from
{path: text} to {path: text}. Functions and loops keep their line numbers, so that a traceback still leads to the right
place. `python3 desktop bench --ablate` shows what each pass saves; a pass that saves less than 2 KB is removed.
"""

import ast
import contextlib
import functools
import gc
import io
import itertools
import tokenize

import constants
import flat
import local_names
import sentences
import short_names
from sources import NAME, check, documented, edited, modules, parsed, renamed, walk


def compacted(texts):
    """Build pass: removes comments and docstrings, joins simple statements into one line, because the line table takes
    memory, and removes annotations and blanks to save space on the drive.
    """
    return texts | {path: compact(text) for path, text in modules(texts).items()}


@functools.cache
def compact(source):
    """Compact one module; cached, because tests build the drive often."""
    return tightened(joined(silenced(untyped(source))))


def padded(texts):
    """Build pass: gives each module a constant object. CircuitPython 10 keeps the names of a module and then its
    constants in one block. Where there are no constants and the names fill whole heap blocks, the pointer to the
    constants is that of whatever lies behind, and the garbage collector keeps that as long as the module: once it was
    the syntax tree, of 10 KB, of an import that had run out of memory. b"" is no name, so it is a constant.
    """
    return texts | {path: text if has_object(text) else text + OBJECT for path, text in modules(texts).items()}


OBJECT = 'b""==0\n'  # a statement without effect, which the compiler does not leave out


def has_object(source):
    """Is there a constant that is certainly no name: bytes, or a text with a blank that is too long to be interned?"""
    alone = {id(node.value) for node in walk(parsed(source)) if isinstance(node, ast.Expr)}  # left out, as docstrings
    values = [node.value for node in walk(parsed(source)) if isinstance(node, ast.Constant) and id(node) not in alone]
    return any(isinstance(value, bytes) or isinstance(value, str) and " " in value and len(value.encode()) > 10
               for value in values)


SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Raise, ast.Pass, ast.Break, ast.Continue, ast.Delete,
          ast.Global, ast.Import, ast.ImportFrom, ast.Assert)
PASSES = (constants.inlined, flat.side_by_side, local_names.lettered, short_names.shortened, sentences.cut_out,
          compacted, padded)


def slimmed(texts, without=()):
    """Return the program, {path: text}, as it is installed on the handheld. without: names of passes to leave out. Of
    files outside of lib/ only imports are adapted to the new module names; the names that they use are kept.
    """
    return dict(_slimmed(tuple(texts.items()), tuple(without)))


@functools.lru_cache(maxsize=6)  # tests build the same drive often
def _slimmed(items, without):
    texts = dict(items)
    with without_collecting():
        check(texts)
        for one in PASSES:
            if one.__name__ not in without:
                texts = one(texts)
    return texts


@contextlib.contextmanager
def without_collecting():
    """Disable the garbage collector, which would scan the many objects of syntax trees again and again."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        (gc.enable if was else gc.disable)()


def libraries(texts):
    """Return third-party libraries, {path: text}, compacted below their copyright lines; only local and private names
    are changed. Statements are not joined, because circup looks for a line with the version.
    """
    made = {path: local_names.relettered(text) for path, text in modules(texts).items()}
    private = short_names.private(made.values())
    return padded(texts | {path: library(renamed(text, private)) for path, text in made.items()})


def library(source):
    rights = "".join(itertools.takewhile(lambda line: line.startswith("#"), source.splitlines(keepends=True)))
    return rights + tightened(silenced(source[len(rights):]))


def untyped(source):
    """Return the source without annotations of parameters and results."""
    edits, lines = [], source.split("\n")
    for node in walk(ast.parse(source)):  # not the cached tree, because it is changed
        if isinstance(node, ast.arg) and node.annotation:
            edits.append((node, node.arg))
        elif isinstance(node, ast.FunctionDef) and node.returns and node.returns.lineno == node.returns.end_lineno:
            line = lines[node.returns.lineno - 1].encode()
            node.returns.col_offset = line.rindex(b"->", 0, node.returns.col_offset)
            edits.append((node.returns, ""))
    return edited(source, edits)


def silenced(source):
    edits = [(node.body[0], "pass" if len(node.body) == 1 and isinstance(node, (ast.ClassDef, ast.FunctionDef)) else "")
             for node in documented(parsed(source))]
    source, left, at = edited(source, edits), [], 0
    for found in NAME.finditer(source):
        if found[0].startswith("#"):
            left.append(source[at:found.start()].rstrip(" "))
            at = found.end()
    lines = "".join([*left, source[at:]]).split("\n")
    return "\n".join(line if line.strip() else "" for line in lines).rstrip() + "\n"


def joined(source):
    """Join simple statements of a block into one line, and with the block's header, if each is on a line of its own."""
    lines = source.split("\n")
    for node in walk(parsed(source)):
        for body in (getattr(node, part, None) for part in ("body", "orelse", "finalbody")):
            first, rows = None, [row_of(one) for one in body] if isinstance(body, list) else ()
            for row in rows:
                if None not in (row, first) and row != first and lines[row]:
                    lines[first] += ";" + lines[row].strip()
                    lines[row] = ""
                elif row is None or first is None:
                    first = row
            if rows and None not in rows and lines[rows[0]][:body[0].col_offset].isspace():
                head = max(row for row in range(rows[0]) if lines[row].strip())
                lines[head] += lines[rows[0]].strip()
                lines[rows[0]] = ""
    return "\n".join(lines)


def tightened(source):
    """Reduce the indentation to one blank per level, and remove blanks beside operators."""
    blanks, depth, fresh, kind, at = [], 0, True, None, (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        depth += (token.type == tokenize.INDENT) - (token.type == tokenize.DEDENT)
        if token.type in (tokenize.NEWLINE, tokenize.NL):
            fresh = fresh or token.type == tokenize.NEWLINE
        elif token.type not in (tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER):
            row, column = token.start
            if row != at[0]:
                blanks.append((row - 1, depth if fresh else 0, column))
            elif tokenize.OP in (kind, token.type):
                blanks.append((row - 1, at[1], column))
            fresh, kind, at = False, token.type, token.end
    lines = source.split("\n")
    for row, begin, end in reversed(blanks):
        lines[row] = lines[row][:begin] + lines[row][end:]
    return "\n".join(lines)


def row_of(node):
    """Return the line index of a simple statement on a single line, else None."""
    return node.lineno - 1 if isinstance(node, SIMPLE) and node.lineno == node.end_lineno else None
