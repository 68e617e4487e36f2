# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Enters another screen: unloads what the old one needed, loads the new one. Loaded only then."""

import gc

import memory
from handheld import clock, sheets

LOADING = ("deal", "resume", "next_hand", "thinking")  # the loading screens before a table
_LONG = 500  # ms without a screen until the loading screen is shown, also without a key
_MENUS = ("pause", "score", "board", "end", "stars")  # menus opened in a game, where their pictures are not loaded
_ICONS = ("end", "sheet", "stars", "journey", "place")  # screens that need more than the first row of icons
_LARGE = ("dice", "title") + _ICONS  # screens with large sheets
_SHEETS = {"dice": ("minis", "dice", "heads"), "journey": ("north", "south")}  # what they need of these
_NEED_ROOM = LOADING + ("dice", "sheet", "hand", "turn", "paper", "graph")  # close the old screen before loading these


def enter(app, name: str, args: tuple):
    """Generator, a step per frame. Between two menus the old one stays visible until the new one is loaded; where a
    game or a score sheet takes up the memory, or will, the old screen is closed first.
    """
    show = None
    if name not in ("title", "resume"):
        app.resumed = None
    if name != "resume":
        app.resuming = None
    if app.small.unread and name != "title":  # which can do without the others
        from handheld import fonts
        while app.small.unread:
            fonts.read_more(app.small)
            if hasattr(app.screen, "bar"):  # where the sign of loading moves
                yield
    if not app.game and name not in _NEED_ROOM and hasattr(app.screen, "bar"):
        show = yield from loading(app, name)
    app.leave()
    closed = clock.ms()
    for steps in (saving(app), entering(app, name, bool(show)), preparing(app, name, args)):
        for _ in steps:
            if show_waiting(app, closed):
                yield
    if not show:
        show = memory.making_room(screen_of, name)
        memory.keep_loaded()
        if show_waiting(app, closed):
            yield
    app.leave()
    app.arrive(name, args)
    gc.collect()
    app.screen = memory.making_room(show, app, *args)
    if app.game and name == app.game.SCREEN:
        app.args = ()  # opened again after a fault, it continues app.game
    app.machine.screen.show(app.screen.group)
    app.entered = clock.ms()


def loading(app, name: str):
    """Generator: load the next screen's modules and pictures while the old screen is shown; keys wait for the next
    one. Returns its class, or None if there is no room for that beside the old screen.
    """
    steps = app.enter_moment(name)
    yield next(steps)  # the modules that are not needed are unloaded
    if app.here in _MENUS:  # after a game the memory is in pieces
        large_sheets_early(app, name)
    yield from steps
    yield from menus_pictures(True)
    memory.tidy()  # of what read them, before memory.keep_loaded() keeps all that is loaded
    try:
        show = screen_of(name)
        memory.keep_loaded()
    except MemoryError:
        return None
    yield
    return show


def entering(app, name: str, is_loaded: bool):
    """Generator: enter the screen's moment, unless loading() has; first large sheets: modules leave small blocks."""
    if name != "table" and app.game and app.game.SCREEN == "table":
        app.machine.free_sound_and_lights()
        memory.wipe_stack()
    if name == "title":
        app.game = None  # what can be continued has been saved
    if is_loaded:
        memory.tidy()  # of the modules that were imported meanwhile
        memory.wipe_stack()
        memory.free_up(memory.AHEAD)
    if is_loaded or name == "table" and app.here in LOADING:  # which has entered the moment already
        app.keep_pictures()
        return
    moment = "opening" if name == "table" else name
    if name == "resume":
        moment = "resumed" if app.resumed else "rules_read" if app.resuming else name
    steps = app.enter_moment(moment)
    yield next(steps)  # the modules that are not needed are unloaded
    large_sheets_early(app, name)
    yield from steps


def large_sheets_early(app, name: str):
    """Load a screen's large sheets before its modules, which leave small blocks, if there is room."""
    if name in _LARGE:
        app.keep_pictures()
        try:
            memory.making_room(large_sheets, app, name)
        except MemoryError:  # the screen tries again
            pass


def large_sheets(app, name: str):
    for sheet in _SHEETS.get(name, ()):
        sheets.load(sheet)
    if name in _ICONS:
        sheets.icon_sheet(True)
    elif name == "title" and name not in app.without:
        sheets.logo()


def saving(app):
    """Generator: save what the closed screen has left; after a MemoryError rescue.py has it tried again."""
    save, app.pending_save = app.pending_save, None
    try:
        yield from save() if save else ()
    except MemoryError:
        app.pending_save = save
        raise


def preparing(app, name: str, args: tuple):
    """Generator: do in steps what would take too long in the screen's constructor, what needs most memory first."""
    if name == "next_hand" and app.here == "score":  # from now on the program may begin anew once more
        app.again = False
    if name == "score" and not args:  # not from the pause: a hand is over
        from screens.kinds import PLAY
        if app.game.kind == PLAY:
            from screens.menus import hand_tally
            yield
            yield from hand_tally.counting(app)
        memory.tidy()
    if name in _MENUS:
        yield from menus_pictures(memory.compiles())  # from source there may be no room to read letters later
        memory.tidy()  # as in loading()


def show_waiting(app, closed: int) -> bool:
    """Is a screen shown? If not, show waiting.py's after a key, or long after `closed`, when the old one was."""
    if not app.screen and (app.machine.keys.look() or clock.since(closed) > _LONG):
        from screens import waiting
        app.screen = waiting.Screen()
        app.machine.screen.show(app.screen.group)
    return bool(app.screen)


def menus_pictures(with_big: bool):
    """Generator: load the pictures that all menus share, one a step, if the moment is a menu and there is room.
    with_big: all letters of the big font, too, of which headings read only their own.
    """
    from screens.menus import bar
    preload = bar.preloading()
    names = "small big ground heads" if with_big else "small ground heads"
    try:
        while preload and "big" in memory.pictures and memory.making_room(preload.picture, names):
            yield
    except MemoryError:  # the screen loads those that it cannot do without
        pass


def screen_of(name: str):
    """The class of a screen. The title is found without loading classes.py, because the start needs no other, and the
    note, because it tells of what is missing.
    """
    if name == "title":
        from screens.menus.title import Screen
        return Screen
    if name == "note":
        from screens.menus.note import Screen
        return Screen
    from screens import classes
    return classes.screen_of(name)
