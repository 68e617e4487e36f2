# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Where to? Asked when a card could go to several groups or ends, or a Skip at several seats. Each choice is an action
of the table; the pad goes from one to the next, A does it.
"""

from handheld.keys import DOWN, LEFT, RIGHT, UP, A, B

_MARK_UP = 6


class Part:
    def __init__(self, screen, actions):
        self.screen = screen
        self.actions = actions
        self.at = 0
        self.show()

    def close(self):
        self.screen.mark.hidden = True

    def tick(self):
        """Nothing moves."""

    def key(self, event: int):
        key = event & 15
        if key == A:
            self.screen.do(self.actions[self.at])
        elif key == B:
            self.screen.leave_part()
        elif key in (LEFT, UP, RIGHT, DOWN):
            self.at = (self.at + (1 if key in (RIGHT, DOWN) else -1)) % len(self.actions)
            self.screen.app.machine.sound("move")
            self.show()

    def show(self):
        """Point at the place, and say what A would do."""
        screen, action = self.screen, self.actions[self.at]
        say, mark = screen.say, screen.mark
        if action[0] == "hit":
            owner, index, end = action[2], action[3], action[4]
            screen.rows.scroll_to(owner)
            screen.rows.sync(screen.game, screen.lit)
            mark.x, mark.y = screen.group_spot(owner, index, end == "low")
            mark.y += 8
            words = say.HIT_END[1 + ("low", "high").index(end)] if end else say.HIT_END[0]
            words = words % screen.game.names[owner]
        else:
            target = action[-1]
            mark.x, mark.y = screen.strip.x_of(target, screen.game) + 4, screen.strip.height - 6
            words = say.SKIP_WHOM % screen.game.names[target]
        mark.hidden = False
        screen.bar.show(words, say.BACK)
