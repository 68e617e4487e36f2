# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Compiles the levels of the journey: parses and checks levels.txt, whose syntax is described there, and packs it into
the file that lib/screens/journey/levels.py reads.

packed  CRC-32 of the rest (4, low byte first); "P10", number of levels (1); for each place: felt colour (3), face (1);
        for each level: its offset in the file (2, low byte first); then the levels: players << 4 | strength, hands,
        points / 5, index of the house rule in RULES (1 each), phases as packed by phase_lists.pack_list()
"""

from binascii import crc32
from pathlib import Path

import arguments
from phase10 import phase_lists
from screens.journey.levels import HEAD, IN_A_PLACE, PLACE, PLACES, RULES
from screens.menus.players import NAMES

FILE = Path(__file__).with_name("levels.txt")


class Wrong(Exception):
    """An error in levels.txt; the message begins with the line number."""


class Level:
    def __init__(self, line, place, words):
        self.line, self.place = line, place
        spelled, players, strength, hands, points = words[:5]
        self.phases = spelled.replace(" ", "")
        self.players, self.strength = number(line, "players", players, 2, 6), number(line, "strength", strength, 1, 10)
        self.hands, self.points = number(line, "hands", hands, 1, 30), number(line, "points", points, 0, 500)
        self.rule = words[5] if len(words) > 5 else ""
        self.check()

    def check(self):
        for phase in self.phases.split(","):
            if phase_lists.parse_phase(phase) is None:
                raise Wrong(f"line {self.line}: '{phase}' is no phase of one to four groups and ten cards at the most.")
            if alike(phase) in KNOWN:
                raise Wrong(f"line {self.line}: '{phase}' is in the box already.")
        if len(self.phases.split(",")) > 5:
            raise Wrong(f"line {self.line}: a level has one to five phases.")
        if self.points % 5:
            raise Wrong(f"line {self.line}: points come in fives, not {self.points}.")
        if self.rule not in RULES:
            raise Wrong(f"line {self.line}: the house rules here are {', '.join(RULES[1:])}, not '{self.rule}'.")
        try:
            self.rules()
        except ValueError as error:
            raise Wrong(f"line {self.line}: {error}.") from None

    def rules(self):
        """Return the options.Rules of a game of this level; ValueError if they are invalid."""
        return arguments.rules("sheet", ["phaseList=" + self.phases, *([self.rule] if self.rule else ())])

    def pack(self):
        head = bytes((self.players << 4 | self.strength, self.hands, self.points // 5, RULES.index(self.rule)))
        return head + phase_lists.pack_list(self.phases)


def alike(phases):
    """Return a normalized phase list: the groups of each phase are sorted, because their order does not matter."""
    return ",".join("+".join(sorted(phase.split("+"))) for phase in phases.split(","))


KNOWN = {alike(phase) for phase in (phase_lists.ORIGINAL + " " + phase_lists.TWIST % "run3").replace(",", " ").split()}


def number(line, what, text, least, most):
    if not phase_lists.is_number(text) or not least <= int(text) <= most:
        raise Wrong(f"line {line}: {what} are {least} to {most}, not '{text}'.")
    return int(text)


def read(path=FILE):
    """Parse the file; returns ([(name, felt, face)], [Level])."""
    places, levels = [], []
    for line, text in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), 1):
        words = [word.strip() for word in text.split("|")]
        if not text.strip() or text.startswith("#"):
            continue
        if words[0].startswith("place "):
            places.append(place(line, words))
        elif not places:
            raise Wrong(f"line {line}: a place comes before its levels.")
        elif len(words) not in (5, 6):
            raise Wrong(f"line {line}: a level has five or six parts with | between them, not {len(words)}.")
        else:
            levels.append(Level(line, len(places) - 1, words))
    check(places, levels)
    return places, levels


def place(line, words):
    if len(words) != 3 or words[2] not in NAMES:
        raise Wrong(f"line {line}: a place is 'place NAME | felt | face', with a face of {', '.join(NAMES)}.")
    try:
        felt = bytes.fromhex(words[1])
    except ValueError:
        felt = b""
    if len(felt) != 3:
        raise Wrong(f"line {line}: a felt is a colour of six hexadecimal digits, not '{words[1]}'.")
    return words[0][6:].strip(), felt, NAMES.index(words[2])


def check(places, levels):
    """Check the number of places and levels, and that no two levels have the same phases."""
    wanted = [IN_A_PLACE] * (PLACES - 1) + [1]
    counts = [len([level for level in levels if level.place == at]) for at in range(len(places))]
    if counts != wanted:
        last = levels[-1].line if levels else 0
        raise Wrong(f"line {last}: there are {PLACES - 1} places of {IN_A_PLACE} levels and a last one of one; here "
                    f"are {', '.join(map(str, counts))}. lib/screens/journey/levels.py says how many there are.")
    seen = {}
    for level in levels:
        if alike(level.phases) in seen:
            raise Wrong(f"line {level.line}: the same phases as in line {seen[alike(level.phases)]}.")
        seen[alike(level.phases)] = level.line


def pack(places, levels):
    packed = bytearray(b"P10" + bytes((len(levels),)))
    for _, felt, face in places:
        packed += felt + bytes((face,))
    at = HEAD + PLACE * len(places) + 2 * len(levels)
    bodies = [level.pack() for level in levels]
    for body in bodies:
        packed += at.to_bytes(2, "little")
        at += len(body)
    packed += b"".join(bodies)
    return crc32(packed).to_bytes(4, "little") + packed


def product():
    """Return the content of sprites/levels.bin."""
    return pack(*read())
