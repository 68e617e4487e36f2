# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is there for the pleasure of it: faces that react, and what goes with what happens at the table."""

import driver
import pytest
import stage

driver.prepare()
from handheld import colours  # noqa: E402

SKIP = 0x50


@pytest.fixture
def handheld():
    with driver.Handheld(seed=7, speed="none", dim=0, dark=0) as made:
        made.run(300)
        yield made


def table(handheld, seats):
    """A table that waits for the viewer's move."""
    made = stage.play(handheld, seats)
    made.table.events.clear()
    stage.go(handheld, "table")
    made.table.turn, made.table.step = 0, "play"
    screen = stage.app_of(handheld).screen
    screen.show.finish()
    screen.my_move()
    handheld.run(100)
    return screen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_face_tells_a_skip_one_card_left_and_a_phase(handheld, seats):
    screen = table(handheld, seats)
    face = screen.strip.cells[0][0]
    at = screen.game.table

    def shown():
        screen.refresh()
        return face[0] - 4  # the tiles of seat 1 are the second four

    assert shown() == 0
    at.laid[1] = [bytearray((1, 3, 0x13, 0x23, 0x33))]
    assert shown() == 1
    at.hands[1][:] = at.hands[1][:1]
    assert shown() == 3
    at.skips[1] = SKIP
    assert shown() == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_stay_off_the_edge_and_nothing_covers_a_face(handheld, seats):
    screen = table(handheld, seats)
    screen.game.table.laid[1] = [bytearray((1, 3, 0x13, 0x23, 0x33))]
    screen.refresh()
    handheld.run(100)
    picture = handheld.picture()
    edge = picture.crop((0, 0, 160, 2))
    assert len(edge.getcolors()) == 1
    with_tick = picture.crop((1, 2, 17, 18))
    screen.strip.cells[0][3].hidden = screen.strip.cells[0][1].hidden = True
    handheld.run(100)
    assert handheld.picture().crop((1, 2, 17, 18)).tobytes() == with_tick.tobytes()
    assert len(screen.strip.cells) * screen.strip.cell >= 159


def test_a_chosen_deck_shows_its_count_and_its_cards(handheld):
    screen = table(handheld, 4)
    screen.game.table.step = "draw"
    screen.my_move()
    handheld.run(100)
    top = screen.piles.y
    deck = handheld.picture().crop((3, top, 21, top + 26))
    cream = tuple(colours.CREAM >> bits & 255 for bits in (16, 8, 0))
    near = [1 for x in range(18) for y in range(26)
            if all(abs(a - b) < 10 for a, b in zip(deck.getpixel((x, y)), cream))]
    assert screen.piles.count._words == str(len(screen.game.table.deck)) and len(near) > 15
    assert len({deck.getpixel((x, 15)) for x in range(13, 18)}) > 1  # the edges of the cards below


def test_a_demo_says_that_it_is_one():
    with driver.Handheld(seed=7, dim=0, dark=0, speed="fast", demo=4) as made:
        made.run(300)
        app = stage.app_of(made)
        made.until(lambda: app.here == "table" and app.screen and app.screen.bar.left._words)
        assert "Demo" in app.screen.bar.left._words
        made.until(lambda: app.screen.turn.ready or app.screen.panel.title._words)
        assert app.screen.panel.title._words.startswith("DEMO")
