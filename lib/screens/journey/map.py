# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The map screen of the journey: the player's position, the places reached, and the stars won."""

from handheld import clock, colours, icons, keys, sheets, text
from screens.journey import levels
from screens.journey.progress import Progress
from screens.menus import page

_YOU = 6  # tile of heads
_HOP = 300  # ms between up and down


class Screen(page.Bare):
    def __init__(self, app, at: int = -1):
        """at: the place to select; by default the one played last."""
        self.say = app.words_of("journey")
        page.Bare.__init__(self, app, sheets.load("north").grid(), self.say.LOOK, self.say.BACK)
        self.group.append(sheets.load("south").grid(y=50))
        self.progress = Progress(app.machine)
        app.machine.screen.felt(colours.FELT)
        self.reached = levels.place_of(self.progress.reached())
        self.at = min(at if at >= 0 else levels.place_of(self.progress.last()), self.reached)
        for place in range(levels.PLACES):
            x, y = levels.SPOTS[place]
            self.group.append(sheets.icon_sheet(True).grid(x=x - 4, y=y - 4, tile=self.sign(place)))
        self.head = self.add(sheets.load("heads").grid(tile=_YOU))
        self.name = self.line(103, colours.GOLD, 4, 110)
        self.count = self.line(103, colours.CREAM, 104, 40, text.FLUSH_RIGHT)
        self.group.append(sheets.icon_sheet(True).grid(x=147, y=103, tile=icons.STAR))
        self.stand(self.at)

    def sign(self, place: int) -> int:
        if place > self.reached:
            return icons.LOCK
        first = place * levels.IN_A_PLACE
        its = range(first, min(first + levels.IN_A_PLACE, levels.LEVELS))
        if sum([self.progress.count(level) for level in its]) == 3 * len(its):
            return icons.STAR
        return icons.GREEN if all([self.progress.stars(level) for level in its]) else icons.YELLOW

    def stand(self, place: int):
        self.at = place
        self.name.show("%d  %s" % (place + 1, self.say.entry(self.say.PLACES, place).partition("|")[0]))
        self.count.show(str(self.progress.all_stars()))
        self.hop()

    def hop(self):
        """Move the head above the place, bobbing up and down."""
        x, y = levels.SPOTS[self.at]
        up = clock.ms() // _HOP % 2
        self.head.x, self.head.y = x - 4, y - 12 - up

    def key(self, event: int):
        key = event & keys.KEY
        to = self.at + (1 if key in (keys.RIGHT, keys.UP) else -1)
        if key <= keys.RIGHT and 0 <= to <= self.reached:
            self.app.machine.sound("move")
            self.stand(to)
        elif event == keys.A or event == keys.START:
            self.app.go("place", self.at)
        elif event == keys.B:
            self.app.go("title", "journey")
        else:
            self.app.machine.sound("refuse")
            self.bar.blink()

    def tick(self):
        self.bar.tick()
        self.hop()
