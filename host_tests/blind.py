# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Test helpers: a handheld that draws nothing, for tests of words and of what keys do, and whether its texts fit."""

import contextlib

import driver
import stage


@contextlib.contextmanager
def blind(watch=False, **how):
    """A handheld that draws nothing, at its title. watch: note from the start which texts do not fit; see fits()."""
    with driver.Handheld(seed=7, speed="none", **how) as made:
        if watch:
            made.overflows = stage.Overflows(made)
        stage.close_eyes(made)
        made.run(300)
        yield made


def fits(handheld):
    """Fail if a text did not fit its line since the start, or overlaps another one now."""
    found = stage.collisions(stage.app_of(handheld).screen)
    assert not handheld.overflows and not found, (list(handheld.overflows), found)
