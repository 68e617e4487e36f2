# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The program is played by keys only, from the title to a winner; the game must survive undo, a power cut, and any key
at any time.
"""

import contextlib
import random
import sys
from types import SimpleNamespace

import arguments
import driver
import key_feedback
import pytest
import stage
import table_positions

driver.prepare()
import tour  # noqa: E402 needs the path set by prepare()
from handheld import GAME, icons  # noqa: E402
from handheld.keys import HELD, LEFT, RIGHT, SELECT, START, UP, A, B  # noqa: E402
from phase10 import engine  # noqa: E402
from phase10.actions import BEGAN, FACE_DOWN, PLAYING, SERVED, TWIST_CARD  # noqa: E402
from phase10.cards import RULE, SKIP, SPENT, WILD  # noqa: E402
from phase10.deal_codes import deal_code  # noqa: E402
from phase10.phases import SET  # noqa: E402
from phase10.table import NOBODY  # noqa: E402
from screens import owl, pace  # noqa: E402
from screens.kinds import PLAY, QUICK  # noqa: E402
from screens.table import lays, strips  # noqa: E402
from screens.table.knockers import Knockers, must_be_quick  # noqa: E402
from screens.table.tiles import look_of  # noqa: E402
from script.reader import Script  # noqa: E402


LANGUAGES = driver.languages()


class Player(tour.Guide):
    """A Guide that takes no screenshots."""

    def __init__(self, handheld):
        super().__init__(handheld, None, "")

    def shot(self, name):
        pass

    def press(self, key, **how):
        super().press(key, **how)
        if self.where() == "table":
            bar = self.screen.bar
            words, others = bar.left.words, bar.right.words
            beside = bar.key_b.x + (0 if bar.key_b[0] else 14)  # where there is no key the words begin
            assert not others or bar.left.x + bar.font.width(words) < beside, (words, others)

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
        handheld.badge.blind = True
    return handheld


@pytest.fixture
def player(request):
    """A handheld at its title, and a Player for it. Drawing is disabled, which makes games faster."""
    handheld = switched_on(**getattr(request, "param", {}))
    yield Player(handheld)
    handheld.program.power_off()


def home(player):
    import torture_target

    def press(key):
        player.handheld.run(120) if key == "wait" else player.press(key, wait=60)

    torture_target.home(lambda: player, press)


def packed(player):
    from phase10 import snapshot
    return snapshot.pack(player.table)


@contextlib.contextmanager
def continued_after_power_cut(player):
    """A Player of a handheld with what was saved when this one lost its power, behind A on Continue."""
    left = player.handheld.badge
    player.handheld.program.power_off()
    with driver.Handheld(nvm=left.nvm, drive=left.drive, **tour.QUIET) as again:
        other = Player(again)
        again.run(500)
        other.arrive("title")
        other.enter("CONTINUE")
        yield other


def until_turn(player, wanted, most=200):
    """Play until a person may make a move of that kind."""
    for _ in range(most):
        assert player.settle(), "the hand was over too soon"
        if not player.screen.part and player.think()[0] == wanted:
            return
        player.move()
    raise AssertionError(f"nobody could {wanted}")


@pytest.mark.parametrize(("player", "seats", "persons"), [
    ({"language": "de"}, 2, 1), ({"language": "fr"}, 4, 1), ({"language": "es"}, 6, 1), ({}, 4, 2),
], indirect=["player"])
def test_a_whole_game_by_keys(player, seats, persons):
    player.start(seats, persons=persons)
    hands = player.play_game()
    table = player.table
    assert hands >= 10 and table.hand_no == hands
    assert len(table.winners) == 1 and table.course.phases_done(table.winners[0]) == 10
    player.handheld.run(300)
    player.press("A", wait=400)
    player.arrive("end")
    home(player)
    assert player.handheld.machine.load(0)[0] is None  # there is nothing to continue


def ways_to_play():
    """All modes except the sheet's, which is played above, and Dice, which has no table."""
    from screens.menus import presets
    return [at for at in range(1, len(presets.TABLE)) if presets.name(at) != "dice"]


@pytest.mark.parametrize(("player", "preset"), [
    ({"language": LANGUAGES[at % len(LANGUAGES)]}, at) for at in ways_to_play()], indirect=["player"])
def test_every_way_to_play_by_keys(player, preset):
    from screens.menus import presets
    player.start(3 if presets.name(preset) == "knock" else 2 + preset % 2, preset)  # two cannot knock
    player.play_game()
    assert player.table.winners
    player.handheld.run(300)
    home(player)


def test_the_usual_turn_takes_two_presses_of_a(player):
    player.start(4)
    hand_no, laps = player.table.hand_no, player.table.laps
    player.press("A")
    player.settle()
    if player.screen.turn.focus:
        player.press("B")
    while player.screen.turn.uses[0][0][0] != "discard" or player.screen.hand.card() >= 0x40:
        player.press("RIGHT")
    player.press("A")
    player.handheld.run(60)
    assert player.table.turn != 0 or player.table.laps > laps or player.table.hand_no > hand_no


@pytest.mark.parametrize("wanted", ["lay", "hit"])
def test_b_takes_back_what_showed_nothing_hidden(player, wanted):
    player.start(2)
    until_turn(player, wanted)
    before = packed(player)
    done = player.screen.game.undoable[:]
    player.move()
    player.settle()
    assert packed(player) != before
    player.press("B")
    player.settle()
    assert packed(player) == before and player.screen.game.undoable == done


@pytest.mark.parametrize("player", [{"language": code} for code in LANGUAGES], indirect=True)
def test_the_names_of_two_cards_do_not_overlap(player):
    """Player.press() compares the two of each line."""
    player.handheld.run(500)
    at = table_positions.table(player.handheld, 3, mode="mastersDeclare")
    at.step, at.pile[:], at.saved[0][:] = "draw", table_positions.cards("Y12"), table_positions.cards("Y11 Y12 S W G12")
    bar = table_positions.stop(player.handheld).bar
    shown = set()
    for _ in range(7):
        player.press("RIGHT")
        shown.add((bar.left.words, bar.right.words))
    assert len(shown) == 7 and all(card for _, card in shown)


@pytest.mark.parametrize(("mode", "draws"), [
    ("sheet", [("discard",)]), ("twist", [("discard",), ("pile", 1), ("pile", 2)]), ("mastersDeclare", [("saved",)])])
def test_b_takes_back_a_card_that_lay_open(player, mode, draws):
    """On any discard pile, or on one's own save pile."""
    from screens.menus import presets
    player.start(2, [line.split()[0] for line in presets.TABLE].index(mode))

    def my_turn():
        while player.settle() and player.screen.part:
            player.press("A", wait=300)

    my_turn()
    if mode == "mastersDeclare":
        player._draw("deck")
        my_turn()
        player._save(player.table.hands[0][0])
        my_turn()
        draws = [("saved", player.table.saved[0][0])]
    before = packed(player)
    for draw in draws:
        player._draw(*draw)
        my_turn()
        assert len(player.table.hands[0]) > 10 - len(player.table.saved[0])
        if player.screen.turn.focus:
            player.press("B")  # to lay the phase that is complete now: later
        assert player.screen.bar.right.words == player.screen.say.UNDO
        player.press("B")
        my_turn()
        assert packed(player) == before


def test_a_skip_is_proposed_for_who_is_nearest_to_going_out(player):
    """And A plays it first once another seat has laid, because it costs many points."""
    player.handheld.run(300)
    stage.play(player.handheld, 4)
    stage.go(player.handheld, "table")
    screen, table = player.screen, player.table
    table.events.clear()
    table.turn, table.step, table.drawn = 0, "play", 0
    table.hands[0][:] = bytes((0x17, 0x2C, SKIP, 0x39))
    screen.show.finish()
    screen.flow.begin_at_once()
    assert screen.hand.card() != SKIP  # until then it waits
    for seat, count in ((2, 3), (3, 2)):
        table.laid[seat] = [bytearray((1, 3, 0x13, 0x23, 0x33))]
        table.hands[seat][:] = table.hands[seat][:count]
    screen.flow.begin_at_once()
    player.handheld.run(100)
    assert screen.hand.card() == SKIP
    player.press("A", wait=120)
    assert screen.part.actions[screen.part.at] == ("discard", SKIP, 3)
    assert screen.panel.info.words == "←→ 3/3"
    player.press("RIGHT", wait=120)
    assert screen.part.actions[screen.part.at] == ("discard", SKIP, 1) and screen.panel.info.words == "←→ 1/3"


@pytest.mark.parametrize("mode", ["ordered", "freeOrder"])
def test_a_lay_that_is_left_is_in_the_hand_again_as_before(player, mode):
    """And the panel shows what it did, also after the lay of another phase was looked at: here the seventh's."""
    screen, table = own_turn(player, (0x01, 0x11, 0x21, 0x31, 0x05, 0x15, 0x25, 0x35, 0x3A, 0x0B, 0x3C), mode=mode)

    def seen():
        panel = screen.panel
        return ([tile.y for tile in screen.hand], panel.title.words, panel.info.words, panel.measured,
                [(mini.x, mini[0]) for mini in panel.minis if not mini.hidden])

    before = seen()
    player.press("A")
    player.handheld.until(lambda: screen.part_name == "lay" and screen.part, 20_000, 5)
    player.handheld.run(200)
    assert seen()[0] != before[0]
    if mode == "freeOrder":
        for _ in range(20):
            if seen()[1] == before[1]:
                player.press("RIGHT")
                player.handheld.run(200)
        assert seen()[1] != before[1]
    player.press("B")
    player.handheld.until(lambda: not screen.part, 20_000, 5)
    player.handheld.run(200)
    assert seen() == before and not table.laid[0]


def test_a_laid_phase_needs_no_card_and_one_taken_back_does_again(player):
    """The second 12 does not fit the run, so it is proposed as the discard, though the first was in the phase."""
    screen, table = own_turn(
        player, (0x01, 0x11, 0x21, 0x09, 0x1A, 0x2B, 0x3C, 0x3C, 0x05, 0x14), phaseList="2")
    panel = screen.panel

    def seen():
        return panel.info.words, panel.measured, panel.kept, [(mini.x, mini[0]) for mini in panel.minis]

    before = seen()
    player.press("A")
    player.press("A")
    player.settle()
    assert table.laid[0] and screen.turn.ready and screen.hand.card() == 0x3C and not panel.kept
    player.press("B")
    player.settle()
    player.handheld.run(200)
    assert not player.table.laid[0] and seen() == before


def test_at_the_end_of_a_hand_the_table_shows_its_phases_not_the_next_ones(player):
    """And that it is nobody's turn any more."""
    screen, table = own_turn(player, FULL, laid=(THREES,), others=(THREES,))
    panel, strip = screen.panel, screen.strip

    def seen():
        return panel.title.words, [cell[1][0] for cell in strip.cells]

    for table.turn in range(3):
        screen.refresh()
        before = seen()
        assert panel.turn.hidden == (table.turn != 0) and not strip.under.hidden
        table.step, table.at[:] = "over", [1] * 3
        screen.refresh()
        assert seen() == before and panel.turn.hidden and strip.under.hidden
        table.step = "deal"
        strip.sync(screen.game)
        assert strip.under.hidden
        table.step, table.at[:] = "play", [0] * 3


@pytest.mark.parametrize(("seats", "laid", "pitch"), [(3, 2, 16), (4, 2, 16), (4, 3, 12), (5, 4, 16)])
def test_rows_of_groups_are_close_only_where_three_are_needed(player, seats, laid, pitch):
    """Up to four seats all are in sight; with more the pad scrolls through them, two at a time."""
    player.handheld.run(500)
    stage.play(player.handheld, seats)
    stage.go(player.handheld, "table")
    for seat in range(1, laid + 1):
        player.table.laid[seat] = [bytearray(THREES)]
    player.screen.refresh()
    rows = [row.y for row in player.screen.groups.minis[:laid]]
    assert {below - above for above, below in zip(rows, rows[1:])} == {pitch}
    assert len(rows) == laid or seats > 4


def test_the_pile_that_a_would_draw_from_is_lit_and_pointed_at(player):
    from handheld import colours
    screen, _ = own_turn(player, FULL, step="draw")
    piles = {"deck": screen.piles.deck, "discard": screen.piles.tops[0]}
    for key in ("LEFT", "RIGHT"):
        player.press(key)
        drawn = screen.turn.draw()[1]
        edges = {name: pile.pixel_shader[2] for name, pile in piles.items()}
        assert [name for name in piles if edges[name] == colours.LIGHT_YELLOW] == [drawn]
        assert screen.mark.x == piles[drawn].x + 3


def test_one_key_ends_all_that_moves_one_after_another(player):
    screen, _ = own_turn(player, FULL)
    ended = []
    last = SimpleNamespace(later=None, end=lambda: ended.append("last"))
    screen.show.animation = SimpleNamespace(later=last, end=lambda: ended.append("first"))
    screen.show.finish()
    assert ended == ["first", "last"] and not screen.show.busy()


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
@pytest.mark.parametrize(("move", "key", "counts"), [
    ("draw", "SELECT", True), ("draw", "B", False), ("draw", "A", False), ("discard", "SELECT", False),
    ("another's", "SELECT", False)])
def test_a_key_that_ends_an_animation_is_for_the_own_turn_if_that_goes_on(player, move, key, counts):
    """But for A and B, which the line did not offer yet: B would take the draw back. After other moves none is."""
    draws, own = move == "draw", move != "another's"
    screen, table = own_turn(player, (*FULL, 0x22)[draws:], step="draw" if draws else "play")
    screen.do(("draw", "discard") if draws else ("discard", 0x22))
    player.handheld.until(lambda: screen.show.motion.moving and screen.show.own == own
                          and (table.turn == 0) == (move != "discard"), 20_000, 1)
    screen.game.unsaved = None  # else the save comes first
    before, sorted_by = packed(player), screen.game.by_colour
    player.press(key, hold=20, wait=20)
    assert (screen.game.by_colour != sorted_by) == counts
    player.settle()
    assert screen.turn.ready and (screen.game.by_colour != sorted_by) == counts
    assert packed(player) == before or move == "discard"


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
@pytest.mark.parametrize("goes_on", ["tick", "act"])
def test_a_key_that_ends_what_is_shown_does_not_wait_for_the_phase_to_be_measured(player, monkeypatch, goes_on):
    """The finder is called in a frame of its own, before anything depends on its result."""
    player.start(3)
    until_turn(player, "draw")
    screen = player.screen
    real, seen = screen.sync.measure, []
    monkeypatch.setattr(screen.sync, "measure", lambda phases: (seen.append(phases), real(phases)))
    player.press("A", wait=1)
    player.handheld.until(lambda: screen.show.motion.moving, 5000, 1)
    seen.clear()
    screen.skip_motion(1)
    screen.act()
    assert not seen and screen.sync.unmeasured
    for _ in range(2 if goes_on == "tick" else 1):  # what measures comes in a frame of its own, too
        getattr(screen, goes_on)()
    assert len(seen) == 1 and not screen.sync.unmeasured
    player.handheld.until(lambda: screen.turn.ready, 5000)
    assert screen.panel.measured == player.table.hands[0] and screen.panel.short < 99


@pytest.mark.parametrize("step, wanted", [("lay", "lay"), ("hint", "discard")])
def test_a_step_that_a_key_opens_is_loaded_a_module_a_frame(player, monkeypatch, step, wanted):
    """Each takes some time on the handheld; keys are read in between. The part finds all of its modules loaded."""
    import sys
    player.start(2)
    until_turn(player, wanted)
    screen, came, before = player.screen, [], set(sys.modules)
    monkeypatch.setattr("memory.tidy", lambda: None)  # what has come stays
    screen.soon_open(step)
    while not screen.part:
        screen.tick()
        came.append(set(sys.modules) - before - {"screens.table.parts"})  # that opens it, and comes with the first
        before = set(sys.modules)
    assert len(came) > 2 and [len(found) for found in came] == [1] * (len(came) - 1) + [0], came


def test_the_choices_of_a_new_game_are_saved_a_module_a_frame(player):
    """All at once took 0.2 s, from source more than half a second, in which no key was answered."""
    import sys
    player.start(2)
    until_turn(player, "draw")
    app, screen, came = player.app, player.screen, []
    screen.turn.ready, app.game.fresh, app.unsaved_choices = False, False, b"seats"
    before = set(sys.modules)
    while app.unsaved_choices:
        screen.flow.go_on()
        came.append(len(set(sys.modules) - before))
        before = set(sys.modules)
    assert len(came) > 5 and max(came) == 1 and "screens.menus.keep_choices" not in before, came


def test_a_key_is_answered_before_another_lay_is_found_or_one_found_valid(player, monkeypatch):
    """The modules that do so are loaded for it each time."""
    from phase10 import engine, turn
    player.start(2)
    until_turn(player, "lay")
    player.press("A")
    player.handheld.until(lambda: player.screen.part, 5000)
    player.handheld.run(200)
    screen, asked = player.screen, []
    for owner, name in ((turn, "best_lay"), (engine, "why_not")):
        real = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *args, real=real: (asked.append(len(asked)), real(*args))[1])
    monkeypatch.setattr(screen.bar, "light", lambda: None)  # it would wait for the clock, and that for this thread
    for key in (RIGHT, LEFT, "DOWN", "A", UP, RIGHT):
        if key in ("DOWN", "A"):
            player.press(key)
            continue
        before = len(asked)
        screen.key(key)
        assert screen.part and screen.later and len(asked) == before and screen.bar.left.words == ""
        player.handheld.run(200)
        assert not screen.later
    assert len(asked) >= 3


def test_a_move_is_taken_back_a_module_a_frame(player, monkeypatch):
    """As long as that takes, keys are polled; what B is then is told as before the move."""
    import sys
    player.start(2)
    until_turn(player, "lay")
    screen, game = player.screen, player.app.game
    before = packed(player)
    screen.do(player.think())
    player.handheld.until(lambda: screen.turn.ready and game.undoable, 5000)
    came, there, ready = [], set(sys.modules), []
    monkeypatch.setattr("memory.tidy", lambda: None)  # what has come stays
    screen.turn._back()
    while game.undoable or screen.later:
        screen.tick()
        came.append(len(set(sys.modules) - there))
        there = set(sys.modules)
        ready.append(bool(game.undoable))
    assert packed(player) == before and screen.turn.ready
    assert ready.count(True) > 2 and max(came[:ready.count(True)]) == 1, came
    assert "phase10.unpacking" in there and "phase10.proving" not in there  # 4.4 KB to compile, for what needs no proof


