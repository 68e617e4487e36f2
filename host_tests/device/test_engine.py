# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules in the handheld's interpreter: the same scripts, and the same games from the same seeds, within its memory
and time. The rules themselves are tested by the scripts on the desktop; here only that both interpreters agree.
"""

import check
import measures
import pytest
from device import games
from device.micropython import ROOT

SCRIPTS = ROOT / "host_tests" / "scripts"
GAMES = 60
PARTS = 2
HEAP = 320 * 1024  # a larger heap: no handheld parses scripts or plays all variants without a restart

RUN_SCRIPTS = """
import sys
from script.reader import Failed, Script

def check(path):
    script = Script()
    try:
        with open(path) as file:
            for line in file.read().split("\\n"):
                script.feed(line)
        script.finish()
    except Failed as failed:
        return "line %d: %s" % (failed.line, failed.what)
    return "ok"

with open(sys.argv[1]) as names:
    for name in names:
        print(check(sys.argv[2] + name.strip()))
"""

PLAY = """
import sys
import games
for seed in range(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])):
    print(games.digest(seed))
"""


def chapters():
    """The scripts by folder and chapter of the rules."""
    found = {}
    for path in sorted(SCRIPTS.glob("*/*.p10")):
        found.setdefault(f"{path.parent.name}/{path.name.partition('_')[0]}", []).append(path)
    return found


@pytest.mark.parametrize("chapter", chapters())
def test_scripts_are_settled_as_on_the_desktop(any_device, tmp_path, chapter):
    """Each chapter in a new interpreter, because no handheld has the rules of all variants in memory at once."""
    paths = chapters()[chapter]
    names = tmp_path / "names"
    names.write_text("\n".join(path.name for path in paths), encoding="utf-8")
    found = any_device.run(RUN_SCRIPTS, names, f"{paths[0].parent}/", heap=HEAP).splitlines()
    assert len(found) == len(paths)
    for path, here in zip(paths, found):
        assert here == check.check_file(str(path)), path.stem


@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_seeds_give_the_same_games(any_device, part):
    seeds = range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS, any_device.SLOWER)
    told = any_device.run(PLAY, seeds.start, seeds.stop, seeds.step, heap=HEAP, timeout=300)
    found = [int(line) for line in told.split()]
    differing = [seed for seed, there in zip(seeds, found) if there != games.digest(seed)]
    assert len(found) == len(seeds) and not differing


def test_the_games_are_of_every_kind():
    """Otherwise the tests above would prove little."""
    tables = [games.table_for(seed) for seed in range(GAMES)]
    assert {table.seats for table in tables} == {2, 3, 4, 5, 6}
    assert {table.rules.mode for table in tables} == set(games.MODES)
    for option in games.option_list.each():
        if not option.name.startswith(("anti", "phaseList", "dice")):
            assert len({getattr(table.rules, option.name) for table in tables}) >= len(option.values[:3]), option.name


def test_a_question_to_the_finder_is_quick_and_leaves_nothing_behind(device):
    runs = []
    for _ in range(4):  # other programs on the machine may have slowed some
        runs.append(measures.finder(1))
        found = measures.quietest(runs)
        if not measures.over(found):
            break
    assert not measures.over(found)


def test_the_rules_in_the_middle_of_a_hand_leave_room_for_all_else(device):
    assert not measures.over(measures.engine())
