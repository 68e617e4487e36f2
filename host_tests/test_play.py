# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The program is played by keys alone, from the title to a winner; nothing it does may be lost by taking it back, by
pulling the battery or by pressing any key at any time.
"""

import driver
import pytest
import stage
import storm

driver.prepare()
import tour  # noqa: E402 it finds the program's rooms only now
from phase10.cards import SKIP  # noqa: E402


class Player(tour.Guide):
    """A guide without a camera."""

    def __init__(self, handheld):
        super().__init__(handheld, None, "")

    def shot(self, name):
        pass

    def start(self, seats, preset=0, persons=1):
        """From the title to the first thing the table wants of a person."""
        self.handheld.run(500)
        self.arrive("title")
        self.new_game(seats, preset, persons)
        self.arrive("table")
        self.settle()


def switched_on(seen=False, **settings):
    handheld = driver.Handheld(**tour.QUIET | settings)
    handheld.program.power_on()
    if not seen:
        storm.blind(handheld)
    return handheld


@pytest.fixture
def player(request):
    """A handheld at its title and the fingers that play with it. Nothing is drawn: games go faster."""
    handheld = switched_on(**getattr(request, "param", {}))
    yield Player(handheld)
    handheld.program.power_off()


def packed(player):
    from phase10 import snapshot
    return snapshot.pack(player.table)


def until_turn(player, wanted, most=200):
    """Play on until a person may do something of that kind."""
    for _ in range(most):
        assert player.settle(), "the hand was over too soon"
        if not player.screen.part and player.think()[0] == wanted:
            return
        player.move()
    raise AssertionError(f"nobody could {wanted}")


@pytest.mark.parametrize(("seats", "persons"), [(2, 1), (4, 1), (6, 1), (4, 2)])
def test_a_whole_game_by_keys(player, seats, persons):
    player.start(seats, persons=persons)
    hands = player.play_game()
    table = player.table
    assert hands >= 10 and table.hand_no == hands
    assert len(table.winners) == 1 and table.course.phases_done(table.winners[0]) == 10
    player.handheld.run(300)
    player.press("A", wait=400)
    player.arrive("end")
    storm.home(player)
    assert player.handheld.machine.load(0)[0] is None  # there is nothing to continue


def ways_to_play():
    """All that have a name, but for the sheet's, which is played above, and Dice, which has no table."""
    from screens.menus import presets
    return [at for at in range(1, len(presets.TABLE)) if presets.name(at) != "dice"]


@pytest.mark.parametrize("preset", ways_to_play())
def test_every_way_to_play_by_keys(player, preset):
    player.start(3, preset)
    player.play_game()
    assert player.table.winners
    player.handheld.run(300)
    storm.home(player)


def test_the_usual_turn_takes_two_presses_of_a(player):
    player.start(4)
    hand_no, laps = player.table.hand_no, player.table.laps
    player.press("A")
    player.settle()
    if player.screen.focus:
        player.press("B")
    while player.screen.choices[0][0][0] != "discard" or player.screen.hand.card() >= 0x40:
        player.press("RIGHT")
    player.press("A")
    player.handheld.run(60)
    assert player.table.turn != 0 or player.table.laps > laps or player.table.hand_no > hand_no


@pytest.mark.parametrize("wanted", ["lay", "hit"])
def test_b_takes_back_what_showed_nothing_hidden(player, wanted):
    player.start(2)
    until_turn(player, wanted)
    before = packed(player)
    done = player.screen.game._done[:]
    player.move()
    player.settle()
    assert packed(player) != before
    player.press("B")
    player.settle()
    assert packed(player) == before and player.screen.game._done == done


def test_a_phase_is_divided_by_hand(player):
    """A card goes back to the hand, which does not make the phase, and into its group again, which does."""
    player.start(3)
    until_turn(player, "lay")
    screen = player.screen
    player._until("UP", lambda: screen.focus == 1)
    player.press("A")
    part, hand, groups = screen.part, screen.hand, len(player.table.rules.phases[screen.part.at])
    player.press("DOWN")
    player._until("RIGHT", lambda: part.groups[hand.at] == groups)
    player.press("A")
    assert part.by_hand and not part.groups[hand.at]
    player.press("UP")
    assert not part.dividing and player.table.why_not(part.seat, ("lay", part.lay, part.at)) == "not-the-phase"
    player.press("DOWN")
    player._until("A", lambda: part.groups[hand.at] == groups)
    player.press("UP")
    assert player.table.why_not(part.seat, ("lay", part.lay, part.at)) is None
    player.press("A")
    assert player.table.laid[part.seat]


def test_a_drawn_card_cannot_be_taken_back(player):
    player.start(2)
    player.press("A")
    player.settle()
    assert not player.app.game.can_undo()
    before = packed(player)
    player.press("B")
    player.press("B")
    assert packed(player) == before


def test_the_game_goes_on_where_the_battery_was_pulled(player):
    player.start(3)
    for _ in range(3):
        player.settle()
        player.move()
    player.settle()
    before = packed(player)
    saved = player.handheld.badge
    player.press("START", wait=300)
    player.arrive("pause")
    player.handheld.program.power_off()
    again = driver.Handheld(nvm=saved.nvm, drive=saved.drive, **tour.QUIET)
    with again:
        other = Player(again)
        again.run(500)
        other.arrive("title")
        other.enter("CONTINUE")
        other.arrive("table")
        other.settle()
        assert packed(other) == before