def test_a_phase_is_divided_by_hand(player):
    """A card is moved back to the hand, which then does not make the phase, and into its group again."""
    player.start(3)
    until_turn(player, "lay")
    screen = player.screen
    player._until("UP", lambda: screen.turn.focus == 1)
    player.press("A")
    part, hand, groups = screen.part, screen.hand, len(player.table.rules.phases[screen.part.at])
    assert not screen.turn.choices and not screen.turn.lit  # what the cards could be used for takes memory meanwhile
    assert screen.panel.info.words == "←→ " + screen.say.BY_HAND
    player.press("DOWN")
    assert screen.panel.info.words == screen.say.TO_LAY  # the way back, now that DOWN leads nowhere
    player._until("RIGHT", lambda: part.groups[hand.at] == groups)
    player.press("A")
    assert part.by_hand and not part.groups[hand.at]
    player.press("UP")
    assert screen.panel.info.words == "←→ " + screen.say.BY_HAND
    assert not part.dividing and engine.why_not(player.table, part.seat, ("lay", part.lay, part.at)) == "not-the-phase"
    assert "words.en.why" not in sys.modules  # the sentences take 5 KB
    assert screen.bar.left.words == screen.why("not-the-phase")
    player.press("DOWN")
    player._until("A", lambda: part.groups[hand.at] == groups)
    player.press("UP")
    assert engine.why_not(player.table, part.seat, ("lay", part.lay, part.at)) is None
    player.press("A")
    assert player.table.laid[part.seat]


def test_the_wild_at_the_end_of_a_run_made_by_hand_is_moved_by_the_arrows(player):
    screen, table = own_turn(player, (0x01, 0x11, 0x21, 0x03, 0x14, 0x25, WILD, 0x29, 0x1C, 0x0C), phaseList="2")
    player.press("A")
    part, hand = screen.part, screen.hand
    player.press("DOWN")
    player._until("RIGHT", lambda: hand.card() == 0x25)
    player.press("A")
    player._until("A", lambda: part.groups[hand.at] == 2)
    player.press("UP")
    assert part.by_hand
    begins = part.lay[1][1]
    for key, begin in (("RIGHT", 5 - begins), ("LEFT", begins), ("RIGHT", 5 - begins)):  # 2 to 5, or 3 to 6
        player.press(key)
        assert part.by_hand and part.lay[1][1] == begin
    player.press("A")
    assert table.laid[0][1][1] == 5 - begins and len(table.hands[0]) == 3


def test_a_run_of_wilds_alone_is_none_when_divided_by_hand():
    """Where the phase's own number is a Wild, and the cards are two of it."""
    from phase10.phases import RUN as A_RUN
    from screens.table import divide
    cards = bytes((0x03, 0x13, WILD))
    assert divide.arranged(cards, A_RUN, 3, 0) == (cards, 0)
    assert divide.arranged(bytes((0x03, 0x14, WILD)), A_RUN, 3, 0)[1]


@pytest.mark.parametrize(("more", "ways"), [((0x18, 0x29, 0x3A, 0x3C), 1), ((0x18, 0x08, 0x28, 0x3C), 3)])
def test_the_arrows_go_once_there_is_no_other_way_to_lay(player, more, ways):
    """A set of ones, one of fives, or one of eights."""
    screen, _ = own_turn(player, (0x01, 0x11, 0x21, 0x05, 0x15, 0x25, *more))
    player.press("A")
    seen = []
    for _ in range(4):
        assert screen.panel.info.words == "←→ " * (not seen or ways > 1) + screen.say.BY_HAND
        seen.append(repr(screen.part.lay))
        player.press("RIGHT")
    assert len(set(seen)) == ways


@pytest.mark.parametrize(("options", "ways"), [
    ({"phaseList": "2"}, 3), ({"mode": "freeOrder"}, 7)])  # there the runs of phases 4 and 5 are the same cards
def test_no_way_to_lay_comes_twice(player, options, ways):
    """The finder has some twice if a card must be kept: the arrows would go, though more ways follow."""
    screen, _ = own_turn(player, (0x01, 0x13, 0x03, 0x23, 0x14, 0x15, 0x36, 0x17, 0x09, 0x2A, WILD), **options)
    player.press("A")
    seen = []
    for _ in range(ways):
        assert screen.panel.info.words == "←→ " + screen.say.BY_HAND
        seen.append((screen.part.at, repr(screen.part.lay)))
        player.press("RIGHT")
    assert len(set(seen)) == ways and (screen.part.at, repr(screen.part.lay)) == seen[0]


@pytest.mark.parametrize(("at_once", "second"), [("yes", 5), ("no", 11)])
def test_the_lay_offered_first_counts_what_can_be_hit_after_it(at_once, second):
    """Of three sets the elevens are worth most, but they can be hit, unless hits wait for the next turn."""
    script = Script()
    for line in (f"option hitSameTurn={at_once}", "hand 1 R12 B12 G12 R11 B11 G11 R5 B5 G5 R1 G2",
                 "laid 2 set Y11 Y11 W", "turn 1 drawn", "= can lay yes"):
        script.feed(line)
    found = lays.Lays(script.table, 0)
    found.go_on()
    assert [group[0] & 15 for group, _ in found.lay] == [12, second]


@pytest.mark.parametrize(("lay", "moves"), [
    ([(b"\x01\x11\x40", 1), (b"\x02\x13\x24", 2)], False),  # a Wild of a set has no other place
    ([(b"\x02\x40\x24\x35", 2)], False),  # nor one in the gap of a run
    ([(b"\x02\x13\x24\x40", 2)], True),
])
def test_only_a_wild_at_the_end_of_a_run_is_moved(lay, moves):
    """Else LEFT and RIGHT lead to another lay."""
    from screens.table import divide
    phase = [(1, 3), (2, 3)] if len(lay) > 1 else [(2, len(lay[0][0]))]
    cards = b"".join(group for group, _ in lay)
    part = SimpleNamespace(
        screen=SimpleNamespace(hand=SimpleNamespace(cards=cards)), shift=0, at=0, seat=0,
        groups=b"".join(bytes((i + 1,)) * len(lay[i][0]) for i in range(len(lay))),
        table=SimpleNamespace(rules=SimpleNamespace(phases=[phase]), postal=lambda seat: 0))
    divide.arrange(part)
    before = part.lay
    assert divide.shift_wilds(part) == moves == (part.lay != before)
    assert not moves or divide.shift_wilds(part) and part.lay == before


def test_cards_that_make_a_phase_do_so_in_any_order():
    """Each into its group by hand; also where the phase's own number is a Wild."""
    from phase10 import turn
    from phase10.options import Rules
    from screens.table import divide
    rules, chance, laid = Rules(), random.Random(1), set()
    assert rules.set("postal", "on") and not rules.settle()
    deck = [colour << 4 | number for colour in range(4) for number in range(1, 13)] * 2 + [WILD] * 20
    for at in 30 * list(range(10)):
        table = engine.new_table(rules.in_force(), 2, 1)
        table.turn, table.step, table.at[0] = 0, "play", at
        own, phase = table.postal(0), table.rules.phases[at]
        table.hands[0][:] = bytes(chance.sample(deck + [card for card in deck if card & 15 == own] * 3, 11))
        found = turn.best_lay(table, 0, at) or ()
        lay = [divide.arranged(bytearray(chance.sample(list(cards), len(cards))), phase[i][0], own, 0)
               for i, (cards, _) in enumerate(found)]
        if lay:
            laid.add(at)
            assert engine.why_not(table, 0, ("lay", lay, at)) is None, lay
    assert len(laid) == 10


def test_more_cards_than_numbers_are_no_run():
    """Some rules give a hand more than twelve."""
    from phase10.phases import RUN as A_RUN
    from screens.table import divide
    for wilds, low in (5, 1), (6, 0):
        lay, value = divide.arranged(bytearray([2, 3, 5, 6, 7, 8, 10]) + bytes((WILD,)) * wilds, A_RUN, 0, 0)
        assert value == low and len(lay) == 7 + wilds


@pytest.mark.parametrize("cards", [b"", bytes((WILD,)), bytes((WILD,)) * 3])
def test_a_group_without_a_number_card_is_as_it_was_put_together(cards):
    """It says nothing of its value, so it is refused when it is to be laid."""
    from phase10.phases import ALT, COLOUR, FLUSH, RUN as A_RUN, SET
    from screens.table import divide
    for kind in (SET, A_RUN, COLOUR, ALT, FLUSH):
        assert divide.arranged(bytearray(cards), kind, 3, 0) == (cards, 0)


def test_why_a_skip_is_in_no_group(player):
    player.handheld.run(500)
    key_feedback.dividing_at_a_skip(player.handheld)
    screen = player.screen
    bar, part = screen.bar, screen.part
    line, groups = bar.left.words, bytes(part.groups)
    player.press("A")
    assert bar.left.words == screen.why("no-fit") and bar.key_a.hidden
    player.press("A")
    assert bar.left.words == line == screen.say.TO_HAND and not bar.key_a.hidden
    assert part.dividing and part.groups == groups and not part.by_hand


def test_a_drawn_card_cannot_be_taken_back(player):
    player.start(2)
    player.press("A")
    player.settle()
    assert not player.app.game.undoable
    before = packed(player)
    player.press("B")
    player.press("B")
    assert packed(player) == before


def test_the_game_goes_on_where_the_battery_was_pulled(player):
    player.start(3)
    noted = []
    player.screen.show.note = noted.append
    for _ in range(3):
        player.settle()
        player.move()
    player.settle()
    assert not noted  # it is said only when it could not be saved
    before = packed(player)
    player.press("START", wait=300)
    player.arrive("pause")
    with continued_after_power_cut(player) as other:
        other.arrive("table")
        assert not other.screen.show.dealing
        other.settle()
        assert packed(other) == before


@pytest.mark.parametrize("usb", [False, True])
def test_a_new_game_is_kept_before_its_first_turn(player, usb):
    """By one write, when its table is shown."""
    player.handheld.badge.usb = usb
    player.handheld.run(500)
    player.arrive("title")
    saving, saved, dealt = player.app.machine.saving, [], []

    def noted(kind, content, may_skip=False):
        if kind == GAME:
            saved.append(player.where())
            dealt.append(packed(player))
        return saving(kind, content, may_skip)

    player.app.machine.saving = noted
    player.new_game(3)
    player.settle()
    assert saved == ["table"] and len(player.table.hands[0]) == 10
    with continued_after_power_cut(player) as other:
        other.handheld.until(lambda: other.where() == "table", step=1)
        assert packed(other) == dealt[0]


def test_a_key_that_comes_while_a_new_game_is_kept_is_for_the_first_turn(player):
    player.handheld.run(500)
    game = stage.play(player.handheld, 2, firstDealer="2")
    assert game.table.turn == game.viewer
    stage.go(player.handheld, "table")
    player.handheld.until(lambda: game.saving, step=1)
    player.press("RIGHT")
    player.settle()
    screen = player.screen
    assert screen.early is None and screen.turn.ready and screen.turn.draw() == ("draw", "discard")


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


def test_where_memory_is_short_a_turn_is_loaded_after_the_device_has_been_passed(player, monkeypatch):
    """From source there is no room to compile what hides the hand beside what the turn needs, nor for a face in it."""
    import memory
    from handheld import sheets
    from screens.table import last_move
    player.start(2, persons=2)
    screen, game = player.screen, player.app.game
    player.press("A")
    player.settle()

    def full(*_):
        raise MemoryError

    monkeypatch.setattr(memory, "is_tight", lambda: True)
    monkeypatch.setattr(sheets, "face", full)
    monkeypatch.setattr(last_move, "news", full)
    assert game.moment == "own"
    viewer = game.viewer
    while not screen.part:
        player.move()
        player.settle()
    assert screen.part_name == "pass_on" and game.table.turn != viewer
    assert game.moment == "table" and "screens.table.uses" not in sys.modules and not screen.hand.cards
    player.press("A")
    player.settle()
    assert game.moment == "own" and screen.turn.ready and screen.hand.cards and not player.app.machine.complaints


def test_no_hand_is_shown_before_somebody_says_to_hold_the_device(player):
    """At the first deal, in each later hand, and when a saved game continues."""
    player.start(2, persons=2)
    assert player.screen.part_name == "pass_on" and not player.screen.hand.cards and not player.screen.panel.measured
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


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_what_a_key_has_ended_is_seen_before_the_table_goes_on(player, monkeypatch):
    """The next step may have to load modules, but a key needs feedback at once; the pad then moves the cursor."""
    player.start(2)
    player.press("A")  # draws
    screen, done = player.screen, []
    real = screen.flow.go_on
    monkeypatch.setattr(screen.flow, "go_on", lambda: (done.append("went on"), real())[1])
    from screens.table.turn import Turn
    monkeypatch.setattr(Turn, "key", lambda turn, event: done.append(event))
    lit = []
    monkeypatch.setattr(screen.bar, "light", lambda: lit.append(True))  # it would wait for the clock of this thread
    assert screen.show.busy()
    screen.key(LEFT)
    assert screen.show.busy() and lit  # this answers the key, and is drawn quickly: it is sent now
    assert screen.tick() == 0 and not screen.show.busy() and not done  # and now the picture
    for _ in range(20):
        if LEFT not in done:
            assert screen.tick() == 0  # a step a frame, until the turn has come
    assert done[0] == "went on" and done[-1] == LEFT


@pytest.mark.parametrize("player", [{}], indirect=True)
def test_what_a_key_does_is_seen_before_anything_else_is_done(player, monkeypatch):
    player.start(2)
    screen, machine, order = player.screen, player.app.machine, []
    for owner, name in ((screen, "key"), (screen, "tick"), (machine, "frame")):
        real = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *args, real=real, name=name: (order.append(name), real(*args))[1])
    player.press("SELECT")
    assert order.count("key") == 1 and order[order.index("key") + 1] == "frame"
    del order[:]
    monkeypatch.setattr(machine, "key", lambda: LEFT)  # in every frame
    player.handheld.run(400)
    assert order.count("tick") >= order.count("key") // 2 > 3


def test_a_key_that_comes_before_the_own_turn_counts_when_it_has_come(player, monkeypatch):
    """Feedback comes at once, by the light; the effect follows."""
    player.start(2)
    screen = player.screen
    until_turn(player, "draw")
    screen.turn.ready, before = False, screen.turn.draw()
    screen.game.moment = "table"  # what the turn needs comes now
    player.handheld.until(lambda: screen.early is not None, step=1)
    light, lit = screen.bar.light, []
    monkeypatch.setattr(screen.bar, "light", lambda: (lit.append(screen.turn.ready), light()))
    player.press("RIGHT")
    player.settle()
    assert lit == [False]
    assert screen.early is None and screen.turn.ready and screen.turn.draw() != before


def test_open_moves_are_taken_back_one_by_one(player):
    """In reverse order, each to the position in which it was made."""
    player.handheld.run(300)
    game, was = stage.play(player.handheld, 2), []
    while len(was) < 2:
        was.clear()
        while game.table.step in ("over", "deal"):
            game.deal()
        seat, action = game.table.turn, player.think()
        while seat == game.viewer and action[0] in ("lay", "hit"):
            was.append(packed(player))
            assert game.do(seat, action) is None
            action = player.think()
        if len(was) < 2:
            assert game.do(seat, action) is None
    while was:
        assert packed(player) != was[-1] and game.undoable
        assert game.undo() and packed(player) == was.pop() and not game.table.events
    assert not game.undoable


@pytest.mark.parametrize(("seat", "hand"), [(1, (0x03, 0x2C)), (0, (0x03,))])
def test_nothing_is_noted_for_undo_of_a_bots_move_or_one_that_ends_the_hand(player, seat, hand):
    _, table = own_turn(player, FULL, (THREES,), goOut="hitOrDiscard")
    game = player.app.game
    table.turn, table.hands[seat][:], table.laid[seat] = seat, bytes(hand), [bytearray(THREES)]
    assert game.do(seat, ("hit", 0x03, 0, 0, "")) is None and not game.undoable and game._before is None
    assert (table.step == "over") == (seat == 0)


def test_in_a_new_hand_knocking_is_offered_anew(player):
    """Though the first discard may come as in the hand before: in the same turn, on as many cards."""
    player.handheld.run(300)
    game = stage.play(player.handheld, 3, knock="on")
    game.asked = (1, 2)
    game.deal()
    assert game.asked is None


@pytest.mark.parametrize(("move", "undone"), [
    (("swap", 0x15, 1, 0, "low"), True), (("hit", 0x03, 0, 0, ""), True), (("discard", 0x2C), False)])
def test_what_shows_no_hidden_card_can_be_taken_back(player, move, undone):
    run = bytearray((2, 4, 0x04, WILD, 0x26, 0x37))
    own_turn(player, (0x15, 0x03, 0x2C), (THREES,), (run,), replaceWild="on")
    game, was = player.app.game, packed(player)
    assert game.do(0, move) is None and bool(game.undoable) == undone
    assert not undone or game.undo() and packed(player) == was


def test_a_move_whose_snapshot_has_no_room_is_made_and_cannot_be_taken_back(player, monkeypatch):
    _, table = own_turn(player, (0x15, 0x03, 0x2C), (THREES,))
    game = player.app.game

    def full(_):
        raise MemoryError

    monkeypatch.setattr("phase10.snapshot.pack", full)
    assert game.do(0, ("hit", 0x03, 0, 0, "")) is None
    assert bytes(table.hands[0]) == bytes((0x15, 0x2C)) and not game.undoable


def test_a_move_that_there_is_no_room_to_take_back_stays(player, monkeypatch):
    screen, table = own_turn(player, (0x15, 0x03, 0x2C), (THREES,))
    game = player.app.game
    assert game.do(0, ("hit", 0x03, 0, 0, "")) is None
    screen.show.finish()
    player.settle()
    was = packed(player)

    def full():
        raise MemoryError

    monkeypatch.setattr(game, "undo", full)
    player.press("B")
    player.handheld.run(300)
    assert packed(player) == was and game.undoable and screen.bar.left.words == screen.why("memory")


def test_a_turn_whose_cursor_finds_no_room_to_be_put_knows_its_choices(player, monkeypatch):
    def full(_):
        raise MemoryError

    monkeypatch.setattr("screens.table.turn_start.point", full)
    screen, table = own_turn(player, (0x15, 0x03, 0x2C), (THREES,))
    assert screen.turn.ready and screen.turn.choices and screen.turn.uses


def test_a_while_the_owl_still_thinks_takes_no_advice(player):
    player.start(2)
    until_turn(player, "draw")
    screen, was = player.screen, packed(player)
    screen.open("hint")
    assert not screen.advice
    screen.part.key(A)
    player.handheld.until(lambda: screen.turn.ready and not screen.part, 20_000)
    assert packed(player) == was and not screen.advice


def test_what_seldom_happens_is_not_shown_where_there_is_no_room_for_it(player, monkeypatch):
    from screens.table import rare_events
    screen, _ = own_turn(player, FULL)
    tried = []

    def full(*_):
        tried.append(1)
        raise MemoryError

    monkeypatch.setattr(rare_events, "begin", full)
    monkeypatch.setitem(sys.modules, "screens.table.rare_events", rare_events)  # also if it has been unloaded
    monkeypatch.setattr("memory.tidy", lambda: None)  # what has come stays
    screen.show._begin_rare(("floats", 1))
    assert tried


def test_what_undo_goes_back_to_is_noted_when_no_key_has_come_for_a_while(player, monkeypatch):
    """The snapshot takes long and must not delay the next key."""
    from handheld.power import QUIET
    player.start(2)
    until_turn(player, "discard")
    game, turn, idle = player.screen.game, player.screen.turn, [QUIET - 1]
    monkeypatch.setattr(player.app.machine.power, "idle", lambda: idle[0])
    monkeypatch.setattr(game.table, "laid", [[bytearray((1, 3, 0x13, 0x23, 0x33))], []])
    game._before = None
    game.lessons.clear()
    turn.tick()
    assert game._before is None
    idle[0] = QUIET
    turn.tick()
    assert game._before is not None


