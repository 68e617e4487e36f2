# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules a table plays by: an attribute an option, named and valued as in options.py, where they are chosen."""


class InForce:
    """Rules that no longer change. Beside an attribute an option they have what follows from all of them."""

    def __init__(self) -> None:
        self.preset = ""
        self.wild_points = 0
        self.phases = ()  # in the order of play
        self.numbers = b""  # these phases have on the sheet
        self.packed = b""  # all options
        self.brings = ()  # the modules that they need beside what every game has, each by its full name
