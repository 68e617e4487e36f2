# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What players chose and want to find again: the settings, and the seats and rules of the last new game. Both lie in
one record of the store; what the second part means is newgame's business.

A choice counts as long as settings.toml still says what it said then: whoever changes that file means it.
"""

from handheld import SETTINGS, drop

_FORMAT = 1
# what can be chosen, and from what; kept by its place here
TABLE = (
    ("language", ("en", "de", "fr")),
    ("sound", (0, 1)),
    ("lights", (0, 1)),
    ("brightness", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
    ("speed", ("slow", "normal", "fast", "none")),
)
_HEAD = 1 + 2 * len(TABLE)


def recall(machine):
    """At the start: note what the owner wants, then take what was chosen since."""
    settings = machine.settings
    settings.owner = _places(settings)
    kept = _load(machine)
    for i in range(len(TABLE)):
        name, values = TABLE[i]
        place = kept[2 + 2 * i]
        if kept[1 + 2 * i] == settings.owner[i] and place < len(values):
            setattr(settings, name, values[place])
    machine.power.level = settings.brightness
    machine.screen.brightness(settings.brightness)
    drop("screens.choices")


def keep_settings(machine):
    """Remember the settings as they are now; None or why that was not possible."""
    return _save(machine, machine.settings, _load(machine)[_HEAD:])


def last_game(machine) -> bytes:
    """What keep_game was given, or nothing."""
    return bytes(_load(machine)[_HEAD:])


def keep_game(machine, packed):
    return _save(machine, machine.settings, packed)


def _places(settings) -> bytes:
    return bytes([values.index(getattr(settings, name)) for name, values in TABLE])


def _load(machine):
    kept, _ = machine.load(SETTINGS)
    if kept and len(kept) >= _HEAD and kept[0] == _FORMAT:
        return kept
    return b"\xff" * _HEAD


def _save(machine, settings, rest):
    packed = bytearray((_FORMAT,))
    now = _places(settings)
    for i in range(len(TABLE)):
        packed.append(settings.owner[i])
        packed.append(now[i])
    packed.extend(rest)
    return machine.save(SETTINGS, packed)
