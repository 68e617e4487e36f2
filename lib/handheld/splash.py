# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The splash screen: felt and logo, at the same place as on the title, shown while everything else is loading. A
missing or too small display is handled by power_on.py.
"""

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
