# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The tour reaches all its screens by keys alone, and their pictures match the reviewed ones; so do those of
screen_states.py.
"""

import golden_pictures
import driver
import pytest
import shots
import screen_states

driver.prepare()
import tour  # noqa: E402 needs the path set by prepare()


@pytest.fixture
def seen(monkeypatch):
    """The pictures that are saved, told in a line instead: nothing is written."""
    lines = {}

    def save(handheld, path, scale=1):
        if scale == 1:
            lines[path.stem] = golden_pictures.told(handheld)

    monkeypatch.setattr(driver.Handheld, "save", save)
    return lines


@pytest.mark.parametrize("chapter", ["menus", "real_cards", "real_dice", "guided", "at_the_table", "passing"])
def test_a_chapter_shows_what_it_did(chapter, seen, tmp_path):
    """Of those in which nothing moves."""
    getattr(tour, chapter)(tmp_path, "en")
    measured = seen.pop("menus-performance", "")
    assert "Picture" in measured or chapter != "menus"
    golden_pictures.check(f"tour_{chapter}", seen)


@pytest.mark.parametrize("name", screen_states.WALKS)
def test_what_is_put_up_looks_as_it_did(name, seen, tmp_path):
    screen_states.take(name, tmp_path)
    golden_pictures.check(name, seen)


def test_a_chapter_that_fails_is_told_and_the_others_go_on(tmp_path, monkeypatch, capsys):
    def broken(folder, language):
        raise TimeoutError("lost the way")

    monkeypatch.setattr(tour, "CHAPTERS", (broken, tour.guided))
    assert shots.main([str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert "lost the way" in said.err and "failed: broken" in said.err
    assert {path.name for path in tmp_path.iterdir()} == {"guide-first.png", "guide-first_x4.png"}
