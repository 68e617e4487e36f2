# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Dice game on the screen: whose throw it is, what the keys do in it, and bots taking theirs. What it looks like
stands in dice_look.py and dice_tray.py, what is told of moves in dice_show.py, the rules in phase10.dice.
"""

import gc

from displayio import Group

from handheld import clock, drop
from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, START, UP, A, B
from phase10.dice.table import ROLLS, View
from phase10.dice.claim import ALL, COUNT, HIGH, WILD, points, size
from screens.dice_look import CREAM, Bar, Buttons, Panel, Strip
from screens.dice_show import Telling
from screens.dice_tray import Tray

WORDS = "dice"
_PERCENT = {"slow": 170, "normal": 100, "fast": 45, "none": 0}
_ROLL, _SCORE, _MISS = "roll", "score", "miss"


class Screen(Telling):
    def __init__(self, app):
        self.app = app
        self.say = app.say
        self.machine = app.machine
        self.game = app.game
        self.strip, self.panel, self.tray = Strip(app, self.game), Panel(app), Tray()
        self.buttons, self.bar = Buttons(app), Bar(app)
        self.group = Group()
        for part in (self.strip, self.panel, self.buttons, self.bar, self.tray):
            self.group.append(part)
        self.percent = _PERCENT[app.machine.settings.speed]
        self.bot = None  # the bot that is thinking
        self.adviser = None  # who is asked for a hint
        self.ready = False  # do the keys belong to a person's turn?
        self.holding = 0  # ms that the words stand from self.since on
        self.since = 0
        self.marks = 0  # the dice to be set aside
        self.row, self.column = 2, 0  # high dice, low dice, buttons
        self.actions = []  # what the buttons do
        self.sure = False  # has it been asked whether to give up rolls that are left?
        self.claim = 0  # the dice that would score
        self.tray.show(self.game.table.faces, self.game.table.kept)
        self.tray.point(-1)
        self.show_seats()
        self.show_phase()

    def close(self):
        self.group = None
        drop("screens.dice_tray", "screens.dice_look", "screens.dice_show")

    # --- what is seen -------------------------------------------------------------------------------------------------

    def show_seats(self):
        self.strip.sync(self.game.table)

    def show_phase(self):
        """What the dice make of the phase of the seat to move."""
        table, say = self.game.table, self.say
        if table.step == "end":
            return
        self.claim = 0
        if table.step == "roll":
            self.show_panel(say.ROLLS_LEFT % ROLLS)
            return
        short, self.serving, goal = table.nearest()
        if not short:
            self.claim = self.serving
        words = say.TO_GO % short if short else say.WORTH % points(table.faces, self.claim)
        self.show_panel(words, self.serving, goal)

    def show_panel(self, words: str, serving: int = 0, goal: bytes = b""):
        """The phase of the seat to move, and the dice that serve it, if there are any yet."""
        table = self.game.table
        self.panel.title.show(self.say.PHASE % table.rules.numbers[table.at[table.turn]])
        self.panel.info.show(words)
        self.panel.show(table.phase(table.turn), table.faces, serving, goal)

    def prompt(self):
        """It is a person's turn: what can be done, and what A and B do now."""
        table, say = self.game.table, self.say
        begun = table.step == "keep"
        self.sure = False
        self.actions = []
        words = []
        if table.rolls < ROLLS:
            self.actions.append(_ROLL)
            words.append(say.ROLL)
        if self.claim:
            self.actions.append(_SCORE)
            words.append(say.SCORE % points(table.faces, self.claim))
        elif begun:
            self.actions.append(_MISS)
            words.append(say.MISS)
        can_keep = begun and table.rolls < ROLLS
        if not can_keep:
            self.row = 2
        on_buttons = self.row == 2
        self.column = min(self.column, (HIGH, COUNT - HIGH, len(words))[self.row] - 1)
        self.buttons.show(words, self.column if on_buttons else -1)
        self.tray.point(-1 if on_buttons else self.die())
        scoring = on_buttons and self.actions[self.column] == _SCORE
        self.tray.show(table.faces, self.claim if scoring else self.marks, ALL & ~self.claim if scoring else 0)
        if on_buttons:
            self.bar.show(self.about(self.actions[self.column]), say.TO_DICE if can_keep else "")
        else:
            self.bar.show((say.FREE if self.marks >> self.die() & 1 else say.KEEP) % self.name_of(self.die()), say.ROLL)

    def about(self, action: str) -> str:
        table, say = self.game.table, self.say
        if action == _ROLL:
            rolled = COUNT - size(self.marks)
            return say.ABOUT_ROLL % (rolled, table.rolls + 1, ROLLS) if rolled else say.NONE_LEFT
        return say.ABOUT_SCORE if action == _SCORE else say.ABOUT_MISS

    def name_of(self, die: int) -> str:
        number = self.game.table.faces[die] & 15
        return self.app.words.SPECIAL[0] if number == WILD else str(number)

    def die(self) -> int:
        return self.column + HIGH * self.row

    # --- the keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        if event == START:
            self.app.go("pause", 0, self.game.save())
        elif not self.ready:
            self.holding = 0
            if self.tray.thrown:
                self.tray.finish()
                self.show_phase()
        elif event == SELECT | HELD:
            self.ask()
        elif event == SELECT:
            self.mark_all()
        elif event & 15 <= RIGHT:
            self.machine.sound("move")
            self.move(event & 15)
            self.prompt()
        elif event == A:
            self.press()
        elif event == B and self.row < 2:
            self.roll()
        elif event == B and self.game.table.step == "keep":
            self.row, self.column = 0, 0
            self.prompt()

    def move(self, key: int):
        rows = (HIGH, COUNT - HIGH, len(self.actions))
        if key == LEFT or key == RIGHT:
            self.column = (self.column + (1 if key == RIGHT else -1)) % rows[self.row]
        elif self.row == 2:
            self.row = 1 if key == UP else 0
            self.column = 1 + self.column if self.row else self.column
        elif key == DOWN:
            self.row += 1
            self.column = max(self.column - 1, 0) if self.row == 1 else 0
        else:
            self.row = 2 if self.row == 0 else 0
            self.column = 0 if self.row == 2 else self.column + 1

    def press(self):
        if self.row < 2:
            self.marks ^= 1 << self.die()
            self.machine.sound("hit")
            self.prompt()
        elif self.actions[self.column] == _ROLL:
            self.roll()
        elif self.actions[self.column] == _MISS and self.game.table.rolls < ROLLS and not self.sure:
            self.sure = True
            self.bar.show(self.say.SURE, self.say.TO_DICE)
        else:
            self.end_turn()

    def mark_all(self):
        """Set aside what serves the phase, or take all back."""
        table = self.game.table
        if table.step == "keep" and table.rolls < ROLLS:
            self.marks = 0 if self.marks == self.serving else self.serving
            self.machine.sound("hit")
            self.prompt()

    def roll(self):
        table = self.game.table
        if self.marks == ALL:
            self.machine.sound("refuse")
            return
        if table.step == "keep":
            table.do(table.turn, ("keep", self.marks))
            table.events.clear()
        self.act(("roll",))

    def end_turn(self):
        """Score, or go without; then the game is kept."""
        self.act(("score", self.claim) if self.claim else ("miss",))
        self.game.save()

    def act(self, action: tuple):
        self.ready = False
        table = self.game.table
        table.do(table.turn, action)

    # --- a hint -------------------------------------------------------------------------------------------------------

    def ask(self):
        """What would the strongest bot do?"""
        if self.game.table.step == "keep":
            self.adviser = self.game.adviser("hard")
            self.adviser.start(View(self.game.table))

    def advise(self, action: tuple):
        self.adviser = None
        if action[0] == "keep":
            self.marks = action[1]
            self.row, self.column = 2, 0
        else:
            self.row, self.column = 2, len(self.actions) - 1
        self.prompt()
        self.buttons.tell(self.say.HINT[("keep", "score", "miss").index(action[0])], CREAM)

    # --- what happens -------------------------------------------------------------------------------------------------

    def tick(self):
        table = self.game.table
        if self.tray.thrown:
            if self.tray.tick(self.machine.now):
                self.machine.sound("discard")
            if not self.tray.thrown:
                self.show_phase()
        elif self.holding:
            if clock.diff(self.machine.now, self.since) >= self.holding:
                self.holding = 0
        elif table.events:
            self.show(table.events.pop(0))
        elif table.step == "end":
            self.app.go("dice_end")
        elif self.adviser:
            action = self.adviser.step()
            if action:
                self.advise(action)
            return 0
        elif self.game.is_person(table.turn):
            if not self.ready:
                self.begin()
        else:
            return self.think()
        return None

    def begin(self):
        """The keys are a person's now."""
        gc.collect()
        table = self.game.table
        self.ready = True
        self.marks = table.kept
        self.show_seats()
        self.show_phase()
        self.row, self.column = (0, 0) if table.step == "keep" and not self.claim else (2, 0)
        if self.claim:
            self.column = 1 if table.rolls < ROLLS else 0
        self.prompt()
        if table.step == "roll":
            self.tray.show(table.faces, 0)
            if self.game.persons > 1:
                self.bar.show(self.say.YOUR_THROW % self.game.names[table.turn])
            self.machine.lights("turn")
        self.machine.sound("move")

    def think(self):
        table = self.game.table
        if self.bot is None:
            gc.collect()
            self.bot = self.game.player(table.turn)
            self.bot.start(View(table))
            self.bar.show("")
        action = self.bot.step()
        if action:
            self.bot = None
            table.do(table.turn, action)
        return 0
