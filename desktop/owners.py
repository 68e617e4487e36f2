# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Finds the files on a handheld's drive that belong to its owner, which an update must keep, back up or ask about.
Files of the game are known by the list that it leaves in lib/, with a checksum for each file that an owner may edit:
pictures, fonts, code.py and boot.py. Lists of version 1.0 have no checksums.
"""

import re
import zlib

LIST = "lib/MODULES.phase10.txt"  # lists our modules in lib/ itself, each at the beginning of a line; then checksums
OURS = b"Phase 10 for the pocket"  # marker in every version of our code.py and boot.py
NEVER = ("settings.toml",)  # never overwritten, but for the empty one that CircuitPython makes
STARTED = ("boot.py", "code.py")  # the files that CircuitPython runs, in the order to write them: code.py is the last
FIRST = "code.txt"  # if it exists, CircuitPython runs this instead of code.py
STAGE = "update"
_IN_STAGE = ("lib", "old", "ready", "filling")
_CHECKSUM = re.compile(r"^(\S+) = ([0-9a-f]{8})$", re.M)


def checksum(content):
    return f"{zlib.crc32(content):08x}"


def checksums(found):
    """Yield the lines of LIST with the checksum of each file that an owner may change."""
    yield "\nHow the files were that you may change, so that an update leaves yours alone:\n\n"
    for name, content in sorted(found.items()):
        if name in STARTED or _is_data(name):
            yield f"{name} = {checksum(content)}\n"


def _is_data(name):
    return name.startswith(("fonts/", "sprites/"))


def _recorded(folder):
    """Return {path: checksum} from the LIST of the last update."""
    return dict(_CHECKSUM.findall((read(folder / LIST) or b"").decode(errors="replace")))


def _was_here(folder):
    """Return whether the game has been installed on this drive before."""
    return (folder / LIST).exists() or OURS in (read(folder / "code.py") or b"")


def keeps(folder, name):
    """Return whether this is a file of the owner's that an update leaves as it is."""
    return name in NEVER and bool((read(folder / name) or b"").strip())


def in_the_way(folder, found):
    """Yield a message for each file that an update would remove or overwrite, or that would run instead of code.py."""
    for path in sorted((folder / STAGE).glob("*")):
        if path.name not in _IN_STAGE:
            yield (f"there is {STAGE}/{path.name}, which is not the game's, and an update needs the folder {STAGE} for "
                   "itself; --force removes it.")
    if (folder / FIRST).exists():
        yield f"there is a {FIRST}, which CircuitPython starts in code.py's place; --force puts it beside."
    if not _was_here(folder):
        for name, content in found.items():
            there = read(folder / name)
            if _is_data(name) and there is not None and there != content:
                yield (f"there is a {name}, which is not the game's. To keep it, take it off the drive until the game "
                       "is there; --force overwrites it.")


def changed(folder, found):
    """Return the sprites and fonts that the owner has changed since they were installed."""
    recorded = _recorded(folder)
    return [name for name, content in found.items() if _is_data(name) and name in recorded
            and checksum(read(folder / name) or content) not in (recorded[name], checksum(content))]


def foreign(folder, name):
    """Return the content of boot.py or code.py if somebody else wrote or changed it, else empty bytes."""
    there = read(folder / name) or b""
    recorded = _recorded(folder).get(name)
    ours = checksum(there) == recorded if recorded else OURS in there
    return b"" if ours or not there.strip() or b"Hello World" in there else there


def place_beside(folder, name, content):
    """Return the name for the copy of a program that would be overwritten: code-before.py, code-before-2.py ..."""
    stem, _, kind = name.partition(".")
    places = (f"{stem}-before{'' if i == 1 else f'-{i}'}.{kind}" for i in range(1, 100))
    return next(place for place in places if read(folder / place) in (None, content))


def read(path):
    try:
        return path.read_bytes()
    except OSError:
        return None