def test_what_the_owl_advised_is_not_remembered_after_the_move(player):
    """The lay of another hand would be proposed when that can be laid."""
    screen, table = own_turn(player, (0x01, 0x11, 0x21, 0x05, 0x15, 0x25, 0x18, 0x29, 0x3A, 0x0B, 0x3C))
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part_name == "hint" and screen.part and screen.part.done, 20_000, 5)
    assert screen.advice[0] == "lay"
    player.press("A")
    player.handheld.until(lambda: screen.part_name == "lay" and screen.part, 20_000, 5)
    player.settle()
    player.press("A")
    player.handheld.until(lambda: table.laid[0], 20_000, 5)
    player.handheld.run(100)
    assert not screen.advice


def test_a_hint_asked_for_again_is_not_followed_before_the_owl_has_spoken(player):
    player.start(2)
    until_turn(player, "draw")
    screen = player.screen
    screen.open("hint")
    player.handheld.until(lambda: screen.part and screen.part.done, 20_000, 5)
    assert screen.advice
    screen.leave_part()
    screen.open("hint")
    assert not screen.part.done and not screen.advice


def test_the_end_of_a_hand_is_kept_before_its_sheet_is_looked_at(player):
    player.start(3)
    player.play_hand()
    player.arrive("score")
    before = packed(player)
    with continued_after_power_cut(player) as other:
        other.arrive("score")
        assert packed(other) == before


@pytest.mark.parametrize("player", [{"speed": "fast"}], indirect=True)
def test_cards_that_come_after_a_choice_are_all_shown(player):
    """In Twist a seat on a Twist space chooses before the cards are dealt."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode="twist")
    made.table.course.pawns[1] = 3
    made.table.step = "over"
    stage.go(player.handheld, "next_hand")
    player.arrive("table")
    player.settle()
    hand = player.screen.hand
    assert made.table.hand_no == 2 and len(made.table.hands[0]) >= 10
    assert len([grid for grid in list(hand)[1:] if not grid.hidden]) == len(made.table.hands[0])


def test_the_table_is_seen_before_it_is_told_what_has_happened(player):
    player.handheld.run(500)
    made, machine = stage.play(player.handheld, 3), player.app.machine
    frame, left = machine.frame, []

    def watched(*wait):
        frame(*wait)
        if player.app.here == "table":
            left.append((hasattr(player.app.screen, "turn"), BEGAN in [event[0] for event in made.table.events]))

    machine.frame = watched
    player.app.go("table")
    player.handheld.run(300)
    # once the keys are there, a frame, and one for each of three modules
    assert left[0] == (False, True) and 0 < left.count((True, True)) < 5 and left[-1] == (True, False)


def test_the_table_is_seen_before_what_plays_it_is_loaded_and_hears_keys(player):
    import sys
    player.handheld.run(500)
    made = stage.play(player.handheld, 3)
    made.table.laid[1].append(bytearray((1, 5, 5, 21, 37)))  # a set of fives
    player.app.go("table")
    player.handheld.until(lambda: player.app.here == "table" and player.app.screen, 2000, 1)
    opening, places = player.app.screen, set()
    assert not hasattr(opening, "turn") and "screens.table.turn" not in sys.modules
    assert len([grid for grid in opening.groups.minis[0] if not grid.hidden]) == 3
    assert opening.bar.key_a.hidden and opening.bar.key_b.hidden  # no key does anything yet
    player.handheld.badge.press("A", True)
    while player.app.screen is opening:
        places.add(opening.dot.x)
        lit = opening.bar.lit
        player.handheld.run(2)
    player.handheld.badge.press("A", False)
    assert len(places) > 2 and lit and opening.dot not in list(player.screen.group)
    assert player.screen.group is opening.group and player.screen.turn


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_no_card_is_seen_before_it_is_dealt(player):
    player.handheld.run(500)
    made = stage.play(player.handheld, 3)
    player.app.go("table")
    player.handheld.until(lambda: stage.where(player.handheld) == "table", 2000, 5)
    screen, seen, flights = player.screen, [], set()
    motion = screen.show.motion
    while screen.show.busy():
        if motion.moving:
            flights.add((motion.x0, motion.y0, motion.x1, motion.y1))
        seen.append(len([grid for grid in list(screen.hand)[1:] if not grid.hidden]))
        if seen[-1] < 10:
            assert screen.piles.tops[0][0] == 0 and made.table.pile and not screen.panel.title.words
        player.handheld.run(10)
    assert seen[0] == 0 and seen == sorted(seen) and seen[-1] == 10
    player.handheld.run(100)
    assert screen.piles.tops[0][0] and screen.panel.title.words
    piles = screen.piles
    assert flights == {(piles.deck.x, piles.y, piles.tops[0].x, piles.y)}


def test_what_the_line_beside_the_phase_said_is_said_again(player):
    """If a card fits several groups, the choice temporarily replaces that text."""
    player.start(3)
    until_turn(player, "discard")
    screen = player.screen
    said = screen.panel.info.words
    screen.open("aim", [("discard", SKIP, 1), ("discard", SKIP, 2)])
    assert said and screen.panel.info.words.endswith("/2")
    player.press("B")
    player.handheld.run(100)
    assert not screen.part and screen.panel.info.words == said


def test_whose_group_and_which_end_is_said_while_choosing(player):
    player.start(3)
    until_turn(player, "discard")
    screen = player.screen
    for seat in (0, 1):
        player.table.laid[seat] = [bytearray(THREES), bytearray(RUN)]
    screen.refresh()
    places = [(seat, *place) for seat in (1, 0) for place in ((0, ""), (1, "low"), (1, "high"))]
    screen.open("aim", [("hit", WILD, *place) for place in places])
    said = []
    for _ in places:
        said.append(screen.bar.left.words)
        player.press("RIGHT")
    rival = screen.game.names[1]
    assert said[:3] == [words.format(rival) for words in screen.say.HIT_END]
    assert "low" in said[1] and "high" in said[2]
    assert said[3:] == list(screen.app.words_of("seldom").HIT_YOURS)


@pytest.mark.parametrize("player", [{"language": language} for language in LANGUAGES], indirect=True)
def test_where_a_swapped_wild_goes_is_said_while_choosing(player):
    """Not that the card is hit; whose run it is shines. In the first the Wild has only one place to go to."""
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "B2 G12 R9", replaceWild="on")
    at.laid[0] = [table_positions.group(SET, 9, "R9 B9 G9")]
    at.laid[1] = [table_positions.group(2, 1, "R1 W B3 B4")]
    at.laid[2] = [table_positions.group(2, 2, "W B3 B4 B5")]
    screen, said = stop(), []
    words = screen.app.words_of("swapping")
    swap = words.VERB.format(screen.name(0x12))
    player._until("RIGHT", lambda: screen.bar.left.words == swap)
    player.press("A")
    ends = dict(zip(("low", "high"), words.WILD_TO.split("|")))
    for action in screen.part.actions:
        assert action[0] == "swap" and screen.bar.left.words == ends.get(action[4], swap)
        assert screen.bar.left.x + screen.bar.font.width(screen.bar.left.words) < screen.bar.key_b.x
        said.append(action[2:])
        player.press("RIGHT", wait=90)
    assert said == [(1, 0, ""), (2, 0, "low"), (2, 0, "high")]


def test_at_the_end_of_a_hand_the_phases_shown_are_those_that_were_played(player):
    player.start(3)
    shown = [parts[1][0] for parts in player.screen.strip.cells]  # those laid are the same numbers with a tick
    player.table.step = "over"
    player.screen.turn.ready = False  # as after the last move of a hand
    for seat in range(3):
        player.table.at[seat] += 1
    player.screen.refresh()
    assert [parts[1][0] for parts in player.screen.strip.cells] == shown
    assert {label % strips.TICKED for label in shown} == {1}


@pytest.mark.parametrize("laid", [False, True])
def test_a_skip_stands_beside_the_cards_of_its_victim(player, laid):
    player.start(6)
    player.table.skips[1] = SKIP
    player.table.laid[1] = [bytearray(THREES)] if laid else []
    player.screen.refresh()
    signs = player.screen.strip.cells[0][3]
    assert [signs[0], signs[1]] == ([icons.TICK, icons.SKIP] if laid else [icons.SKIP, icons.NONE])


@pytest.mark.parametrize(("held", "shown"), [(15, 15), (16, 16), (30, 16)])
def test_a_hand_of_more_than_15_cards_is_not_told_to_have_15(player, held, shown):
    """Tile 16 is a plus; knocking with its penalty brings a card more each time."""
    player.start(6)
    player.table.hands[1] += player.table.deck[:held - len(player.table.hands[1])]
    player.screen.refresh()
    count = player.screen.strip.cells[0][2]
    assert count[0] == shown and 17 * count.tile_width == count.bitmap.width


def test_nobody_is_marked_while_the_device_is_passed(player):
    player.start(2, persons=2)
    panel = player.screen.panel
    assert player.screen.part_name == "pass_on" and panel.skip.hidden and panel.turn.hidden


def test_of_two_like_cards_the_phase_keeps_but_one(monkeypatch):
    """The other one is not needed."""
    from screens.table import preselect, uses
    monkeypatch.setattr(uses, "discards", lambda table, card: (card,))
    turn = SimpleNamespace(
        screen=SimpleNamespace(hand=SimpleNamespace(cards=bytes((0x15, 0x15, 0x27))),
                               panel=SimpleNamespace(kept=bytes((0x15, 0x27)))))
    table = SimpleNamespace(laid=[[], []], drawn=0, turn=0, step=PLAYING, fits=lambda seat, card: False)
    assert preselect.spare(turn, table)[0] == 0x15


def test_once_a_phase_is_laid_a_skip_goes_before_a_drawn_card_of_no_use(monkeypatch):
    """The hand may end soon, and it costs many points. Before that it is kept, but where it has just been drawn."""
    from screens.table import preselect, uses
    monkeypatch.setattr(uses, "discards", lambda table, card: (card,))
    turn = SimpleNamespace(screen=SimpleNamespace(hand=SimpleNamespace(cards=bytes((0x15, 0x27, SKIP))),
                                                  panel=SimpleNamespace(kept=b"")))
    for laid, drawn, card in (([], 0x15, 0x15), ([THREES], 0x15, SKIP), ([], 0x01, 0x27), ([], SKIP, SKIP)):
        table = SimpleNamespace(laid=[[], laid], drawn=drawn, turn=0, step=PLAYING, fits=lambda seat, card: False)
        assert preselect.spare(turn, table)[0] == card


@pytest.mark.parametrize("visible", ["yes", "no"])
def test_the_phase_of_a_twist_card_is_shown_where_it_can_be_seen(player, visible):
    from screens.table import choosing
    player.handheld.run(300)
    made = stage.play(player.handheld, 3, mode="twist", twistVisible=visible)
    made.table.course.pawns[0], made.table.step = 3, "over"
    stage.go(player.handheld, "next_hand")
    player.handheld.until(lambda: stage.where(player.handheld) == "table")
    screen = player.screen
    player.handheld.until(lambda: screen.part)
    assert screen.part_name == "choosing" and screen.part.choices[-1] == TWIST_CARD
    player.press("LEFT")
    player.handheld.run(300)
    words, phase = screen.part.words, made.table.rules.phases[made.table.course.twists[0]]
    known = words.CHOOSE.format(words.TWIST_CARD, choosing.spelled(words, phase))
    assert screen.bar.left.words == (known if visible == "yes" else words.CHOOSE_TWIST)
    assert screen.panel.title.words == (screen.panel.name.format("★") if visible == "yes" else "")
    assert choosing.spelled(words, ((1, 3), (2, 4))) == " + ".join(
        [choosing.spelled(words, (group,)) for group in ((1, 3), (2, 4))])


@pytest.mark.parametrize(("hand", "at"), [
    ("R3 B3 G3 R8 B8 G8 Y1 R1 B10 G12", 0), ("R1 B2 G3 R4 B5 G6 Y7 R8 B8 G12", 4),
    ("R1 B3 G5 R7 B9 G11 Y2 R4 B6 G12", 3)])
def test_of_masters_phases_the_one_that_the_hand_is_nearest_to_is_offered_first(player, hand, at):
    """Else a quick A would choose phase 1 with any hand. Of equal ones the later, which is harder to get."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode="masters")
    made.table.hands[0][:] = table_positions.cards(hand)
    stage.go(player.handheld, "table")
    player.arrive("table")
    player.handheld.until(lambda: player.screen.part and player.screen.part_name == "choosing", 60000)
    assert player.screen.part.at == at and player.screen.panel.info.words == f"← {at + 1}/10 →"
    player.press("A")
    player.handheld.until(lambda: player.table.at[0] == at, 2000)


def test_without_memory_for_the_finder_the_nearest_of_masters_first_phases_is_offered():
    """It must not keep the hand from beginning."""
    from screens.table import choosing
    missing = iter((3, 2, 4))

    def short(*_):
        for cards in missing:
            return cards
        raise MemoryError

    table = SimpleNamespace(hands=[b""], turn=0, rules=SimpleNamespace(phases=range(10)),
                            finder=SimpleNamespace(short=short))
    assert choosing.nearest(table, range(10)) == 1


@pytest.mark.parametrize("mode", ["masters", "twist"])
def test_a_hint_may_be_had_where_a_phase_is_chosen(player, mode):
    """The panel shows the phase that it is for, whichever was looked at before."""
    player.handheld.run(500)
    stage.play_until_choosing(player.handheld, mode)
    player.press("RIGHT")
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: player.screen.part_name == "hint" and player.screen.part.done, 20000)
    advised, panel = player.screen.advice[1], player.screen.panel
    said = player.screen.part.box[3].words
    if advised != TWIST_CARD:
        assert said == player.app.words_of("hint").CHOOSE.format(advised + 1)
        assert panel.title.words == panel.name.format(advised + 1)
        assert panel.measured == bytes(player.table.hands[0])
    player.press("B")
    player.handheld.run(200)
    assert player.screen.part_name == "choosing" and player.table.step == "choose"


def twist(player):
    """A turn in Twist, before the draw, with three cards to draw from."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode="twist")
    made.table.events.clear()
    stage.go(player.handheld, "table")
    screen, table = player.screen, made.table
    for pile, card in zip(table.piles, (0x01, 0x12, 0x23)):
        pile[:] = bytes((card,))
    table.thrown_by[:] = b"\xff"
    table.turn, table.step, table.events[:] = 0, "draw", []
    screen.show.finish()
    screen.flow.begin_at_once()
    player.handheld.run(200)
    return screen, table


def test_where_one_phase_is_left_no_arrows_promise_another(player):
    player.handheld.run(500)
    table_positions.table(player.handheld, 3, mode="masters", phaseList="7")
    player.handheld.until(lambda: player.screen.part and player.screen.part_name == "choosing")
    info = player.screen.panel.info
    assert "→" not in info.words and player.screen.panel.short < 8
    assert info.words == player.screen.say.TO_GO.format(player.screen.panel.short)


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
@pytest.mark.parametrize("pile", [0, 1, 2])
def test_in_twist_a_card_flies_from_its_pile_and_to_it(player, pile):
    """In the view of the piles as they are drawn: the animation must begin and end exactly there."""
    screen, table = twist(player)
    tops, motion = screen.piles.tops, screen.show.motion
    assert len({top.x for top in tops}) == 3
    player._until("RIGHT", lambda: player.choice()[2:] == ((pile,) if pile else ()) and player.choice()[1] != "deck")
    assert (screen.mark.x, screen.mark.hidden) == (tops[pile].x + 3, False)
    player.press("A")
    assert motion.moving is motion.flyer and (motion.x0, motion.y0) == (tops[pile].x, screen.piles.y)
    assert not table.piles[pile]
    table.emptied = -1  # else it must go where it came from
    player.settle()
    if screen.turn.focus:
        player.press("B")
    player._until("RIGHT", lambda: screen.hand.card() < 0x40)
    card = screen.hand.card()
    player.press("A")
    player._until("RIGHT", lambda: screen.part.actions[screen.part.at][3] == pile)
    assert screen.mark.x == tops[pile].x + 3
    assert screen.bar.left.words == screen.app.words_of("piles").ON_PILE.format(pile + 1)
    player.press("A")
    assert motion.moving is motion.flyer and (motion.x1, motion.y1) == (tops[pile].x, screen.piles.y)
    player.handheld.until(lambda: not motion.moving, 2000, 5)
    assert table.piles[pile][-1] == card and tops[pile][0] == card & 15


def test_the_line_names_the_card_that_the_pad_would_choose_next(player):
    screen, table = twist(player)
    for at in range(4):
        screen.turn.at = at
        screen.turn.prompt()
        other = screen.turn.uses[(at + 1) % 4][0]
        pile = table.piles[other[2] if len(other) > 2 else 0]
        assert screen.bar.right.words == (screen.say.DECK if other[1] == "deck" else screen.name(pile[-1]))


def test_in_twist_a_skip_that_nobody_can_be_given_goes_on_a_pile(player):
    screen, table = twist(player)
    player.press("A")
    player.settle()
    table.hands[0][:] = bytes((SKIP, 0x05, 0x16))
    for seat in (1, 2):
        table.skips[seat] = SKIP
    screen.panel.measured = b""
    screen.flow.begin_at_once()
    player.handheld.run(60)
    player._discard(SKIP, -1, 1)
    player.handheld.run(200)
    assert table.turn != 0 or not table.hands[0].count(bytes((SKIP,)))


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
@pytest.mark.parametrize("held", [True, False])
def test_what_is_drawn_for_who_has_not_taken_the_device_flies_face_down(player, held):
    """A Wild that goes to the first player, say: the other person still looks at the screen."""
    from screens.table.tiles import BACK, look_of
    player.start(2, persons=2)
    screen, game = player.screen, player.app.game
    player.handheld.until(lambda: not screen.show.busy())
    assert screen.part_name == "pass_on" and not game.held
    game.held = held
    game.table.events.append(("drew", game.viewer, "deck", 0x15))
    player.handheld.until(lambda: screen.show.motion.moving, 2000, 5)
    assert screen.show.motion.flyer[0] == look_of(0x15 if held else BACK) & 255


def quiet_table(player):
    """Return (game, screen): a table on which nothing moves, so that a test says what happens next."""
    player.handheld.run(500)
    game = stage.play(player.handheld, 3)
    game.table.events.clear()
    stage.go(player.handheld, "table")
    screen = player.screen
    screen.show.finish()
    player.handheld.until(lambda: not screen.show.busy())
    return game, screen


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_a_key_that_ends_a_motion_does_not_pass_over_what_comes_next(player, monkeypatch):
    """The game goes on only when all that happened was shown."""
    (game, screen), went_on = quiet_table(player), []
    go_on = screen.flow.go_on
    monkeypatch.setattr(screen.flow, "go_on", lambda: went_on.append(len(game.table.events)) or go_on())
    screen.turn.ready, screen.show.own = False, True
    game.table.events += [("discarded", game.viewer, 0x15, False, 0), ("drew", 1, "deck", 0x16),
                          ("discarded", 1, 0x16, False, 0)]
    player.handheld.until(lambda: screen.show.motion.moving, 2000, 5)
    player.press("RIGHT", wait=40)
    player.handheld.until(lambda: went_on)
    assert not any(went_on)


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_while_a_card_flies_nothing_is_saved(player, monkeypatch):
    """A step of a save may take longer than a frame: it is done while words stand still, or nothing moves."""
    (game, screen), saved_beside = quiet_table(player), []
    step = game.save_step
    player.handheld.until(lambda: not game.fresh and game.unsaved is None)
    game.to_be_saved(certainly=True)
    while not game.unsaved:  # until it is packed
        step()
    monkeypatch.setattr(game, "save_step", lambda: saved_beside.append(screen.show.motion.moving) or step())
    game.table.events.append(("drew", 1, "deck", 0x15))
    player.handheld.until(lambda: screen.show.motion.moving, 2000, 5)
    player.handheld.until(lambda: game.unsaved is None)
    assert saved_beside and not any(saved_beside)


@pytest.mark.parametrize(("floats", "offered"), [(0, ["deck", "discard", "saved"]), (1, ["deck"])])
def test_who_floats_is_offered_no_saved_card(player, floats, offered):
    """No draw is offered that would be refused."""
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "" if floats else "R1 B9", "draw", mode="masters", goOut="float")
    at.laid[0] = [table_positions.group(SET, 3, "R3 G3 Y3")]
    at.saved[0][:], at.floating[0] = table_positions.cards("W B7 W"), floats
    draws = [uses[0] for uses in stop().turn.uses]
    assert sorted({draw[1] for draw in draws}) == offered and len(draws) == (1 if floats else 4)
    assert not any(engine.why_not(at, 0, draw) for draw in draws)


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
@pytest.mark.parametrize(("seat", "tile"), [(0, 5), (1, 16)])
def test_a_saved_card_is_seen_by_its_owner_alone(player, seat, tile):
    """For others a card moves face down, and the line does not name it."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode="masters")
    made.table.events.clear()
    stage.go(player.handheld, "table")
    screen = player.screen
    screen.show.finish()
    before = screen.bar.left.words
    made.table.events.append(("saved", seat, 0x15))
    player.handheld.until(lambda: screen.show.motion.moving, 1000, 5)
    assert screen.show.motion.flyer[0] == tile
    assert screen.name(0x15) not in screen.bar.left.words and (screen.bar.left.words == before) == (seat == 0)


