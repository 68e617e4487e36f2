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
    if display and display.width >= screen.WIDTH and display.height >= screen.HEIGHT:
        screen.shared.append(screen.Screen(display))
        _draw(screen.shared[0])


def _draw(stage):
    group = Group()
    for half in sheets.logo():
        group.append(half)
    stage.show(group)
    stage.refresh()
