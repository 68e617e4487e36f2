# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The moment before a game: what asked for it has left the memory, and the rules of the game, the game itself and its
table come in, one after the other. As much as is there, so many cards have been dealt.
"""

import memory
from displayio import Group

from handheld import GAME, colours, sheets, text
from handheld.complaints import complain
from phase10.actions import DEALING, OVER
from screens.kinds import DEMO, EVENT, JOURNEY, PLAY, QUICK

_KINDS = {"play": PLAY, "quick": QUICK, "event": EVENT, "journey": JOURNEY}  # of new games

_BACK = 16  # a tile of the cards
_CARDS = 10
_RULES_AT = 4  # bytes of a table's snapshot are before its rules


class Deal:
    """What can be seen of it, and the way to the table."""

    def __init__(self, app, steps):
        self.app = app
        self.steps = steps
        self.group = Group()
        self.cards = memory.making_room(cards).grid(_CARDS, 1, 10, 44, palette=sheets.palette(4))
        self.group.append(self.cards)
        line = text.Line(app.small, 160, colours.CREAM, 0, 70, text.CENTRE)
        line.show(app.words.DEALING)
        self.group.append(line)

    def key(self, event: int):
        """There is nothing to decide."""

    def tick(self):
        next(self.steps)
        return 0

    def go_to_it(self):
        game = self.app.game
        if game and game.SCREEN == "table":
            for done in self.load("opening", game.rules, _CARDS // 2):
                if not done:  # what it was made or read with has just left the memory
                    from screens.gathering import gather
                    gather(game)
                    memory.tidy()
                yield
        self.app.go(game.SCREEN if game else "title")
        yield

    def load(self, moment: str, rules, dealt: int):
        """One module after the other, how many have come; each moment deals half of the cards."""
        for done, every in memory.entering(moment, rules):
            for place in range(dealt + done * (_CARDS // 2) // max(every, 1)):
                self.cards[place] = _BACK
            yield done


class Screen(Deal):
    def __init__(self, app, kind: str, rules=None, seats=(), seed: int = 0, guided: bool = False):
        """`kind`: one of the above, "saved" or "demo"; `rules`: packed, a level of the journey, or none for the
        sheet's.
        """
        Deal.__init__(self, app, self.work(kind, rules, seats, seed, guided))

    def work(self, kind: str, packed, seats, seed: int, guided: bool):
        """Once the picture can be seen, get the rules, the game and its table."""
        yield
        app = self.app
        rules = rules_of(app, kind, packed)
        memory.tidy()
        if rules:  # a saved game may be of another kind
            yield from self.load("game", rules, 0)
        if kind == "saved":
            memory.making_room(self.resume, rules)
        elif kind == "demo":
            app.game = self.demo(rules, len(seats))
        else:
            app.game = self.begin(kind, rules, seats, seed, guided)
        yield from self.go_to_it()

    def begin(self, kind: str, rules, seats, seed: int, guided: bool):
        from screens.table import game
        made = game.Game(self.app, rules, seats, seed, _KINDS[kind])
        from screens.table import lessons
        made.guided = guided
        lessons.begin(made, self.app.machine.settings.told)
        made.deal()
        return made

    def demo(self, rules, seats: int):
        """For shop windows and soak runs: bots in all seats, at the owner's level of play."""
        from bots.levels import level_of
        from screens.table import game
        from screens.menus.players import NAMES
        level = level_of(self.app.machine.settings.demo_level)
        made = game.Game(self.app, rules, [(level, face, NAMES[face]) for face in range(seats or 4)], 0, DEMO)
        made.deal()
        return made

    def resume(self, rules):
        from screens.table import resume
        self.app.game, wrong = resume.load(self.app, rules)
        if wrong:
            complain("game", wrong)


class NextHand(Deal):
    """Of a game whose rules, and all that they need, are in memory."""

    def __init__(self, app):
        Deal.__init__(self, app, self.deal())

    def deal(self):
        yield
        game = self.app.game
        if game.table.step in (DEALING, OVER):  # else it has been dealt, and there was no room for the table
            game.deal()
        yield from self.go_to_it()


def cards():
    """Their sheet, and the small ones': large, and so they come before all that is small."""
    sheets.load("minis", 10, 13, 32)
    return sheets.load("cards", 14, 22, 18)


def rules_of(app, kind: str, packed):
    """The rules that a new game was asked for with, or the saved one is played by, worked out while the memory is still
    empty; None when that is no game with cards.
    """
    from phase10 import options
    if kind == "journey":
        from screens.journey import levels
        return _together(levels.read(packed).rules().in_force())
    at = 0
    try:
        if kind == "saved":
            from screens import seated
            packed, _ = app.machine.load(GAME)
            if not packed or seated.form_of(packed) != seated.CARDS:
                return None
            at = seated.unpack(packed)[1] + _RULES_AT
        if packed:
            rules, end = options.unpack(packed, at)
            force = rules.in_force(bytes(packed[at:end]))
        else:
            force = options.Rules().in_force()
    except (ValueError, IndexError):
        return None  # who loads the game will say so
    return _together(force)


def _together(force):
    """The same rules, with nothing between their parts that goes when they have been worked out."""
    import gc

    from phase10.rules import InForce
    gc.collect()
    moved, kept = InForce(), {}
    for name, value in force.__dict__.items():
        setattr(moved, name, memory.low(value))
    for phase in force.phases:
        for group in phase:
            kept.setdefault(group, (group[0], group[1]))
    for phase in force.phases:
        kept.setdefault(phase, tuple([kept[group] for group in phase]))
    moved.phases = tuple([kept[phase] for phase in force.phases])
    return moved
