# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The arena: bots play many games against each other, on all cores, and the table of results is printed.

    python3 desktop arena --seats hard,hard,greedy,greedy --games 1000 --seed 1

A seat is a strength from 1 to 10, of which easy is 2, normal 6 and hard 10 (with a character: hard:3; with weights of
lib/bots/weights.py changed: hard:4+FEED=8+LEAD=0), floor, greedy, or a Python file with a bot of your own, see
desktop/BOTS.md.
Each deal is played once per seat rotation, so that luck with cards and seats is shared fairly. Whatever a bot does, the
run goes on or ends with one sentence about it.
"""

import importlib.util
import inspect
import json
import math
import multiprocessing
import reprlib
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

import arguments
import baselines
import bots
import workers
from arguments import LEVELS, Parser
from bots import weights
from deciding import decided
from phase10 import actions, engine
from phase10.table import NOBODY
from phase10.view import View
from workers import Stopped

BASELINES = {"floor": baselines.Floor, "greedy": baselines.Greedy}
WEIGHTS = sorted(filter(str.isupper, vars(weights)), key=vars(weights).get)  # their names, in the order of the values
MAX_ACTIONS = 200_000  # far more than any game takes; reached only by a bot that never ends its turn


# --- who plays ------------------------------------------------------------------------------------------------------


class OurBot:
    """Adapter: a bot of lib/bots with the interface choose(view) of custom bots."""

    def __init__(self, level, character, seed):
        self.player = bots.player(level, character, seed)

    def choose(self, view):
        return decided(self.player, view)


def bot_class(path):
    """Import a Python file and return its class with choose(view)."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for _, found in inspect.getmembers(module, inspect.isclass):
        if found.__module__ == module.__name__ and hasattr(found, "choose"):
            return found
    raise Stopped(f"{path}: there is no class with choose(view) in it.")


def make_bot(name, seed):
    level, character, changes = parts(name)
    if level in LEVELS:
        bot = OurBot(level, int(character) if character else seed % 6, seed)
        bot.player.weights = list(bot.player.weights)  # for values of any size
        for weight, value in changes:
            bot.player.weights[WEIGHTS.index(weight)] = int(value)
        return bot
    if name in BASELINES:
        return BASELINES[name]()
    return guarded(name, lambda: "making it", lambda: bot_class(name)())


def parts(name):
    """hard:4+FEED=8 -> ("hard", "4", [["FEED", "8"]]): a bot of ours with weights changed, for tuning."""
    spec, *changes = name.split("+")
    level, _, character = spec.partition(":")
    return level, character, [change.split("=") for change in changes]


def is_name(name):
    """Return whether this names a bot: a baseline, a Python file, or one of ours."""
    if name in BASELINES or name.endswith(".py") and Path(name).is_file():
        return True
    level, character, changes = parts(name)
    return level in LEVELS and character in ("", *"012345") and all(
        len(change) == 2 and change[0] in WEIGHTS and is_weight(change[1]) for change in changes)


def is_weight(text):
    return text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 8


def guarded(name, doing, call):
    """Call a custom bot's code and return its result; any exception becomes a one-line error. doing(): what was done.
    """
    try:
        return call()
    except Stopped:
        raise
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt) and multiprocessing.parent_process() is None:
            raise  # Ctrl-C by the user, not raised by the bot
        raise Stopped(f"{name}: {doing()} raised {told(error)}.") from None


def told(error):
    """Format an exception in one line: type, message, place."""
    try:
        says = " ".join(str(error).split())[:160]
    except BaseException:  # a bot's own class may raise SystemExit, too
        says = ""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return type(error).__name__ + (": " + says if says else "") + where


def shown(action):
    """Return a short repr of an action, which may be any object."""
    try:
        return " ".join(reprlib.repr(action).split())[:160]
    except BaseException:
        return f"something of type {type(action).__name__}"


