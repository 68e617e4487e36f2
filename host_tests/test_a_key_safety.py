# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A never does harm: a sample of the checks of a_key_safety.py."""

import a_key_safety
import pytest


@pytest.mark.parametrize("way", ["sheet", "twist", "freeOrder", "replaceWild", "knock"])
def test_a_alone_discards_nothing_of_use_and_takes_nothing_of_none(way):
    a_key_safety.run("alone", way, 3)


@pytest.mark.parametrize("way", ["sheet", "knock", "masters"])
def test_a_does_what_the_line_has_said(way):
    a_key_safety.run("lines", way, 150)


@pytest.mark.parametrize("way", ["sheet", "twist", "wildAsSkip", "dealerChooses"])
def test_a_does_what_the_owl_says(way):
    a_key_safety.run("owl", way, 25)
