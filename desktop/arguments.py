# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the commands share in reading their command line: one line for what is wrong, and the rules of a game."""

import argparse

from phase10 import option_list, options


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, and shows a description as it is written."""

    def __init__(self, command, description, **how):
        super().__init__(prog=f"python3 desktop {command}".rstrip(), description=description,
                         formatter_class=argparse.RawDescriptionHelpFormatter, **how)

    def error(self, message):
        self.exit(2, f"{self.prog}: {message}\n")


def count(text) -> int:
    """A number of games or cores, for add_argument's `type`."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def rules(preset, texts):
    """The rules of a preset and NAME=VALUE texts; ValueError says what is wrong with them."""
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