def test_a_hand_is_hidden_while_the_device_is_passed(player):
    player.start(2, persons=2)
    first = player.app.game.viewer
    while player.app.game.viewer == first:
        player.settle()
        if player.screen.part and player.screen.part_name == "pass_on":
            assert not player.screen.hand.cards
            for key in ("B", "LEFT", "UP", "SELECT"):
                player.press(key)
                assert player.screen.part_name == "pass_on" and not player.screen.hand.cards
        player.move()
        player.handheld.run(100)
    player.settle()
    assert bytes(player.screen.hand.cards) != b"" and player.table.turn == player.app.game.viewer


def test_no_hand_is_shown_before_somebody_says_to_hold_the_device(player):
    """At the first deal, after each hand that both have looked at, and when a saved game goes on."""
    player.start(2, persons=2)
    assert player.screen.part_name == "pass_on" and not player.screen.hand.cards and not player.screen.panel.hand
    player.press("A")
    player.settle()
    assert player.screen.hand.cards
    player.app.game.deal()
    player.screen.refresh()
    assert not player.screen.hand.cards


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_a_key_that_ends_what_is_shown_makes_no_move(player):
    player.start(2)
    player.press("A")  # draws
    cards = len(player.table.hands[0])
    assert player.screen.show.busy()
    player.press("A")
    player.handheld.run(100)
    assert not player.screen.show.busy() and len(player.table.hands[0]) == cards == 11


def test_the_end_of_a_hand_is_kept_before_its_sheet_is_looked_at(player):
    player.start(3)
    player.play_hand()
    player.arrive("score")
    before = packed(player)
    saved = player.handheld.badge
    player.handheld.program.power_off()
    with driver.Handheld(nvm=saved.nvm, drive=saved.drive, **tour.QUIET) as again:
        other = Player(again)
        again.run(500)
        other.arrive("title")
        other.enter("CONTINUE")
        other.arrive("score")
        assert packed(other) == before


@pytest.mark.parametrize("player", [{"speed": "fast"}], indirect=True)
def test_cards_that_come_after_a_choice_are_all_shown(player):
    """In Twist a seat on a Twist space chooses before anybody has a hand."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode="twist")
    made.table.course.pawns[1] = 3
    made.table.step = "over"
    stage.go(player.handheld, "deal", "hand")
    player.arrive("table")
    player.settle()
    hand = player.screen.hand
    assert made.table.hand_no == 2 and len(made.table.hands[0]) >= 10
    assert len([grid for grid in list(hand)[1:] if not grid.hidden]) == len(made.table.hands[0])


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_no_card_is_seen_before_it_is_dealt(player):
    player.handheld.run(500)
    made = stage.play(player.handheld, 3)
    player.app.go("table")
    player.handheld.until(lambda: stage.where(player.handheld) == "table", 2000, 5)
    screen, seen = player.screen, []
    while screen.show.busy():
        seen.append(len([grid for grid in list(screen.hand)[1:] if not grid.hidden]))
        if seen[-1] < 10:
            assert screen.piles.tops[0][0] == 0 and made.table.pile and not screen.panel.title._words
        player.handheld.run(10)
    assert seen[0] == 0 and seen == sorted(seen) and seen[-1] == 10
    assert screen.piles.tops[0][0] and screen.panel.title._words


def test_what_the_line_beside_the_phase_said_is_said_again(player):
    """Where a card may go to several groups, the choice takes that place for a while."""
    player.start(3)
    until_turn(player, "discard")
    screen = player.screen
    said = screen.panel.info._words
    screen.open("aim", [("discard", SKIP, 1), ("discard", SKIP, 2)])
    assert said and not screen.panel.info._words
    player.press("B")
    player.handheld.run(100)
    assert not screen.part and screen.panel.info._words == said


def test_at_the_end_of_a_hand_the_phases_shown_are_those_that_were_played(player):
    player.start(3)
    shown = [parts[1][0] for parts in player.screen.strip.cells]
    player.table.step = "over"
    for seat in range(3):
        player.table.at[seat] += 1
    player.screen.refresh()
    assert [parts[1][0] for parts in player.screen.strip.cells] == shown == [1, 1, 1][:len(shown)]


def test_nobody_is_marked_while_the_device_is_passed(player):
    player.start(2, persons=2)
    panel = player.screen.panel
    assert player.screen.part_name == "pass_on" and panel.skip.hidden and panel.turn.hidden


@pytest.mark.parametrize("mode", ["masters", "twist"])
def test_a_hint_may_be_had_where_a_phase_is_chosen(player, mode):
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode=mode)
    if mode == "twist":
        made.table.course.pawns[0] = 3
        made.table.step = "over"
        stage.go(player.handheld, "deal", "hand")
    else:
        stage.go(player.handheld, "table")
    player.arrive("table")
    player.handheld.until(lambda: player.screen.part_name == "choosing" and player.screen.part, 60000)
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: player.screen.part_name == "hint" and not player.screen.part.adviser, 20000)
    assert player.screen.part.lines[0]._words.split()[0] in ("Choose", "Take")
    player.press("A")
    player.handheld.run(200)
    assert player.screen.part_name == "choosing" and player.table.step == "choose"


def test_a_hint_is_a_legal_move(player):
    player.start(4)
    before = packed(player)
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: not player.screen.part.adviser)
    assert player.screen.part.lines[0]._words
    player.press("A")
    assert not player.screen.part and packed(player) == before


def test_any_key_at_any_time():
    storm.blow(1500, first=900)
