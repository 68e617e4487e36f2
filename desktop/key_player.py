# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fingers: plays the program by key presses only, as a person does. It reads the program's state, gets a move from one
of our bots, and presses the keys that make it.
"""

from deciding import decided

MOST = 400  # key presses for one move; more means that it never gets there


class Fingers:
    def __init__(self, handheld):
        self.handheld = handheld
        self.thoughts = 0

    @property
    def app(self):
        return self.handheld.names.get("app")  # None before code.py has created it

    @property
    def screen(self):
        return self.app and self.app.screen

    @property
    def table(self):
        return self.app.game.table

    def where(self):
        """Return the name of the screen shown; "" while the table is still opening."""
        screen, here = self.screen, self.app.here
        return here if screen and (here != "table" or hasattr(screen, "turn")) else ""

    def press(self, key, **how):
        self.handheld.press(key, **{"hold": 30, "wait": 40} | how)

    def settle(self, most=120_000):
        """Wait until the table wants a key or has been left; True when it wants one."""
        self.handheld.until(lambda: self._still() and self._is_seen(), most, 60)
        return self.where() == "table"

    def _still(self):
        screen = self.screen
        if self.where() != "table":
            return self.where() and not self.app._next
        return (screen.turn.ready or screen.part) and not screen.show.busy()

    def _is_seen(self):
        """Return whether the bar shows what A does; before that the table ignores A."""
        return self.where() != "table" or self.screen.bar.since >= 0

    def think(self):
        """Return the action that a bot would take for the seat whose turn it is."""
        import bots
        from phase10.view import View
        seat = self.table.turn
        self.thoughts += 1
        mind = bots.player("normal", 0, self.thoughts)  # a new one: the program unloads its bots
        return decided(mind, View(self.table, seat))

    def move(self):
        """Make one move for the person at the device."""
        part = self.screen.part_name if self.screen.part else ""
        if part in ("pass_on", "coach"):
            self.press("A")
            return
        if part == "knock":
            self.press("B")
            return
        action = self.last = self.think()
        getattr(self, {"choose": "_choose_phase"}.get(action[0], "_" + action[0]))(*action[1:])

    def choice(self):
        """Return the action that A would do now."""
        turn = self.screen.turn
        return turn.uses[turn.at][0]

    def _draw(self, *source):
        self._until("RIGHT", lambda: self.choice() == ("draw",) + source)
        self.press("A")

    def _lay(self, *_):
        self._until("UP", lambda: self.screen.turn.focus == 1)
        self.press("A")
        assert self.screen.part_name == "lay" and self.screen.part
        self.press("A")

    def _choose_phase(self, what):
        self._until("RIGHT", lambda: self.screen.part.choices[self.screen.part.at] == what)
        self.press("A")

    def _turn(self, card):
        self._choose(card)
        self.press("A")

    def _save(self, card):
        self._use("save", card)

    def _give(self, seat):
        self._until("RIGHT", lambda: self.screen.part.actions[self.screen.part.at][1] == seat)
        self.press("A")

    _name = _give

    def _hit(self, card, owner, index, end=""):
        self._use("hit", card)  # where the card could be swapped for a Wild, A swaps it at first
        self._aim(lambda action: action[:4] == ("hit", card, owner, index) and action[4] in (end, ""))

    def _swap(self, card, owner, index, end=""):
        self._use("swap", card)
        self._aim(lambda action: action[:4] == ("swap", card, owner, index) and action[4] in (end, ""))

    def _discard(self, card, target=-1, pile=-1):
        self._use("discard", card)
        self._aim(lambda action: action[3] == pile if len(action) == 4 else action[2] == target)

    def _use(self, verb, card):
        """Choose the card, then the action for it; after a hint another one is chosen already."""
        self._choose(card)
        turn = self.screen.turn
        after = [use[0][0] for use in turn.uses[turn.at:]]
        self._until("DOWN" if verb in after else "UP", lambda: self.choice()[0] == verb)
        self.press("A")
        if self.where() == "table" and self.screen.turn.ready and self.screen.turn.question:
            self.press("A")

    def _choose(self, card):
        if self.screen.turn.focus == 1:
            self.press("B")
        self._until("RIGHT", lambda: self.screen.hand.card() == card)

    def _aim(self, wanted):
        part = self.screen.part if self.where() == "table" else None
        if part and self.screen.part_name == "aim" and part.can_cancel:
            self._until("RIGHT", lambda: wanted(part.actions[part.at]))
            self.press("A")

    def _until(self, key, condition):
        for _ in range(MOST):
            if condition():
                return
            self.press(key)
        part = self.screen.part
        uses = self.screen.turn.uses
        raise AssertionError(f"{key} leads nowhere: {self.last} {uses} {getattr(part, 'actions', None)}")

    def play_hand(self):
        """Play until the hand ends and the table screen is left."""
        while self.settle():
            self.move()

    def play_game(self):
        """Play hands until there is a winner; return the number of hands."""
        hands = 0
        while True:
            self.play_hand()
            hands += 1
            if self.table.winners is not None:
                return hands
            self.handheld.run(200)
            for _ in range(40):
                if self.where() == "table":
                    break
                self.press("A", wait=200)
