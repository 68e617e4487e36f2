# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop page`: the files it makes, without a browser. The page in a browser: test_browser.py."""

import hashlib
import io
import json
import re
import shutil
import tarfile

import driver
import page
import pytest
import browser_session
from conftest import without

TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(page.SOURCES.glob("*.*"))}
MOST = 2_000_000  # bytes of the whole page


@pytest.fixture(scope="module")
def found():
    try:
        return page.contents()
    except page.Sorry as why:
        without(why)


def test_it_is_small_and_the_same_each_time(found):
    assert sum(map(len, found.values())) < MOST
    again = page.contents()
    assert list(again) == list(found) and again == found


def test_the_worker_keeps_every_file_and_knows_each_change(found):
    text = found["worker.js"].decode()
    names = re.search(r'FILES = "(.*?)"', text)[1].split()
    assert {name.removeprefix("./") for name in names} == set(found) - {"worker.js", "index.html"} | {""}
    assert page.worker(page_sources(found)) == found["worker.js"]
    for name in set(found) - {"worker.js"}:
        assert page.worker({**page_sources(found), name: b"another"}) != found["worker.js"], name


def page_sources(found):
    """The files before the worker is filled in."""
    return {**found, "worker.js": TEXTS["worker.js"].encode()}


def test_nothing_comes_from_elsewhere(found):
    """No address in any text of ours but those of the licences, and only what the policy allows."""
    for name, text in TEXTS.items():
        assert not re.search(r"https?://|//\w+\.\w", text), name
    html = found["index.html"].decode()
    assert f'content="{page.POLICY}"' in html and "style=" not in html and not re.search(r"\son\w+=", html)
    assert re.findall(r"'[\w-]+'", page.POLICY).count("'wasm-unsafe-eval'") == 1 and "'unsafe" not in page.POLICY
    assert set(re.findall(r'(?:src|href)="\./([\w.-]+)"', html)) <= set(found)


def test_words_of_the_page_are_all_there():
    html, words = TEXTS["index.html"], TEXTS["words.js"]
    wanted = set(re.findall(r'data-(?:words|label)="(\w+)"', html)) | {"wait", "broken"}
    for language in driver.languages():
        begins = f"\n  {language}: {{"
        assert begins in words, f"words.js has no block for {language}"
        block = words.split(begins)[1].split("\n  },")[0]
        assert wanted <= set(re.findall(r"(\w+): \"", block)), language


def test_the_manifest_and_its_icons(found):
    told = json.loads(found["manifest.webmanifest"])
    for icon in told["icons"]:
        picture = found[icon["src"].removeprefix("./")]
        side = int.from_bytes(picture[16:20], "big")
        assert icon["sizes"] == f"{side}x{side}" and side in page.ICONS


def test_whose_work_it_is_can_be_read(found):
    text = found["licences.txt"].decode()
    assert text.count("Permission is hereby granted") >= 3 and "{" not in text
    assert "Damien P. George" in text and "Adafruit" in text


def test_another_archive_is_refused(tmp_path, capsys):
    path = tmp_path / "other.tgz"
    with tarfile.open(path, "w:gz") as file:
        file.addfile(tarfile.TarInfo("package/micropython.mjs"), io.BytesIO())
    assert hashlib.sha256(path.read_bytes()).hexdigest() != page.SHA256
    assert page.main([str(tmp_path / "out"), "--interpreter", str(path)]) == 1
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1 and "is not the archive" in told and not (tmp_path / "out").exists()


def test_without_npm_one_line_says_what_to_do(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(page, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert page.main([str(tmp_path / "out")]) == 1
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1 and "npm" in told and "--interpreter" in told


def test_without_a_browser_one_line_says_how_to_get_one(monkeypatch):
    class Nothing:
        chromium = property(lambda self: self)

        def launch(self, **how):
            raise OSError("there is none")

    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.delenv("PHASE10_BROWSER", raising=False)
    with pytest.raises(browser_session.Missing, match="apt install chromium"):
        browser_session.launch(Nothing())


def test_what_is_made_is_served_with_the_policy(found, tmp_path):
    from urllib.request import urlopen
    page.write(tmp_path, found)
    with browser_session.served(tmp_path) as address:
        with urlopen(address) as told:
            assert told.headers["Content-Security-Policy"].startswith(page.POLICY)
            assert told.read() == found["index.html"]
        with urlopen(address + "micropython.wasm") as told:
            assert told.headers["Content-Type"] == "application/wasm"
