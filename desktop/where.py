# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop where [FILE]`: translates a traceback from the handheld, from a file or pasted, to the files and
functions of this repo. On the drive modules have flat names (flat.py) and functions short ones. Line numbers are the
same, but .mpy files have none: CircuitPython then tells of line 1 and only the function's name leads to its place.
Also translates a line of the performance screen such as "ValueError s_ap:54 ..." or "ValueError s_ap:frame ...".
"""

import ast
import functools
import re
import sys

import arguments
import drive
import flat
import slim

ON_THE_DRIVE = re.compile(r'File "[^"]*?(?P<module>\w_[\w/]*)(?:\.py)?", line (?P<line>\d{1,6})\b'
                          r"(?:, in (?P<name>\S+))?")
IN_SHORT = re.compile(r"\b(?P<module>\w_\w*):(?:(?P<line>\d{1,6})|(?P<name>[\w<>]+))")


def around(tree, line):
    """Return the name of the innermost function or class that contains a line."""
    found = "<module>"
    for node in ast.walk(tree):  # outer ones come first
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.lineno <= line <= node.end_lineno:
            found = node.name
    return found


def told(text, home):
    """Return a line of a traceback translated to the repo, followed by the source line; other lines unchanged."""
    match = ON_THE_DRIVE.search(text)
    if match and f"lib/{match['module']}.py" in home:
        return text[:match.start()] + place(match, home) + text[match.end():]
    if any(f"lib/{one['module']}.py" in home for one in IN_SHORT.finditer(text)):
        return in_short(text, home)
    return text


def in_short(text, home):
    """Translate the one-line traceback of the performance screen, innermost frame first."""
    found = [text[:IN_SHORT.search(text).start()].strip()]
    for match in IN_SHORT.finditer(text):
        found.append("  " + (place(match, home) if f"lib/{match['module']}.py" in home else match[0]))
    return "\n".join(found)


def place(match, home):
    """Return the source location of a frame in the format of a traceback; of a function whose name is not the only one
    of its module, all that it may be.
    """
    there, line = f"lib/{match['module']}.py", int(match["line"] or 1)
    found = functions(there, match["name"]) if line == 1 else []
    return "\n  or ".join(line_of(home[there], one) for one in found or [line])


def functions(there, name):
    """Return the lines on which a module on the drive defines functions of that name."""
    return [node.lineno for node in ast.walk(ast.parse(on_the_drive()[there]))
            if isinstance(node, ast.FunctionDef) and node.name == name]


@functools.cache
def on_the_drive():
    """Return {path: text} of the program with the names that it has on the drive."""
    return slim.slimmed(drive.sources())


def line_of(path, line):
    """Return a line of a file of the repo in the format of a traceback."""
    source = (drive.ROOT / path).read_text(encoding="utf-8")
    lines = source.split("\n")
    shown = f"\n    {lines[line - 1].strip()}" if 0 < line <= len(lines) else ""
    return f'File "{path}", line {line}, in {around(ast.parse(source), line)}{shown}'


def main(argv):
    words = arguments.Parser("where", "Tells a traceback from the handheld in the lines of this repo.")
    words.add_argument("file", metavar="FILE", type=arguments.place, nargs="?",
                       help="without it the traceback is pasted")
    file = words.parse_args(argv).file
    try:
        if sys.stdin.isatty() and not file:
            print("Paste the traceback, then Enter and Ctrl-D (Ctrl-Z and Enter on Windows).", file=sys.stderr)
        text = file.read_text(encoding="utf-8-sig") if file else sys.stdin.read()
    except (OSError, UnicodeDecodeError) as error:
        print(f"phase10: {arguments.unreadable(file or 'what was pasted', error)}", file=sys.stderr)
        return 2
    home = flat.homes(drive.program())
    for line in text.splitlines():
        print(told(line, home))
    return 0
