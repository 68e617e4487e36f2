# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Whether to knock for a discard."""

from bots import comparing
from phase10.actions import KNOCK

PASS = "pass"  # returned by a bot that does not knock; not an action


def decide(player, view):
    """Generator. Knock for a card that helps the phase, or that can be hit when the phase has been laid."""
    if not view.laid[view.seat]:
        yield from player.aim(view)
    elif view.rules.knockPenalty == "on":
        yield (PASS,)  # the penalty card costs as much as the hit gains
    yield (KNOCK,) if comparing.wants(player, view, view.pile[-1]) else (PASS,)
