# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet of a card game, like the printed one: shown after each hand, and from the pause menu."""

import memory
from handheld import clock, colours, keys, text
from phase10.actions import ENDED
from phase10.deal_codes import deal_code
from screens import pace
from screens.kinds import DEMO, EVENT, JOURNEY, NOT_PLAYED, QUICK, TITLE_ROWS
from screens.menus import page

_SHOWN = 4000  # ms for which a demo shows the sheet


class Screen(page.Page):
    def __init__(self, app, why: str = "", row: int = 0):
        """why: "pause" if opened from the pause menu during a hand; row: of that menu."""
        say = self.say = app.words_of("score")
        self.why, self.row = why, row
        self.shown = clock.ms()
        table = app.game.table
        if not why and len(app.game.run) < min(table.hand_no, 255):  # False if this hand was counted before
            mask = 0
            for seat in range(table.seats):
                mask |= bool(table.laid[seat]) << seat
            app.game.run.append(mask)
        from screens.compacting import compact
        compact(app.game)
        memory.tidy()
        self.over = not why and (table.step == ENDED or app.game.kind == QUICK)
        page.Page.__init__(self, app, "", "", "", page.PAPER)
        self.head(say.TIE if table.tie else say.HAND.format(table.hand_no))
        self.line(6, colours.SLATE, 70, 82, text.FLUSH_RIGHT).show(say.CODE.format(deal_code(table)))
        from screens.menus import score_rows
        self.lines = score_rows.rows(self)  # for each seat the TileGrids of (points of the hand, total, phases)
        memory.tidy()
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
                self.app.go("title", TITLE_ROWS.get(self.app.game.kind, ""))
            return
        self.bar.tick()
        if self.animation and self.animation.step():
            self.animation_over()
        if self.app.game.kind == DEMO:
            self.app.machine.power.stir()
            if clock.since(self.shown) > _SHOWN:
                self.go_on()
