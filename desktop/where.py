# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop where [FILE]`: translates a traceback from the handheld, from a file or pasted, to the files and
functions of this repo. Line numbers are the same on the drive, but modules have flat names (flat.py) and functions
short ones. Also translates a line of the performance screen such as "ValueError s_ap:54 ...".
"""

import ast
import re
import sys
from pathlib import Path

import arguments
import drive
import flat

ON_THE_DRIVE = re.compile(r'File "[^"]*?(?P<module>\w_[\w/]*)(?:\.py)?", line (?P<line>\d{1,6})\b(?:, in \S+)?')
IN_SHORT = re.compile(r"\b(?P<module>\w_\w*):(?P<line>\d{1,6})\b")


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
    if not match and IN_SHORT.search(text):
        return in_short(text, home)
    path = match and home.get(f"lib/{match['module']}.py")
    if not path:
        return text
    return text[:match.start()] + place(path, int(match["line"])) + text[match.end():]


def place(path, line):
    """Return a source location in the format of a traceback."""
    source = (drive.ROOT / path).read_text(encoding="utf-8")
    lines = source.split("\n")
    shown = f"\n    {lines[line - 1].strip()}" if 0 < line <= len(lines) else ""
    return f'File "{path}", line {line}, in {around(ast.parse(source), line)}{shown}'


def in_short(text, home):
    """Translate the one-line traceback of the performance screen, innermost frame first."""
    found = [text[:IN_SHORT.search(text).start()].strip()]
    for match in IN_SHORT.finditer(text):
        path = home.get(f"lib/{match['module']}.py")
        found.append("  " + (place(path, int(match["line"])) if path else match[0]))
    return "\n".join(found)


def main(argv):
    words = arguments.Parser("where", "Tells a traceback from the handheld in the lines of this repo.")
    words.add_argument("file", metavar="FILE", nargs="?",
                       help="without it the traceback is pasted")
    file = words.parse_args(argv).file
    try:
        if sys.stdin.isatty() and not file:
            print("Paste the traceback, then Enter and Ctrl-D (Ctrl-Z and Enter on Windows).", file=sys.stderr)
        text = Path(file).read_text(encoding="utf-8-sig") if file else sys.stdin.read()
    except (OSError, UnicodeDecodeError) as error:
        print(f"phase10: {file} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}",
              file=sys.stderr)
        return 2
    home = flat.homes(drive.program())
    for line in text.splitlines():
        print(told(line, home))
    return 0
