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
        games = numbers[tally.GAMES]
        best, fastest = numbers[tally.BEST], numbers[tally.FASTEST]
        share = 100 * numbers[tally.WINS] // games if games else 0
        rows = ((say.GAMES, str(games)), (say.WON, "%d (%d %%)" % (numbers[tally.WINS], share)),
                (say.HANDS, str(numbers[tally.HANDS])), (say.PHASES_LAID, str(numbers[tally.PHASES])),
                (say.BEST, "–" if best == tally.NONE else str(best)),
                (say.FASTEST, "–" if fastest == 255 else str(fastest)))
        for i in range(len(rows)):
            y = 22 + i * 13
            self.line(y, colours.INK, 10).show(rows[i][0])
            self.line(y, colours.PAPER_RED, 80, 70, text.FLUSH_RIGHT).show(rows[i][1])
        if not games:
            self.line(100, colours.STONE, 10).show(say.NOTHING_YET)

    def key(self, event: int):
        if event in (keys.A, keys.B, keys.START):
            self.app.go("title")
