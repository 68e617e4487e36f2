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
_LONG = 10_000  # ms; if memory runs out on a title shown for longer, another restart may help


def go_on(app, error, game, left: bool, name: str, args: tuple):
    """Recover from `error`. game: the one that was played, or None; left: was a saved game kept for the title, whose
    room is free now? name, args: the screen shown or being opened.
    """
    times = faults.note(error, name)
    full = isinstance(error, MemoryError)
    if full and left and times < 2:
        app.go(name, *args)
    elif name == "end" and game and game.kind == EVENT:
        app.go("event", game.table.scores[game.viewer])  # to list these points
    elif full and times < 2 and not game:
        memory.load_less_ahead()
        app.go(name, *args)  # without those there may be room
    elif full and times < 2 and _can_go_on(name, game):
        _reload(app, game, name)
    elif name == "note" and isinstance(error, (ImportError, SyntaxError)) and not game:
        restart.once_more(error)  # what all screens need may be missing on the drive, and nothing can be said
    elif name == "note" and (times > 1 or not full):  # without its messages, another of which would tell of this
        app.machine.complaints.clear()
        app.game = game
        app.go(*args[1:] or ("title",))
    elif full and (times > 1 or game.kind == PLAY or not game.table.acting):
        _begin_anew(app, game, name, args)
    else:
        _show_again(app, times, game, name, args)


def _can_go_on(name: str, game) -> bool:
    """A saved game is better continued in an empty heap; others would be lost."""
    return not game.table.acting and (name in LOADING or game.kind != PLAY and name not in _ENDS)


def _reload(app, game, name: str):
    """Load the table, needing little; between two hands, where that would deal, open the sheet."""
    if name == "table":
        game.forget_bots()
    app.game = game
    if name in LOADING or game.table.step not in (OVER, ENDED):
        app.go("next_hand")
    else:
        app.go("board" if game.rules.mode == "twist" else "score")


def _begin_anew(app, game, name: str, args: tuple):
    """The memory is full: save all, or count a level's result, and restart with an empty heap. After a recent restart,
    or if something is lost, open the title instead, which says so; but a title that nobody needs starts anew.
    """
    lost = name == "event" and args  # a visitor's points
    try:
        for _ in app.pending_save() if app.pending_save else ():
            pass
        if game and name == "stars" and not args:
            from screens.journey.progress import Progress
            lost = Progress(app.machine, game.journey_level).end(game)
        elif game and app.here not in _ENDS:
            lost = game.kind not in (PLAY, DEMO) or game.table.acting or _save(game)
    except Exception:
        lost = True
    game = app.pending_save = None
    waited = app.here == "title" and app.failures == 1 and clock.since(app.entered) > _LONG
    if not lost and not app.again or waited:
        restart.begin_again()
    app.stuck = app.again
    complain("memory", "")
    app.go("title")


def _save(game):
    wrong = game.save()
    complain_unsaved(wrong)
    return wrong


def _show_again(app, times: int, game, name: str, args: tuple):
    """Reopen a screen that has failed `times` times; the title from the second time on, or from the third if that would
    lose a game which cannot be saved.
    """
    if name in _COUNTED:
        game, times = None, times + 1
    elif game:
        here = game.table.step
        table = _mended(game)
        if not table:
            game, times = None, times + 1
        else:
            if game.table.acting or table.step != here or name == "thinking":  # nobody needs a hint
                name, args = game.SCREEN, ()
            game.put_back(table)
    if times > 1:
        app.machine.disable_effects()
        if times > 2:
            app.without.append(name)
        wrong = game and game.kind == PLAY and _save(game)
        if not wrong or times > 2:
            complain("fault", "")
            app.go("title")
            return
    app.game = game
    if game and game.kind == DEMO:
        app.go(name, *args)
    else:
        say = app.words_of("note")
        app.go("note", say.FAULT if game else say.RETRIED, name, *args)


def _mended(game):
    """A valid table: the current one; if a move was interrupted or it is invalid, the one packed last; else None."""
    try:
        if not game.table.acting:
            return proved(game)
    except Exception:  # it is invalid
        pass
    try:
        from screens import save_header
        kept = game.machine.load(GAME)[0] if game.kept is None else game.kept  # the store may hold another
        return proved(game, kept[save_header.unpack(kept)[1]:])
    except Exception:
        return None


def proved(game, packed=None):
    """The table of a snapshot, or a copy of the game's; ValueError if it is invalid."""
    if game.SCREEN == "dice":
        from phase10.dice import snapshot
        return snapshot.unpack(packed or snapshot.pack(game.table))
    from phase10 import snapshot, unpacking
    return unpacking.unpack(packed or snapshot.pack(game.table), game.rules)
