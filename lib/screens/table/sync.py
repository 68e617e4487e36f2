# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Brings the parts of the table screen up to date with the game: hand, panel, groups, piles, and the mark on them."""

import memory
from handheld.screen import hide
from phase10.actions import LAY


class Sync:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.shining = 0  # len(turn.lit) when the groups were last drawn
        self.from_x = 72  # x of the card that leaves the hand, or of the place for the drawn one
        self.unmeasured = False  # must measure() still be called? After the answer to a key

    def hand(self):
        self.screen.hand.sync(self.game.table.hands[self.game.viewer] if self.game.held else b"")

    def groups(self):
        """Draw the laid groups; highlight those that the chosen card can be hit on."""
        groups, lit = self.screen.groups, self.screen.turn.lit
        self.shining = len(lit)
        if lit and not self.screen.turn.looks_around():  # else the player scrolls
            groups.scroll_to(lit[0][2])
        groups.sync(self.game, lit)
        self.panel(lit)

    def panel(self, lit):
        """Show what the hand has of the phase, or the laid groups. Nothing until the hand is shown."""
        screen, game = self.screen, self.game
        if game.held and screen.hand.visible and screen.panel.sync(game.table, game.viewer, lit):
            self.unmeasured = True
            if not screen.seen:
                self.measure_now()

    def measure_now(self):
        """Call measure() if that was deferred."""
        if self.unmeasured:
            self.unmeasured = False
            table, seat, advice = self.game.table, self.game.viewer, self.screen.advice
            phases = table.course.layable(seat) if table.plays[seat] else ()  # who is not tied has no cards
            self.measure(advice[2:] if advice and advice[0] == LAY else phases)  # the one that A would lay

    def measure(self, phases):
        """Show the nearest of these phases (indexes) in the panel; without memory for it, the next panel() retries."""
        panel = self.screen.panel
        try:
            from screens.table import slots
            slots.measure(panel, self.game.table, self.game.viewer, phases)
        except MemoryError:
            panel.measured = b""
            self.game.make_room()
        if self.screen.seen:  # else Game.do() does that at the first move
            memory.tidy()
        # Not in slots.py: what it makes lies above it in the heap, and it has just been unloaded.
        panel.kept = memory.copied_low(panel.kept)
        panel.show_missing()

    def piles(self):
        """Draw the piles, with the mark on the one that A would draw from."""
        screen = self.screen
        draw = screen.turn.draw()
        screen.piles.sync(self.game.table, draw)
        for extra in screen.extras:
            extra.sync(draw)
        hide(screen.mark, not draw)
        if draw:
            self.point_at_pile(*draw[1:])

    def point_at_pile(self, source: str, which: int = 0):
        mark, piles = self.screen.mark, self.screen.piles
        mark.x, mark.y = piles.x_of(source, which) + 3, piles.y + 20

    def group_spot(self, owner: int, index: int, low: bool):
        """Return (x, y) on the screen of an end of a group."""
        panel, groups = self.screen.panel, self.screen.groups
        if owner == self.game.viewer:
            return panel.x + panel.minis.spot(index, low), panel.y + panel.minis.y
        minis = groups.minis[max(groups.row_of(owner), 0)]
        return minis.spot(index, low), minis.y

    def drawn(self, card: int):
        """Add the drawn card to the hand, hidden while its flight is animated."""
        hand = self.screen.hand
        hand.active = False
        hand.sync(self.game.table.hands[self.game.viewer])
        hand.choose(card)
        self.from_x = hand.x_of(hand.at)
        if self.screen.show.motion.percent:
            hide(hand[hand.at + 1], True)
