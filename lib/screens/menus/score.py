# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet of a card game, like the printed one: shown after each hand, and from the pause menu."""

import memory
from handheld import clock, colours, keys, text
from handheld.screen import hide
from phase10.actions import ENDED, OVER
from phase10.deal_codes import deal_code
from phase10.table import NOBODY
from screens import pace
from screens.kinds import DEMO, EVENT, JOURNEY, NOT_PLAYED, QUICK
from screens.menus import page

_SHOWN = 4000  # ms for which a demo shows the sheet


class Screen(page.Bare):
    def __init__(self, app, *back):
        """back: the pause menu, if that has opened it during a hand, and its arguments; none: a hand is over."""
        say = self.say = app.words_of("score")
        self.back = back
        self.shown = clock.ms()
        table = app.game.table
        if not back and len(app.game.laid_per_hand) < min(table.hand_no, 255):  # False if this hand was counted before
            app.game.laid_per_hand.append(sum([bool(table.laid[seat]) << seat for seat in range(table.seats)]))
        from screens.compacting import compact
        compact(app.game)
        memory.tidy()
        self.over = not back and (table.step == ENDED or app.game.kind == QUICK)
        page.Bare.__init__(self, app, page.framed(page.PAPER, 14))
        # Whoever goes out in a tie-break hand wins the game. If it goes on all the same, the hand has led to the tie.
        self.tie_break = table.tie and (table.step != OVER or table.out == NOBODY)
        self.heading = page.big(app, say.TIE if self.tie_break else say.HAND.format(table.hand_no), 7, 4, colours.INK)
        self.group.append(self.heading)
        self.code = say.CODE.format(deal_code(table))
        self.above = self.line(5, colours.SLATE, 8, 144, text.FLUSH_RIGHT)  # the deal's code, or a question
        self.above.show(self.code)
        from screens.menus import score_rows
        self.lines = score_rows.rows(self)  # for each seat the TileGrids of (points of the hand, total, phases)
        memory.tidy()
        self.leaving = False  # should tick() save and leave the game?
        self.asks = False  # is the question whether to leave shown? The game cannot be continued later
        self.animation = None  # the animation that adds the hand to the sheet
        percent = pace.percent(app.machine.settings, app.game.kind)
        if percent and not back:
            from screens.menus import stamping
            self.animation = stamping.Stamping(self, percent)
        else:
            self.offer()

    def offer(self):
        say = self.say
        if self.back:
            self.bar.show("", say.BACK)
        elif self.over:
            self.bar.show(say.RESULT, "")
        else:
            self.bar.show(say.NEXT, say.LEAVE)

    def key(self, event: int):
        if self.app.game.kind == DEMO:
            self.app.go("title")
        elif self.leaving:
            self.bar.blink()
        elif self.animation:
            self.animation.end()
            self.animation_over()
        elif self.back:
            if event in (keys.A, keys.B, keys.START):
                self.app.go(*self.back)
            else:
                self.bar.blink()
        elif self.asks and event != keys.A:
            self.ask(False)
        elif self.asks or event == keys.B:
            self.leave()
        elif event == keys.A or event == keys.START:
            self.go_on()
        else:
            self.bar.blink()

    def leave(self):
        """Leave a game, saved if it is not over."""
        if self.over:
            self.go_on()
        elif self.app.game.kind in (EVENT, JOURNEY) and not self.asks:
            self.ask(True)
        else:
            self.leaving = True
            self.app.game.to_be_saved(certainly=True)
            self.bar.show("", "")  # feedback now; tick() saves

    def ask(self, on: bool):
        """Ask in the heading, in the words of the pause, whether to leave a try for good; or take the question away."""
        self.asks = on
        hide(self.heading, on)
        if on:
            say, kind = self.app.words_of("pause"), self.app.game.kind
            self.above.show(say.entry(say.GIVE_UP, 2 if kind == EVENT else 1).format(NOT_PLAYED))
            self.bar.show(say.entry(say.GIVE_UP, 0), say.entry(say.RESUME, 0))
        else:
            self.above.show(self.code)
            self.offer()

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
        self.bar.tick()
        if self.leaving:
            self.save_step()
            return 0
        if self.animation and self.animation.step():
            self.animation_over()
        if self.app.game.kind == DEMO:
            self.app.machine.power.stir()
            if clock.since(self.shown) > _SHOWN:
                self.go_on()
        return None

    def save_step(self):
        """Run a step of the save, then leave."""
        app = self.app
        wrong = app.game.save_step()
        self.bar.show_progress(True)
        if app.game.unsaved is not None:
            return
        if wrong:
            app.go("pause", 0, wrong)  # which says so and lets the player choose
        else:
            app.go(page.LEFT_TO[app.game.kind])
            if app.game.kind == JOURNEY:
                app.game = None
