# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Formats a game as a table script that can be run again: the setup, each move, and expectations."""

from phase10 import actions, building, option_list, options
from phase10.table import NOBODY
from script import notation


def setup_lines(table, seed: int) -> list:
    """Return the setup lines of a game. Call it before the first hand is dealt."""
    dealer = "dealer %d" % (table.dealer + 1)
    return rule_lines(table.rules) + ["seed %d" % seed, "players %d" % table.seats, dealer]


def rule_lines(rules) -> list:
    """Return the lines of the preset and of the options that differ from it."""
    lines = ["preset %s" % rules.preset]
    preset = options.Rules(rules.preset, ["mode=" + rules.mode])
    for name in option_list.names():
        value = getattr(rules, name)
        if value != getattr(preset, name) or (name == "mode" and value != "ordered"):
            lines.append("option %s=%s" % (name, value))
    return lines


def move_line(table, seat: int, action: tuple) -> str:
    """Format a move as a script line. Call it before the move is executed; the move must be legal."""
    verb = action[0]
    if verb in (actions.DEAL, actions.STOP):
        return "* " + verb
    return "%d %s%s" % (seat + 1, verb, _rest(table, seat, action))


def _rest(table, seat: int, action: tuple) -> str:
    verb = action[0]
    if verb == actions.KNOCK:
        return ""
    if verb == actions.DRAW:
        return " " + _source(table, action)
    if verb == actions.LAY:
        return _lay(table, seat, *action[1:])
    if verb in (actions.HIT, actions.SWAP):
        return _touch(table, *action[1:])
    if verb == actions.DISCARD:
        return " " + notation.name(action[1]) + _aim(table, seat, *action[1:])
    if verb == actions.GIVE:
        return " %s > %d" % (notation.name(table.given), action[1] + 1)
    if verb == actions.CHOOSE:
        twist = action[1] == actions.TWIST_CARD
        return " twist" if twist else " " + notation.phase_word(table.rules.numbers[action[1]])
    if verb == actions.NAME:
        return " %d" % (action[1] + 1)
    return " " + notation.name(action[1])


def _source(table, action: tuple) -> str:
    if action[1] == actions.SAVED_CARD:
        return "saved " + notation.name(action[2])
    if action[1] == actions.PILE or (len(table.piles) > 1 and action[1] == actions.DISCARD):
        return "pile %d" % (action[2] + 1 if len(action) > 2 else 1)
    return action[1]


def _lay(table, seat: int, lay: list, named: int = -1) -> str:
    at = table.course.phase_to_lay(seat, named)[0]
    phase = table.rules.phases[at]
    parts = []
    for i in range(len(phase)):
        cards, value = lay[i]
        # a value that is not given is derived as the engine does it, which depends on the postal number
        group, _ = building.build(phase[i][0], value, cards, table.postal(seat), table.colour_rule())
        parts.append(notation.group_words(group))
    head = " %s:" % notation.phase_word(table.rules.numbers[at]) if named >= 0 else ""
    return head + " " + " / ".join(parts)


def _touch(table, card: int, owner: int, index: int, end: str = "", value: int = 0) -> str:
    kind = table.laid[owner][index][0]
    said = "=" + notation.value_word((kind, value), 0) if value else ""
    return " %s%s > %d.%d%s" % (notation.name(card), said, owner + 1, index + 1, " " + end if end else "")


def _aim(table, seat: int, card: int, target=-1, pile: int = -1) -> str:
    if target == actions.FACE_DOWN:
        return " down"
    last = len(table.hands[seat]) == 1 and not table.floating[seat]
    if target >= 0 and not (last and len(table.piles) > 1):
        return " > %d" % (target + 1)
    if len(table.piles) > 1:  # the pile is named even where there was no choice; a last Skip goes there, too
        pile = table.course.discard_pile(pile)
    return " > pile %d" % (pile + 1) if pile >= 0 else ""


def after_lines(table) -> list:
    """Return the expectations after a move: whose turn begins, or how the hand and the game have ended."""
    if table.step not in (actions.OVER, actions.ENDED):
        return ["= turn %d" % (table.turn + 1)] if table.step == actions.DRAWING else []
    winner = 0 if table.out == NOBODY else table.out + 1
    lines = ["= hand over %d" % winner]
    lines.append("= points " + notation.row(table.points))
    lines.append("= scores " + notation.row(table.scores))
    lines.append("= phases " + notation.phases_shown(table))
    if table.rules.mode == "twist":
        lines.append("= pawns " + notation.row(table.course.pawns))
    if table.winners is not None:
        lines.append("= game over " + (notation.row([seat + 1 for seat in table.winners]) or "0"))
    return lines
