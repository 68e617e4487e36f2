# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's board: the pins, the display and the board_id of badge.current."""

import badge


def __getattr__(name):
    handheld = badge.current
    if name == "board_id":
        return handheld.board_id
    if name == "DISPLAY":
        if handheld.display is None:
            from standin_display import Display
            handheld.display = Display(handheld)
        return handheld.display
    if name in handheld.pins:
        return name
    raise AttributeError(name)
