# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The main table: whose turn it is, and the bots taking theirs. What lies on it is drawn by
seats.py, felt.py, hand.py and bar.py, moves are shown by showing.py and seldom.py, the keys of an own turn stand in
own.py, what they lead to in steps.py.
"""

from displayio import Group

from handheld import drop, made
from handheld.keys import START, A, B
from handheld.sheets import forget, forget_colours, load, palette
from phase10 import turn
from phase10.view import View
from screens.bar import Bar
from screens.cardart import PLAIN, put_card
from screens.felt import Panel, Piles
from screens.game import DEMO
from screens.hand import Hand
from screens.own import ON_HAND, ON_LAY, Own
from screens.minis import Rows
from screens.motion import Motion
from screens.seats import Strip
from screens.showing import Show

WORDS = "table"


class Screen(Own):
    def __init__(self, app):
        self.app = app
        self.game = app.game
        self.say = app.say
        for name, width, height in (("cards", 14, 22), ("minis", 10, 14), ("piles", 18, 26)):
            load(name, width, height).palette = palette(PLAIN)  # their own colours are never shown
        self.strip = Strip(app, self.game)
        low = self.strip.height - 18  # a higher strip pushes all below it down
        discards, rules = len(self.game.table.piles), self.game.rules
        saves = rules.mode in ("masters", "mastersDeclare")
        self.piles = Piles(app, 21 + low, discards)
        self.panel = Panel(app, 26 + 16 * (discards + saves), 20 + low)
        self.rows = Rows(50 + low // 2)
        self.hand = Hand(self.game)
        self.bar = Bar(app)
        self.show = Show(self)
        self.mark = load("icons", 9, 9, 50).grid(tile=6)
        self.mark.hidden = True
        self.group = Group()
        for part in (self.rows, self.strip, self.piles, self.panel, self.bar, self.hand, self.show.flyer, self.mark):
            self.group.append(part)
        self.extras = None  # what the options of this game bring to the table
        from screens import extras
        if extras.needed(rules):
            self.extras = extras.Extras(self)
        drop("screens.extras")
        self.part = None  # a step of its own that has the keys
        self.part_name = ""
        self.bot = None  # the bot that is thinking
        self.ready = False  # do the keys belong to the viewer's turn?
        self.focus = ON_HAND
        self.choices = []  # what can be done now: for each use of the chosen card (or each draw) a list of actions
        self.at = 0  # which of them A means
        self.sure = False
        self.asked = None  # about which discard everybody has been asked who knocks
        self.can_lay = False
        self.lit = []  # the hits among them; their groups shine
        self.shining = 0  # how many did when they were last shown
        self.from_x = 72  # where the card that leaves the hand was, or the drawn one will be
        self.trouble = None  # why the last save failed
        self.over = False  # has the end of the hand been kept?
        self.packed = None  # the game that is to be saved, empty as long as it must still be packed
        self.later = None  # what a key has asked for, and takes longer than a frame
        made(Screen, Strip, Piles, Panel, Rows, Hand, Bar, Motion)
        drop("screens.cells")
        self.refresh()
        if self.game.table.events[:1] and self.game.table.events[0][0] == "hand":
            self.hide_deal()
        self.hand.choose(self.game.chosen)

    def close(self):
        self.close_part()
        self.game.chosen = self.hand.card()
        self.group = self.show = None
        self.app.machine.lights("off")
        forget("icons")  # others need all of them
        forget_colours()
        if self.extras:
            self.extras.close()
        from screens import ahead
        drop("screens.ahead", "screens.knock", *ahead.TABLE)

    # --- what is seen ---------------------------------------------------------------------------------------------

    def refresh(self):
        """Show the table as it is now."""
        game = self.game
        table = game.table
        self.strip.sync(game)
        self.hand.active = self.ready and table.step in ("play", "turn") and self.focus == ON_HAND
        self.hand.sync(table.hands[game.viewer] if game.held else b"")
        self.find_choices()
        self.show_lit()
        self.show_draw()
        if self.ready and not self.part:
            self.prompt()

    def hide_deal(self):
        """The cards have yet to be seen to be dealt."""
        if self.show.percent:
            self.hand.visible = 0
            self.hand.sync(self.hand.cards)
            self.panel.measure(self.game.table, self.game.viewer, ())
            self.panel.hand = b""  # what it says of them comes when they are there
            for top in self.piles.tops:
                put_card(top, 0)

    def show_lit(self):
        """The groups on the table; those the chosen card fits shine."""
        self.shining = len(self.lit)
        if self.lit:
            self.rows.scroll_to(self.lit[0][2])
        self.rows.sync(self.game, self.lit)
        if self.game.held:
            self.panel.sync(self.game.table, self.game.viewer, self.lit)

    def show_draw(self):
        """The piles, and from which of them a card would be drawn."""
        table = self.game.table
        drawing = self.ready and table.step == "draw" and self.focus == ON_HAND
        draw = self.choices[self.at][0] if drawing else None
        self.piles.sync(table, draw)
        if self.extras:
            self.extras.each("sync", draw)
        self.mark.hidden = not drawing
        if drawing:
            self.mark.x, self.mark.y = self.piles.spot_of(draw) + 3, self.piles.y + 20

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

    # --- time -----------------------------------------------------------------------------------------------------

    def tick(self):
        if self.later:
            if self.later[0]:
                self.act()
            else:  # the line must be seen first
                self.later[0] = True
            return 0
        if self.show.tick():
            if self.packed and self.show.holding:
                self.save()
            return None
        return self.go_on()

    def go_on(self):
        """All has been shown: whose move is it? 0 while a bot thinks, so that no time is lost."""
        game = self.game
        table = game.table
        if self.part:
            return self.part.tick()
        if self.ready:
            if self.can_lay or len(self.choices) > 1 or table.laid[table.turn]:  # a move that can be undone may come
                game.remember()
            return None
        if self.packed is not None and not (self.packed and table.step in ("draw", "play") and game.levels[table.turn]):
            self.save()
            return None
        if table.step in ("over", "end"):
            if table.step == "over" and not self.over:  # before the sheet is shown, for that may be looked at for long
                self.over, self.packed = True, b""
                self.save()
                return 0
            self.app.go("board" if len(table.piles) > 1 else "score")
        elif table.step == "deal":
            game.deal()
        elif table.can_be_knocked and self.asked != (table.turn, len(table.pile)):
            self.asked = (table.turn, len(table.pile))
            self.open("knock")
        elif not game.is_person(table.turn):
            return self.think()
        elif table.turn != game.viewer or not game.held:
            self.open("pass_on")
        elif table.step in ("choose", "give", "name"):  # steps that are parts of their own
            self.open("choosing" if table.step == "choose" else "aim")
        else:
            self.my_move()
        return None

    def my_move(self):
        """The viewer's keys are asked for."""
        table = self.game.table
        self.ready = True
        self.sure = False
        self.at = 0
        self.can_lay = table.step == "play" and turn.can_lay(table, table.turn)
        self.focus = ON_LAY if self.can_lay else ON_HAND
        self.app.machine.lights("turn")
        self.refresh()
        if self.game.lessons:
            self.open("coach")

    def think(self):
        game = self.game
        if game.kind == DEMO:
            self.app.machine.power.stir()
        if not self.bot:
            self.bot = game.players[game.table.turn]
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
            return
        if self.later:
            self.act()
        if event == START:
            self.soon(self.pause)
        elif self.show.busy():
            self.skip_motion(event)
        elif self.part:
            self.part.key(event)
        elif self.ready:
            self.own_key(event)

    def skip_motion(self, event: int):
        """Any key ends what is being shown. The pad's then choose at once; nobody can mean what was not offered yet."""
        self.show.finish()
        if not self.show.own or event & 15 in (A, B) or self.show.tick():
            return
        self.go_on()
        if self.ready:
            self.own_key(event)
