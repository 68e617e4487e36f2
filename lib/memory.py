# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The module loader: loads and unloads modules by the table in resident.py.

Entering a moment unloads each module of ours that is not in its lists and loads those that are. What the screen imports
at its top stays while it is shown; what functions import is unloaded by the next tidy(). Only this file unloads, others
use plain imports. A module can go at any time; a reference to an object of it keeps only that alive. So modules that
cache something (fonts, sheets) or have other global state (complaints) are in resident.ALWAYS. preload.py, which goes
with the menus, may begin anew.
"""

import builtins
import gc
import os
import sys

ROOMY = 160_000  # bytes free at the start: a board with more than this unloads nothing while SPARE is free
SPARE = 36_864  # bytes free after an action at a table: with at least this, tidy() keeps SPARED loaded
SHORT = 51_200  # bytes free when a table has been opened: with less, resident.BOTS and OWN are loaded in turn
TIGHT = 24_576  # bytes free: with less, bots are not compiled beside what a person's turn shows; 22,160 is too little
AHEAD = 7_168  # bytes free: with less, nothing is loaded ahead, and entering a moment unloads what was
READING = 40_960  # bytes free at a title: with less only the rules of the saved game are read ahead, not the game
LEAST = 5_120  # bytes that loading ahead leaves free
TABLE_FREE = 22_016  # at a table, from .mpy files: tidy() unloads what may stay while there is less
MUCH = 24_576  # replaces AHEAD after a menu has run out of memory
PIECE = 2_048  # bytes of the free block that loading ahead leaves, half from source: the most a menu allocates at once
COMPILING = 5  # heap bytes per byte of source during compilation, in addition to 2 * PIECE; measured: 2.5 to 7
KEPT = 5  # a module keeps less than a fifth of the room that its compilation needs; measured: a sixth at most
# used only to enter a screen; keep_loaded() skips them
PASSING = tuple("screens.navigation screens.classes screens.waiting resident lookup".split())
SPARED = "phase10.building", "phase10.lay"  # needed a few times in a hand
WRITING = "handheld.places handheld.record handheld.store handheld.place_writing handheld.writing"  # needed for a save

_OURS = ("phase10.", "bots.", "handheld.", "screens.", "words.", "adafruit_") + PASSING  # prefixes of module names
roomy = gc.mem_free() > ROOMY
pictures = ""  # names of the pictures and fonts that stay loaded in this moment
expected = ""  # names of those to load ahead
_ENTRIES = 97  # for which sys.modules is preallocated: one of the sizes that CircuitPython's dicts have
_NESTED = 13  # levels of a tuple, for each of which str() recurses on the C stack
_ZEROS = 64  # words of four bytes on the Python stack, which has 2 KB
_left_free = AHEAD  # bytes that must be free to load ahead; MUCH after a menu has run out of memory
_compiled = False  # are the modules on the drive .mpy files? They load quickly and need no room to compile
_always = ""  # resident.ALWAYS
_stays = set()  # names of the modules that stay loaded in this moment
_ahead = ()  # lists of modules to load ahead
_turns = {}  # at a table: lookup.turns(), because loading lookup.py at every turn would take long
_kept_free = None  # of keep_a_piece_free(): PIECE bytes, which the next moment and give_way() release
_droppable = []  # names in _stays of modules loaded, or to be loaded, ahead: give_way() unloads them
_tidied = 0  # how many modules the last tidy() left; while there are no more, nothing is to be unloaded; 0: look


def begin(compiled: bool) -> None:
    """Call this at the start. Preallocates sys.modules low in the heap; growing later, it would be moved between
    modules that are loaded and unloaded. compiled: are the modules .mpy files?
    """
    global _compiled
    _compiled = compiled
    _overwrite_entries()


def enter(moment: str, rules=None, table=None) -> None:
    """Unload what this moment does not need, load what it does, with what `rules` bring for the hand at `table`."""
    for _ in entering(moment, rules, table):
        pass


def entering(moment: str, rules=None, table=None):
    """Generator: enter(), one module a step. Yields (modules loaded, modules to load), first after the unloading."""
    needed = making_room(_set_moment, moment, rules, table)
    tidy()
    free_up(AHEAD)
    making_room(_move_down)
    missing = [name for name in needed if name not in sys.modules]
    needed = None  # free it: modules take its place
    yield 0, len(missing)
    free = 0  # so many bytes are free at least
    try:
        for i in range(len(missing)):
            room = room_for(missing[i])
            if free < room:
                free = free_up(room)
            making_room(load, missing[i])
            free -= room // KEPT
            yield i + 1, len(missing)
    except MemoryError:  # a part of them is useless and takes up memory
        _drop(missing)
        raise


def _move_down() -> None:
    """Copy what is kept here lower in the heap: where it was made it would divide what unloading frees later."""
    global _stays, _droppable, pictures, expected
    shared = expected == pictures
    _stays, _droppable, pictures = set(_stays), list(_droppable), " ".join(pictures.split())
    expected = pictures if shared else " ".join(expected.split())


def _set_moment(moment: str, rules, table) -> list:
    """Set what stays in this moment and what may be loaded ahead; return the names of the modules that it needs."""
    global _ahead, _kept_free, _tidied
    _kept_free, _tidied = None, 0
    if moment not in _turns:
        return _look_up_moment(moment, rules, table)
    for needed, ahead in _turns.values():
        _stays.difference_update(needed.split(), ahead.split())
    needed, ahead = _turns[moment]
    names = needed.split()
    _stays.update(names)
    _ahead = (ahead,)
    _may_come()
    return names


def _look_up_moment(moment: str, rules, table=None) -> list:
    """_set_moment() by the whole table of moments."""
    global _ahead, pictures, expected, _turns, _always
    try:
        lookup = _import_lookup()
    except MemoryError:
        lookup = _lookup_alone()
    from resident import ALWAYS
    _always = ALWAYS
    needed, _ahead, pictures = lookup.lists_for(moment, rules, _compiled, table)
    _turns = lookup.turns(moment, rules, _compiled, table)
    expected = pictures if _compiled else ""  # from source, modules need that room to compile
    # split once, for CircuitPython looks each name up among a thousand
    names = [name for part in needed for name in part.split()]
    _stays.clear()
    _stays.update(names)
    _stays.update(_always.split())
    if rules and not needed:  # a menu in the middle of a game: what that refers to would be there twice
        _stays.update([name for part in _ahead for name in part.split() if name in sys.modules])
    _may_come()
    return names


def _import_lookup():
    import lookup
    return lookup


def _lookup_alone():
    """Import lookup.py after a MemoryError: unload the bots, what else only turns need, and what was loaded ahead; if
    that is not enough all that does not always stay, because without it nothing else can be unloaded.
    """
    drop_turns()
    try:
        return making_room(_import_lookup)
    except MemoryError:
        _drop([name for name in _loaded() if " %s " % name not in _always])
        return _import_lookup()


def takes_turns(moment: str) -> bool:
    """Is this one of the moments that follow each other at an open table (lookup.turns)?"""
    return moment in _turns


def expect(moment: str, rules=None, after: str = "") -> None:
    """From now on load ahead for this moment, with its own list to load ahead, instead of the present one's. rules: of
    its game, if known. after: the moment expected before, if its modules have been used: what only that needs is
    unloaded by the next tidy(), and the rest does not give way, for what was made refers to it.
    """
    global _ahead, expected, _tidied
    try:
        lookup = making_room(_import_lookup)
    except MemoryError:  # then nothing more is loaded ahead
        return
    needed, ahead, expected = lookup.lists_for(moment, rules, _compiled)
    _ahead, before = needed + ahead, list(_droppable)
    if after:
        _stays.difference_update(lookup.without(lookup.lists_of(after)[0], needed).split())
        before, _tidied = (), 0
    _may_come()
    _droppable.extend(before)  # what was loaded ahead before gives way first


def _may_come():
    """Let what is loaded ahead stay, too, until give_way() unloads it."""
    _droppable.clear()
    for part in _ahead:
        for name in part.split():
            if name not in _stays:
                _stays.add(name)
                _droppable.append(name)


def keep_loaded() -> None:
    """Keep all modules that are loaded now; called after a screen was imported."""
    _stays.update([name for name in _loaded() if name not in PASSING])


def is_short() -> bool:
    """Is there too little memory for the bots beside the modules of a person's turn?"""
    return _lacks(SHORT)


