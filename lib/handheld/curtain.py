# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The first picture: the felt and the logo, where the title will have it, while all the rest is still loading. A
display that is missing or too small is power_on's business.
"""

import board
from displayio import Group

from handheld import drop, sheets
from handheld.screen import HEIGHT, WIDTH, Screen


def show():
    display = getattr(board, "DISPLAY", None)
    if display and display.width >= WIDTH and display.height >= HEIGHT:
        screen, group = Screen(display), Group()
        group.append(sheets.load("logo", 136, 68).grid(x=12, y=-3))
        screen.show(group)
        screen.refresh()
    drop("handheld.curtain")