def test_a_saved_card_is_hidden_with_the_hand(player):
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode="masters")
    stage.go(player.handheld, "table")
    player.handheld.run(300)
    made.table.saved[0][:] = b"\x15"
    extra = player.screen.extras[0]
    for made.held, tile in ((True, 5), (False, 0)):
        extra.sync(None)
        assert extra.top[0] == tile


def test_a_card_drawn_for_somebody_else_does_not_show_the_hand(player):
    """At the first turn of a hand the upcard may go to a person who has not yet said to hold the device."""
    player.start(2, persons=2)
    screen, game = player.screen, player.app.game
    assert not game.held and not screen.hand.cards
    screen.show.motion.percent = 100
    screen.show._begin(("drew", game.viewer, "discard", game.table.hands[game.viewer][0]))
    assert screen.show.motion.moving and not screen.hand.cards


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_what_another_does_can_be_read(player):
    """However short a card's way is, and also where none moves."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3)
    stage.go(player.handheld, "table")
    show, machine = player.screen.show, player.screen.app.machine
    show.finish()
    for event in (("drew", 1, "deck", 5), ("drew", 1, "discard", 5), ("discarded", 1, 5, False, 0),
                  ("skipped", 1, 2, SKIP), ("served", 2), ("reshuffled", 9), ("over", 1)):
        made.table.events[:] = [event]
        before = machine.now
        player.handheld.until(lambda: not show.busy(), 6000, 20)
        assert machine.now - before >= pace.DRAWS, event


@pytest.mark.parametrize("player", [{"speed": "slow"}], indirect=True)
@pytest.mark.parametrize(("key", "runs"), [("B", True), ("A", False)])
def test_while_b_is_held_down_the_others_moves_are_shown_for_a_frame_each(player, key, runs):
    """To the own turn, in which it does nothing more. A short press ends what is shown now, as any key does."""
    handheld = player.handheld
    player.start(4)
    until_turn(player, "discard")
    player.move()
    screen, table = player.screen, player.table
    handheld.until(lambda: screen.show.busy(), 5000, 20)
    handheld.badge.press(key, True)
    handheld.run(300)  # as long as for a press that is one
    assert table.step != "over" and table.turn != player.app.game.viewer
    start = handheld.time
    handheld.until(lambda: screen.turn.ready and table.turn == player.app.game.viewer, 60_000, 20)
    assert (handheld.time - start < 2000) == runs
    before = packed(player)
    handheld.run(1500)
    assert screen.turn.ready and packed(player) == before and not player.app.game.undoable
    handheld.badge.press(key, False)


@pytest.mark.parametrize(("go_out", "wins"), [("float", "discard"), ("hitOrDiscard", "hit")])
def test_the_last_card_goes_out_at_once_though_it_could_be_hit(player, go_out, wins):
    """A hit would make the seat float, and the hand go on."""
    player.handheld.run(500)
    table, stop = key_feedback.own_turn(player.handheld, "R8", goOut=go_out)
    table.laid[0] = [table_positions.group(1, 8, "G8 B8 Y8"), table_positions.group(1, 3, "R3 G3 Y3")]
    screen = stop()
    assert [uses[0][0] for uses in screen.turn.uses] == (
        ["discard", "hit"] if wins == "discard" else ["hit", "discard"])
    player.press("A", wait=300)
    assert table.out == 0 and table.step == "over"


def test_groups_can_be_looked_at_while_the_phase_could_be_laid(player):
    """UP from the phase, as from the hand; B goes back to it."""
    player.handheld.run(500)
    table, stop = key_feedback.own_turn(player.handheld, "R4 B4 G4 Y7 G7 R7 R9 B10 Y11 S R1", seats=6)
    for seat in range(1, 6):
        table.laid[seat] = [table_positions.group(1, 3, "R3 G3 Y3")]
    screen = stop()
    groups, turn = screen.groups, screen.turn
    assert turn.can_lay and len(groups.owners) > groups.rows and groups.first == 0
    player.press("UP")
    player.press("DOWN")
    assert groups.first == 1
    player.press("B")
    assert screen.bar.left.words == screen.say.LAY.format("1") and not screen.bar.key_a.hidden
    player.press("DOWN")
    assert screen.turn.on_card()


def test_groups_can_be_looked_at_before_the_draw(player):
    player.handheld.run(500)
    table, stop = key_feedback.own_turn(player.handheld, "R4 B4 G4 Y7 G7 R7 R9 B10 Y11 S", seats=6)
    table.step = "draw"
    for seat in range(1, 6):
        table.laid[seat] = [table_positions.group(1, 3, "R3 G3 Y3")]
    screen = stop()
    player.press("UP")
    player.press("DOWN")
    assert screen.turn.looks_around() and screen.groups.first == 1
    player.press("B")
    assert screen.turn.draw()


def test_the_dealer_is_told_once_what_there_is_to_choose(player):
    player.handheld.run(500)
    table = table_positions.table(player.handheld, 3, firstWild="dealerChooses", firstSkip="dealerChooses")
    from screens.table import lessons
    screen, game = player.screen, player.app.game
    lessons.begin(game, "")
    assert game.lessons.count("give GIVE") == 1
    table.step = "name"  # in which a victim is chosen from the same list
    assert lessons.due(screen, "give") == ""
    table.step, table.turn, table.given = "give", 0, WILD
    screen.turn.ready = False
    player.handheld.until(lambda: screen.part, 3000, 20)
    assert screen.part_name == "coach"
    player.press("A")
    player.handheld.until(lambda: screen.part_name == "aim", 3000, 20)
    assert "give GIVE" not in game.lessons


def test_without_animations_messages_are_shown_for_a_third_of_their_time():
    assert pace.hold(pace.NEWS, 0) == pace.NEWS // pace.STILL and pace.hold(pace.NEWS, 45) == 450
    assert pace.hold(pace.DRAWS, 45) == pace.LEAST  # with them never so short that it only flickers


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
@pytest.mark.parametrize(("skip_pile", "flies"), [("onTopWhenServed", True), ("underWhenServed", True),
                                                  ("onTopWhenPlayed", False), ("setAside", False)])
@pytest.mark.parametrize("card", [SKIP, SPENT])
def test_a_skip_that_is_served_flies_where_it_goes(player, skip_pile, flies, card):
    """Not to a pile on which it does not come to lie. A Wild played as a Skip is seen to be one."""
    player.handheld.run(500)
    stage.play(player.handheld, 3, skipPile=skip_pile, wildAsSkip="on")
    stage.go(player.handheld, "table")
    show, motion = player.screen.show, player.screen.show.motion
    show.finish()
    show._begin(("skipped", 1, 2, card))
    assert motion.flyer[0] == look_of(card) & 255
    show.finish()
    show._begin(("served", 2))
    assert (motion.moving is not None) == flies
    assert not flies or motion.flyer[0] == look_of(card) & 255


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
def test_a_skip_that_was_turned_up_stays_where_it_lies(player):
    player.handheld.run(500)
    script = Script()
    for line in ("option firstSkip=skipFirst", "players 3", "dealer 3", "upcard S", "= hand open"):
        script.feed(line)
    stage.play(player.handheld, 3)
    stage.go(player.handheld, "table")
    show = player.screen.show
    show.finish()
    show._begin(next(event for event in script.table.events if event[0] == SERVED))
    assert show.motion.moving is None


@pytest.mark.parametrize("player", [{"speed": "normal"}], indirect=True)
@pytest.mark.parametrize(("given_as", "flies"), [("target", True), ("card", False)])
def test_a_skip_that_the_dealer_gives_waits_where_it_makes_somebody_miss_a_turn(player, given_as, flies):
    player.handheld.run(500)
    stage.play(player.handheld, 3, firstSkip="dealerChooses", dealerSkip=given_as)
    stage.go(player.handheld, "table")
    show = player.screen.show
    show.finish()
    show._begin(("gave", 1, 2, SKIP))
    show.finish()
    show._begin(("served", 2))
    assert (show.motion.moving is not None) == flies


@pytest.mark.parametrize(("cards", "asked"), [((WILD,), False), ((WILD, 0x05), True), ((WILD, 0x05, 0x16), True)])
def test_a_wild_is_not_discarded_unasked_but_as_the_last_card(player, cards, asked):
    player.start(3)
    until_turn(player, "discard")
    screen, table = player.screen, player.table
    seat = table.turn
    table.hands[seat][:] = bytes(cards)
    table.laid[seat] = table.laid[seat] or [bytearray((1, 1, 0x01, 0x11, 0x21)), bytearray((1, 12, 0x0C, 0x1C, 0x2C))]
    screen.flow.begin_at_once()
    player.handheld.run(60)  # a key before the line has been seen does nothing
    player._choose(WILD)
    player._until("DOWN", lambda: player.choice()[0] == "discard")
    player.press("A")
    assert bool(screen.turn.ready and screen.turn.question) == asked and (WILD in table.hands[seat]) == asked
    if asked:
        assert screen.bar.left.words == screen.app.words_of("why").DISCARD_WILD
        player.press("B")
        assert not screen.turn.question and WILD in table.hands[seat]
        player.press("A")
        player.press("A")
        assert WILD not in table.hands[seat]


# --- where the cursor stands ------------------------------------------------------------------------------------------


THREES, RUN = bytearray((1, 3, 0x03, 0x13, 0x23)), bytearray((2, 4, 0x04, 0x15, 0x26, 0x37))


def own_turn(player, hand, laid=(), others=(), drawn=0, step="play", **options):
    """The viewer's turn on phase 1, two sets of three, with this hand; others: what the next seat has laid."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, **options)
    made.table.events.clear()
    stage.go(player.handheld, "table")
    screen, table = player.screen, made.table
    table.hands[0][:] = bytes(hand)
    table.laid[0], table.laid[1] = [bytearray(group) for group in laid], [bytearray(group) for group in others]
    table.turn, table.step, table.drawn = 0, step, drawn
    screen.show.finish()
    screen.flow.begin_at_once()
    player.handheld.run(150)
    return screen, table


FULL = (0x01, 0x11, 0x05, 0x15, 0x07, 0x18, 0x29, 0x3A, 0x0B, 0x3C)


def test_groups_that_are_all_in_sight_are_not_looked_through(player):
    """And a game that is no visitor's waits for as long as one likes."""
    screen, table = own_turn(player, (*FULL, 0x22), others=(THREES,))
    table.laid[2] = [bytearray(THREES)]
    screen.refresh()
    assert len(screen.groups.owners) == screen.groups.rows and not screen.game.patience
    player.press("UP")
    assert screen.turn.ready and not screen.turn.looks_around()


@pytest.mark.parametrize(("drawn", "others", "card"), [
    (0x22, (), 0x22),  # of no use
    (0x21, (), 0x3C),  # the phase wants it, and the dearest of the others goes
    (0x23, (THREES,), 0x3C),  # a group wants it
    (0x2C, (bytearray((1, 12, 0x0C, 0x1C, WILD)),), 0x0B),
])
def test_the_drawn_card_goes_only_if_nobody_wants_it(player, drawn, others, card):
    screen, _ = own_turn(player, (*FULL, drawn), others=others, drawn=drawn)
    assert screen.hand.card() == card and screen.turn.spare == card


@pytest.mark.parametrize("hand", [(WILD, 0x29, 0x03), (0x03, WILD, 0x29), (WILD, 0x03, 0x29)])
def test_a_number_that_fits_is_proposed_before_a_wild(player, hand):
    """It may make room for more, and the Wild fits also later."""
    screen, _ = own_turn(player, hand, laid=(THREES, THREES))
    assert screen.hand.card() == 0x03
    screen, _ = own_turn(player, [card for card in hand if card != 0x03], laid=(THREES, THREES))
    assert screen.hand.card() == WILD


@pytest.mark.parametrize(("card", "asked"), [(0x22, False), (0x01, True), (0x07, False), (0x03, True), (0x18, True)])
def test_a_discard_that_could_be_used_is_asked_about_once(player, card, asked):
    hand = (0x07, 0x29, 0x3A, 0x0B, 0x3C, 0x22, card, 0x01, 0x11, 0x05, 0x15)  # what the phase needs comes last
    screen, table = own_turn(player, hand, others=(THREES, RUN), drawn=0x22)
    player._choose(card)
    player.press("A", wait=90)
    assert bool(screen.turn.ready and screen.turn.question) == asked
    assert table.hands[0].count(bytes((card,))) == hand.count(card) - (not asked)
    if asked:
        for key in ("UP", "B"):
            assert screen.bar.left.words == screen.app.words_of("why").DISCARD_FITTING
            player.press(key)
            assert not screen.turn.question and len(table.hands[0]) == 11
            assert screen.turn.on_card() and screen.bar.left.words == screen.say.DISCARD.format(screen.name(card))
            player.press("A", wait=90)
        player.press("A", wait=90)
        assert len(table.hands[0]) < 11


@pytest.mark.parametrize(("card", "victim"), [(0x3A, "next"), (0x3C, "next"), (SKIP, "next"), (SKIP, "any")])
def test_a_discard_instead_of_the_phase_is_asked_about_once(player, card, victim):
    """Whoever put it off by "Later" and presses A again would end the turn without it; of the card proposed, too."""
    screen, table = own_turn(player, (0x01, 0x11, 0x21, 0x05, 0x15, 0x25, 0x18, 0x29, 0x3A, 0x3C, SKIP),
                             skipTarget=victim)
    assert screen.bar.right.words == screen.say.LATER
    player.press("B", wait=90)
    player._choose(card)
    player.press("A", wait=90)
    assert screen.bar.left.words == screen.app.words_of("why").DISCARD_UNLAID and len(table.hands[0]) == 11
    player.press("A", wait=90)
    assert (len(table.hands[0]) == 10 or screen.part_name == "aim") and not table.laid[0]


@pytest.mark.parametrize(("card", "question"), [(0x03, "DISCARD_FITTING"), (WILD, "DISCARD_WILD"), (0x22, None)])
def test_a_card_turned_over_that_could_be_used_is_asked_about_once(player, card, question):
    screen, table = own_turn(player, (*FULL[1:], card), others=(THREES,), step="turn", firstWild="dealerChooses")
    player._until("RIGHT", lambda: screen.hand.card() == card)
    player.press("A", wait=90)
    assert (table.step == "turn") == bool(question)
    if question:
        assert screen.bar.left.words == getattr(screen.app.words_of("why"), question)
        player.press("A", wait=90)
        assert table.turn or table.step != "turn"  # or the next one turns a card over already


def test_beside_the_phase_stands_what_another_key_does_with_this_card(player):
    """Or, where none does, what the phase lacks."""
    screen, _ = own_turn(player, (*FULL[:5], WILD, 0x07, 0x18, 0x29, 0x3A, 0x0B), wildAsSkip="on")
    lacks, info = screen.say.TO_GO.format(screen.panel.short), screen.panel.info
    player._until("RIGHT", lambda: screen.hand.card() == WILD)
    assert info.words == "↓ " + screen.say.USE["skip"]
    player.press("DOWN")
    assert info.words == "↑ " + screen.say.USE["discard"]
    player._until("RIGHT", lambda: screen.hand.card() != WILD)
    assert info.words == lacks


def test_groups_are_scrolled_past_those_of_the_chosen_card(player):
    player.handheld.run(500)
    key_feedback.looking_at_groups(player.handheld)
    screen = player.screen
    groups, seen = screen.groups, []
    assert screen.turn.lit and len(groups.owners) > groups.rows
    for _ in groups.owners:
        player.press("DOWN")
        seen.append(groups.first)
    assert seen[-1] == len(groups.owners) - groups.rows
    player._until("UP", lambda: not groups.first)
    screen.turn.drop_choices()
    assert not screen.turn.lit and not screen.turn.uses  # or they would be there twice when they are found again


