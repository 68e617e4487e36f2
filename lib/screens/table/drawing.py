# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The choices and keys of the viewer's turn in step DRAWING: where to draw from."""

from handheld import icons
from handheld.keys import LEFT, RIGHT, STEPS, A
from phase10.actions import CANNOT_TAKE, DECK, DISCARD, DRAW, PILE, SAVED_CARD
from screens.table.uses import allowed


def find(turn, card: int):
    """Fill turn.uses with the possible draws; `card` is ignored."""
    table = turn.game.table
    turn.uses[:] = [[draw] for draw in draws(table)]
    for extra in turn.screen.extras:
        extra.add_draws(table, turn.uses)


def prompt(turn, words: str, back: str):
    """Show what A does and, if B does nothing, what the pad would select instead."""
    bar = turn.screen.bar
    if back or len(turn.uses) < 2:
        bar.show(words, back)
    else:
        other = (turn.at + 1) % len(turn.uses)
        bar.show(words, drawn(turn.screen, turn.uses[other][0]), icons.PAD)


def meaning(turn, action) -> str:
    say = turn.screen.say
    return say.TAKE.format(drawn(turn.screen, action)) if action[1] != DECK else say.DRAW


def drawn(screen, draw) -> str:
    """Return the name of what that action would draw."""
    card = card_of(screen.game.table, draw)
    return screen.name(card) if card else screen.say.DECK


def key(turn, key: int):
    screen = turn.screen
    if key in (LEFT, RIGHT):
        if len(turn.uses) < 2:
            screen.soon(screen.refuse, CANNOT_TAKE)
            return
        turn.at = (turn.at + STEPS[key]) % len(turn.uses)
        screen.app.machine.sound("move")
        screen.sync.piles()
        screen.then(turn.prompt)
    elif key == A:
        screen.do(turn.uses[turn.at][0])
    else:
        turn.look(key)


def draws(table) -> list:
    """The possible draws, but for those that an Extra adds."""
    found = [(DRAW, DECK), (DRAW, DISCARD)] + [(DRAW, PILE, pile) for pile in range(1, len(table.piles))]
    return allowed(table, found)


def card_of(table, draw) -> int:
    """Return the card that a draw would take, 0 if it is hidden."""
    if draw[1] == DECK:
        return 0
    if draw[1] == SAVED_CARD:
        return draw[2]
    return table.piles[draw[2] if draw[1] == PILE else 0][-1]
