# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop --text`: parses the command line, loads a saved game or begins one, and saves it again."""

import contextlib
import json
import os
import random
import signal
import sys
from pathlib import Path

import arguments
import saves
from phase10 import engine, snapshot, unpacking
from terminal.game import Left, Terminal
from terminal.telling import Teller

DESCRIPTION = """Plays in the terminal. Every legal move is a numbered line: read, type the number, press Enter.
? tells what else can be typed: a hint, taking back, the rules, keeping the game."""


def languages():
    folder = Path(__file__).resolve().parent / "words"
    return sorted(path.stem for path in folder.glob("[a-z]*.py"))


def kept_game(folder):
    return folder / "terminal.json"


def keep(folder, levels, seed, table) -> tuple:
    """Save the game, to a new file that replaces the old one; return (success, reason of a failure)."""
    content = json.dumps({"levels": levels, "seed": seed, "table": snapshot.pack(table).hex()})
    try:
        folder.mkdir(parents=True, exist_ok=True)
        fresh = kept_game(folder).with_suffix(".new")
        fresh.write_text(content, encoding="utf-8")
        os.replace(fresh, kept_game(folder))
    except OSError as error:
        return False, error.strerror
    return True, ""


def read_kept(folder):
    """Return (table, levels, seed) of the saved game, None if there is none; ValueError if it is damaged."""
    try:
        kept = json.loads(kept_game(folder).read_text(encoding="utf-8"))
    except OSError:
        return None
    except RecursionError:
        raise ValueError("too deep") from None
    try:
        table, levels, seed = unpacking.unpack(bytes.fromhex(kept["table"])), kept["levels"], kept["seed"]
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"no {error}") from None
    if not isinstance(levels, list) or not isinstance(seed, int) or len(levels) != table.seats - 1:
        raise ValueError("its seats")
    if not set(map(str, levels)) <= set(arguments.LEVELS):
        raise ValueError("its levels")
    return table, levels, seed


def begin(parser, args, folder, teller):
    """Return the table to play at, the levels of the bots and the seed."""
    chosen = bool(args.seats or args.seed or args.option or args.preset)
    if not args.new and not chosen:
        try:
            kept = read_kept(folder)
        except ValueError as why:
            print(teller.words.DAMAGED % why)
            kept = None
        if kept:
            print(teller.words.GOES_ON % kept[0].hand_no)
            return kept
    levels = (args.seats or "normal,normal").split(",")
    rules = arguments.rules_given(parser, args)
    if rules.mode == "dice":
        parser.error("Dice is played in the window.")
    arguments.check_game(parser, rules, levels, args.seed, 1)
    seed = args.seed or random.randrange(1, arguments.SEEDS)
    return engine.new_table(rules, len(levels) + 1, seed), levels, seed


def main(argv: list) -> int:
    parser = arguments.Parser("--text", DESCRIPTION)
    parser.add_argument("--seats", metavar="LEVELS", help="the bots: easy,normal,hard (default: normal,normal)")
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--words", action="store_true", help="cards in words (red 7), for a screen reader")
    parser.add_argument("--seed", type=int, default=0, help="the same game again; 0 for another each time")
    arguments.add_rules(parser)
    parser.add_argument("--new", action="store_true", help="begin another game than the one that was kept")
    parser.add_argument("--saves", metavar="DIR", type=arguments.place, help="where it is kept")
    args = parser.parse_args(argv)
    args.saves = args.saves or saves.user_folder()
    teller = Teller(args.language, args.words, sys.stdout.isatty() and not args.words)
    table, levels, seed = begin(parser, args, args.saves, teller)

    def kept(table, before=""):
        well, why = keep(args.saves, levels, seed, table)
        with contextlib.suppress(OSError):  # the terminal has been closed, perhaps
            print(before + (teller.words.KEPT if well else teller.words.NOT_KEPT % why))
        return well

    if hasattr(signal, "SIGHUP"):  # not on Windows. A closed terminal is noticed as the end of input; the signal, which
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # comes at any time, would interrupt the saving
    terminal = Terminal(table, levels, seed, teller, kept)
    try:
        terminal.play()
        with contextlib.suppress(OSError):
            kept_game(args.saves).unlink()
    except Left:
        print(teller.words.GOODBYE)
    except (EOFError, KeyboardInterrupt, OSError):  # OSError: the terminal has been closed, or what reads the output
        kept(terminal.table, "\n")
    return 0