def test_the_group_aimed_at_shines_alone(player):
    """A Wild fits all: between close rows the mark does not tell to which one it belongs."""
    from handheld import colours
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "W R9 G12")
    ones, twos = table_positions.group(SET, 1, "R1 G1 Y1"), table_positions.group(SET, 2, "R2 G2 Y2")
    for seat in range(4):
        at.laid[seat] = [ones, twos]
    screen = stop()

    def shining():
        rows = zip(screen.groups.owners, screen.groups.minis)
        return [(owner, i // 3) for owner, minis in ((0, screen.panel.minis), *rows) for i in range(0, len(minis), 3)
                if any(minis[j].pixel_shader[2] == colours.LIGHT_YELLOW for j in range(i, i + 3))]  # the border

    player._until("RIGHT", lambda: screen.hand.card() == WILD)
    assert len(shining()) == 8
    player.press("A")
    for action in screen.part.actions:
        assert shining() == [action[2:4]]
        player.press("RIGHT")
    player.press("B")
    assert len(shining()) == 8
    player._until("RIGHT", lambda: screen.hand.card() != WILD)
    assert not shining()


def test_the_line_says_what_was_advised_without_the_table(player):
    screen, table = own_turn(player, FULL, step="draw")
    table.pile[:], table.thrown_by[:] = b"\x29", b"\xff"
    screen.flow.begin_at_once()
    player.handheld.run(100)
    assert screen.bar.left.words == screen.say.DRAW
    player.app.game.advised = ("draw", "discard"), False
    player.handheld.run(100)
    assert screen.turn.draw() == ("draw", "discard")
    assert screen.bar.left.words == screen.say.TAKE.format(screen.name(0x29))


def test_what_was_advised_without_the_table_comes_before_the_next_key(player):
    """Else another hint would begin with old advice, which A did later in the turn."""
    screen, table = own_turn(player, FULL, step="draw")
    table.pile[:], table.thrown_by[:] = b"\x29", b"\xff"
    player.app.game.advised = ("draw", "discard"), True
    player.app.machine.keys.put_back(SELECT | HELD)
    player.handheld.run(60)
    assert not player.app.game.advised and screen.part_name != "hint" and 0x29 in table.hands[0]


def test_after_a_hit_comes_the_next_card_that_fits_and_at_last_a_discard(player):
    """In the order of the hand, Wilds last; cards that fit nowhere remain."""
    screen, table = own_turn(player, (0x22, 0x03, WILD, 0x18, 0x3B, 0x33), (THREES, RUN))
    gone = []
    for _ in range(4):
        gone.append(screen.hand.card())
        assert screen.turn.uses[0][0][0] == "hit"
        player.press("A", wait=90)
        if screen.part:
            player.press("A", wait=90)
        player.settle()
    assert gone == [0x03, 0x33, 0x18, WILD]
    assert screen.hand.card() == 0x3B and screen.turn.uses[0][0] == ("discard", 0x3B)


@pytest.mark.parametrize(("hand", "top", "source"), [
    ((0x01, 0x11, 0x21, 0x05, 0x15, 0x07), 0x25, "discard"),
    ((0x01, 0x11, 0x21, 0x05, 0x15, 0x07), WILD, "discard"),
    ((0x01, 0x11, 0x21, 0x05, 0x15, 0x07), 0x29, "deck"),
    ((0x01, 0x11, 0x08, 0x05, 0x15, 0x07), 0x25, "deck"),  # nearer, but not complete
    ((0x01, 0x11, 0x21, 0x05, 0x15, 0x25), 0x25, "deck"),  # complete already
])
def test_the_pile_is_chosen_when_its_top_completes_the_phase(player, hand, top, source):
    screen, table = own_turn(player, hand, step="draw")
    table.pile.append(top)
    table.thrown_by.append(255)
    screen.flow.begin_at_once()
    player.handheld.run(100)
    assert screen.turn.draw() == ("draw", source)


@pytest.mark.parametrize(("top", "source"), [(0x33, "discard"), (WILD, "discard"), (0x29, "deck"), (SKIP, "deck")])
def test_the_pile_is_chosen_when_its_top_can_go_to_a_group_at_once(player, top, source):
    screen, table = own_turn(player, (0x01, 0x2C), (THREES, THREES), step="draw")
    table.pile.append(top)
    table.thrown_by.append(255)
    screen.flow.begin_at_once()
    player.handheld.run(100)
    assert screen.turn.draw() == ("draw", source)


def test_the_last_card_is_not_offered_to_a_group_where_it_must_be_discarded(player):
    screen, table = own_turn(player, (WILD,), (THREES,), (RUN,), goOut="discard")
    assert screen.turn.uses == [[("discard", WILD)]]
    player.press("A", wait=120)
    player.settle()
    assert table.hand_no > 1 or table.step in ("over", "end") or not table.hands[0]


@pytest.mark.parametrize(("run", "ends"), [
    (bytearray((2, 4, 0x04, WILD, 0x26, 0x37)), ["low", "high"]),
    (bytearray((2, 1, 0x01, 0x12, 0x23, 0x34, WILD, 0x06)), [""]),
])
def test_a_card_takes_the_place_of_a_wild_which_goes_to_the_end_that_is_chosen(player, run, ends):
    screen, table = own_turn(player, (0x15, 0x2C, 0x2B), (THREES,), (run,), replaceWild="on")
    player._until("RIGHT", lambda: screen.hand.card() == 0x15)
    assert screen.turn.uses[0] == [("swap", 0x15, 1, 0, end) for end in ends]
    player.press("A", wait=120)
    if len(ends) > 1:
        player.press("RIGHT", wait=120)
        player.press("A", wait=120)
    player.settle()
    assert table.laid[1][0][-1] == WILD and WILD not in table.laid[1][0][2:-1]


def test_the_lay_proposed_first_lets_most_cards_go(player):
    """Three triples for two sets: the third can be hit at once where another seat has laid that number."""
    hand = (0x01, 0x11, 0x21, 0x03, 0x13, 0x23, 0x0A, 0x1A, 0x2A, 0x35)
    screen, table = own_turn(player, hand, others=(THREES,))
    for threes_lie in (True, False):
        if not threes_lie:
            table.laid[1] = [bytearray((1, 10, 0x3A, 0x0A, 0x1A)), bytearray((1, 1, 0x31, WILD, WILD))]
            screen.flow.begin_at_once()
        player.press("A", wait=90)
        part = screen.part
        seen = [part.lay]
        laid = sorted(value for _, value in part.lay)
        assert (3 in laid) != threes_lie
        for _ in range(2):
            player.press("RIGHT", wait=90)
            seen.append(part.lay)
        assert len({repr(lay) for lay in seen}) == 3  # each way once
        player.press("RIGHT", wait=90)
        assert part.lay == seen[0]  # and round again
        player.press("RIGHT", wait=90)
        player.press("LEFT", wait=90)
        assert part.lay == seen[0]
        player.press("B", wait=90)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_groups_of_a_table_of_four_are_all_in_sight(player, seats):
    player.handheld.run(500)
    made = stage.play(player.handheld, seats)
    made.table.events.clear()
    for seat in range(1, seats):
        made.table.laid[seat] = [bytearray(THREES), bytearray(RUN)]
    stage.go(player.handheld, "table")
    groups = player.screen.groups
    seen = [seat for seat in range(1, seats) if groups.row_of(seat) >= 0]
    assert seen == list(range(1, seats))[:3 if seats == 4 else 2]
    assert groups.arrows[0].hidden and groups.arrows[1].hidden == (seats < 5)
    for minis in groups.minis:  # cards fly to the ends of groups
        cards = [minis.x + card.x for card in minis if not card.hidden]
        ends = [minis.spot(index, low) for index in range(2) for low in (True, False)] if cards else []
        assert ends == [cards[i] for i in (0, len(THREES) - 3, len(THREES) - 2, -1) if cards]
    rows = [groups.y + minis.y for minis in groups.minis if not minis[0].hidden]
    card = groups.minis[0].sheet.height - 1  # without its shadow
    assert rows[0] >= player.screen.panel.y + 24
    ends = [*rows[1:], player.screen.bar.y]
    assert all(end - row >= card for row, end in zip(rows, ends)), "a row lies on another"
    box = owl.box(owl.ADVICE, owl.AT_TABLE)
    assert seats != 4 or box.y <= rows[0] and box.y + box[0].height >= ends[-1], "a row looks out behind a hint"


def test_what_was_put_off_has_a_way_back(player):
    screen, _ = own_turn(player, (0x01, 0x11, 0x21, 0x05, 0x15, 0x25, 0x07), drawn=0x25)
    assert screen.bar.right.words == screen.say.LATER
    player.press("B")
    assert screen.bar.right.words == screen.panel.info.words == screen.say.TO_LAY
    player.press("UP")
    assert screen.bar.left.words == screen.say.LAY.format(1) and screen.panel.info.words == screen.say.COMPLETE


def test_an_early_a_does_nothing_but_say_so(player):
    screen, table = own_turn(player, (*FULL, 0x22), drawn=0x22)
    player.handheld.run(100)
    screen.turn.ready = False
    table.turn = 1
    screen.bots.think = lambda: None  # somebody thinks for long
    screen.bar.tell("LULU draws")
    player.press("A")
    assert screen.bar.lit and screen.bar.left.words == "LULU draws"
    player.handheld.run(150)
    assert not screen.bar.lit


def test_a_pressed_before_its_line_was_seen_is_not_heard(player):
    screen, table = own_turn(player, (*FULL, 0x22), drawn=0x22)
    at = screen.hand.at
    player.handheld.badge.press("LEFT", True)
    player.handheld.badge.press("A", True)
    player.handheld.run(400)
    assert screen.hand.at != at and len(table.hands[0]) == 11


def asked_to_knock(player, priority):
    """Set up a moment in which the person and seat 3 may knock in the turn of seat 2."""
    player.handheld.run(500)
    stage.play(player.handheld, 4, knock="on", knockPriority=priority, knockWindow="9")
    stage.go(player.handheld, "table")
    screen, table = player.screen, player.table
    for _ in range(300):
        assert player.settle()
        if screen.part and screen.part_name == "knock" and screen.part.persons and table.turn == 2:
            break
        if screen.part or table.turn == 0:
            player.move()
    screen.part.takes = True  # as for a card that is of use
    return screen.part


@pytest.mark.parametrize(("persons", "takes"), [(1, False), (2, True)])
def test_what_a_does_about_a_knock_tells_other_persons_nothing_of_the_hand(player, persons, takes):
    """The card is of no use: alone A lets it go, among others it always knocks."""
    player.handheld.run(500)
    key_feedback.knocking(player.handheld, persons, hand="R1 B1 G2 Y2 R5 B7 G8 Y10 R11 B12")
    assert player.screen.part.takes == takes


class Slow:
    """A bot that decides after so many calls of step()."""

    def __init__(self, thoughts, action):
        self.steps = [None] * thoughts + [action]

    def step(self):
        return self.steps.pop(0)


def told_in(bar):
    """A list of what the bar tells from now on."""
    told, tell = [], bar.tell
    bar.tell = lambda words, *b: (told.append(words), tell(words, *b))
    return told


def test_a_bot_that_wants_to_knock_does_not_wait_for_the_whole_window(player):
    asked_to_knock(player, "first")
    part = player.screen.part
    part.bot = 3
    player.handheld.run(2000)
    assert player.screen.part is not part


def test_a_bot_may_take_its_time_to_knock(player):
    asked_to_knock(player, "first")
    for seat, action in ((1, ("pass",)), (3, ("knock",))):
        asking = Knockers(player.screen)
        asking.bots[:], asking.bot = [seat], Slow(20, action)
        for thoughts in range(21):
            assert asking.are_asked(), thoughts
            asking.ask()
        assert not asking.bots and asking.first == (3 if seat == 3 else -1)


@pytest.mark.parametrize(("wants", "turn"), [(True, 3), (False, 2)])
def test_what_bots_decide_about_a_persons_discard_opens_no_window(player, wants, turn):
    """Nor does the card that no bot wants in the person's own turn; A meanwhile takes nothing."""
    asked_to_knock(player, "first")
    screen, table = player.screen, player.table
    screen.close_part()
    player.app.game.levels = bytes((6, 6, 6, 6))  # no person may answer
    asking = screen.flow.knockers = Knockers(screen)
    asking.bots[:], asking.bot, player.app.game.asked = [3], Slow(20, ("knock",) if wants else ("pass",)), None
    assert not asking.persons
    for _ in range(20):
        screen.flow.go_on()
        assert not screen.part and screen.flow.knockers is asking and table.turn == 2
    screen.flow.go_on()
    screen.flow.go_on()
    assert not screen.part and not screen.flow.knockers and table.turn == turn


@pytest.mark.parametrize(("priority", "before"), [("first", True), ("seat", True), ("seat", False)])
def test_who_knocks_when_two_want_to(player, priority, before):
    """By seat order a bot seated before the person gets the card; else the faster one, which is the person."""
    part, table = asked_to_knock(player, priority), player.table
    part.bot = 3 if before else -1  # the order is 3, 0, 1
    player.press("SELECT")
    assert player.screen.part is part
    player.press("A")
    assert table.turn == (3 if before and priority == "seat" else 0)


@pytest.mark.parametrize("own", [True, False])
def test_who_hurries_the_bots_on_does_not_knock(player, own):
    """A card that nobody has looked at is not taken, nor one more for it. An A by itself is an answer."""
    player.handheld.run(500)
    (key_feedback.knocking_of_bots if own else key_feedback.knocking_of_two)(player.handheld)
    part, screen = player.screen.part, player.screen
    before = bytes(player.table.hands[0])
    part.before = player.app.machine.now  # of the key that ended what was shown
    for _ in range(6):
        player.press("A", hold=40, wait=160)
        assert screen.part is part and bytes(player.table.hands[0]) == before
    player.handheld.run(500)
    player.press("A")
    player.handheld.until(lambda: screen.part is not part, 2000, 20)


def test_who_is_asked_to_knock_does_not_see_another_persons_hand(player):
    """Nor that hand's progress; the person in turn confirms again before the cards are shown."""
    player.handheld.run(500)
    key_feedback.knocking_of_two(player.handheld)
    screen, game = player.screen, player.app.game
    shown = [grid for grid in screen.panel.minis if not grid.hidden]
    assert game.viewer == 0 and len(screen.hand.cards) == 10 and shown and screen.panel.info.words
    player.press("B")
    assert screen.bar.left.words == screen.part.words.KNOCK_WHO.format(game.names[1])
    assert not screen.hand.cards and not screen.panel.info.words
    assert all(grid.hidden for grid in screen.panel.minis)
    player.press("A")
    player.settle()
    assert screen.part_name == "pass_on" and screen.part.seat == 1 and 0x29 in player.table.hands[1]


@pytest.mark.parametrize("key", [A, START])
def test_a_key_that_does_something_takes_its_words_away_at_once(player, key):
    """Before the next picture, whatever the move takes; and the bar does not flash, as for a key that does nothing."""
    player.handheld.run(500)
    screen = key_feedback.own_turn(player.handheld, "R3 S R7 G5")[1]()
    flashes, screen.bar.light = [], lambda: flashes.append(key)
    assert screen.bar.left.words
    screen.key(key)
    assert screen.later and not screen.bar.left.words and not flashes


@pytest.mark.parametrize("key", ["A", "B", "wait"])
def test_a_bot_knocks_for_what_the_person_lets_go(player, key):
    """In the person's own turn: A takes the card, B or waiting leaves it."""
    player.handheld.run(500)
    key_feedback.knocking_of_bots(player.handheld)
    part, screen = player.screen.part, player.screen
    part.time = 0
    assert screen.bar.left.words == part.words.TAKE_NOW.format(screen.name(0x29))
    assert not screen.bar.key_b.hidden and screen.bar.right.words == part.words.LET_GO
    if key == "wait":
        del part.tick  # its own, by which time goes on
    else:
        player.handheld.badge.press(key, True)
    player.handheld.until(lambda: screen.part is not part, 2000, 20)
    assert 0x29 in player.table.hands[0 if key == "A" else 2]


@pytest.mark.parametrize("key", ["A", "B"])
@pytest.mark.parametrize("mine", [True, False])
def test_a_card_of_no_use_is_knocked_for_only_when_the_pad_chooses_that(player, key, mine):
    """Nor taken before a bot that knocks. The line shows both, and says what A does."""
    player.handheld.run(500)
    key_feedback.knocking_for_nothing(player.handheld, mine)
    screen = player.screen
    part, words, name, other = screen.part, screen.part.words, screen.name(0x29), screen.bar.right.words
    take = words.KNOCK.format(name, 90) if mine else words.TAKE_NOW.format(name)
    assert screen.bar.left.words == words.LEAVE.format(name) and other not in ("", words.LET_GO)
    for _ in range(2):
        for pad, line in (("RIGHT", take), ("UP", words.LEAVE.format(name))):
            player.press(pad)
            assert screen.bar.left.words == line
    player.handheld.run(500)
    told = told_in(screen.bar)
    player.press(key)
    assert told[0] == words.LET_GO
    player.handheld.until(lambda: screen.part is not part, 3000, 20)
    assert 0x29 not in player.table.hands[0]


@pytest.mark.parametrize("mine", [True, False])
def test_a_card_of_no_use_can_be_taken_all_the_same(player, mine):
    player.handheld.run(500)
    key_feedback.knocking_for_nothing(player.handheld, mine)
    player.press("DOWN", wait=500)
    player.press("A", wait=500)
    assert 0x29 in player.table.hands[0]


def test_what_a_does_tells_nobody_whether_the_card_is_of_use_to_another(player):
    """Where several persons share the device it always means that the one asked knocks."""
    player.handheld.run(500)
    key_feedback.knocking(player.handheld, 2, True, "R1 B1 G2 Y2 R5 B7 G8 Y10 R11 B12")
    bar, words = player.screen.bar, player.screen.part.words
    assert bar.left.words == words.KNOCK_WHO.format(player.app.game.names[0])
    player.press("RIGHT")
    assert bar.left.words == words.KNOCK_WHO.format(player.app.game.names[0]) and bar.right.words == words.LET_GO


def test_nobody_is_hurried_before_a_bot_wants_the_card(player):
    """While the bots think, A does not take the card, and no line says that it would; nor if none wants it."""
    player.handheld.run(500)
    key_feedback.knocking_of_bots(player.handheld)
    screen, bar = player.screen, player.screen.bar
    screen.close_part()
    asking = screen.flow.knockers = Knockers(screen)
    asking.bots[:], asking.bot, player.app.game.asked = [2], Slow(250, ("pass",)), None
    screen.bots.load_or_replace()
    bar.tell("")
    player.press("A")
    assert bar.key_a.hidden and bar.key_b.hidden and not bar.left.words
    assert not screen.part and player.table.step == "draw" and not player.table.events
    asking.bot.steps[:] = [("pass",)]
    player.settle()
    assert not screen.part and screen.turn.ready


def test_who_floats_is_not_hurried_for_a_card_that_fits_nowhere(player):
    player.handheld.run(500)
    key_feedback.knocking_of_bots(player.handheld)
    game, table = player.app.game, player.table
    assert must_be_quick(game, 2) and not must_be_quick(game, -1)
    table.floating[0] = True
    assert not must_be_quick(game, 2)


def test_who_does_not_knock_is_answered_before_anybody_moves(player):
    part, screen = asked_to_knock(player, "first"), player.screen
    screen.key(B)
    assert screen.bar.left.words == part.words.LET_GO and screen.bar.key_a.hidden and screen.bar.key_b.hidden
    assert player.table.turn == 2 and not player.table.events
    player.settle()
    assert screen.part is not part


def paused(player):
    """The table's screen after a pause, and 100 ms more."""
    player.press("START")
    player.arrive("pause")
    player.press("B")
    player.arrive("table")
    player.handheld.until(lambda: player.screen.seen, 9000)
    player.handheld.run(100)
    return player.screen


def test_a_pause_leaves_the_cursor_on_its_card(player):
    """Also where the phase could be laid: A does not do something else than before."""
    player.handheld.run(500)
    stage.play(player.handheld, 2)
    stage.go(player.handheld, "table")
    found = set()
    for _ in range(60):
        assert player.settle()
        screen, ready = player.screen, player.screen.turn.ready
        if ready and player.table.step == "play" and not screen.part and len(screen.hand.cards) > 4:
            lays = screen.turn.can_lay
            if lays:
                player.press("DOWN")
            player.press("LEFT")
            player.press("LEFT")
            card = screen.hand.card()
            assert screen.turn.on_card()
            screen = paused(player)
            player.handheld.until(lambda screen=screen: screen.turn.ready, 9000)
            assert screen.turn.on_card() and screen.hand.card() == card
            found.add(lays)
            if len(found) == 2:
                break
        player.move()
    assert True in found


def test_who_has_not_answered_is_asked_to_knock_again_after_a_pause(player):
    assert asked_to_knock(player, "first")
    screen = paused(player)
    assert screen.part and screen.part_name == "knock" and screen.part.persons


def test_who_is_put_back_by_a_fault_is_asked_to_knock_again(player):
    """The table is that of some moves ago, perhaps, with another card on a pile as high."""
    part = asked_to_knock(player, "first")
    game = player.app.game
    part.let_go()
    player.handheld.until(lambda: not player.screen.part, 9000)
    assert game.asked
    game.put_back(game.table)
    assert game.asked is None and not game.advised and not game.undoable


def test_after_a_pause_nobody_is_asked_to_knock_for_the_same_card_again(player):
    """Bots might decide otherwise."""
    player.handheld.run(500)
    game = stage.play(player.handheld, 4, knock="on")
    stage.go(player.handheld, "table")
    table = player.table
    for _ in range(300):
        assert player.settle()
        if player.screen.turn.ready and table.step == "draw" and game.asked == (0, len(table.pile)):
            break
        player.move()
    assert table.can_be_knocked and not player.screen.part
    screen = paused(player)
    player.handheld.until(lambda: screen.turn.ready, 9000)
    assert not screen.part_name and table.can_be_knocked


def test_of_two_persons_who_do_not_knock_the_last_is_answered_too(player):
    player.handheld.run(500)
    key_feedback.knocking_of_two(player.handheld)
    words, bar = player.screen.part.words, player.screen.bar
    player.press("B")
    assert bar.left.words == words.KNOCK_WHO.format(player.app.game.names[1])
    told = told_in(bar)
    player.press("B")
    assert told[0] == words.LET_GO


@pytest.mark.parametrize(("laid", "counts", "said"), [
    ((0, 1, 0), (10, 1, 10), "one"), ((0, 0, 1), (10, 1, 10), "ahead"), ((1, 1, 1), (3, 2, 2), "skip"),
    ((0, 1, 1), (10, 3, 2), "ahead"), ((1, 0, 1), (3, 10, 4), "ahead"), ((1, 0, 0), (3, 10, 10), "ahead")])
def test_why_a_skip_is_for_somebody(laid, counts, said):
    """Seat 1 is a phase ahead of seat 0. On the same phase the reason is that it has laid, or not, or that no other
    has: who has ten cards and no phase on the table is no danger beside one that has.
    """
    from types import SimpleNamespace

    from screens.table import reasons
    done = [2, 3, 2]
    course = SimpleNamespace(phases_done=lambda seat: done[seat])
    table = SimpleNamespace(seats=3, laid=laid, hands=[bytes(count) for count in counts], course=course)
    assert reasons.why_skip(table, 0, 1) == said
    done[1] = 2
    alike = "behind" if laid[2] else "alike"
    assert reasons.why_skip(table, 0, 1) == (alike if not laid[1] else "lead" if said == "ahead" else said)
    table.seats = 2  # then there is no choice
    assert reasons.why_skip(table, 0, 1) == ("one" if said == "one" else "again")


@pytest.mark.parametrize(("mode", "mine", "theirs"), [("freeOrder", 3, 255), ("masters", 3, 8)])
def test_who_plays_for_a_later_phase_of_those_open_is_not_ahead(mode, mine, theirs):
    """Nobody has done a phase; seat 0 has laid one in this hand."""
    from phase10 import engine
    from phase10.options import Rules
    from screens.table import reasons
    table = engine.new_table(Rules("sheet", ["mode=" + mode]).in_force(), 3)
    engine.do(table, 0, ("deal",))
    table.at[:] = bytes((mine, theirs, theirs))
    table.laid[0] = [table_positions.group(1, 3, "R3 G3 Y3")]
    table.course.on_lay(0, mine)
    assert reasons.why_skip(table, 0, 1) == "alike"


def test_of_equal_seats_the_one_with_more_phases_done_is_aimed_at_first():
    """In Masters the number of the chosen phase says nothing of it."""
    from phase10 import engine
    from phase10.options import Rules
    from screens.table import aim
    table = engine.new_table(Rules("sheet", ["mode=masters"]).in_force(), 3)
    engine.do(table, 0, ("deal",))
    table.at[:] = bytes((0, 9, 1))
    table.done[2] = 1
    game = SimpleNamespace(table=table, viewer=0)
    assert max((1, 2), key=lambda seat: aim.rank(game, ("discard", SKIP, seat))) == 2


@pytest.mark.parametrize(("hand", "action", "reason"), [
    ("R3 B3 G3 R8 B8 G8 Y8 R1 B10 G12 Y6", "discard", "hold"), ("R3 B3 G3 R8 B8 G8 R1 B2 G12 Y6 B10", "lay", "lay")])
def test_why_a_phase_is_held_back(player, hand, action, reason):
    """Phase 1 could be laid; with four eights the hand is one card short of phases 7, 9 and 10."""
    player.handheld.run(500)
    _, stop = key_feedback.own_turn(player.handheld, hand, mode="freeOrder")
    screen = stop()
    assert screen.turn.can_lay
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part and screen.part.done, 20000)
    words = screen.app.words_of("hint")
    assert screen.advice[0] == action
    assert " ".join(line.words for line in screen.part.box[4:6]).strip() == words.WHY[reason]


