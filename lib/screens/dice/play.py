# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The play screen of the Dice game: keys, hints and bots' turns. scene.py draws, phase10/dice has the rules."""

import gc

import memory
from handheld.colours import CREAM
from handheld.keys import HELD, KEY, LEFT, RIGHT, SELECT, START, STEPS, A, B
from handheld.screen import remove
from phase10.actions import ENDED, KEEP, KEEPING, MISS, ROLL, ROLLING, SCORE
from phase10.dice.table import ROLLS, View
from phase10.dice.claim import ALL, COUNT, HIGH, WILD, points
from phase10.phases import ones
from screens.dice.game import DiceGame
from screens.dice.scene import Scene

_BUTTONS = 2  # Screen.row, below 0 and 1, the high and the low dice
_BOX_Y = 47
_THOUGHTS = 9000  # step limit for a bot's move: ten times what any needs


class Screen:
    def __init__(self, app, rules=None, seats=None):
        """rules, seats: of a new game; without them app.game is continued."""
        self.app = app
        self.machine = app.machine
        if rules:
            app.game = DiceGame(app, rules, seats)
            app.game.keep()
        self.game = app.game
        self.say = app.words_of("dice")
        self.scene = Scene(app, self.say)
        self.bar, self.buttons, self.tray = self.scene.bar, self.scene.buttons, self.scene.tray
        self.group = self.scene.group
        self.bot = None  # the bot that is deciding
        self.thoughts = 0  # steps so far for this move
        self.adviser = None  # the bot that is asked for a hint
        self.ready = False  # may a person act now?
        self.marks = 0  # mask of the dice to set aside
        self.row, self.column = _BUTTONS, 0  # cursor
        self.actions = []  # the verbs of the buttons
        self.sure = False  # has the question whether to give up rolls been shown?
        self.pausing = False  # open the pause menu as soon as the game is saved?
        self.wrong = None  # why the last save failed
        self.box = None  # the box of the first-time explanation, while it is open

    # --- a person's turn ----------------------------------------------------------------------------------------------

    def prompt(self):
        """Show the possible actions, the cursor and what A and B do."""
        table, say, claim = self.game.table, self.say, self.scene.claim
        begun = table.step == KEEPING
        self.sure = False
        self.actions = []
        words = []
        if table.rolls < ROLLS:
            self.actions.append(ROLL)
            words.append(say.ROLL)
        if claim:
            self.actions.append(SCORE)
            words.append(say.SCORE.format(points(table.faces, claim)))
        if begun and (not claim or table.seats == 1 and table.rolls == ROLLS):  # alone few points may be worth less
            self.actions.append(MISS)
            words.append(say.MISS)
        can_keep = begun and table.rolls < ROLLS
        if not can_keep:
            self.row = _BUTTONS
        on_buttons = self.row == _BUTTONS
        self.column = min(self.column, (HIGH, COUNT - HIGH, len(words))[self.row] - 1)
        self.buttons.show(words, self.column if on_buttons else -1)
        self.tray.point(-1 if on_buttons else self.die())
        scoring = on_buttons and self.actions[self.column] == SCORE
        self.tray.show(table.faces, claim if scoring else self.marks, ALL & ~claim if scoring else 0)
        if on_buttons:
            self.bar.show(self.about(self.actions[self.column]), say.TO_DICE if can_keep else "")
        else:
            words = say.FREE if self.marks >> self.die() & 1 else say.KEEP
            self.bar.show(words.format(self.name_of(self.die())), say.BACK)

    def about(self, action: str) -> str:
        table, say = self.game.table, self.say
        if action == ROLL and table.step == ROLLING and self.game.persons > 1:
            return say.YOUR_THROW.format(self.game.names[table.turn])
        if action == ROLL:
            rolled = COUNT - ones(self.marks)
            words = say.entry(say.ABOUT_ROLL, rolled != 1)
            return words.format(rolled, table.rolls + 1, ROLLS) if rolled else say.NONE_LEFT
        return say.ABOUT_SCORE if action == SCORE else say.ABOUT_MISS

    def name_of(self, die: int) -> str:
        number = self.game.table.faces[die] & 15
        return self.app.words.entry(self.app.words.SPECIAL, 0) if number == WILD else str(number)

    def die(self) -> int:
        return self.column + HIGH * self.row

    def key(self, event: int):
        if self.pausing:
            return
        if event == START:
            if self.ready:
                self.set_aside()
                self.game.marks, self.game.cursor = self.marks, (self.row, self.column)
            self.pausing = True
            self.bar.show("")
            self.bar.light()
            self.game.to_be_saved(certainly=True)
            return
        before = self.sight()
        self.act_on(event)
        if self.sight() == before or event & KEY == SELECT and self.bar.lit:  # tick() lit it on key down
            self.bar.light()

    def sight(self) -> tuple:
        """All state that keys change, to find out whether a key had an effect."""
        return self.row, self.column, self.marks, self.ready, self.sure, self.box, self.adviser

    def act_on(self, event: int):
        if not self.ready:
            self.scene.skip()
        elif self.box:
            if event in (A, B):
                self.close_box()
        elif self.adviser:  # while it thinks nothing tells what a key does
            self.adviser = None
            self.prompt()
        elif event == SELECT | HELD:
            self.ask()
        elif event == SELECT:
            self.mark_all()
        elif event & KEY <= RIGHT:
            self.machine.sound("move")
            self.move(event & KEY)
            self.prompt()
        elif event == A:
            self.press()
        elif event == B and self.game.table.step == KEEPING:  # from the dice to the buttons, or back
            self.row, self.column = 0 if self.row == _BUTTONS else _BUTTONS, 0
            self.prompt()

    def move(self, key: int):
        rows = (HIGH, COUNT - HIGH, len(self.actions))
        if key == LEFT or key == RIGHT:
            self.column = (self.column + STEPS[key]) % rows[self.row]
            return
        before, self.row = self.row, (self.row + STEPS[key]) % len(rows)
        if self.row == _BUTTONS:
            self.column = 0
        elif before == _BUTTONS:
            self.column += self.row
        else:  # the low dice begin one further to the right
            self.column = max(self.column + before - self.row, 0)

    def press(self):
        if self.row != _BUTTONS:
            self.marks ^= 1 << self.die()
            self.machine.sound("hit")
            self.prompt()
        elif self.actions[self.column] == ROLL and self.marks == ALL:
            self.machine.sound("refuse")
        elif self.actions[self.column] == ROLL:
            self.set_aside()
            self.act((ROLL,))
        elif self.actions[self.column] == MISS and (ROLL in self.actions or self.scene.claim) and not self.sure:
            self.sure = True
            self.bar.show(self.say.SURE, self.say.TO_DICE if ROLL in self.actions else self.say.BACK)
        else:
            self.end_turn(self.actions[self.column])

    def mark_all(self):
        """Mark the dice that match the phase, or clear all marks."""
        table = self.game.table
        if table.step == KEEPING and table.rolls < ROLLS:
            serving = self.scene.serving
            self.marks = 0 if self.marks == serving else serving
            self.machine.sound("hit")
            self.prompt()

    def set_aside(self):
        """Set the marked dice aside at the table, too, if there is another roll."""
        table = self.game.table
        table.do(table.turn, (KEEP, self.marks))
        table.events.clear()

    def end_turn(self, action: str):
        """Score or miss; the game is saved before it goes on."""
        self.act((SCORE, self.scene.claim) if action == SCORE else (MISS,))
        self.game.to_be_saved()
        if self.machine.power.warn_once():
            wrong = self.game.save() or "battery"
            why = self.app.words_of("why")
            self.app.go("note", why.entry(why.NOT_SAVED, wrong), "dice")

    def act(self, action: tuple):
        self.ready = False
        table = self.game.table
        table.do(table.turn, action)

    def ask(self):
        """Start a hint: ask a bot of the highest level."""
        if self.game.table.step == KEEPING:
            from bots.levels import HARD
            self.adviser = self.game.adviser(HARD)
            self.adviser.start(View(self.game.table))
            self.bar.show("")

    def advise(self, action: tuple):
        self.adviser = None
        if action[0] == KEEP:
            self.marks = action[1]
        last = len(self.actions) - 1  # alone, passing stands behind scoring
        self.row, self.column = _BUTTONS, 0 if action[0] == KEEP else last - (self.actions[last] != action[0])
        self.prompt()
        self.buttons.tell(self.say.entry(self.say.HINT, self.reason(action)), CREAM)

    def reason(self, action: tuple) -> str:
        """Return the name of the reason for the owl's advice."""
        claim, serving = self.scene.claim, self.scene.serving
        if action[0] == SCORE:
            return "score"
        if action[0] == MISS:
            return "poor" if claim else "miss"
        if claim:
            return "more"
        if not action[1]:
            return "none"
        return "fits" if action[1] == serving else "promise"

    # --- each frame -------------------------------------------------------------------------------------------------

    def tick(self):
        table = self.game.table
        if self.machine.keys.touched() and not self.bar.lit:
            self.bar.light()
        if not self.pausing and self.scene.tick():
            return None
        if self.game.unsaved is not None:
            wrong = self.game.save_step()
            if self.game.unsaved is None:
                self.end_save(wrong)
            return 0
        if table.step == ENDED:
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
            self.think()
            return 0
        return None

    def end_save(self, wrong):
        """Open the pause if it waits for that, else say why the save has failed, as at the table of cards: once."""
        if self.pausing:
            self.app.go("pause", 0, wrong)
        elif wrong and wrong != self.wrong:
            why = self.app.words_of("why")
            self.scene.note(why.entry(why.NOT_SAVED, wrong))
            memory.tidy()
        self.wrong = wrong

    def begin(self):
        """Begin or continue a person's turn."""
        gc.collect()
        table = self.game.table
        self.ready = True
        self.marks = table.kept
        self.scene.show_seats()
        self.scene.show_phase()
        can_roll = table.rolls < ROLLS
        self.row, self.column = _BUTTONS, 1 if self.scene.claim and can_roll else 0
        if table.step == KEEPING and can_roll:  # preselect the dice that make or match the phase
            self.marks = self.scene.claim or self.scene.serving
        if self.game.marks >= 0:
            self.marks, self.game.marks = self.game.marks, -1
            if self.marks != self.scene.claim and can_roll:
                self.column = 0
        if self.game.cursor:
            (self.row, self.column), self.game.cursor = self.game.cursor, None
        self.prompt()
        if table.step == ROLLING:
            self.tray.show(table.faces, 0)
            self.machine.lights("turn")
        self.machine.sound("turn" if table.step == ROLLING else "move")
        if "DICE" not in self.machine.settings.explained:
            self.tell_once()

    def tell_once(self):
        """On the first turn ever, show a box with an explanation."""
        from screens import owl
        words = self.app.words_of("firsts")
        self.box = owl.saying(self.app, words.DICE, _BOX_Y)
        self.group.append(self.box)
        self.bar.show(words.GOT_IT)

    def close_box(self):
        from screens.menus import keep_choices
        remove(self.group, self.box)
        self.box = None
        keep_choices.note_explained(self.machine, "DICE")
        memory.tidy()  # unload store.py
        self.prompt()

    def think(self):
        """Run one step of a bot; if it raises, play a fallback move."""
        table = self.game.table
        try:
            if self.bot is None:
                gc.collect()
                self.bot, self.thoughts = self.game.players[table.turn], 0
                self.bot.start(View(table))
                self.scene.show_seats()
                self.bar.show("")
            action = self.bot.step()
            self.thoughts += 1
            if not action and self.thoughts > _THOUGHTS:
                raise ValueError("no end of thoughts")
            if action and table.why_not(table.turn, action):
                raise ValueError("a bot tried %s" % (action,))
        except MemoryError:
            raise
        except Exception as error:
            from handheld import faults
            faults.note(error, "bot")
            claim = table.best_claim()
            action = (SCORE, claim) if claim else (ROLL,) if table.can_roll() else (MISS,)
        if action:
            self.bot = None
            table.do(table.turn, action)
