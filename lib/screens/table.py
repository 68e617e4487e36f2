# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The main table: whose turn it is, what the keys do in it, and the bots taking theirs. What lies on it is drawn by
seats.py, felt.py, hand.py and bar.py, moves are shown by showing.py; the steps that need more than one key, such as
laying, are parts of their own that are loaded when they begin.
"""

from displayio import Group

from handheld import drop
from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, START, UP, A, B
from handheld.sheets import load
from phase10 import turn
from phase10.cards import SKIP, WILD
from phase10.view import View
from screens.bar import Bar
from screens.felt import Panel, Piles, Rows
from screens.game import DEMO
from screens.hand import Hand
from screens.seats import Strip
from screens.showing import Show, card_name

WORDS = "table"
_MODULES = ("showing", "hand", "bar", "felt", "seats", "cardart")
ON_HAND, ON_LAY, ON_ROWS = range(3)
_ROWS_Y = 50


class Screen:
    def __init__(self, app):
        self.app = app
        self.game = app.game
        self.say = app.say
        load("cards", 14, 22, 18)
        self.strip = Strip(app, self.game)
        low = self.strip.height - 18  # a higher strip pushes all below it down
        self.piles = Piles(app, 21 + low)
        self.panel = Panel(app, 20 + low)
        self.rows = Rows(_ROWS_Y + low // 2)
        self.hand = Hand()
        self.bar = Bar(app)
        self.show = Show(self)
        self.mark = load("icons", 9, 9, 50).grid(tile=6)
        self.mark.hidden = True
        self.group = Group()
        for part in (self.rows, self.strip, self.piles, self.panel, self.bar, self.hand, self.show.flyer, self.mark):
            self.group.append(part)
        self.part = None  # a step of its own that has the keys
        self.part_name = ""
        self.bot = None  # the bot that is thinking
        self.ready = False  # do the keys belong to the viewer's turn?
        self.focus = ON_HAND
        self.pile = 0
        self.down = False  # discard the chosen card though it could be hit
        self.sure = False
        self.can_lay = False
        self.lit = []  # (owner, index, places) of the groups that the chosen card fits
        self.from_x = 72  # where the card that leaves the hand was, or the drawn one will be
        self.trouble = None  # why the last save failed
        self.refresh()

    def close(self):
        self.close_part()
        self.group = self.show = None
        for name in _MODULES:
            drop("screens." + name)

    # --- what is seen ---------------------------------------------------------------------------------------------

    def refresh(self):
        """Show the table as it is now."""
        game = self.game
        table = game.table
        drawing = self.ready and table.step == "draw"
        self.find_places()
        self.strip.sync(game)
        self.hand.active = self.ready and table.step == "play" and self.focus == ON_HAND
        self.hand.sync(table.hands[game.viewer])
        self.piles.sync(table, self.pile if drawing else -1)
        self.rows.sync(game, self.lit)
        self.panel.sync(table, game.viewer, self.lit)
        self.mark.hidden = not drawing
        if drawing:
            self.mark.x, self.mark.y = (27 if self.pile else 5), self.piles.y + 17
        if self.ready and not self.part:
            self.prompt()

    def find_places(self):
        """Which groups the chosen card could be hit on."""
        self.lit.clear()
        table, seat = self.game.table, self.game.viewer
        if not self.ready or table.step != "play" or self.focus != ON_HAND or not table.laid[seat]:
            return
        card = self.hand.card()
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                if turn.why_not_hit(table, seat, card, owner, index) in (None, "which-end"):
                    self.lit.append((owner, index))

    def group_spot(self, owner: int, index: int, low: bool):
        """Where on the screen an end of a group is."""
        if owner == self.game.viewer:
            minis = self.panel.minis
            return self.panel.x + minis.spot(index, low), self.panel.y + minis.y
        row = max(self.rows.row_of(owner), 0)
        minis = self.rows.minis[row]
        return minis.spot(index, low), self.rows.y + minis.y

    def show_drawn(self, card: int):
        """Make room in the hand for the card that comes flying."""
        hand = self.hand
        hand.active = False
        hand.sync(self.game.table.hands[self.game.viewer])
        hand.choose(card)
        self.from_x = hand.x_of(hand.at)
        if self.show.percent:
            hand[hand.at + 1].hidden = True

    def name(self, card: int) -> str:
        return card_name(self.app.words, card)

    def prompt(self):
        """The line that says what the keys do."""
        say, table = self.say, self.game.table
        back = say.UNDO if self.game.can_undo() else ""
        if self.focus == ON_ROWS:
            self.bar.show("", say.BACK)
        elif table.step == "draw":
            self.bar.show(say.TAKE % self.name(table.pile[-1]) if self.pile else say.DRAW, back)
        elif self.focus == ON_LAY:
            self.bar.show(say.LAY % table.course.shown(table.turn), say.LATER)
        else:
            self.prompt_card(self.hand.card(), back)

    def prompt_card(self, card: int, back: str):
        say = self.say
        if self.lit:
            self.panel.info.show(say.HIT_UP if self.down else say.DISCARD_DOWN)
        elif self.panel.minis.count and self.game.table.laid[self.game.viewer]:
            self.panel.info.show(say.LAID)
        if self.sure:
            words = say.DISCARD_WILD
        elif self.lit and not self.down:
            words = say.HIT % self.name(card)
        elif card == SKIP and len(self.hand.cards) > 1:
            words = say.PLAY_SKIP
        else:
            words = say.DISCARD % self.name(card)
        self.bar.show(words, back)

    # --- time -----------------------------------------------------------------------------------------------------

    def tick(self):
        if self.show.tick():
            return None
        return self.go_on()

    def go_on(self):
        """All has been shown: whose move is it? 0 while a bot thinks, so that no time is lost."""
        game = self.game
        table = game.table
        if self.ready or self.part:
            return None
        if table.step in ("over", "end"):
            self.app.go("score")
        elif table.step == "deal":
            game.deal()
        elif not game.is_person(table.turn):
            return self.think()
        elif table.turn != game.viewer:
            self.open("pass_on")
        else:
            self.my_move()
        return None

    def my_move(self):
        """The viewer's keys are asked for."""
        table = self.game.table
        self.ready = True
        self.down = self.sure = False
        self.pile = 0
        self.can_lay = table.step == "play" and turn.can_lay(table, table.turn)
        self.focus = ON_LAY if self.can_lay else ON_HAND
        self.app.machine.lights("turn")
        self.refresh()

    def think(self):
        game = self.game
        if not self.bot:
            self.bot = game.player(game.table.turn)
            self.bot.start(View(game.table, game.table.turn))
        action = self.bot.step()
        if action is None:
            return 0
        self.bot = None
        self.show.own = False
        code = game.do(game.table.turn, action)
        if code:
            raise ValueError("a bot tried %s: %s" % (action, code))
        return 0

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: int):
        if self.game.kind == DEMO:
            self.app.go("title")
        elif event == START:
            self.pause()
        elif self.show.busy():
            self.skip_motion(event)
        elif self.part:
            self.part.key(event)
        elif self.ready:
            self.own_key(event)

    def skip_motion(self, event: int):
        """Any key ends what is being shown; the viewer's own move does not swallow it."""
        self.show.finish()
        if not self.show.own or self.show.tick():
            return
        self.go_on()
        if self.ready:
            self.own_key(event)

    def own_key(self, event: int):
        key = event & 15
        if event == SELECT | HELD:
            self.open("hint")
        elif key == SELECT:
            self.hand.sort()
            self.refresh()
        elif key == B:
            self.back()
        elif self.focus == ON_ROWS:
            self.look(key)
        elif self.game.table.step == "draw":
            self.draw_key(key)
        elif self.focus == ON_LAY:
            self.lay_key(key)
        else:
            self.card_key(key)

    def back(self):
        if self.focus != ON_HAND:
            self.focus = ON_HAND
        elif self.sure:
            self.sure = False
        elif self.game.can_undo():
            self.game.undo()
            self.app.machine.sound("move")
            self.my_move()
        self.refresh()

    def draw_key(self, key: int):
        table = self.game.table
        if key in (LEFT, RIGHT):
            self.pile = 0 if self.pile else 1
            code = turn.why_not_draw(table, table.turn, "discard") if self.pile else None
            if code:
                self.pile = 0
                self.refuse(code)
                return
            self.app.machine.sound("move")
            self.refresh()
        elif key == A:
            self.do(("draw", "discard" if self.pile else "deck"))
        else:
            self.look(key)

    def lay_key(self, key: int):
        if key == A:
            self.open("lay")
        elif key in (DOWN, LEFT, RIGHT):
            self.back()

    def card_key(self, key: int):
        if key in (LEFT, RIGHT):
            self.hand.move(1 if key == RIGHT else -1)
            self.down = self.sure = False
            self.app.machine.sound("move")
            self.refresh()
        elif key == A:
            self.play_card()
        elif key == DOWN:
            self.down = True
            self.refresh()
        elif self.down or self.sure:
            self.down = self.sure = False
            self.refresh()
        elif self.can_lay:
            self.focus = ON_LAY
            self.refresh()
        else:
            self.look(key)

    def look(self, key: int):
        """Scroll through the groups on the table."""
        rows = self.rows
        if self.focus != ON_ROWS:
            if len(rows.owners) < 3:
                return
            self.focus = ON_ROWS
        elif key == UP:
            rows.first -= 1
        elif key == DOWN:
            rows.first += 1
        self.refresh()

    # --- moves ----------------------------------------------------------------------------------------------------

    def play_card(self):
        """A on a card: hit it, play it at somebody, or discard it; where there is a choice, ask."""
        card = self.hand.card()
        if self.lit and not self.down:
            self.choose_from(self.hits(card))
        elif card == SKIP and len(self.hand.cards) > 1:
            self.play_skip()
        elif card == WILD and not self.sure:
            self.sure = True
            self.refresh()
        else:
            self.do(("discard", card))

    def hits(self, card: int):
        """All hits this card could make, an end of a run each."""
        table, seat = self.game.table, self.game.viewer
        found = []
        for owner, index in self.lit:
            for end in ("", "low", "high"):
                action = ("hit", card, owner, index, end)
                if table.why_not(seat, action) is None and (end or not found or found[-1][2:4] != (owner, index)):
                    found.append(action)
                    if not end:
                        break
        return found

    def play_skip(self):
        table, seat = self.game.table, self.game.viewer
        mask = table.skip_targets(seat)
        found = [("discard", SKIP, target) for target in range(table.seats) if mask >> target & 1]
        self.choose_from(found or [("discard", SKIP)])

    def choose_from(self, actions):
        """Do the only action there is, or ask which."""
        if len(actions) == 1:
            self.do(actions[0])
        else:
            self.open("aim", actions)

    def do(self, action: tuple):
        """Make the viewer's move, or say why it cannot be made."""
        game = self.game
        if self.part:
            self.close_part()
        self.from_x = self.hand.x_of(self.hand.at)
        code = game.do(game.viewer, action)
        if code:
            self.refuse(code)
            return
        self.ready = False
        self.show.own = True
        self.lit.clear()
        table = game.table
        if table.turn != game.viewer or table.step not in ("draw", "play"):
            self.app.machine.lights("off")
            self.save()

    def save(self):
        trouble = self.game.save()
        if trouble and trouble != self.trouble:
            self.bar.tell(self.say.NOT_SAVED[trouble])
        self.trouble = trouble

    def refuse(self, code: str):
        self.app.machine.sound("refuse")
        self.bar.tell(self.say.WHY.get(code, code))

    def pause(self):
        self.show.finish()
        self.game.save()
        self.app.go("pause")

    # --- parts ----------------------------------------------------------------------------------------------------

    def open(self, name: str, *args):
        """A step of its own takes the keys."""
        self.close_part()
        self.part_name = name
        self.part = getattr(__import__("screens." + name), name).Part(self, *args)

    def close_part(self):
        if self.part:
            self.part.close()
            self.part = None
            drop("screens." + self.part_name)

    def leave_part(self):
        """Back to where the step began."""
        self.close_part()
        self.refresh()