def test_the_phase_that_a_hint_wants_laid_is_the_one_shown(player):
    """Phase 2 could be laid, too, and is shown until the owl advises against it; A lays what the panel shows."""
    player.handheld.run(500)
    _, stop = key_feedback.own_turn(player.handheld, "R1 B3 R3 G3 B4 B5 Y6 B7 R9 G10 W", mode="freeOrder")
    screen = stop()

    def shown(name):
        assert screen.panel.title.words == screen.panel.name.format(name)
        return screen.bar.left.words

    assert shown(2) == screen.say.LAY.format(2)
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part and screen.part.done, 20000)
    assert screen.advice[0] == "lay" and screen.advice[2] == 2 and shown(3) == screen.say.DO_IT
    for _ in range(2):
        player.press("B", wait=200)
        assert shown(3) == screen.say.LAY.format(3)
        player.press("A", wait=200)
        assert shown(3) == screen.say.LAY_IT and screen.part.at == 2


@pytest.mark.parametrize(("kind", "phase", "reason"), [(PLAY, 0, "lay"), (QUICK, 0, "hit"), (PLAY, 9, "hit")])
def test_nobody_moves_on_after_the_last_phase_or_in_a_single_hand(player, kind, phase, reason):
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R4 B4 G4 Y4 R4 R7 B7 G7 R1 B10 G12", kind=kind)
    at.at[0] = phase
    screen = stop()
    assert screen.turn.can_lay
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part and screen.part.done, 20000)
    words = screen.app.words_of("hint")
    assert screen.advice[0] == "lay"
    assert " ".join(line.words for line in screen.part.box[4:6]).strip() == words.WHY[reason]


def test_why_the_top_of_the_pile_is_taken(player):
    """Phase 1 is short of two cards, of one, or made already; then it is laid."""
    from screens.table import reasons
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R3", "draw")
    screen = stop()
    for hand, top, reason in (
            ("R3 B3 R8 B8 R1 B10 G12", "G8", "near"), ("R3 B3 G3 R8 B8 R1 B10", "G8", "completes"),
            ("R3 B3 G3 R8 B8 R1 B10", "G9", "open"), ("R3 B3 G3 R8 B8 G8 R1", "Y8", "open"), ("R3 B5", "W", "wild")):
        at.hands[0][:], at.pile[:] = table_positions.cards(hand), table_positions.cards(top)
        assert reasons.why_draw(screen, ("draw", "discard")) == reason, (hand, top)
    at.laid[0] = [table_positions.group(1, 3, "R3 G3 Y3")]
    for top, reason in ("B3", "fits"), ("B4", "only"):
        at.pile[:] = table_positions.cards(top)
        assert reasons.why_draw(screen, ("draw", "discard")) == reason, top


def test_a_card_for_a_harder_phase_than_one_that_could_be_laid_is_taken_for_that(player):
    """In free order phase 2 is there, and a third 12 brings phase 10 nearer."""
    from screens.table import reasons
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "B6 B7 G7 R8 B8 G8 R8 Y9 R12 B12", "draw", mode="freeOrder")
    at.pile[:] = table_positions.cards("G12")
    assert reasons.why_draw(stop(), ("draw", "discard")) == "aim"


@pytest.mark.parametrize(("mode", "reason"), [("ordered", "lay"), ("antiPhase", "stay"), ("fixed10", "hit")])
def test_why_a_phase_is_laid(player, mode, reason):
    """To move on to the next; not to be set back; or, where the next hand has another for all, for the points alone."""
    from screens.table import reasons
    screen, _ = own_turn(player, FULL, mode=mode)
    assert reasons.why(screen, ("lay", [], 0)) == reason


@pytest.mark.parametrize(("hand", "laid", "discard", "reason"), [
    ((0x05,), (THREES,), (0x05,), "out"), ((0x05, 0x16), (THREES,), (0x05,), "dear"),
    ((0x03, 0x16), (THREES,), (0x03,), "least"), ((WILD, WILD), (), (WILD,), "least"),
    ((*FULL, 0x21), (), (0x01,), "least"), (FULL, (), (0x0B,), "spare"),
    ((*FULL, RULE), (), (RULE, FACE_DOWN), "spare")])
def test_why_a_card_is_discarded(player, hand, laid, discard, reason):
    """The phase is two sets of three; what would fit or is needed is thrown only for want of anything worse."""
    from screens.table import reasons
    screen, _ = own_turn(player, hand, laid, antiOthers="on")
    assert reasons.why(screen, ("discard", *discard)) == reason


@pytest.mark.parametrize("verb", ["hit", "swap", "save"])
def test_the_last_card_goes_because_it_is_the_last(player, verb):
    """However it leaves the hand: that it may be useful later, or saves points, is not why."""
    from screens.table import reasons
    action = ("save", 0x03) if verb == "save" else (verb, 0x03, 1, 0, "")
    many, last = [own_turn(player, hand, (), (THREES,))[0] and reasons.why(player.app.screen, action)
                  for hand in ((0x03, 0x2C), (0x03,))]
    assert (many, last) == ("save" if verb == "save" else "hit", "out")


def test_the_owl_says_whose_groups_a_card_goes_to(player):
    from screens.table import reasons
    screen, _ = own_turn(player, (0x03, 0x2C), (THREES,), (THREES,))
    words, name = player.app.words_of("hint"), screen.name(0x03)
    assert [reasons.advice(screen, words, ("hit", 0x03, seat, 0, "")) for seat in (0, 1)] == [
        words.HIT_OWN.format(name), words.HIT.format(name, player.app.game.names[1])]


def test_the_owl_says_what_it_would_do(player):
    from screens.table import reasons
    screen, table = own_turn(player, (0x03, 0x2C), (), ())
    table.pile[-1:] = b"\x15"
    words, other = player.app.words_of("hint"), player.app.game.names[1]
    for action, said in (
        (("draw", "deck"), words.DECK), (("draw", "saved", 0x03), words.SAVED), (("choose", "twist"), words.TWIST),
        (("draw", "discard"), words.PILE.format(screen.name(0x15))), (("choose", 3), words.CHOOSE.format("4")),
        (("lay", [], 0), words.LAY), (("discard", 0x03), words.DISCARD.format(screen.name(0x03))),
        (("discard", SKIP, 1), words.SKIP.format(other)),
        (("discard", 0x03, -1, 2), words.ON_PILE.format(3, screen.name(0x03))),
        (("knock",), words.OTHER["knock"]), (("pass",), words.OTHER["pass"]), (("save", 0x03), words.OTHER["save"]),
    ):
        assert reasons.advice(screen, words, action) == said


def test_of_several_rules_the_owl_uses_the_words_of_the_one_that_knows_the_move(player):
    from screens.table import reasons
    screen, table = own_turn(player, (0x03, 0x2C), (), (), replaceWild="on", firstWild="dealerChooses")
    swapping, giving = (player.app.words_of(name) for name in ("swapping", "knocking"))
    table.given, card = SKIP, screen.name(0x03)
    assert len(screen.extras) == 2
    for action, said in (
        (("swap", 0x03, 1, 0, "low"), swapping.VERB.format(card)), (("turn", 0x03), giving.VERB.format(card)),
        (("give", 1), giving.WHOM_GIVE.format(screen.name(SKIP), player.app.game.names[1])), (("deal",), ""),
    ):
        assert reasons.advice(screen, player.app.words_of("hint"), action) == said + "." * bool(said)


@pytest.mark.parametrize(("top", "reason"), [("Y11", "aim"), ("B8", "unknown")])
def test_why_a_card_is_left_that_only_another_phase_could_use(player, top, reason):
    """The yellow 11 completes phase 2, but these cards are good for harder ones. The 8 is of no use at all."""
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "Y1 R3 R4 B4 Y4 B6 R9 R10 Y12 Y12", "draw", mode="freeOrder")
    at.pile[:] = table_positions.cards(top)
    screen = stop()
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part and screen.part.done, 20000)
    assert screen.advice == ("draw", "deck")
    words = screen.app.words_of("hint")
    assert " ".join(line.words for line in screen.part.box[4:6]).strip() == words.WHY[reason]


@pytest.mark.parametrize("player", [{"language": language} for language in LANGUAGES], indirect=True)
@pytest.mark.parametrize(("card", "option"), [(WILD, "firstWild"), (SKIP, "firstSkip")])
def test_who_gives_the_first_card_away_reads_which_it_is(player, card, option):
    """The choice differs between a Wild and a Skip. It lies where it was turned up until somebody has it."""
    player.handheld.run(500)
    at, _ = key_feedback.own_turn(player.handheld, "B6 R12", "give", **{option: "dealerChooses"})
    screen = player.screen
    at.dealer, at.given = 0, card
    at.events.clear()
    screen.show.finish()
    screen.turn.ready = False
    screen.refresh()
    screen.flow.go_on()
    player.handheld.run(300)
    first = screen.part.at
    assert screen.piles.tops[0][0] == look_of(card) & 255
    assert (first == 0) == (card == WILD)  # A alone keeps a Wild and does not skip who presses it
    for seat in (first, *range(first + 1, 4), *range(first)):
        assert screen.part.actions[screen.part.at] == ("give", seat)
        line = screen.bar.left.words
        assert screen.name(card) in line and player.app.game.names[seat] in line
        player.press("RIGHT", wait=90)
    player.press("A", wait=90)
    assert screen.piles.tops[0][0] != look_of(card) & 255


@pytest.mark.parametrize(("mode", "reason"), [("ordered", "hit"), ("twist", "race")])
def test_points_are_no_reason_where_none_are_kept(player, mode, reason):
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R3 B1 G12", mode=mode)
    at.laid[0] = [table_positions.group(1, 3, "B3 G3 Y3")]
    screen = stop()
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part and screen.part.done, 20000)
    words = screen.app.words_of("hint")
    assert screen.advice[0] == "hit"
    assert " ".join(line.words for line in screen.part.box[4:6]).strip() == words.WHY[reason]


@pytest.mark.parametrize(("given", "plays", "target", "reason"), [
    (SKIP, (1, 1), 1, "lead"), (WILD, (1, 1), 0, "wild"), (WILD, (0, 1), 1, ""), (SKIP, (0, 1), 1, "")])
def test_why_a_card_turned_up_is_given(given, plays, target, reason):
    """A dealer who is out of the game has nothing to fear and nothing to win."""
    from screens.table import reasons
    table = SimpleNamespace(given=given, plays=plays, rules=SimpleNamespace(mode="antiPhase"))
    screen = SimpleNamespace(game=SimpleNamespace(table=table, viewer=0, kind=PLAY))
    assert reasons.why(screen, ("give", target)) == reason


@pytest.mark.parametrize("player", [{"language": language} for language in LANGUAGES], indirect=True)
@pytest.mark.parametrize(("step", "given", "options", "reason"), [
    ("play", 0, {"replaceWild": "on"}, "hit"), ("give", SKIP, {"firstSkip": "dealerChooses"}, "lead"),
    ("give", WILD, {"firstWild": "dealerChooses"}, "wild"), ("turn", 0, {"firstWild": "dealerChooses"}, "least"),
    ("name", 0, {"antiOthers": "on"}, "lead"), ("choose", 0, {"mode": "masters"}, "harder"),
    ("choose", 1, {"mode": "masters"}, "choose"),
    ("choose", 1, {"mode": "twist"}, "easy"), ("choose", 0, {"mode": "twist"}, "twist")])
def test_the_owl_is_not_silent_about_a_seldom_move(player, step, given, options, reason):
    """A then names or does the same move."""
    player.handheld.run(500)
    at, _ = key_feedback.own_turn(player.handheld, "B6 R12", step, **options)
    screen, table = player.screen, at
    table.dealer, table.given = 0, given
    if step == "play":
        table.laid[0] = [table_positions.group(1, 3, "R3 G3 Y3")]
        table.laid[1] = [table_positions.group(2, 4, "B4 Y5 W R7")]
    if step == "name":
        table.hands[0][:] = b""
    if step == "choose":
        table.at[0] = 255
        if given:
            table.hands[0][:] = table_positions.cards("R6 B6 G6 Y6 W R7 B7 G7 R1 S")  # a hard phase is complete
        if options["mode"] == "twist":
            table.course.pawns[0] = 3
            twist = 19 if given else 11  # the one is not worth its risk, the other is
            table.course.twists[:] = bytes(sorted(table.course.twists, key=lambda at: at != twist))
    table.events.clear()
    screen.show.finish()
    screen.turn.ready = False
    screen.flow.go_on()
    player.handheld.run(300)
    if screen.part_name == "coach" and screen.part:
        player.press("A", wait=300)
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part_name == "hint" and screen.part.done, 20000)
    box, words = screen.part.box, screen.app.words_of("hint")
    told = box[3].words
    assert told and " ".join(line.words for line in box[4:6]).strip() == words.WHY[reason]
    move = screen.advice
    player.press("B", wait=300)
    if step != "choose":
        assert screen.bar.left.words + "." == told  # the owl speaks in sentences
    before = packed(player)
    player.press("A", wait=100)
    assert packed(player) != before or screen.part.actions[screen.part.at] == move


