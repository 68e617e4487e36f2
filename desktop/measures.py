# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The budgets for memory, time and size, and how they are measured: each function in IN_MICROPYTHON and ON_DESKTOP
measures one part of the game and returns {name: value}. What concerns the handheld runs in MicroPython (the harness in
host_tests/device) with the scripts in probes/. bench.py prints the results.
"""

import functools
import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import arena
import compiler
import drive
import flat
import log
import sent
import slim
from phase10 import snapshot
from phase10.chance import Chance
from phase10.engine import do, new_table
from phase10.options import Rules
from phase10.rules import seats_of

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PROBES = HERE / "probes"
sys.path.append(str(ROOT / "host_tests"))  # behind everything else, only for the harness

from device import games, micropython  # noqa: E402

KB = 1024
MOST, LEAST = "at most", "at least"
BEAT_MS = 76  # ms that a beat takes on the handheld
HAND_MS, CARD_MS = 19, 2  # ms to send a changed hand, and one moved card, to the panel
# name: (description, unit, budget or None, MOST or LEAST: whether the budget is a maximum or a minimum)
BUDGETS = {
    "engine_resident": ("rules, six seats, in the middle of a hand", "bytes", 30 * KB, MOST),
    "engine_loaded": ("the same with what only begins a game or a hand", "bytes", None, MOST),
    "lay_garbage": ("best lay and cards short: garbage", "bytes", KB, MOST),
    "lay_kept": ("best lay and cards short: left behind", "bytes", 0, MOST),
    "lay_beats": ("best lay and cards short, eleven cards, 99 of 100", "beats", 0.25, MOST),
    "lay_rich_beats": ("the same for hands as no deal gives them", "beats", None, MOST),
    "snapshot": ("largest snapshot, six seats, any variant", "bytes", 600, MOST),
    "replay": ("a recorded game of four, every action verified", "games/s", 150, LEAST),
    "bots_memory": ("four bots and their code", "bytes", 14 * KB, MOST),
    "normal_turn": ("whole turn of a normal bot, 99 of 100", "beats", 1, MOST),
    "normal_slice": ("its longest slice", "beats", 0.4, MOST),
    "hard_turn": ("whole turn of a hard bot, 99 of 100", "beats", 4, MOST),
    "hard_slice": ("its longest slice", "beats", 0.4, MOST),
    "normal_games": ("games of four normal bots on a desktop", "games/s", 30, LEAST),
    "hard_games": ("games of four hard bots on a desktop", "games/s", 25, LEAST),
    "desktop_memory": ("peak memory of such games on a desktop", "MB", 25, MOST),
    "free_least": ("free on any screen, every way to play by itself", "bytes", 20 * KB, LEAST),
    "block_least": ("largest free block on any screen, the same", "bytes", 7 * KB, LEAST),
    "free_hungry": ("free on any screen, the hungriest combination", "bytes", 6 * KB, LEAST),
    "block_hungry": ("largest free block on any screen, the same", "bytes", KB, LEAST),
    "free_least_mpy": ("from .mpy free, every way to play by itself", "bytes", 20 * KB, LEAST),
    "block_least_mpy": ("largest free block, the same", "bytes", 7 * KB, LEAST),
    "free_hungry_mpy": ("from .mpy free, the hungriest combination", "bytes", 6 * KB, LEAST),
    "block_hungry_mpy": ("largest free block, the same", "bytes", KB, LEAST),
    "growth": ("memory lost in 20 games", "bytes", 0, MOST),
    "idle_garbage": ("garbage of a frame in which nothing moves", "bytes", 0, MOST),
    "picture_beats": ("from the start of code.py to a picture, from source", "beats", 13, MOST),
    "title_beats": ("from the start of code.py to the title, from source", "beats", 34, MOST),
    "table_beats": ("from Start! to the table, from source", "beats", 33, MOST),
    "continue_beats": ("from Continue to the own turn, from source", "beats", 39, MOST),
    "picture_beats_mpy": ("from the start of code.py to a picture, from .mpy", "beats", 13, MOST),
    "title_beats_mpy": ("from the start of code.py to the title, from .mpy", "beats", 17, MOST),
    "table_beats_mpy": ("from Start! to the table, from .mpy", "beats", 13, MOST),
    "continue_beats_mpy": ("from Continue to the own turn, from .mpy", "beats", 20, MOST),
    "entering": ("sent on the way to another screen, the most", "pictures", 1.2, MOST),
    "turn_areas": ("areas sent when an own turn begins, the most", "areas", 15, MOST),
    "key_ms": ("from a key to the changed picture, 95 of 100", "ms", 50, MOST),
    "key_ms_mpy": ("from a key to the changed picture, from .mpy", "ms", 50, MOST),
    "moving_ms": ("a frame with a moving card, 95 of 100", "ms", 50, MOST),
    "moving_ms_mpy": ("a frame with a moving card, from .mpy", "ms", 50, MOST),
    "drive": ("all files on the drive, in its clusters", "bytes", 1000 * 1000, MOST),
}


# Rule variants that are measured one by one, and options that are added to some of them all at once; rules_of() leaves
# out options that cannot be combined.
WAYS = ("", "mode=fixed10", "mode=freeOrder", "mode=masters", "mode=mastersDeclare", "mode=antiPhase", "mode=twist",
        "knock=on replaceWild=on", "goOut=float antiOthers=on", "altRun=replacePhase6",
        "altRun=extraPhase altMode=twoColour", "postal=on wildAsSkip=on",
        "firstWild=dealerChooses firstSkip=dealerChooses")
DICE = "mode=dice"
EXTRAS = ("knock=on replaceWild=on wildAsSkip=on goOut=float altRun=extraPhase altMode=twoColour postal=on "
          "firstWild=dealerChooses firstSkip=dealerChooses naturals=none saveLimit=unlimited antiHands=3")
HUNGRY = f"mode=masters {EXTRAS}"  # the hungriest combination: `desktop bench --hungry` tries them
GERMAN = 'P10_LANGUAGE = "de"\n'

LEAST_OF = ("free.", "block.")  # values that a probe prints repeatedly, of which the minimum counts


def lines(printed):
    """Return {name: number} from a probe's output, lines of `name number`."""
    found = {}
    for line in printed.splitlines():
        name, _, value = line.rpartition(" ")
        try:
            number = float(value) if "." in value else int(value)
        except ValueError:
            continue
        found[name] = min(number, found.get(name, number)) if name.startswith(LEAST_OF) else number
    return found


