# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""At the table, what some options bring between the turns: knocking, and the upturned card that finds a taker."""


class Part:
    def __init__(self, screen, words):
        self.screen = screen
        self.words = words

    def meaning(self, action) -> str:
        return self.words.VERB % self.screen.name(action[1]) if action[0] == "turn" else ""

    def on_knocked(self, seat: int):
        self.screen.app.machine.sound("skip")
        self.screen.bar.tell(self.words.KNOCKED % self.screen.game.names[seat])
        self.screen.show.wait(1100)

    def on_gave(self, seat: int, target: int, card: int):
        screen, names = self.screen, self.screen.game.names
        screen.bar.tell(self.words.GAVE % (names[seat], screen.name(card), names[target]))
        screen.show.wait(1300)
        screen.show.fly(card, *(screen.show.spot(seat) + screen.show.spot(target)))

    def on_turned(self, seat: int, card: int):
        screen = self.screen
        screen.show.tell(seat, self.words.TURNED % (screen.game.names[seat], screen.name(card)), 1000)
        screen.show.leave_hand(seat)
