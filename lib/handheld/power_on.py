# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The first second: which board is this, are its screen and keys all there, and what does the owner want? Dropped once
the Machine is made.
"""

import gc

import board
from analogio import AnalogIn

from handheld import clock, drop, made, screen, settings
from handheld.machine import Machine
from handheld.power import Power

_BOARDS = {"pybadge": "pybadge", "pybadge_lc": "pybadge", "edgebadge": "pybadge", "pygamer": "pygamer"}


def open_machine(version: str):
    """The machine; on a board it does not know, say so and stay there."""
    owner = settings.read()
    drop("handheld.settings")
    display = getattr(board, "DISPLAY", None)
    if display is None or display.width < screen.WIDTH or display.height < screen.HEIGHT:
        _stay("Phase 10 needs a display\nof at least %dx%d." % (screen.WIDTH, screen.HEIGHT), display)
    name = _BOARDS.get(board.board_id, "other")
    parts = _parts(name)
    try:
        keys = parts.open_keys()
    except ValueError as error:
        _stay("Phase 10 does not know\nthis board. Name the pins\nof its eight keys in\nsettings.toml, like\n"
              "P10_KEY_UP = \"D5\".\nMissing or wrong:\n%s" % error, display)
    stage = screen.shared.pop() if screen.shared else screen.Screen(display)
    power = Power(stage, owner, parts.BATTERY and AnalogIn(parts.BATTERY))
    machine = Machine(owner, keys, stage, power, parts.LIGHTS)
    machine.board = board.board_id
    drop("handheld.boards." + name, "handheld.boards")
    made(Machine, Power, screen.Screen, type(keys))
    gc.collect()
    print("Phase 10 %s, %s, %d bytes free" % (version, board.board_id, gc.mem_free()))
    return machine


def _parts(name):
    if name == "pybadge":
        from handheld.boards import pybadge as parts
    elif name == "pygamer":
        from handheld.boards import pygamer as parts
    else:
        from handheld.boards import other as parts
    return parts


def _stay(sentence, display):
    """The owner reads on the screen what is to be done, and on the serial console in any case."""
    print(sentence)
    try:
        from handheld import sentence as page
        page.show(display, sentence)
    except Exception:  # no display, no libraries, no font: what is printed stands on most screens too
        pass
    while True:
        clock.sleep(1)
