# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: when the device goes to another person, hide the hand until that person presses A."""

from displayio import Group

from handheld import sheets, text
from handheld.colours import CREAM, GOLD, PIT, SAND
from handheld.keys import A
from handheld.screen import hide, remove, stack
from handheld.sheets import rectangle

_LOWER = 30  # pixels by which the prompt is moved down, to where the menus have it


class Part:
    def __init__(self, screen):
        self.screen = screen
        game, app = screen.game, screen.app
        self.seat = game.table.turn
        say = app.words_of("seldom")
        told = game.with_room(told_of, screen, say, fallback="")
        large, face = Group(scale=2), game.with_room(sheets.face, game.faces[self.seat], 0, 32, 4, fallback=None)
        if face:
            large.append(face)
        self.cover = stack(Group(), rectangle(PIT, 160, 128), large)
        for words, group, width, colour, y in ((say.PASS_TO, self.cover, 160, CREAM, 44),
                                               (game.names[self.seat], large, 80, GOLD, 29),
                                               (told, self.cover, 160, SAND, 80)):
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


def told_of(screen, words) -> str:
    """The last move; from source it is told by a module of its own, as there is seldom room to compile both at once."""
    from screens.table import last_move
    return last_move.news(screen, words)
