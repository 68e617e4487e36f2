# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Build pass: keeps short sentences from being interned. CircuitPython interns every string literal of up to ten bytes
and never frees it; the parts of a longer string, made by split(), are freed with their module. On the way to one table
that saves nothing; through all screens it spares 160 of the 1,260 names for which there is room (names.EDGE).
"""

import ast

from sources import SILENT, edited, is_text, modules, parsed

NAME_AT_MOST = 10  # bytes
BETWEEN = "|"


def cut_out(texts):
    """Return the program with the short strings of each module of sentences joined into one long string."""
    return texts | {path: cut(text) for path, text in modules(texts).items() if path.startswith(SILENT)}


def cut(source):
    """`A = "x"` and `B = "y"` become `A, B = "x|y".split("|")`, in place of the first; a tuple or list of strings is
    replaced by a split() of its own.
    """
    assigned = [node for node in parsed(source).body if isinstance(node, ast.Assign)]
    rows = [node.value for node in assigned if is_short_row(node.value)]
    edits = [(row, f"{type(row).__name__.lower()}({split(row.elts)})") for row in rows]
    short = [node for node in assigned if is_short(node.value) and isinstance(node.targets[0], ast.Name)]
    if len(short) > 1:
        names = ", ".join(node.targets[0].id for node in short)
        edits += [(short[0], f"{names} = {split([node.value for node in short])}")]
        edits += [(node, "") for node in short[1:]]
    return edited(source, edits)


def split(nodes):
    return f"{BETWEEN.join(node.value for node in nodes)!r}.split({BETWEEN!r})"


def is_short(node):
    return is_text(node) and len(node.value.encode()) <= NAME_AT_MOST and BETWEEN not in node.value


def is_short_row(node):
    if not isinstance(node, (ast.Tuple, ast.List)):
        return False
    texts = [one.value for one in node.elts if is_text(one) and BETWEEN not in one.value]
    return len(texts) == len(node.elts) > 1 and any(map(is_short, node.elts))
