# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a part has that an option brings to the table; the option's row says which."""


class Extra:
    """A module of such a part has a class Part that is one of these, and changes what it needs to."""

    FAMILY = ""  # of its sentences
    PILES = 0  # how many it puts beside the discards
    SHOWS = {}  # the functions that show events, by name

    def __init__(self, screen):
        self.screen = screen
        self.words = screen.app.words_of(self.FAMILY)

    def sync(self, draw):
        """Show what it brings as it is now; `draw` is what would be drawn."""

    def add_draws(self, table, uses):
        """Where else the viewer could draw from."""

    def add_uses(self, table, card: int, uses):
        """What else the chosen card is good for."""

    def meaning(self, action) -> str:
        """What A does, if that is an action of this part."""
        return ""

    def aimed(self, action) -> str:
        """The same while it is asked where to."""
        return ""