def is_over(name, value):
    """Return whether a value exceeds its budget."""
    _, _, budget, side = BUDGETS[name]
    if budget is None or value is None:
        return False
    return value > budget if side == MOST else value < budget


def over(found):
    """Return a line for each value that exceeds its budget."""
    return [f"{name} is {value}, not {BUDGETS[name][3]} {BUDGETS[name][2]}" for name, value in found.items()
            if name in BUDGETS and is_over(name, value)]


def engine():
    """Measure the memory of the rules."""
    found = alone("engine.py")
    return {"engine_resident": found["resident"], "engine_loaded": found["loaded"]}


def finder(times=3):
    told = quietest([alone("finder.py") for _ in range(times)])
    return {f"lay_{name}": told[name] for name in ("garbage", "kept", "beats", "rich_beats")}


def alone(probe, more=0, **values):
    """Return what one of ALONE, of some modules of lib/ as built for the drive, prints as {name: number}. more: bytes
    of heap for the probe's own records. values: of the probe's constants.
    """
    with tempfile.TemporaryDirectory() as folder:
        script = with_values(install(Path(folder), QUIET, texts_of(*ALONE))[probe], values)
        with micropython.as_file(script) as file:
            path = Path(folder) / "lib", micropython.HERE
            return lines(micropython.start(file, heap=micropython.HEAP + more, path=path, timeout=300))


def texts_of(*names):
    """Return {name: text} of probes."""
    return {name: (PROBES / name).read_text(encoding="utf-8") for name in names}


def with_values(script, values):
    """Return a script with these values, {name: value}, of its constants."""
    for name, value in values.items():
        script, changed = re.subn(rf"^{name} = .*$", lambda _, line=f"{name} = {value!r}": line, script, count=1,
                                  flags=re.M)
        assert changed, name
    return script


def quietest(found):
    """Return {name: minimum in some runs of a probe}, because other load adds to the times."""
    return {name: min(one[name] for one in found) for name in found[0]}


# --- the whole program in MicroPython -------------------------------------------------------------------------------


# Bytes added to the heap and subtracted from the result, so that a game that needs too much can be measured, too. The
# least that suffices is used, because with more room the program keeps more in memory.
MORE = [kb * KB for kb in (0, 2, 4, 8, 16, 32, 64, 96)]
ALONE = "engine.py", "finder.py", "bots.py", "dice_bots.py"  # probes of some modules; one build serves all
BOTS_ROOM = 24 * KB  # for what bots.py records
PROGRAM = "program.py"
QUIET = 'P10_SPEED = "none"\nP10_SEED = 7\nP10_DIM = 0\nP10_DARK = 0\n'