# --- one game -------------------------------------------------------------------------------------------------------


class Tally:
    """Statistics of a number of games, summed by kind of bot; tallies can be added in any order."""

    FIELDS = ("games", "hands", "turns", "seat_hands", "stalled")

    def __init__(self, names):
        self.names = sorted(set(names))
        for field in self.FIELDS:
            setattr(self, field, 0)
        self.wins, self.nanoseconds, self.bot_turns = Counter(dict.fromkeys(names, 0.0)), Counter(), Counter()
        self.played = {name: Counter() for name in self.names}  # phase: number of hands in which the bot was on it
        self.made = {name: Counter() for name in self.names}  # phase: number of hands in which it laid it

    def add(self, other):
        for field in self.FIELDS:
            setattr(self, field, getattr(self, field) + getattr(other, field))
        self.wins.update(other.wins)
        self.nanoseconds.update(other.nanoseconds)
        self.bot_turns.update(other.bot_turns)
        for name in self.names:
            self.played[name].update(other.played[name])
            self.made[name].update(other.made[name])


def play_game(rules, names, seed, bot_seed, tally, beat=None):
    """Play one game to its end, add it to the tally, and return the table. beat.call() precedes every bot call."""
    seats, beat = len(names), beat or workers.Beat()
    table = engine.new_table(rules, seats, seed)
    players = []
    for seat in range(seats):
        beat.call(seat)
        players.append(make_bot(names[seat], bot_seed * seats + seat))
    engine.do(table, 0, (actions.DEAL,))
    started_at = bytes(table.at)
    for _ in range(MAX_ACTIONS):
        if table.step == actions.ENDED:
            break
        table.events.clear()
        if table.step == actions.OVER:
            count_hand(table, names, started_at, tally)
            engine.do(table, 0, (actions.DEAL,))
            started_at = bytes(table.at)
        else:
            play_action(table, players, names, tally, beat)
    else:
        raise Stopped(f"{', '.join(names)} with seed {seed}: a game does not end.")
    count_hand(table, names, started_at, tally)
    tally.games += 1
    tally.hands += table.hand_no
    for winner in table.winners:
        tally.wins[names[winner]] += 1 / len(table.winners)
    return table


def play_action(table, players, names, tally, beat):
    """Let the seat move whose turn it is, unless another one knocks first."""
    if table.can_be_knocked and ask_knockers(table, players, names, beat):
        tally.turns += 1
        return
    seat = table.turn
    if table.step == actions.DRAWING:
        tally.turns += 1
        tally.bot_turns[names[seat]] += 1
    start = time.perf_counter_ns()
    action = ask(table, players, names, seat, beat)
    tally.nanoseconds[names[seat]] += time.perf_counter_ns() - start
    act(table, names, seat, action)


def ask(table, players, names, seat, beat):
    """Return the action of a seat's bot; Stopped if it is not a tuple or the bot raises an exception."""
    beat.call(seat)
    view = View(table, seat)
    action = guarded(names[seat], lambda: f"choose() at the step {table.step!r}", lambda: players[seat].choose(view))
    if type(action) is not tuple:
        raise Stopped(f"{names[seat]}: choose() gave {shown(action)} at the step {table.step!r}, which is no action.")
    return action


def act(table, names, seat, action):
    """Do a bot's action; Stopped if it is refused."""
    code = guarded(names[seat], lambda: f"the rules, given {shown(action)},", lambda: engine.do(table, seat, action))
    if code:
        raise Stopped(f"{names[seat]}: {shown(action)} was refused with '{code}' at the step {table.step!r}.")


def ask_knockers(table, players, names, beat):
    """Let the next seat in turn order that may and wants to knock do so; return whether one did."""
    for i in range(1, table.seats):
        seat = (table.turn + i) % table.seats
        if engine.why_not(table, seat, (actions.KNOCK,)) is None:
            action = ask(table, players, names, seat, beat)
            if action[:1] != ("pass",):
                act(table, names, seat, action)
                return True
    return False


