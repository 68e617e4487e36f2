# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Event mode: every visitor plays the same short game, with the same deals and bots; the fewest points lead a high
score list of three letters each. tally.py saves the list; before another event SELECT and START clear it.
"""

from displayio import Group

import memory
from handheld import clock, colours, keys, text, wordwrap
from handheld.complaints import complain_unsaved
from screens.kinds import NOT_PLAYED
from screens.menus import page, players, tally
from screens.menus.clearing import Clearing
from screens.menus.letters import Letters

_SEED = 10  # of the deals, unless set in settings.toml
_RULES = ("mode=fixed10", "phaseList=1,2,3")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
_IDLE = 60_000  # ms without a key until the screen returns to the title


class Screen(Clearing, page.Page):
    def __init__(self, app, points: int = -1):
        """points: of the game that a visitor has just finished; -1 for none."""
        if app.game:  # a game given up counts, because its cards have been seen
            points, app.game = given_up(app.game), None
            app.args = (points,)  # for opening this screen again after a fault
        self.tally = tally.Tally(app.machine)
        self.points = points
        self.letters = None  # of the visitor, while they are asked for
        self.later = None  # the function that tick() is to call
        self.mine = -1  # the place in the list that the visitor has just taken
        self.stirred = clock.ms()
        say = self.say = app.words_of("title")
        Clearing.__init__(self)
        page.Page.__init__(self, app, say.EVENT)
        self.list = self.add(Group())  # the lines shown: of the list, or what asks for the letters
        if points >= 0 and self.tally.place(points) < tally.VISITORS:
            self.show_entry()
        else:
            self.show_list()

    def show_entry(self):
        app, say = self.app, self.say
        place = say.PLACE.format(self.tally.place(self.points) + 1)
        for y, words in ((22, say.POINTS.format(self.points)), (34, place), (50, say.YOUR_LETTERS)):
            self.list.append(text.Line(app.small, 144, colours.CREAM, 8, y, text.CENTRE, words))
        self.letters = Letters(app, _LETTERS, 3, 78)
        self.list.append(self.letters)
        self.show_key()

    def show_key(self):
        letters = self.letters
        self.bar.show(self.say.DONE if letters.at_last() else self.say.NEXT, self.say.BACK if letters.at else "")

    def key_entry(self, event: int):
        if event == keys.START:
            event = keys.A
        if self.letters.key(event):
            self.show_key()
        elif event == keys.A:
            self.soon(self.enter)
        else:
            self.bar.blink()

    def enter(self):
        self.mine = self.tally.place(self.points)
        self.tally.add(self.letters.spelled(), self.points)
        wrong = self.tally.keep()
        self.app.args = ()  # not before: where saving fails, this screen asks for the letters again
        complain_unsaved(wrong)
        self.letters = None
        self.show_list()

    def show_list(self):
        app, say = self.app, self.say
        while self.list:
            self.list.pop()
        self.show_bar()
        for i, visitor in enumerate(self.tally.visitors):
            self.show_visitor(i, *visitor)
        words = say.ABOUT_EVENT if self.tally.visitors else say.ABOUT_EVENT + "\n\n" + say.NO_VISITOR
        for i, line in enumerate(wordwrap.wrap(words, app.small, 144)):
            self.list.append(text.Line(app.small, 144, colours.SAND, 8, 19 + i * page.LINE, words=line))

    def show_bar(self):
        self.bar.show(self.say.PLAY, self.say.TO_TITLE)

    def clear(self):
        self.tally.visitors = []
        complain_unsaved(self.tally.keep())
        self.show_list()

    def show_visitor(self, place: int, letters: str, points: int):
        colour = colours.CREAM if place else colours.GOLD
        x, y = 14 + place // 5 * 74, 52 + place % 5 * page.PITCH
        if place == self.mine:
            self.list.append(text.Line(self.app.small, 8, colours.GOLD, x - 9, y, words="→"))
        for width, align, words in ((66, text.FLUSH_LEFT, "%d  %s" % (place + 1, letters)),
                                    (58, text.FLUSH_RIGHT, str(points))):
            self.list.append(text.Line(self.app.small, width, colour, x, y, align, words))

    def key(self, event: int):
        self.stirred = clock.ms()
        if self.later:
            self.app.machine.keys.put_back(event)
        elif self.letters:
            self.key_entry(event)
        elif self.clears:
            self.answer(event)
        elif event == keys.A or event == keys.START and not self.app.machine.keys.is_down(keys.SELECT):
            self.soon(self.begin)
        elif event == keys.B:
            self.app.go("title", "event")
        else:
            self.bar.blink()

    def soon(self, act):
        """Call act() in the next frame, as it takes long; that the bar is empty is the feedback to the key."""
        self.later = act
        self.bar.show("", "")

    def begin(self):
        seats = players.Players().seats(self.app.words.YOU)
        self.app.go("deal", "event", memory.making_room(_rules), seats, self.app.machine.settings.seed or _SEED)

    def tick(self):
        if self.later:
            later, self.later = self.later, None
            later()
            self.bar.show_progress(False)
            return
        self.bar.tick()
        if not self.letters:
            self.look()
        if clock.since(self.stirred) > _IDLE:
            if self.letters:
                self.enter()
            self.app.go("title")


def _rules() -> bytes:
    from phase10.options import Rules
    return Rules("sheet", _RULES).pack()


def given_up(game) -> int:
    """The points of a game given up: the score, the cards in hand, and NOT_PLAYED for each hand not dealt."""
    from phase10.actions import ENDED, OVER
    from phase10.cards import points
    table, seat = game.table, game.viewer
    cost = table.scores[seat]
    if table.step not in (OVER, ENDED):
        cost += sum([points(card, table.rules.wild_points) for card in table.hands[seat]])
    return cost + NOT_PLAYED * (len(table.rules.phases) - table.hand_no)
