# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Sets the cursor of the viewer's turn to an action that a hint recommends."""

import memory
from handheld.keys import A
from phase10 import engine
from phase10.actions import CHOOSE, DISCARD, DRAW, LAY, TURN, TWIST_CARD
from screens.table.turn import ON_HAND, ON_LAY


def take_up(screen):
    """Point at the advice that thinking.py has found, and do it if the player wants that."""
    (action, wanted), screen.game.advised = screen.game.advised, ()
    if not action:
        screen.refuse("memory")
        return
    point(screen, action)
    memory.tidy()
    if wanted and action[0] == LAY:
        screen.turn.key(A)  # shows it first
    elif wanted:
        screen.do(screen.advice)
    elif screen.turn.ready:
        screen.turn.prompt()


def point(screen, action: tuple):
    """Set the cursor to the action; a Part that A opens preselects it, too (screen.advice)."""
    turn = screen.turn
    screen.advice = action = short_form(screen, action)
    if action[0] == CHOOSE and action[1] != TWIST_CARD:  # the panel has still the phase shown before
        screen.panel.measured = bytes(screen.game.table.hands[screen.game.viewer])
        screen.sync.measure((action[1],))
    if not turn.ready:
        return
    turn.question = ""
    turn.focus = ON_LAY if action[0] == LAY else ON_HAND
    if turn.can_lay:
        screen.panel.measured = b""  # to be measured for the phase advised, or for the nearest again
    if action[0] not in (DRAW, LAY):
        screen.hand.choose(action[1])
    turn.find_choices()
    for i in range(len(turn.uses)):
        if action in turn.uses[i]:
            turn.at = i
    if action[0] in (DISCARD, TURN):
        turn.spare = action[1]  # discarding it needs no question
    screen.hand.active = turn.on_card()
    screen.hand.draw()
    screen.sync.groups()
    screen.sync.piles()


def short_form(screen, action: tuple) -> tuple:
    """Return the action without its end or pile if it is legal so, which is the form in `uses`."""
    table = screen.game.table
    bare = action[:4] + ("",) if len(action) == 5 else action[:2] if len(action) == 4 else action
    return bare if engine.why_not(table, table.turn, bare) is None else action
