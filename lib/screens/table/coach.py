# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The first guided hand: what a newcomer should know now, said once, right before the keys are asked for. The hand
itself is an ordinary one at the table.
"""

from displayio import Group
from vectorio import Rectangle

from handheld import sheets, text
from handheld.colours import CREAM, GOLD, PIT
from handheld.keys import A, B
from phase10.actions import PLAYING
from phase10.cards import SKIP, WILD
from screens.table.strips import solid

_OWL = 4
_LINES = 3
_Y = 47  # the piles, the phase and the hand stay in sight


class Part:
    def __init__(self, screen):
        self.screen = screen
        self.box = None
        self.lesson = ""  # that has not been read yet
        for lesson in screen.game.lessons:  # in the order in which they matter when several would fit
            if self.fits(lesson):
                screen.game.lessons.remove(lesson)
                self.lesson = lesson
                self.show(lesson)
                break

    def fits(self, lesson: str) -> bool:
        """Is this the moment for it?"""
        screen, table = self.screen, self.screen.game.table
        seat = screen.game.viewer
        hand, laid, playing = bytes(table.hands[seat]), table.laid[seat], table.step == PLAYING
        if lesson == "DRAW":
            return not playing
        if lesson == "OTHERS":
            return not playing and "DISCARD" not in screen.game.lessons
        if not playing:
            return False
        return {
            "PHASE": not laid,
            "LAY": screen.turn.can_lay,
            "HIT": bool(laid),
            "LAST": len(hand) == 1,
            "SKIP": SKIP in hand and not screen.turn.can_lay,
            "WILD": WILD in hand and not screen.turn.can_lay,
            "DISCARD": not laid and not screen.turn.can_lay,
        }[lesson]

    def show(self, lesson: str):
        screen, app = self.screen, self.screen.app
        words = app.words_of("coach")
        from handheld import written
        lines = written.wrap(getattr(words, lesson), app.small, 138)
        screen.bar.show(words.GOT_IT, "")
        self.box = Group(y=_Y)
        self.box.append(Rectangle(pixel_shader=solid(GOLD), width=160, height=_LINES * 10 + 5))
        self.box.append(Rectangle(pixel_shader=solid(PIT), width=160, height=_LINES * 10 + 3, y=1))
        self.box.append(sheets.load("heads", 9, 9, 8).grid(x=5, y=4, tile=_OWL))
        for i in range(min(_LINES, len(lines))):
            line = text.Line(app.small, 138, CREAM, 19, 10 * i + 2)
            line.show(lines[i])
            self.box.append(line)
        screen.group.append(self.box)

    def close(self):
        if self.box:
            self.screen.group.remove(self.box)
        if self.lesson:  # something else came first
            self.screen.game.lessons.insert(0, self.lesson)

    def tick(self):
        if not self.box:
            self.screen.leave_part()

    def key(self, event: int):
        screen = self.screen
        if not self.box:
            screen.leave_part()
            screen.turn.key(event)
        elif event in (A, B):
            lesson, self.lesson = self.lesson, ""
            if lesson == "DISCARD":
                screen.hand.choose(self.spare())
            screen.leave_part()
            if screen.game.lessons:
                screen.open("coach")

    def spare(self) -> int:
        """A card that the phase can do without, the largest of them; so it is not the one just drawn that goes."""
        table, seat = self.screen.game.table, self.screen.game.viewer
        hand, phase = table.hands[seat], table.rules.phases[table.at[seat]]
        best = least = 99
        for i in range(len(hand)):
            if hand[i] < WILD:
                short = table.finder.short(hand[:i] + hand[i + 1:], phase)
                if short < least or short == least and hand[i] & 15 > best & 15:
                    best, least = hand[i], short
        return best
