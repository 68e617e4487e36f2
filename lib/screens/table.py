# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The main table: whose turn it is, what the keys do in it, and the bots taking theirs. What lies on it is drawn by
seats.py, felt.py, hand.py and bar.py, moves are shown by showing.py; the steps that need more than one key, such as
laying, are parts of their own that are loaded when they begin.
"""

from displayio import Group

from handheld import drop
from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, START, UP, A, B
from handheld.sheets import forget, load, palette
from phase10 import groups, turn
from phase10.cards import SKIP, WILD
from phase10.view import View
from screens.bar import PAD, Bar
from screens.cardart import PLAIN
from screens.felt import Panel, Piles, Rows
from screens.game import DEMO
from screens.hand import Hand
from screens.seats import Strip
from screens.showing import Show, card_name

WORDS = "table"
_MODULES = ("showing", "hand", "bar", "felt", "seats", "cardart")
ON_HAND, ON_LAY, ON_ROWS = range(3)
_ROWS_Y = 50
_ASKED = {"choose": "choosing", "give": "aim", "name": "aim"}  # steps that are parts of their own


def needs_extras(rules) -> bool:
    """Do these rules bring moves that the base game does not know?"""
    return (
        "on" in (rules.replaceWild, rules.wildAsSkip, rules.antiOthers, rules.knock)
        or "dealerChooses" in (rules.firstWild, rules.firstSkip)
        or rules.goOut == "float"
        or rules.mode in ("masters", "mastersDeclare", "twist")
    )


class Screen:
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
        self.rows = Rows(_ROWS_Y + low // 2)
        self.hand = Hand(self.game)
        self.bar = Bar(app)
        self.show = Show(self)
        self.mark = load("icons", 9, 9, 50).grid(tile=6)
        self.mark.hidden = True
        self.group = Group()
        for part in (self.rows, self.strip, self.piles, self.panel, self.bar, self.hand, self.show.flyer, self.mark):
            self.group.append(part)
        self.extras = None  # what the options of this game bring to the table
        if needs_extras(self.game.rules):
            from screens import extras
            self.extras = extras.Extras(self)
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
        self.refresh()

    def close(self):
        self.close_part()
        self.group = self.show = None
        forget("icons")  # others need all of them
        if self.extras:
            self.extras.close()
            drop("screens.extras")
        for name in _MODULES:
            drop("screens." + name)

    # --- what is seen ---------------------------------------------------------------------------------------------

    def refresh(self):
        """Show the table as it is now."""
        game = self.game
        table = game.table
        self.strip.sync(game)
        self.hand.active = self.ready and table.step in ("play", "turn") and self.focus == ON_HAND
        self.hand.sync(table.hands[game.viewer])
        self.find_choices()
        self.show_lit()
        self.show_draw()
        if self.ready and not self.part:
            self.prompt()

    def show_lit(self):
        """The groups on the table; those the chosen card fits shine."""
        self.shining = len(self.lit)
        if self.lit:
            self.rows.scroll_to(self.lit[0][2])
        self.rows.sync(self.game, self.lit)
        self.panel.sync(self.game.table, self.game.viewer, self.lit)

    def show_draw(self):
        """The piles, and from which of them a card would be drawn."""
        table = self.game.table
        drawing = self.ready and table.step == "draw" and self.focus == ON_HAND
        draw = self.choices[self.at][0] if drawing else None
        self.piles.sync(table, draw)
        if self.extras:
            self.extras.sync(draw)
        self.mark.hidden = not drawing
        if drawing:
            self.mark.x, self.mark.y = self.piles.spot_of(draw) + 3, self.piles.y + 20

    def show_choice(self):
        """Another card has been chosen, or another use of it: only what depends on that is drawn again."""
        self.find_choices()
        if self.lit or self.shining:
            self.show_lit()
        self.prompt()

    def find_choices(self):
        """What the viewer could do now with the chosen card, or draw."""
        table = self.game.table
        self.choices.clear()
        self.lit.clear()
        if not self.ready:
            return
        if table.step == "draw":
            self.find_draws(table)
        elif table.step == "play":
            self.find_uses(table, self.hand.card())
        else:
            self.choices.append([(table.step, self.hand.card())])
        self.at = min(self.at, len(self.choices) - 1)

    def find_draws(self, table):
        for action in (("draw", "deck"), ("draw", "discard")):
            if table.why_not(table.turn, action) is None:
                self.choices.append([action])
        if self.extras:
            self.extras.add_draws(table)

    def find_uses(self, table, card: int):
        """Hit the card, discard it, play it at somebody, and what an option may bring."""
        if table.laid[table.turn]:
            self.find_hits(table, card)
        if self.lit:
            self.choices.append(self.lit)
        if card == SKIP and len(self.hand.cards) > 1:
            mask = table.skip_targets(table.turn)
            targets = [("discard", SKIP, target) for target in range(table.seats) if mask >> target & 1]
            self.choices.append(targets or [("discard", SKIP)])
        elif not self.lit or table.why_not(table.turn, ("discard", card)) in (None, "need-target"):
            self.choices.append([("discard", card)])
        if self.extras:
            self.extras.add_uses(table, card)

    def find_hits(self, table, card: int):
        seat = table.turn
        postal = table.postal(seat)
        for owner in range(table.seats):
            laid = table.laid[owner]
            for index in range(len(laid)):
                if not groups.fitting_places(laid[index], card, postal, table.two_colour):
                    continue
                code = turn.why_not_hit(table, seat, card, owner, index)
                if code is None:
                    self.lit.append(("hit", card, owner, index, ""))
                elif code == "which-end":
                    self.lit.append(("hit", card, owner, index, "low"))
                    self.lit.append(("hit", card, owner, index, "high"))

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
        elif self.focus == ON_LAY:
            self.bar.show(say.LAY % table.rules.numbers[self.panel.at], say.LATER)
        elif table.step == "draw" and not back and len(self.choices) > 1:
            self.bar.show(self.meaning(self.choices[self.at]), self.other_draw(), PAD)
        else:
            self.bar.show(self.meaning(self.choices[self.at]), back)
            if table.step == "play" and (table.laid[table.turn] or len(self.choices) > 1):
                self.panel.info.show(self.other_use())

    def other_draw(self) -> str:
        """Where the pad would draw from instead."""
        draw, table = self.choices[(self.at + 1) % len(self.choices)][0], self.game.table
        if draw[1] == "deck":
            return self.say.DECK
        if draw[1] == "saved":
            return self.name(draw[2])
        return self.name(table.piles[draw[2] if len(draw) > 2 else 0][-1])

    def other_use(self) -> str:
        """What the chosen card could be used for instead."""
        say = self.say
        if self.at + 1 < len(self.choices):
            return "↓ " + say.USE[self.choices[self.at + 1][0][0]]
        return "↑ " + say.USE[self.choices[self.at - 1][0][0]] if self.at else say.LAID

    def meaning(self, actions) -> str:
        """What A does, in words."""
        say, action = self.say, actions[0]
        verb = action[0]
        if action == ("draw", "deck"):
            return say.DRAW
        if action == ("draw", "discard"):
            return say.TAKE % self.name(self.game.table.pile[-1])
        words = self.extras and self.extras.meaning(actions)
        if words:
            return words
        if verb == "hit":
            return say.HIT % self.name(action[1])
        if self.sure:
            return say.DISCARD_WILD
        if len(self.hand.cards) == 1:
            return say.LAST % self.name(action[1])
        return say.PLAY_SKIP if action[1] == SKIP else say.DISCARD % self.name(action[1])

    # --- time -----------------------------------------------------------------------------------------------------

    def tick(self):
        if self.show.tick():
            return None
        return self.go_on()

    def go_on(self):
        """All has been shown: whose move is it? 0 while a bot thinks, so that no time is lost."""
        game = self.game
        table = game.table
        if self.part:
            return self.part.tick()
        if self.ready:
            return None
        if table.step in ("over", "end"):
            self.app.go("board" if len(table.piles) > 1 else "score")
        elif table.step == "deal":
            game.deal()
        elif table.can_be_knocked and self.asked != (table.turn, len(table.pile)):
            self.asked = (table.turn, len(table.pile))
            self.open("knock")
        elif not game.is_person(table.turn):
            return self.think()
        elif table.turn != game.viewer:
            self.open("pass_on")
        elif table.step in _ASKED:
            self.open(_ASKED[table.step])
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
        if key in (LEFT, RIGHT):
            if len(self.choices) < 2:
                self.refuse("cannot-take")
                return
            self.at = (self.at + (1 if key == RIGHT else -1)) % len(self.choices)
            self.app.machine.sound("move")
            self.show_draw()
            self.prompt()
        elif key == A:
            self.do(self.choices[self.at][0])
        else:
            self.look(key)

    def lay_key(self, key: int):
        if key == A:
            self.open("lay")
        elif key in (DOWN, LEFT, RIGHT):
            self.back()

    def card_key(self, key: int):
        asked, self.sure = self.sure, False
        if key in (LEFT, RIGHT):
            self.hand.move(1 if key == RIGHT else -1)
            self.at = 0
            self.app.machine.sound("move")
        elif key == A:
            self.sure = asked
            self.play_card()
            return
        elif key == DOWN:
            self.at = min(self.at + 1, len(self.choices) - 1)
        elif self.at or asked:
            self.at = max(self.at - 1, 0)
        elif self.can_lay:
            self.focus = ON_LAY
            self.refresh()
            return
        else:
            self.look(key)
            return
        self.show_choice()

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
        """A on a card: hit it, discard it, play it at somebody; where there is a choice, ask."""
        actions = self.choices[self.at]
        if actions[0] == ("discard", WILD) and not self.sure and len(self.hand.cards) > 1:
            self.sure = True
            self.prompt()
        else:
            self.choose_from(actions)

    def choose_from(self, actions):
        """Do the only action there is, or ask which."""
        if len(actions) == 1:
            self.do(actions[0])
        else:
            self.open("aim", list(actions))

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
        self.bar.show("")
        table = game.table
        if table.turn != game.viewer or table.step not in ("draw", "play"):
            self.app.machine.lights("off")
            self.save()

    def save(self):
        trouble = self.game.save()
        if trouble and trouble != self.trouble:
            words = self.app.load_words("_why")
            self.show.note(words.NOT_SAVED[trouble])
            drop(words.__name__)
        self.trouble = trouble

    def refuse(self, code: str):
        self.app.machine.sound("refuse")
        self.bar.tell(self.why(code))

    def why(self, code: str) -> str:
        """What an error code means; a rare need, so the sentences are not kept."""
        words = self.app.load_words("_why")
        drop(words.__name__)
        return words.WHY.get(code, words.FORBIDDEN)

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
