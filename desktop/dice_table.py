# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop dice`: computes which dice to keep when one roll is left, for all combinations of ten dice, and
writes lib/bots/dice.bin, the lookup table of the strong Dice bot. It takes minutes; the result is deterministic.

A turn is worth its points when the phase is made, else what TOGETHER or ALONE says: a phase made one turn later is
worth that much. Alone a failed turn costs 5 points only, so poorer claims are passed over. The worth of keeping some
dice is the mean over all faces the others can show, counted in whole numbers, so that the best is the best without
rounding. Numbers alone decide here; phase 8, where colours count, the player works out itself.

`python3 desktop dice --compare N` lets the bots and the strategies of dice_baselines.py play N games alone.
"""

import sys
from binascii import crc32
from pathlib import Path

import arguments
import dice_baselines
from phase10 import options, phases

TOGETHER = (30,) * 10
ALONE = (41, 43, 44, 40, 42, 39, 38, 0, 40, 40)  # what the phase brings on average, or a little less; as in bots.dice
FILE = Path(__file__).resolve().parent.parent / "lib" / "bots" / "dice.bin"
UNIT = 6 ** 10  # a point; every mean over faces is a whole number of units / 6 ** (dice rolled)
HIGH, LOW = 6, 4  # so many dice show 5 to 10, so many 1 to 4 and, twice, a Wild
MOST_TRIED = 400  # rules that are looked at in full at a time
LEAST_GAIN = 8  # ways a rule must serve to be taken while there are more to look at
MOST_COLUMNS = 64  # of a row in one piece
MOST_BACK = 4  # rows that a look into the table goes back through


def spread(size, kinds):
    """All ways to spread `size` dice over kinds of faces, in ascending order."""
    if kinds == 1:
        return [(size,)]
    return [(n, *rest) for n in range(size + 1) for rest in spread(size - n, kinds - 1)]


HIGHS = [one for size in range(HIGH + 1) for one in spread(size, 6)]  # how many 5s, 6s ... 10s
LOWS = [one for size in range(LOW + 1) for one in spread(size, 5)]  # how many Wilds, 1s ... 4s
HIGH_AT = {one: i for i, one in enumerate(HIGHS)}
LOW_AT = {one: i for i, one in enumerate(LOWS)}
ALL_HIGH = [i for i, one in enumerate(HIGHS) if sum(one) == HIGH]
ALL_LOW = sorted((i for i, one in enumerate(LOWS) if sum(one) == LOW),
                 key=lambda i: (LOWS[i][0], LOWS[i][:0:-1]))  # 4s before 1s: so neighbours are kept by the same rule
ALL_COLUMNS = (1 << len(ALL_LOW)) - 1


def one_more(counts, kind):
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1:])


def goals_of(phase):
    """All that makes the phase: how many of each number from 1 to 10."""
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
    """{high: {low: units}} for ten dice that lie: the points of the best claim, or what a failed turn is worth."""
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
    """A list of rows, HIGHS by LOWS: what it is worth to keep just these and roll all others once."""
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
    """All that can be kept of these dice."""
    found = [()]
    for count in counts:
        found = [(*part, n) for part in found for n in range(count + 1)]
    return found


HIGH_PARTS = {h: [HIGH_AT[part] for part in parts_of(HIGHS[h])] for h in ALL_HIGH}
LOW_PARTS = {low: [LOW_AT[part] for part in parts_of(LOWS[low])] for low in ALL_LOW}


def best_of_all(worth):
    """{(high, low): (units, [(high kept, low kept)])} of every best way to keep."""
    best = {}
    for h in ALL_HIGH:
        for low in ALL_LOW:
            ways = [(worth[a][b], a, b) for a in HIGH_PARTS[h] for b in LOW_PARTS[low]]
            most = max(ways)[0]
            best[h, low] = most, [(a, b) for units, a, b in ways if units == most]
    return best


def caps_of(have, kept):
    """What the keeping of dice looks like as "at most so many of each", where all of a number may be taken for six."""
    return tuple(HIGH if k and k == n else k for n, k in zip(have, kept))


def cut(counts, caps):
    return tuple(min(count, cap) for count, cap in zip(counts, caps))


def rules_for(best, worth, left):
    """A short list of caps (high, low), so that for each way the dice can lie one of them keeps the best; and for each
    of them the ways it serves, as bits. The rules that serve most come first; then what is left is looked at again."""
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
        if len(left) == open_ways.bit_count():  # nothing was worthwhile: take what there is most of
            chosen.append((tried[0], serves[tried[0]]))
            open_ways &= ~serves[tried[0]]
        left = [way for way in left if open_ways & bit_of[way]]
    return chosen


def candidates(best, left):
    """Rules that keep the best for some of these ways, the most frequent first."""
    seen = {}
    for h, low in left:
        for a, b in best[h, low][1][:6]:
            for caps in {(HIGHS[a], LOWS[b]), (caps_of(HIGHS[h], HIGHS[a]), caps_of(LOWS[low], LOWS[b]))}:
                seen[caps] = seen.get(caps, 0) + 1
    return sorted(seen, key=lambda caps: (-seen[caps], caps))


def ways_served(caps, worth, most):
    """A bit for each way the dice can lie for which this rule keeps the best."""
    lows = [LOW_AT[cut(LOWS[low], caps[1])] for low in ALL_LOW]
    bits = 0
    for i, h in enumerate(ALL_HIGH):
        row = worth[HIGH_AT[cut(HIGHS[h], caps[0])]]
        for j, (kept, wanted) in enumerate(zip(lows, most[i])):
            if row[kept] == wanted:
                bits |= 1 << i * len(ALL_LOW) + j
    return bits


def rows_of(rules, left):
    """For each of ALL_HIGH its row of ALL_LOW, in pieces: (columns, False, a rule, or 0 to claim), or (columns, True,
    the place of a row before it that tells the same there). The next piece is always the longest that is right.
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
    """(how many of its bits follow one another from this place on, its index) of the row with most."""
    size, row = max(((((bits >> at) + 1 & ~(bits >> at)).bit_length() - 1, -i) for i, bits in enumerate(rows)),
                    default=(0, 0))
    return min(size, MOST_COLUMNS), -row


def block(phase, failed, may_pass):
    """The bytes of one phase."""
    final = worth_of_all(phase, failed, may_pass)
    worth = worth_of_keeping(final)
    best = best_of_all(worth)
    left = {way for way in best if not failed * UNIT < final[way[0]][way[1]] >= best[way][0]}  # others are claimed
    rules = rules_for(best, worth, left)
    return packed(rules, left), len(rules)


def packed(rules, left):
    """The rules, where each row begins, and the rows, two bytes a piece."""
    made = bytearray(len(rules).to_bytes(2, "big"))
    for (high, low), _ in rules:
        caps = [0, *low[1:], *high, low[0]]  # by number, the Wilds last
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
    """Where each block begins, ten for games together and ten for games alone, and the blocks."""
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
    return made + crc32(made).to_bytes(4, "little")  # by which bots/dice_book.py sees that it is whole


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
