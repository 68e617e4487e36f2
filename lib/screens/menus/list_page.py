# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""ListPage, a page with rows to choose from, and lines below that explain the chosen one."""

from handheld.colours import SAND
from screens.menus.page import LINE, PITCH, TOP, Page
from screens.menus.rows import Chooser, Rows


class ListPage(Chooser, Page):
    def __init__(self, app, title: str, visible: int = 8, lines: int = 0, signs=None):
        Chooser.__init__(self)
        Page.__init__(self, app, title)
        self.rows = self.add(Rows(app, self, visible, 4, TOP, 146, PITCH, signs))
        top = TOP + visible * PITCH + 2
        self.lines = [self.line(top + LINE * i, SAND) for i in range(lines)]
