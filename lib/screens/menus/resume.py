# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Loads a saved game of cards or Dice; of one of cards a part while the title waits, see reading_ahead()."""

import gc

import memory
from handheld import GAME
from handheld.complaints import complain
from screens import save_header
from screens.kinds import PLAY
from screens.menus import deal

_RULES_AT = 4  # offset of the rules in a snapshot
_YOU = 6  # the face of a single person who is called "you", as in players.py
_FEW = 7  # modules; if the rules bring more, a table that opens beside others from source has no room for a hint


class Screen(deal.Deal):
    def work(self):
        """After the first frame, load the rules, the game and its table, as far as that is not there already."""
        yield
        app = self.app
        rules, app.resuming = app.resuming, None
        if app.resumed:
            app.game, app.resumed = reopened(app, app.resumed), None
        else:
            yield from self.read(rules)
        if app.game:
            call_you(app.game, app.words.YOU)
        yield from self.open_game()

    def read(self, rules):
        app = self.app
        packed, wrong = app.machine.load(GAME)
        if packed and not rules:
            rules = yield from reading_rules(packed)
            if rules:  # None for Dice, or if the save is damaged
                yield from self.load("saved", rules, 0)
        if packed:
            app.game = memory.making_room(game_of, app, packed, rules)
            refused = not app.game and why_refused(packed)
            if refused == "damaged":
                wrong = refused
            elif refused:
                app.machine.complaints.append(("game", refused))  # it stays, so this is told each time
        if wrong:
            complain("game", wrong)


def call_you(game, you: str):
    """Call the single person so: another language may be spoken now than when the game was saved. Not once it has
    ended, as the records know it by its save.
    """
    if game.persons == 1 and game.faces[game.viewer] == _YOU and game.table.winners is None:
        game.names[game.viewer] = you


def reading_ahead(app):
    """Generator: read the rules of a saved game of cards into app.resuming. From source, where that takes long, and
    where there is much room, read the game itself into app.resumed.
    """
    packed, wrong = app.machine.load(GAME)
    if not packed or wrong:
        return
    rules = yield from reading_rules(packed)
    if not rules or not may_be_read_ahead(rules.mode):
        return
    app.resuming = rules
    yield
    memory.expect("rules_read", app.resuming, after="rules_ahead")
    memory.tidy()
    if not memory.compiles() or gc.mem_free() < memory.READING or len(rules.brings) > _FEW:
        return
    memory.keep_a_piece_free()
    memory.expect("game_ahead", app.resuming, after="rules_read")
    while memory.load_ahead():
        yield
    memory.expect("resumed", app.resuming, after="game_ahead")
    app.resumed = memory.making_room(game_of, app, packed, app.resuming)
    if app.resumed:
        app.resuming = None  # the table has a copy
    memory.tidy()


def may_be_read_ahead(mode: str) -> bool:
    """See pause.may_stay(). Not in reading_ahead(), which would keep seating.py in memory."""
    from screens import seating
    return not seating.is_cramped(mode)


def reading_rules(packed):
    """Generator: return the InForce of a saved card game, None for Dice or a damaged save; options.py is large."""
    from phase10 import options
    try:
        if save_header.form_of(packed) != save_header.CARDS:
            return None
        at = save_header.unpack(packed)[1] + _RULES_AT
        rules, end = options.unpack(packed, at)
        yield
        rules = rules.in_force(bytes(packed[at:end]))
    except (ValueError, IndexError, UnicodeError):
        return None
    yield
    return deal.compacted(rules)


def reopened(app, left):
    """A Game with the table of one that was left, or read ahead, as if it had been read from its save now."""
    from screens.table.game import Game
    gc.collect()  # allocate the Game low in the heap
    seats = list(zip(left.levels, left.faces, left.names))
    game = Game(app, left.rules, seats, 0, left.kind, left.table)
    game.viewer, game.laid_per_hand, game.kept = left.viewer, left.laid_per_hand, None
    game.lessons, game.played = left.lessons, left.played
    return game


def game_of(app, packed, rules=None):
    """The Game or DiceGame of a save, None if it is damaged. rules: its InForce, if already created."""
    try:
        if packed[1] != PLAY:  # no other kind is saved
            return None
        if save_header.form_of(packed) == save_header.DICE:
            from screens.dice import game as dice_game
            return dice_game.unpack(app, packed)
        from phase10 import unpacking
        from screens.table import lessons
        from screens.table.game import Game
        seats, at, laid_per_hand = save_header.unpack(packed)
        table = unpacking.unpack(packed[at:], rules)
        if table.seats != len(seats):
            return None
        gc.collect()  # allocate the Game low in the heap
        game = Game(app, table.rules, seats, 0, packed[1], table)
        game.viewer, game.laid_per_hand = packed[2], laid_per_hand
        game.kept = None
        if packed[0] == save_header.TIMED:
            game.played = int.from_bytes(packed[at - 2:at], "big")
        lessons.begin(game, app.machine.settings.explained)
        return game
    except (ValueError, IndexError, UnicodeError):
        return None


def why_refused(packed) -> str:
    """"damaged" if its checksum says so, "newer" if this save is of a later version: of a form, a table or rules that
    this one does not know, else "unread": damaged is, by all that is known, a module that reads it.
    """
    from binascii import crc32
    from phase10 import options
    if packed[0] > save_header.TIMED:
        return "newer"
    if packed[0] == save_header.DICE:
        from phase10.dice.snapshot import VERSION
    else:
        from phase10.layout import VERSION
    try:
        at = save_header.unpack(packed)[1]
        if crc32(packed[at:-4]) != int.from_bytes(packed[-4:], "big"):
            return "damaged"
    except (ValueError, IndexError, UnicodeError):
        return "damaged"
    try:
        options.unpack(packed, at + _RULES_AT)
        return "newer" if packed[at + 3] > VERSION else "unread"
    except ValueError:
        return "newer"
