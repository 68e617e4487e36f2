# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Builds lib/names.txt, the list of names that a card table uses. CircuitPython interns each name it meets and never
frees it, in small chunks wherever the heap has room; between modules that are loaded and unloaded these fragment the
heap. So screens/startup.py interns these names at the start, when the heap is empty.

Interned names (qstrs) are kept in pools that double in size: up to 620 names, up to 1260, up to 2540. A lookup starts
at the newest pool. So names that are seldom used fill the pool before, and those used most come first in the newest.
"""

import collections
import functools
from pathlib import Path

import flat
import sentences
import short_names
from interned import BEFORE, LISTED, MORE
from phase10 import option_list
from sources import parsed, walk, words

FILE = "lib/names.txt"
ENGLISH, ANY_LANGUAGE = "w_en", "w_*"  # startup.py puts the player's in place of the *
BETWEEN = "|"  # startup.py reads all names at once, so that the interned strings are contiguous
NEWEST = 620 + 90  # names interned before the newest pool begins; some of them are in the firmware
LIBRARY = ["adafruit_bitmap_font.pcf", "adafruit_bitmap_font.glyph_cache"]  # imported before the list is read
EDGE = 1260  # at one name more CircuitPython allocates a pool of 7.7 KB in one block, for which a table has no room


def listed(made, suffix=".py"):
    """Return the content of lib/names.txt for the built sources: a line with the names of LISTED and, if the modules on
    the drive have the suffix .mpy, one with those of MORE.
    """
    files = files_of(LISTED, made)
    asked = collections.Counter(files)
    for option in option_list.each():  # the attributes of the rules
        asked.update((option.name, option.first))
    asked += asked_of_all(files, made)
    early = files_of(BEFORE, made) + [name for name in LIBRARY if path_of(name) in made]
    before = kept_of_all(early, made) | firmware()
    found = in_order(asked, before)
    at = len(found) - max(NEWEST - len(before - firmware()), 0)
    first = found[at:] + found[:at] + paths_of(files, suffix)
    if suffix == ".py":
        return BETWEEN.join(first)
    files = [name for name in dict.fromkeys(files_of(MORE, made)) if name not in [*files, *early]]
    more = in_order(asked_of_all(files, made) + collections.Counter(files), before.union(first))
    return "\n".join(map(BETWEEN.join, (first, more + paths_of(files, suffix)))).strip().replace(ENGLISH, ANY_LANGUAGE)


def in_order(asked, known):
    """Return the names that are counted and not known yet, those asked for most first."""
    return sorted((name for name in asked if name.strip() and name not in known), key=lambda name: (-asked[name], name))


def paths_of(files, suffix):
    return [f"lib/{name.replace('.', '/')}{suffix}" for name in files]


def asked_of_all(files, made):
    return sum((asked_of(made[path_of(name)]) for name in files), collections.Counter())


def files_of(some, made):
    """Return the flat names of those of some modules that are on the drive."""
    return [name for name in map(flat.flat, some) if path_of(name) in made]


def path_of(name):
    """Return the path on the drive of a module with a flat name."""
    return f"lib/{name.replace('.', '/')}.py"


def kept_of_all(files, made):
    """Return the set of strings that are interned when some modules are loaded."""
    return set(files).union(*[asked_of(made[path_of(name)]) for name in files])


def asked_of(source):
    """Return a Counter of the strings that CircuitPython interns for a source: names and short string literals."""
    found = collections.Counter(words(source))
    found.update(node.value for node in walk(parsed(source)) if sentences.is_short(node))
    return found


@functools.cache
def firmware():
    """Return the names interned in the firmware: Python's own, and those of the modules in standins/."""
    found = short_names.python().union(short_names.SPARE)
    for file in sorted((Path(__file__).resolve().parent / "standins").glob("*.py")):
        for node in walk(parsed(file.read_text(encoding="utf-8"))):
            found |= {getattr(node, word, None) for word in ("name", "arg", "attr")}
    return found
