# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The result screen of a level: won or lost, its three stars, and the next level or another try."""

from handheld import colours, icons, keys, sheets
from handheld.complaints import complain_unsaved
from screens.journey import levels, progress
from screens.menus import celebrating, page


class Screen(celebrating.Celebrating, page.Page):
    def __init__(self, app, counted: bool = False):
        """counted: the game has been counted already, and this screen is opened again after a fault."""
        celebrating.Celebrating.__init__(self, app.game)
        self.progress = progress.Progress(app.machine, app.game.journey_level)
        if not counted:  # first, because saving needs memory
            complain_unsaved(self.progress.end(app.game))
            app.args = (True,)
        self.number = self.progress.last()
        level = levels.read(self.number)
        table, seat = app.game.table, app.game.viewer
        earned = self.progress.earned(app.game)
        self.won = earned > 0
        self.winners = (seat,) if self.won else ()
        say = self.say = app.words_of("journey")
        page.Page.__init__(self, app, say.WON if self.won else say.LOST)
        hands, points = table.hand_no, table.scores[seat]
        self.group.append(page.enlarged(sheets.face(app.game.faces[seat if self.won else 1], 1), 2, 8, 21))
        self.line(22, colours.CREAM, 48, 106).show(say.LEVEL.format(self.number % levels.IN_A_PLACE + 1))
        self.line(34, colours.SAND, 48, 106).show(say.entry(say.PLACES, levels.place_of(self.number)).partition("|")[0])
        goals = ((say.STAR_WON, self.won), (say.STAR_HANDS.format(level.hands, hands), hands <= level.hands),
                 (say.STAR_POINTS.format(level.points, points), points <= level.points))
        for star, (words, reached) in enumerate(goals):
            y = 58 + 12 * star
            has = earned >> star & 1
            if has or not reached:  # a goal reached in a lost game brings no star, but was not missed
                self.group.append(sheets.icon_sheet(True).grid(x=8, y=y, tile=icons.STAR if has else icons.CROSS))
            self.line(y, colours.GOLD if has else colours.STONE, 22, 132).show(words)
        losses, easier = self.progress.record[2], self.progress.easier(self.number)
        if not self.won and easier and not losses % progress.EASIER and easier < level.strength:
            self.line(97, colours.PINK).show(say.EASIER)
        self.celebrate(app.game.names[seat], say.WON, say.ON)
        self.announce(self.won)

    def offer(self):
        self.bar.show(self.say.ON if self.won else self.say.AGAIN, self.say.MAP)

    def choose(self, event: int):
        app = self.app
        if event == keys.B:
            app.go("journey", levels.place_of(self.number))
        elif event in (keys.A, keys.START):
            if self.won:
                following = min(self.number + 1, levels.LEVELS - 1)
                app.go("place", levels.place_of(following), following)
            else:
                self.progress.start(app, self.number, levels.read(self.number))
        else:
            self.bar.blink()
