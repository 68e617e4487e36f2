# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The one loader: what is in memory when, as the table in resident.py says.

Entering a moment drops every module of ours that is not in its lists and loads what is; what the screen then imports at
its top stays as long as it is shown. All else is imported inside functions, for a moment, and dropped by tidy() when
that is done. Everybody else uses plain imports and drops nothing, and a module may go at any time: who has an object of
it keeps just that alive. What holds something for the whole time (fonts, sheets, complaints) is in ALWAYS.
"""

import gc
import os
import sys

from micropython import const

ROOMY = 300_000  # bytes free at the start; with so many, nothing that was loaded is ever dropped
SPARE = 36_864  # bytes free after an action; with so many, SPARED may stay
SHORT = 49_152  # bytes free when a table has been opened; with less, BOTS and OWN come and go in turn
AHEAD = 8_192  # bytes free; with less, nothing more is loaded ahead, and what was gives way when a moment begins
LEAST = 6_144  # bytes that what was loaded ahead leaves free
MUCH = 24_576  # as AHEAD, once a menu has lacked room
PIECE = 2_048  # bytes left in one piece by then, from source half as many: a menu asks for so much at a time
COMPILING = 5  # bytes that a byte of source takes while it is compiled, beside 2 * PIECE: measured, it is 2.5 to 7
PASSING = tuple("screens.directory screens.classes resident".split())  # know screens and their needs: none holds them
SPARED = "phase10.building", "phase10.lay"  # what a hand needs a few times
WRITING = "handheld.places handheld.record handheld.store handheld.putting handheld.writing"  # what a save needs

_OURS = ("phase10.", "bots.", "handheld.", "screens.", "words.", "adafruit_") + PASSING  # names so begin
everything = gc.mem_free() > ROOMY  # then all stays that was loaded once
_NESTED = (((((((((((((),),),),),),),),),),),),)  # each level of it printed takes so much of C's stack
_MODULES = const(70)  # so long is the list of them made
_ZEROS = const(64)  # four bytes each on Python's stack, of which there are 2 KB
_left_free = AHEAD  # bytes; more once a menu has lacked room
_compiled = False  # are modules compiled already on the drive? Then they come quickly, and need no room for that
_stays = set()  # the modules that stay as long as this moment lasts
_ahead = ()  # lists of what may be loaded next
_early = []  # names of what may have come before it is needed, as far as it goes again where there is no room
_pictures = ""  # names of those, and of fonts, that stay
_expected = ""  # of those that may be loaded next


def begin(compiled: bool) -> None:
    """At the start, while the memory is empty: the list of modules takes its room now, not among what comes and goes
    when it has grown.
    """
    global _compiled
    _compiled = compiled
    for i in range(_MODULES):
        sys.modules[i] = None
    for i in range(_MODULES):
        del sys.modules[i]


def enter(moment: str, rules=None) -> None:
    """Drop what this moment does without, load what it needs; with rules, what they bring, too."""
    for _ in entering(moment, rules):
        pass


def entering(moment: str, rules=None):
    """The same, a module a step, for who shows how far it has come: (how many are there, of how many). The first step
    is that all is gone that this moment does without.
    """
    global _stays
    needed = _begin(moment, rules)
    tidy()
    _have(AHEAD)
    _stays = set(_stays)  # lower in memory, now that there is room
    missing = [name for part in needed for name in part.split() if name not in sys.modules]
    yield 0, len(missing)
    try:
        for i in range(len(missing)):
            _have(room_for(missing[i]))
            making_room(load, missing[i])
            yield i + 1, len(missing)
    except MemoryError:  # half of them would only be in the way
        _drop(missing)
        raise


def _begin(moment: str, rules) -> tuple:
    """Look up what may stay from now on; the lists of what this moment needs."""
    global _ahead, _pictures, _expected
    try:
        import resident
    except MemoryError:
        drop_bots()
        import resident
    needed, _ahead, _pictures = resident.lists_for(moment, rules, _compiled)
    _expected = _pictures if _compiled else ""  # from source modules need the room to be compiled
    _stays.clear()
    for part in (resident.ALWAYS,) + needed:
        _stays.update(part.split())
    _may_come()
    return needed


def expect(moment: str) -> None:
    """Load ahead what this moment needs, and what comes after it, instead of what would come next."""
    global _ahead, _expected
    import resident
    needed, after, _expected = resident.lists_of(moment)
    _ahead = needed + after
    _may_come()


def _may_come():
    """What may be loaded ahead stays as well, until it has to give way."""
    _early.clear()
    for part in _ahead:
        for name in part.split():
            if name not in _stays:
                _stays.add(name)
                _early.append(name)


def pictures() -> str:
    """The names of the pictures and fonts that stay now."""
    return _pictures


def expected() -> str:
    """The names of those that come next."""
    return _expected


def hold() -> None:
    """The screen has been imported: what came with it stays."""
    _stays.update([name for name in sys.modules if _is_ours(name) and name not in PASSING])


def is_short() -> bool:
    """Is there too little room for the bots beside what a person's turn needs?"""
    return 0 < gc.mem_free() < SHORT and not everything


