# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A sample of combinations.py: all sets of variants are checked, and a few games of every combination are played."""

import combinations
import pytest

GAMES = 1


@pytest.mark.parametrize("mode", combinations.MODES)
def test_what_the_rules_keep_apart_is_refused(mode):
    """And what they combine goes together, by the options as by the scripts, with as many seats as may play."""
    forbidden = combinations.judge_sets(mode)
    assert forbidden == 2 ** len(combinations.VARIANTS) - 2 ** len(combinations.GOES_WITH[mode])
    combinations.judge_pairs(mode)
    combinations.judge_seats(mode)


@pytest.mark.parametrize("preset", combinations.PRESETS)
@pytest.mark.parametrize("mode", combinations.MODES)
def test_random_games_of_every_pair_end(mode, preset):
    for at, combination in enumerate(combinations.combinations([mode])):
        if combination.preset == preset:
            combinations.play(combination, GAMES, first=1 + at % (combinations.WHOLE - GAMES))
