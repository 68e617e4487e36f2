# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The splash screen: felt and logo as on the title, while all else is loading. No display: see power_on.py."""

import board
from displayio import Group

from handheld import screen, sheets


def show():
    display = getattr(board, "DISPLAY", None)
    if not display or display.width < screen.WIDTH or display.height < screen.HEIGHT:
        return
    stage = screen.Screen(display)
    screen.shared.append(stage)
    group = Group()
    for half in sheets.logo():
        group.append(half)
    stage.show(group)
    stage.refresh()
