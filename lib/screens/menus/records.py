# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The records of this handheld: games, wins, phases, best scores. They are counted in tally.py."""

from handheld import colours, keys, text
from screens.menus import page, tally


class Screen(page.Page):
    def __init__(self, app):
        say = app.words_of("records")
        page.Page.__init__(self, app, say.RECORDS, "", say.BACK, page.PAPER)
        numbers = tally.Tally(app.machine).numbers
        games = numbers["GAMES"]
        y = 22
        for name, least, _ in tally.LINES:
            shown = "–" if least and numbers[name] == tally.NONE else str(numbers[name])
            if name == "WON":
                shown += " (%d %%)" % (100 * numbers[name] // games if games else 0)
            self.line(y, colours.INK, 10).show(getattr(say, name))
            self.line(y, colours.PAPER_RED, 80, 70, text.FLUSH_RIGHT).show(shown)
            y += 13
        if not games:
            self.line(100, colours.STONE, 10).show(say.NOTHING_YET)

    def key(self, event: int):
        if event in (keys.A, keys.B, keys.START):
            self.app.go("title")
