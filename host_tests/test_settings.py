# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""settings.toml: every setting has a default, and an invalid value causes a complaint, never an error at the start."""

import tomllib

import driver
import pytest

driver.prepare()
from handheld import complaints, settings  # noqa: E402 they find the stand-ins only now


@pytest.fixture(autouse=True)
def no_complaints():
    del complaints.found[:], complaints.known[:]


def test_what_has_a_name_is_told_once_and_a_fault_every_time():
    for what, which, told in (("sheet", "cards", 1), ("fault", "", 2)):
        for _ in range(2):
            complaints.complain(what, which)
            complaints.complain(what, which)  # what still waits to be told
            told -= len(complaints.found)
            complaints.found.clear()
        assert told == 0


def read(**values):
    return settings.read({"P10_" + name.upper(): value for name, value in values.items()}.get)


def test_without_a_file_all_is_default():
    found = read()
    assert found == {name: default for name, default, _ in settings.TABLE}
    assert complaints.found == []
    written = tomllib.loads((driver.ROOT / "settings.toml").read_text(encoding="utf-8"))
    assert settings.read(written.get) == found and set(map("P10_{}".format, map(str.upper, found))) < set(written)


@pytest.mark.parametrize("name, value, meant", [
    ("language", "de", "de"), ("language", " FR ", "fr"), ("seed", 12345, 12345), ("seed", "12345", 12345),
    ("sound", "off", 0), ("sound", "true", 2), ("event", "on", 1), ("sound", False, 0), ("lights", 0, 0),
    ("speed", "none", "none"),
    ("demo", 6, 6), ("dark", 0, 0), ("brightness", "10", 10), ("language", "", "en"),
])
def test_a_value_is_taken(name, value, meant):
    assert read(**{name: value})[name] == meant
    assert complaints.found == []


@pytest.mark.parametrize("name, value", [
    ("language", "xx"), ("language", 7), ("seed", "abc"), ("seed", -1), ("seed", 1 << 30), ("sound", "loud"),
    ("speed", "warp"), ("demo", 7), ("brightness", 0), ("brightness", 3.5), ("dim", "1e3"), ("dark", object()),
])
def test_a_wrong_value_costs_a_complaint(name, value):
    found = read(**{name: value})
    default = {name: default for name, default, _ in settings.TABLE}[name]
    assert found[name] == default
    assert complaints.found == [("setting", "P10_" + name.upper())]


def test_a_file_that_cannot_be_read_is_no_obstacle():
    def getenv(key):
        raise OSError(5)

    assert settings.read(getenv)["language"] == "en"
    assert len(complaints.found) == len(settings.TABLE)


def test_a_file_full_of_rubbish_is_read_past(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_bytes(b'P10_SEED = 5\n# P10_SPEED = "fast"\n\xffP10\n')
    assert driver.owner_settings(path) == {}
    path.write_bytes(b'P10_SEED = 5 # my own\n# P10_SPEED = "fast"\n[x\nP10_LANGUAGE = "de"\nP10_DEMO = \nnonsense\n')
    assert driver.owner_settings(path) == {"P10_SEED": "5", "P10_LANGUAGE": "de"}


def test_languages_are_found_by_their_files(tmp_path):
    assert settings.languages(str(tmp_path)) == ("en",)
    for name in ("de", "en", "es", "__pycache__"):
        (tmp_path / "words" / name).mkdir(parents=True)
    for name in ("__init__.py", "notes.txt"):
        (tmp_path / "words" / name).touch()
    assert settings.languages(str(tmp_path)) == ("en", "de", "es")


def test_a_language_of_another_branch_leaves_nothing(tmp_path):
    """git keeps a folder for the sake of the compiled files in it."""
    for name in ("words/en/common.py", "words/en/__pycache__/common.pyc", "words/it/__pycache__/common.pyc"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    driver.remove_leftovers(tmp_path)
    assert settings.languages(str(tmp_path)) == ("en",) and (tmp_path / "words/en/__pycache__").exists()


@pytest.mark.parametrize("code", ["xx", "d", "__pycache__", "__init__.py", "de/", "de/common.py", ".", "",
                                  "../words/de"])
def test_only_what_is_listed_is_a_language(monkeypatch, code):
    monkeypatch.chdir(driver.ROOT)
    assert not settings.is_language(code)
    assert all(map(settings.is_language, settings.languages()))


def test_players_choose_among_all_that_the_owner_may_set():
    from screens.menus import choices
    allowed = {name: among for name, _, among in settings.TABLE}
    for name, values in choices.TABLE:
        among = allowed[name]
        if not callable(among):
            assert values == (among if isinstance(among[0], str) else tuple(range(among[0], among[1] + 1))), name
