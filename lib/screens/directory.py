# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How another screen is entered. In memory only then."""

import gc

import memory
from handheld import clock

_DEALS = ("deal", "resume", "next_hand")
_MENUS = ("pause", "score", "board", "end", "stars")  # that come in a game, where no menus' pictures are
_FIRST = ("deal", "resume", "next_hand", "sheet", "hand", "turn", "paper", "graph")  # before these the old screen goes


def enter(app, name: str, args: tuple):
    """From a menu to a menu this goes on step by step, and the old one is seen until the new one is there. Where a game
    or a score sheet has the memory, or is going to, the old screen goes first.
    """
    game = app.game
    show = None
    if not game and name not in _FIRST and hasattr(app.screen, "bar"):
        show = yield from loaded(app, name)
    app.leave()
    for _ in saved(app):
        if is_asked(app):
            yield
    if name != "table" and game and game.SCREEN == "table":
        app.machine.hush()
        memory.wipe()
    if name == "title":
        app.game = None  # whoever leaves for it has kept what can go on
    game = None  # or it has ended with the screen that was left
    if show:
        memory.tidy()  # of what the old screen has asked for meanwhile
        memory.wipe()
        app.keep_pictures()
    elif name == "table" and app.here in _DEALS:
        app.keep_pictures()  # the moment itself has been entered there
    else:
        for _ in app.enter_moment("opening" if name == "table" else name):
            if is_asked(app):
                yield
    if name in ("score", "board"):
        app.again = False
    for _ in prepared(app, name, args):
        if is_asked(app):
            yield
    app.leave()
    app.arrive(name, args)
    if not show:
        show = screen_of(name)
        memory.hold()
    gc.collect()
    app.screen = show(app, *args)
    if app.game and name == app.game.SCREEN:
        app.args = ()  # to open it anew is to go on with that game
    app.machine.screen.show(app.screen.group)
    app.entered = clock.ms()


def loaded(app, name: str):
    """All that the next screen needs but what it says; its class, or None where there is no room for that beside the
    old screen, which stays, and so do its keys.
    """
    yield from app.enter_moment(name)
    yield from menus_pictures()
    memory.tidy()  # of what has read them, before all that is there counts as the screen's
    try:
        show = screen_of(name)
    except MemoryError:
        return None
    memory.hold()
    yield
    return show


def saved(app):
    """What the screen that was left has yet to save."""
    due, app.due = app.due, ()
    yield from due


def prepared(app, name: str, args: tuple):
    """What would take long while the screen is made, a part a step; first what needs memory itself."""
    if name == "score" and not args:  # not from the pause: a hand is over
        yield from counted(app)
        memory.tidy()
    if name in _MENUS:
        yield from menus_pictures()
        memory.tidy()  # as in loaded()


def counted(app):
    """The hand in the records."""
    from screens.kinds import PLAY
    if app.game.kind == PLAY:
        from screens.menus import hand_tally
        yield
        yield from hand_tally.counting(app)


def is_asked(app) -> bool:
    """Has a key been pressed since the old screen went? Then it gets an answer."""
    if app.machine.keys.look() and not app.screen:
        from screens import waiting
        app.screen = waiting.Screen()
        app.machine.screen.show(app.screen.group)
    return bool(app.screen)


def menus_pictures():
    """Those that all menus have come, one a step, where the moment is a menu's and there is room for them."""
    from screens import ahead
    try:
        while "big" in memory.pictures() and memory.making_room(ahead.picture, ahead.MENUS):
            yield
    except MemoryError:  # the screen asks for what it cannot do without
        pass


def screen_of(name: str):
    """The class of a screen. That of the title is all that the start needs, and so comes without the others' list."""
    if name == "title":
        from screens.menus.title import Screen
        return Screen
    from screens import classes
    return classes.screen_of(name)
