# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Key events as the game gets them: presses in order, repeats of the pad, the long SELECT, however late they are
polled. Also waking, dimming and switching off the display.
"""

import badge
import driver
import pytest

driver.prepare()
from handheld import keys  # noqa: E402 it finds the stand-ins only now
from handheld.keys import A, B, DOWN, HELD, LEFT, REPEAT, RIGHT, SELECT, START, UP  # noqa: E402

# Notes every event with its time; stops listening while `deaf` is set, as a program busy with something else does.
CODE = """
from handheld import clock, power_on
m = power_on.machine("test")
heard = []
deaf = False
while True:
    event = 0 if deaf else m.key()
    if event:
        heard.append(event)
    if deaf:
        clock.sleep(0.005)
    else:
        m.frame()
"""
KINDS = sorted(set(badge.PINS) - {"other"})  # boards whose keys a module knows
NAMES = ["UP", "DOWN", "LEFT", "RIGHT", "A", "B", "SELECT", "START"]


@pytest.fixture
def power(power):
    """Switches on handhelds that hear keys."""
    def on(**settings):
        handheld = power(CODE, **settings)
        handheld.run(200)
        return handheld

    return on


def heard(handheld):
    found = list(handheld.names["heard"])
    handheld.names["heard"].clear()
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_each_key_is_its_number(power, kind):
    handheld = power(kind=kind)
    for name in NAMES:
        handheld.press(name)
    assert heard(handheld) == [UP, DOWN, LEFT, RIGHT, A, B, SELECT, START]


@pytest.mark.parametrize("pins", [["D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"], list("NSWEABCD")])
def test_keys_of_another_board_are_wired_by_settings(power, monkeypatch, pins):
    """Whatever the board calls its pins; those of the keys come first in its row. Its screen is a row, too."""
    monkeypatch.setitem(badge.PINS, "mine", (*pins, "SPEAKER", "NEOPIXEL"))
    monkeypatch.setitem(badge.SCREENS, "mine", (320, 240))
    wires = {"key_" + name.lower(): pin for name, pin in zip(NAMES, pins)}
    handheld = power(kind="mine", board_id="some_feather", **wires)
    assert (handheld.badge.display.width, handheld.badge.display.height) == (320, 240)
    for name in NAMES:
        handheld.press(name)
    assert heard(handheld) == [UP, DOWN, LEFT, RIGHT, A, B, SELECT, START]
    machine = handheld.names["m"]
    assert not machine.power.millivolts()  # nobody knows of a battery there
    machine.lights("win")  # ... nor how many lights there are
    handheld.run(50)
    assert handheld.badge.lights == bytes(15)


@pytest.mark.parametrize("kind", KINDS)
def test_a_board_we_know_shines_by_all_of_its_five_lights(power, kind):
    handheld = power(kind=kind)
    handheld.names["m"].lights("win")
    handheld.run(50)
    assert all(any(handheld.badge.lights[at:at + 3]) for at in range(0, 15, 3))


@pytest.mark.parametrize("kind", KINDS)
def test_the_pad_repeats_and_others_do_not(power, kind):
    handheld = power(kind=kind)
    handheld.press("RIGHT", hold=330)
    assert heard(handheld) == [RIGHT]
    handheld.press("RIGHT", hold=350 + 3 * 110 + 60)
    assert heard(handheld) == [RIGHT] + 4 * [RIGHT | REPEAT]
    handheld.press("A", hold=2000)
    assert heard(handheld) == [A]


@pytest.mark.parametrize("busy", [480, 900, 1310])
def test_repeats_that_nobody_asked_for_in_time_are_not_made_up_for(power, busy):
    """After a while in which the program was busy a held key repeats once at once, and then with its usual pace."""
    handheld = power()
    handheld.badge.press("RIGHT")
    handheld.run(60)
    assert heard(handheld) == [RIGHT]
    handheld.names["deaf"] = True
    handheld.run(busy)
    handheld.names["deaf"] = False
    counts = []
    for _ in range(4):
        handheld.run(110)
        counts.append(len(heard(handheld)))
    assert counts == [1, 1, 1, 1]


def test_a_repeat_that_is_a_little_late_keeps_the_pace(power):
    """Listening every 33 ms must not make the pad slower."""
    handheld = power()
    handheld.press("RIGHT", hold=350 + 20 * 110 + 60)
    assert len(heard(handheld)) == 22


def test_the_last_pad_key_repeats(power):
    handheld = power()
    handheld.badge.press("UP")
    handheld.run(100)
    handheld.badge.press("LEFT")
    handheld.run(500)
    handheld.badge.press("LEFT", False)
    handheld.run(1000)
    assert heard(handheld) == [UP, LEFT, LEFT | REPEAT, LEFT | REPEAT]


def test_select_waits_for_what_it_means(power):
    handheld = power()
    handheld.press("SELECT", hold=400)
    assert heard(handheld) == [SELECT]
    handheld.badge.press("SELECT")
    handheld.run(580)
    assert heard(handheld) == []
    handheld.run(60)
    assert heard(handheld) == [SELECT | HELD]
    handheld.badge.press("SELECT", False)
    handheld.run(100)
    assert heard(handheld) == []


def test_nothing_is_lost_while_the_program_is_busy(power):
    handheld = power()
    handheld.names["deaf"] = True
    handheld.run(50)
    for name in ("RIGHT", "A", "SELECT", "LEFT", "B"):
        handheld.press(name, hold=700 if name == "SELECT" else 60)
    handheld.names["deaf"] = False
    handheld.run(400)
    assert heard(handheld) == [RIGHT, A, SELECT | HELD, LEFT, B]


def test_more_than_the_queue_holds_leaves_no_key_stuck(power):
    handheld = power()
    handheld.names["deaf"] = True
    handheld.run(50)
    for _ in range(40):
        handheld.press("DOWN", 10, 10)
    handheld.badge.press("UP")
    handheld.names["deaf"] = False
    handheld.run(2000)
    assert heard(handheld) == []
    handheld.badge.press("UP", False)
    handheld.press("A")
    assert heard(handheld) == [A]


def test_a_chord_can_be_seen(power):
    handheld = power()
    handheld.badge.press("SELECT")
    handheld.badge.press("START")
    handheld.run(100)
    assert handheld.machine.keys.is_down(SELECT) and handheld.machine.keys.is_down(START)
    assert not handheld.machine.keys.is_down(A)


def test_clear_forgets_what_waits(power):
    handheld = power()
    handheld.badge.press("SELECT")
    handheld.badge.press("UP")
    handheld.run(50)
    heard(handheld)
    handheld.machine.keys.clear()
    handheld.run(1500)
    handheld.badge.press("SELECT", False)
    handheld.run(100)
    assert heard(handheld) == []


def test_a_frame_ends_when_a_key_comes(power):
    handheld = power()
    before = handheld.time
    handheld.badge.press("A")
    handheld.until(lambda: handheld.names["heard"], step=1)
    assert handheld.time - before <= 12


@pytest.mark.parametrize("key", ["A", "RIGHT", "SELECT"])
def test_the_key_that_wakes_does_nothing_else(power, key):
    handheld = power(dim=10, dark=20, brightness=8)
    handheld.machine.lights("win")
    handheld.run(40)
    assert any(handheld.badge.lights)
    handheld.run(11_000)
    assert handheld.badge.brightness == 0.2 and any(handheld.badge.lights)
    handheld.run(11_000)
    assert handheld.badge.brightness == 0
    assert not any(handheld.badge.lights)
    handheld.press(key, hold=900)
    assert heard(handheld) == []
    assert handheld.badge.brightness == 0.8
    handheld.press("B")
    assert heard(handheld) == [B]


def test_a_tap_that_is_over_before_it_is_seen_wakes_and_does_nothing_else(power):
    """SELECT is told on its release: then no key is down any more."""
    handheld = power(dim=10, dark=20, brightness=8)
    handheld.run(21_000)
    assert handheld.badge.brightness == 0
    handheld.badge.press("SELECT")
    handheld.badge.press("SELECT", False)
    handheld.run(100)
    assert heard(handheld) == [] and handheld.badge.brightness == 0.8


def test_a_dimmed_screen_can_still_be_read_so_its_key_counts(power):
    handheld = power(dim=10, dark=0)
    handheld.run(11_000)
    handheld.press("A")
    assert heard(handheld) == [A]
    assert handheld.badge.brightness == 0.8
    handheld.run(400_000)
    assert handheld.badge.brightness == 0.2


def test_while_a_key_is_held_the_screen_stays_lit(power):
    """B held down shows the others' moves quickly, perhaps for long, and gives no further event."""
    handheld = power(dim=1, dark=2, brightness=8)
    handheld.badge.press("B")
    handheld.run(3000)
    assert handheld.badge.brightness == 0.8
    handheld.badge.press("B", False)
    handheld.run(3000)
    assert handheld.badge.brightness == 0


