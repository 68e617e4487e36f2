# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Makes the program's sources small for the handheld, in the passes listed here; each is a function that makes
{path: text} out of {path: text}. Functions and loops stay on their lines, so that a traceback still leads to the right
place. What each pass saves is told by `python3 desktop bench --ablate`; one that saves less than 2 KB goes.
"""

import ast
import io
import tokenize

import constants
import flat
import short_names
from sources import check, documented, edited, modules


def uncommented(texts):
    """Comments and docstrings away."""
    return texts | {path: silenced(text) for path, text in modules(texts).items()}


PASSES = constants.inlined, flat.side_by_side, short_names.shortened, uncommented


def slimmed(texts, without=()):
    """The same program, {path: text}, as the handheld gets it; without some passes, named like their functions. Texts
    outside of lib/ come with the program: what they name keeps its name, and they are told where modules lie.
    """
    check(texts)
    for one in PASSES:
        if one.__name__ not in without:
            texts = one(texts)
    return texts


def silenced(source):
    edits = [(node.body[0], "pass" if len(node.body) == 1 and isinstance(node, (ast.ClassDef, ast.FunctionDef)) else "")
             for node in documented(ast.parse(source))]
    lines = edited(source, edits).split("\n")
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0] - 1] = lines[token.start[0] - 1][:token.start[1]].rstrip()
    return "\n".join(lines).rstrip() + "\n"
