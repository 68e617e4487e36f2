# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Extra: the base class of what a rule option adds to the table screen. "brings" in option_rows.py names the module."""


class Extra:
    """Each such module has a subclass named Addition, which overrides what it needs."""

    FAMILY = ""  # module of its sentences, for app.words_of()
    PILES = 0  # number of piles that it adds beside the discard piles
    SHOWS = {}  # by event name: the method that shows it, called with the event's arguments

    def __init__(self, screen):
        self.screen = screen
        self.words = screen.app.words_of(self.FAMILY)

    def sync(self, draw):
        """Update its display parts; draw: the action that A would do, or None."""

    def drew(self, seat: int, source: str, card: int) -> bool:
        """Show that a seat has drawn; False if it is shown as usual."""
        return False

    def add_draws(self, table, uses):
        """Append to `uses` a list of one action for each further source of a draw."""

    def add_uses(self, table, card: int, uses):
        """Add to `uses` a list of actions for each further use of the chosen card."""

    def meaning(self, action) -> str:
        """Return the prompt for A if the action is one of this part, else ""."""
        return ""

    def aimed(self, action) -> str:
        """The same while aim.py asks for the target."""
        return ""