@pytest.mark.parametrize(("hand", "step", "options"), [
    ("B5 R12", "play", {}), ("S R12", "play", {}), ("B7 R12", "play", {"mode": "twist"}), ("B7 R12", "draw", {}),
])
def test_one_a_does_what_the_owl_says(player, hand, step, options):
    """Also where a card can go to several groups, seats or piles."""
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, hand, step, **options)
    at.laid[0] = [table_positions.group(1, 5, "R5 G5 Y5")]
    at.laid[1] = [table_positions.group(2, 6, "B6 Y7 G8 R9"), table_positions.group(1, 5, "B5 G5 Y5")]
    for pile in at.piles:
        pile[:] = table_positions.cards("G10")
    screen = stop()
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part_name == "hint" and screen.part.done, 20000)
    advice, words = screen.advice, screen.part.box[3].words
    assert len(advice) < 4 or advice[0] == "hit" or f" {advice[3] + 1}:" in words
    done = []
    made = player.app.game.do
    player.app.game.do = lambda seat, action: (done.append(action), made(seat, action))[1]
    player.press("A", wait=200)
    assert done[0] == advice


@pytest.mark.parametrize("from_source", [True, False])
def test_behind_a_hint_nothing_knows_what_a_card_is_used_for(player, monkeypatch, from_source):
    """Compiled, 1.5 KB more are free while it is read; from source that would have to be compiled again."""
    import memory
    player.handheld.run(500)
    monkeypatch.setattr(memory, "_compiled", not from_source)
    at, stop = key_feedback.own_turn(player.handheld, "B5 R12", "play")
    at.laid[0] = [table_positions.group(1, 5, "R5 G5 Y5")]
    screen = stop()
    player.press("DOWN", wait=200)
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part_name == "hint" and screen.part.done, 20000)
    assert not screen.turn.choices and ("screens.table.playing" in sys.modules) == from_source
    player.press("B", wait=200)
    turn = screen.turn
    assert not screen.part and screen.advice in turn.uses[turn.at] and turn.choices.__name__.endswith("playing")


@pytest.mark.parametrize("from_source", [True, False])
def test_while_the_target_of_a_card_is_chosen_neither_its_uses_nor_seldom_words_stay(player, monkeypatch, from_source):
    """In Masters, compiled, that left 15,500 bytes, the least of all parts of its table."""
    import memory
    player.handheld.run(500)
    monkeypatch.setattr(memory, "_compiled", not from_source)
    at, stop = key_feedback.own_turn(player.handheld, "B5 R12", "play")
    at.laid[0] = [table_positions.group(1, 5, "R5 G5 Y5"), table_positions.group(1, 5, "G5 Y5 R5")]
    screen = stop()
    hit = screen.turn.uses[screen.turn.at]
    player.press("A", wait=300)
    player.press("RIGHT", wait=300)
    assert screen.part_name == "aim" and not [name for name in sys.modules if name.endswith(".seldom")]
    assert not screen.turn.choices and ("screens.table.playing" in sys.modules) == from_source
    assert screen.bar.left.words == screen.app.words_of("seldom").HIT_YOURS[0]
    player.press("B", wait=300)
    assert not screen.part and screen.turn.uses[screen.turn.at] == hit and screen.turn.choices


@pytest.mark.parametrize(("top", "reason"), [("S", "must"), ("G12", "unknown")])
def test_where_one_pile_is_left_nothing_else_may_be_taken(player, top, reason):
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R5 B5 Y7 R8 G10", "draw")
    at.pile[:] = table_positions.cards(top)
    screen = stop()
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: screen.part_name == "hint" and screen.part.done, 20000)
    told = " ".join(line.words for line in screen.part.box[4:6]).strip()
    assert told == screen.app.words_of("hint").WHY[reason]


@pytest.mark.parametrize(("hand", "top", "laid", "taken"), [
    ("R5 B5 Y7 R8 G10 G12", "W", False, True), ("R5 B5 Y7 R8 G10 G12", "G5", False, False),
    ("R5 B5 Y7 R7 G7 G12", "G5", False, True), ("R5 B5 G5 R7 G7 B7", "W", False, False),
    ("R1 B5", "W", True, True), ("R1 B5", "G12", True, False)])
def test_an_open_wild_that_the_phase_can_use_is_chosen_before_the_deck(player, hand, top, laid, taken):
    """Of other cards only those that complete it or, once it is laid, fit a group; none when it is complete."""
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, hand, "draw")
    if laid:
        at.laid[0] = [table_positions.group(1, 9, "R9 G9 Y9"), table_positions.group(1, 8, "R8 G8 Y8")]
    at.pile[:] = table_positions.cards(top)
    screen = stop()
    assert screen.turn.uses[screen.turn.at][0] == ("draw", "discard" if taken else "deck")


def test_the_learner_is_told_that_a_card_completes_the_phase_only_where_it_does(player):
    from screens.table import lessons
    player.handheld.run(500)
    for hand, due in (("R5 B5 Y7 R8 G10 G12", "draw DRAW"), ("R5 B5 Y7 R7 G7 G12", "draw TAKE")):
        at, stop = key_feedback.own_turn(player.handheld, hand, "draw")
        at.pile[:] = table_positions.cards("W")
        screen = stop()
        player.app.game.lessons[:] = ["draw TAKE", "draw DRAW"]
        assert screen.turn.at == 1 and lessons.due(screen, "draw") == due


def test_a_card_completes_no_phase_that_is_laid(player):
    from screens.table import lessons
    screen, table = own_turn(player, (0x05, 0x15, 0x17), (THREES,), step="draw")
    screen.turn.at, screen.panel.short = 1, 1
    player.app.game.lessons[:] = ["draw TAKE"]
    assert not lessons.due(screen, "draw")
    table.laid[0] = []
    assert lessons.due(screen, "draw") == "draw TAKE"
    screen.turn.at = 0  # at the deck
    assert not lessons.due(screen, "draw")


def test_what_is_new_is_told_when_it_is_there(player):
    """That a Wild was drawn of itself, that others turned it up, that a Twist card can be chosen."""
    from screens.table import lessons
    screen, table = own_turn(player, FULL, firstWild="autoLeft")
    game = player.app.game
    game.lessons[:] = ["play AUTO"]
    for laps, turned, drawn, pile, due in ((1, 0, WILD, b"", True), (2, 0, WILD, b"", False), (1, 1, WILD, b"", False),
                                           (1, 0, 0x05, b"", False), (1, 0, WILD, b"\x05", False)):
        table.laps, table.drawn, table.pile[:] = laps, drawn, pile
        table.dealer = (table.turn - 1 - turned) % table.seats
        assert bool(lessons.due(screen, "play")) == due
    game.lessons[:] = ["draw OTHERS", "draw DRAW"]
    assert lessons.due(screen, "draw") == "draw DRAW"
    game.lessons[:] = ["draw OTHERS"]
    assert lessons.due(screen, "draw") == "draw OTHERS"


@pytest.mark.parametrize(("face", "level", "talk", "says"), [
    (0, 6, 1, True), (5, 6, 1, True), (6, 6, 1, False), (7, 6, 1, False), (0, 0, 1, False), (0, 6, 0, False)])
def test_only_a_bot_with_a_face_of_its_own_has_something_to_say(player, face, level, talk, says):
    from screens.table import saying
    screen, _ = own_turn(player, FULL)
    game = player.app.game
    game.faces, game.levels = bytearray((6, face, 1)), bytearray((0, level, 6))
    player.app.machine.settings.talk = talk
    assert bool(saying.words_module(screen.show, 1, "en")) == says
    assert bool(saying.spoken(screen.show, 1, "OUT", always=True)) == says
    assert not saying.words_module(screen.show, NOBODY, "en")


@pytest.mark.parametrize(("laid", "lesson"), [(True, "ON_SKIP"), (False, "SKIP")])
@pytest.mark.parametrize("player", [{"language": language} for language in LANGUAGES], indirect=True)
def test_the_learner_need_not_look_for_a_skip_that_is_chosen(player, laid, lesson):
    """When others have laid their phases it is the first card to discard."""
    from screens.table import lessons
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R3 S R7 G5")
    if laid:
        at.laid[1] = [table_positions.group(1, 9, "R9 G9 Y9")]
    game = player.app.game
    game.guided, game.lessons[:] = True, ["play SKIP"]
    screen = stop()
    assert (screen.hand.card() == SKIP) == laid
    told = getattr(player.app.words_of("coach"), lesson)
    assert " ".join(line.words for line in screen.part.box[3:]) == told
    player.press("A")
    assert not screen.part and not game.lessons
    game.lessons[:] = ["play SKIP"]
    for screen.turn.can_lay, due in (True, ""), (False, "play SKIP"):  # the phase comes first
        assert lessons.due(screen, "play") == due


@pytest.mark.parametrize(("seats", "skipped", "instead"), [
    (3, 0, ("discard", SKIP, 2)), (2, 0, ("discard", 3)), (3, 2, ("discard", SKIP, 0))])
def test_a_bot_spares_the_learner_its_skip(player, seats, skipped, instead):
    """It skips another seat, or discards its lowest card; where all others wait for a Skip already, it does as it will.
    """
    from phase10.options import Rules
    from screens.table import lessons
    table = engine.new_table(Rules(), seats, 1, 0)
    engine.do(table, 0, ("deal",))
    table.turn, table.step = 1, "play"
    table.hands[1][:] = bytes((SKIP, 7, 3)) if not skipped else bytes((SKIP,)) * 2
    if skipped:
        table.skips[skipped] = SKIP
    game = SimpleNamespace(table=table, viewer=0)
    assert lessons.spared(game, ("discard", SKIP, 0)) == instead


@pytest.mark.parametrize(("laid", "held", "done", "found"), [
    ((0, 0, 1, 0), (10, 4, 9, 5), (0, 5, 0, 3), 2),  # who has laid
    ((0, 0, 0, 0), (10, 9, 9, 4), (0, 5, 9, 3), 3),  # else who holds fewest cards
    ((1, 0, 0, 0), (2, 9, 9, 9), (9, 5, 7, 3), 2)])  # else who has done most phases; never the own seat
def test_a_skip_is_aimed_at_the_rival_nearest_to_going_out(player, laid, held, done, found):
    from screens.table import aim
    course = SimpleNamespace(phases_done=done.__getitem__)
    table = SimpleNamespace(step="play", laid=laid, hands=[bytes(number) for number in held], course=course)
    screen = SimpleNamespace(game=SimpleNamespace(table=table, viewer=0))
    part = SimpleNamespace(screen=screen, actions=[("discard", SKIP, seat) for seat in range(4)])
    assert aim.Part.first(part) == found


@pytest.mark.parametrize(("given", "way", "found"), [
    (WILD, "target", 1), (WILD, "card", 1), (SKIP, "card", 1), (SKIP, "target", 3)])
def test_a_card_turned_up_is_for_the_own_hand_a_skip_for_a_rival(player, given, way, found):
    from screens.table import aim
    table = SimpleNamespace(step="give", given=given, rules=SimpleNamespace(dealerSkip=way), laid=bytes(4),
                            hands=[bytes(10)] * 4, course=SimpleNamespace(phases_done=(0, 5, 0, 3).__getitem__))
    screen = SimpleNamespace(game=SimpleNamespace(table=table, viewer=1))
    part = SimpleNamespace(screen=screen, actions=[("give", seat) for seat in range(4)])
    assert aim.Part.first(part) == found


@pytest.mark.parametrize("name", ["HINT", "PAUSE"])
def test_no_lesson_comes_between_two_hits(player, name):
    from screens.table import lessons
    player.handheld.run(500)
    _, stop = key_feedback.own_turn(player.handheld, "R3 R7 G5")
    player.app.game.lessons[:] = ["play " + name]
    screen = stop()
    for lit, due in (([("hit", 3, 1, 0, "")], ""), ([], "play " + name)):
        screen.turn.lit = lit
        assert lessons.due(screen, "play") == due


def test_card_x_is_explained_to_who_holds_it(player):
    from phase10.cards import RULE
    from screens.table import lessons
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R3 R7 G5")
    player.app.game.lessons[:] = ["play X_CARD"]
    screen = stop()
    assert lessons.due(screen, "play") == "" and player.app.words_of("firsts").X_CARD
    at.hands[player.app.game.viewer].append(RULE)
    assert lessons.due(screen, "play") == "play X_CARD"
    assert lessons.news(rules(antiOthers="on"), "") == ["play X_CARD"]


def test_a_lesson_that_two_options_bring_is_told_once():
    """Of each pair of options that bring lessons, and without those that were told in an earlier game."""
    from screens.table import lessons
    brings = [line.split("|") for line in lessons.NEWS]
    for one, option, values in brings:
        for other, second, choices in brings:
            made = rules(**{second: choices.split()[0]} | {option: values.split()[0]})
            due, known = lessons.news(made, ""), one.split()[1]
            assert len(due) == len(set(due)) and one in due and (other in due or option == second), (one, other)
            assert lessons.news(made, known) == [lesson for lesson in due if lesson != one]


@pytest.mark.parametrize(("lesson", "changes", "hand", "without"), [
    ("draw FREE", {"mode": "freeOrder"}, "R3 R7 G5", None), ("draw STOP", {"short55": "manual"}, "R3 R7 G5", None),
    ("play SWAP", {"replaceWild": "on"}, "R3 R7 G5", None),
    ("play WILD_SKIP", {"wildAsSkip": "on"}, "R3 W G5", "R3 R7 G5")])
def test_what_an_option_changes_is_explained_once_when_it_can_be_seen(player, lesson, changes, hand, without):
    """In free order before the first draw, a swap once the own phase lies and a run has a Wild, a Wild as a Skip once
    the hand has one.
    """
    from screens.table import lessons
    moment, name = lesson.split()
    assert lessons.news(rules(**changes), "") == [lesson] and lessons.news(rules(**changes), name) == []
    player.handheld.run(500)
    assert getattr(player.app.words_of("firsts"), name) != name
    at, stop = key_feedback.own_turn(player.handheld, hand)
    player.app.game.lessons[:] = [lesson]
    screen, viewer = stop(), player.app.game.viewer
    if name == "SWAP":
        assert lessons.due(screen, moment) == ""
        at.laid[viewer] = [table_positions.group(SET, 3, "R3 G3 W")]
        at.laid[1] = [table_positions.group(table_positions.RUN, 4, "R4 G5 Y6 R7")]
        assert lessons.due(screen, moment) == ""
        at.laid[1] = [table_positions.group(table_positions.RUN, 4, "R4 G5 W R7")]
    assert lessons.due(screen, moment) == lesson
    if without:
        at.hands[viewer][:] = table_positions.cards(without)
        assert lessons.due(screen, moment) == ""


@pytest.mark.parametrize(("options", "lesson", "own", "others"), [
    (["altRun=replacePhase6"], "draw ALT", 5, 4), (["altRun=extraPhase"], "draw ALT", 10, 5),
    (["altRun=replacePhase6", "altMode=twoColour"], "draw ALT_TWO", 5, 6),
    (["phaseList=set3+set3,alt5+set2,flush4"], "draw ALT", 1, 2),
    (["phaseList=set3+set3,alt5+set2,flush4"], "draw FLUSH", 2, 1)])
def test_a_run_of_a_kind_of_its_own_is_explained_to_who_is_to_make_it(player, options, lesson, own, others):
    """Nothing else says that the colours of its cards matter."""
    from screens.table import lessons
    made = arguments.rules("sheet", options).in_force()
    assert lesson in lessons.news(made, "") and lesson not in lessons.news(made, lesson.split()[1])
    assert not set(lessons.news(arguments.rules("sheet", []).in_force(), "")) & set(lessons.RUNS)
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R3 R7 G5", "draw", **dict(one.split("=") for one in options))
    player.app.game.lessons[:] = [lesson]
    for place, due in ((others, ""), (own, lesson)):
        at.at[player.app.game.viewer] = place
        assert lessons.due(stop(), "draw") == due
    assert getattr(player.app.words_of("firsts"), lesson.split()[1]) != lesson.split()[1]


def test_who_chooses_a_phase_in_masters_is_told_once_what_it_decides(player):
    player.handheld.run(500)
    from screens.table import lessons
    game = stage.play(player.handheld, 3, mode="masters", seed=3, firstDealer="3")
    lessons.begin(game, "")
    stage.go(player.handheld, "table")
    player.handheld.until(lambda: player.screen.part, 9000, 20)
    assert player.screen.part_name == "coach" and player.screen.part.lesson == "choose PICK"
    player.press("A")
    player.handheld.until(lambda: player.screen.part_name == "choosing", 3000, 20)
    assert "choose PICK" not in game.lessons


def test_who_gets_the_wild_that_was_turned_up_is_told_why_there_is_no_draw(player):
    """Not who takes a Wild from the pile later."""
    player.handheld.run(500)
    for seed in range(1, 99):
        game = stage.play(player.handheld, 2, seed=seed, firstWild="autoLeft", firstDealer="2")
        if game.table.drawn:
            break
    from screens.table import lessons
    lessons.begin(game, "")
    stage.go(player.handheld, "table")
    player.settle()
    screen, table = player.screen, game.table
    assert screen.part_name == "coach" and screen.part.lesson == "play AUTO" and table.drawn == WILD
    assert player.app.words_of("firsts").AUTO != "AUTO"
    player.press("A", wait=300)
    assert "play AUTO" not in game.lessons and "AUTO" in player.app.machine.settings.explained
    for later in (False, True):
        if later:
            table.laps = 2
        assert lessons._fits(screen, "AUTO") != later
    table.laps = 1
    table.pile.append(WILD)
    assert not lessons._fits(screen, "AUTO")


def test_saving_is_explained_when_it_can_be_done(player):
    """Not where A would lay the phase, and not when the hand's card is saved already."""
    from screens.table import lessons
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R3 R7 G5", mode="masters")
    player.app.game.lessons[:] = ["play SAVE"]
    screen = stop()
    assert lessons.due(screen, "play") == "play SAVE"
    screen.turn.can_lay = True
    assert lessons.due(screen, "play") == ""
    screen.turn.can_lay, at.saved_now = False, 1 << player.app.game.viewer
    assert lessons.due(screen, "play") == ""


def rules(**changes):
    """Rules, as far as lessons ask about them, without any option."""
    from screens.table import lessons
    none = {line.split("|")[1]: "" for line in lessons.NEWS} | {"altMode": "adjacent", "phases": ()}
    return SimpleNamespace(**none | changes)


def test_who_takes_the_device_is_told_the_last_discard(player):
    """Others may have played since; what was turned up at the start is no discard, and in Twist it may lie on any pile.
    """
    from screens.table import last_move
    player.start(2, persons=2)
    screen, table, game = player.screen, player.table, player.app.game
    words = player.app.words_of("seldom")
    assert screen.part_name == "pass_on" and last_move.news(screen, words) == ""
    table.pile.append(0x25)
    table.thrown_by.append(1)
    assert last_move.news(screen, words) == f"{game.names[1]} discards green 5"
    table.knocked[table.turn] = 1  # in the turn before
    assert last_move.news(screen, words) == f"{game.names[1]} discards green 5"
    table.step = "play"  # the card is no longer on the pile
    assert last_move.news(screen, words) == words.KNOCKED.format(game.names[table.turn])
    table.knocked[table.turn], table.step = 0, "draw"
    table.piles.append(bytearray(b"\x11"))
    assert last_move.news(screen, words) == ""
    table.piles.pop()
    table.pile[:] = table.thrown_by[:] = b""
    assert last_move.news(screen, words) == ""


