# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: when the device goes to another person, hide the hand until that person presses A."""

from displayio import Group

from handheld import sheets, text
from handheld.colours import CREAM, GOLD, PIT, SAND
from handheld.keys import A
from handheld.screen import hide, remove, stack
from handheld.sheets import rectangle
from phase10.actions import DRAWING, TURNING
from phase10.table import NOBODY

_LOWER = 30  # pixels by which the prompt is moved down, to where the menus have it


class Part:
    def __init__(self, screen):
        self.screen = screen
        game, app = screen.game, screen.app
        self.seat = game.table.turn
        say = app.words_of("seldom")
        large = stack(Group(scale=2), sheets.face(game.faces[self.seat], 0, 32, 4))
        self.cover = stack(Group(), rectangle(PIT, 160, 128), large)
        for words, group, width, colour, y in ((say.PASS_TO, self.cover, 160, CREAM, 44),
                                               (game.names[self.seat], large, 80, GOLD, 29),
                                               (news(screen, say), self.cover, 160, SAND, 80)):
            group.append(text.Line(app.small, width, colour, 0, y, text.CENTRE, words))
        screen.hand.sync(b"")
        screen.bar.show(say.I_AM.format(game.names[self.seat]))
        screen.group.insert(screen.group.index(screen.bar), self.cover)
        screen.bar.y += _LOWER  # not before: what runs out of memory is tried again
        for part in (screen.hand, screen.mark):  # these are above the cover
            hide(part, True)
        app.machine.keys.clear()

    def close(self):
        hide(self.screen.hand, False)
        self.screen.bar.y -= _LOWER
        remove(self.screen.group, self.cover)

    def key(self, event: int):
        if event == A:
            screen = self.screen
            screen.game.viewer = self.seat
            screen.game.held = True
            screen.panel.measured = b""
            screen.leave_part()


def news(screen, words) -> str:
    """The last move, which this person may not have seen: the own knock, who has got which first card, who was skipped
    by whom, or who has discarded what, under Skips that were served since; "" at the first turn, and for three piles.
    """
    table, names = screen.game.table, screen.game.names
    if table.knocked[table.turn] and table.step != DRAWING:  # else it was in the turn before
        return words.KNOCKED.format(names[table.turn])
    if table.step == TURNING:
        given = screen.name(table.known[table.turn][-1])
        return screen.app.words_of("knocking").GAVE.format(names[table.dealer], given, names[table.turn])
    last = last_to_play(table)
    victim = table.blame.find(bytes((last + 1,)))
    if victim >= 0:
        return words.SKIPS.format(names[last], names[victim])
    if len(table.piles) > 1:
        return ""
    for at in range(len(table.pile) - 1, -1, -1):
        if table.thrown_by[at] != NOBODY:
            return screen.say.DISCARDS.format(names[table.thrown_by[at]], screen.name(table.pile[at]))
    return ""


def last_to_play(table) -> int:
    """The last seat before this one that was not passed over, as who is skipped or does not take part is."""
    for back in range(1, table.seats):
        seat = (table.turn - back) % table.seats
        if table.plays[seat] and not table.served[seat]:
            break
    return seat