def test_the_dimmest_screen_is_dimmed_no_further(power):
    """A quarter of the lowest level would be a dark screen, of which the first key only wakes it."""
    handheld = power(dim=10, dark=20, brightness=1)
    assert handheld.badge.brightness == 0.1
    handheld.run(11_000)
    assert handheld.badge.brightness == 0.1
    handheld.run(11_000)
    assert handheld.badge.brightness == 0
    handheld.press("A")
    assert heard(handheld) == [] and handheld.badge.brightness == 0.1


def test_time_goes_on_over_the_wrap(power):
    handheld = power()
    handheld.run(65_536 - handheld.time % 65_536 - 300)
    handheld.badge.press("RIGHT")
    handheld.run(650)
    handheld.badge.press("RIGHT", False)
    handheld.run(100)
    assert heard(handheld) == [RIGHT] + 3 * [RIGHT | REPEAT]


def test_keys_that_are_looked_at_come_as_they_would_have(power):
    """In their order and with their times; so does a SELECT, whose meaning is known when it is up."""
    handheld = power()
    handheld.names["deaf"] = True
    found = handheld.names["m"].keys
    assert not found.look() and not found.touched()
    times = []
    for name in ("DOWN", "A", "SELECT"):
        handheld.press(name)
        found.look()
        times.append(found.when)
    assert found.look() and found.touched() and not found.touched() and times == sorted(set(times))
    found.put_back(found.get())
    assert [(found.get(), found.when) for _ in range(3)] == list(zip((DOWN, A, SELECT), times))
    assert not found.look() and found.get() == 0
    handheld.run(400)
    assert not found.is_held(A)  # it is up again


