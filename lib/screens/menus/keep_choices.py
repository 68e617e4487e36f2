# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saves what players chose, in the record that choices.py reads."""

from handheld import SETTINGS, clock
from handheld.complaints import complain
from screens.menus.choices import FORMAT, TABLE, TOLD, kept_by

_QUIET = 2000  # ms without a change until it is saved


class Keeper:
    """Saves the settings two seconds after the last change, so that a held key causes one save, or at once by
    keep().
    """

    def __init__(self, machine, changed: bool = False):
        self.machine = machine
        self.when = clock.ms()
        self.waits = changed  # is there an unsaved change?

    def change(self):
        self.waits = True
        self.when = clock.ms()

    def tick(self):
        if self.waits and clock.since(self.when) > _QUIET:
            self.keep()

    def keep(self):
        if self.waits:
            self.waits = False
            wrong = keep_settings(self.machine)
            if wrong:
                complain("save", wrong)


def note_told(machine, name: str):
    """Add a name to settings.told, the comma-separated list of explanations that have been shown, and save it."""
    settings = machine.settings
    settings.told += "," + name if settings.told else name
    wrong = keep_settings(machine)
    if wrong:
        complain("save", wrong)


def keep_settings(machine):
    """Save the current settings; None, or why that was not possible."""
    return _save(machine, kept_by(machine)[1])


def keep_game(machine, packed):
    return _save(machine, packed)


def keep_unkept(app):
    """What a new game has left to be kept."""
    unkept, app.unkept = app.unkept, b""
    keep_game(app.machine, unkept)


def _save(machine, game):
    settings, words = machine.settings, []
    for name, _ in TABLE:
        chosen = getattr(settings, name)
        if name == "sound":
            chosen = chosen or machine.loudness
        words.append("%s=%s/%s" % (name, settings.owner.get(name, ""), chosen))
    words.append("%s=/%s" % (TOLD, settings.told))
    packed = " ".join(words).encode()
    return machine.save(SETTINGS, bytes((FORMAT, len(packed))) + packed + game)
