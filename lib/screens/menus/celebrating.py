# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Celebrating, what the result screens share: the winner's animation comes before the result, until it is over or a
key is pressed.
"""

from handheld.screen import remove


class Celebrating:
    """Mixin of a page. The screen defines winners; offer(), which shows what the keys do afterwards; choose(), which
    does it.
    """

    def __init__(self, game):
        self.game = game
        self.animation = None  # while it is shown
        self.ends = False  # has a key ended it?

    def announce(self, won: bool):
        """Sound and lights of the result. A key pressed before must not close this screen, so that is dropped."""
        machine = self.app.machine
        machine.keys.clear()
        machine.sound("win" if won else "lost")
        if won:
            machine.lights("win")

    def celebrate(self, names: str, words: str, label: str, with_cards: bool = True):
        """Begin the animation, if there is a winner, motion is wanted and there is room for it; label: what A shows."""
        if self.winners and self.app.machine.settings.speed != "none":
            try:
                from screens.menus import winner_animation
                self.animation = winner_animation.WinnerAnimation(self, names, words, with_cards)
            except MemoryError:
                pass
        if self.animation:
            self.group.append(self.animation)
            self.bar.show(label, "")
        else:
            self.offer()

    def key(self, event: int):
        if self.animation:
            self.ends = True
            self.bar.blink()  # feedback now, for what comes then takes long to draw
        else:
            self.app.machine.lights("off")
            self.choose(event)

    def end_animation(self):
        remove(self.group, self.animation)
        self.animation = None
        self.offer()

    def tick(self):
        self.bar.tick()
        if self.animation and (self.ends or self.animation.step()):
            self.end_animation()

    def close(self):
        if self.app.game is self.game:  # a demo may have begun its next game already
            self.app.game = None


def count_phases(say, made: int) -> str:
    """So many phases, in the form for none, one or more."""
    return say.entry(say.PHASES, min(made, 2)).format(made)
