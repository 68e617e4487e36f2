# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The owl tells a bot's advice and its reason, once the bots are gone."""

from handheld import sheets, wordwrap
from phase10.actions import DISCARD, GIVE, HIT, NAME, SWAP
from screens import owl
from screens.table import reasons


def say(screen, box, action: tuple):
    """Fill the owl's box, of which only the first line is there."""
    if len(box) > owl.FULL:  # an earlier try has run out of memory after the head
        box.pop()
    words = screen.app.words_of("hint")
    lines = wordwrap.wrap(words.entry(words.WHY, reasons.why(screen, action), ""), screen.app.small, owl.WIDTH)
    owl.add_lines(screen.app, box, owl.ADVICE)
    owl.words_in(box, [reasons.advice(screen, words, action)] + lines)
    seat = named(screen, action)
    if seat >= 0:  # many seats have heads without names
        box.append(sheets.load("heads").grid(x=5, y=14, tile=screen.game.faces[seat]))


def named(screen, action: tuple) -> int:
    """Return the other seat that the action names, -1 if none."""
    if action[0] in (HIT, SWAP, GIVE, NAME):
        seat = action[2] if action[0] in (HIT, SWAP) else action[1]
        return seat if seat != screen.game.viewer else -1
    return reasons.target_of(action) if action[0] == DISCARD else -1