@pytest.mark.parametrize("kind", KINDS)
def test_keys_that_are_cleared_never_come(power, kind):
    """Neither those that were looked at nor those that wait in the queue."""
    handheld = power(kind=kind)
    handheld.names["deaf"] = True
    found = handheld.names["m"].keys
    handheld.press("A")
    assert found.look()
    handheld.press("B")
    found.clear()
    assert not found.look() and found.get() == 0


def test_the_sticks_middle_is_wide_and_its_edge_sticky():
    class Axis:
        value = 32768

    handheld = driver.badge.Badge(driver.VirtualClock(), None, kind="pygamer")
    driver.badge.current = handheld
    from handheld.boards import pygamer
    stick = pygamer.open_keys()
    stick._across = Axis()
    pushed = 1 << keys.RIGHT
    for value, down, meant in ((32768 + 9000, 0, 0), (32768 + 15000, 0, pushed), (32768 + 9000, pushed, pushed),
                               (32768 + 7000, pushed, 0), (32768 - 15000, pushed, 1 << keys.LEFT)):
        stick._across.value = value
        assert stick._stick(down) == meant
    for down, left in ((pushed | 1 << keys.A, pushed), (1 << keys.B, 0)):  # whoever forgets keys: the stick stays put
        stick.down = down
        stick.clear()
        assert stick.down == left
