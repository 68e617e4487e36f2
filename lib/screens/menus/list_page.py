# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""List, a page of rows with lines that explain the chosen one."""

from handheld import colours
from screens.menus import page
from screens.menus.rows import Chooser, Rows


class List(Chooser, page.Page):
    """A page with rows, and lines below that explain the chosen one."""

    def __init__(self, app, title: str, visible: int = 8, lines: int = 0, signs=None):
        Chooser.__init__(self)
        page.Page.__init__(self, app, title)
        self.rows = Rows(app, self, visible, signs=signs)
        self.group.append(self.rows)
        top = page.TOP + visible * page.PITCH + 2
        self.lines = [self.line(top + page.LINE * i, colours.SAND) for i in range(lines)]
