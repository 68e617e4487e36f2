# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Where the program goes on after a fault: with the screen that was shown and the game as it is, if that can be, or
as it was packed last. A fault that comes back leads to the title, where the game waits; one that comes back again to a
title without what failed. In memory only then; app.py has made room for it, and stands behind it.
"""

import memory
from handheld import GAME, faults, restart
from handheld.complaints import complain
from screens.kinds import DEMO, PLAY

_DEALS = ("deal", "resume", "next_hand")
_COUNTED = ("end", "dice_end")  # here the game is in the records already and must not be kept once more


def go_on(app, error, playing, name: str, args: tuple):
    """`error` came up while a game was played, if any, and that screen was shown, or was about to be."""
    times = faults.note(error, name)
    if isinstance(error, MemoryError) and times < 2 and not playing:
        memory.load_less_ahead()
        app.go(name, *args)  # with what was loaded ahead out of memory there may be room
    elif isinstance(error, MemoryError) and times < 2 and name in _DEALS and not playing.table.acting:
        app.game = playing
        app.go("next_hand")  # and so without what the game was made or read with
    elif isinstance(error, MemoryError):
        _begin_anew(app, playing, name == "stars" and not args)
    elif name == "note":  # what it has to tell is as good as read
        app.machine.complaints.clear()
        app.game = playing
        app.go(*args[1:] or ("title",))
    else:
        _show_again(app, times, playing, name, args)


def _begin_anew(app, playing, uncounted: bool):
    """The memory is full: keep the game, or what it is worth to the journey if that is uncounted, and begin anew with
    an empty one. A second time in one hand that would not help, but the title is what there must always be room for.
    """
    try:
        if playing and uncounted:
            from screens.journey.progress import Progress
            Progress(app.machine).end(playing)
        if playing and app.here not in _COUNTED and not playing.table.acting:
            playing.save()
    except MemoryError:  # then what the last turn left in the store must do
        pass
    playing = None
    if not app.again or app.here == "title":
        restart.begin_again()
    complain("memory", "")
    app.go("title")


def _show_again(app, times: int, playing, name: str, args: tuple):
    """This has failed for the so many-th time."""
    if name in _COUNTED:
        playing, times = None, times + 1
    elif playing:
        here = playing.table.step
        table = _mended(playing)
        if not table:
            playing, times = None, times + 1
        else:
            if playing.table.acting or table.step != here:
                name, args = playing.SCREEN, ()
            playing.put_back(table)
    if times > 1:
        if times > 2:
            app.without.append(name)
            app.machine.mute()
        if playing and playing.kind == PLAY:
            playing.save()
        complain("fault", "")
        app.go("title")
        return
    app.game = playing
    if playing and playing.kind == DEMO:
        app.go(name, *args)
    else:
        app.go("note", app.words_of("note").FAULT, name, *args)


def _mended(playing):
    """A table to go on with: as it is now, or if it was left in the middle of a move or cannot be, as it was packed
    last; None if nothing can be.
    """
    try:
        if not playing.table.acting:
            return proved(playing)
    except Exception:  # whatever is wrong with it
        pass
    try:
        from screens import seated
        kept = playing.machine.load(GAME)[0] if playing.kept is None else playing.kept  # what lies there may be another
        return proved(playing, kept[seated.unpack(kept)[1]:])
    except Exception:
        return None


def proved(playing, packed=None):
    """The table of a snapshot, or a copy of the game's own; ValueError when it cannot be."""
    if playing.SCREEN == "dice":
        from phase10.dice import snapshot
        return snapshot.unpack(packed or snapshot.pack(playing.table))
    from phase10 import snapshot, unpacking
    return unpacking.unpack(packed or snapshot.pack(playing.table), playing.rules)
