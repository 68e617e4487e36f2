# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What has a budget, and how it is measured: each function measures one part of the game and gives {name: value}. What
concerns the handheld runs in the harness of host_tests/device, by the scripts in probes/. bench.py prints it all.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROBES = Path(__file__).resolve().parent / "probes"
sys.path.append(str(ROOT / "host_tests"))  # behind everything else, only for the harness

from device import micropython  # noqa: E402

KB = 1024
MOST, LEAST = "at most", "at least"
BEAT_MS = 76  # what a beat takes on the handheld
# name: (what it is, unit, budget or None, which side of it is good)
BUDGETS = {
    "engine_resident": ("rules, six seats, in the middle of a hand", "bytes", 30 * KB, MOST),
    "engine_loaded": ("the same with what only begins a game or a hand", "bytes", None, MOST),
    "lay_garbage": ("best lay and cards short: garbage", "bytes", KB, MOST),
    "lay_kept": ("best lay and cards short: left behind", "bytes", 0, MOST),
    "lay_beats": ("best lay and cards short, eleven cards, 99 of 100", "beats", 0.25, MOST),
    "lay_rich_beats": ("the same for hands as no deal gives them", "beats", None, MOST),
}


def lines(printed):
    """{name: number} of a probe's `name number` lines."""
    found = {}
    for line in printed.splitlines():
        name, _, value = line.rpartition(" ")
        try:
            found[name] = float(value) if "." in value else int(value)
        except ValueError:
            continue
    return found


def is_over(name, value):
    """Is a value on the wrong side of its budget?"""
    _, _, budget, side = BUDGETS[name]
    if budget is None or value is None:
        return False
    return value > budget if side == MOST else value < budget


def over(found):
    """What is over budget, a line each."""
    return [f"{name} is {value}, not {BUDGETS[name][3]} {BUDGETS[name][2]}" for name, value in found.items()
            if name in BUDGETS and is_over(name, value)]


def engine():
    found = lines(micropython.run(PROBES / "engine.py"))
    needless = [name for name in found if name.startswith("needless.")]
    if needless:
        raise RuntimeError(f"playing has loaded {', '.join(needless)}")
    return {"engine_resident": found["resident"], "engine_loaded": found["loaded"]}


def finder():
    found = lines(micropython.run(PROBES / "finder.py"))
    return {"lay_garbage": found["garbage"], "lay_kept": found["kept"], "lay_beats": found["beats"],
            "lay_rich_beats": found["rich_beats"]}
