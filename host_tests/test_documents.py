# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The documents: each file, folder, link, command and option that they name is there, and the page about table scripts
has every word of them.
"""

import re
import runpy

import driver
import pytest
from script import dice, expectations, moves, setup

ROOT = driver.ROOT
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "desktop/BOTS.md", ROOT / "desktop/art/README.md",
             *sorted((ROOT / "docs").rglob("*.md"))]
SOURCES = {path: path.read_text(encoding="utf-8") for room in ("lib", "desktop", "host_tests")
           for path in (ROOT / room).rglob("*.py")}
COMMANDS = runpy.run_path(str(ROOT / "desktop" / "__main__.py"))["COMMANDS"]
# What is said of a drive, of a reader's own files, or of others' programs.
ELSEWHERE = {"Node.js", "NAME.py", "s_c.py", "my_bot.py", "it.py", "boot_out.txt", "table.csv", "MODULES.phase10.txt",
             "wild_stays.p10", "lib/words/it", "lib/words/it/common.py"}


def texts(name):
    return (ROOT / name).read_text(encoding="utf-8")


def spans(text):
    return re.findall(r"`([^`\n]+)`", text)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path):
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    assert not [link for link in links if not link.startswith("http") and not (path.parent / link).exists()]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_is_there(path):
    there = {file.name for folder in ("lib", "desktop", "host_tests", "docs", "fonts", "sprites")
             for file in (ROOT / folder).rglob("*.*")} | {file.name for file in ROOT.iterdir()}
    named = re.findall(r"(?:lib|desktop|host_tests|docs)/[\w/.-]*\w|\b\w[\w-]*\.(?:py|md|txt|js|bin|toml|csv)\b",
                       path.read_text(encoding="utf-8"))
    assert not [name for name in named if name not in ELSEWHERE and name.rpartition("/")[2] not in ELSEWHERE
                and not ((ROOT / name).exists() if "/" in name else name in there)
                and not list(ROOT.glob(name + "*"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_and_option_is_there(path):
    text = path.read_text(encoding="utf-8")
    lines = re.findall(r"(?:python3|py -3\.11) desktop((?: [^\s`|]+)*)", text)
    assert not [line for line in lines if line.split()[:1] and line.split()[0] not in COMMANDS
                and not line.split()[0].startswith(("--", ".", "on"))]
    sources = "\n".join(SOURCES.values())
    for option in set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)):
        assert option in sources or f'"{option[2:]}' in sources, option


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_name_of_the_program_is_there(path):
    """Constants and attributes in backticks, as `TABLE` or `Game.do`."""
    named = spans(path.read_text(encoding="utf-8"))
    named = [name for name in named if re.fullmatch(r"[A-Z_]{4,}|[A-Z]\w+\.\w+", name)]
    sources = "\n".join(SOURCES.values())
    assert not [name for name in named if not re.search(rf"\b{name.rpartition('.')[2]}\b", sources)]


def test_the_page_about_scripts_has_all_their_words():
    _, position, move, follows, names = re.split(r"^## .*", texts("docs/scripts.md"), flags=re.M)
    assert {span.split()[0] for span in spans(position)} - {"twist", "lib/phase10/option_rows.py", "sheet"} \
        == set(setup.WORDS)
    assert {span.split()[1] for span in spans(move)} == {*moves.READERS, *dice.VERBS, "deal", "stop"}
    told = {span.split()[1] for span in spans(follows) if span.startswith("= ")}
    assert told == {*expectations.FOUND, *dice.FOUND, "error"}
    topics = {re.match("c|[a-z0-9]+", path.name)[0] for path in (ROOT / "host_tests/scripts").rglob("*.p10")}
    assert {span for span in spans(names) if "/" not in span} - {"base", "variants"} == topics