def play(task, settings=QUIET, extra=0, without=(), mpy=False, **values):
    """Return what a task of probes/program.py prints, run on a drive built as by the drive command. values: of the
    probe's constants. mpy: compile the modules.
    """
    with tempfile.TemporaryDirectory() as folder:
        script = install(Path(folder), settings, texts_of(PROGRAM), tuple(without), mpy)[PROGRAM]
        script = with_values(script, {"TASK": task, **values})
        told = lines(micropython.play(script, folder, free=micropython.FREE + extra))
    if "restarted" in told:
        raise micropython.Failed(f"MemoryError: in {task} the program had to begin anew")
    return told


def play_somehow(task, settings=QUIET, **values):
    """Return (what play() returns, the bytes of heap that had to be added for it)."""
    for more in MORE:
        try:
            return play(task, settings, more, **values), more
        except micropython.Failed as why:
            if "MemoryError" not in str(why) or more == MORE[-1]:
                raise


def install(folder, settings, scripts, without=(), mpy=False):
    """Write the game into a folder as the drive command does; return the scripts, {name: text}, adapted to the built
    program. Their values are put in afterwards, so that the cached build serves all.
    """
    found = contents(tuple(scripts.items()), without, mpy)
    for name, content in (found | {"settings.toml": settings.encode()}).items():
        if name not in scripts:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
    return {name: found[name].decode() for name in scripts}


@functools.lru_cache(maxsize=2)
def contents(scripts, without=(), mpy=False):
    """Return the files of a drive for this interpreter, with scripts, (name, text) each, beside the program."""
    found = drive.contents(beside=dict(scripts), without=without, mpy=compiler.packaged() if mpy else None)
    return compiler.for_micropython(found) | drive.reserved()


def rules_of(way):
    """Return the Rules of a variant, `name=value name=value`, without options that conflict with those before them."""
    taken = []
    for option in way.split():
        rules = Rules()
        if not all(rules.set(*one.split("=")) for one in (*taken, option)):
            raise ValueError(f"there is no {option}")
        taken += [option] * (not rules.settle())
    return Rules(chosen=taken)


def screens(way="", settings=QUIET, without=(), mpy=False):
    """Return {screen: (free, largest block)}, the minimum on each screen of a game of all seats."""
    found, rules = {}, rules_of(way)
    _, seats = seats_of(rules)
    for task in ("screens", "pauses"):
        told, off = play_somehow(task, settings, without=without, mpy=mpy, RULES=rules.pack(), SEATS=seats)
        for name, value in told.items():
            if name.startswith("free."):
                screen = name[5:]
                free, block = value - off, 0 if off else told[f"block.{screen}"]
                least, smallest = found.get(screen, (free, block))
                found[screen] = min(free, least), min(block, smallest)
    return found


def least(way, settings=QUIET, without=(), mpy=False):
    """Return (free, largest block), the minimum over all screens."""
    return tuple(map(min, zip(*screens(way, settings, without, mpy).values())))


def ways():
    found = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # bytes do not depend on what runs beside
        for mpy, kind in ((False, ""), (True, "_mpy")):
            hungry = pool.submit(least, HUNGRY, QUIET + GERMAN, mpy=mpy)
            free, block = map(min, zip(*pool.map(functools.partial(least, mpy=mpy), WAYS)))
            found |= {f"free_least{kind}": free, f"block_least{kind}": block}
            found |= dict(zip((f"free_hungry{kind}", f"block_hungry{kind}"), hungry.result()))
    return found


def hungriest():
    """Return {variant: (free, largest block)} for every mode with all options that it can have, in German."""
    modes = [f"{way} {EXTRAS}" for way in WAYS if way.startswith("mode=")]
    return {way: least(way, QUIET + GERMAN) for way in (EXTRAS, EXTRAS.replace("goOut=float", "antiOthers=on"), *modes)}


ALL = "with all passes", "with all passes, compiled"


def ablation():
    """Generator: yield (name, (least free in the default game, in the hungriest, beats to the title)) without the pass
    of that name; ALL: with all passes, from source or compiled. Each takes a minute or two.
    """
    source = [(name, False) for name in (ALL[0], *(one.__name__ for one in slim.PASSES))]
    with ThreadPoolExecutor() as pool:
        for name, mpy in source + [(ALL[1], True), (compiler.WITHOUT_LINES, True)]:
            left = () if name in ALL else (name,)
            title = min(play_somehow("start", without=left, mpy=mpy)[0]["title"] for _ in range(3))  # fills the cache
            free = [pool.submit(least, *way, left, mpy) for way in (("", QUIET), (HUNGRY, QUIET + GERMAN))]
            yield name, (*(one.result()[0] for one in free), title)


