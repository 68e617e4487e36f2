# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The list of the names a table asks for, lib/names.txt. CircuitPython keeps each name it meets for ever, in small
pieces wherever there is room at that moment; among modules that come and go such pieces leave holes. So memory.py makes
it meet these at the start, when the memory is empty.

CircuitPython looks for a name among the newest first, and keeps them in parts that double in size: up to 620 names, up
to 1260, up to 2540. So names that are seldom asked for fill the part before, and those that are asked for most come
first in the newest.
"""

import collections
import functools
from pathlib import Path

import flat
import sentences
import short_names
from known import BEFORE, LISTED
from phase10 import option_list
from sources import parsed, walk, words

FILE = "lib/names.txt"
BETWEEN = "|"  # memory.py reads them at once, so that what it makes of them lies in one piece
NEWEST = 620 + 90  # so many are met before the newest part begins; some of them the firmware knows itself
LIBRARY = ["adafruit_bitmap_font.pcf", "adafruit_bitmap_font.glyph_cache"]  # reads fonts before
EDGE = 1260  # so many: one more, and CircuitPython's table of names takes 7.7 KB in one piece, which no table leaves


def listed(made, suffix=".py"):
    """The names in the sources as they lie on the drive; with another suffix these are going to be compiled."""
    files = files_of(LISTED, made)
    asked = collections.Counter(files)
    for option in option_list.each():  # the attributes of the rules
        asked.update((option.name, option.first))
    for file in files:
        asked += asked_of(made[path_of(file)])
    early = files_of(BEFORE, made) + [name for name in LIBRARY if path_of(name) in made]
    before = kept_of_all(early, made) - firmware()
    found = sorted((name for name in asked if name.strip() and name not in before | firmware()),
                   key=lambda name: (-asked[name], name))
    at = len(found) - max(NEWEST - len(before), 0)
    paths = [f"/lib/{name}{suffix}" for name in files]
    return BETWEEN.join(found[at:] + found[:at] + paths)


def files_of(some, made):
    """Those of some modules that there are, as they are called on the drive."""
    return [name for name in map(flat.flat, some) if path_of(name) in made]


def path_of(name):
    """Where that one lies."""
    return f"lib/{name.replace('.', '/')}.py"


def kept_of_all(files, made):
    """What CircuitPython keeps of some modules."""
    return set(files).union(*[asked_of(made[path_of(name)]) for name in files])


def asked_of(source):
    """What CircuitPython keeps of a source, and how often it asks for that: names, and what is as short as one."""
    found = collections.Counter(words(source))
    found.update(node.value for node in walk(parsed(source)) if sentences.is_short(node))
    return found


@functools.cache
def firmware():
    """The names that are there already: Python's own, and those of the modules that standins/ stands for."""
    found = short_names.python().union(short_names.SPARE)
    for file in sorted((Path(__file__).resolve().parent / "standins").glob("*.py")):
        for node in walk(parsed(file.read_text(encoding="utf-8"))):
            found |= {getattr(node, word, None) for word in ("name", "arg", "attr")}
    return found
