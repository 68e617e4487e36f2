# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop bench` measures everything that has a budget (measures.py), shows it beside the budget and the last
recorded run (bench.json), marks what is over, and prints the memory that packages, modules and screens take.

    --record    keep this run to compare with     --json      one object: name to value, budget, unit and over
    NAME ...    only these values                  --memory    only the tables of memory and of the start
    --labels    only what a line of text costs, and what Adafruit's labels would
    --keys      only the time from a key to the next picture, in menus and at the table
    --sent      only what is sent to the panel: for each screen and each thing that keys do, areas and pictures' worth
    --thinking  only how long bots think in every way to play, a whole turn and a slice
    --hungry    which combination of rules leaves the least memory
    --ablate    what each pass of the drive's build saves there, in a game by the sheet, and on the way to the title
"""

import json
import sys
from pathlib import Path

import arguments
import measures
import sent

RECORDED = Path(__file__).resolve().parent / "bench.json"
STOPPED = "stopped"


def run(wanted, progress):
    """Generator: measure one part after the other; yield ({name: value}, why these could not be measured or "")."""
    for measure in measures.ON_DESKTOP + measures.IN_MICROPYTHON:
        gives = measures.GIVES[measure.__name__]
        if wanted and not set(gives) & set(wanted):
            continue
        progress(measure.__name__)
        try:
            yield measure(), ""
        except measures.micropython.Missing as missing:
            yield dict.fromkeys(gives), str(missing)
        except measures.micropython.Failed as failed:  # the others are measured all the same
            yield dict.fromkeys(gives), f"{measure.__name__}: {failed}"
        except KeyboardInterrupt:
            yield {}, STOPPED
            return


def rounded(value):
    return value if value is None or isinstance(value, int) else float(f"{value:.3g}")


def results(found):
    """Return the object that --json prints."""
    made = {}
    for name, value in found.items():
        _, unit, budget, _ = measures.BUDGETS[name]
        made[name] = {"value": rounded(value), "budget": budget, "unit": unit, "over": measures.is_over(name, value)}
    return made


def recorded():
    try:
        return json.loads(RECORDED.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


HEADING = f"{'':52} {'measured':>10} {'budget':>12}  {'unit':8}{'last run':>10}"


def row(name, one, last):
    what, unit, budget, side = measures.BUDGETS[name]
    value = "-" if one["value"] is None else f"{one['value']:,}"
    limit = "" if budget is None else f"{'>=' if side == measures.LEAST else '<='} {budget:,}"
    return (f"{what:52} {value:>10} {limit:>12}  {unit:8}{'' if last is None else f'{last:,}':>10}"
            f"{'   OVER' if one['over'] else ''}")


def show_as_measured(wanted, as_json):
    """Measure and, without --json, print each row as soon as it is measured; return (results(), why some are not)."""
    found, reasons, before = {}, [], recorded()
    if not as_json:
        print(HEADING, flush=True)
    for values, why in run(wanted, tell_progress):
        tell_progress("")
        made = results(values)
        found |= made
        if why and why not in reasons:
            reasons.append(why)
        if not as_json:
            for name, one in made.items():
                print(row(name, one, before.get(name)), flush=True)
    if as_json:
        print(json.dumps(found))
    return found, reasons


def tell_progress(name):
    """What is being measured, on the line that the next row replaces."""
    line = f"\r{name} ... ".ljust(30) if name else "\r".ljust(30) + "\r"
    print(line, end="", file=sys.stderr, flush=True)


def show_memory():
    """Print tables of memory: packages, modules with the time to load them, and screens."""
    modules, room_of = measures.modules(), {}
    for name, (kept, peak, beats) in modules.items():
        room = room_of.setdefault(name.split(".")[0], [0, 0, 0])
        room[0] += kept
        room[1] = max(room[1], peak)
        room[2] += beats
    print(f"\n{'on the way to a table of six':34}{'resident':>10}{'peak':>9}{'beats':>8}")
    for room in sorted(room_of):
        print(f"{room:34}{room_of[room][0]:10,}{room_of[room][1]:9,}{room_of[room][2]:8.1f}")
        for name in sorted(modules, key=lambda name: -modules[name][0]):
            if name.split(".")[0] == room and name != room:
                kept, peak, beats = modules[name]
                print(f"  {name:32}{kept:10,}{peak:9,}{beats:8.1f}")
    slowest = max(modules, key=lambda name: modules[name][2])
    print(f"slowest to load: {slowest}, {modules[slowest][2]:.1f} beats")
    print(f"\n{'screen (six seats)':34}{'free':>10}{'block':>9}")
    for name, (free, block) in sorted(measures.screens().items()):
        print(f"{name:34}{free:10,}{block or '-':>9}")


def show_labels():
    print(f"{'bytes':14}{'code':>8}{'font':>8}{'a line':>8}{'garbage':>9}   a change of words")
    for kind, told in measures.labels().items():
        print(f"{kind:14}{told['code']:8,}{told['font']:8,}{told['line']:8,}{told['garbage']:9,}"
              f"{told['beats'] * measures.BEAT_MS:17.1f} ms")


def show_sent():
    print(f"{'most on one press of a key':34}{'frames':>8}{'areas':>8}{'in one':>8}{'pictures':>10}{'about ms':>10}")
    for what, one in sent.walk().items():
        print(f"{what:34}{one.frames:8}{one.areas:8}{one.most:8}{one.pixels / sent.PICTURE:10.2f}"
              f"{sent.time_of(one.areas, one.pixels):10.0f}")


def show_keys():
    for mpy in (False, True):
        print(f"{'ms to the next picture, ' + ('from .mpy' if mpy else 'from source'):34}"
              f"{'half':>8}{'95 of 100':>11}{'worst':>8}")
        for name, (half, most, worst) in measures.answers(mpy).items():
            print(f"{name:34}{half:8.0f}{most:11.0f}{worst:8.0f}")


def show_thinking():
    print(f"{'beats, 99 of 100':64}{'turn':>8}{'slice':>8}{'longest':>9}")
    for way, level, told in measures.thinking_in_all():
        name = f"{level}, {way or 'default rules'}"
        print(f"{name:64}{told['turn']:8.2f}{told['slice_99']:8.2f}{told['slice']:9.2f}", flush=True)


def show_hungry():
    print(f"{'free':>10}{'block':>9}  every mode with all that goes with it, German, all seats")
    for way, (free, block) in sorted(measures.hungriest().items(), key=lambda item: item[1]):
        print(f"{free:10,}{block or '-':>9}  {way}")


def show_ablation():
    print(f"{'free bytes, beats to the title':34}{'by the sheet':>14}{'hungriest':>12}{'title':>9}")
    for name, values in measures.ablation():
        if name in measures.ALL:
            whole, words, (sheet, hungry, title) = values, name, values
        else:
            words = f"{name} saves"
            sheet, hungry, title = whole[0] - values[0], whole[1] - values[1], values[2] - whole[2]
        print(f"{words:34}{sheet:14,}{hungry:12,}{title:9.1f}", flush=True)


# by its option: what is shown instead of all that has a budget
ONLY = {"memory": show_memory, "labels": show_labels, "hungry": show_hungry, "ablate": show_ablation,
        "keys": show_keys, "sent": show_sent, "thinking": show_thinking}


def main(argv):
    words = arguments.Parser("bench", __doc__)
    words.add_argument("names", metavar="NAME", nargs="*")
    for option in ("json", "record", *ONLY):
        words.add_argument(f"--{option}", action="store_true")
    args = words.parse_args(argv)
    alone = [option for option in ONLY if getattr(args, option)]
    if alone and (len(alone) > 1 or args.json or args.record or args.names):
        words.error(f"--{alone[0]} stands alone")
    unknown = set(args.names) - set(measures.BUDGETS)
    if unknown:
        words.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(measures.BUDGETS)}")
    if alone:
        try:
            ONLY[alone[0]]()
        except measures.micropython.Missing as missing:
            return arguments.failed(missing)
        return 0
    found, reasons = show_as_measured(args.names, args.json)
    if not args.json and not args.names and not reasons:
        show_memory()
    if reasons:
        print(f"phase10: not all could be measured: {'; '.join(reasons)}", file=sys.stderr)
    if STOPPED in reasons:
        return 130
    if args.record:
        kept = recorded() | {name: one["value"] for name, one in found.items() if one["value"] is not None}
        RECORDED.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0
