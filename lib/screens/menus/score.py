# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet of a card game, like the printed one: shown after each hand, and from the pause menu."""

import gc

import memory
from bitmaptools import fill_region
from displayio import Bitmap, Palette, TileGrid
from vectorio import Rectangle

from handheld import clock, colours, keys, sheets, text, wordwrap
from phase10.actions import ENDED
from phase10.deal_codes import deal_code
from phase10.phases import label
from phase10.table import OUT_OF_GAME
from screens import pace
from screens.kinds import DEMO, EVENT, JOURNEY, NOT_PLAYED, QUICK
from screens.menus import page

_PITCH = 13  # pixels from one phase to the next, less when there are many
_ROOM = 133  # pixels for all of them
_SHOWN = 4000  # ms for which a demo shows the sheet


class Screen(page.Page):
    def __init__(self, app, why: str = "", row: int = 0):
        """why: "pause" if opened from the pause menu during a hand; row: of that menu."""
        say = self.say = app.words_of("score")
        self.why, self.row = why, row
        self.shown = clock.ms()
        table = app.game.table
        if not why and len(app.game.run) < min(table.hand_no, 255):  # False if this hand was counted before
            app.game.run.append(sum([1 << seat for seat in range(table.seats) if table.laid[seat]]))
        from screens.compacting import compact
        compact(app.game)
        memory.tidy()
        self.over = not why and (table.step == ENDED or app.game.kind == QUICK)
        page.Page.__init__(self, app, "", "", "", page.PAPER)
        self.head(say.TIE if table.tie else say.HAND.format(table.hand_no))
        self.line(6, colours.SLATE, 70, 82, text.FLUSH_RIGHT).show(say.CODE.format(deal_code(table)))
        wide = table.seats < 5  # with more seats the phase numbers are only in the header
        numbers = table.rules.numbers[:table.course.last + 1]
        self.pitch = min(_PITCH, _ROOM // len(numbers))
        self.cells = _cells(app.small, numbers, self.pitch, 9 if wide else 3)
        self.palette = _palette()
        self.below = 11 + wide  # pixels from a seat's name to its phases
        self.lines = []  # for each seat the TileGrids of (points of the hand, total, phases)
        if not wide:
            self.group.append(TileGrid(_numbers(app.small, numbers, self.pitch), pixel_shader=self.palette, x=19, y=16))
        top, pitch = (20, 22 if table.seats == 4 else 29) if wide else (26, 17 if table.seats == 5 else 14)
        for seat in range(table.seats):
            gc.collect()  # so that the rows are allocated without gaps of garbage between them
            self.seat(seat, top + seat * pitch, wide)
        self.leaving = False  # should tick() save and leave the game?
        self.sure = False  # has B been asked to confirm? The game cannot be continued later
        self.animation = None  # the animation that adds the hand to the sheet
        percent = pace.percent(app.machine.settings, app.game.kind)
        if percent and not why:
            from screens.menus import stamping
            self.animation = stamping.Stamping(self, percent)
        else:
            self.offer()

    def offer(self):
        """Show what the keys do."""
        say = self.say
        if self.why:
            self.bar.show("", say.BACK)
        elif self.over:
            self.bar.show(say.RESULT, "")
        else:
            self.bar.show(say.NEXT, say.LEAVE)

    def head(self, words: str):
        """Extend the paper to the top of the screen, with the heading in ink."""
        page.panel(self.group[0], page.PAPER, 0, 0, 20, 14)
        self.group[1] = page.big(self.app, words, 7, 4, colours.INK)

    def seat(self, seat: int, y: int, wide: bool):
        playing, table, say = self.app.game, self.app.game.table, self.say
        gone = table.at[seat] == OUT_OF_GAME
        # a dark background, because one head is white
        self.group.append(Rectangle(pixel_shader=sheets.solid(colours.FELT), width=11, height=11, x=6, y=y))
        self.group.append(sheets.heads().grid(x=7, y=y + 1, tile=playing.faces[seat]))
        self.line(y, colours.SLATE if gone else colours.INK, 19, 40).show(playing.names[seat])
        number = table.course.shown(seat)
        if gone:
            self.line(y, colours.SLATE, 60, 36).show(say.GONE)
        elif number < 0 and table.rules.mode != "fixed10":  # there all finish, phase or not
            self.line(y, colours.PAPER_GREEN, 60, 36).show(say.DONE)
        elif number and not wide and table.course.COUNTS_POINTS:
            self.line(y, colours.SLATE, 60, 36).show(say.PHASE.format(label(number)))
        cost = self.points(seat, y)
        total = str(table.scores[seat])
        if not table.course.COUNTS_POINTS:  # Twist: the phase of the pawn's space, or a star
            total = "" if number < 0 else "→ " + (say.PHASE.format(label(number)) if number else "★")
        line = self.line(y, colours.INK, 122, 30, text.FLUSH_RIGHT)
        line.show(total)
        strip = TileGrid(self.cells, pixel_shader=self.palette, width=self.cells.width // self.pitch // 2, height=1,
                         tile_width=self.pitch, tile_height=self.cells.height, x=19, y=y + self.below)
        for at in range(strip.width):
            strip[at] = at + (0 if table.course.has_done(seat, at) else strip.width)
        self.group.append(strip)
        self.lines.append((cost, line, strip))

    def points(self, seat: int, y: int):
        """The line with the points of this hand; empty during a hand."""
        table = self.app.game.table
        line = self.line(y, colours.PAPER_RED, 94, 27, text.FLUSH_RIGHT)
        if self.why or not table.plays[seat]:
            return line
        if seat == table.out:
            line.colour(colours.PAPER_GREEN)
            line.show(self.say.OUT)
        elif table.course.COUNTS_POINTS:
            line.show("+%d" % table.points[seat])
        return line

    def key(self, event: int):
        if self.app.game.kind == DEMO:
            self.app.go("title")
        elif self.leaving:
            pass
        elif self.animation:
            self.animation.end()
            self.animation_over()
        elif self.why:
            if event in (keys.A, keys.B, keys.START):
                self.app.go(self.why, self.row)
            else:
                self.bar.blink()
        elif event == keys.A or event == keys.START:
            self.go_on()
        elif event == keys.B:
            self.leave()
        else:
            self.sure = False
            self.offer()
            self.bar.blink()

    def leave(self):
        """Leave a game, saved if it is not over."""
        kind = self.app.game.kind
        if self.over:
            self.go_on()
        elif kind in (EVENT, JOURNEY) and not self.sure:
            self.ask()
        elif kind == EVENT:
            self.app.go("event")  # a game given up counts
        else:
            self.leaving = True
            self.bar.show("", "")  # feedback now; tick() saves, slowly, in the next frame

    def ask(self):
        """B leaves a try for good, in an event for that many points: that is said before it does."""
        say, table = self.say, self.app.game.table
        self.sure = True
        left = len(table.rules.phases) - table.hand_no
        self.bar.show(say.NEXT, say.COST.format(NOT_PLAYED * left) if self.app.game.kind == EVENT else say.SURE)

    def go_on(self):
        app = self.app
        if self.over:
            app.go("stars" if app.game.kind == JOURNEY else "end")
        else:
            app.go("next_hand")

    def animation_over(self):
        self.animation = None
        self.offer()

    def tick(self):
        if self.leaving:
            wrong = self.app.game.save()
            if wrong:
                self.app.go("pause", 0, wrong)  # which says so and lets the player choose
            else:
                self.app.go("title", "journey" if self.app.game.kind == JOURNEY else "")
            return
        self.bar.tick()
        if self.animation and self.animation.step():
            self.animation_over()
        if self.app.game.kind == DEMO:
            self.app.machine.power.stir()
            if clock.since(self.shown) > _SHOWN:
                self.go_on()


def _cells(font, numbers, pitch, height):
    """A bitmap of boxes, the tiles of a strip: all phases done, all phases open, then one just ticked."""
    count = len(numbers)
    sheet = Bitmap((2 * count + 1) * pitch, height, 8)
    for i in range(2 * count + 1):
        done = i < count or i == 2 * count
        fill_region(sheet, i * pitch, 0, i * pitch + pitch - 1, height, 2 if done else 3)
        if height > 8:
            _number(sheet, font, i * pitch, pitch, "✓" if i == 2 * count else label(numbers[i % count]), done)
    return sheet


def _numbers(font, numbers, pitch):
    """A bitmap with the numbers of all phases in a row."""
    sheet = Bitmap(len(numbers) * pitch, 9, 8)
    for i in range(len(numbers)):
        _number(sheet, font, i * pitch, pitch, label(numbers[i]), False)
    return sheet


def _number(sheet, font, left, pitch, words, done):
    """Draw the number of a phase; letters are colour 1, those of an open phase are changed to 4."""
    x = left + (pitch - font.width(words)) // 2
    for place in font.places(words):
        wordwrap.stamp(sheet, font, place, x, -1)
        x += font.steps[place]
    if not done:
        for x in range(left, left + pitch):
            for y in range(sheet.height):
                if sheet[x, y] == 1:
                    sheet[x, y] = 4


def _palette():
    """1 a number, 2 a phase done, 3 one still open, 4 its number."""
    palette = Palette(8)
    palette.make_transparent(0)
    palette[1], palette[2], palette[3], palette[4] = colours.WHITE, colours.PAPER_GREEN, colours.SAND, colours.SLATE
    return palette
