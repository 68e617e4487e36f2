# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: choose the target of a card or step: a group, its end, a seat, a pile. A does it."""

import memory
from handheld.keys import HELD, KEY, RIGHT, SELECT, STEPS, A, B
from handheld.screen import hide
from phase10.actions import DISCARD, GIVE, GIVING, HIGH_END, HIT, LOW_END, NAME, NO_TARGET, PILE, SWAP
from phase10.cards import WILD
from screens.table import uses
from screens.table.strips import HEIGHT


class Part:
    def __init__(self, screen, actions=None):
        self.screen = screen
        self.actions = actions or self.targets(screen.game.table)
        self.can_cancel = actions is not None
        self.at = self.actions.index(screen.advice) if screen.advice in self.actions else self.first()
        self.show()

    def targets(self, table):
        """The actions of a step that chooses a seat: GIVING, NAMING."""
        verb = GIVE if table.step == GIVING else NAME
        return uses.allowed(table, [(verb, seat) for seat in range(table.seats)])

    def first(self) -> int:
        """The index preselected: for a Skip the rival nearest to going out, for a gift oneself, else 0."""
        ranks = [rank(self.screen.game, action) for action in self.actions]
        return ranks.index(max(ranks))

    def close(self):
        hide(self.screen.mark, True)
        self.screen.panel.info.show("")
        self.screen.panel.measured = b""  # call slots.measure() again, for what stood there before

    def key(self, event: int):
        key = event & KEY
        if event == SELECT | HELD:
            self.screen.soon_open("hint")
        elif key == A:
            self.screen.do(self.actions[self.at])
        elif key == B and self.can_cancel:
            self.screen.soon(self.screen.leave_part)
        elif key <= RIGHT:
            self.at = (self.at + STEPS[key]) % len(self.actions)
            self.screen.app.machine.sound("move")
            self.show()

    def show(self):
        """Point the mark at the target; say what A does."""
        screen, action = self.screen, self.actions[self.at]
        words = ""
        for extra in screen.extras:
            words = words or extra.aimed(action)
        if action[0] in (HIT, SWAP):
            group = self.show_group(action)
            words = words or group
        elif len(action) == 4:
            screen.sync.point_at_pile(PILE, action[3])
        else:
            self.show_seat(action[-1])
            if action[0] == DISCARD:
                words = screen.say.SKIP_WHOM.format(screen.game.names[action[-1]])
        hide(screen.mark, False)
        ways = len(self.actions)
        screen.panel.info.show("←→ %d/%d" % (self.at + 1, ways) if ways > 1 else "")
        screen.bar.show(words, screen.say.BACK if self.can_cancel else "")

    def show_group(self, action: tuple) -> str:
        """Let this group alone shine: between close rows the mark cannot tell which it means."""
        screen, mark = self.screen, self.screen.mark
        _, _, owner, index, end = action
        screen.groups.scroll_to(owner)
        screen.groups.sync(screen.game, (action,))
        screen.sync.panel((action,))
        mark.x, mark.y = screen.sync.group_spot(owner, index, end == LOW_END)
        mark.y += 8
        place = ("", LOW_END, HIGH_END).index(end)
        if screen.game.is_you(owner):
            seldom = screen.app.words_of("seldom")
            screen.then(memory.tidy)  # the part may stay open for long
            return seldom.entry(seldom.HIT_YOURS, place)
        return screen.say.entry(screen.say.HIT_END, place).format(screen.game.names[owner])

    def show_seat(self, seat: int):
        screen, mark = self.screen, self.screen.mark
        x = screen.strip.x_of(seat, screen.game)
        if x < 0:
            mark.x, mark.y = screen.panel.x + 4, screen.panel.y + 18
        else:
            mark.x, mark.y = x + 4, HEIGHT - 6


def rank(game, action: tuple) -> tuple:
    """The action with the highest one is preselected; () for one that aims at no seat."""
    table, seat = game.table, action[-1]
    skips = action[0] == DISCARD and len(action) == 3 and seat != NO_TARGET
    if not skips and action[0] != GIVE:
        return ()
    gift = action[0] == GIVE and (table.given == WILD or table.rules.dealerSkip == "card")
    done = table.course.phases_done(seat)
    return (seat == game.viewer) == gift, bool(table.laid[seat]), -len(table.hands[seat]), done
