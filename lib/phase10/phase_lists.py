# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The tables of phases; parses, formats and packs phases (set3+run4) and lists of them.

A new phase is new text, not new code. Needed while rules are chosen or loaded, not in play.
"""

from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET

KINDS = ("", "set", "run", "colour", "alt", "flush")
ORIGINAL = "set3+set3,set3+run4,set4+run4,run7,run8,run9,set4+set4,colour7,set5+set2,set5+set3"
# Twist: one phase per line, for the board and again for the Twist cards; also sets the board's length. %s: twist4
TWIST = """
set3+set3+set3
set2+set2+set2+set2
set5+run4
set3+set3+%s
set3+run6
run4+run4
run4+colour4
flush5
colour8
colour9
"""
ALTERNATING = "alt9"
NAMED_LISTS = {"all": "1,2,3,4,5,6,7,8,9,10", "firstFive": "1,2,3,4,5", "even": "2,4,6,8,10", "odd": "1,3,5,7,9"}

_LARGEST = 10  # cards that can be laid while one is left to discard
_groups = {}  # cache: equal groups share a tuple


def is_number(text: str) -> bool:
    """Is it all ASCII digits? isdigit() also accepts superscript and circled digits."""
    return bool(text) and not text.strip("0123456789")


def parse_group(text: str):
    """Parse a group like set3: (kind, size), or None."""
    for kind in (SET, RUN, COLOUR, ALT, FLUSH):
        if text.startswith(KINDS[kind]):
            size = text[len(KINDS[kind]):]
            if 1 <= len(size) <= 2 and is_number(size) and 1 <= int(size) <= _LARGEST:
                return _groups.setdefault(text, (kind, int(size)))
    return None


def parse_phase(text: str):
    """Parse a phase like set3+run4; None if invalid."""
    groups = tuple([parse_group(word) for word in text.split("+")])
    if None in groups or sum([group[1] for group in groups]) > _LARGEST or len(groups) > 4:
        return None
    return groups


def parse_list(text: str):
    """Parse a phase list: (numbers, phases), or None.

    A list of numbers must ascend and keeps the sheet's numbers. With a spelled-out phase, phases are numbered
    from 1, because the sheet's numbers would clash.
    """
    words = NAMED_LISTS.get(text, text).split(",")
    original = ORIGINAL.split(",")
    numbers = [int(word) if is_number(word) and len(word) <= 2 else 0 for word in words]
    if max(numbers) > 10 or 0 not in numbers and sorted(set(numbers)) != numbers:
        return None
    phases = tuple([parse_phase(original[number - 1] if number else word) for number, word in zip(numbers, words)])
    if 0 not in numbers:
        return bytes(numbers), phases
    if None in phases or len(phases) > 12:
        return None
    return bytes(range(1, len(phases) + 1)), phases


def pack_list(text: str) -> bytes:
    """Pack a phase list: numbers as a two-byte mask, else one byte per group and a 0 after each phase."""
    words = NAMED_LISTS.get(text, text).split(",")
    if is_number("".join(words)):
        mask = sum([1 << int(word) for word in words])
        return bytes((mask >> 8, mask & 255))
    return b"".join([bytes([kind << 4 | size for kind, size in phase] + [0]) for phase in parse_list(text)[1]])


def unpack_list(packed) -> str:
    """Inverse of pack_list(): return the text."""
    if len(packed) == 2 and packed[0] < 8:  # the byte of a single group is larger
        mask = packed[0] << 8 | packed[1]
        numbers = ",".join([str(number) for number in range(1, 11) if mask >> number & 1])
        return "all" if numbers == NAMED_LISTS["all"] else numbers
    phases = []
    for phase in bytes(packed).split(b"\0")[:-1]:
        phases.append("+".join(["%s%d" % (KINDS[byte >> 4], byte & 15) for byte in phase if byte >> 4 < len(KINDS)]))
    return ",".join(phases)
