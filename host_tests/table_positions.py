# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fixtures of the table screen in interesting positions, for picture tests. They take any handheld with an app and
run(): that of driver.py, of the page, or of the 32-bit tests.
"""

import stage

SET, RUN, COLOUR = 1, 2, 3
W, S = 0x40, 0x50


def cards(text):
    from script import notation
    return bytearray(notation.parse(word) for word in text.split())


def group(kind, value, text):
    return bytearray((kind, value)) + cards(text)


def stop(handheld):
    """Stop all animations and make it the viewer's turn."""
    screen = stage.app_of(handheld).screen
    screen.game.table.events.clear()
    screen.show.finish()
    screen.panel.measured = b""
    screen.flow.begin_at_once()
    handheld.run(200)
    return screen


def table(handheld, seats, **options):
    made = stage.play(handheld, seats, **options)
    at = made.table
    at.events.clear()
    at.turn, at.dealer = 0, seats - 1  # before the table is there: a bot would begin
    stage.go(handheld, "table")
    made.low_memory = True  # bots come later: with each module one of them hops, and how many are there already differs
    handheld.run(300)
    at.deck[:] = at.deck[:48]
    return at


def drawing(handheld):
    at = table(handheld, 4)
    at.hands[0][:] = cards("R5 B5 W Y7 R8 G10 G2 B12 R12 S")
    at.pile[:] = cards("G9")
    at.at[0] = 1
    at.hands[2][:] = cards("R1 B1 Y9")
    at.laid[2] = [group(SET, 3, "R3 G3 Y3"), group(RUN, 4, "B4 Y5 W R7 G8")]
    at.skips[1] = S
    at.step = "draw"
    stop(handheld)


def hitting_among_six(handheld):
    at = table(handheld, 6)
    at.hands[0][:] = cards("W Y4")
    at.pile[:] = cards("S")
    for seat, count in ((1, 10), (2, 3), (3, 1), (4, 7), (5, 11)):
        at.hands[seat][:] = at.deck[:count]
    at.at[0] = 7
    at.laid[0] = [group(COLOUR, 1, "R1 R3 R7 R9 W R12 R12 R2")]
    at.at[1], at.at[3] = 9, 9
    at.laid[1] = [group(SET, 7, "B7 R7 G7 Y7 W"), group(SET, 2, "G2 Y2 R2")]
    at.laid[3] = [group(RUN, 1, "R1 G2 W B4 Y5 R6 B7 G8 Y9 W R11 B12")]
    at.laid[4] = [group(SET, 4, "B4 R4 G4 Y4"), group(RUN, 3, "R3 G4 Y5 B6")]
    at.skips[2] = at.skips[5] = S
    at.step = "play"
    screen = stop(handheld)
    screen.hand.choose(0x34)
    screen.refresh()
    handheld.run(100)


def laying(handheld):
    at = table(handheld, 2)
    at.hands[0][:] = cards("R4 B4 W Y4 G8 R9 B10 Y11 W S R1")
    at.pile[:] = cards("W")
    at.at[0] = 2
    at.step = "play"
    screen = stop(handheld)
    screen.open("lay")
    handheld.run(100)


def three_piles(handheld):
    at = table(handheld, 3, mode="twist")
    at.hands[0][:] = cards("R4 B4 W Y4 G8 R9 B10 Y11 W R1")
    for pile, card in zip(at.piles, ("R12", "S", "Y6")):
        pile[:] = cards(card)
    at.at[0] = 11
    at.step = "draw"
    screen = stop(handheld)
    handheld.press("RIGHT")
    assert screen.turn.at == 1


def passing_on(handheld):
    at = table(handheld, 3)
    screen = stage.app_of(handheld).screen
    screen.game.levels = b"\0\0\6"
    screen.game.persons = 2
    at.turn, at.step = 1, "draw"
    screen.turn.ready = False
    handheld.run(500)


LOOKS = "drawing", "hitting_among_six", "laying", "three_piles", "passing_on"
