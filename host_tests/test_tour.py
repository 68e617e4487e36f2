# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The tour comes to the screens it promises, by keys alone, and takes the same pictures every time."""

import driver
import shots

driver.prepare()
import tour  # noqa: E402 it finds the program's rooms only now


def test_the_menus_are_all_visited(tmp_path):
    tour.menus(tmp_path, "en")
    names = {path.stem for path in tmp_path.glob("*.png")}
    for name in ("title", "new-game", "presets", "ways", "rules", "journey", "place", "event", "help",
                 "help-page", "records", "settings", "performance"):
        assert {f"menus-{name}", f"menus-{name}_x4"} <= names
    assert len({path.read_bytes() for path in tmp_path.glob("*.png")}) == len(names)


def test_a_chapter_gives_the_same_pictures_again(tmp_path):
    for folder in ("first", "again"):
        assert shots.main([str(tmp_path / folder), "--chapter", "at_the_table"]) == 0
    first = {path.name: path.read_bytes() for path in (tmp_path / "first").iterdir()}
    assert first == {path.name: path.read_bytes() for path in (tmp_path / "again").iterdir()}
    assert "table-hint.png" in first and "table-continue.png" in first


def test_a_sheet_for_real_cards_is_shown(tmp_path):
    tour.real_cards(tmp_path, "en")
    tour.real_dice(tmp_path, "en")
    names = {path.stem for path in tmp_path.glob("*.png")}
    for name in ("people", "name", "between", "hand-0", "hand-1", "hand-4", "counted", "paper", "put-right", "graph"):
        assert {f"real-cards-{name}", f"real-cards-{name}_x4"} <= names
    assert {"real-dice-between", "real-dice-turn"} <= names


def test_a_chapter_that_fails_is_told_and_the_others_go_on(tmp_path, monkeypatch, capsys):
    def broken(folder, language):
        raise TimeoutError("lost the way")

    monkeypatch.setattr(tour, "CHAPTERS", (broken, tour.guided))
    assert shots.main([str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert "lost the way" in said.err and "failed: broken" in said.err
    assert (tmp_path / "guide-first.png").exists()
