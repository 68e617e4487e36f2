# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The lessons, each shown once: those of the guided hand (the tutorial), and in other games those about new options.
Decides when each is due; coach.py shows it.

A lesson is "occasion NAME". The occasion is "draw", "play", "choose", "give", "turn" (a card over) or "knock", when the
viewer gets the keys for that; NAME is its text in words/. TIP is shown during a turn, after a time without a key.
"""

from phase10 import engine
from phase10.actions import CHOOSE, DISCARD, GIVING, KNOCK, SAVE, TWIST_CARD
from phase10.cards import RULE, SKIP, WILD
from phase10.phases import ALT, FLUSH, RUN

# By priority; one is shown at a time. A split string, because the build (desktop/short_names.py) keeps names in one,
# and would rename those in a plain literal with blanks.
GUIDE = ("draw TAKE,draw DRAW,draw OTHERS,play LAY,play LAST,play HIT,play PHASE,play SKIP,play WILD,play HINT,"
         "play PAUSE").split(",")
# "lesson|option|values": due if the option has one of the values.
NEWS = ("play AUTO|firstWild|autoLeft,draw SPACE|mode|twist,choose CARD|mode|twist,choose PICK|mode|masters,"
        "play SAVE|mode|masters mastersDeclare,draw ANTI|mode|antiPhase,draw FREE|mode|freeOrder mastersDeclare,"
        "play X_CARD|antiOthers|on,draw POSTAL|postal|on,draw FLOAT|goOut|float,knock KNOCK|knock|on,"
        "play SWAP|replaceWild|on,play WILD_SKIP|wildAsSkip|on,give GIVE|firstWild|dealerChooses,"
        "give GIVE|firstSkip|dealerChooses,turn TURN|firstWild|dealerChooses,"
        "turn TURN|firstSkip|dealerChooses,draw STOP|short55|manual").split(",")
RUNS = "draw ALT,draw ALT_TWO,draw FLUSH".split(",")  # due if a phase has such a run; those of ALT differ in altMode
TIP = "wait TIP"  # about hints, for a player who thinks for long
_MOST = 3  # how many times TIP is shown


def begin(game, explained: str):
    """Fill game.lessons for a new or resumed game. explained: comma-separated names of lessons already shown."""
    tips = [TIP] * (_MOST - explained.split(",").count("TIP"))
    game.lessons.extend(GUIDE if game.guided else news(game.rules, explained) + tips)


def news(rules, explained: str) -> list:
    """Return the lessons about these rules' options that are not in `explained`."""
    names, found = explained.split(","), []
    for line in NEWS:
        lesson, option, values = line.split("|")
        name = lesson.split()[1]
        if getattr(rules, option) in values.split() and name not in names:
            found.append(lesson)
            names.append(name)
    return found + [lesson for lesson in runs(rules) if lesson.split()[1] not in names]


def runs(rules) -> list:
    """Return the lessons about the runs that the phases of these rules have."""
    found = []
    if _have(rules.phases, ALT):
        found.append(RUNS[rules.altMode == "twoColour"])
    if _have(rules.phases, FLUSH):
        found.append(RUNS[2])
    return found


def _have(phases: tuple, kind: int) -> bool:
    return any([group[0] == kind for phase in phases for group in phase])


def due(screen, occasion: str) -> str:
    """Return the lesson to show on this occasion, or ""."""
    for lesson in screen.game.lessons:
        when, name = lesson.split()
        if when == occasion and _fits(screen, name):
            return lesson
    return ""


def _fits(screen, name: str) -> bool:
    """Is the subject of this lesson on the screen now?"""
    game, turn = screen.game, screen.turn
    table, seat = game.table, game.viewer
    hand, laid = bytes(table.hands[seat]), bool(table.laid[seat])
    if name == "TAKE":  # the cursor is on a discard pile, and not for a Wild that leaves other cards missing
        return turn.at > 0 and not laid and screen.panel.short == 1
    if name == "KNOCK":
        return any([game.is_person(one) and not engine.why_not(table, one, (KNOCK,)) for one in range(table.seats)])
    if name == "AUTO":  # the Wild that was turned up was the draw, and no other card lies there
        first = table.laps == 1 and table.turn == table.next_playing(table.dealer)
        return first and table.drawn == WILD and not table.pile
    if name == "OTHERS":
        return "draw DRAW" not in game.lessons
    if name == "FLOAT":
        return bool(table.floating[seat])
    if name == "CARD":
        return engine.why_not(table, seat, (CHOOSE, TWIST_CARD)) is None
    if name == "X_CARD":
        return RULE in hand
    if name == "SAVE":
        return not turn.can_lay and engine.why_not(table, seat, (SAVE, hand[0])) is None
    if name in ("SKIP", "WILD", "WILD_SKIP"):
        return (SKIP if name == "SKIP" else WILD) in hand and not turn.can_lay
    if name in ("ALT", "ALT_TWO", "FLUSH"):
        at, phases = table.at[seat], table.rules.phases
        at = at if at < len(phases) else screen.panel.at  # the nearest, where phases are named when laid
        return not laid and _have(phases[at:at + 1], FLUSH if name == "FLUSH" else ALT)
    if name == "SWAP":  # a run with a Wild
        groups = [group for groups in table.laid for group in groups]
        return laid and any([group[0] in (RUN, ALT, FLUSH) and WILD in bytes(group) for group in groups])
    if name in ("HINT", "PAUSE"):  # not between two hits, which a learner has just begun to like
        return not turn.lit
    return {"LAY": turn.can_lay, "LAST": len(hand) == 1, "HIT": laid and len(turn.lit) > 0,
            "PHASE": not laid, "GIVE": table.step == GIVING}.get(name, True)


def spared(game, action: tuple) -> tuple:
    """In the guided hand, another discard for a bot's Skip at the learner; if there is none, that action."""
    table = game.table
    seat = table.turn
    skips = [(DISCARD, SKIP, other) for other in range(table.seats) if other != game.viewer]
    for one in skips + [(DISCARD, card) for card in sorted(table.hands[seat])]:
        if engine.why_not(table, seat, one) is None:
            return one
    return action
