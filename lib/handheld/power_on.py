# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Creates the Machine at the start, of the board, its display, keys and battery."""

import gc

import board
from analogio import AnalogIn

from handheld import clock, screen, settings
from handheld.machine import Machine, Settings
from handheld.power import Power

_PYBADGES = "pybadge", "pybadge_lc", "edgebadge"
_PYGAMERS = ("pygamer",)


def machine(version: str) -> Machine:
    """Create the Machine. On an unsupported board this shows a message and never returns."""
    owner = Settings(settings.read())
    made = Machine(owner, *_parts(owner))
    gc.collect()
    print("Phase 10 %s, %s, %d bytes free" % (version, made.board, gc.mem_free()))
    return made


def _parts(owner: Settings) -> tuple:
    """The arguments of Machine behind the settings: (keys, screen, power, number of lights, board id)."""
    display = getattr(board, "DISPLAY", None)
    if display is None or display.width < screen.WIDTH or display.height < screen.HEIGHT:
        _stay("Phase 10 needs a display\nof at least %dx%d." % (screen.WIDTH, screen.HEIGHT), display)
    of_board = _of_board(board.board_id)
    try:
        keys = of_board.open_keys()
    except ValueError as error:
        if board.board_id in _PYBADGES + _PYGAMERS:  # their keys are known, so this is a real fault
            raise
        _stay("Phase 10 does not know\nthis board. Name the pins\nof its eight keys in\nsettings.toml, like\n"
              "P10_KEY_UP = \"D5\".\nMissing or wrong:\n%s" % error, display)
    stage = screen.shared.pop() if screen.shared else screen.Screen(display)
    power = Power(stage, owner, of_board.BATTERY and AnalogIn(of_board.BATTERY))
    return keys, stage, power, of_board.LIGHTS, board.board_id


def _of_board(board_id):
    if board_id in _PYBADGES:
        from handheld.boards import pybadge as found
    elif board_id in _PYGAMERS:
        from handheld.boards import pygamer as found
    else:
        from handheld.boards import other as found
    return found


def _stay(sentence, display):
    """Show a message on the display, if possible, and on the serial console; never returns."""
    print(sentence)
    try:
        from handheld import sentence as page
        page.show(display, sentence)
    except Exception:  # no display, library or font; most displays show the console
        pass
    while True:
        clock.sleep(1)
