# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The loading screen before a game: the modules of the menu have been unloaded; it loads the rules, the game and its
table, one module per frame. The number of cards shown is the progress bar. A saved game is loaded by resume.py.
"""

import memory
from displayio import Group

from handheld import colours, sheets, text
from handheld.screen import set_tile, stack
from phase10.actions import DEALING, OVER
from screens.kinds import DEMO, DEMO_SEATS, EVENT, JOURNEY, PLAY, QUICK

_KINDS = {"play": PLAY, "quick": QUICK, "event": EVENT, "journey": JOURNEY, "demo": DEMO}  # of new games

_BACK = 16  # tile of cards
_CARDS = 10


class Deal:
    """The progress display. A subclass defines work(), a generator that does it, one step a frame."""

    OPENING = "opening"  # the moment that loads what the table's first picture needs

    def __init__(self, app, *args, below=None):
        """args: of work(); below: the part below the cards."""
        self.app = app
        self.steps = self.work(*args)
        self.cards = memory.making_room(cards).grid(_CARDS, 1, 10, 44, palette=sheets.palette(colours.PLAIN))
        below = below or text.Line(app.small, 160, colours.CREAM, 0, 70, text.CENTRE, app.words.DEALING)
        self.group = stack(Group(), self.cards, below)

    def key(self, event: int):
        """Keys have no effect."""

    def tick(self):
        next(self.steps)
        return 0

    def open_game(self):
        game = self.app.game
        if game and game.SCREEN == "table":
            yield from self.load_table(game)
        self.app.go(game.SCREEN if game else "title")
        yield

    def load_table(self, game):
        """Generator: load what the table's first picture needs, its sheets last, so that it comes sooner after them."""
        for done in self.load(self.OPENING, game.rules, _CARDS // 2, game.table):
            if not done:  # what was needed only to create or load the game has just been unloaded
                prepare(game)
                self.app.machine.claim_heap()
                memory.tidy()
            yield
        for name in ("piles", "heads"):
            memory.making_room(sheets.load_after_import, name)
            yield
        memory.making_room(sheets.icon_sheet)
        yield

    def load(self, moment: str, rules, dealt: int, table=None):
        """Load a moment's modules one by one, with half of the cards, from `dealt` on, as progress; yields how many."""
        for done, every in memory.entering(moment, rules, table):
            for place in range(dealt + done * (_CARDS // 2) // max(every, 1)):
                set_tile(self.cards, _BACK, place)
            yield done


class Screen(Deal):
    OPENING = "first_opening"

    def work(self, kind: str, packed=None, seats=(), seed: int = 0, guided: bool = False, dealt=None):
        """Load the rules, the game, its table. kind: of _KINDS. packed: rules, a journey's level, or None: default.
        dealt: state and dealer of a deal code.
        """
        yield
        app = self.app
        rules = rules_of(kind, packed)
        yield from self.load("game", rules, 0)
        app.game = self.begin(kind, rules, self.bots(len(seats)) if kind == "demo" else seats, seed, guided, dealt)
        if kind == "journey":
            app.game.journey_level = packed
        yield from self.open_game()

    def begin(self, kind: str, rules, seats, seed: int, guided: bool, dealt):
        from screens.table import game
        made = game.Game(self.app, rules, seats, seed, _KINDS[kind])
        if kind != "demo":
            from screens.table import lessons
            made.guided = guided
            if guided or dealt:
                made.title_row = "GUIDE" if guided else "BY_CODE"
            lessons.begin(made, self.app.machine.settings.explained)
        if dealt:
            made.table.chance.state, made.table.dealer = dealt
        made.deal()
        return made

    def bots(self, seats: int) -> list:
        """The seats of a demo, for shop windows and soak tests, at the level of the setting demo_level."""
        from bots.levels import level_of
        from screens.menus.players import NAMES
        level = level_of(self.app.machine.settings.demo_level)
        return [(level, face, NAMES[face]) for face in range(seats or DEMO_SEATS)]


class NextHand(Deal):
    """The loading screen between hands: deals, loads the table."""

    def work(self):
        yield
        game = self.app.game
        if game.table.step in (DEALING, OVER):  # else a retry: dealt already, but the table did not fit
            game.deal()
        yield from self.open_game()


def cards():
    """Load the sheets of the cards and of the small ones: large blocks first, before small ones fragment the heap."""
    sheets.load("minis")
    return sheets.load("cards")


def prepare(game):
    """Compact the game in the heap, make way for new inks and load the faces, now that the largest blocks are free."""
    from screens import compacting
    text.forget_inks()
    compacting.compact(game)
    if game.cast:
        memory.making_room(sheets.cast, game.cast)


def rules_of(kind: str, packed):
    """The InForce of the new game, created while the heap is still empty, because options.py is large."""
    from phase10 import options
    if kind == "journey":
        from screens.journey import levels
        force = levels.read(packed).rules().in_force()
    elif packed:
        force = options.unpack(packed)[0].in_force(packed)
    else:
        force = options.Rules().in_force()
    return compacted(force)


def compacted(force):
    """A copy of the rules, allocated together low in the heap: freeing options.py leaves no gaps between its parts."""
    import gc
    from phase10.rules import InForce
    gc.collect()
    moved, kept = InForce(), {}
    for name, value in force.__dict__.items():
        setattr(moved, name, memory.copied_low(value))
    for phase in force.phases:
        for group in phase:
            kept.setdefault(group, (group[0], group[1]))
    for phase in force.phases:
        kept.setdefault(phase, tuple([kept[group] for group in phase]))
    moved.phases = tuple([kept[phase] for phase in force.phases])
    return moved
