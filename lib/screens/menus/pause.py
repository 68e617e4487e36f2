# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The pause menu: resume, scores, Twist's board, help, speed, sound, save and leave, give up."""

from handheld import colours
from phase10.actions import STOP
from screens.kinds import EVENT, NOT_PLAYED, PLAY, QUICK
from screens.menus import choices, keep_choices, list_page, page

# The rows, by the names of their sentences.
_ALWAYS = ("RESUME", "SCORES", "SPEED", "SOUND", "HELP")
_SET = {"SPEED": "speed", "SOUND": "sound"}  # the settings that left and right change
_OPENS = {"SCORES": "score", "BOARD": "board", "HELP": "help"}  # the screens that come back here


class Screen(list_page.ListPage):
    def __init__(self, app, at: int = 0, wrong=None):
        """at: the selected row. wrong: why the game could not be saved; None if it was."""
        say = self.say = app.words_of("pause")
        self.keeper = keep_choices.Keeper(app.machine)
        list_page.ListPage.__init__(self, app, say.TITLE, 7, 1)
        game = app.game
        self.items = list(_ALWAYS)
        self.items.append("QUIT" if game.kind == PLAY else "GIVE_UP")
        if game.rules.short55 != "off":
            self.items.append("STOP")
        if game.rules.mode == "dice":
            self.items.remove("SCORES")  # Dice always shows them
        elif game.rules.mode == "twist":
            self.items.insert(self.items.index("SCORES") + 1, "BOARD")
        self.sure = False
        self.wrong = wrong
        self.rows.fill(len(self.items), at)
        self.chosen(at)

    def left(self, row: int) -> str:
        return self.about(self.items[row], 0)

    def about(self, item: str, what: int) -> str:
        """A row's name (0), or its explanation (1; 2: in an event, where a game given up counts)."""
        return self.say.entry(getattr(self.say, item), what).format(NOT_PLAYED)

    def right(self, row: int) -> str:
        say, settings, item = self.say, self.app.machine.settings, self.items[row]
        if item == "SPEED":
            return say.entry(say.SPEEDS, settings.speed)
        return say.entry(say.SOUNDS, settings.sound) if item == "SOUND" else ""

    def chosen(self, row: int):
        say, game, item = self.say, self.app.game, self.items[row]
        words = self.about(item, 2 if item == "GIVE_UP" and game.kind == EVENT else 1)
        if item == "STOP" and game.rules.short55 == "minutes":
            from screens.table import timing
            words = self.say.LEFT.format(max(int(game.rules.shortMinutes) - timing.seconds(game) // 60, 0))
        self.sure = False
        self.bar.show(say.CHANGE if item in _SET else say.CHOOSE, self.about("RESUME", 0))
        if self.wrong:
            self.tell(say.NOT_KEPT, colours.PINK)
        elif words or game.rules.mode == "dice" or not any(game.table.hands):  # nothing has been dealt
            self.tell(words)
        else:
            from phase10.deal_codes import deal_code
            self.tell(say.HAND.format(game.table.hand_no, deal_code(game.table)))

    def change(self, row: int, step: int):
        item = self.items[row]
        if item in _SET:
            choices.change(self.app.machine, _SET[item], step)
            self.keeper.waits = True
            self.rows.show()

    def key(self, event: int):
        """A pick whose effect is still due runs first; if it left the game, drop this key."""
        if self.asked:
            self.act()
        if self.app.game:
            list_page.ListPage.key(self, event)

    def tick(self):
        self.keeper.tick(self.bar)
        return list_page.ListPage.tick(self)

    def close(self):
        self.app.pending_save = self.keeper.finish

    def pick(self, row: int):
        app, item = self.app, self.items[row]
        if item == "RESUME":
            self.back()
        elif item in _OPENS:
            app.go(_OPENS[item], "pause", row, self.wrong)
        elif item in _SET:
            self.change(row, 1)
        else:
            self.leave(item)

    def leave(self, item: str):
        """Leave the game, after a question if something is lost by that."""
        app = self.app
        if not self.sure and (item != "QUIT" or self.wrong):
            self.sure = True
            self.bar.show(self.say.SURE, self.about("RESUME", 0))
        elif item == "STOP":
            app.game.do(0, (STOP,))
            app.go("end")
        else:
            game = app.game
            if item == "QUIT" and not self.wrong and may_stay(game):
                app.resumed = game
            app.go(page.LEFT_TO[game.kind], *((game.title_row,) if game.kind == QUICK else ()))
            if game.kind != EVENT:  # where a game given up counts
                app.game = None

    def start(self):
        self.back()

    def back(self):
        self.app.go(self.app.game.SCREEN)


def may_stay(game) -> bool:
    """May a saved game stay in memory while the title shows? Not by the clock: its time would go on. And not where its
    table is cramped, which would find the memory in more pieces than after reading it again.
    """
    from screens import seating
    rules = game.rules
    return game.SCREEN == "table" and rules.short55 != "minutes" and not seating.is_cramped(rules.mode)
