# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The performance screen, opened on the title by START while B is held: free memory, and how long a frame, a key and a
bot take on this board. `python3 desktop bench` measures the same against the budgets.
"""

import gc
import sys

import memory
from displayio import Bitmap

from handheld import clock, colours, faults, keys, text
from screens.menus import page

_REFRESHES = 8
_ROWS = ("BOARD", "FIRMWARE", "VERSION", "FREE", "FRAME", "KEY", "BOT", "BATTERY", "ERASES")


class Screen(page.Page):
    def __init__(self, app):
        say = self.say = app.words_of("note")
        page.Page.__init__(self, app, say.BENCH, say.AGAIN, say.BACK)
        self.values = []
        for i in range(len(_ROWS)):
            self.line(18 + i * page.LINE, colours.CREAM).show(getattr(say, _ROWS[i]))
            self.values.append(self.line(18 + i * page.LINE, colours.GOLD, 58, 94, text.FLUSH_RIGHT))
        self.started = -1  # when a key was pressed whose frame has not been shown yet; -1: none
        self.bot = None  # False when it is done
        self.longest = self.whole = 0  # ms of the bot's steps
        self.begin()

    def show(self, name: str, words: str):
        self.values[_ROWS.index(name)].show(words)

    def begin(self):
        """Measure all but the bot, which tick() measures step by step."""
        app = self.app
        from handheld import writing
        from handheld.store import open_store
        from screens.startup import VERSION
        gc.collect()
        self.show("BOARD", app.machine.board)
        made = sys.implementation
        self.show("FIRMWARE", "%s %d.%d" % (made.name, made.version[0], made.version[1]))
        self.show("VERSION", VERSION if not faults.log() else "%s  %s →" % (VERSION, self.say.FAULTS))
        self.show("FREE", "%d / %d" % (gc.mem_free(), _largest()))
        self.show("KEY", "…")
        self.show("BOT", "…")
        volts = app.machine.power.millivolts()
        self.show("BATTERY", "%d mV" % volts if volts else "–")
        self.show("ERASES", str(writing.erases_in(open_store().places)))
        self.show("FRAME", "%d ms" % self.frame())
        self.longest = self.whole = 0
        self.bot = None

    def frame(self) -> int:
        """Milliseconds of a full redraw."""
        screen = self.app.machine.screen
        start = clock.ms()
        for _ in range(_REFRESHES):
            screen.show(self.group)
            screen.refresh()
        return clock.since(start) // _REFRESHES

    def key(self, event: int):
        if event == keys.A:
            self.begin()
        elif event in (keys.B, keys.START):
            self.app.go("title")
        elif event == keys.RIGHT and faults.log():
            self.app.go("note", faults.log().replace("\n", "\n\n"), "bench")
        else:
            self.bar.blink()
        if event < keys.REPEAT:
            self.started = self.app.machine.keys.when

    def tick(self):
        self.bar.tick()
        if self.started >= 0:
            self.app.machine.screen.refresh()
            self.show("KEY", "%d ms" % clock.since(self.started))
            self.started = -1
        try:
            if self.bot is None:
                return self.prepare()
            if self.bot:
                return self.think()
        except MemoryError:  # the rules and a bot may not fit beside this screen
            self.bot = False
            self.show("BOT", "–")
        return None

    def prepare(self):
        """Load a module, or create the bot once all are loaded."""
        if not memory.load_ahead():
            self.bot = _bot()
            memory.tidy()
        return 0

    def think(self):
        start = clock.ms()
        done = self.bot.step()
        took = clock.since(start)
        self.longest = max(self.longest, took)
        self.whole += took
        if done is None:
            return 0
        self.bot = False
        self.show("BOT", "%d / %d ms" % (self.longest, self.whole))
        return None


def _largest() -> int:
    """The largest free block, in steps of 256 bytes. Freed by deinit(), because the conservative garbage
    collector keeps a block as long as any stale value looks like its address.
    """
    low, high = 0, gc.mem_free() // 256 + 1
    while high - low > 1:
        middle = (low + high) // 2
        try:
            Bitmap(2048, middle, 2).deinit()
            low = middle
        except MemoryError:
            high = middle
    return low * 256


def _bot():
    """A normal bot after its first draw in a game."""
    import bots
    from phase10 import engine
    from phase10.actions import DEAL, DECK, DRAW
    from phase10.options import Rules
    from phase10.view import View
    table = engine.new_table(Rules(), 4, 1)
    engine.do(table, 0, (DEAL,))
    engine.do(table, table.turn, (DRAW, DECK))
    bot = bots.player("normal", 0, 1)
    bot.start(View(table, table.turn))
    return bot
