# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""code.py's place in the browser: switches the badge on, begins the program, and lets it have a frame whenever main.js
says so. `browser` is what the page's scripts offer; see bridge.js.
"""

import badge
import browser
import keeper


class Clock:
    """The real time, or what sleeping has added to it until it catches up."""

    off = False

    def __init__(self):
        self.ahead = 0

    def milliseconds(self):
        return max(browser.now(), self.ahead)

    ticks = milliseconds

    def sleep(self, seconds):
        self.ahead = self.milliseconds() + int(seconds * 1000)

    def spend(self, milliseconds):
        """What work costs on the handheld; here it takes the time it takes."""


class Badge(badge.Badge):
    """A badge whose lights and sounds the page shows."""

    def __init__(self, clock, drive, nvm):
        super().__init__(clock, drive, nvm)
        self.play = self._play

    @property
    def lights(self):
        return self._lights

    @lights.setter
    def lights(self, colours):
        self._lights = colours
        browser.lights(colours.hex())

    def _play(self, sample):
        import json
        envelope = sample.envelope
        browser.play(json.dumps({"notes": sample.notes, "wave": list(sample.waveform), "rate": sample.sample_rate,
                                 "attack": envelope.attack_time, "decay": envelope.decay_time,
                                 "release": envelope.release_time, "peak": envelope.attack_level,
                                 "sustain": envelope.sustain_level}))


class Program:
    def __init__(self, clock):
        from handheld import reserve
        self.app = None
        badge.current = self.badge = Badge(clock, keeper.Drive(reserve.files()), keeper.Nvm())

    def show_splash(self):
        """The first picture, before all the rest is loaded."""
        from handheld import splash
        splash.show()

    def begin(self, deal):
        from screens.app import start
        self.app = start()
        if deal:
            self.deal(deal)

    def deal(self, code):
        """A quick hand with the cards of this deal code, if it is one."""
        from phase10.deal_codes import read_deal_code
        from phase10.options import Rules
        from screens.kinds import QUICK
        from screens.menus.players import Players
        from screens.table.game import Game
        found = read_deal_code(code)
        if found:
            state, seats, dealer = found
            players = Players()
            players.resize(seats)
            game = Game(self.app, Rules().in_force(), players.seats(self.app.words.YOU), 1, QUICK)
            game.table.chance.state, game.table.dealer = state, dealer
            game.deal()
            self.app.game = game
            self.app.go("table")

    def frame(self):
        """One turn of code.py's loop; until when, in the clock's milliseconds, the program has nothing to do."""
        self.app.frame()
        return self.badge.clock.ahead

    def language(self):
        return self.app.machine.settings.language

    def said(self):
        """What can be read on the screen now, for who does not see it; the chosen one of several rows."""
        screen, hand = self.app.screen, ""
        passed = []
        if hasattr(screen, "strip"):  # the table, not the dot that wanders on the way from there
            from screens.table.tiles import card_name
            passed = [screen.strip, screen.piles]
            hand = ", ".join([card_name(self.app.words, card) for card in screen.hand.cards])
        rows = getattr(screen, "rows", None)
        words = []
        if rows and not rows.hidden and rows.at >= 0:
            passed.append(rows)
            words = [word for word in (screen.left(rows.at), screen.right(rows.at)) if word]
        found = []
        _gather(screen.group, 0, passed, found)
        found.sort()
        return " ".join([sentence(word) for word in words + [word for _, _, word in found]]) + "\n" + hand


def sentence(words):
    """With a full stop, so that whoever reads it aloud makes a pause."""
    return words if words[-1] in ".!?:" else words + "."


def _gather(group, top, passed, found):
    """The words of the lines in a group, as far as they can be seen, with their places."""
    for layer in group:
        if layer.hidden or layer in passed:
            continue
        if hasattr(layer, "append"):
            _gather(layer, top + layer.y, passed, found)
        elif getattr(layer, "words", ""):
            found.append((top + layer.y, layer.x, layer.words))


def languages(wanted):
    """The first of the browser's languages that the program speaks."""
    from handheld.settings import languages
    spoken = languages("/lib")
    for code in wanted.split(","):
        if code[:2] in spoken:
            return code[:2]
    return "en"


def power_on():
    return Program(Clock())
