# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Plays a card of the viewer's hand for playing.py: asks before what could do harm, and opens aim.py for a choice."""

import memory
from phase10.actions import DISCARD, TURN
from phase10.cards import WILD


def use(turn, actions, asked: str):
    """A on a card: before the discard of a useful one, or of any while a phase could be laid, ask once."""
    turn.question = asked
    card = actions[0][1]
    matters = (card <= WILD or turn.can_lay) and card != turn.spare
    if matters and not asked and actions[0][0] in (DISCARD, TURN):
        turn.screen.soon(ask, turn, actions)
    else:
        play_card(turn.screen, actions)


def ask(turn, actions):
    """Discard the card, or ask first if it is useful; without memory for preselect.py, ask to press A again."""
    screen = turn.screen
    again = screen.say.DISCARD.format(screen.name(actions[0][1]))
    turn.question = screen.game.with_room(question, turn, actions[0], fallback=again)
    memory.tidy()
    if turn.question:
        turn.prompt()
    else:
        play_card(screen, actions)


def question(turn, action: tuple) -> str:
    from screens.table import preselect
    return preselect.question(turn, action)


def play_card(screen, actions):
    """Do the action; if there are several, open aim.py."""
    if len(actions) == 1:
        screen.do(actions[0])
    else:
        screen.soon_open("aim", list(actions))
