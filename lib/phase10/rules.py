# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules of a game in play: one attribute per option, with the names and values of options.py."""


class InForce:
    """Made by options.Rules.in_force(). Beside the options it has the attributes below, which follow from them."""

    def __init__(self) -> None:
        self.preset = ""
        self.wild_points = 0
        self.phases = ()  # in the order of play
        self.numbers = b""  # the sheet's numbers of these phases
        self.packed = b""  # the options as bytes, see options.Rules.pack()
        self.brings = ()  # full names of the modules they need beside those of every game