def compiles() -> bool:
    """Are modules compiled here, in a memory that has no room to spare?"""
    return not _compiled and not roomy and gc.mem_free() > 0


def is_tight() -> bool:
    """From source, is there too little memory to compile the bots for a hint? To try would leave the free memory in
    pieces too small to compile again what the turn needs.
    """
    if _compiled:
        return False
    gc.collect()
    return _lacks(TIGHT)


def _lacks(room: int) -> bool:
    """Is less free, even without what has stayed only because there was plenty()?"""
    if roomy and gc.mem_free() < room:
        _drop_unneeded()
    return 0 < gc.mem_free() < room


def load_ahead() -> bool:
    """In a menu, load one more module ahead; False when all are loaded, or there is no room for more."""
    global _ahead
    for part in _ahead:
        for name in part.split():
            if name in sys.modules or name not in _stays:
                continue
            gc.collect()  # else garbage would count as taken
            # what does not fit is only skipped, so a quarter less may do
            if 0 < gc.mem_free() < max(_left_free, room_for(name) * 3 // 4):
                break  # those after it in the list may import it
            try:
                load(name)
                if not _kept_free:
                    bytearray(PIECE if _compiled else PIECE // 2)
                if 0 < gc.mem_free() < LEAST:
                    raise MemoryError
            except Exception:  # no room, or it is damaged: skip it
                _drop((name,))
                rest = part[part.find(" %s " % name) + len(name) + 1:]
                _ahead = (rest,) + _ahead[_ahead.index(part) + 1:]
            return True
    _ahead = ()  # searching the lists in each frame would create garbage
    return False


def keep_a_piece_free() -> None:
    """From source: what is loaded ahead leaves free memory in ever smaller pieces, and where none of it may give way,
    what the next moment compiles may need a larger one, with 8 bytes for each name in a module.
    """
    global _kept_free
    if not (_compiled or roomy):
        try:
            _kept_free = bytearray(PIECE)
        except MemoryError:
            pass


def load_one(names: str) -> bool:
    """Load the first of these modules that is not loaded; False when all are. The next tidy() unloads them."""
    for name in names.split():
        if name not in sys.modules:
            if not _compiled:
                gc.collect()  # beside a table a compilation needs nearly all there is, with no garbage in between
            load(name)
            return True
    return False


def load_less_ahead() -> None:
    """After a menu has run out of memory: from now on leave as much free as a compilation needs."""
    global _left_free
    _left_free = MUCH


def room_for(name: str) -> int:
    """Bytes that must be free to load a module; 0 for .mpy files, because only source is compiled."""
    if _compiled:
        return 0
    try:
        return 2 * PIECE + os.stat("lib/%s.py" % name.replace(".", "/"))[6] * COMPILING
    except OSError:  # not a file of ours: a library
        return AHEAD


def free_up(room: int) -> int:
    """Unload what was loaded ahead until so many bytes are free, or none is left. Returns how many are free, or 0 if
    that does not matter: gc.mem_free() takes 7 ms.
    """
    free = 0
    while room and _droppable:
        free = gc.mem_free()
        if not 0 < free < room or not give_way():
            break
    return free


def making_room(do, *args):
    """Return do(*args). After a MemoryError unload more of what was loaded ahead and retry; raise if none is left."""
    while True:
        try:
            return do(*args)
        except MemoryError:
            if not give_way():
                raise


def give_way() -> bool:
    """Release the piece kept free; else unload what has stayed only because there was plenty(): from now on this board
    unloads as a badge does; else unload the last quarter, at least one, of the modules loaded ahead. False when there
    was nothing of these. If modules are loaded again in this moment, the next tidy() unloads them.
    """
    global roomy, _kept_free
    if _kept_free:
        _kept_free = None
        return True
    if roomy:  # once, for what is tried again may load the same again, and fail again
        roomy = False
        if _drop_unneeded():
            return True
    there, gone = 0, []
    for name in _droppable:  # counted, for there may be no room for a list of all
        there += name in sys.modules
    for i in range(len(_droppable) - 1, -1, -1):
        if len(gone) * 4 < there and _droppable[i] in sys.modules:
            gone.append(_droppable.pop(i))
            _stays.discard(gone[-1])
    _drop(gone)
    return bool(gone)


def drop_bots() -> None:
    """Unload the bots, to free memory before a moment is looked up; entering it loads them again if it needs them."""
    if not plenty():
        _drop([name for name in sys.modules if name.startswith("bots.")])


def drop_turns() -> None:
    """Unload the bots and what else only a turn needs, without looking up a moment: the next turn's loads it again."""
    drop_bots()
    for needed, _ in _turns.values():
        _drop(needed.split())


def wipe_stack() -> None:
    """Overwrite stale references that the caller's earlier calls have left on the Python stack and on the C stack. The
    garbage collector would follow them and keep a closed screen or an unloaded module alive.
    """
    try:
        _overwrite(*(0,) * _ZEROS)
        nested = ()
        for _ in range(_NESTED):
            nested = (nested,)
        str(nested)
    except MemoryError:  # then they stay this time
        pass


def _overwrite(*zeros) -> None:
    """The call itself writes the arguments to the Python stack."""


def copied_low(value):
    """Copy bytes or a bytearray, as low in the heap as there is room; returns other values as they are."""
    try:
        if isinstance(value, bytearray):
            return bytearray(value)
        return bytes(bytearray(value)) if isinstance(value, bytes) else value
    except MemoryError:
        return value


def tidy() -> None:
    """Unload what does not stay in this moment, unless there is plenty(); at a table SPARED only if memory is short."""
    global _tidied
    if len(sys.modules) == _tidied:
        return
    if plenty():
        _tidied = len(sys.modules)
        return
    gone = [name for name in _loaded() if name not in _stays]
    spared = [name for name in gone if name in SPARED] if _turns else ()
    if spared and gc.mem_free() >= SPARE:
        gone = [name for name in gone if name not in spared]
    else:
        spared = ()
    if gone:
        _drop(gone)
    if _compiled and _turns:
        free_up(TABLE_FREE)
    _tidied = 0 if spared else len(sys.modules)


def plenty() -> bool:
    """Is so much free, on a board with more memory than a badge, that nothing has to be unloaded, even to compile?"""
    if not roomy:
        return False
    enough = SPARE if _compiled else SHORT
    if gc.mem_free() < enough:
        gc.collect()
    try:
        bytearray(2 * PIECE)  # also in one piece
    except MemoryError:
        return False
    return gc.mem_free() >= enough


def _drop_unneeded() -> bool:
    """Unload what does not stay in this moment; False if there was nothing of it. Also in the middle of a change of
    moments, when what always stays may not be among what stays.
    """
    if gone := [name for name in _loaded() if name not in _stays and " %s " % name not in _always]:
        _drop(gone)
    return bool(gone)


def _drop(names):
    """Unload those of the modules that are loaded, then collect garbage."""
    global _tidied
    _tidied = 0
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
            package, _, leaf = name.rpartition(".")
            parent = sys.modules.get(package)
            if parent and hasattr(parent, leaf):
                delattr(parent, leaf)
    _overwrite_entries()
    wipe_stack()
    gc.collect()


def _overwrite_entries():
    """Overwrite the free entries of sys.modules: that of a module whose import has failed still refers to it, and so
    to all that it had imported. Keys are names of built-in functions, for with any key that is not interned
    CircuitPython would from then on find each module by comparing strings.
    """
    for name in builtins.__dict__:
        if len(sys.modules) >= _ENTRIES:
            break
        sys.modules[name] = None
    for name in builtins.__dict__:
        if name not in sys.modules:
            break
        del sys.modules[name]


def _loaded():
    """Generator: the names of the modules of ours and of libraries. No packages: unloading one frees nothing."""
    for name in sys.modules:
        if name.startswith(_OURS) and not hasattr(sys.modules[name], "__path__"):
            yield name


def load(name: str):
    """Import a module by its full name, for names from a table; returns it. It is allocated close to those before it,
    because CircuitPython collects garbage after each import.
    """
    if name not in sys.modules:
        __import__(name)
    return sys.modules[name]


def words(language: str, family: str):
    """The module with the sentences of a family in a language; ImportError if there is none."""
    return making_room(load, "words.%s.%s" % (language, family))
