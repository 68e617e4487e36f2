# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Texts for hints and for the rules of a game, from the words of the handheld."""

import importlib

from bots.knocking import PASS
from phase10 import actions, options, turn
from phase10.cards import WILD
from phase10.phases import label
from terminal.moves import moves


def told(teller, table, action: tuple, progress) -> tuple:
    """Return (what to do, why). progress: by seat, how far it has come in the game."""
    words = _family(teller, "hint")
    return _move(words, teller, table, action), words.WHY.get(why(table, action, progress), "")


def why(table, action: tuple, progress) -> str:
    """Return the key in WHY of what speaks for a bot's advice, as far as it can be told from the table."""
    verb = action[0]
    if verb == actions.DRAW:
        return _why_draw(table, action)
    if verb == actions.DISCARD and turn.can_lay(table, 0):  # a layable phase is held back only if there are several
        return "hold"
    if verb == actions.DISCARD and _victim(action) >= 0:
        seat = _victim(action)
        return "skip" if table.laid[seat] else "ahead" if progress[seat] > progress[0] else "behind"
    if verb == actions.DISCARD:
        return "dear" if table.laid[0] else "spare"
    if verb == actions.CHOOSE and table.rules.mode == "twist":
        return "twist" if action[1] == actions.TWIST_CARD else "easy"
    if verb in (actions.HIT, actions.SWAP):
        return "hit" if table.course.COUNTS_POINTS else "race"
    return {actions.KNOCK: "near", PASS: "unknown"}.get(verb, verb)


def _why_draw(table, action: tuple) -> str:
    if action[1] == actions.DECK:
        return "unknown"
    if action[1] == actions.SAVED_CARD:
        card = action[2]
    else:
        card = table.piles[action[2] if action[1] == actions.PILE else 0][-1]
    if table.floating[0]:
        return "fits"
    if card == WILD:
        return "wild"
    if not table.laid[0]:
        return "near"
    return "hit" if table.rules.mode == "twist" else "fits"


def _victim(discard: tuple) -> int:
    """The seat that a discard is to skip, below 0 if none."""
    return discard[2] if len(discard) > 2 and isinstance(discard[2], int) else actions.NO_TARGET


def _move(words, teller, table, action: tuple) -> str:
    verb = action[0]
    if verb == actions.DRAW:
        if action[1] == actions.DECK:
            return words.DECK
        if action[1] == actions.SAVED_CARD:
            return words.SAVED
        pile = table.piles[action[2] if action[1] == actions.PILE else 0]
        return words.PILE.format(teller.card(pile[-1]))
    if verb == actions.CHOOSE:
        if action[1] == actions.TWIST_CARD:
            return words.TWIST
        return words.CHOOSE.format(label(table.rules.numbers[action[1]]))
    if verb == actions.LAY:
        return words.LAY
    if verb == actions.HIT:
        card = teller.card(action[1])
        return words.HIT.format(card, teller.name(action[2])) if action[2] else words.HIT_OWN.format(card)
    if verb == actions.DISCARD:
        if _victim(action) >= 0:
            return words.SKIP.format(teller.name(action[2]))
        return words.DISCARD.format(teller.card(action[1]))
    if verb in words.OTHER:
        return words.OTHER[verb]
    return next((text + "." for text, move in moves(table, teller) if move == action), "")  # as in the list of moves


def rules(teller, made) -> str:
    """Format the rules of a game: the help page of its mode, its phases, and the options that differ from the preset.
    """
    pages, names = _family(teller, "pages"), _family(teller, "rules")
    lines = [getattr(pages, made.mode, None) or _family(teller, "help").TURN]
    shown = options.shown(made)
    if "phaseList" in shown:
        lines.append(teller.words.PLAYED % "; ".join(teller.phase(made, at) for at in range(len(made.phases))))
    usual = options.Rules(made.preset)
    for name in shown:
        value = str(getattr(made, name))
        if name not in ("mode", "phaseList") and value != str(getattr(usual, name)):
            lines.append(teller.words.CHANGED % _option(getattr(names, name), value))
    return "\n".join(lines)


def _option(text: str, value: str) -> str:
    """Format an option's value. text: the option's words, its title, then a line for each value."""
    title, *rows = text.split("\n")
    for row in rows:
        of, name, meaning = row.split("|")
        if of in (value, "#"):
            return f"{title} {name or value}. {meaning}"
    return f"{title} {value}"


def _family(teller, family: str):
    """Import the handheld's words of this family in the language of the terminal."""
    language = teller.words.__name__.rpartition(".")[2]
    return importlib.import_module(f"words.{language}.{family}")
