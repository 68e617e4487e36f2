# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Landing, the animation of a laid phase."""

from handheld import colours
from handheld.sheets import rectangle, solid
from screens.table.animation import Animation

DROP = 7  # pixels that the phase drops


class Landing(Animation):
    """The groups of the phase drop to their place, and the felt behind them flashes."""

    def __init__(self, show, seat: int, group, at: int, minis):
        super().__init__(show, seat, 520)
        self.home = group
        self.minis = minis
        self.rest = minis.y
        self.stage = 0  # 0: dropping, 1: landed, bright flash, 2: the flash is darker
        self.light = rectangle(colours.PIT, minis.x_next + 4, 15, x=minis.x - 3, y=minis.y - 1)
        group.insert(at, self.light)

    def go(self, passed: int):
        if passed < 90:
            self.minis.y = self.rest - DROP + DROP * passed * passed // 8100
        else:
            self.minis.y = self.rest + (2 if passed < 130 else 0)
        if passed >= 90 and not self.stage:
            self.stage = 1
            self.show.machine.sound("thud")
            self.show.machine.lights("laid")
            self.light.pixel_shader = solid(colours.GOLD)
        elif passed >= 330 and self.stage == 1:
            self.stage = 2
            self.light.pixel_shader = solid(colours.LIGHT_FELT)
        self.move(passed, 90)

    def end(self):
        super().end()
        self.minis.y = self.rest
        self.home.remove(self.light)
        game = self.show.game
        self.show.machine.lights("turn" if game.table.turn == game.viewer and self.show.own else "off")
