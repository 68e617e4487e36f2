# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is told once: the lessons of the guided hand, and in other games what is new about their way to play. Here is
when each is due; coach.py shows it. In memory for that question only.

A lesson is a moment and a name: "draw", "play", "choose" or "knock", when the viewer's keys are asked for, and what its
sentence is called in the words. TIP is told beside the turn when that takes long.
"""

from phase10 import engine
from phase10.actions import DISCARD, KNOCK
from phase10.cards import SKIP, WILD

# In the order in which they matter when several would fit; one is told at a time. Split, for a name in the middle of a
# string that is not would be called something shorter on the handheld.
GUIDE = ("draw TAKE,draw DRAW,draw OTHERS,play LAY,play LAST,play HIT,play PHASE,play SKIP,play WILD,play HINT,"
         "play PAUSE").split(",")
# With the option and the values that bring it.
NEWS = ("draw SPACE|mode|twist,choose CARD|mode|twist,play SAVE|mode|masters mastersDeclare,draw ANTI|mode|antiPhase,"
        "draw POSTAL|postal|on,draw FLOAT|goOut|float,knock KNOCK|knock|on").split(",")
TIP = "wait TIP"  # to who thinks for long: that there are hints, ...
_MOST = 3  # ... so often


def begin(game, told: str):
    """A game begins or goes on: what is to be told in it; `told` holds the names of what has been."""
    tips = [TIP] * (_MOST - told.split(",").count("TIP"))
    game.lessons.extend(GUIDE if game.guided else news(game.rules, told) + tips)


def news(rules, told: str) -> list:
    """What these rules bring that has not been told yet; `told` holds the names of what has."""
    names, found = told.split(","), []
    for line in NEWS:
        lesson, option, values = line.split("|")
        if getattr(rules, option) in values.split() and lesson.split()[1] not in names:
            found.append(lesson)
    return found


def due(screen, moment: str) -> str:
    """The lesson for this moment, or nothing."""
    for lesson in screen.game.lessons:
        when, name = lesson.split()
        if when == moment and _fits(screen, name):
            return lesson
    return ""


def _fits(screen, name: str) -> bool:
    """Can be seen now what it is about?"""
    game, turn = screen.game, screen.turn
    table, seat = game.table, game.viewer
    hand, laid = bytes(table.hands[seat]), bool(table.laid[seat])
    if name == "TAKE":  # then the pointer stands on that pile
        return turn.choices.at > 0 and not laid
    if name == "KNOCK":
        return engine.why_not(table, seat, (KNOCK,)) is None
    if name == "OTHERS":
        return "draw DRAW" not in game.lessons
    if name == "FLOAT":
        return bool(table.floating[seat])
    if name == "CARD":
        from phase10.actions import TWIST_CARD
        return engine.why_not(table, seat, ("choose", TWIST_CARD)) is None
    if name in ("SKIP", "WILD"):
        return (SKIP if name == "SKIP" else WILD) in hand and not turn.can_lay
    return {"LAY": turn.can_lay, "LAST": len(hand) == 1, "HIT": laid and len(turn.lit) > 0,
            "PHASE": not laid}.get(name, True)


def spared(game, seat: int, action: tuple) -> tuple:
    """What a bot does in the guided hand instead of making the learner miss a turn."""
    table = game.table
    if action[0] != DISCARD or action[1] != SKIP or game.viewer not in action[2:3]:
        return action
    instead = [(DISCARD, SKIP, other) for other in range(table.seats) if other not in (seat, game.viewer)]
    for card in sorted(table.hands[seat]):
        instead.append((DISCARD, card))
    for one in instead:
        if engine.why_not(table, seat, one) is None:
            return one
    return action