def count_hand(table, names, started_at, tally):
    """Add a finished hand to the tally; rates by phase are counted only in games with the phases in order."""
    tally.stalled += table.out == NOBODY and table.step != actions.ENDED
    for seat in range(table.seats):
        if not table.plays[seat]:
            continue
        tally.seat_hands += 1
        if table.rules.mode == "ordered" and not table.tie:
            phase = table.rules.numbers[started_at[seat]]
            tally.played[names[seat]][phase] += 1
            tally.made[names[seat]][phase] += bool(table.laid[seat])


# --- many games -----------------------------------------------------------------------------------------------------


def rotations(names):
    """All distinct rotations of the seats."""
    turned = [tuple(names[i:] + names[:i]) for i in range(len(names))]
    return sorted(set(turned), key=turned.index)


def play_deal(job, beat=None):
    """Worker: play one deal in every rotation of the seats and return its Tally."""
    names, given, seed, limit = job
    rules = arguments.rules(*given)
    tally = Tally(names)
    for turned in rotations(names)[:limit]:
        play_game(rules, turned, seed, seed, tally, beat and Turned(beat, names, turned))
    return tally


class Turned:
    """A Beat for rotated seats: translates them to the original order of the names."""

    def __init__(self, beat, names, turned):
        self.beat, self.at = beat, [names.index(name) for name in turned]

    def call(self, seat):
        self.beat.call(self.at[seat])


def run(names, games, seed=1, given=("sheet", ()), cores=0, progress=None, total=None, patience=workers.PATIENCE):
    """Play at least so many games and return their Tally, added to `total` as they come in. With 0 cores they are
    played in this process, without a timeout.
    """
    turns = len(rotations(names))
    deals = (games + turns - 1) // turns
    jobs = ((list(names), given, seed + i, games - i * turns) for i in range(deals))
    total = total or Tally(names)
    if cores:
        tallies = workers.run(play_deal, jobs, min(cores, deals), lambda job, whose: job[0][whose], patience)
    else:
        tallies = map(play_deal, jobs)
    for tally in tallies:
        total.add(tally)
        if progress:
            progress(total)
    return total


# --- results --------------------------------------------------------------------------------------------------------


def wilson(wins, games):
    """Return the Wilson score interval (95%) of a share."""
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)
    return min(max(0.0, low), share), max(min(1.0, high), share)  # against rounding errors


def results(tally, names):
    """Return the tally as a dict for JSON."""
    bounds = {name: wilson(tally.wins[name], tally.games) for name in tally.names}
    completion, needed = {}, {}
    for name in tally.names:
        played, made = tally.played[name], tally.made[name]
        completion[name] = {str(phase): round(made[phase] / played[phase], 4) for phase in sorted(played) if phase}
        rates = completion[name].values()
        needed[name] = round(sum(1 / rate for rate in rates), 2) if rates and min(rates) > 0 else None
    return {
        "games": tally.games,
        "seats": list(names),
        "wins": {name: round(tally.wins[name], 2) for name in tally.names},
        "share": {name: round(tally.wins[name] / tally.games, 4) for name in tally.names},
        "low": {name: round(bounds[name][0], 4) for name in tally.names},
        "high": {name: round(bounds[name][1], 4) for name in tally.names},
        "hands_per_game": round(tally.hands / tally.games, 2),
        "turns_per_hand": round(tally.turns / tally.seat_hands, 2),
        "completion": completion,
        "hands_needed": needed,
        "stalled": tally.stalled,
        "ms_per_turn": {name: round(tally.nanoseconds[name] / 1e6 / max(1, tally.bot_turns[name]), 3)
                        for name in tally.names},
    }


