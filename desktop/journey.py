# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Plays every level of the journey with bots, strength 6 in the person's seat, and prints statistics.

A line per level: players, strength; how often that seat won, with the second and third star; hands and minutes a game
(4 seconds a turn of any seat); for each phase the share of hands in which a seat on that phase laid it; the phases and
the rule. A line per place: the mean of its levels.
"""

import multiprocessing
import signal
from collections import Counter

import arena
import arguments
from art import journey

SECONDS = 4  # a turn
SHIFT = 7919  # added to the seed per level, so that no two levels play the same deals


def play(job):
    """Worker: play some games of a level; return (wins, wins in few hands, wins with few points, Tally)."""
    at, first, games, strength = job
    level = journey.read()[1][at]
    rules = level.rules()
    names = [f"{strength}:4"] + [f"{level.strength}:{face}" for face in (0, 3, 1, 2, 5)][:level.players - 1]
    tally, wins, fast, cheap = arena.Tally(names), 0, 0, 0
    for seed in range(first, first + games):
        table = arena.play_game(rules, names, SHIFT * at + seed, seed, tally)
        if 0 in table.winners:
            wins += 1
            fast += table.hand_no <= level.hands
            cheap += table.scores[0] <= level.points
    return wins, fast, cheap, tally


def line(at, level, games, wins, fast, cheap, tally):
    """Print the line of a level and return (win rate, minutes a game)."""
    played, made = sum(tally.played.values(), Counter()), sum(tally.made.values(), Counter())
    rates = " ".join(f"{made[phase] / played[phase]:.2f}" for phase in sorted(played))
    minutes = tally.turns * SECONDS / 60 / games
    print(f"{at + 1:3} {level.players} players {level.strength:2}  won {wins / games:6.1%}  {fast / games:4.0%} "
          f"{cheap / games:4.0%}  hands {tally.hands / games:4.1f}  {minutes:4.1f} min  {rates:30} {level.phases} "
          f"{level.rule}", flush=True)
    return wins / games, minutes


def main(argv):
    parser = arguments.Parser("journey", __doc__)
    parser.add_argument("--games", type=arguments.count, default=400, help="a level (default: %(default)s)")
    parser.add_argument("--strength", type=int, default=6, choices=range(1, 11), metavar="1..10",
                        help="of who sits in the person's seat (default: %(default)s)")
    parser.add_argument("--levels", help="only these, as 6-10 or 51")
    parser.add_argument("--seed", type=arguments.seed, default=1)
    parser.add_argument("--cores", type=arguments.count, default=multiprocessing.cpu_count())
    args = parser.parse_args(argv)
    try:
        places, levels = journey.read()
    except journey.Wrong as wrong:
        return arguments.failed(f"levels.txt, {wrong}")
    wanted = some_of(f"1-{len(levels)}" if args.levels is None else args.levels, len(levels))
    if not wanted:
        parser.error(f"there are no levels {args.levels!r}: --levels takes one from 1 to {len(levels)}, or two as 6-10")
    jobs = [(at, args.seed, args.games, args.strength) for at in wanted]
    quiet = signal.signal, (signal.SIGINT, signal.SIG_IGN)  # only the parent process handles Ctrl-C
    with multiprocessing.Pool(args.cores, *quiet) as pool:
        tell(places, levels, wanted, args.games, pool.imap(play, jobs))
    return 0


def some_of(text, many):
    """Parse a range of levels such as 6-10 or 51; return a range counted from 0, empty if a level does not exist."""
    first, _, last = text.partition("-")
    if not (first + last).isdecimal():
        return range(0)
    wanted = range(int(first or 0) - 1, int(last or first))
    return wanted if wanted and wanted[0] >= 0 and wanted[-1] < many else range(0)


def tell(places, levels, wanted, games, found):
    """Print a line for each level as its result arrives, and one after the last level of a place."""
    shares = []
    for at, result in zip(wanted, found):
        shares.append(line(at, levels[at], games, *result))
        if at + 1 == len(levels) or levels[at + 1].place != levels[at].place:
            print(f"    {places[levels[at].place][0]}: won {sum(won for won, _ in shares) / len(shares):.1%}, "
                  f"{min(time for _, time in shares):.1f} to {max(time for _, time in shares):.1f} min", flush=True)
            shares = []
