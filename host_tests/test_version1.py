# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saves of version 1.0 are read: settings, the last new game's seats, records, and the game in progress.
fixtures/version1_*.nvm are the first bytes of NVM images written by that version, version1.json the content of their
games.
"""

import json
from pathlib import Path

import driver
import pytest

driver.prepare()
from driver import Handheld  # noqa: E402
from stage import app_of, close_eyes, go, where  # noqa: E402

FIXTURES = Path(__file__).resolve().parent / "fixtures"
FACTS = json.loads((FIXTURES / "version1.json").read_text(encoding="utf-8"))
LEVELS = (0, 2, 6, 10)  # what 0 to 3 meant
NVM = 8192


@pytest.fixture(params=FACTS)
def old(request):
    """(a handheld at its title, what that version knew)."""
    kept = (FIXTURES / f"version1_{request.param}.nvm").read_bytes()
    nvm = bytearray(kept + b"\xff" * (NVM - len(kept)))
    with Handheld(speed="none", usb=True, nvm=nvm, seed=7) as made:
        made.badge.drive.readonly = True
        close_eyes(made)
        made.run(300)
        yield made, FACTS[request.param]


def test_its_settings_are_read(old):
    handheld, facts = old
    settings = app_of(handheld).machine.settings
    assert {name: getattr(settings, name) for name in facts["settings"]} == facts["settings"]
    assert app_of(handheld).machine.complaints == []


def test_its_settings_are_the_same_once_saved_anew(old):
    handheld, facts = old
    go(handheld, "settings")
    go(handheld, "title")
    nvm, drive = handheld.badge.nvm, handheld.badge.drive
    handheld.__exit__(None, None, None)
    with Handheld(speed="none", usb=True, nvm=nvm, drive=drive, seed=7) as again:
        again.run(300)
        settings = app_of(again).machine.settings
        assert {name: getattr(settings, name) for name in facts["settings"]} == facts["settings"]
        go(again, "newgame")
        assert app_of(again).screen.rules.mode == facts["mode"]


def test_its_last_new_game_is_offered(old):
    handheld, facts = old
    go(handheld, "newgame")
    screen = app_of(handheld).screen
    assert list(screen.players.levels) == [LEVELS[level] for level in facts["levels"]]
    assert list(screen.players.faces) == facts["faces"]
    assert screen.rules.mode == facts["mode"]


def test_its_records_are_read(old):
    handheld, facts = old
    from screens.menus import tally
    found = tally.Tally(app_of(handheld).machine)
    assert [found.numbers[name] for name in tally.LINES] == facts["records"]
    assert [list(visitor) for visitor in found.visitors] == facts["visitors"]


def test_its_game_goes_on(old):
    handheld, facts = old
    handheld.press("A")
    app = app_of(handheld)
    handheld.until(lambda: app.game and where(handheld) in ("table", "dice"))
    game, table = app.game, app.game.table
    assert app.machine.complaints == []
    assert list(game.levels) == [LEVELS[level] for level in facts["levels"]]
    assert (list(game.faces), game.names) == (facts["faces"], facts["names"])
    assert (list(table.scores), list(table.at), table.turn, table.step) == tuple(
        facts[name] for name in ("scores", "at", "turn", "step"))
    if facts["mode"] == "dice":
        assert (list(table.faces), table.turns) == (facts["dice"], facts["turns"])
        return
    for name in ("hands", "piles", "saved"):
        assert [list(cards) for cards in getattr(table, name)] == facts[name]
    assert [[list(group) for group in laid] for laid in table.laid] == facts["laid"]
    assert [list(getattr(table, name)) for name in ("deck", "skips", "points")] == [
        facts[name] for name in ("deck", "skips", "points")]
    assert table.hand_no == facts["hand_no"]
