# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the rule options bring to the table: swapping laid Wilds, saving cards, Wilds played as Skips, the rule card,
more discard piles. It is in memory only in games with one of them.
"""

from handheld import drop, sheets
from phase10.cards import RULE, SKIP, WILD
from screens import cardart
from screens.showing import card_name

_SAVE_PILE = 17


class Extras:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.rules = screen.game.rules
        self.words = screen.app.load_words("_extras")
        if self.rules.mode == "twist" and self.game.table.step not in ("over", "end"):
            self.game.pawns = bytes(self.game.table.course.pawns)  # where they stand before they move
        self.masters = self.rules.mode in ("masters", "mastersDeclare")
        if self.masters:
            self.top = sheets.load("cards", 14, 22, 18).grid(x=40, palette=sheets.palette(cardart.PLAIN))
            screen.piles.append(self.top)
            screen.piles.append(sheets.load("icons", 9, 9, 50).grid(x=42, y=15, tile=_SAVE_PILE))

    def close(self):
        drop(self.words.__name__)

    def sync(self, draw):
        """Show the viewer's save pile; the card that `draw` would take from it lies on top and shines."""
        if self.masters:
            saved = self.game.table.saved[self.game.viewer]
            chosen = draw and draw[1] == "saved"
            cardart.put_card(self.top, draw[2] if chosen else saved[-1] if saved else 0, cardart.LIT if chosen else 0)

    # --- what can be done -----------------------------------------------------------------------------------------

    def add_draws(self, table):
        """The other piles of Twist, and each card the viewer has saved."""
        choices, seat = self.screen.choices, table.turn
        for pile in range(1, len(table.piles)):
            if table.why_not(seat, ("draw", "pile", pile)) is None:
                choices.append([("draw", "pile", pile)])
        saved = table.saved[seat]
        for i in range(len(saved)):
            if saved.find(saved[i : i + 1]) == i and table.why_not(seat, ("draw", "saved", saved[i])) is None:
                choices.append([("draw", "saved", saved[i])])

    def add_uses(self, table, card: int):
        choices, seat = self.screen.choices, table.turn
        if self.rules.replaceWild == "on":
            swaps = self.swaps(table, card)
            if swaps:
                choices.insert(0, swaps)
        if card == RULE and len(table.hands[seat]) > 1:
            choices[-1] = [("discard", RULE, "down")]
        elif len(table.piles) > 1 and card != SKIP:
            piles = [("discard", card, -1, pile) for pile in range(len(table.piles))]
            choices[-1] = [action for action in piles if table.why_not(seat, action) is None] or choices[-1]
        if card == WILD and self.rules.wildAsSkip == "on":
            victims = [("discard", WILD, target) for target in range(table.seats)]
            victims = [action for action in victims if table.why_not(seat, action) is None]
            if victims:
                choices.append(victims)
        if self.masters and table.why_not(seat, ("save", card)) is None:
            choices.append([("save", card)])

    def swaps(self, table, card: int) -> list:
        """The laid Wilds this card could take the place of, and the ends they could go to."""
        found = []
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                for end in ("", "low", "high"):
                    action = ("swap", card, owner, index, end)
                    if table.why_not(table.turn, action) is None:
                        found.append(action)
                        break
        return found

    def meaning(self, actions) -> str:
        """What A does, where the table itself has no words for it."""
        action, words = actions[0], self.words
        verb = action[0]
        if verb == "draw":
            if action[1] == "deck":
                return ""
            table = self.game.table
            card = action[2] if action[1] == "saved" else table.piles[action[2] if len(action) > 2 else 0][-1]
            return (words.TAKE_SAVED if action[1] == "saved" else words.TAKE) % self.name(card)
        if verb == "discard":
            if action[1:] == (RULE, "down"):
                return words.RULE_CARD
            return words.WILD_AS_SKIP if len(action) == 3 and action[1] == WILD else ""
        return words.VERBS[verb] % self.name(action[1]) if verb in words.VERBS else ""

    def name(self, card: int) -> str:
        return card_name(self.screen.app.words, card)

    # --- what happens ---------------------------------------------------------------------------------------------

    def tell(self, seat: int, words: str):
        show = self.screen.show
        show.tell(seat, words, 1000)

    def on_swapped(self, seat: int, card: int, owner: int, index: int, end: str):
        self.screen.show.on_hit(seat, card, owner, index, end)
        self.tell(seat, self.words.SWAPPED % (self.game.names[seat], self.name(card)))

    def on_saved(self, seat: int, card: int):
        show = self.screen.show
        own = seat == self.game.viewer
        self.tell(seat, self.words.SAVED % self.game.names[seat])
        start = show.spot(seat)
        show.leave_hand(seat)
        end = show.pile_spot("saved") if own else (start[0], -24)
        show.fly(card if own else cardart.BACK, *(start + end))

    def on_knocked(self, seat: int):
        show = self.screen.show
        self.screen.app.machine.sound("skip")
        self.screen.bar.tell(self.words.KNOCKED % self.game.names[seat])
        show.wait(1100)

    def on_gave(self, seat: int, target: int, card: int):
        show = self.screen.show
        self.screen.bar.tell(self.words.GAVE % (self.game.names[seat], self.name(card), self.game.names[target]))
        show.wait(1300)
        show.fly(card, *(show.spot(seat) + show.spot(target)))

    def on_turned(self, seat: int, card: int):
        show = self.screen.show
        self.tell(seat, self.words.TURNED % (self.game.names[seat], self.name(card)))
        show.leave_hand(seat)

    def on_chose(self, seat: int, what):
        number = self.words.TWIST_CARD if what == "twist" else self.screen.say.PHASE % self.rules.numbers[what]
        self.tell(seat, "%s: %s" % (self.game.names[seat], number))

    def on_named(self, seat: int, target: int):
        self.screen.bar.tell(self.words.NAMED % (self.game.names[seat], self.game.names[target]))
        self.screen.show.wait(1500)

    def on_fell(self, seat: int):
        self.screen.bar.tell(self.words.FELL % self.game.names[seat])
        self.screen.show.wait(1300)
