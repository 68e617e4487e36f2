# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The first picture: the felt and the logo, where the title will have it, while all the rest is still loading. A
display that is missing or too small is power_on's business.
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
