# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop dice`: computes which dice to keep when one roll is left, for all combinations of ten dice, and
writes lib/bots/dice.bin, the lookup table of the strong Dice bot. It takes minutes; the result is deterministic.

A turn is worth its points if the phase is made, else the value in TOGETHER or ALONE: what making the phase one turn
later is worth. In a game of several (TOGETHER) the last chain of turns makes up for most of a failed turn, and the bot
uses the table with two rolls left, too, when a failed roll leaves another; the values are those that win most games. In
a solo game (ALONE) a failed turn costs only 5 points, so poorer claims are not scored.

The worth of keeping some dice is the expected value over all results of the others, in integers, so that there are no
rounding errors. Only numbers count here; phase 8, where colours count, is computed by bots/dice_colour.py during the
game.

`python3 desktop dice --compare N` lets the bots and the strategies of dice_baselines.py play N games alone.
"""

import functools
import itertools
import operator
import sys
from binascii import crc32
from pathlib import Path

import arguments
import dice_baselines
from phase10 import options, phases

TOGETHER = (30, 30, 30, 25, 25, 20, 20, 20, 25, 20)  # phase 8: as in bots.dice_colour
ALONE = (41, 43, 44, 40, 42, 39, 38, 0, 40, 40)  # mean points of the phase, or a little less; as in bots.dice
FILE = Path(__file__).resolve().parent.parent / "lib" / "bots" / "dice.bin"
UNIT = 6 ** 10  # units of a point, so that expected values over up to ten dice are integers
HIGH, LOW = 6, 4  # number of dice with the faces 5 to 10, and with 1 to 4 and two Wilds
MOST_TRIED = 400  # candidate rules evaluated at a time
LEAST_GAIN = 8  # combinations that a rule must serve to be chosen while there are more candidates
MOST_COLUMNS = 64  # longest run in a row: its length has six bits
MOST_BACK = 4  # most references to other rows that a lookup follows


def spread(size, kinds):
    """Return all ways to spread `size` dice over so many kinds of faces, in ascending order."""
    if kinds == 1:
        return [(size,)]
    return [(n, *rest) for n in range(size + 1) for rest in spread(size - n, kinds - 1)]


HIGHS = [one for size in range(HIGH + 1) for one in spread(size, 6)]  # numbers of 5s, 6s ... 10s
LOWS = [one for size in range(LOW + 1) for one in spread(size, 5)]  # numbers of Wilds, 1s ... 4s
HIGH_AT = {one: i for i, one in enumerate(HIGHS)}
LOW_AT = {one: i for i, one in enumerate(LOWS)}
ALL_HIGH = [i for i, one in enumerate(HIGHS) if sum(one) == HIGH]
ALL_LOW = sorted((i for i, one in enumerate(LOWS) if sum(one) == LOW),
                 key=lambda i: (LOWS[i][0], LOWS[i][:0:-1]))  # 4s before 1s, so that neighbours share rules
ALL_COLUMNS = (1 << len(ALL_LOW)) - 1


def one_more(counts, kind):
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1:])


def goals_of(phase):
    """Return all combinations that make the phase: tuples of counts by number, from 1 to 10."""
    found = [(0,) * 11]
    for kind, size in phase:
        parts = []
        for low in range(1, 11 if kind == phases.SET else 12 - size):
            part = [0] * 11
            for number in range(low, low + (1 if kind == phases.SET else size)):
                part[number] = size if kind == phases.SET else 1
            parts.append(part)
        found = [tuple(map(sum, zip(one, part))) for one in found for part in parts]
    return sorted(set(found))


def worth_of_all(phase, failed, may_pass):
    """Return {high: {low: units}}, the worth of ten rolled dice: the points of the best claim, or of a failed turn."""
    size, goals = sum(group[1] for group in phase), goals_of(phase)
    def overlap(counts, first, goal):
        held = [min(count, goal[first + i]) for i, count in enumerate(counts)]
        return sum(held), sum(count * (first + i) for i, count in enumerate(held))
    highs = {h: [overlap(HIGHS[h], 5, goal) for goal in goals] for h in ALL_HIGH}
    lows = {low: [overlap(LOWS[low][1:], 1, goal) for goal in goals] for low in ALL_LOW}
    table = {}
    for h in ALL_HIGH:
        table[h] = {}
        for low in ALL_LOW:
            least = size - LOWS[low][0]
            points = max((a[1] + b[1] for a, b in zip(highs[h], lows[low]) if a[0] + b[0] >= least), default=failed)
            table[h][low] = (max(points, failed) if may_pass else points) * UNIT
    return table


def worth_of_keeping(final):
    """Return a matrix, HIGHS by LOWS: the expected worth of keeping just these dice and rolling all others once."""
    rows = [None] * len(HIGHS)
    for h in reversed(range(len(HIGHS))):
        if sum(HIGHS[h]) == HIGH:
            row = [final[h].get(low, 0) for low in range(len(LOWS))]
            for low in reversed(range(len(LOWS))):
                if sum(LOWS[low]) < LOW:
                    more = [row[LOW_AT[one_more(LOWS[low], kind)]] for kind in range(5)]
                    row[low] = (sum(more) + more[0]) // 6
        else:
            row = [sum(column) // 6 for column in zip(*[rows[HIGH_AT[one_more(HIGHS[h], kind)]] for kind in range(6)])]
        rows[h] = row
    return rows


def parts_of(counts):
    """Return all subsets of these dice, as counts."""
    found = [()]
    for count in counts:
        found = [(*part, n) for part in found for n in range(count + 1)]
    return found


HIGH_PARTS = {h: [HIGH_AT[part] for part in parts_of(HIGHS[h])] for h in ALL_HIGH}
LOW_PARTS = {low: [LOW_AT[part] for part in parts_of(LOWS[low])] for low in ALL_LOW}


def best_of_all(worth):
    """Return {(high, low): (units, [(high kept, low kept)])}, all optimal subsets to keep and their worth."""
    best = {}
    for h in ALL_HIGH:
        at_most = list(map(max, zip(*[worth[a] for a in HIGH_PARTS[h]])))  # for each low kept
        for low in ALL_LOW:
            most = max(at_most[b] for b in LOW_PARTS[low])
            lows = [b for b in LOW_PARTS[low] if at_most[b] == most]
            best[h, low] = most, [(a, b) for a in HIGH_PARTS[h] for b in lows if worth[a][b] == most]
    return best


def caps_of(have, kept):
    """Return the subset kept as caps, at most so many of each number; if all of a number are kept, its cap is six."""
    return tuple(HIGH if k and k == n else k for n, k in zip(have, kept))


def cut(counts, caps):
    return tuple(min(count, cap) for count, cap in zip(counts, caps))


def rules_for(best, worth, left):
    """Return [(caps, bitmask of the combinations it serves)], a short list of rules, caps (high, low), so that for each
    combination in `left` one rule is optimal. Greedy: the rules that serve most first, then again for what is left.
    """
    most = [[best[h, low][0] for low in ALL_LOW] for h in ALL_HIGH]
    bit_of = {(h, low): 1 << i * len(ALL_LOW) + j for i, h in enumerate(ALL_HIGH) for j, low in enumerate(ALL_LOW)}
    left, chosen = sorted(left), []
    while left:
        tried = candidates(best, left)
        serves = {caps: ways_served(caps, worth, most) for caps in tried[:MOST_TRIED]}
        open_ways = sum(bit_of[way] for way in left)
        worthwhile = 1 if len(tried) <= MOST_TRIED else LEAST_GAIN
        while True:
            caps = max(serves, key=lambda caps: ((serves[caps] & open_ways).bit_count(), caps))
            if (serves[caps] & open_ways).bit_count() < worthwhile:
                break
            chosen.append((caps, serves[caps]))
            open_ways &= ~serves[caps]
        if len(left) == open_ways.bit_count():  # no rule was worthwhile: take the most frequent candidate
            chosen.append((tried[0], serves[tried[0]]))
            open_ways &= ~serves[tried[0]]
        left = [way for way in left if open_ways & bit_of[way]]
    return chosen


def candidates(best, left):
    """Return the rules that are optimal for some of these combinations, the most frequent first."""
    seen = {}
    for h, low in left:
        for a, b in best[h, low][1][:6]:
            for caps in {(HIGHS[a], LOWS[b]), (caps_of(HIGHS[h], HIGHS[a]), caps_of(LOWS[low], LOWS[b]))}:
                seen[caps] = seen.get(caps, 0) + 1
    return sorted(seen, key=lambda caps: (-seen[caps], caps))


def ways_served(caps, worth, most):
    """Return a bitmask of the combinations for which this rule is optimal."""
    kept = operator.itemgetter(*lows_left(caps[1]))
    rows = [map(operator.eq, kept(worth[high]), wanted) for high, wanted in zip(highs_left(caps[0]), most)]
    return int(bytes(itertools.chain(*rows)).translate(b"01" + bytes(254))[::-1], 2)


@functools.cache
def lows_left(caps):
    """Return for each of ALL_LOW which one is kept of it."""
    return [LOW_AT[cut(LOWS[low], caps)] for low in ALL_LOW]


@functools.cache
def highs_left(caps):
    return [HIGH_AT[cut(HIGHS[h], caps)] for h in ALL_HIGH]


def rows_of(rules, left):
    """Return for each of ALL_HIGH its row of ALL_LOW, run-length encoded: (columns, False, rule number or 0 to claim),
    or (columns, True, index of a previous row that is the same there). Greedy: the next run is always the longest.
    """
    rows, told, steps = [], [], []
    for i, h in enumerate(ALL_HIGH):
        claimed = sum(1 << j for j, low in enumerate(ALL_LOW) if (h, low) not in left)
        right = [claimed] + [serves >> i * len(ALL_LOW) & ~claimed & ALL_COLUMNS for _, serves in rules]
        alike = [sum(bits & right[rule] for rule, bits in one.items()) for one in told]
        row, tells, back, at = [], {}, [], 0
        while at < len(ALL_LOW):
            size, rule = longest(right, at)
            same, before = longest(alike, at)
            row.append((same, True, before) if same > size else (size, False, rule))
            for j in range(at, at + max(same, size)):
                if same > size:
                    rule = next(one for one, bits in told[before].items() if bits >> j & 1)
                back.append(steps[before][j] + 1 if same > size else 0)
                tells[rule] = tells.get(rule, 0) | (back[j] < MOST_BACK) << j
            at += max(same, size)
        rows.append(row)
        told.append(tells)
        steps.append(back)
    return rows


def longest(rows, at):
    """Return (length, index) of the longest run of 1 bits from the bit `at` on, among the bitmasks in rows."""
    size, row = max(((((bits >> at) + 1 & ~(bits >> at)).bit_length() - 1, -i) for i, bits in enumerate(rows)),
                    default=(0, 0))
    return min(size, MOST_COLUMNS), -row


def block(phase, failed, may_pass):
    """Return the packed block of one phase, and its number of rules."""
    final = worth_of_all(phase, failed, may_pass)
    worth = worth_of_keeping(final)
    best = best_of_all(worth)
    left = {way for way in best if not failed * UNIT < final[way[0]][way[1]] >= best[way][0]}  # the others are scored
    rules = rules_for(best, worth, left)
    return packed(rules, left), len(rules)


def packed(rules, left):
    """Return a block: the number of rules and the rules, the offset of each row, and the rows, two bytes per run."""
    made = bytearray(len(rules).to_bytes(2, "big"))
    for (high, low), _ in rules:
        caps = [0, *low[1:], *high, low[0]]  # indexed by number, Wilds last
        made += bytes(caps[i] << 4 | caps[i + 1] for i in range(0, 12, 2))
    starts, pieces, places = bytearray(), bytearray(), {}
    for row in rows_of(rules, left):
        one = b"".join((size - 1 << 10 | as_before << 9 | which).to_bytes(2, "big") for size, as_before, which in row)
        at = places.setdefault(one, len(pieces))
        if at == len(pieces):
            pieces += one
        starts += at.to_bytes(2, "big")
    return bytes(made + starts + pieces)


def table():
    """Return dice.bin: offsets of the blocks, ten for games of several and ten for solo games, the blocks, a CRC."""
    blocks = []
    for worth in (TOGETHER, ALONE):
        for i, phase in enumerate(options.Rules().phases):
            blocks.append(b"")
            if phase[0][0] != phases.COLOUR:
                blocks[-1], rules = block(phase, worth[i], worth is ALONE)
                print(f"phase {i + 1}: {rules} rules, {len(blocks[-1])} bytes", flush=True)
    at = 3 * (len(blocks) + 1)
    starts = bytearray()
    for one in [*blocks, b""]:
        starts += at.to_bytes(3, "big")
        at += len(one)
    made = bytes(starts) + b"".join(blocks)
    return made + crc32(made).to_bytes(4, "little")  # checked by dice_book.is_whole()


def main(argv):
    words = arguments.Parser("dice", "Makes the table of the strong Dice player (some minutes).")
    either = words.add_mutually_exclusive_group()
    either.add_argument("--check", action="store_true", help="compare only; exit status 1 when it differs")
    either.add_argument("--compare", metavar="GAMES", type=int, help="let the Dice players play each other instead")
    args = words.parse_args(argv)
    if args.compare is not None:
        if args.compare < 1:
            words.error("--compare wants 1 or more.")
        dice_baselines.compare(args.compare)
        return 0
    made = table()
    if args.check:
        same = FILE.read_bytes() == made
        print("the same" if same else f"{FILE.name} is not what comes out")
        return 0 if same else 1
    FILE.write_bytes(made)
    print(f"{FILE.name}: {len(made)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
