# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A quick hand with the cards of a deal code, which is entered here letter by letter."""

from handheld import colours, keys
from phase10 import deal_codes
from screens.menus import page, players
from screens.menus.letters import Letters


class Screen(page.Page):
    def __init__(self, app):
        say = self.say = app.words_of("title")
        page.Page.__init__(self, app, say.BY_CODE)
        self.lines = [self.line(page.TOP + 2 + page.LINE * i) for i in range(4)]
        self.letters = self.add(Letters(app, deal_codes.SIGNS, deal_codes.LENGTH, 80))
        self.wrong = self.told = False  # is there no such deal, and does the page say so?
        self.tell(say.ABOUT_CODE)
        self.show()

    def show(self):
        say, letters = self.say, self.letters
        self.bar.show(say.PLAY if letters.at_last() else say.NEXT, say.BACK)

    def key(self, event: int):
        if self.letters.key(event):
            self.wrong = False
            self.show()
        elif event == keys.A or event == keys.START:
            self.deal()
        elif event == keys.B:
            self.app.go("title", "by_code")
        else:
            self.bar.blink()

    def tick(self):
        page.Page.tick(self)
        if self.told != self.wrong:  # not with the key: a text takes longer than that may wait
            self.told = self.wrong
            if self.wrong:
                self.tell(self.say.NO_DEAL, colours.PINK)
            else:
                self.tell(self.say.ABOUT_CODE)

    def deal(self):
        found = deal_codes.read_deal_code(self.letters.spelled())
        if not found:
            self.wrong = True
            self.bar.blink()
            return
        state, seats, dealer = found
        made = players.Players()
        made.resize(seats)
        self.app.go("deal", "quick", None, made.seats(self.app.words.YOU), 0, False, (state, dealer))
