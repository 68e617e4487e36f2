# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop release`: all downloads are there, as listed in the checksums, and reproducible."""

import hashlib
import zipfile

import drive
import page
import pytest
import release

PAGE = {"index.html": b"<!doctype html>", "program.bin": b"\0" * 5000}


@pytest.fixture
def made(monkeypatch, tmp_path):
    """Two releases, of which only the building of the page and of the film is left out; each has tests of its own."""
    found = drive.contents()
    monkeypatch.setattr(drive, "contents", lambda **how: found)
    monkeypatch.setattr(page, "contents", lambda archive: PAGE)
    monkeypatch.setattr(release, "moving_picture", lambda: b"GIF89a")
    for folder in ("one", "two"):
        assert release.main([str(tmp_path / folder)]) == 0
    return tmp_path


def test_two_releases_are_the_same_and_their_checksums_are_right(made):
    one, two = ({path.name: path.read_bytes() for path in (made / name).iterdir()} for name in ("one", "two"))
    assert one == two
    listed = dict(reversed(line.split("  ")) for line in one.pop(release.LIST).decode().splitlines())
    assert listed == {name: hashlib.sha256(content).hexdigest() for name, content in one.items()}
    version = release.version()
    assert sorted(one) == [f"phase10-pocket-{version}{rest}" for rest in ("-mpy.zip", "-page.zip", ".gif", ".zip")]


def test_the_page_is_whole_in_its_zip_and_the_drive_in_the_other(made):
    with zipfile.ZipFile(next((made / "one").glob("*-page.zip"))) as file:
        assert {name: file.read(name) for name in file.namelist()} == PAGE
        assert sum(entry.compress_size for entry in file.infolist()) < 500
    with zipfile.ZipFile(made / "one" / f"phase10-pocket-{release.version()}.zip") as file:
        assert {"code.py", "README.txt", *drive.reserved()} <= set(file.namelist())


def test_what_cannot_be_made_is_one_line(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(drive, "contents", lambda **how: {})

    def fails(archive):
        raise page.Sorry("npm is needed.")

    monkeypatch.setattr(page, "contents", fails)
    assert release.main([str(tmp_path)]) == 1
    assert capsys.readouterr().err == "phase10: npm is needed.\n" and not (tmp_path / release.LIST).exists()