def program(mpy=False):
    """Measure the other budgets of the running program."""
    started, key, flying = (quietest([play_somehow(task, QUIET.replace("none", speed), mpy=mpy)[0] for _ in range(3)])
                            for task, speed in (("start", "none"), ("keys", "none"), ("moving", "normal")))
    found = {
        "picture_beats": started["first_picture"],
        "title_beats": started["title"],
        "table_beats": started["table"],
        "continue_beats": started["continue"],
        "key_ms": key["key"] * BEAT_MS + HAND_MS,
        "moving_ms": flying["moving"] * BEAT_MS + CARD_MS,
    }
    return found if not mpy else {f"{name}_mpy": value for name, value in found.items()}


def program_compiled():
    return program(mpy=True)


# Of each screen 60 keys or more at eight a second, the first at once when it is shown.
THERE_AND_BACK = "DOWN RIGHT UP LEFT DOWN DOWN RIGHT LEFT UP UP " * 6
FILMS = {
    "title": THERE_AND_BACK,
    **{name: f"{name} {THERE_AND_BACK}" for name in ("newgame", "settings", "help", "records", "event",
                                                     "people", "journey")},
    "newgame, rules and back": "newgame DOWN DOWN A DOWN RIGHT RIGHT DOWN B UP B " * 7,
}


def answers(mpy):
    """Return {screen: (half, 95 of 100, worst)}, the ms from a key to the next picture, as it is sent to the panel."""
    found = {name: play_somehow("film", mpy=mpy, FILM=film)[0] for name, film in FILMS.items()}
    found["the table"] = play_somehow("keys", mpy=mpy)[0]
    return {name: [told[kind] * BEAT_MS + HAND_MS for kind in ("half", "key", "worst")] for name, told in found.items()}


def idle():
    told = play_somehow("idle")[0]
    return {"idle_garbage": max(told["idle.title"], told["idle.table"])}


def modules():
    """Return {module: (bytes it keeps, peak bytes while it loads, beats)} from the start to the first turn."""
    told, found = play("modules", extra=MORE[-1]), {}
    known = {flat.module_of(there): flat.module_of(home) for there, home in flat.homes(drive.program()).items()}
    for name, value in told.items():
        kind, _, module = name.partition(".")
        if kind == "module":
            kept, peak, beats = found.get(module, (0, 0, 0))
            found[module] = (max(kept, value), max(peak, told[f"peak.{module}"]), max(beats, told[f"load.{module}"]))
    return {known.get(module, module): cost for module, cost in found.items()}


def labels():
    """Return {kind: cost} of a line of text by our own class and by both labels of adafruit_display_text."""
    script, found = (PROBES / "labels.py").read_text(encoding="utf-8"), {}
    with tempfile.TemporaryDirectory() as folder:
        drive_lib = micropython.make_drive(folder) / "lib"
        # The part of adafruit_ticks that bitmap_label uses to scroll. The library is not installed, and not counted.
        (drive_lib / "adafruit_ticks.py").write_text("from supervisor import ticks_ms\n", encoding="utf-8")
        for kind in ("line", "label", "bitmap_label"):
            told = [lines(micropython.play(with_values(script, {"KIND": kind}), folder)) for _ in range(3)]
            found[kind] = told[0] | {"beats": min(one["beats"] for one in told)}
    return found


def growth():
    """Measure the memory leak of 20 games, in bytes: the least in use after the last ten less after the first ten."""
    used = list(play("growth", extra=MORE[-1], SEATS=4).values())[-20:]
    return {"growth": max(0, min(used[10:]) - min(used[:10]))}


# --- bots, and the game on a desktop --------------------------------------------------------------------------------


def thinking():
    found = {"bots_memory": 0}
    for level in ("normal", "hard"):
        told = thinking_in("", level)
        found |= {f"{level}_turn": told["turn"], f"{level}_slice": told["slice"]}
        found["bots_memory"] = max(found["bots_memory"], told["memory"])
    return found


def thinking_in(way, level):
    """Return the beats that bots of this level take in games of a variant, {"turn": of a whole turn, 99 of 100,
    "slice_99": of a slice, 99 of 100, "slice": of the longest}; of cards also the "memory" of the bots in bytes.
    """
    if way == DICE:
        return alone("dice_bots.py", LEVEL=level)
    return quietest([alone("bots.py", BOTS_ROOM, LEVEL=level, GIVEN=way) for _ in range(3)])


