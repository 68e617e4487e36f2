# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop film`: the film of a key script is reproducible, and the README's has a suitable size and length."""

import driver
import pytest
import stage
from PIL import Image

driver.prepare()
import film  # noqa: E402 needs the path set by prepare()
import shots  # noqa: E402

SCRIPT = "set seed 7\n1500 shot begin\n+100 DOWN\n+500 A\n+900 shot end\n"


def seconds_of(path):
    with Image.open(path) as picture:
        total = 0
        for at in range(picture.n_frames):
            picture.seek(at)
            total += picture.info["duration"]
        return total / 1000, picture.size


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "keys"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


def test_a_film_runs_from_the_first_shot_to_the_last(script, tmp_path):
    one, two = tmp_path / "one.gif", tmp_path / "two.gif"
    seconds, count, size = film.film(script, one, 1)
    assert film.film(script, two, 1) == (seconds, count, size) and one.read_bytes() == two.read_bytes()
    assert seconds_of(one) == (seconds, (160, 128)) and 1.4 <= seconds <= 1.6 and 3 <= count
    film.film(script, two, 3)
    assert seconds_of(two) == (seconds, (480, 384))


def test_a_film_with_a_single_shot_begins_there(script, tmp_path):
    script.write_text(SCRIPT.replace("+900 shot end\n", ""), encoding="utf-8")
    seconds, count, _ = film.film(script, tmp_path / "one.gif", 1)
    assert 0.9 <= seconds <= 1.2 and count >= 3


def test_its_last_frame_is_what_a_shot_shows(script, tmp_path):
    shots.play(script, tmp_path)
    film.film(script, tmp_path / "made.gif", 1)
    with Image.open(tmp_path / "made.gif") as made, Image.open(tmp_path / "begin.png") as begin:
        assert made.convert("RGB").tobytes() == begin.convert("RGB").tobytes()
        made.seek(made.n_frames - 1)
        with Image.open(tmp_path / "end.png") as end:
            assert made.convert("RGB").tobytes() == end.convert("RGB").tobytes()


def test_what_is_wrong_with_a_script_is_told_in_a_line(tmp_path, capsys):
    script = tmp_path / "keys"
    script.write_text("soon A\n", encoding="utf-8")
    assert film.main([str(script), str(tmp_path / "out.gif")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_film_of_the_readme_is_a_hand_in_a_quarter_of_a_minute():
    path = driver.ROOT / "docs" / "film.gif"
    assert "docs/film.gif" in (driver.ROOT / "README.md").read_text(encoding="utf-8")
    assert path.stat().st_size < 1_000_000 and 12 <= seconds_of(path)[0] <= 18


def test_a_hand_can_be_recorded_anew(tmp_path):
    """The keys of a bot of ours, from the deal to the score sheet; played back they lead to the same place."""
    path = tmp_path / "hand"
    film.record(path, 53)
    owner, events = shots.read(path)
    marks = [when for when, what, _ in events if what == "shot"]
    assert len(marks) == 2 and marks[1] == max(when for when, *_ in events)
    with driver.Handheld(**owner) as handheld:
        shots.perform(events[:-1], handheld, tmp_path)
        handheld.run(marks[1] - handheld.time)
        assert stage.where(handheld) == "score"
        end = handheld.picture()
    film.film(path, tmp_path / "made.gif", 1)
    with Image.open(tmp_path / "made.gif") as made:
        made.seek(made.n_frames - 1)
        assert made.convert("RGB").tobytes() == end.tobytes()  # no key fell between two frames
