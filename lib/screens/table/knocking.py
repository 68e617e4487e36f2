# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Extra: shows the event of a knock. The time window for knocking is in window.py."""

from phase10.actions import KNOCKED
from screens import pace
from screens.table.extra import Extra


class Addition(Extra):
    FAMILY = "knocking"

    def knocked(self, seat: int):
        self.screen.app.machine.sound("skip")
        self.screen.show.announce(self.words.KNOCKED.format(self.screen.game.names[seat]), pace.KNOCKS)

    SHOWS = {KNOCKED: knocked}
