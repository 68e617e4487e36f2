# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Command-line parsing shared by the commands: an argparse parser with one-line errors, and the rules of a game."""

import argparse

from phase10 import option_list, options


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that prints errors in one line and keeps the line breaks of the description."""

    def __init__(self, command, description, **how):
        super().__init__(prog=f"python3 desktop {command}".rstrip(), description=description,
                         formatter_class=argparse.RawDescriptionHelpFormatter, **how)

    def error(self, message):
        self.exit(2, f"{self.prog}: {message}\n")


def count(text) -> int:
    """Parse a positive integer, a number of games or cores; for add_argument's `type`."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def rules(preset, texts):
    """Return the Rules of a preset with NAME=VALUE options; ValueError with a message if they are invalid."""
    made = options.Rules(preset)
    for text in texts:
        name, _, value = text.partition("=")
        values = option_list.values_of(name)
        if values is None:
            raise ValueError(f"there is no rule '{name}'.")
        if not made.set(name, value):
            raise ValueError(f"there is no {name}={value}: {name} takes {' or '.join(values)}.")
    why = made.settle()
    if why:
        raise ValueError(why)
    return made


def why_not_seats(rules, seats: int) -> str:
    """Return "" if the rules allow so many seats, else the reason."""
    found = options.conflict(rules, seats)
    if not found:
        return ""
    if found[0] == "mode":
        return "{} is for {} to {} seats, not {}".format(rules.mode, *options.seats(rules), seats)
    return f"{found[0]}={getattr(rules, found[0])} does not go with {seats} seats"
