# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saying, an animation: a speech bubble of a bot's character after a phase laid, a Skip or the end of a hand."""

from displayio import Group

from handheld import colours, text
from handheld.sheets import rectangle
from screens.table.animation import Animation
from screens.table.strips import HEIGHT

_WHO = ("finn", "lulu", "bruno", "pip", "otto", "mia")  # sentence modules by face


class Saying(Animation):
    """A speech bubble below the seat's face."""

    def __init__(self, show, seat: int, words: str):
        super().__init__(show, seat, 1100)
        font = show.screen.app.small
        width = font.width(words) + 7
        x = min(max(self.x - 2, 1), 159 - width)
        top = HEIGHT + 3
        self.group = Group()
        self.parts = [rectangle(colours.CREAM, wide, high, x=left, y=y)
                      for left, y, wide, high in ((x, top, width, 13), (x + 1, top - 1, width - 2, 15),
                                                  (self.x + 5, top - 3, 5, 2), (self.x + 7, top - 5, 1, 2))]
        self.parts.append(text.Line(font, width, colours.INK, x + 4, top, words=words))

    def go(self, passed: int):
        self.move(passed, 0)


def words_module(show, seat: int, language: str) -> str:
    """A blank and the module of the character's sentences; "" for a person or if talking is off."""
    game, faces = show.game, show.game.faces
    if show.machine.settings.talk and 0 <= seat < len(faces) and not game.is_person(seat) and faces[seat] < len(_WHO):
        return " words.%s.%s" % (language, _WHO[faces[seat]])
    return ""


def spoken(show, seat: int, occasion: str, always: bool = False) -> str:
    """What the seat's character says on this occasion: "" half the time, unless `always`."""
    now = show.machine.now >> 3
    if now & 4 and not always or not words_module(show, seat, ""):
        return ""
    words = show.screen.app.words_of(_WHO[show.game.faces[seat]])
    return words.entry(getattr(words, occasion), now & 3)


def answer(show, seat: int, occasion: str):
    """Add a Saying after the current animation, if spoken() returns something."""
    words = spoken(show, seat, occasion)
    if words:
        show.animation.later = Saying(show, seat, words)
