# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Power cuts: whole games are played by keys, their saves go to the flash model, and the power is cut at each single
erase and page write; also during the first start of a fresh handheld. `P10_CUTS=all` cuts every save of ten games, and
each step of that start on a drive that holds the zip; the default is some saves of four games and some steps. Prints
the number of flash erases in a game.
"""

import os
import types

import driver
import pytest

driver.prepare()
import key_player  # noqa: E402
import flash  # noqa: E402
import stage  # noqa: E402
import torture_target  # noqa: E402
from handheld import GAME, RECORDS, SETTINGS  # noqa: E402
from test_store import cuts, intact, opened  # noqa: E402
from torture_target import installed  # noqa: E402

ALL = os.environ.get("P10_CUTS") == "all"
SHORT = {"phaseList": "1,2,3,4"}
WAYS = (("base", 3, SHORT), ("masters", 4, {"mode": "masters"}), ("twist", 5, {"mode": "twist"}), ("dice", 6, {}))
if ALL:
    WAYS += (("base", 7, {}), ("base", 8, SHORT | {"knock": "on"}), ("base", 9, {"mode": "freeOrder"}),
             ("masters", 10, {"mode": "masters"}), ("twist", 11, {"mode": "twist"}), ("dice", 12, {}))
FIRST = """another language: 900 UP; 100 A; 600 UP; 100 A; 600 RIGHT; 2900 DOWN; 100 RIGHT; 600 B; 600 B
a new game with a fourth seat, and some turns: 600 DOWN; 100 DOWN; 100 A; 600 DOWN; 100 RIGHT; 600 START; 900 A
3000 A; 400 A; 400 A; 900 A; 900 A; 900 A; 3000 A; 400 A; 400 A; 900 A; 900 A
back to the title, and on with the game: 500 START; 400 UP; 200 A; 900 A; 900 A; 3000 A"""
EVERY = 1 if ALL else 29  # step is one to cut at
MOST_NVM = {False: 12, True: 40}  # erases a game of four seats


def saves_of(way, seed, options):
    """[(kind, content, can it wait?)] of a game of one person and three bots, from the first deal to the title."""
    found = []
    with driver.Handheld(seed=seed, speed="none", dim=0, dark=0) as handheld:
        handheld.badge.blind = True
        handheld.run(300)
        machine = stage.app_of(handheld).machine
        save, saving = machine.save, machine.saving

        def noted(kind, content, may_skip=False):
            found.append((kind, bytes(content), may_skip))
            return kind, content, may_skip

        machine.save = lambda *record: save(*noted(*record)[:2])
        machine.saving = lambda *record: saving(*noted(*record))
        from screens.menus import keep_choices
        keep_choices.keep_game(machine, b"\0\0\0")
        hands = key_player.Fingers(handheld)
        if way == "dice":
            play_dice(handheld, hands)
        else:
            stage.play(handheld, 4, seed=seed, **options)
            stage.go(handheld, "table")
            hands.play_game()
        for _ in range(60):
            if hands.where() == "title":
                break
            hands.press("B" if "end" in hands.where() else "A", wait=300)
        assert hands.where() == "title"
    return found


def play_dice(handheld, hands):
    stage.begin_dice(handheld, [(0, 6, "BRUNO"), (6, 0, "FINN"), (6, 1, "LULU"), (6, 2, "PIP")])
    while hands.where() == "dice":
        screen = hands.screen
        if not screen.ready:
            handheld.run(60)
        elif screen.game.table.step == "roll" or screen.scene.claim or screen.game.table.rolls > 2:
            hands.press("A")
        else:
            if screen.marks != screen.scene.serving:
                hands.press("SELECT")
            hands.press("A")


@pytest.fixture(scope="module", params=WAYS, ids=lambda way: "%s-%d" % way[:2])
def game(request):
    return request.param[0], saves_of(*request.param)


@pytest.mark.parametrize("usb", [False, True])
def test_no_cut_in_a_game_takes_more_along_than_what_is_being_saved(game, usb):
    """With the drive every record is as before or after. With NVM alone, which goes as a whole, it may be as one save
    earlier, or as the drive has it: here not at all.
    """
    way, saves = game
    handheld = flash.Handheld().restart(installed())
    handheld.drive.readonly = usb
    last, tried, wrote = {GAME: None, SETTINGS: None, RECORDS: None}, 0, 0
    earlier = dict(last)
    erases = sum(handheld.chip.erases)
    for count, (kind, content, may_skip) in enumerate(saves):
        kept, record = handheld.keep(), (kind, content, may_skip)
        if ALL or count % 6 in (0, 1) or count > len(saves) - 4:
            before = types.SimpleNamespace(chip=list(handheld.chip.erases), nvm=handheld.nvm.erases)
            for found in cuts(handheld, lambda it, record=record: opened(it).write(*record)):
                tried += 1
                for other in last:
                    allowed = {last[other]} | ({content or None} if other == kind else set())
                    if usb:
                        allowed |= {None, earlier[other]}
                    assert opened(found).read(other)[0] in allowed
                assert intact(found, kept)
            handheld.restart(kept)
            handheld.chip.erases, handheld.nvm.erases = before.chip, before.nvm
        steps = handheld.power.steps
        assert not opened(handheld).write(kind, content, may_skip)
        if handheld.power.steps > steps:  # what is there already is not written, and the one before it stays
            earlier[kind], last[kind] = last[kind], content or None
            wrote += 1
        assert opened(handheld).read(kind)[0] == last[kind]
    print(f"\n{way}, {'USB' if usb else 'drive'}: {len(saves)} saves asked for, {wrote} made, {handheld.nvm.erases} "
          f"erases of NVM, {sum(handheld.chip.erases) - erases} of the drive, {tried} cuts")
    assert handheld.nvm.erases <= MOST_NVM[usb]


# --- the first start --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def fresh():
    """With all cuts it is the game itself that is on the drive, as the zip has it."""
    with pytest.MonkeyPatch.context() as patch:
        if ALL:
            import drive
            files = drive.contents()
            patch.setattr(torture_target, "program", lambda: {name: files[name] for name in sorted(files)})
        torture_target.installed.cache_clear()
        torture_target.owned.cache_clear()
        yield
    torture_target.installed.cache_clear()
    torture_target.owned.cache_clear()


def started(before):
    """The Victim after its first start, with these lines before any key."""
    with torture_target.Victim() as one:
        for line in ("set seed 5", "set speed none", "+0 wait"):
            steps = one.flash.power.steps
            one.perform(line)
            assert one.flash.power.steps == steps  # nothing is written before a key is pressed
        for line in before:
            one.perform(line)
        for keys in FIRST.splitlines():
            for press in keys.rpartition(": ")[2].split("; "):
                one.perform(f"+{press} 30")
        one.finish()
    return one


@pytest.mark.parametrize("torn", ["kept", "noise"])
@pytest.mark.parametrize("usb", [False, True])
def test_no_cut_in_the_first_start_of_a_fresh_handheld_harms_anything(fresh, usb, torn):
    """Settings, the first deal and the first turns: each is as before or after, there is a way back to the title, and
    no sector of the program has changed.
    """
    before, at = ["+0 usb on"] * usb, 0
    while True:
        try:
            one = started([*before, f"+0 cut {at} {torn}"])
        except torture_target.Finding as finding:
            raise AssertionError(f"at step {at}: {finding}") from finding
        if not one.cuts:
            break
        at += EVERY
    assert all(len(one.records.ever[kind]) > 1 for kind in (GAME, SETTINGS))
    print(f"\n{'USB' if usb else 'drive'}, {torn}: cut at {-(-at // EVERY)} of {at} steps")
    assert at > 60
