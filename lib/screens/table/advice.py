# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows the advice that hint.py has got: the owl says it with its reason, and the cursor stands on it. Loaded when the
bots are unloaded.
"""

from handheld import sheets, written
from phase10 import engine
from phase10.actions import DISCARD, DRAW, GIVE, HIT, LAY, NAME, SWAP, TURN
from screens import owl
from screens.table import reasons
from screens.table.turn import ON_HAND, ON_LAY


def say(screen, box, action: tuple):
    """Fill the owl's box, of which only the first line is there."""
    words = screen.app.words_of("hint")
    lines = written.wrap(words.entry(words.WHY, reasons.why(screen, action), ""), screen.app.small, owl.WIDTH)
    owl.add_lines(screen.app, box, owl.ADVICE)
    owl.words_in(box, [reasons.advice(screen, words, action)] + lines)
    seat = named(screen, action)
    if seat >= 0:  # with many seats the strip has heads without names
        box.append(sheets.heads().grid(x=5, y=14, tile=screen.game.faces[seat]))


def point(screen, action: tuple):
    """Set the cursor to the action; a Part that A opens preselects it, too (screen.advice)."""
    turn = screen.turn
    screen.advice = action = short_form(screen, action)
    if not turn.ready:
        return
    turn.sure = ""
    turn.focus = ON_LAY if action[0] == LAY else ON_HAND
    if action[0] not in (DRAW, LAY):
        screen.hand.choose(action[1])
    turn.find_choices()
    uses = turn.choices.uses
    for i in range(len(uses)):
        if action in uses[i]:
            turn.choices.at = i
    if action[0] in (DISCARD, TURN):
        turn.spare = action[1]  # discarding it needs no question
    screen.hand.active = turn.on_card()
    screen.hand.draw()
    screen.sync.groups()
    screen.sync.piles()


def named(screen, action: tuple) -> int:
    """Return the other seat that the action names, -1 if none."""
    if action[0] in (HIT, SWAP, GIVE, NAME):
        seat = action[2] if action[0] in (HIT, SWAP) else action[1]
        return seat if seat != screen.game.viewer else -1
    target = action[2] if action[0] == DISCARD and len(action) == 3 else -1
    return target if isinstance(target, int) else -1


def short_form(screen, action: tuple) -> tuple:
    """Return the action without its end or pile if it is legal so, which is the form in `uses`."""
    table = screen.game.table
    bare = action[:4] + ("",) if len(action) == 5 else action[:2] if len(action) == 4 else action
    return bare if engine.why_not(table, table.turn, bare) is None else action
