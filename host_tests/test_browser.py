# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The page in a real browser, as a visitor has it: by keys, by touch, in other languages, after a reload, without
a network. What the game does is tested elsewhere; here that all of it arrives.
"""

import json
import time

import log
import pytest
import visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 3}
CALM = {"reduced_motion": "reduce"}  # nothing moves, so a hand is over soon


def play_hand(guest, push):
    """Push A until the hand is over; what A does is sensible, so every hand comes to its end."""
    pushes = 0
    while guest.here == "table":
        push()
        pushes += 1
        assert pushes < 400
    return pushes


def test_the_title_is_there_within_two_seconds(visitor):
    guest = visitor()
    times = []
    for _ in range(3):
        start = time.monotonic()
        guest.open()
        times.append(time.monotonic() - start)
    assert min(times) < 2 and guest.here == "title"
    assert guest.tab.title() == "Phase 10 for the pocket"
    visit.until(lambda: "New game" in guest.line, "the title is told")


def test_a_quick_hand_by_keys(visitor):
    guest = visitor(**CALM)
    guest.press("ArrowDown", "Enter")
    guest.until("phase10.program.app.here === 'table'")
    guest.until("document.getElementById('hand').textContent !== ''")
    assert len(guest.hand.split(", ")) >= 10
    assert play_hand(guest, lambda: guest.press("KeyX")) > 3
    assert guest.here in ("score", "end", "title")


def test_a_quick_hand_by_touch(visitor):
    guest = visitor(**PHONE, **CALM)
    guest.touch("DOWN")
    guest.touch("A")
    guest.until("phase10.program.app.here === 'table'")
    assert play_hand(guest, lambda: guest.touch("A")) > 3


def test_a_thumb_slides_over_the_pad(visitor):
    guest = visitor(**PHONE)
    centre = {}
    for key in ("DOWN", "UP"):
        box = guest.tab.locator(f"[data-key={key}]").bounding_box()
        centre[key] = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.tab.mouse.move(*centre["DOWN"])
    guest.tab.mouse.down()
    assert guest.run("phase10.controls.isDown('DOWN')")
    guest.tab.mouse.move(*centre["UP"])
    assert guest.run("phase10.controls.isDown('UP') && !phase10.controls.isDown('DOWN')")
    guest.tab.mouse.up()
    assert not guest.run("phase10.controls.isDown('UP')")


def test_who_cannot_point_clicks_the_keys(visitor):
    guest = visitor()
    visit.until(lambda: "New game" in guest.line, "the title is told")
    guest.tab.get_by_role("button", name="Down").dispatch_event("click")
    visit.until(lambda: "Quick hand" in guest.line, "the second row is chosen")


def test_a_gamepad_plays(visitor):
    guest = visitor()
    pad = "{index: 0, axes: [0, 1], buttons: []}"
    guest.run("() => { navigator.getGamepads = () => [%s]; }" % pad)
    guest.until("phase10.controls.isDown('DOWN')")
    guest.run("() => { navigator.getGamepads = () => [{index: 0, axes: [0, 0], buttons: [{pressed: true}]}]; }")
    guest.until("phase10.controls.isDown('A') && !phase10.controls.isDown('DOWN')")


@pytest.mark.parametrize("locale, language, words", [("de-AT", "de", "Neues Spiel"), ("fr-FR", "fr", "Nouvelle partie"),
                                                     ("it-IT", "en", "New game")])
def test_the_page_speaks_the_browsers_language(visitor, locale, language, words):
    guest = visitor(locale=locale)
    visit.until(lambda: words in guest.line, words)
    assert guest.tab.get_attribute("html", "lang") == language


def test_another_language_is_chosen_and_stays(visitor):
    guest = visitor()
    guest.run("phase10.program.app.go('settings')")
    visit.until(lambda: "Language" in guest.line, "the settings are open")
    guest.press("ArrowRight", "Escape")
    guest.until("document.documentElement.lang === 'de'")
    guest.tab.reload()
    guest.until("!!globalThis.phase10")
    visit.until(lambda: "Neues Spiel" in guest.line, "German after the reload")


def test_a_game_goes_on_after_a_reload(visitor):
    guest = visitor(**CALM)
    guest.press("Enter")
    guest.until("phase10.program.app.here === 'newgame'")
    guest.press("KeyP")
    guest.until("phase10.program.app.here === 'table'")
    guest.until("!!phase10.program.app.screen.turn.ready")
    for _ in range(12):
        guest.press("Enter")
    guest.until("phase10.program.app.screen.turn && phase10.program.app.screen.turn.ready")
    time.sleep(0.5)
    state = "phase10.program.app.game.table.hand_no + ':' + document.getElementById('hand').textContent"
    before = guest.run(state)
    guest.tab.reload()
    guest.until("!!globalThis.phase10")
    visit.until(lambda: "Continue" in guest.line, "the game can go on")
    guest.press("Enter")
    guest.until("phase10.program.app.here === 'table'")
    guest.until("document.getElementById('hand').textContent !== ''")
    visit.until(lambda: guest.run(state) == before, "the same hand")


def test_it_works_without_a_network(visitor):
    guest = visitor()
    guest.until("navigator.serviceWorker.controller !== null")
    guest.context.set_offline(True)
    guest.tab.reload()
    guest.until("!!globalThis.phase10")
    visit.until(lambda: "New game" in guest.line, "the title")
    assert "MicroPython" in guest.run("fetch('./licences.txt').then((found) => found.text())")


def test_it_can_be_installed(visitor):
    guest = visitor()
    session = guest.context.new_cdp_session(guest.tab)
    guest.until("navigator.serviceWorker.controller !== null")
    told = session.send("Page.getAppManifest")
    assert told["url"].endswith("manifest.webmanifest") and not told["errors"]
    assert json.loads(told["data"])["display"] == "standalone"
    wrong = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in wrong] == ["in-incognito"]  # as every window of these tests is


def test_a_deal_code_in_the_address_deals_that_hand(visitor, capsys):
    code = "R7QW9DX"
    guest = visitor(f"?deal={code}", **CALM)
    guest.until("phase10.program.app.here === 'table'")
    guest.run("() => phase10.python.globals.set('table', phase10.program.app.game.table)")
    assert guest.python("from phase10.deal_codes import deal_code\nresult = deal_code(table)") == code
    log.main(["--code", code])
    dealt = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("hand 1 "))
    guest.until("document.getElementById('hand').textContent !== ''")
    names = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "W": "Wild", "S": "Skip"}
    wanted = sorted(" ".join(filter(None, (names[card[0]], card[1:]))) for card in dealt.split()[2:])
    assert sorted(guest.hand.split(", ")) == wanted


def test_the_demo_plays_by_itself(visitor):
    guest = visitor("?demo=3")
    guest.until("phase10.program.app.here === 'table'")
    assert guest.run("phase10.program.app.game.persons") == 0
    guest.run("() => phase10.python.globals.set('game', phase10.program.app.game)")
    assert guest.python("result = len(game.names)") == 3
