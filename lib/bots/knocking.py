# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Whether to knock for a discard."""


from phase10.actions import KNOCK

PASS = "pass"  # what a bot says that does not knock; no action of the table


def decide(player, view):
    """Knock for a card that brings the phase nearer, or that fits when the own phase lies."""
    top = view.pile[-1]
    if not view.laid[view.seat]:
        yield from player.aim(view)
    elif view.rules.knockPenalty == "on":
        yield (PASS,)  # it would cost a card to be rid of one
    wanted = player.wants(view, top)
    player.reason = "near" if wanted else "unknown"
    yield (KNOCK,) if wanted else (PASS,)
