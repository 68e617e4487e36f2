# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saves for store.py: chooses the place; place_writing.py writes it. A module of its own: the start only reads."""

from handheld.place_writing import writing_record
from handheld.places import READONLY, SIZES, SLOTS
from handheld.record import ERASES, FOREIGN, HEAD, NEWER, TORN, content_of, erases_of, packed

_FULL = 28  # errno ENOSPC
_SLOTS_FIRST = 31  # mask of a sequence number: where it is 0, every 32nd time, slots come first


def writing(store, kind: int, content, may_skip: bool):
    """The generator of Store.writing()."""
    if len(content) > room(kind):
        return "big"
    numbers, newest, record = store.look(kind)
    if newest >= 0 and content_of(record) == content:
        return None
    number = max(max(numbers), 0) + 1
    leaves = FOREIGN in numbers  # the slots, see record.py
    erases = max(erases_in(store.places), erases_of(record))
    record = None
    yield  # all places have been read
    reason = "newer" if NEWER in numbers else "broken"
    for place in _order(numbers, newest, number):
        try:
            if place < SLOTS and may_skip and number & _SLOTS_FIRST:
                return ""
            record = packed(kind, number, content, erases + (place < SLOTS), leaves)
            if (yield from writing_record(store.places, kind, place, record)):
                return None
        except OSError as error:
            reason = {_FULL: "full", READONLY: "readonly"}.get(error.errno, "broken")
        except RuntimeError:  # raised by an NVM that cannot be written
            reason = "broken"
    return reason


def room(kind: int) -> int:
    """The most bytes that a record of this kind can hold."""
    return SIZES[kind] - HEAD - ERASES


def erases_in(places) -> int:
    """The number of NVM erases so far: the highest count in its records."""
    slots = [(kind, slot) for kind in range(len(SIZES)) for slot in range(SLOTS)]
    return max([erases_of(places.fetch(kind, slot, HEAD + ERASES)) for kind, slot in slots])


def _order(numbers, newest, number):
    """The places to try, in order: files before slots, the oldest first; every 32nd time slots first."""
    last = newest < SLOTS or number & _SLOTS_FIRST > 0  # are slots last?
    found = [(int((place < SLOTS) == last), numbers[place], place) for place in range(len(numbers) - 1)
             if place != newest and numbers[place] >= TORN]  # else it is not ours to overwrite
    found.sort()
    return [place for _, _, place in found]
