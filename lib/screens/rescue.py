# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Recovery after an exception: reopens the screen that was shown, with the game as it is if that is valid, else as it
was packed last. If the exception is repeated, the game is saved and the title opens; after the next one the title does
without the screen that failed. Loaded only then; app.py frees memory before and catches what fails in here.
"""

import memory
from handheld import GAME, faults, restart
from handheld.complaints import complain
from phase10.actions import DEALING, ENDED, OVER
from screens.directory import LOADING
from screens.kinds import DEMO, PLAY

_COUNTED = ("end", "dice_end")  # here the game is in the statistics already and must not be saved again


def go_on(app, error, playing, name: str, args: tuple):
    """Recover from `error`. playing: the game or None; name, args: the screen that was shown or being opened."""
    times = faults.note(error, name)
    if isinstance(error, MemoryError) and times < 2 and not playing:
        memory.load_less_ahead()
        app.go(name, *args)  # there may be room without the modules loaded ahead
    elif isinstance(error, MemoryError) and times < 2 and _can_be_loaded(name, playing):
        if name == "table":
            playing.rest()
        app.game = playing
        app.go("next_hand")  # which needs no modules that create or read a game
    elif isinstance(error, MemoryError):
        _begin_anew(app, playing, name == "stars" and not args)
    elif name == "note":  # do without its messages
        app.machine.complaints.clear()
        app.game = playing
        app.go(*args[1:] or ("title",))
    else:
        _show_again(app, times, playing, name, args)


def _can_be_loaded(name: str, playing) -> bool:
    """Can the loading screen bring the table back? Between two hands it would deal. A game that is saved is better
    continued in an empty heap; others would be lost.
    """
    step = playing.table.step
    at_table = name == "table" and playing.kind != PLAY and step not in (DEALING, OVER, ENDED)
    return not playing.table.acting and (at_table or name in LOADING)


def _begin_anew(app, playing, uncounted: bool):
    """The memory is full: save the game, or count its result for the journey if that is `uncounted`, and restart with
    an empty heap. If that was done a short while ago already, open the title instead, which always fits.
    """
    try:
        if playing and uncounted:
            from screens.journey.progress import Progress
            Progress(app.machine, playing.journey_level).end(playing)
        if playing and app.here not in _COUNTED and not playing.table.acting:
            _save(playing)
    except MemoryError:  # then the last save must do
        pass
    playing = app.due = None
    if not app.again or app.here == "title":
        restart.begin_again()
    complain("memory", "")
    app.go("title")


def _save(playing):
    wrong = playing.save()
    if wrong:
        complain("save", wrong)


def _show_again(app, times: int, playing, name: str, args: tuple):
    """Reopen a screen that has failed `times` times; the title from the second time on."""
    if name in _COUNTED:
        playing, times = None, times + 1
    elif playing:
        here = playing.table.step
        table = _mended(playing)
        if not table:
            playing, times = None, times + 1
        else:
            if playing.table.acting or table.step != here or name == "thinking":  # nobody needs a hint
                name, args = playing.SCREEN, ()
            playing.put_back(table)
    if times > 1:
        app.machine.disable_effects()
        if times > 2:
            app.without.append(name)
        if playing and playing.kind == PLAY:
            _save(playing)
        complain("fault", "")
        app.go("title")
        return
    app.game = playing
    if playing and playing.kind == DEMO:
        app.go(name, *args)
    else:
        app.go("note", app.words_of("note").FAULT, name, *args)


def _mended(playing):
    """A valid table to continue with: the current one, or, if a move was interrupted or it is invalid, the one packed
    last; None if neither is valid.
    """
    try:
        if not playing.table.acting:
            return proved(playing)
    except Exception:  # it is invalid
        pass
    try:
        from screens import seated
        kept = playing.machine.load(GAME)[0] if playing.kept is None else playing.kept  # the store may hold another
        return proved(playing, kept[seated.unpack(kept)[1]:])
    except Exception:
        return None


def proved(playing, packed=None):
    """The table of a snapshot, or a copy of the game's own; ValueError if it is invalid."""
    if playing.SCREEN == "dice":
        from phase10.dice import snapshot
        return snapshot.unpack(packed or snapshot.pack(playing.table))
    from phase10 import snapshot, unpacking
    return unpacking.unpack(packed or snapshot.pack(playing.table), playing.rules)
