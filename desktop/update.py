# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Updates the files on a handheld's drive atomically: at every moment, also after a power cut or unplugging, either the
old or the new program starts, never a mixture. drive.py provides the files; code.py implements the fallback below.

All modules must be of one version. They are in lib/ itself, with the names of flat.py, or in packages, like libraries
and the program of older versions. The modules and packages that change are first written to update/lib, each package
completely, and read back. Then the file update/ready is created: from now on code.py searches update/lib first, so the
new program is active. Each one is then moved to lib/ by renaming, so that it is always in one of the two places, and
update/ is removed. Files that the new code.py does not need are removed after it is in place. A single changed module,
fonts and pictures are written to a temporary file and renamed over the old one.

The files for saves are created before the program, if they are missing, and never changed. Each must be contiguous,
with the next one right behind it (lib/handheld/reserve.py), so on a fragmented drive the gaps between other files are
filled temporarily.
"""

import contextlib
import os
import re
import shutil
from pathlib import Path

import owners
from owners import LIST, STAGE, STARTED, read

READY = "ready"  # file in STAGE: everything in there is complete
SIDE_BY_SIDE = re.compile(r"[a-z]_\w*\.(py|mpy|bin)")
ROOMS = ("bots", "handheld", "screens", "words", "phase10")  # packages of old versions; phase10 marks them as ours
OTHER = {".py": ".mpy", ".mpy": ".py"}  # a module is installed as source or compiled, never both
CLUSTER = 1024
BESIDE = ".new"
FILLING = "update/filling"
MOST_FILLING = 1 << 20  # bytes of free gaps; no supported drive has more


class Unfit(Exception):
    """An error with a message: why the game cannot be installed on the drive."""


def update(folder, found, say, reserved=None, force=False, progress=lambda done, of: None):
    """Write the files `found` ({path: bytes}) to the drive, and those in `reserved` that are missing; return how many
    files of the program were written. Files of the owner are kept, or Unfit is raised; with force they are overwritten.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    found = without_the_owners(folder, found, say, force)
    stage = folder / STAGE
    if (stage / READY).exists():
        say("finishing an update that was interrupted ...")
        switch(folder)
    clear(stage)
    wanted = {name: content for name, content in found.items()
              if not owners.keeps(folder, name) and read(folder / name) != content}
    staged = to_stage(folder, found, wanted)
    missing = {name: content for name, content in (reserved or {}).items() if not (folder / name).exists()}
    check_space(folder, {**wanted, **staged, **missing})
    reserve(folder, missing)
    written = Counted(len({*wanted, *staged}), progress)
    if staged:
        fill_stage(stage, staged, written)
    for name, content in by_size(wanted):
        if name not in staged and name not in (*STARTED, LIST):
            written.one()
            replace(folder / name, content)
    switch(folder)
    clear(stage)
    for name in STARTED:
        if name in wanted:
            written.one()
            keep_beside(folder, name, owners.foreign(folder, name), say)
            replace(folder / name, wanted[name])
    for name in superfluous(folder, found):
        remove(folder / name)
    if LIST in wanted:
        written.one()
        replace(folder / LIST, wanted[LIST])
    sync()
    for name, content in wanted.items():
        check(folder / name, content)
    return written.of


def to_stage(folder, found, wanted):
    """Return the files of the modules and packages that are new or changed, and of packages with a module that is no
    longer needed; none if but one module is to be replaced.
    """
    former = superfluous(folder, found)
    changed = {place_of(name) for name in (*wanted, *former)} & {place_of(name) for name in found} - {None}
    modules = [name for name in wanted if place_of(name) in changed]
    if len(modules) == 1 and not former and (folder / modules[0]).exists():
        return {}
    return {name: content for name, content in found.items() if place_of(name) in changed}


def fill_stage(stage, staged, written):
    """Write these files beside the program; what says that they are complete comes when all have been read back."""
    for name, content in by_size(staged):
        written.one()
        write(stage / "lib" / name.removeprefix("lib/"), content)
    sync()
    for name, content in staged.items():
        check(stage / "lib" / name.removeprefix("lib/"), content)
    write(stage / READY, b"")
    sync()


class Counted:
    """Counts written files and reports them to a progress callback."""

    def __init__(self, of, progress):
        self.done, self.of, self._progress = 0, of, progress

    def one(self):
        self.done += 1
        self._progress(self.done, self.of)


