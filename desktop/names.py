# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The list of the names a table asks for, lib/names.txt. CircuitPython keeps each name it meets for ever, in small
pieces wherever there is room at that moment; among modules that come and go such pieces leave holes. So memory.py makes
it meet these at the start, when the memory is empty.
"""

import ast
import functools
import io
import tokenize
from pathlib import Path

import flat
import resident
import sentences
import short_names
from phase10 import options

FILE = "lib/names.txt"
BETWEEN = "|"  # memory.py reads them at once, so that what it makes of them lies in one piece
EDGE = 1260  # so many: one more, and CircuitPython's table of names takes 7.7 KB in one piece, which no table leaves
# Modules that have come before it meets them: no name of theirs needs to be met again.
BEFORE = resident.ALWAYS.split() + """
    handheld.curtain handheld.fonts handheld.pictures handheld.places handheld.power_on handheld.record
    handheld.settings handheld.store screens.beginning screens.menus.choices
""".split()
# Modules that any game with cards comes to, beside those that resident.py keeps in memory. All names that there are
# would be too many: they come near that edge.
MET = """
    bots bots.levels bots.plain handheld.lights handheld.sound phase10.beginning phase10.building phase10.deal_codes
    phase10.dealing phase10.ending phase10.lay phase10.layout phase10.options phase10.phase_lists phase10.rules
    phase10.seldom phase10.snapshot phase10.stopping phase10.winning screens.menus.deal screens.seated
    screens.table.aim screens.table.dealt screens.table.laid screens.table.lay screens.table.lessons
    screens.table.parts screens.table.pieces screens.table.saved screens.table.seldom screens.table.sense
    screens.table.skips screens.table.slots screens.table.won
""".split()


def modules():
    """Their names."""
    lists = resident.RULES, resident.BOTS, resident.GAME, resident.TABLE, resident.OWN
    return " ".join(lists).split() + MET


def listed(made, suffix=".py"):
    """The names in the sources as slim.py has made them; with another suffix these are going to be compiled."""
    files = files_of(modules(), made)
    found = kept_of_all(files, made)
    found |= {value for option in options.each() for value in (option.name, option.first)}  # attributes of the rules
    found -= kept_of_all(files_of(BEFORE, made), made) | firmware()
    paths = [f"/lib/{name}{suffix}" for name in files]
    return BETWEEN.join(sorted(filter(str.strip, found)) + paths)


def files_of(some, made):
    """Those of some modules that there are, as they are called on the drive."""
    return [name for name in map(flat.flat, some) if f"lib/{name}.py" in made]


def kept_of_all(files, made):
    """What CircuitPython keeps of some modules."""
    return set(files).union(*[kept_of(made[f"lib/{name}.py"]) for name in files])


def kept_of(source):
    """What CircuitPython keeps of a source: its names, and what is as short as one."""
    words = {token.string for token in tokenize.generate_tokens(io.StringIO(source).readline)
             if token.type == tokenize.NAME}
    return words | {node.value for node in ast.walk(ast.parse(source)) if sentences.is_short(node)}


@functools.cache
def firmware():
    """The names that are there already: Python's own, and those of the modules that standins/ stands for."""
    found = set(short_names.python())
    for file in sorted((Path(__file__).resolve().parent / "standins").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            found |= {getattr(node, word, None) for word in ("name", "arg", "attr")}
    return found
