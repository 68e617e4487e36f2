# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop [COMMAND]`: parses the command, enters the venv if it needs packages, and calls its module. Each
command is a module of this folder with main(argv), which returns the exit status; its docstring describes it.
"""

import importlib
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[0] = str(HERE)  # absolute, so that a command may change the folder it works in
sys.path.insert(1, str(HERE.parent / "lib"))

import venv  # noqa: E402 the one in this folder

# command: (module, whether it needs the packages in .venv, help text)
COMMANDS = {
    "play": ("window", True, "the game in a window (what happens without a command)"),
    "--text": ("terminal.command", False, "the game in the terminal"),
    "check": ("check", False, "runs table scripts and shows where one goes wrong"),
    "log": ("log", False, "writes games down as table scripts, or the deal of a deal code"),
    "arena": ("arena", False, "lets bots play many games against each other"),
    "journey": ("journey", True, "plays every level of the journey with bots, and says how hard it is"),
    "bench": ("bench", True, "measures everything that has a budget"),
    "shots": ("shots", True, "writes pictures of every screen"),
    "film": ("film", True, "makes a moving picture of a key script"),
    "page": ("page", True, "the game as a page for browsers, in a folder or served here"),
    "drive": ("drive", True, "puts the game on a handheld's drive, or into a zip"),
    "saves": ("show_saves", True, "tells what a handheld has kept, from a copy of its memory or drive"),
    "release": ("release", True, "makes all that can be downloaded, with checksums"),
    "where": ("where", False, "tells a traceback from the handheld in the lines of this repo"),
    "torture": ("torture", True, "random games with whatever can go wrong, for so many minutes"),
    "dice": ("dice_table", False, "makes the table of the strong Dice player, or compares it with others"),
    "art": ("art", True, "makes sprites and fonts from their readable sources"),
}

INTERRUPTED = 130  # exit status after Ctrl-C, as in shells: 128 + SIGINT


def main(argv):
    venv.check_python()
    for stream in filter(None, (sys.stdin, sys.stdout, sys.stderr)):  # Windows can start it without a console
        stream.reconfigure(errors="replace")  # a pipe may bring or a console may lack any letter, mostly on Windows
    if argv[:1] in (["-h"], ["--help"]):
        print("python3 desktop [COMMAND] [--help]\n")
        for command, (_, _, purpose) in COMMANDS.items():
            print(f"  {command:8}{purpose}")
        return 0
    command, rest = "play", argv
    if argv and (argv[0] in COMMANDS or not argv[0].startswith("-")):
        command, rest = argv[0], argv[1:]
    if command not in COMMANDS:
        venv.refuse(f"there is no command '{command}'; python3 desktop --help lists them.")
    module, packaged, _ = COMMANDS[command]
    if packaged:
        venv.enter(HERE / "requirements.txt")
    try:
        return importlib.import_module(module).main(rest)
    except KeyboardInterrupt:
        print("\nphase10: stopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as head, has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