def thinking_in_all():
    """Generator: yield (variant, level, what thinking_in() returns)."""
    for way in (*WAYS, DICE):
        for level in ("normal", "hard"):
            yield way, level, thinking_in(way, level)


def per_second(work, least=2.0):
    """Return how often work() can be called per second of CPU time."""
    work()
    done, began = 0, time.process_time()
    while time.process_time() - began < least:
        work()
        done += 1
    return done / (time.process_time() - began)


def recorded(seed):
    """Play a game of four bots; return its rules and the list of (seat, action)."""
    rules = Rules()
    table, moves = new_table(rules, 4, seed), []
    players = [log.bots.player("normal", seat, seed + seat) for seat in range(4)]
    while table.step != "end":
        seat, action = log.decide(table, players)
        moves.append((seat, action))
        do(table, seat, action)
        table.events.clear()
    return rules, moves


def replay_speed():
    rules, moves = recorded(5)

    def again():
        table = new_table(rules, 4, 5)
        for seat, action in moves:
            if do(table, seat, action):
                raise RuntimeError(f"{action} was refused")
            table.events.clear()

    return {"replay": per_second(again)}


def game_speed():
    found = {}
    for level in ("normal", "hard"):
        names, seeds = [level] * 4, itertools.count(1)
        found[f"{level}_games"] = per_second(
            lambda names=names, seeds=seeds: arena.run(names, 1, next(seeds), cores=0), 4.0)
    return found


PLAYING = """
import sys
sys.path[:0] = sys.argv[1:]
import arena
arena.run(["hard"] * 4, 8, cores=0)
try:  # what resource tells would include the process that started this one
    with open("/proc/self/status") as file:
        print([int(line.split()[1]) for line in file if line.startswith("VmHWM")][0] * 1024)
except OSError:
    import resource
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024))
"""


def desktop_memory():
    """Measure the peak memory of a separate process that plays games."""
    done = subprocess.run([sys.executable, "-c", PLAYING, HERE, ROOT / "lib"], capture_output=True, text=True,
                          timeout=180)
    return {"desktop_memory": int(done.stdout) / 1e6 if done.returncode == 0 else None}


def snapshots():
    """Measure the largest snapshot of many positions in games under random rules."""
    most = 0
    for seed in range(4, 300, 5):
        table, chance = games.table_for(seed), Chance(seed)
        for _ in range(400):
            if table.step == "end":
                break
            seat, action = games.move(table, chance)
            do(table, seat, action)
            table.events.clear()
            most = max(most, len(snapshot.pack(table)))
    return {"snapshot": most}


def sending():
    found = sent.walk()
    return {"entering": max(one.pixels for what, one in found.items() if what.startswith("enter ")) / sent.PICTURE,
            "turn_areas": found["own turn begins"].most}


def drive_size():
    return {"drive": sum(-(-len(content) // KB) * KB for content in (drive.contents() | drive.reserved()).values())}


# the measuring functions, those that take minutes last, and the values that each returns
ON_DESKTOP = (snapshots, replay_speed, game_speed, desktop_memory, drive_size, sending)
IN_MICROPYTHON = (engine, finder, thinking, program, program_compiled, idle, growth, ways)
GIVES = {
    "engine": ("engine_resident", "engine_loaded"),
    "finder": ("lay_garbage", "lay_kept", "lay_beats", "lay_rich_beats"),
    "thinking": ("bots_memory", "normal_turn", "normal_slice", "hard_turn", "hard_slice"),
    "ways": ("free_least", "block_least", "free_hungry", "block_hungry",
             "free_least_mpy", "block_least_mpy", "free_hungry_mpy", "block_hungry_mpy"),
    "program": ("picture_beats", "title_beats", "table_beats", "continue_beats", "key_ms", "moving_ms"),
    "program_compiled": ("picture_beats_mpy", "title_beats_mpy", "table_beats_mpy", "continue_beats_mpy", "key_ms_mpy",
                         "moving_ms_mpy"),
    "idle": ("idle_garbage",),
    "growth": ("growth",),
    "sending": ("entering", "turn_areas"),
    "snapshots": ("snapshot",),
    "replay_speed": ("replay",),
    "game_speed": ("normal_games", "hard_games"),
    "desktop_memory": ("desktop_memory",),
    "drive_size": ("drive",),
}
