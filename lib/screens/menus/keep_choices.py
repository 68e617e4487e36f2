# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saves the settings and the last new game; choices.py loads them."""

import memory
from handheld import SETTINGS
from handheld.complaints import complain_unsaved
from screens.menus.choices import EXPLAINED, FORMAT, TABLE, kept_by

_QUIET = 2000  # ms without a key until a change is saved


class Keeper:
    """Saves in steps, after two seconds without a key: none waits for a whole save, and one that repeats causes one."""

    def __init__(self, machine):
        self.machine = machine
        self.waits = False  # is there an unsaved change? Set by the menu that makes it
        self._failed = False  # did the last save raise?
        self._steps = None  # generator of the save in progress

    def tick(self, bar):
        """Run the next step, if one is due; the bar shows the loading animation."""
        if self._steps or self.waits and self.machine.power.idle() > _QUIET:
            bar.show_progress(self._step())

    def finish(self):
        """Generator: finish the save; for App.pending_save."""
        while self._steps or self.waits:
            self._step()
            yield

    def _step(self) -> bool:
        """Run a step; False when the save is over. Later changes need another save."""
        if not self._steps:
            self.waits = False
            self._steps = self._saving()
        try:
            for _ in self._steps:
                return True
            self._failed = False
        except MemoryError:  # it is to be tried again
            self.waits, self._steps = True, None
            raise
        except Exception:  # the same, once
            self._failed = self.waits = not self._failed
            if not self.waits:
                complain_unsaved("broken")
        self._steps = None
        return self.waits

    def _saving(self):
        machine = self.machine
        while memory.load_one(memory.WRITING):
            yield
        wrong = yield from machine.saving(SETTINGS, _packed(machine, kept_by(machine)[1]))
        complain_unsaved(wrong)


def note_explained(machine, name: str):
    """Add a name to settings.explained, the comma-separated list of explanations that have been shown, and save it."""
    settings, before = machine.settings, machine.settings.explained
    settings.explained = before + "," + name if before else name
    try:
        wrong = keep_game(machine, kept_by(machine)[1])
    except MemoryError:  # the caller may try again
        settings.explained = before
        raise
    complain_unsaved(wrong)


def keep_game(machine, game):
    """Save the settings and `game`, the packed seats and rules; return None or the error code."""
    return machine.save(SETTINGS, _packed(machine, game))


def save_choices(app):
    """Save app.unsaved_choices, see newgame.py."""
    wrong = keep_game(app.machine, app.unsaved_choices)
    app.unsaved_choices = b""  # not before: without memory it is tried again
    complain_unsaved(wrong)


def _packed(machine, game) -> bytes:
    """The record: without what is unchanged, and where it would be too long, without `game`; else all were refused."""
    from handheld.writing import room
    settings, words = machine.settings, []
    for name, _ in TABLE:
        chosen = getattr(settings, name)
        if name == "sound":
            chosen = chosen or machine.loudness
        owner = settings.owner.get(name, "")
        if chosen != owner:
            words.append("%s=%s/%s" % (name, owner, chosen))
    words.append("%s=/%s" % (EXPLAINED, settings.explained))
    packed = " ".join(words).encode()
    packed = bytes((FORMAT, len(packed))) + packed
    return packed + game if len(packed) + len(game) <= room(SETTINGS) else packed
