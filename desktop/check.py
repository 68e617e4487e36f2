# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop check FILE...`: run table scripts, one line a file, exit 1 when any failed."""

import sys

import arguments
from script.reader import Failed, Script


def check_text(text: str) -> str:
    """Run a script; return "ok", or the number of the line and what differed there."""
    script = Script()
    try:
        for line in text.split("\n"):
            script.feed(line)
        script.finish()
    except Failed as failed:
        return f"line {failed.line}: {failed.what}"
    return "ok"


def check_file(path: str) -> str:
    try:
        with open(path, encoding="utf-8-sig") as file:
            return check_text(file.read())
    except OSError as error:
        return f"cannot be read: {error.strerror}"
    except UnicodeDecodeError:
        return "line 1: bad-syntax: this is not text"


def main(argv: list) -> int:
    words = arguments.Parser("check", "Runs table scripts, a line each; exit status 1 when one goes wrong.")
    words.add_argument("files", metavar="FILE", nargs="+")
    files = words.parse_args(argv).files
    failed = 0
    for path in files:
        result = check_file(path)
        failed += result != "ok"
        print(f"{path}: {result}")
    if failed and len(files) > 1:
        print(f"{failed} of {len(files)} scripts failed", file=sys.stderr)  # not among the lines of the files
    return 1 if failed else 0
