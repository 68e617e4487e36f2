# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The choices and keys of the viewer's turn after the draw: what the chosen card is used for."""

from handheld import icons
from handheld.keys import DOWN, LEFT, RIGHT, STEPS, A
from phase10.actions import DISCARD, HIT, PLAYING, TURN
from phase10.cards import SKIP, WILD
from screens.table import asking, uses


def find(turn, card: int):
    """Fill turn.uses for the card: hit, discard (also a Skip at a seat), and those of extras."""
    table, found = turn.game.table, turn.uses
    found.clear()
    if table.step != PLAYING:
        found.append([(TURN, card)])
        return
    if table.laid[table.turn]:
        turn.lit += uses.on_groups(table, HIT, card)
    if turn.lit:
        found.append(turn.lit)
    discards = uses.discards(table, card)
    if discards or not turn.lit:
        found.append(discards or [(DISCARD, card)])
    if table.rules.goOut == "float" and len(table.hands[table.turn]) == 1:
        found.reverse()  # the discard ends the hand, a hit would let it go on
    for extra in turn.screen.extras:
        extra.add_uses(table, card, found)


def prompt(turn, words: str, back: str):
    screen, table = turn.screen, turn.game.table
    if turn.can_lay:  # the player left the focus on the phase: show how to return
        screen.panel.info.show(screen.say.TO_LAY)
        if not back:
            screen.bar.show(words, screen.say.TO_LAY, icons.NONE)
            return
    screen.bar.show(words, back)
    if table.step == PLAYING and (table.laid[table.turn] or len(turn.uses) > 1):
        screen.panel.info.show(other_use(turn))
    elif not (turn.can_lay or table.laid[table.turn]):
        screen.panel.show_missing()


def meaning(turn, action) -> str:
    say, name = turn.screen.say, turn.screen.name(action[1])
    if action[0] == HIT:
        return say.HIT.format(name)
    if len(turn.screen.hand.cards) == 1:
        return say.LAST.format(name)
    return say.PLAY_SKIP if action[1] == SKIP and len(action) == 3 else say.DISCARD.format(name)


def other_use(turn) -> str:
    """Return the text for the next use of the card, or the one before."""
    say = turn.screen.say
    if turn.at + 1 < len(turn.uses):
        return "↓ " + use_name(say, *turn.uses[turn.at + 1][0])
    return "↑ " + use_name(say, *turn.uses[turn.at - 1][0]) if turn.at else say.LAID


def use_name(say, verb: str, card: int, *rest) -> str:
    """Return the name of an action's use: its verb, or that of a Wild played as a Skip, which has only a target."""
    return say.entry(say.USE, "skip" if verb == DISCARD and card == WILD and len(rest) == 1 else verb)


def key(turn, key: int):
    asked, turn.question = turn.question, ""
    if key in (LEFT, RIGHT):
        turn.screen.hand.move(STEPS[key])
        turn.at = 0
        turn.screen.app.machine.sound("move")
        turn.screen.then(turn.show_choice)  # show the card first, its uses in the next frame
    elif key == A:
        asking.use(turn, turn.uses[turn.at], asked)
    elif key == DOWN:
        turn.at = min(turn.at + 1, len(turn.uses) - 1)
        turn.show_choice()
    elif turn.at or asked:
        turn.at = max(turn.at - 1, 0)
        turn.show_choice()
    else:
        turn.leave_hand(key)
