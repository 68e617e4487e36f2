# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Screenshots of the handheld, without a window and in virtual time: `python3 desktop --keys FILE --shots DIR` plays a
key script, `python3 desktop shots DIR` runs the tour of tour.py. Both are deterministic.

A key script has a line for each event, in order of time:
    ms KEY [hold]    that many ms after the start press the key for 60 or hold ms
    ms shot NAME     save the screen as NAME.png and, four times as large, as NAME_x4.png
    set NAME VALUE   before all events: a setting of settings.toml, without its P10_
A time that begins with + is relative to the event before. # begins a comment.
"""

import sys
import traceback

import arguments
import badge
import driver

HOLD = 60


class BadScript(Exception):
    """Raised for an invalid key script, with path, line and reason."""


def read(path):
    """Parse a key script: (settings, [(ms, what, key or name)] in order of time); what is "down", "up" or "shot"."""
    settings, events = {"seed": 1}, []
    now = 0
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadScript(arguments.unreadable(path, error)) from None
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split()
        try:
            if words[:1] == ["set"]:
                _, name, settings[_setting(name)] = words
            elif words:
                now = _event(words, now, events)
        except (ValueError, IndexError) as error:
            raise BadScript(f"{path}:{number}: {error}") from error
    return settings, sorted(events, key=lambda event: event[0])  # stable: equal times stay in the order of the script


def _setting(name):
    """Return the name of a setting of settings.toml; ValueError if there is none of that name."""
    driver.prepare()
    from handheld import settings
    if not any(name == row[0] for row in settings.TABLE):
        raise ValueError(f"there is no setting {name}")
    return name


def _event(words, before, events):
    if not words[0].lstrip("+").isdigit() or not 2 <= len(words) <= 3:
        raise ValueError("expected `ms KEY [hold]` or `ms shot NAME`")
    when = int(words[0]) + (before if words[0].startswith("+") else 0)
    if when < before:
        raise ValueError(f"{when} ms is earlier than the line before")
    key = words[1].upper()
    if key == "SHOT":
        events.append((when, "shot", words[2]))
    elif key in badge.KEYS:
        hold = int(words[2]) if len(words) > 2 else HOLD
        events += [(when, "down", key), (when + hold, "up", key)]
    else:
        raise ValueError(f"there is no key {words[1]}; there are {' '.join(badge.KEYS)}")
    return when


def perform(events, handheld, folder):
    """Play the events; return the names of the screenshots."""
    made = []
    for when, what, name in events:
        if when > handheld.time:
            handheld.run(when - handheld.time)
        if what == "shot":
            handheld.save(folder / f"{name}.png")
            handheld.save(folder / f"{name}_x4.png", 4)
            made.append(name)
        else:
            handheld.badge.press(name, what == "down")
    return made


def play(path, folder, kind="pybadge", settings=None):
    """Play one key script; return the exit status."""
    folder = folder.resolve()  # the program changes the working directory
    try:
        owner, events = read(path)
        with driver.Handheld(kind=kind, **{**owner, **(settings or {})}) as handheld:
            made = perform(events, handheld, folder)
    except BadScript as error:
        return arguments.failed(error)
    except driver.ProgramEnded as error:
        traceback.print_exception(error.__cause__ or error)
        return 1
    print(f"{path.name}: {len(made)} pictures in {folder}")
    return 0


def main(argv):
    driver.prepare()
    import tour
    chapters = {chapter.__name__: chapter for chapter in tour.CHAPTERS}
    words = arguments.Parser("shots", "Pictures of every screen, at 1x and 4x.")
    words.add_argument("folder", metavar="DIR", type=arguments.place)
    words.add_argument("--language", choices=driver.languages(), default="en")
    words.add_argument("--chapter", action="append", choices=chapters, help="only this one; can be given again")
    options = words.parse_args(argv)
    folder = options.folder.resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return arguments.failed(f"{folder}: {error.strerror}")
    failed, status = [], 0
    for name in options.chapter or chapters:
        try:
            chapters[name](folder, options.language)
            print(f"{name}: done", flush=True)
        except Exception as error:  # go on with the other chapters
            if isinstance(error, OSError) and str(error.filename).startswith(str(folder)):
                raise  # they could not be written either
            traceback.print_exception(error)
            failed.append(name)
        except KeyboardInterrupt:
            print(f"\nphase10: stopped in {name}.", file=sys.stderr)
            status = 130
            break
    print(f"{len(list(folder.glob('*_x4.png')))} screens in {folder}")
    if failed:
        print(f"phase10: these chapters failed: {', '.join(failed)}", file=sys.stderr)
    return status or (1 if failed else 0)
