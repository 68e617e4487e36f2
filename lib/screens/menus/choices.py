# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Loads the players' settings, and the seats and rules of the last new game. Both are in one record of the store, saved
by keep_choices.py; newgame.py defines the format of the second part.

A setting is dropped if the owner's value in settings.toml has changed since: that edit has priority.

record  format (1), length of the text (1), text, the last new game. The text has the owner's value and the chosen one
        of each setting: "language=en/de speed=normal/fast". old_records.py reads that of version 1.0.
"""

from handheld import SETTINGS

FORMAT = 2
EXPLAINED = "told"  # stored like a setting: names of the explanations shown once, see screens/table/lessons.py

# (setting, possible values)
TABLE = (
    ("language", ()),  # see other_language()
    ("sound", (0, 1, 2, 3)),
    ("lights", (0, 1)),
    ("brightness", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
    ("speed", ("slow", "normal", "fast", "none")),
    ("talk", (0, 1)),
)


def change(machine, name: str, step: int):
    """Set the next or the previous value of a setting, and let it be seen or heard. Brightness stops at either end, the
    others go round.
    """
    values, settings = dict(TABLE)[name], machine.settings
    place = values.index(getattr(settings, name)) + step
    if name == "brightness":
        place = min(max(place, 0), len(values) - 1)
    setattr(settings, name, values[place % len(values)])
    if name == "brightness":
        machine.power.brightness(settings.brightness)
    elif name == "sound":
        machine.sound("lay")
    elif name == "lights":
        machine.lights("win")


def other_language(screen, step: int):
    """Generator: switch to the next or the previous language; where they are listed and their words read takes a tenth
    of a second each. The screen has a keeper and redraw(), which redraws all texts.
    """
    app, settings = screen.app, screen.app.machine.settings
    if not settings.languages:
        import memory
        from handheld.settings import languages
        settings.languages = memory.making_room(languages)  # of all files there
    yield
    values = settings.languages
    app.language(values[(values.index(settings.language) + step) % len(values)])
    screen.keeper.waits = True
    yield
    screen.redraw()


def recall(machine):
    """At the start: copy the owner's values to settings.owner, load the saved ones."""
    from handheld.settings import is_language
    settings = machine.settings
    for name, _ in TABLE:
        settings.owner[name] = getattr(settings, name)
    kept = kept_by(machine)[0]
    for name, values in TABLE:
        owner = settings.owner[name]
        before, chosen = kept.get(name, ("", ""))
        if before == str(owner):
            for value in values or (chosen,) * is_language(chosen):
                if str(value) == chosen:
                    setattr(settings, name, value)
    settings.explained = kept.get(EXPLAINED, ("", ""))[1]
    machine.power.brightness(settings.brightness)


def kept_by(machine) -> tuple:
    """({setting: (owner's value, chosen value)}, the bytes saved by keep_game(), or b"")."""
    kept, _ = machine.load(SETTINGS)
    kept = bytes(kept or b"")
    try:
        if kept[:1] == bytes((FORMAT,)):
            end = 2 + kept[1]
            found = {}
            for word in str(kept[2:end], "ascii").split():
                name, _, values = word.partition("=")
                owner, _, chosen = values.partition("/")
                found[name] = owner, chosen
            return found, kept[end:]
        if kept:
            from screens.menus import old_records
            return old_records.settings(kept, TABLE, machine.settings.sound)
    except (IndexError, UnicodeError):
        pass
    return {}, b""
