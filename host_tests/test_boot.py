# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""boot.py: the computer may write the drive unless SELECT is held, also after any error."""

import sys
import types

import driver
import pytest

SOURCE = (driver.ROOT / "boot.py").read_text(encoding="utf-8")
SELECT = 3


class Scanner:
    """It has read the keys a moment after it was made."""

    def __init__(self, events, pins):
        self.later = [types.SimpleNamespace(key_number=number, pressed=pressed) for number, pressed in events]
        self.waiting, self.pins = [], pins
        self.events = self
        self.closed = False

    def sleep(self, seconds):
        if 0.04 <= seconds <= 0.3:  # two scans, and nobody waits long at each start
            self.waiting, self.later = self.later, []

    def get(self):
        return self.waiting.pop(0) if self.waiting else None

    def deinit(self):
        self.closed = True


def boot(monkeypatch, events=(), pins=("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"), remount=None, settings=None):
    """Run boot.py on a board with these pins; what it did to the drive."""
    done, scanners = [], []

    def scanner(*pins, **how):
        scanners.append(Scanner(events, (pins, how)))
        return scanners[-1]

    modules = {
        "board": types.SimpleNamespace(**{pin: pin for pin in pins}),
        "keypad": types.SimpleNamespace(ShiftRegisterKeys=scanner, Keys=scanner),
        "storage": types.SimpleNamespace(remount=remount or (lambda path, readonly: done.append((path, readonly)))),
        "time": types.SimpleNamespace(sleep=lambda seconds: [scanner.sleep(seconds) for scanner in scanners]),
        "os": types.SimpleNamespace(getenv=(settings or {}).get),
    }
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    exec(compile(SOURCE, "boot.py", "exec"), {})
    assert all(scanner.closed for scanner in scanners)
    assert all(scanner.pins == WIRES[bool(scanner.pins[0])] for scanner in scanners)
    return done


# What a scanner is made of: the shift register of PyBadge and PyGamer, whose first four keys both have; a single pin.
WIRES = (((), {"clock": "BUTTON_CLOCK", "data": "BUTTON_OUT", "latch": "BUTTON_LATCH", "key_count": 4,
               "value_when_pressed": True}),
         ((("D8",),), {"value_when_pressed": False, "pull": True}))
GIVEN = [("/", False)]


@pytest.mark.parametrize("events, done", [
    ((), []), (((SELECT, True),), GIVEN), (((SELECT, True), (SELECT, False)), []), (((0, True), (1, True)), []),
    (((0, True), (SELECT, True)), GIVEN),
])
def test_select_gives_the_drive_to_the_game(monkeypatch, capsys, events, done):
    """And prints the same as any other start: CircuitPython writes boot_out.txt, and so the FAT, when that changes."""
    assert boot(monkeypatch, events) == done
    assert capsys.readouterr().out == ""


def test_other_boards_have_their_own_select(monkeypatch):
    settings = {"P10_KEY_SELECT": "D8"}
    assert boot(monkeypatch, ((0, True),), ("D8",), settings=settings) == GIVEN
    assert boot(monkeypatch, (), ("D8",), settings=settings) == []


def test_trouble_leaves_things_as_usual(monkeypatch, capsys):
    def refuse(path, readonly):
        raise RuntimeError("Cannot remount path when visible via USB.")

    assert boot(monkeypatch, (), ("D1",)) == []  # a board whose SELECT is not known
    assert boot(monkeypatch, ((SELECT, True),), remount=refuse) == []
    first, second = capsys.readouterr().out.splitlines()
    assert first == "The drive stays the computer's: P10_KEY_SELECT in settings.toml names no pin"
    assert second.startswith("The drive stays the computer's: Cannot remount")


def test_a_picture_is_shown_before_the_program_is_loaded(monkeypatch):
    """From source that takes two seconds."""
    pictures = []

    class Finder:
        @staticmethod
        def find_spec(module, *_):
            if module == "screens.app":
                pictures.append(driver.picture(handheld.badge).getcolors())

    with driver.Handheld() as handheld:
        monkeypatch.setattr(sys, "meta_path", [Finder, *sys.meta_path])
        handheld.run(300)
    assert len(pictures) == 1 and len(pictures[0]) > 3