def print_results(found, seconds):
    width = max(len(name) for name in found["wins"]) + 2
    print(f"{found['games']} games of {', '.join(found['seats'])} in {seconds:.0f} s")
    print(f"{'bot':{width}}{'wins':>8}{'share':>8}   95% interval   {'ms a turn':>9}   hands for all phases")
    for name in sorted(found["wins"], key=lambda name: -found["share"][name]):
        interval = f"{found['low'][name]:.1%} to {found['high'][name]:.1%}"
        print(f"{name:{width}}{found['wins'][name]:8g}{found['share'][name]:8.1%}   {interval:15}"
              f"{found['ms_per_turn'][name]:9.3f}   {found['hands_needed'][name] or '-'}")
    print(f"hands a game {found['hands_per_game']}, turns a seat and hand {found['turns_per_hand']}, "
          f"stalled hands {found['stalled']}")
    phases = sorted({phase for rates in found["completion"].values() for phase in rates}, key=int)
    if phases:
        print(f"{'phase made':{width}}" + "".join(f"{phase:>6}" for phase in phases))
        for name, rates in found["completion"].items():
            print(f"{name:{width}}" + "".join(f"{rates[phase]:6.2f}" if phase in rates else "     -"
                                              for phase in phases))


def show_progress(games, start):
    """A line on stderr, at most twice a second."""
    last = [0.0]

    def show(tally):
        now = time.monotonic()
        if now - last[0] > 0.5 or tally.games >= games:
            last[0] = now
            shares = ", ".join(f"{name} {tally.wins[name] / tally.games:.1%}" for name in tally.names)
            print(f"\r{tally.games}/{games} games, {now - start:.0f} s: {shares}   ", end="", file=sys.stderr)

    return show


def read(argv):
    """Parse the command line; return (arguments, names of the bots, (preset, options))."""
    parser = Parser("arena", __doc__)
    parser.add_argument("--seats", default="hard,hard,greedy,greedy", help="the bots, seat by seat")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first deal; the next ones count up from it")
    arguments.add_rules(parser)
    parser.add_argument("--cores", type=int, default=multiprocessing.cpu_count(), help="default: all of them")
    parser.add_argument("--patience", type=float, default=workers.PATIENCE, metavar="SECONDS",
                        help="how long a bot may take for one action (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    args = parser.parse_args(argv)
    names, given = args.seats.split(","), (args.preset or "sheet", tuple(args.option))
    for name in names:
        if not is_name(name):
            weights = f" A weight is a whole number: {'=1, '.join(WEIGHTS)}=1." if "+" in name else ""
            parser.error(f"there is no bot '{name}': easy, normal, hard, 1 to 10, floor, greedy, or a Python file."
                         f"{weights}")
    for number, least, what in ((args.games, 1, "--games"), (args.cores, 1, "--cores"), (args.seed, 0, "--seed"),
                                (args.patience, 0.01, "--patience")):
        if not number >= least:
            parser.error(f"{what} wants {least} or more.")
    rules = arguments.rules_given(parser, args)
    if rules.mode == "dice":
        parser.error("here cards are played; Dice's bots are compared by python3 desktop dice --compare N.")
    if why := arguments.why_not_seats(rules, len(names)):
        parser.error(why + ".")
    return args, names, given


def main(argv):
    args, names, given = read(argv)
    start, total, status = time.monotonic(), Tally(names), 0
    progress = show_progress(args.games, start) if sys.stderr.isatty() or not args.json else None
    try:
        run(names, args.games, args.seed, given, args.cores, progress, total, args.patience)
    except Stopped as stopped:
        print(f"{chr(10) if progress and total.games else ''}phase10: {stopped}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{chr(10) if progress and total.games else ''}phase10: stopped after {total.games} of {args.games}"
              " games.", file=sys.stderr)
        status = 130
    else:
        if progress:
            print(file=sys.stderr)
    if total.games:
        found = results(total, names)
        if args.json:
            print(json.dumps(found))
        else:
            print_results(found, time.monotonic() - start)
    return status
