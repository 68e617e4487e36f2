# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Rules: a value for each option of option_rows.py; checks conflicts, packs and unpacks them for saves.

A game uses the InForce that Rules.in_force() returns (rules.py), so this module can be unloaded in play. An option is
implemented in the module where its rule applies; its label is in words/, under the option's name.
"""

import binascii

from phase10 import phase_lists
from phase10.option_list import SECTIONS, Option, behind_name, each, find, name_in, names, until
from phase10.option_rows import TABLE
from phase10.phases import ALT, COLOUR, EXTRA, run_and_sets
from phase10.rules import EVERY, InForce

_HASH_BITS = 0x7FFF  # the bits of a CRC-32 that are kept as a hash
LEAST_STOPPED = 6  # phases in which 5.5 can be made
LEAST_KNOCKING = 3  # seats of which one can knock: neither the seat in turn nor the one that discarded
_FORMAT = 2  # of packed rules; those of version 1.0 start with 0 or 1


def _preset(preset: str):
    """Generator: (row, name, value in that preset) of each option; not all are parsed, which would take 0.1 s."""
    own = "; %s=" % preset
    for row in TABLE:
        at = behind_name(row)
        first = row[at:row.find(" ", at)].rstrip(";")
        yield row, name_in(row), Option(row).preset(preset) if own in row else first


def shown(rules) -> list:
    """Return the names of the options that apply under these rules, in screen order."""
    found = [option for option in each() if option.has_meaning(rules)]
    return [option.name for section in SECTIONS for option in found if option.section == section]


def conflict(rules):
    """None if these rules are possible, else (an option that must not have its value in this mode, "mode")."""
    mode = " " + rules.mode
    for row in TABLE:  # parses few rows, like _preset()
        if mode in row and " not in " in row:
            option = Option(row)
            if option.is_barred(getattr(rules, option.name), rules.mode):
                return option.name, "mode"
    return None


def lacks_phases(rules, name: str):
    """Return None, or after a change of this option (the option that needs other phases, "phases"). Not in conflict(),
    because a script may play such a game: stopped before 5.5 phases it is won by nobody, with five phases always; and
    where there is no phase 6, no other is replaced.
    """
    numbers = phase_lists.parse_list(rules.phaseList)[0]
    if name in ("phaseList", "altRun") and rules.altRun == "replacePhase6" and 6 not in numbers:
        return "altRun", "phases"
    few = rules.short55 != "off" and len(numbers) + (rules.altRun == "extraPhase") < LEAST_STOPPED
    return ("short55", "phases") if few and name in ("phaseList", "altRun", "short55") else None


class Rules:
    """The chosen values, one attribute per option (str). After settle() also phases, numbers and wild_points."""

    def __init__(self, preset: str = "sheet", chosen=()) -> None:
        """preset: "sheet" or "mattel". chosen: strings name=value that override it; unknown names are ignored."""
        self.preset = preset
        self._given = ""  # names of the options that were set by set()
        for _, name, value in _preset(preset):
            setattr(self, name, value)
        for words in chosen:
            self.set(*words.split("="))
        self.settle()

    def set(self, name: str, value: str) -> bool:
        """Set an option; False, changing nothing, if there is no such option or value. Call settle() afterwards."""
        option = find(name)
        if not option or not option.takes(value):
            return False
        if value == phase_lists.NAMED_LISTS["all"]:
            value = "all"  # the default, so that it is not saved
        setattr(self, name, value)
        self._given += name + " "
        return True

    def why_not(self, name: str, value: str):
        """Return what conflict() or lacks_phases() would with this value: None if it is possible. Changes nothing."""
        before, given = getattr(self, name), self._given
        self.set(name, value)
        found = conflict(self) or lacks_phases(self, name)
        setattr(self, name, before)
        self._given = given
        return found

    def settle(self) -> str:
        """Compute phases, numbers and wild_points. Returns "" or, if the rules conflict, the reason as a sentence."""
        given = self._given.split()
        for option in each("; twist="):
            if option.name not in given:
                setattr(self, option.name, option.preset("twist" if self.mode == "twist" else self.preset))
        self.wild_points = int(self.wildPoints)
        if self.mode == "twist":
            numbers, twists = phase_lists.parse_list(",".join((phase_lists.TWIST % self.twist4).split()))
            self.numbers, self.phases = numbers + numbers, twists + twists  # of the board, and again of the cards
        else:
            self.numbers, self.phases = phase_lists.parse_list(self.phaseList)
            self._add_alternating()
        found = conflict(self)
        return "%s=%s does not go with mode=%s" % (found[0], getattr(self, found[0]), self.mode) if found else ""

    def _add_alternating(self) -> None:
        alternating = phase_lists.parse_phase(phase_lists.ALTERNATING)
        if self.altRun == "replacePhase6" and 6 in self.numbers:
            at = self.numbers.find(bytes([6]))
            self.phases = self.phases[:at] + (alternating,) + self.phases[at + 1 :]
        elif self.altRun == "extraPhase":
            self.numbers += bytes([EXTRA])
            self.phases += (alternating,)

    def in_force(self, packed: bytes = b"") -> InForce:
        """Return an InForce for a game. packed: the bytes these rules were unpacked from, since packing is slow."""
        force = InForce()
        force.packed = packed if packed[:1] == bytes((_FORMAT,)) else self.pack()
        force.phases, force.numbers = self.phases, self.numbers
        force.preset, force.wild_points = self.preset, self.wild_points
        kept = {}  # interned: equal strings are stored once
        for name in names():
            value = getattr(self, name)
            setattr(force, name, kept.setdefault(value, value))
        modules, phases = self._brings()
        force.brings, force.brought_by = tuple(modules), tuple(phases)
        return force

    def _brings(self) -> tuple:
        """Return (modules these rules need beside those of every game, in the order of TABLE, brought_by of each)."""
        found = []
        for option in each("brings "):
            if option.has_meaning(self):
                for name in option.brought(self):
                    if name not in found:
                        found.append(name)
        more, phases = brought_by_phases(self.phases)
        return found + more, [EVERY] * len(found) + phases

    def pack(self) -> bytes:
        """Pack the options that differ from the defaults: _FORMAT, the number of bytes that follow, then for each
        option a 15-bit hash of name=value, so that reordering rows and values of TABLE does not break saves.
        """
        packed = bytearray((_FORMAT, 0))
        for row, name, usual in _preset(self.mode):
            value = getattr(self, name)
            if value == usual:
                continue
            option = Option(row)
            more = phase_lists.pack_list(value) if option.name == "phaseList" else b""
            if option.bounds():
                more = bytes((int(value) >> 8, int(value) & 255))
            hashed = _hash(option.name if more else option.name + "=" + value)
            packed.extend(bytes((hashed >> 8 | (0x80 if more else 0), hashed & 255)))
            if more:
                packed.append(len(more))
                packed.extend(more)
        packed[1] = len(packed) - 2
        return bytes(packed)


def brought_by_phases(phases: tuple) -> tuple:
    """Return (modules of finder and bots that not every game needs but these phases do, a mask of phases for each)."""
    found, masks = [], []
    for at in range(len(phases)):
        for name in _needed_for(phases[at]):
            if name not in found:
                found.append(name)
                masks.append(0)
            masks[found.index(name)] |= 1 << at
    return found, masks


def _needed_for(phase: tuple) -> list:
    """Return those modules that this phase needs."""
    kinds, sizes, needed = [kind for kind, _ in phase], run_and_sets(phase), []
    walks = sizes < 0 and kinds != [COLOUR]  # see Finder._is_plain()
    if walks:
        needed += ["phase10.finder.worksheet", "phase10.finder.shortcuts", "phase10.finder.walker"]
    if ALT in kinds:
        needed += ["phase10.finder.breaks", "phase10.finder.changing"]
        if len(kinds) > 1:
            needed.append("phase10.finder.together")
    if walks or sizes > 0 and sizes >> 8 and sizes & 15:  # or two sets and a run: see Needs.short()
        needed += ["bots.remainder", "bots.estimates"]
    return needed


def _hash(text: str) -> int:
    """Return a 15-bit hash of option or option=value. Those of TABLE do not collide."""
    return binascii.crc32(text.encode()) & _HASH_BITS


def unpack(packed, at: int = 0):
    """Unpack rules of any version: (Rules, index after them). Raises ValueError if they are damaged or too new."""
    try:
        if packed[at] < _FORMAT:
            return unpack_v1(packed, at)
        end = at + 2 + packed[at + 1]
        if packed[at] > _FORMAT or end > len(packed):
            raise ValueError("the rules are damaged")
        return _from_hashes(_hashes(packed, at + 2, end)), end
    except IndexError:
        raise ValueError("the rules are damaged") from None


def _hashes(packed, at: int, end: int) -> dict:
    """Parse packed rules into {hash: value bytes}."""
    values = {}
    while at < end:
        first, second, more = packed[at], packed[at + 1], b""
        at += 2
        if first & 0x80:
            more = bytes(packed[at + 1 : at + 1 + packed[at]])
            at += 1 + len(more)
        values[(first & 0x7F) << 8 | second] = more
    return values


def _from_hashes(values: dict) -> Rules:
    rules, known = Rules(), 0
    if not values:
        return rules
    for row in TABLE:
        if known == len(values):
            break  # skip the other rows: parsing them takes most of the time
        name = name_in(row)
        before = binascii.crc32(name.encode())
        more = values.get(before & _HASH_BITS)
        if more is not None:
            value = phase_lists.unpack_list(more) if name == "phaseList" else str(more[0] << 8 | more[1])
            known += rules.set(name, value)
        elif name != "phaseList" and ".." not in row:
            before = binascii.crc32(b"=", before)
            for value in until(row, behind_name(row)).split():
                if binascii.crc32(value.encode(), before) & _HASH_BITS in values:
                    known += rules.set(name, value)
    if known != len(values) or rules.settle():
        raise ValueError("the rules are damaged, or of a later version")
    return rules


def unpack_v1(packed, at: int):
    """unpack() for rules packed by version 1.0: a value as its index in old_rules.TABLE, a number as it is."""
    from phase10 import old_rules
    rules = Rules()
    for row in old_rules.TABLE.strip().split("\n"):
        words = row.split()
        name, values = words[0], words[1:]
        if name == "phaseList":
            size = packed[at]
            value = phase_lists.unpack_list(packed[at + 1 : at + 1 + size])
            at += 1 + size
        elif not values:
            value = str(packed[at] << 8 | packed[at + 1])
            at += 2
        else:
            value = values[packed[at]] if packed[at] < len(values) else ""
            at += 1
        if not rules.set(name, value):
            raise ValueError("the rules are damaged")
    if rules.settle():
        raise ValueError("the rules are damaged")
    return rules, at
