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


def main(argv):
    venv.check_python()
    open_streams()
    try:
        try:
            return run(argv)
        finally:
            sys.stdout.flush()  # when Python ends it is too late to tell that this fails
    except KeyboardInterrupt:
        print("\nphase10: stopped.", file=sys.stderr)
        return venv.INTERRUPTED
    except BrokenPipeError:  # the reader, such as head, has ended
        drop_output()
        return 0
    except OSError as error:  # of a file that the command itself does not expect to fail, or of the output
        if error.filename is None:
            drop_output()
        venv.say(f"{error.filename or 'the output'}: {error.strerror or error}.")
        return 1


def open_streams():
    """Make all three streams usable. A shell can start a command with some of them closed, Windows without a console;
    and a pipe may bring or a console may lack any letter.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))
        getattr(sys, name).reconfigure(errors="replace")


def drop_output():
    """Lead stdout nowhere: what could not be written is written again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(argv):
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
    return importlib.import_module(module).main(rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
