# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Command-line parsing shared by the commands: an argparse parser with one-line errors, and the options of a game: its
rules, the strengths of its bots, its seed.
"""

import argparse
import sys
from pathlib import Path

import venv
from phase10 import option_list, options
from phase10.rules import seats_of
from script.setup import barred_by_seats

LEVELS = ("easy", "normal", "hard", *map(str, range(1, 11)))  # strengths of bots
SEEDS = 1 << 30  # how many there are, from 0 on


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that prints errors in one line and keeps the line breaks of the description."""

    def __init__(self, command, description, **how):
        super().__init__(prog=f"python3 desktop {command}".rstrip(), description=description,
                         formatter_class=argparse.RawDescriptionHelpFormatter, **how)

    def error(self, message):
        self.exit(2, f"{self.prog}: {message}\n")


def run(main) -> None:
    """Run a program of host_tests with the words of the command line, and end with its exit status; Ctrl-C is one line.
    """
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nphase10: stopped.", file=sys.stderr)
        sys.exit(130)


def failed(why) -> int:
    """Say in one line why a command has failed; return its exit status."""
    venv.say(why)
    return 1


def count(text) -> int:
    """Parse a positive integer, a number of games or cores; for add_argument's `type`."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def seed(text) -> int:
    """Parse the seed of a game; for add_argument's `type`."""
    if not text.isdecimal() or int(text) >= SEEDS:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to {SEEDS - 1}")
    return int(text)


def place(text) -> Path:
    """Parse the path of a file or folder; for add_argument's `type`. An empty one, as of a shell's variable that is not
    set, would be the working directory.
    """
    if not text:
        raise argparse.ArgumentTypeError("'' is no file or folder")
    return Path(text)


def unreadable(path, error) -> str:
    """Return the sentence about a file that an OSError or UnicodeDecodeError kept from being read."""
    return f"{path} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}"


def add_rules(parser) -> None:
    """Add the options that say the rules, for rules_given()."""
    parser.add_argument("--preset", choices=("sheet", "mattel"))
    parser.add_argument("--option", "--rule", action="append", default=[], metavar="NAME=VALUE",
                        help="an option of the rules, as in a script")


def rules_given(parser, args):
    """Return the Rules of the options of add_rules(); a wrong one ends the command."""
    try:
        return rules(args.preset or "sheet", args.option)
    except ValueError as error:
        parser.error(str(error))


def check_game(parser, rules, levels, seed, persons=0) -> None:
    """End the command if so many bots and persons cannot play by these rules, or if there is no such level or seed."""
    least, most = seats_of(rules)
    seats = persons + len(levels)
    if not least <= seats <= most or not set(levels) <= set(LEVELS):
        parser.error(f"--seats wants {least - persons} to {most - persons} of easy, normal, hard or 1 to 10")
    if why := why_not_seats(rules, seats):
        parser.error(why)
    if not 0 <= seed < SEEDS:
        parser.error(f"--seed wants 0 to {SEEDS - 1}")


def rules(preset, texts):
    """Return the Rules of a preset with NAME=VALUE options; ValueError with a message if they are invalid."""
    made = options.Rules(preset)
    for text in texts:
        name, _, value = text.partition("=")
        option = option_list.find(name)
        if option is None:
            raise ValueError(f"there is no rule '{name}'.")
        if not made.set(name, value):
            raise ValueError(f"there is no {name}={value}: {name} takes {taken_by(option)}.")
    why = made.settle()
    if why:
        raise ValueError(why)
    return made


def taken_by(option) -> str:
    """Return in words which values an option of the rules takes."""
    if option.name == "phaseList":
        return "all, firstFive, even, odd, numbers as 1,3,5 or phases as set3+set3,run7"
    bounds = option.bounds()
    return "{} to {}".format(*bounds) if bounds else " or ".join(option.values)


def why_not_seats(rules, seats: int) -> str:
    """Return "" if the rules allow so many seats, else the reason."""
    name = barred_by_seats(rules, seats)
    if name == "mode":
        return "{} is for {} to {} seats, not {}".format(rules.mode, *seats_of(rules), seats)
    return name and f"{name}={getattr(rules, name)} does not go with {seats} seats"
