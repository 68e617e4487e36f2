# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Dice game on the screen: whose throw it is, what the keys do in it, bots taking theirs, and what happens, shown
one after another. What it looks like stands in dice_look.py, the rules in phase10.dice.
"""

from displayio import Group

from handheld import clock, drop
from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, START, UP, A, B
from phase10.dice import ROLLS, View
from phase10.dice_claim import ALL, COUNT, HIGH, WILD, points, size
from screens import dice_game
from screens.dice_look import CREAM, Bar, Buttons, Panel, Strip, Tray

WORDS = "dice"
_PERCENT = {"slow": 170, "normal": 100, "fast": 45, "none": 0}
_HOLD, _LEAST_HOLD = 1100, 250  # ms that words stand at normal speed, and without motion
# What a game with cards leaves in memory, and what the menus are made of.
_NOT_NEEDED = (
    "screens.game screens.choices screens.presets screens.players screens.tally screens.parts phase10.table"
    " phase10.turn phase10.finder phase10.groups phase10.cards phase10.course phase10.options phase10.phase_lists"
    " phase10.view bots.mind bots.odds bots.levels adafruit_display_text.label adafruit_display_text"
)
_ROLL, _SCORE, _MISS = "roll", "score", "miss"


class Screen:
    def __init__(self, app, rules=None, seats=None):
        """With rules and seats a new game begins; else the one that waits goes on."""
        for module in _NOT_NEEDED.split():
            drop(module)
        if rules:
            app.game = dice_game.DiceGame(app, rules, seats)
        self.app = app
        self.say = app.say
        self.machine = app.machine
        self.game = app.game
        self.strip, self.panel, self.tray = Strip(app, self.game), Panel(app), Tray()
        self.buttons, self.bar = Buttons(app), Bar(app)
        self.group = Group()
        for part in (self.strip, self.panel, self.buttons, self.bar, self.tray):
            self.group.append(part)
        self.percent = _PERCENT[app.speed()]
        self.bot = None  # the bot that is thinking
        self.adviser = None  # who is asked for a hint
        self.ready = False  # do the keys belong to a person's turn?
        self.holding = 0  # ms that the words stand from self.since on
        self.since = 0
        self.marks = 0  # the dice to be set aside
        self.row, self.column = 2, 0  # high dice, low dice, buttons
        self.actions = []  # what the buttons do
        self.claim = 0  # the dice that would score
        self.tray.show(self.game.table.faces, self.game.table.kept)
        self.tray.point(-1)
        self.show_seats()
        self.show_phase()

    def close(self):
        self.group = None
        for name in ("screens.dice_look", "screens.dice_game"):
            drop(name)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def show_seats(self):
        self.strip.sync(self.game.table)

    def show_phase(self):
        """What the dice make of the phase of the seat to move."""
        table, say = self.game.table, self.say
        if table.step == "end":
            return
        phase = table.phase(table.turn)
        self.panel.title.show(say.PHASE % table.rules.numbers[table.at[table.turn]])
        self.claim = 0
        if table.step == "roll":
            self.panel.info.show(say.ROLLS_LEFT % ROLLS)
            self.panel.show(phase, table.faces, 0, b"")
            return
        short, serving, goal = table.nearest()
        self.panel.show(phase, table.faces, serving, goal)
        self.serving = serving
        if short:
            self.panel.info.show(say.TO_GO % short)
        else:
            self.claim = serving
            self.panel.info.show(say.WORTH % points(table.faces, serving))

    def prompt(self):
        """It is a person's turn: what can be done, and what A and B do now."""
        table, say = self.game.table, self.say
        begun = table.step == "keep"
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

    def hold(self, words: str, percent: int = 100):
        self.buttons.tell(words)
        self.holding = max(_HOLD * self.percent * percent // 10000, _LEAST_HOLD)
        self.since = self.machine.now

    # --- the keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        if event == START:
            self.app.go("pause")
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
            self.bot = self.game.player(table.turn)
            self.bot.start(View(table))
            self.bar.show("")
        action = self.bot.step()
        if action:
            self.bot = None
            table.do(table.turn, action)
        return 0

    def show(self, event: tuple):
        """Something has happened."""
        getattr(self, "show_" + event[0])(*event[1:])

    def name(self, seat: int) -> str:
        return self.game.names[seat]

    def show_order(self, order):
        self.show_seats()
        if len(order) > 1:
            self.hold(self.say.BEGINS % self.name(order[0]))

    def show_rolled(self, seat: int, mask: int):
        self.machine.lights("off")
        self.show_seats()
        self.buttons.tell(self.say.ROLLING % (self.name(seat), self.game.table.rolls, ROLLS))
        self.bar.show("")
        table = self.game.table
        self.tray.throw(bytes(table.faces), mask, self.machine.now, self.percent)
        self.machine.sound("draw")
        if not self.tray.thrown:
            self.show_phase()
        if not self.game.is_person(seat):
            self.holding, self.since = max(_HOLD * self.percent // 150, _LEAST_HOLD), self.machine.now

    def show_kept(self, seat: int, mask: int):
        self.tray.show(self.tray.faces, mask)
        self.machine.sound("hit")
        self.hold(self.say.KEEPS % (self.name(seat), size(mask)), 80)

    def show_scored(self, seat: int, won: int, mask: int):
        self.tray.show(self.tray.faces, mask, ALL & ~mask)
        self.tray.point(-1)
        self.show_seats()
        self.bar.show("")
        self.machine.sound("lay")
        self.hold(self.say.SCORES % (self.name(seat), won), 130)

    def show_missed(self, seat: int):
        self.tray.show(self.tray.faces, 0, ALL)
        self.tray.point(-1)
        self.show_seats()
        self.bar.show("")
        self.machine.sound("skip")
        self.hold(self.say.MISSED % self.name(seat))

    def show_bonus(self, seat: int):
        self.machine.sound("win")
        self.hold(self.say.BONUS % self.name(seat), 150)

    def show_finished(self, seat: int):
        self.hold(self.say.FINISHED % self.name(seat), 150)

    def show_won(self, winners):
        self.show_seats()
