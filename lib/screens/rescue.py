# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Recovery after an exception: reopens the screen that was shown, with the game as it is if that is valid, else as it
was packed last. Repeated, the game is saved and the title opens; the next time without the screen that failed.
Loaded only then; app.py frees memory before and catches what fails here.
"""

import memory
from handheld import GAME, clock, faults, restart
from handheld.complaints import complain, complain_unsaved
from phase10.actions import ENDED, OVER
from screens.navigation import LOADING
from screens.kinds import DEMO, EVENT, PLAY

_COUNTED = ("end", "dice_end")  # here the game is counted already and must not be saved again
_ENDS = _COUNTED + ("stars",)
_LONG = 10_000  # ms that the title was shown, after which it may be due to what was done since the last restart


def go_on(app, error, playing, name: str, args: tuple):
    """Recover from `error`. playing: the game or None; name, args: the screen shown or being opened."""
    times = faults.note(error, name)
    full = isinstance(error, MemoryError)
    if name == "end" and playing and playing.kind == EVENT:
        app.go("event", playing.table.scores[playing.viewer])  # to list these points
    elif full and times < 2 and not playing:
        memory.load_less_ahead()
        app.go(name, *args)  # without those there may be room
    elif full and times < 2 and _can_go_on(name, playing):
        _reload(app, playing, name)
    elif name == "note" and (times > 1 or not full):  # without its messages, another of which would tell of this
        app.machine.complaints.clear()
        app.game = playing
        app.go(*args[1:] or ("title",))
    elif full and (times > 1 or playing.kind == PLAY or not playing.table.acting):
        _begin_anew(app, playing, name, args)
    else:
        _show_again(app, times, playing, name, args)


def _can_go_on(name: str, playing) -> bool:
    """A saved game is better continued in an empty heap; others would be lost."""
    return not playing.table.acting and (name in LOADING or playing.kind != PLAY and name not in _ENDS)


def _reload(app, playing, name: str):
    """Load the table, needing little; between two hands, where that would deal, open the sheet."""
    if name == "table":
        playing.forget_bots()
    app.game = playing
    if name in LOADING or playing.table.step not in (OVER, ENDED):
        app.go("next_hand")
    else:
        app.go("board" if playing.rules.mode == "twist" else "score")


def _begin_anew(app, playing, name: str, args: tuple):
    """The memory is full: save all, or count a level's result, and restart with an empty heap. After a recent restart,
    or if something is lost, open the title instead, which says so; but a title that nobody needs starts anew.
    """
    lost = name == "event" and args  # a visitor's points
    try:
        for _ in app.pending_save() if app.pending_save else ():
            pass
        if playing and name == "stars" and not args:
            from screens.journey.progress import Progress
            lost = Progress(app.machine, playing.journey_level).end(playing)
        elif playing and app.here not in _ENDS:
            lost = playing.kind not in (PLAY, DEMO) or playing.table.acting or _save(playing)
    except Exception:
        lost = True
    playing = app.pending_save = None
    waited = app.here == "title" and app.failures == 1 and clock.since(app.entered) > _LONG
    if not lost and not app.again or waited:
        restart.begin_again()
    app.stuck = app.again
    complain("memory", "")
    app.go("title")


def _save(playing):
    wrong = playing.save()
    complain_unsaved(wrong)
    return wrong


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
        say = app.words_of("note")
        app.go("note", say.FAULT if playing else say.RETRIED, name, *args)


def _mended(playing):
    """A valid table: the current one; if a move was interrupted or it is invalid, the one packed last; else None."""
    try:
        if not playing.table.acting:
            return proved(playing)
    except Exception:  # it is invalid
        pass
    try:
        from screens import save_header
        kept = playing.machine.load(GAME)[0] if playing.kept is None else playing.kept  # the store may hold another
        return proved(playing, kept[save_header.unpack(kept)[1]:])
    except Exception:
        return None


def proved(playing, packed=None):
    """The table of a snapshot, or a copy of the game's; ValueError if it is invalid."""
    if playing.SCREEN == "dice":
        from phase10.dice import snapshot
        return snapshot.unpack(packed or snapshot.pack(playing.table))
    from phase10 import snapshot, unpacking
    return unpacking.unpack(packed or snapshot.pack(playing.table), playing.rules)