def without_the_owners(folder, found, say, force):
    """Return the files to write, without those that the owner has changed; Unfit if files of theirs would be lost."""
    in_the_way = list(owners.in_the_way(folder, found))
    if in_the_way and not force:
        raise Unfit(f"Nothing was changed: {in_the_way[0]}" + (f" And {len(in_the_way) - 1} more." if in_the_way[1:]
                                                                else ""))
    keep_beside(folder, owners.FIRST, read(folder / owners.FIRST), say)
    with contextlib.suppress(FileNotFoundError):
        remove(folder / owners.FIRST)
    changed = () if force else owners.changed(folder, found)
    for name in changed:
        say(f"{name} is yours and stays; --force puts the game's there.")
    return {name: content for name, content in found.items() if name not in changed}


def place_of(name):
    """Return the entry of lib/ that is renamed as a whole: a file's package, or a module of ours; else None."""
    parts = name.split("/")
    inside = parts[0] == "lib" and (len(parts) > 2 or SIDE_BY_SIDE.fullmatch(parts[1]))
    return parts[1] if inside else None


def superfluous(folder, found):
    """Return the game's modules on the drive that are not in found; phase10 last, as it marks the others as ours."""
    ours = {*listed(folder), *in_packages(folder, found)}
    ours |= {Path(name).with_suffix(OTHER[Path(name).suffix]).as_posix() for name in found
             if place_of(name) and Path(name).suffix in OTHER}
    there = [name for name in ours - set(found) if (folder / name).exists()]
    return sorted(there, key=lambda name: (place_of(name) == ROOMS[-1], name))


def listed(folder):
    """Return the paths of the modules in lib/ itself that an earlier update installed."""
    text = (read(folder / LIST) or b"").decode(errors="replace")
    return [f"lib/{name}" for name in re.findall(r"^(\w+\.\w+):", text, re.M) if SIDE_BY_SIDE.fullmatch(name)]


def in_packages(folder, found):
    """Yield the paths of the files in the game's packages, and in those of older versions."""
    packages = {place_of(name) for name in found if name.count("/") > 1} - {None, *ROOMS}
    if any((folder / "lib" / ROOMS[-1]).glob("table.*py")):
        packages |= {*ROOMS}
    for package in packages:
        for path in (folder / "lib" / package).rglob("*.*"):
            if path.suffix in (*OTHER, ".bin") and not path.name.startswith("._"):
                yield path.relative_to(folder).as_posix()


def by_size(files):
    """Sort files by size, big ones first: they get the largest gaps, and a full drive fails early."""
    return sorted(files.items(), key=lambda item: (-len(item[1]), item[0]))


def check_space(folder, files):
    needed = sum(-(-len(content) // CLUSTER) * CLUSTER for content in files.values()) + 16 * CLUSTER
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise Unfit(f"{folder} has {free // 1000} KB free, and the update needs {needed // 1000} KB for a while. "
                    "Nothing was changed; make room by removing something of your own.")


def reserve(folder, missing):
    """Create the missing save files, one right behind the other."""
    if not missing:
        return
    filling = folder / FILLING
    if (folder / "lib").exists():
        holes = shutil.disk_usage(folder).free - sum(map(len, missing.values())) - 96 * CLUSTER
        write(filling, b"\xff" * max(min(holes, MOST_FILLING), 0))
    for name, content in missing.items():
        write(folder / name, content)
    clear(filling.parent)
    sync()


def switch(folder):
    """Move everything from update/lib to its final place, then remove update/ready."""
    stage = folder / STAGE
    for fresh in sorted((stage / "lib").glob("*")):
        place, old = folder / "lib" / fresh.name, stage / "old" / fresh.name
        if place.is_dir():
            clear(old)
            rename(place, old)
        other = place.with_suffix(OTHER.get(place.suffix, place.suffix))
        if other != place and other.exists():
            remove(other)
        rename(fresh, place)
    sync()
    if (stage / READY).exists():
        remove(stage / READY)


def keep_beside(folder, name, there, say):
    """Keep a copy of somebody else's program before it is overwritten."""
    if there:
        kept = owners.place_beside(folder, name, there)
        say(f"the {name} that was there is kept as {kept}.")
        replace(folder / kept, there)


# --- single files ---------------------------------------------------------------------------------------------------


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def replace(path, content):
    """Write a temporary file and rename it over the old one."""
    beside = path.with_name(path.name + BESIDE)
    write(beside, content)
    check(beside, content)
    rename(beside, path)


def rename(path, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    os.replace(path, target)


def remove(path):
    path.unlink()


def clear(path):
    """Remove a folder and its content, if it exists."""
    if path.exists():
        shutil.rmtree(path)


def check(path, content):
    """Read back what was written, bypassing the system's cache where possible; Unfit if it differs."""
    with open(path, "rb") as file:
        with contextlib.suppress(AttributeError, OSError):
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        if file.read() != content:
            raise Unfit(f"{path} reads back differently from what was written. Is the drive damaged? Eject it, press "
                        "reset and try again.")


def sync():
    """Flush the operating system's write cache."""
    if hasattr(os, "sync"):
        os.sync()
