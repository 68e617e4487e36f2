# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""KeyBar, the bar at the bottom of every menu that says what A and B do, and shows whether something is being loaded;
preloading() finds the module that loads ahead.
"""

from displayio import Group

from handheld import clock, icons, sheets, text
from handheld.colours import CREAM, GOLD
from handheld.complaints import complain, known
from handheld.keys import FEEDBACK
from handheld.screen import DOT_X, WIDTH, hide, wander

BAR = 114  # y of the key bar

_PARTS = 4  # parts of the key bar
_LOADER = ("ahead", "screens/preload")  # the complaint about preload.py


def preloading():
    """The module preload.py; None if it is missing or damaged, which is told of once: menus can do without."""
    if _LOADER in known:
        return None
    try:
        from screens import preload
        return preload
    except (ImportError, SyntaxError, ValueError):
        complain(*_LOADER)
        return None


class KeyBar(Group):
    def __init__(self, app, y: int = BAR):
        super().__init__(y=y)
        self._font = app.small
        self._since = 0  # when it was hidden by blink()
        for tile in (icons.KEY_A, icons.KEY_B):
            self.append(sheets.icon_sheet().grid(x=3, y=1, tile=tile))
            self.append(text.Line(app.small, 100, CREAM, 14))

    def show(self, a: str, b: str):
        """An empty text hides its key. Without both the bar is the feedback for a key with a slow effect."""
        if self.hidden and not (a or b):  # by blink(): to show it empty would change nothing
            self.hidden = False
            self.show_progress(True)
        hide(self[0], not a)
        hide(self[2], not b)
        self[1].show(a)
        self[3].show(b)
        self[3].x = WIDTH - 3 - self._font.width(b)
        self[2].x = self[3].x - 11

    def blink(self):
        """Hide the bar for a moment: feedback for a key with a slow effect, or none."""
        self._since = clock.ms()
        hide(self, not self.hidden)  # toggle, so that a second key is seen, too

    def tick(self):
        """Call this each frame on screens that blink()."""
        if self.hidden and clock.since(self._since) > FEEDBACK:
            hide(self, False)

    def show_progress(self, slow: bool):
        """Advance the dot of the loading animation; slow: show it, because loading is slow."""
        if slow and len(self) == _PARTS:
            self.append(sheets.rectangle(GOLD, 3, 3, DOT_X, 4))
        if len(self) > _PARTS:
            wander(self[_PARTS], DOT_X)
            hide(self[_PARTS], not slow)