def load_ahead() -> bool:
    """One more module of what comes next; False when all of it is there, or there is no room for it."""
    global _ahead
    for part in _ahead:
        for name in part.split():
            if name in sys.modules:
                continue
            if 0 < gc.mem_free() < max(_left_free, room_for(name)):
                break  # what comes behind it may need it
            try:
                load(name)
                bytearray(PIECE if _compiled else PIECE // 2)
                if 0 < gc.mem_free() < LEAST:
                    raise MemoryError
            except MemoryError:  # there may be room for smaller ones
                _drop((name,))
                rest = part[part.find(" %s " % name) + len(name) + 1:]
                _ahead = (rest,) + _ahead[_ahead.index(part) + 1:]
            return True
    _ahead = ()  # to look for them in each frame would leave garbage
    return False


def load_one(names: str) -> bool:
    """Load the first of these modules that is not there; False when all are. They go with the next tidy()."""
    for name in names.split():
        if name not in sys.modules:
            load(name)
            return True
    return False


def load_less_ahead() -> None:
    """A menu has run out of memory: from now on as much is left free as a compilation needs."""
    global _left_free
    _left_free = MUCH


def room_for(name: str) -> int:
    """So many bytes must be free for a module to be loaded: from source it is compiled."""
    if _compiled or everything:
        return 0
    try:
        return 2 * PIECE + os.stat("lib/%s.py" % name.replace(".", "/"))[6] * COMPILING
    except OSError:  # a library's
        return AHEAD


def _have(room: int):
    """What was loaded ahead gives way until so many bytes are free, or all of it has. To count them takes 7 ms."""
    while room and _early and 0 < gc.mem_free() < room and give_way():
        pass


def making_room(do, *args):
    """What do() gives. While it finds no room, more and more of what was loaded ahead gives way."""
    while True:
        try:
            return do(*args)
        except MemoryError:
            if not give_way():
                raise


def make_room() -> None:
    """For what a key does, if it cannot be done twice: what was loaded ahead gives way until there is a piece for it,
    or all of it has.
    """
    try:
        making_room(bytearray, PIECE)
    except MemoryError:
        pass


def give_way() -> bool:
    """A quarter of what was loaded ahead goes again, the last of it first; False when it has all gone."""
    there = [name for name in _early if name in sys.modules]
    _early[:] = there[:len(there) * 3 // 4]
    _drop(there[len(_early):])
    return bool(there)


def drop_bots() -> None:
    """They make room first, before anything is looked up: where a moment needs them, they come again."""
    if not everything:
        _drop([name for name in sys.modules if name.startswith("bots.")])


def wipe() -> None:
    """Overwrite what calls from where this one comes from have left on Python's stack and on C's: to the collector that
    looks like references, and a screen or a module that has gone would stay.
    """
    try:
        _overwrite(*(0,) * _ZEROS)
        str(_NESTED)
    except MemoryError:  # then what lies there must stay for once
        pass


def _overwrite(*zeros) -> None:
    """Arguments are laid on Python's stack."""


def low(value):
    """The same bytes, as low in memory as there is room; anything else as it is."""
    try:
        if isinstance(value, bytearray):
            return bytearray(value)
        return bytes(bytearray(value)) if isinstance(value, bytes) else value
    except MemoryError:
        return value


def tidy() -> None:
    """Drop all that does not stay in the present moment."""
    if everything:
        return
    gone = [name for name in sys.modules if name not in _stays and _is_ours(name)]
    spared = [name for name in gone if name in SPARED]
    if spared and gc.mem_free() >= SPARE:
        gone = [name for name in gone if name not in spared]
    if gone:
        _drop(gone)


def _drop(names):
    """Those of them that are in memory leave it."""
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
            package, _, leaf = name.rpartition(".")
            parent = sys.modules.get(package)
            if parent and hasattr(parent, leaf):
                delattr(parent, leaf)
    wipe()
    gc.collect()


def _is_ours(name: str) -> bool:
    """A module of ours, or of a library; a package is nothing but its name."""
    for beginning in _OURS:
        if name.startswith(beginning):
            return not hasattr(sys.modules[name], "__path__")
    return False


def load(name: str):
    """A module of ours by its name, which stands in a table. It comes to lie close to those before it, for after each
    import CircuitPython collects by itself.
    """
    if name not in sys.modules:
        __import__(name)
    return sys.modules[name]


def words(language: str, family: str):
    """The sentences of a family in a language; ImportError when there are none."""
    return load("words.%s.%s" % (language, family))