@pytest.mark.parametrize(("out", "served", "last"), [((), (), 3), ((), (3,), 2), ((3,), (2,), 1)])
def test_who_was_passed_over_is_not_the_last_to_have_played(out, served, last):
    from screens.table import last_move
    plays, skipped = [bytes(seat in some for seat in range(4)) for some in (set(range(4)) - set(out), served)]
    assert last_move.last_to_play(SimpleNamespace(seats=4, turn=0, plays=plays, served=skipped)) == last


def test_keys_that_came_before_the_device_is_passed_show_no_hand(player):
    player.start(2, persons=2)
    screen = player.screen
    assert screen.part_name == "pass_on"
    screen.close_part()
    player.handheld.machine.keys._early.append((A, player.handheld.machine.now))
    from screens.table import pass_on
    screen.part = pass_on.Part(screen)
    assert not player.handheld.machine.keys.get()


@pytest.mark.parametrize("pile", ["onTopWhenServed", "onTopWhenPlayed", "underWhenServed", "setAside"])
def test_who_takes_the_device_is_told_of_a_skip_and_of_the_discard_under_one(player, pile):
    from screens.table import last_move, tiles
    player.handheld.run(500)
    game, app, told = stage.play(player.handheld, 4, skipPile=pile), player.app, []
    screen = SimpleNamespace(game=game, say=app.words_of("table"), name=lambda card: tiles.card_name(app.words, card))
    words, table, names, first = app.words_of("seldom"), game.table, game.names, game.table.turn
    seats = [(first + ahead) % 4 for ahead in range(4)]
    for discard, target in ((SKIP, seats[2]), (0x25, None), (0x26, None), (SKIP, seats[1]), (0x27, None)):
        assert not engine.do(table, table.turn, ("draw", "deck"))
        table.hands[table.turn][0] = discard
        assert not engine.do(table, table.turn, ("discard", discard) + ((target,) if target is not None else ()))
        told.append((table.turn, last_move.news(screen, words)))
    one, two, three, four = [names[seat] for seat in seats]
    assert told == [(seats[1], words.SKIPS.format(one, three)), (seats[3], f"{two} discards green 5"),
                    (seats[0], f"{four} discards green 6"), (seats[2], words.SKIPS.format(one, two)),
                    (seats[3], f"{three} discards green 7")]


def test_who_takes_the_device_to_turn_a_card_over_is_told_why(player):
    from screens.table import last_move
    player.start(2, persons=2)
    screen, table, names = player.screen, player.table, player.app.game.names
    table.step, table.dealer, table.known[table.turn][:] = "turn", 1 - table.turn, bytes((WILD,))
    news = last_move.news(screen, player.app.words_of("seldom"))
    assert news == f"{names[table.dealer]}: Wild for {names[table.turn]}"


def test_knocking_is_explained_where_any_of_several_persons_may_knock(player):
    """The one who holds the device has just discarded, and so never may."""
    from screens.table import lessons
    player.handheld.run(500)
    at = table_positions.table(player.handheld, 3, knock="on")
    game = player.app.game
    game.lessons[:] = ["knock KNOCK"]
    at.pile[:], at.thrown_by[:], at.can_be_knocked = table_positions.cards("G9"), b"\0", True
    at.turn, at.step = 1, "draw"
    assert lessons.due(player.screen, "knock") == ""
    game.levels = b"\0\6\0"
    assert lessons.due(player.screen, "knock") == "knock KNOCK"


@pytest.mark.parametrize("player", [{"language": language} for language in LANGUAGES], indirect=True)
def test_a_tie_break_is_called_that_and_shows_no_phase_to_who_only_watches(player):
    player.handheld.run(500)
    made = stage.play(player.handheld, 3)
    table = made.table
    table.tie, table.step = (1, 2), "over"
    made.deal()
    stage.go(player.handheld, "table")
    player.handheld.run(100)
    screen, words = player.screen, player.app.words_of("seldom")
    screen.show._begin(("began", 2, 1, 0))
    assert screen.bar.left.words == words.TIE_BREAK.format(deal_code(table)) != words.TIE_BREAK
    player.handheld.until(lambda: table.laps > 1, 60000)
    assert not screen.hand.cards and (screen.panel.title.words, screen.panel.info.words) == ("", "")


def test_each_person_sorts_its_own_hand(player):
    player.start(2)
    hand, game, cards = player.screen.hand, player.app.game, bytes((0x11, 0x09, 0x25, 0x02))
    by_number, by_colour = bytes((0x11, 0x02, 0x25, 0x09)), bytes((0x02, 0x09, 0x11, 0x25))

    def seen(viewer):
        game.viewer, hand.cards = viewer, bytearray()
        hand.sync(cards)
        return bytes(hand.cards)

    assert seen(0) == by_number
    hand.sort()
    assert bytes(hand.cards) == by_colour and seen(1) == by_number and seen(0) == by_colour
    hand.sort()
    assert bytes(hand.cards) == by_number == seen(1) == seen(0)


def test_a_new_prompt_shows_no_key(player):
    """Until there is something to do: in Dice it opens with who begins."""
    from screens.table import strips
    player.start(2)
    prompt = strips.Prompt(player.app)
    assert prompt.key_a.hidden and prompt.key_b.hidden
    prompt.show("a", "b")
    assert not prompt.key_a.hidden and not prompt.key_b.hidden


def test_every_refusal_has_its_reason(player):
    player.start(2)
    words = player.screen.app.words_of("why")
    told = dict(words.WHY)
    assert len(told) > 5 and {code: player.screen.why(code) for code in told} == told
    assert player.screen.why("unheard-of") == words.FORBIDDEN
    heard = []
    player.app.machine.sound = heard.append
    for code in told:
        player.screen.refuse(code)
        assert player.screen.bar.left.words == told[code]
    assert heard == ["refuse"] * len(told)


def test_a_refusal_without_room_for_its_sentence_flashes_the_line(player, monkeypatch):
    player.start(2)
    screen, lit = player.screen, []
    monkeypatch.setattr(screen.bar, "light", lambda: lit.append(1))
    screen.refuse("memory")
    assert not lit

    def no_room(code):
        raise MemoryError

    monkeypatch.setattr(screen, "why", no_room)
    screen.refuse("memory")
    assert lit == [1]


def test_a_hint_is_a_legal_move(player):
    player.start(4)
    before = packed(player)
    player.press("SELECT", hold=700)
    player.handheld.until(lambda: player.screen.part.done)
    assert player.screen.part.box[3].words
    player.press("B")
    assert not player.screen.part and packed(player) == before


@pytest.mark.parametrize(("seats", "options", "from_source", "names", "faces"), [
    (4, {}, True, True, True), (5, {}, False, False, False), (4, {"mode": "twist"}, True, False, False),
    (4, {"mode": "masters"}, True, False, False), (4, {"mode": "twist"}, False, True, False),
    (4, {"mode": "mastersDeclare"}, False, True, False)])
def test_the_largest_games_are_without_faces_from_source_also_without_names(player, monkeypatch, seats, options,
                                                                          from_source, names, faces):
    """Four seats with faces and names take 3 KB, without which the largest games have too little memory. Beside a head
    the tick of a laid phase is an icon, and one of a Skip stands beside it; beside a face it is before the number.
    """
    import memory
    player.handheld.run(300)
    monkeypatch.setattr(memory, "compiles", lambda: from_source)
    made = stage.play(player.handheld, seats, **options)
    stage.go(player.handheld, "table")
    screen = player.screen
    assert screen.strip.wide is names and bool(screen.strip.faces) is bool(made.cast) is faces
    assert [len(parts) for parts in screen.strip.cells] == [5 if names else 4] * (seats - 1)
    made.table.laid[1], made.table.skips[1] = [bytearray(THREES)], SKIP
    screen.strip.sync(made)
    label, signs = screen.strip.cells[0][1], screen.strip.cells[0][3]
    assert (label[0] >= strips.TICKED) is faces
    assert [signs[0], signs[1]] == ([icons.SKIP, icons.NONE] if faces else [icons.TICK, icons.SKIP])
    made.table.floating[1] = 1
    screen.strip.sync(made)
    assert [signs[0], signs[1]] == ([icons.SKIP, icons.FLOAT] if faces else [icons.FLOAT, icons.SKIP])
    made.table.skips[1] = 0
    screen.strip.sync(made)
    assert [signs[0], signs[1]] == ([icons.NONE, icons.FLOAT] if faces else [icons.FLOAT, icons.NONE])


@pytest.mark.parametrize(("number", "done", "tile"), [
    (0, False, 0), (0, True, 0), (1, False, 1), (12, False, 12), (15, False, 13), (3, True, 14), (-1, False, 14)])
def test_the_phase_in_a_cell_is_its_number_a_plus_a_star_or_none(player, monkeypatch, number, done, tile):
    """A star is for a Twist card and who has done all phases, a plus for a number beyond 12."""
    screen, table = own_turn(player, FULL)
    monkeypatch.setattr(type(table.course), "shown", lambda course, seat: number)
    table.at[1] = table.course.last + done
    labels = screen.strip.cells[0][1]
    assert labels.bitmap.width == 2 * strips.TICKED * labels.tile_width  # the same again, with a tick
    for table.step in ("play", "over"):  # a table that opens at the end of a hand has nothing to keep
        screen.strip.cells[0][1][0] = 0
        screen.strip.sync(screen.game)
        assert screen.strip.cells[0][1][0] == tile


@pytest.mark.parametrize("seats", [3, 5])
def test_the_name_of_the_seat_to_move_is_gold_where_there_is_none_its_phase(player, seats):
    from handheld import colours, text
    player.handheld.run(500)
    stage.play(player.handheld, seats)
    stage.go(player.handheld, "table")
    strip, table = player.screen.strip, player.table
    table.laid[2] = [bytearray(THREES)]
    gold = text.ink(colours.GOLD)
    for table.turn in (1, 2):
        strip.sync(player.screen.game)
        for i in (0, 1):
            assert [part.pixel_shader is gold for part in (strip.cells[i][1], *strip.cells[i][4:])] == (
                [False, table.turn == i + 1] if strip.wide else [table.turn == i + 1])


@pytest.mark.parametrize("mode", ["masters", "twist"])
def test_what_is_advised_is_chosen_first_and_shown_for_the_hand(player, mode):
    """In Masters without advice the nearest phase is. Also where the panel has been used for something else."""
    player.handheld.run(500)
    table, seat = stage.play_until_choosing(player.handheld, mode).table, 0
    screen = player.screen
    choices, panel, first = screen.part.choices, screen.panel, screen.part.choices[screen.part.at]
    shorts = {at: table.finder.short(table.hands[seat], table.rules.phases[at], 0)
              for at in choices if at != TWIST_CARD}
    assert len(choices) > 1 and (mode == "twist" or shorts[first] == min(shorts.values()))
    for at in choices:
        screen.advice, panel.measured = ("choose", at), b""
        screen.open("choosing")
        assert screen.part.choices[screen.part.at] == at
        assert at not in shorts or panel.short == shorts[at]
    screen.advice = None


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_belongs_to_a_seat_is_in_its_cell(player, seats):
    player.handheld.run(500)
    stage.play(player.handheld, seats)
    stage.go(player.handheld, "table")
    strip = player.screen.strip
    assert len(strip.cells) == (seats if seats < 4 else seats - 1)
    for i in range(len(strip.cells)):
        for part in strip.cells[i]:
            left, right = part.x - i * strip.cell, part.x + part.width * part.tile_width - i * strip.cell
            assert 0 <= left < right <= strip.cell + 2 and part.y >= 0
            assert part.y + part.tile_height <= strips.HEIGHT
    rows = player.screen.groups.rows
    assert rows == (3 if seats == 4 else 2)


def test_down_and_up_go_through_the_uses_of_a_card_one_by_one(player):
    """To an end and no further; the line says what A does."""
    fives, run = bytearray((1, 5, 0x05, 0x25, 0x35)), bytearray((2, 4, 0x04, WILD, 0x26, 0x37))
    screen, _ = own_turn(player, (0x15, 0x2C, 0x2B), (THREES,), (fives, run), replaceWild="on")
    player._until("RIGHT", lambda: screen.hand.card() == 0x15)
    turn, seen, words = screen.turn, [], {}
    assert [use[0][0] for use in turn.uses] == ["swap", "hit", "discard"]
    for key in ("DOWN", "DOWN", "DOWN", "UP", "UP"):
        player.press(key, wait=60)
        seen.append(turn.at)
        assert words.setdefault(turn.at, screen.bar.left.words) == screen.bar.left.words
    assert seen == [1, 2, 2, 1, 0] and len(set(words.values())) == 3


@pytest.mark.parametrize("wanted", [True, False])
def test_a_phase_that_was_advised_without_the_table_is_shown_before_it_is_laid(player, wanted):
    from phase10 import turn
    screen, table = own_turn(player, (0x01, 0x11, 0x21, 0x05, 0x15, 0x25, 0x37, 0x29))
    player.app.game.advised = ("lay", turn.best_lay(table, 0, 0), 0), wanted
    player.handheld.run(300)
    assert (screen.part is not None) == wanted and not table.laid[0]
    player.press("A", wait=300)
    if not wanted:
        assert screen.part_name == "lay" and not table.laid[0]
        player.press("A", wait=300)
    assert len(table.laid[0]) == 2


def by_the_clock(player, step="draw"):
    """A game of one minute, at the person's turn."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, short55="minutes", shortMinutes="1")
    table = made.table
    table.at[1], table.turn, table.dealer, table.step = 6, 0, 2, step
    table.events.clear()
    return made


def test_a_game_by_the_clock_ends_between_two_turns(player):
    """Who has begun a turn may end it."""
    table = by_the_clock(player).table
    stage.go(player.handheld, "table")
    player.settle()
    player.handheld.run(70_000)
    while table.turn == 0 and table.step != "end":
        assert table.step in ("draw", "play")
        player.settle()
        player.move()
        player.handheld.run(60)
    assert (table.step, table.winners) == ("end", (1,))
    assert player.screen.bar.left.words == player.app.words_of("seldom").TIME_OVER
    player.arrive("end")


def test_a_game_by_the_clock_does_not_deal_another_hand_when_the_time_is_over(player):
    made = by_the_clock(player, "over")
    made.table.points[:] = (50, 0, 65)
    made.played = 60
    stage.go(player.handheld, "table")
    player.arrive("score")
    assert made.table.step == "end" and player.screen.over
    assert [cost.words for cost, _, _ in player.screen.lines] == ["+50", "+0", "+65"]


@pytest.mark.parametrize(("played", "kept"), [(0, 0), (45, 45), (14_399, 14_399), (70_000, 65_535)])
def test_a_game_by_the_clock_goes_on_with_the_time_that_is_left(player, played, kept):
    from screens import save_header
    made = by_the_clock(player)
    made.played = played
    packed = made.packed()
    assert packed[0] == save_header.TIMED
    from screens.menus import resume
    found = resume.game_of(player.app, packed, made.rules)
    from screens.table import timing
    assert timing.seconds(found) == kept
    assert found.table.at == made.table.at and found.laid_per_hand == made.laid_per_hand
    made = stage.play(player.handheld, 3, short55="manual")
    assert made.packed()[0] == save_header.CARDS


@pytest.mark.parametrize("player", [{"language": language} for language in LANGUAGES], indirect=True)
@pytest.mark.parametrize(("waiting", "mode"), [(1, "ordered"), (2, "ordered"), (2, "twist")])
def test_a_skip_that_nobody_can_be_given_is_not_called_played(player, waiting, mode):
    """Two rivals; where a Skip waits before both it goes on the pile without effect."""
    player.handheld.run(500)
    at, stop = key_feedback.own_turn(player.handheld, "R3 S G5", seats=3, mode=mode)
    for seat in range(1, 1 + waiting):
        at.skips[seat] = SKIP
    screen = stop()
    screen.hand.choose(SKIP)
    screen.turn.show_choice()
    say = screen.say
    assert screen.bar.left.words == (say.PLAY_SKIP if waiting < 2 else say.DISCARD.format(screen.name(SKIP)))


@pytest.mark.parametrize("player", [{"language": language} for language in LANGUAGES], indirect=True)
@pytest.mark.parametrize(("limit", "lesson"), [("1", "SAVE"), ("unlimited", "SAVE_ANY")])
def test_saving_any_number_of_cards_is_not_called_once_a_hand(player, limit, lesson):
    player.handheld.run(500)
    _, stop = key_feedback.own_turn(player.handheld, "R3 R7 G5", mode="masters", saveLimit=limit)
    player.app.game.lessons[:] = ["play SAVE"]
    screen, words = stop(), getattr(player.app.words_of("firsts"), lesson)
    screen.open("coach", "play SAVE")
    assert "".join(part.words for part in screen.part.box if hasattr(part, "words")).replace(" ", "") \
        == words.replace(" ", "")
    player.press("A")
    assert not player.app.game.lessons


@pytest.mark.parametrize("player", [{"speed": "normal", "language": language} for language in LANGUAGES], indirect=True)
@pytest.mark.parametrize("visible", ["no", "yes"])
@pytest.mark.parametrize("event", [("saved", 1, 0x15), ("drew", 1, "saved", 0x15)])
def test_anothers_saved_card_moves_above_its_head_and_is_named_where_all_may_see_it(player, visible, event):
    """Not to or from the viewer's own save pile; one that is taken again is not called drawn."""
    player.handheld.run(500)
    made = stage.play(player.handheld, 3, mode="masters", saveVisible=visible)
    made.table.events.clear()
    stage.go(player.handheld, "table")
    screen, motion = player.screen, player.screen.show.motion
    screen.show.finish()
    screen.show._begin(event)
    assert (motion.flyer[0] == look_of(0x15) & 255) == (visible == "yes")
    assert (motion.x0, motion.y0 < -9, motion.y1 < -9) == (motion.x1, event[0] == "drew", event[0] == "saved")
    line, name = screen.bar.left.words, made.names[1]
    assert (screen.name(0x15) in line) == (visible == "yes") and line != screen.say.DRAWS.format(name)


def test_who_has_to_turn_a_card_over_is_told_that_once_and_nothing_about_later(player):
    """A Wild has just come, but cannot be thrown as a Skip now."""
    from screens.table import lessons
    player.handheld.run(500)
    at, _ = key_feedback.own_turn(player.handheld, "R3 W B5 Y6", "turn", firstWild="dealerChooses", wildAsSkip="on")
    screen, game = player.screen, player.app.game
    lessons.begin(game, "")
    at.events.clear()
    screen.show.finish()
    screen.turn.ready = False
    player.handheld.until(lambda: screen.part, 3000, 20)
    assert (screen.part_name, screen.part.lesson) == ("coach", "turn TURN")
    player.press("A", wait=200)
    assert not screen.part and screen.bar.left.words.startswith("Turn over")
    assert "turn TURN" not in game.lessons and "play WILD_SKIP" in game.lessons


def test_a_continued_game_explains_what_was_not_explained_yet(player):
    from screens.menus import resume
    player.handheld.run(500)
    made, settings = stage.play(player.handheld, 3, mode="twist"), player.app.machine.settings
    settings.explained = ""
    lessons = resume.game_of(player.app, made.packed()).lessons
    assert len(lessons) > 1
    settings.explained = lessons[0].split()[1]
    assert resume.game_of(player.app, made.packed()).lessons == lessons[1:]
