# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Effects: reacting faces, sounds, and the animations of what happens at the table."""

import importlib
import math
import sys
from array import array

import driver
import key_feedback
import pytest
import sent
import stage
from blind import blind

driver.prepare()
from handheld import GAME, colours  # noqa: E402
from phase10 import actions  # noqa: E402
from phase10.cards import RULE  # noqa: E402
from phase10.table import NOBODY  # noqa: E402
from screens.kinds import DEMO  # noqa: E402
from screens.table.tiles import BACK, look_of  # noqa: E402

SKIP = 0x50
BROUGHT = {actions.SWAPPED: {"replaceWild": "on"}, actions.SAVED: {"mode": "masters"}, actions.CHOSE: {"mode": "twist"},
           actions.TURNED: {"firstSkip": "dealerChooses"}, actions.GAVE: {"firstSkip": "dealerChooses"},
           actions.FELL: {"antiOthers": "on"}, actions.NAMED: {"antiOthers": "on"}, actions.KNOCKED: {"knock": "on"}}


@pytest.fixture
def handheld():
    with driver.Handheld(seed=7, speed="none", dim=0, dark=0) as made:
        made.run(300)
        yield made


def table(handheld, seats, **options):
    """A table that waits for the viewer's move."""
    made = stage.play(handheld, seats, **options)
    made.table.events.clear()
    stage.go(handheld, "table")
    made.table.turn, made.table.step = 0, "play"
    screen = stage.app_of(handheld).screen
    screen.show.finish()
    screen.flow.begin_at_once()
    handheld.run(100)
    return screen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_face_tells_a_skip_one_card_left_and_a_phase(handheld, seats):
    screen = table(handheld, seats)
    face = screen.strip.cells[0][0]
    at = screen.game.table

    def shown():
        screen.refresh()
        return face[0]

    assert shown() == 0
    at.laid[1] = [bytearray((1, 3, 0x13, 0x23, 0x33))]
    assert shown() == 1
    at.hands[1][:] = at.hands[1][:1]
    assert shown() == 3
    at.skips[1] = SKIP
    assert shown() == 2


@pytest.mark.parametrize(("seats", "persons"), [(2, 1), (3, 1), (4, 1), (4, 2)])
def test_each_seat_has_its_own_face_whoever_looks(handheld, seats, persons):
    """Of the only person of four no face is loaded, because none is shown: the cells are those of the others."""
    screen = table(handheld, seats, persons=persons)
    game, cells = screen.game, screen.strip.cells
    from handheld import sheets
    whole = sheets.fresh("faces").bitmap
    for game.viewer in range(seats if persons > 1 or seats < 4 else 1):
        screen.strip.sync(game)
        for i in range(len(cells)):
            moods, top = cells[i][0].bitmap, 16 * game.faces[(game.viewer + 1 + i) % seats]
            assert all(moods[x, y] == whole[x, top + y] for x in range(64) for y in range(16))
    assert [face is None for face in screen.strip.faces] == [(seats, persons) == (4, 1)] + [False] * (seats - 1)


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
    screen.flow.begin_at_once()
    handheld.run(100)
    top = screen.piles.y
    deck = handheld.picture().crop((3, top, 21, top + 26))
    cream = tuple(colours.CREAM >> bits & 255 for bits in (16, 8, 0))
    near = [1 for x in range(18) for y in range(26)
            if all(abs(a - b) < 10 for a, b in zip(deck.getpixel((x, y)), cream))]
    assert screen.piles.count.words == str(len(screen.game.table.deck)) and len(near) > 15
    assert len({deck.getpixel((x, 15)) for x in range(13, 18)}) > 1  # the edges of the cards below


def test_small_cards_lie_as_far_apart_as_there_is_room(handheld):
    """None exceeds the width of the line; they overlap only if necessary."""
    from screens.table import tiles
    minis = tiles.Minis(0, 0, 137)
    for cards in range(1, 31):
        for gaps in range(4):
            minis.begin(cards, gaps)
            ends = [10 + pitch * (cards - 1) + minis.between * gaps for pitch in (minis.pitch, minis.pitch + 1)]
            assert ends[0] <= 137 and (minis.pitch == 10 or ends[1] > 137 or cards == 1), (cards, gaps)
            assert not gaps or ends[0] + gaps > 137 or minis.between == 5, (cards, gaps)


def test_beside_three_piles_the_numbers_of_a_phase_can_be_read(handheld):
    """Those of two digits are eight pixels wide."""
    from phase10.phases import size_of
    screen = table(handheld, 3, mode="twist")
    for phase in screen.game.rules.phases:
        screen.panel.minis.begin(size_of(phase), len(phase) - 1)
        assert screen.panel.minis.pitch >= 8, phase


def test_a_demo_says_that_it_is_one():
    with driver.Handheld(seed=7, dim=0, dark=0, speed="fast", demo=4) as made:
        made.run(300)
        app = stage.app_of(made)
        made.until(lambda: app.here == "table" and app.screen and app.screen.bar.left.words)
        assert "Demo" in app.screen.bar.left.words
        assert app.game.seed == 7  # the owner's seed; without one the clock's, so that demos differ
        made.until(lambda: app.screen.turn.ready or app.screen.panel.title.words)
        assert app.screen.panel.title.words.startswith("DEMO")


@pytest.mark.parametrize(("demo", "seats"), [(0, 4), (1, 4), (3, 3)])
def test_a_demo_is_followed_by_one_of_as_many(demo, seats):
    """1 means the usual number; so does the demo that the title starts after a while without a key."""
    with blind(dim=0, dark=0, demo=demo) as made:
        app = stage.app_of(made)
        made.until(lambda: stage.where(made) == "table")
        first = app.game
        stage.end_game(first)
        made.until(lambda: app.game not in (None, first) and stage.where(made) == "table", 60_000)
        assert first.table.seats == app.game.table.seats == seats


def test_a_demo_shows_its_score_sheet_for_a_few_seconds():
    with driver.Handheld(seed=7, dim=0, dark=0, speed="none", demo=4) as made:
        made.run(300)
        made.until(lambda: stage.where(made) == "table")
        stage.end_hand(stage.app_of(made).game)
        stage.go(made, "score")
        made.run(3000)
        assert stage.where(made) == "score"
        made.until(lambda: stage.where(made) == "table", 8000)


def test_a_demo_shows_the_board_until_the_pawns_have_moved():
    with driver.Handheld(seed=7, dim=0, dark=0, speed="none", demo=4) as made:
        made.run(300)
        stage.end_hand(stage.play(made, 4, kind=DEMO, mode="twist"))
        stage.go(made, "board")
        screen = stage.app_of(made).screen
        made.until(lambda: screen.seat >= 4, 20_000)
        made.run(1000)
        assert stage.where(made) == "board"
        made.until(lambda: stage.where(made) == "score", 8000)


@pytest.mark.parametrize("key", ["B", "RIGHT", "A"])
@pytest.mark.parametrize("name", ["table", "score", "board"])
def test_any_key_ends_a_demo(handheld, name, key):
    stage.end_hand(stage.play(handheld, 4, kind=DEMO, mode="twist"))
    stage.go(handheld, name)
    handheld.press(key, wait=20)
    handheld.until(lambda: stage.where(handheld) == "title", 5000)


# --- sound ------------------------------------------------------------------------------------------------------------


class Recorder:
    """Records what the speaker plays."""

    def __init__(self, handheld):
        from handheld import sound, tunes
        self.names = {bytes(sound.track(notes)): name for name, notes in {**sound.EFFECTS, **tunes.TUNES}.items()}
        self.handheld, self.heard, self.samples = handheld, [], []
        handheld.badge.play = self

    def __call__(self, sample):
        self.heard.append(self.names[sample.track])
        self.samples.append(sample)

    def hear(self, name, volume=2):
        """The samples of one effect, as numbers."""
        self.handheld.machine.settings.sound = volume
        self.handheld.machine.sound(name)
        self.handheld.run(40)
        return array("h", self.samples[-1].samples())


def lit(handheld):
    """The sign that the lights show."""
    from handheld import lights
    return {light: sign for sign, light in lights.SIGNS.items()}[bytes(handheld.badge.lights)]


@pytest.fixture
def ear(handheld):
    return Recorder(handheld)


def pitches(wave, rate=11025, window=220):
    """Return the pitch per fiftieth of a second: semitones, or None for silence."""
    found = []
    for start in range(0, len(wave) - window, window):
        part = wave[start:start + window]
        ups = [i for i in range(1, window) if part[i - 1] < 0 <= part[i]]
        loud = max(part) > 300
        found.append(12 * math.log2(rate * (len(ups) - 1) / (ups[-1] - ups[0])) if loud and len(ups) > 2 else None)
    while found and found[-1] is None:
        found.pop()
    return found


def unlike(one, other):
    """Return a distance of two sounds: 1 is a semitone throughout, or a tenth of the length."""
    both = [(a, b) for a, b in zip(one, other)]
    tones = sum(6 if (a is None) != (b is None) else abs(a - b) if a else 0 for a, b in both) / len(both)
    return tones + 10 * abs(math.log2(len(one) / len(other)))


def test_no_two_sounds_can_be_mistaken_for_each_other(handheld, ear):
    heard = {name: pitches(ear.hear(name)) for name in ear.names.values()}
    assert all(heard.values())
    names = sorted(heard)
    close = {(a, b): unlike(heard[a], heard[b]) for a in names for b in names if a < b}
    assert {pair: how for pair, how in close.items() if how < 3} == {}


def test_three_volumes_and_silence(handheld, ear):
    def loudness(volume):
        wave = ear.hear("lay", volume)
        return math.sqrt(sum(value * value for value in wave) / len(wave))

    soft, medium, loud = (loudness(volume) for volume in (1, 2, 3))
    assert soft * 2 < medium and medium * 2 < loud and loudness(1) == soft
    ear.heard.clear()
    handheld.machine.settings.sound = 0
    handheld.machine.sound("lay")
    handheld.run(40)
    assert ear.heard == []


@pytest.mark.parametrize(("screen", "row", "key"), [("settings", 1, "RIGHT"), ("pause", 3, "A")])
def test_the_volume_is_chosen_by_ear(handheld, ear, screen, row, key):
    stage.play(handheld, 3)
    stage.go(handheld, screen)
    stage.app_of(handheld).screen.rows.at = row
    seen = []
    for _ in range(4):
        handheld.press(key)
        seen.append(handheld.machine.settings.sound)
    assert (seen, ear.heard.count("lay")) == ([3, 0, 1, 2], 3)


def test_the_title_has_a_theme_that_is_heard_once(handheld, ear):
    handheld.run(5000)
    assert ear.heard == ["theme"] and 4 < len(ear.samples[0].samples()) / 2 / 11025 < 8
    stage.go(handheld, "help")
    stage.go(handheld, "title")
    handheld.run(3000)
    assert ear.heard.count("theme") == 1


def test_a_key_comes_before_the_theme():
    with driver.Handheld(seed=7) as made:
        made.run(300)
        ear = Recorder(made)
        made.press("DOWN")
        made.run(500)
        assert ear.heard == ["move"]


def test_what_happens_at_the_table_is_heard():
    """The deal card by card, the own turn, draw and discard."""
    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        game = stage.play(made, 2)
        game.table.turn = 0
        ear = Recorder(made)
        stage.go(made, "table")
        screen = stage.app_of(made).screen
        made.until(lambda: screen.turn.ready and not screen.show.busy())
        made.run(100)
        assert ear.heard == ["deal"] * 10 + ["turn"]
        ear.heard.clear()
        made.press("A")
        made.until(lambda: screen.turn.ready and not screen.show.busy())
        made.run(100)
        assert ear.heard == ["draw"]
        while "discard" not in ear.heard:
            made.press("A")
            made.until(lambda: screen.show.busy() or screen.turn.ready)
        assert set(ear.heard) <= {"draw", "discard", "lay", "hit", "move"}


def at_the_map(handheld):
    stage.go(handheld, "journey")
    stage.app_of(handheld).screen.reached = 1


@pytest.mark.parametrize(("state", "keys", "effects"), [
    ("drawing", "RIGHT", "move"), ("drawing_from_one_pile", "RIGHT", "refuse"), ("playing", "RIGHT", "move"),
    ("hitting", "A B", "hit move"), ("aiming", "RIGHT", "move"), ("choosing", "RIGHT", "move"), ("pause", "UP", "move"),
    ("at_the_map", "RIGHT RIGHT", "move refuse"), ("place", "RIGHT", "refuse"), ("telling_who_was_out", "DOWN", "move"),
    ("real_dice", "DOWN", "lay")])
def test_a_key_is_heard_that_moves_something_and_one_that_cannot(handheld, ear, state, keys, effects):
    (at_the_map if state == "at_the_map" else getattr(key_feedback, state))(handheld)
    handheld.run(300)
    ear.heard.clear()
    for key in keys.split():
        handheld.press(key, wait=300)
    assert ear.heard == effects.split()


@pytest.mark.parametrize("kind", ["pybadge", "pygamer"])
def test_all_five_lights_of_a_board_shine(kind):
    with driver.Handheld(kind=kind, seed=7, dim=0, dark=0) as made:
        made.run(300)
        made.machine.lights("win")
        made.run(100)
        assert lit(made) == "win" and len(made.badge.lights) == 3 * 5


@pytest.mark.parametrize(("state", "sign", "key"), [("playing", "turn", "START"), ("playing", "turn", "A"),
                                                    ("end", "win", "A"), ("dice_end", "win", "A")])
def test_lights_shine_as_long_as_it_is_the_own_turn_or_the_end_is_shown(handheld, state, sign, key):
    getattr(key_feedback, state)(handheld)
    handheld.machine.lights(sign)
    handheld.run(100)
    assert lit(handheld) == sign
    handheld.press(key, wait=100)
    assert lit(handheld) == "off" and (stage.where(handheld) == "table") == ((sign, key) == ("turn", "A"))


def test_a_hand_told_to_the_sheet_is_heard_and_so_is_the_end_of_the_game(handheld, ear):
    key_feedback.telling(handheld, phaseList="1")
    ear.heard.clear()
    while stage.where(handheld) == "hand":
        handheld.press("A", wait=100)
    handheld.run(100)
    assert ear.heard == ["lay", "win"] and stage.app_of(handheld).screen.sheet.is_over()


def test_what_happens_to_the_dice_is_heard():
    """The own turn, a throw, each die as it lies still, what is set aside, and how a turn ends."""
    from phase10.dice.claim import ALL
    with driver.Handheld(seed=7, speed="fast", dim=0, dark=0) as made:
        made.run(300)
        made.machine.settings.explained = "DICE"
        ear = Recorder(made)
        stage.begin_dice(made, [(0, 6, "YOU")])
        screen = stage.app_of(made).screen
        table = screen.game.table

        def heard(happens, *told):
            ear.heard.clear()
            happens(*told)
            made.until(lambda: not screen.scene.holding and screen.ready and not table.events)
            made.run(100)
            return ear.heard

        made.until(lambda: screen.ready)
        made.run(40)
        assert ear.heard == ["turn"] and lit(made) == "turn"
        thrown = heard(made.press, "A")
        assert (thrown[0], set(thrown[1:-1]), thrown[-1], len(thrown) > 6) == ("draw", {"discard"}, "move", True)
        for key, effect in (("B", ""), ("RIGHT", "move"), ("A", "hit"), ("SELECT", "hit")):
            assert heard(made.press, key) == [effect][:len(effect)], key
        for event, effect in (((actions.KEPT, 0, 3), "hit"), ((actions.SCORED, 0, 31, ALL), "lay"),
                              ((actions.MISSED, 0), "skip"), ((actions.BONUS, 0), "out")):
            assert heard(table.events.append, event) == [effect], event
        screen.marks, screen.row, screen.column = ALL, 2, 0
        assert heard(made.press, "A") == ["refuse"]
        screen.marks = 0
        made.press("A", wait=60)
        assert lit(made) == "off"


@pytest.mark.parametrize(("winners", "tune"), [((0,), "win"), ((1,), "lost"), ((0, 2), "win")])
def test_the_end_of_a_game_sounds_won_or_lost(handheld, ear, winners, tune):
    stage.end_game(stage.play(handheld, 3), winners)
    stage.go(handheld, "end")
    assert ear.heard[-1] == tune


def test_a_demo_is_won_whoever_wins_it(handheld, ear):
    made = stage.end_game(stage.play(handheld, 3, kind=3), (1,))
    made.levels, made.persons = bytes((6, 6, 6)), 0
    stage.go(handheld, "end")
    assert ear.heard[-1] == "win"


def test_what_the_keys_do_is_shown_when_the_winner_has_been_seen():
    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        stage.end_game(stage.play(made, 3))
        stage.go(made, "end")
        screen = stage.app_of(made).screen
        assert screen.animation and screen.bar[1].words == screen.say.RANKING and not screen.bar[3].words
        made.until(lambda: not screen.animation, 20_000)
        assert screen.bar[1].words == screen.say.AGAIN and screen.bar[3].words == screen.say.TO_TITLE


def test_what_an_animation_shows_comes_into_groups_that_are_shown_already(handheld):
    """Else CircuitPython sends everything from the corner of the screen to each of its rectangles."""
    screen = table(handheld, 4)
    from displayio import Group
    from screens.table import feast, saying
    screen.game.table.points[:] = 5, 10, 0, 20
    screen.show.motion.percent = 100
    real, shown, added = Group.append, {id(screen.group)}, []

    def append(group, part):
        real(group, part)
        if id(group) in shown and isinstance(part, Group):
            shown.add(id(part))
        added.append((id(group) in shown, hasattr(part, "width") and hasattr(part, "color_index")))

    feasting = feast.Feast(screen.show, 2, "out"), saying.Saying(screen.show, 1, "Hello")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Group, "append", append)
        for animation in feasting:
            for _ in range(20):
                animation.step()
                screen.show.machine.now += 60
    rectangles = [there for there, is_rectangle in added if is_rectangle]
    assert len(rectangles) == 2 + 3 + feast._BITS + 4 and all(rectangles)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_points_of_others_set_out_from_their_heads_and_the_own_from_below(handheld, seats):
    """With four seats or more the own has no head."""
    screen = table(handheld, seats)
    from screens.table import feast
    screen.game.table.points[:] = [5 * (seat + 1) for seat in range(seats - 1)] + [0]
    party = feast.Feast(screen.show, seats - 1, "")
    for seat, (slip, x, y, _) in enumerate(party.lines):
        cell = screen.strip.x_of(seat, screen.game)
        assert (slip.x, slip.y) == (x, y)
        if seat or seats < 4:
            assert cell <= x < cell + screen.strip.cell and y < 30
        else:
            assert y > 90


def test_the_accent_of_who_goes_out_is_clear_of_the_edge_of_the_band(handheld):
    """TÚ in Spanish; and what is written below the name, with a descender, is clear of the other edge."""
    screen = table(handheld, 3)
    from screens.table import feast
    screen.game.names[0] = "TÚ"
    name, below = feast.Feast(screen.show, 0, "g").parts[3:]
    used = [[y for y in range(line.bitmap.height) if any(line.bitmap[x, y] for x in range(line.bitmap.width))]
            for line in (name[0], below)]
    assert name.y + 2 * (name[0].y + used[0][0]) > feast._CREST + 1
    assert name.y + 2 * (name[0].y + used[0][-1] + 1) <= below.y + used[1][0]
    assert below.y + used[1][-1] < feast._CREST + 32


@pytest.mark.parametrize(("winner", "tune"), [(0, "out"), (1, "gone")])
def test_who_goes_out_is_heard_seen_and_told(handheld, ear, winner, tune):
    screen = table(handheld, 3)
    screen.turn.ready = False
    screen.game.table.step, screen.game.table.out = "over", winner
    screen.game.table.events.append((actions.HAND_WON, winner))
    handheld.run(100)
    assert ear.heard[-1] == tune and (lit(handheld) == "win") == (winner == 0)
    say, name = screen.app.words_of("seldom"), screen.game.names[winner]
    assert screen.bar.left.words == (say.OUT.format(name) if winner else say.YOU_OUT)


def test_a_knock_is_heard_and_told(handheld, ear):
    screen = table(handheld, 3, knock="on")
    screen.turn.ready = False
    screen.game.table.events.append((actions.KNOCKED, 2))
    handheld.run(100)
    assert ear.heard == ["skip"]
    assert screen.bar.left.words == screen.app.words_of("seldom").KNOCKED.format(screen.game.names[2])


def test_a_card_swapped_in_is_heard_told_and_flies_to_its_group(handheld, ear):
    screen = table(handheld, 3, replaceWild="on")
    screen.turn.ready = False
    screen.game.table.laid[2] = [cards(2, 3, 0x03, 0x24, 0x35, 0x40)]
    screen.refresh()
    screen.show.motion.percent = 100
    screen.game.table.events.append((actions.SWAPPED, 1, 0x24, 2, 0, ""))
    handheld.run(100)
    motion = screen.show.motion
    assert ear.heard == ["hit"] and not motion.flyer.hidden
    assert (motion.x1, motion.y1) == screen.sync.group_spot(2, 0, False)
    words = screen.app.words_of("swapping").SWAPPED
    assert screen.bar.left.words == words.format(screen.game.names[1], screen.name(0x24))


def test_a_card_hit_on_groups_out_of_sight_flies_to_them(handheld):
    screen = table(handheld, 6)
    screen.turn.ready = False
    for seat in range(1, 6):  # the longer the later
        screen.game.table.laid[seat] = [cards(2, 1, *range(1, 4 + seat))]
    screen.refresh()
    assert screen.groups.row_of(5) < 0
    screen.show.motion.percent = 100
    screen.game.table.events.append((actions.ADDED, 1, 0x08, 5, 0, ""))
    handheld.run(100)
    row, motion = screen.groups.row_of(5), screen.show.motion
    assert row >= 0 and screen.groups.heads[row][0] == screen.game.faces[5]
    assert (motion.x1, motion.y1) == screen.sync.group_spot(5, 0, False)


def test_a_phase_laid_out_of_sight_comes_into_sight(handheld):
    screen = table(handheld, 6)
    screen.turn.ready = False
    for seat in range(1, 6):
        screen.game.table.laid[seat] = [cards(1, seat, *[seat] * 3)]
    screen.refresh()
    assert screen.groups.row_of(5) < 0
    screen.game.table.events.append((actions.LAID, 5, 0))
    handheld.run(100)
    row = screen.groups.row_of(5)
    assert row >= 0 and screen.groups.heads[row][0] == screen.game.faces[5]


def test_small_cards_are_made_in_a_frame_before_the_one_in_which_their_phase_begins_to_move(handheld, monkeypatch):
    screen = table(handheld, 6)
    screen.turn.ready, screen.show.motion.percent = False, 100
    for seat in range(1, 5):
        screen.game.table.laid[seat] = [cards(1, seat, *[seat] * 3)]
    screen.refresh()
    made, before, tick = screen.groups.minis[screen.groups.rows - 1], [], screen.show.tick
    monkeypatch.setattr(screen.show, "tick", lambda: before.append([card.hidden for card in made]) or tick())
    assert len(made) == 3
    screen.game.table.laid[5] = [cards(1, 9, *[9] * 8)]
    screen.game.table.events.append((actions.LAID, 5, 0))
    handheld.until(lambda: screen.show.motion.moving, step=1)
    assert before[-1] == [False] * 3 + [True] * 5 and screen.groups.row_of(5) == screen.groups.rows - 1


def test_a_laid_phase_drops_to_its_place_and_is_not_seen_there_before(handheld):
    screen = table(handheld, 3)
    screen.turn.ready = False
    screen.show.motion.percent = 100
    screen.game.table.laid[1] = [cards(1, 3, 0x13, 0x23, 0x33)]
    screen.game.table.events.append((actions.LAID, 1, 0))
    handheld.until(lambda: screen.show.motion.moving, step=10)
    minis, rest = screen.groups.minis[0], screen.show.animation.rest
    seen = []
    while screen.show.animation:
        handheld.run(10)
        seen.append(minis.y - rest)
    landed = next(i for i, y in enumerate(seen) if y >= 0)
    assert seen[:landed] == sorted(seen[:landed]) and min(seen[landed:]) == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("source", [actions.DECK, actions.DISCARD])
def test_a_card_that_is_drawn_leaves_its_pile_as_it_begins_to_fly_and_arrives_at_its_place(handheld, seat, source):
    screen = table(handheld, 3)
    at, tops, count = screen.game.table, screen.piles.tops, screen.piles.count
    screen.turn.ready = False
    at.turn, at.step, at.pile[:] = seat, "draw", cards(0x13, 0x24)
    screen.refresh()
    screen.show.motion.percent = 100
    left = len(at.deck) - (source == actions.DECK)
    assert screen.game.do(seat, (actions.DRAW, source)) is None
    handheld.until(lambda: screen.show.motion.moving, step=10)
    under = 0x24 if source == actions.DECK else 0x13
    assert (tops[0][0], count.words) == (look_of(under) & 255, str(left))
    if not seat:
        hand, motion = screen.hand, screen.show.motion
        place = next(card for card in list(hand)[1:] if card.hidden)
        assert (motion.x1, motion.y1) == (place.x, place.y)


@pytest.mark.parametrize(("card", "action", "options"), [
    (0x12, (actions.DISCARD, 0x12), {}), (SKIP, (actions.DISCARD, SKIP, 2), {}),
    (0x09, (actions.HIT, 0x09, 1, 0, ""), {}), (0x12, (actions.SAVE, 0x12), {"mode": "masters"})])
def test_a_card_that_the_viewer_plays_sets_out_from_where_it_stood_raised(handheld, card, action, options):
    screen = table(handheld, 4, **options)
    at, hand = screen.game.table, screen.hand
    at.hands[0][:] = cards(0x01, 0x25, 0x09, 0x12, SKIP)
    at.laid[0], at.laid[1] = [cards(1, 3, 0x13, 0x23, 0x33)], [cards(1, 9, 0x19, 0x29, 0x39)]
    screen.flow.begin_at_once()
    handheld.run(100)
    while hand.card() != card or not hand.active:
        handheld.press("RIGHT", hold=20, wait=60)
    stood = hand[hand.at + 1].x, hand[hand.at + 1].y
    assert stood[1] < min(other.y for other in list(hand)[1:6] if other is not hand[hand.at + 1])
    screen.show.motion.percent = 100
    screen.do(action)
    handheld.until(lambda: screen.show.motion.moving, step=10)
    assert (screen.show.motion.x0, screen.show.motion.y0) == stood
    assert at.hands[0].count(card) == 0


@pytest.mark.parametrize("seen", ["yes", "no"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_others_save_cards_above_their_own_heads_and_take_them_from_there(handheld, seat, seen):
    screen = table(handheld, 4, mode="masters", saveVisible=seen)
    screen.turn.ready = False
    show, motion, head = screen.show, screen.show.motion, screen.strip.cells[seat - 1][0]
    motion.percent = 100
    for event, up in (((actions.SAVED, seat, 0x12), True), ((actions.DREW, seat, actions.SAVED_CARD, 0x12), False)):
        show._begin(event)
        assert motion.flyer[0] == look_of(0x12 if seen == "yes" else BACK) & 255
        assert head.x <= motion.x0 == motion.x1 < head.x + 16 and (motion.y1 < motion.y0) == up
        assert min(motion.y0, motion.y1) <= -24 and max(motion.y0, motion.y1) > -24  # out of sight, and partly in it
        show.finish()


def read_times(handheld, events, **options):
    """How long the words of each of these events stay in sight at normal speed, in ms."""
    screen = table(handheld, 4, **options)
    screen.turn.ready = False
    screen.show.motion.percent, found = 100, []
    for event in events:
        screen.show._begin(event)
        found.append(screen.show.motion.hold)
        screen.show.finish()
    return found


def test_the_more_words_matter_the_longer_they_stay(handheld):
    """Each row longer than the one before, all of a row alike."""
    card, seen = 0x13, []
    for row in (
            [(actions.DREW, 1, actions.DECK, card)], [(actions.DISCARDED, 1, card, False, 0)],
            [(actions.DREW, 1, actions.PILE, card)], [(actions.ADDED, 1, card, 1, 0, "")],
            [(actions.RESHUFFLED, 9), (actions.SERVED, 0), (actions.SERVED, 2), (actions.SWAPPED, 1, card, 1, 0, ""),
             (actions.SAVED, 1, card), (actions.CHOSE, 1, 2), (actions.TURNED, 1, card)],
            [(actions.KNOCKED, 2)],
            [(actions.LAID, 1, 0), (actions.SKIPPED, 1, 2, SKIP), (actions.FLOATS, 1), (actions.GAVE, 1, 2, card),
             (actions.FELL, 2)],
            [(actions.NAMED, 1, 2)], [(actions.HAND_WON, 2)]):
        times = set()
        for event in row:
            times |= set(read_times(handheld, [event], **BROUGHT.get(event[0], {})))
        seen.append(times)
    assert all(len(times) == 1 for times in seen), seen
    assert seen == sorted(seen, key=min), seen


@pytest.mark.parametrize(("card", "options"), [(RULE, {"antiOthers": "on"}), (0x15, {"mode": "twist"})])
def test_a_discard_flies_as_it_is_put_down_and_stays_on_its_pile(handheld, card, options):
    """The rule card face down; in Twist onto one of three piles, before what comes next is shown."""
    screen = table(handheld, 3, **options)
    screen.turn.ready = False
    show, tops, pile = screen.show, screen.piles.tops, len(screen.piles.tops) - 1
    there = [top[0] for top in tops]
    show.motion.percent = 100
    screen.game.table.events += [(actions.DISCARDED, 1, card, card == RULE, pile), (actions.KNOCKED, 2)]
    handheld.run(100)
    assert show.motion.moving and show.motion.flyer[0] == look_of(BACK if card == RULE else card) & 255
    assert (show.motion.x1, show.motion.y1) == (tops[pile].x, screen.piles.y)
    show.finish()
    assert [top[0] for top in tops] == [*there[:pile], look_of(card) & 255]


@pytest.mark.parametrize(("persons", "target", "words"), [(1, 0, "SKIPS_YOU"), (1, 2, "SKIPS"), (2, 0, "SKIPS")])
def test_whom_a_skip_hits_is_told(handheld, persons, target, words):
    """With several persons all are called by name, not YOU."""
    screen = table(handheld, 3)
    screen.turn.ready, screen.game.persons = False, persons
    screen.game.table.events.append((actions.SKIPPED, 1, target, SKIP))
    handheld.run(100)
    say, names = screen.app.words_of("seldom"), (screen.game.names[1], screen.game.names[target])
    assert screen.bar.left.words == getattr(say, words).format(*names[:1 if words == "SKIPS_YOU" else 2])
    assert (lit(handheld) == "skip") == (target == 0)
    screen.show.finish()
    screen.game.table.events.append((actions.SERVED, target))
    handheld.run(100)
    assert (lit(handheld) == "off") == (target == 0)


@pytest.mark.parametrize("target", [2, 0])
def test_whom_a_skip_hits_is_shaken(handheld, target):
    """By the face, and where the viewer has none by the sign of the Skip."""
    screen = table(handheld, 4)
    screen.turn.ready = False
    screen.show.motion.percent = 100
    screen.game.table.skips[target] = SKIP
    screen.game.table.events.append((actions.SKIPPED, 1, target, SKIP))
    handheld.until(lambda: screen.show.animation and not screen.show.motion.moving, 2000, 20)
    shaken = screen.show.animation.face
    assert shaken is (screen.strip.cells[target - 1][0] if target else screen.panel.skip)


# --- what can be read -------------------------------------------------------------------------------------------------


def contrast(one, other):
    """Return the contrast ratio by WCAG, 1 to 21; 4.5 is enough for body text."""
    def light(colour):
        parts = [part / 255 for part in colour]
        red, green, blue = (part / 12.92 if part < 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def rgb(colour):
    return colour >> 16, colour >> 8 & 255, colour & 255


def test_the_score_sheet_can_be_read_and_its_boxes_told_apart(handheld):
    assert contrast(rgb(colours.SLATE), rgb(colours.SAND)) > 4.5
    assert contrast(rgb(colours.SLATE), rgb(colours.CREAM)) > 7
    assert contrast(rgb(colours.WHITE), rgb(colours.PAPER_GREEN)) > 4.5
    stage.end_hand(stage.play(handheld, 2))
    stage.go(handheld, "score")
    screen = stage.app_of(handheld).screen
    strip = screen.lines[0][2]
    for i in range(10):  # between two boxes the paper is seen
        right = (i + 1) * strip.tile_width - 1
        assert {strip.bitmap[right, y] for y in range(strip.bitmap.height)} == {0}
    assert strip.tile_width > screen.app.small.width("10")


def test_dice_that_do_not_count_can_still_be_read():
    from art import colours as art
    palettes = art.card_palettes()
    for row in (5, 6, 7, 11):
        number, outline, face = (palettes[row][index] for index in (art.FILL, art.DEEP, art.FACE))
        assert contrast(number, outline) > 4.5 and contrast(number, face) > 3


def test_what_can_be_pressed_in_dice_looks_like_a_button(handheld):
    app = stage.app_of(handheld)
    from screens.dice import look
    buttons = look.Buttons(app)
    buttons.show(["Roll", "No phase"], 0)
    assert [box.hidden for box in buttons.slots] == [True, False, True] and not buttons.light.hidden
    buttons.tell("FINN: 31 points!")
    assert all(box.hidden for box in buttons.slots) and buttons.light.hidden


# --- what is seen for the joy of it -----------------------------------------------------------------------------------

FRAME = 60  # ms on the handheld, at the most


def cards(kind, value, *numbers):
    return bytearray((kind, value) + numbers)


def moments(seats):
    """(name, previous events, the event) of all animations except moving cards."""
    def phase(seat):
        def lay(at):
            at.laid[seat] = [cards(1, 3, 0x13, 0x23, 0x33), cards(2, 5, 0x15, 0x26, 0x37, 0x18)]
        return lay

    def skip(at):
        at.skips[1] = SKIP

    def over(at):
        at.step, at.out = "over", seats - 1
        at.points[:] = [5 * seat for seat in range(seats - 1)] + [0]

    yield "own phase", phase(0), (actions.LAID, 0, 0)
    yield "phase", phase(1), (actions.LAID, 1, 0)
    yield "skip", skip, (actions.SKIPPED, 0, 1, SKIP)
    yield "out", over, (actions.HAND_WON, seats - 1)


@pytest.mark.parametrize(("seats", "hurry"), [(2, True), (4, False), (6, True), (6, False)])
def test_each_joy_ends_leaves_nothing_and_costs_no_long_frame(seats, hurry):
    """At its end, or when ended by a key, the picture is the same as without it."""
    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        screen = table(made, seats)
        screen.turn.ready = False
        screen.flow.must_save = lambda: False
        screen.flow.go_on = lambda: None
        show, groups, ear = screen.show, (screen.group, screen.panel, screen.groups), Recorder(made)
        parts = [len(group) for group in groups]
        for name, happen, event in moments(seats):
            happen(screen.game.table)
            show.own = name == "own phase"
            ear.heard.clear()
            made.badge.sent.clear()
            screen.game.table.events.append(event)
            made.until(lambda: show.animation, step=10)
            made.until(lambda: not show.motion.moving and show.animation.start >= 0, step=10)
            made.run(150)
            assert (ear.heard, lit(made)) == {"skip": (["skip"], "off"), "out": (["gone"], "off")}.get(
                name, (["lay", "thud"], "laid")), name
            if hurry:
                made.press("B")
                made.run(60)
            else:
                made.until(lambda: not show.busy(), step=10)
            assert not show.animation, name
            assert max(sent.time_of(areas, pixels) for _, areas, pixels in made.badge.sent) < FRAME, name
            show.finish()
            made.run(60)
            assert lit(made) == ("turn" if show.own else "off"), name
            seen = made.picture().tobytes()
            places = [(cell[0].x, cell[0].y) for cell in screen.strip.cells]
            assert {x % screen.strip.cell for x, _ in places} <= {1, 2} and len({y for _, y in places}) == 1, name
            assert [len(group) for group in groups] == parts, name
            screen.refresh()
            made.run(60)
            assert made.picture().tobytes() == seen, name


def test_without_motion_there_is_no_feast(handheld):
    screen = table(handheld, 3)
    screen.turn.ready = False
    for name, happen, event in moments(3):
        happen(screen.game.table)
        screen.game.table.events[:] = [event]
        screen.show._begin(screen.game.table.events.pop(0))
        assert screen.show.animation is None, name


def test_without_motion_no_card_flies(handheld):
    screen = table(handheld, 3)
    screen.show.motion.fly(0x13, screen.show.spot(1), screen.show.pile_spot(actions.PILE))
    assert screen.show.motion.moving is None and screen.show.motion.flyer.hidden


def laid_by(game, *seats):
    """Mark these seats as having laid a phase in the finished hand."""
    for seat in seats:
        game.table.laid[seat] = [cards(1, 3, 0x13, 0x23, 0x33)]
    return game


@pytest.mark.parametrize(("seats", "hurry"), [(2, True), (4, False), (6, True), (6, False)])
def test_the_hand_comes_to_the_sheet_and_ends_as_it_stands_there(seats, hurry):
    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        game = laid_by(stage.end_hand(stage.play(made, seats)), 0, 1)
        game.table.at[1] = 1  # by its first phase
        stage.go(made, "score")
        screen = stage.app_of(made).screen
        ear = Recorder(made)
        assert screen.animation and not screen.bar[1].words
        made.badge.sent.clear()
        if hurry:
            made.press("A")
        else:
            made.until(lambda: not screen.animation)
            assert ear.heard.count("stamp") == 2 and ear.heard.count("move") == seats
        made.run(100)
        assert stage.where(made) == "score" and not screen.animation and screen.bar[1].words
        assert max(sent.time_of(areas, pixels) for _, areas, pixels in made.badge.sent) < FRAME
        for seat, (cost, total, strip) in enumerate(screen.lines):
            assert total.words == str(game.table.scores[seat]) and not cost.hidden and cost.x == 94
            ticked = [at for at in range(strip.width) if strip[at] == 2 * strip.width]
            assert ticked == ([game.table.at[seat] - 1] if seat < 2 else [])
        made.press("A")
        made.run(100)
        assert stage.where(made) != "score"


@pytest.mark.parametrize("options", [{"mode": "freeOrder"}, {"mode": "masters"}, {}])
def test_the_phase_ticked_is_the_one_that_was_laid(handheld, options):
    from phase10 import ending
    from screens.menus import stamping
    table = laid_by(stage.play(handheld, 3, **options), 1).table
    for seat in range(3):
        table.at[seat] = 3
    if options:
        table.done[1] |= 1 << 3
    table.step, table.turn = "play", 1
    ending.end_hand(table, 1)
    assert [stamping.newly_done(table, seat) for seat in range(3)] == [-1, 3, -1]


@pytest.mark.parametrize("mode", ["freeOrder", "masters"])
def test_before_an_extra_hand_the_phase_ticked_is_the_one_that_was_laid(handheld, mode):
    """Not the last one, which the tied will lay again."""
    from phase10 import ending
    from screens.menus import stamping
    table = laid_by(stage.play(handheld, 2, mode=mode), 0, 1).table
    ticked_at_once = mode == "freeOrder"
    table.at[:] = bytes((3, 3))
    table.done[:] = [table.course.all_done() & ~(not ticked_at_once and 1 << 3)] * 2
    table.hands[:], table.scores[:] = [bytearray(), bytearray((0x15,))], [5, 0]
    table.step, table.turn = "play", 0
    ending.end_hand(table, 0)
    assert list(table.tie) == [0, 1] and [stamping.newly_done(table, seat) for seat in range(2)] == [3, 3]


@pytest.mark.parametrize("seats", [4, 6])
def test_the_sheet_says_who_has_been_put_back_a_phase(handheld, seats):
    """By the X: the seat named, whose phase laid is open again, and the one that held it."""
    from phase10 import cards as kinds
    from phase10 import ending
    from screens.menus import stamping
    table = laid_by(stage.play(handheld, seats, antiOthers="on"), 0, 1, 3).table
    table.at[:] = bytes(seats * (3,))
    table.step, table.turn, table.victim = "play", 0, 1
    for seat in range(seats):
        table.hands[seat][:] = bytes((0x15, kinds.RULE) if seat == 2 else (0x15,)) * bool(seat)
    ending.end_hand(table, 0)
    assert [stamping.newly_done(table, seat) for seat in range(4)] == [3, -1, -1, 3]

    def fallen(*why):
        stage.go(handheld, "score", *why)
        screen = stage.app_of(handheld).screen
        rows = [line.y for line, _, _ in screen.lines]
        return screen.say, {rows.index(part.y): part.words for part in screen.group
                            if "↓" in getattr(part, "words", "") and part.y in rows}

    say, told = fallen()
    assert told == {1: "↓ " + say.PHASE.format(4), 2: "↓ " + say.PHASE.format(3)}
    assert not fallen("pause")[1]


@pytest.mark.parametrize("language", driver.languages())
@pytest.mark.parametrize("seats, options", [(4, {}), (6, {}), (4, {"mode": "freeOrder"}), (4, {"mode": "masters"}),
                                            (4, {"mode": "fixed10", "fixedTie": "extra"})])
def test_the_sheet_before_a_tie_break_and_those_of_it(language, seats, options):
    """The hand that led to it counts, and those who tie keep their ticks; the points of the tie-break do not count."""
    from phase10 import ending, opening
    with driver.Handheld(language=language, speed="fast") as made:
        stage.close_eyes(made)
        made.run(300)
        fits = stage.Overflows(made)
        game = laid_by(stage.play(made, seats, phaseList="1,2", **options), 0, 1, 2)
        table = game.table
        table.step, table.turn, table.hand_no = "play", 0, 2
        for seat in range(seats):
            table.at[seat], table.done[seat] = 1, (1, 3)[seat < 3 and options.get("mode") in ("freeOrder", "fixed10")]
            table.hands[seat][:] = bytes((0x15, 0x1C)) if seat < 2 else bytes(10 * (0x15,))
        table.hands[0][:] = b""
        table.scores[0] = 15
        ending.end_hand(table, 0)
        assert table.tie == (0, 1) and table.step == "over"

        def sheet(*args):
            stage.go(made, "score", *args)
            screen = stage.app_of(made).screen
            made.until(lambda: not screen.animation)
            assert not fits and not stage.collisions(screen)
            strips = [[strip[at] % (2 * strip.width) < strip.width for at in range(2)] for _, _, strip in screen.lines]
            assert strips == [[True, True]] * 3 + [[True, False]] * (seats - 3)
            tied = [part.words for part in screen.group if getattr(part, "words", "") == screen.say.TIED]
            return screen.say, screen.heading.words, [cost.words for cost, _, _ in screen.lines], len(tied)

        say, heading, costs, tied = sheet()
        assert (heading, tied) == (say.HAND.format(2), 2)
        assert costs == [say.OUT, "+15"] + ["+50"] * (seats - 2)
        small = stage.app_of(made).small
        assert 60 + small.width(say.TIED) + 3 < 121 - small.width(say.OUT)
        assert [total.words for _, total, _ in stage.app_of(made).screen.lines[:2]] == ["15", "15"]
        opening.open_hand(table)
        say, heading, costs, tied = sheet("pause")
        assert (heading, tied, any(costs)) == (say.TIE, 2, False)
        for seat in (0, 1):
            table.hands[seat][:] = bytes((0x15,))
        laid_by(game, 0)
        table.step, table.turn = "play", 0
        table.win((0,))
        table.out = 0
        say, heading, costs, tied = sheet()
        assert (heading, tied) == (say.TIE, 0) and costs == [say.OUT] + [""] * (seats - 1)
        stage.go(made, "end")
        made.until(lambda: not stage.app_of(made).screen.animation)
        end = stage.app_of(made).screen
        two = end.say.entry(end.say.PHASES, 2).format(2)
        rows = [part.words for part in end.group if getattr(part, "words", "") == two]
        assert end.order[:2] == [0, 1] and len(rows) == 3


def test_winners_that_find_no_room_are_cut_off_in_or_behind_a_name(handheld):
    """Not behind the sign between two."""
    stage.end_game(stage.play(handheld, 6, you="YOU", phaseList="1,2,3"), tuple(range(6)))  # too short for a record
    stage.go(handheld, "end")
    screen = stage.app_of(handheld).screen
    shown = [part.words for part in screen.group if " + " in getattr(part, "words", "")]
    assert len(shown) == 1 and shown[0][-1] == "." and shown[0][-2].isalpha()


@pytest.mark.parametrize(("points", "shown"), [((0, 0, 0), ["", "", ""]), ((0, 0, 5), ["+0", "+0", "+5"])])
def test_a_hand_that_the_lay_has_won_has_no_points(handheld, points, shown):
    """Nobody went out, and nothing was scored; of who floated the zero is told."""
    table = stage.end_game(stage.play(handheld, 3)).table
    table.points[:], table.out = points, NOBODY
    stage.go(handheld, "score")
    screen = stage.app_of(handheld).screen
    handheld.until(lambda: not screen.animation)
    assert [cost.words for cost, _, _ in screen.lines] == shown


@pytest.mark.parametrize("language", driver.languages())
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_twist_card_is_a_star_wherever_a_phase_has_its_number(language, seats):
    """In the choice, which tells the steps that it can bring and cost, the headline, the strip, the sheet, a lay."""
    from phase10 import engine
    from phase10.actions import TWIST_CARD
    from screens.table import laid
    with driver.Handheld(seed=7, language=language, speed="none", dim=0, dark=0) as made:
        stage.close_eyes(made)
        made.run(300)
        fits = stage.Overflows(made)
        game = stage.play(made, seats, mode="twist")
        table, course = game.table, game.table.course
        course.pawns[:] = bytes(3 * (seat + 1) for seat in range(seats))
        table.clear_hand()
        table.hand_no = table.dealer = 0  # the person chooses last
        game.deal()
        for seat in range(1, seats):
            assert engine.do(table, seat, ("choose", TWIST_CARD if seat == 1 else course.choices(seat)[0])) is None
        stage.go(made, "table")
        made.until(lambda: stage.where(made) == "table" and stage.app_of(made).screen.part, step=10)
        screen = stage.app_of(made).screen
        told = [screen.part.stakes.words]
        made.press("LEFT", wait=100)
        told.append(screen.part.stakes.words)
        assert ["".join(sign for sign in words if sign in "+-0123456789") for words in told] == ["+3+2+1", "+6+4-1"]
        assert screen.panel.title.words == screen.panel.name.format("★") and screen.part.stakes in screen.group
        stakes = screen.part.stakes
        made.press("A")
        made.until(lambda: not screen.part and any(table.hands), step=10)
        assert stakes not in screen.group
        made.run(100)
        assert screen.panel.title.words == screen.panel.name.format("★")
        assert [screen.strip.cells[i][1][0] for i in range(min(seats - 1, 2))] == [14, 3][:seats - 1]
        told = []
        screen.show.tell = lambda seat, words, ms: told.append(words)
        laid.laid(screen.show, screen.say, 1, table.at[1])
        assert told == [screen.say.LAYS.format("FINN", "★")]
        stage.go(made, "score", "pause")
        assert [total.words[:3] for _, total, _ in stage.app_of(made).screen.lines[:2]] == ["→ ★"] * 2 and not fits


@pytest.mark.parametrize("before, after, ticked, where", [
    (1, 3, 0, "→ ★"), (2, 4, 0, "→ P2"), (3, 5, -1, "→ P2"), (25, 28, 8, "→ P10"), (3, 9, 2, "→ ★")])
def test_the_sheet_of_twist_says_what_its_board_says(handheld, before, after, ticked, where):
    """A phase is ticked when the pawn has passed both of its spaces; the pawn's space has the name of the phase."""
    from screens.menus import stamping
    made = laid_by(stage.play(handheld, 3, mode="twist"), 1)
    course = made.table.course
    course.pawns[1] = after
    course.open_hand()
    assert stamping.newly_done(made.table, 1, bytes((1, before, 1))) == ticked
    assert [course.has_done(1, at) for at in range(10)] == [at < after // 3 for at in range(10)]
    stage.go(handheld, "score", "pause")
    assert stage.app_of(handheld).screen.lines[1][1].words == where
    course.finishers = (1,)
    assert course.phases_done(1) == 10


def test_pawns_that_share_a_space_stand_side_by_side(handheld):
    """In any combination: three with visible heads, further ones in front of them."""
    made = stage.play(handheld, 6, mode="twist")
    made.table.course.pawns[:] = bytes((5, 5, 7, 1, 1, 1))
    made.pawns = bytes(made.table.course.pawns)
    stage.go(handheld, "board")
    pawns = stage.app_of(handheld).screen.pawns
    assert [(pawn.x, pawn.y) for pawn in pawns] == [(91, 15), (95, 15), (131, 15), (11, 15), (15, 15), (19, 15)]
    made.table.course.pawns[:] = made.pawns = bytes((7,) * 6)
    stage.go(handheld, "board")
    pawns = stage.app_of(handheld).screen.pawns
    assert [(pawn.x, pawn.y) for pawn in pawns] == [(131 + 4 * i, y) for y in (15, 21) for i in range(3)]


@pytest.mark.parametrize("space", [1, 9, 16, 27])
def test_pawns_hide_no_number(handheld, space):
    """In each row of the board."""
    made = stage.play(handheld, 3, mode="twist")
    from screens.menus import board
    x, y = board.spot(space)
    seen = []
    for at in (space, 3):
        made.table.course.pawns[:] = made.pawns = bytes((at,) * 3)
        stage.go(handheld, "board")
        screen = stage.app_of(handheld).screen
        screen.ask(0)
        screen.put()  # without the one that is lifted
        handheld.run(60)
        seen.append(handheld.picture().crop((x + 2, y + 4, x + 12, y + 12)).tobytes())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_pawns_go_from_space_to_space_in_their_time(speed):
    from screens import pace
    with driver.Handheld(seed=7, speed=speed) as made:
        made.run(300)
        game = stage.play(made, 2, mode="twist")
        game.pawns = bytes((1, 1))
        game.table.course.pawns[:] = bytes((5, 2))
        stage.go(made, "board")
        screen, seen, times, ear = stage.app_of(made).screen, [], [], Recorder(made)
        step = pace.PAWN * pace.PERCENT[made.machine.settings.speed] // 100
        for _ in range(2000):
            if not seen or seen[-1] != bytes(screen.now):
                seen.append(bytes(screen.now))
                times.append(made.time)
            made.run(10)
        assert seen[-4:] == [b"\3\1", b"\4\1", b"\5\1", b"\5\2"] and ear.heard == 5 * ["move"]
        assert all(step - 20 < times[i] - times[i - 1] < step + 100 for i in (-3, -2)), (step, times)


def test_what_is_said_of_a_pawn_can_be_read_before_it_moves_even_if_it_stays():
    from screens import pace
    with driver.Handheld(seed=7, speed="normal") as made:
        made.run(300)
        game = stage.play(made, 3, mode="twist")
        game.pawns = bytes((2, 1, 4))
        game.table.course.pawns[:] = bytes((3, 1, 5))
        stage.go(made, "board")
        screen, told = stage.app_of(made).screen, {}
        while screen.seat < 3:
            told.setdefault((screen.seat, bytes(screen.now)), []).append(made.time)
            made.run(10)
        times = {moment: seen[-1] - seen[0] for moment, seen in told.items()}
        for moment in (1, b"\3\1\4"), (2, b"\3\1\4"):
            assert 2 * pace.PAWN - 20 < times[moment] < 2 * pace.PAWN + 100, times


@pytest.mark.parametrize("row", [-1, 2])
def test_when_all_pawns_have_moved_the_viewers_own_is_selected(handheld, row):
    """From there the pad goes to those of the others. In the pause they have moved already, and B goes back there."""
    made = stage.play(handheld, 3, mode="twist")
    made.viewer, handheld.machine.settings.speed = 1, "slow"
    made.pawns, made.table.course.pawns[:] = b"\2\2\2", bytes((5, 2, 3))
    for key, seat in (("RIGHT", 2), ("LEFT", 0), ("DOWN", 2), ("UP", 0)):
        stage.go(handheld, "board", *(("pause", row) if row > 0 else ()))
        screen = stage.app_of(handheld).screen
        assert screen.seat == (0 if row < 0 else 3)
        handheld.until(lambda: stage.app_of(handheld).screen.seat == 3, 20_000)
        assert screen.asked == screen.mover[0] == 1 and made.names[1] in screen.caption.words
        assert bytes(screen.now) == bytes((5, 2, 3))
        handheld.press(key, wait=100)
        assert screen.asked == screen.mover[0] == seat
    handheld.press("B", wait=300)
    assert stage.where(handheld) == ("board" if row < 0 else "pause")
    if row < 0:
        assert screen.asked == 1
    else:
        assert stage.app_of(handheld).screen.rows.at == row


def test_the_pause_of_twist_leads_to_its_board_and_back(handheld):
    stage.play(handheld, 3, mode="twist")
    stage.go(handheld, "pause")
    screen = stage.app_of(handheld).screen
    row = screen.items.index("BOARD")
    screen.rows.at = row
    handheld.press("A", wait=300)
    assert stage.where(handheld) == "board"
    handheld.press("A", wait=300)
    assert stage.where(handheld) == "pause" and stage.app_of(handheld).screen.rows.at == row
    stage.play(handheld, 3)
    stage.go(handheld, "pause")
    assert "BOARD" not in stage.app_of(handheld).screen.items


def test_a_key_ends_what_is_told_of_the_pawns_and_the_next_asks_for_one(handheld):
    """All stand where they came to."""
    made = stage.play(handheld, 3, mode="twist")
    made.pawns = bytes(made.table.course.pawns)
    made.table.course.pawns[:] = bytes((5, 2, 3))
    handheld.machine.settings.speed = "slow"
    stage.go(handheld, "board")
    screen = stage.app_of(handheld).screen
    # the first ends what is told of the pawns one by one
    for key, seat in (("B", 0), ("RIGHT", 1), ("RIGHT", 2), ("RIGHT", 0), ("LEFT", 2)):
        handheld.press(key, wait=100)
        assert made.names[seat] in screen.caption.words and screen.mover[0] == seat
        assert bytes(screen.now) == b"\5\2\3" and stage.where(handheld) == "board"
        assert (screen.bar.left.words, screen.bar.right.words) == (screen.say.NEXT, screen.say.WHO)


# --- who has won ------------------------------------------------------------------------------------------------------


def test_the_end_of_anti_phase_tells_who_has_stayed_where(handheld):
    """Seats that are out of the game come last, the others are on the phase they kept."""
    from phase10.table import OUT_OF_GAME
    made = stage.play(handheld, 3, mode="antiPhase")
    made.table.step, made.table.winners = "end", (1,)
    made.table.at[:] = bytes((OUT_OF_GAME, 7, 4))
    stage.go(handheld, "end")
    screen = stage.app_of(handheld).screen
    shown = [part.words for part in screen.group if hasattr(part, "words")]
    assert screen.order == [1, 2, 0] and [made.table.course.phases_done(seat) for seat in range(3)] == [0, 8, 5]
    assert [words for words in shown if words in ("phase 8", "phase 5", "gone")] == ["phase 8", "phase 5", "gone"]


def test_the_line_of_anti_phase_falls_from_where_all_began():
    from screens.menus import winner_animation

    class Game:
        class rules:
            mode = "antiPhase"

        class course:
            @staticmethod
            def phases_done(seat):
                return 7

    class Lines:
        @staticmethod
        def line(start, end, colour):
            drawn.append((start, end))

    drawn = []
    winner_animation.WinnerAnimation.trace(None, Lines, 0, Game, bytearray((1, 0, 0, 1, 0)), 10)
    heights = [drawn[0][0][1]] + [end[1] for _, end in drawn]
    assert heights == [winner_animation._height(done, 10) for done in (10, 10, 9, 8, 8, 7)]


def test_where_the_winners_animation_has_no_room_the_ranking_comes_at_once(monkeypatch):
    import builtins
    real = builtins.__import__

    def full(name, globals=None, locals=None, fromlist=(), level=0):
        if fromlist and "winner_animation" in fromlist:
            raise MemoryError
        return real(name, globals, locals, fromlist, level)

    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        stage.end_game(laid_by(stage.play(made, 4), 1), (1,))
        monkeypatch.setattr(builtins, "__import__", full)
        stage.go(made, "end")
        screen = stage.app_of(made).screen
        assert stage.where(made) == "end" and not screen.animation
        assert screen.bar[1].words == screen.say.AGAIN


def feast_ends(made, here: str, key: str):
    """Five seconds after it has begun, or at this key; its screen stays. Each frame is sent in time."""
    screen, began, glory = stage.app_of(made).screen, made.time, stage.app_of(made).screen.animation
    if key:
        made.press(key)
    else:
        made.until(lambda: not screen.animation)
        assert 4500 < made.time - began < 5500
    made.run(100)
    assert stage.where(made) == here and not (screen.animation or glory in screen.group)
    assert max(sent.time_of(areas, pixels) for _, areas, pixels in made.badge.sent) < FRAME


@pytest.mark.parametrize(("seats", "hurry"), [(2, True), (4, False), (6, True), (6, False)])
def test_winning_is_five_seconds_with_face_cards_and_the_run_of_the_game(seats, hurry):
    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        game = stage.end_game(laid_by(stage.play(made, seats), 1), (1,))
        game.laid_per_hand = bytearray((3, 2, 1, 2, 3, 2, 2))
        stage.go(made, "end")
        screen = stage.app_of(made).screen
        made.badge.sent.clear()
        assert screen.animation in screen.group and len(made.picture().getcolors(5000)) > 10
        feast_ends(made, "end", "START" if hurry else "")
        assert made.picture().getpixel((2, 2)) == made.picture().getpixel((100, 2))  # the gold border of the table
        made.press("A")
        made.run(200)
        assert stage.where(made) == "newgame"


@pytest.mark.parametrize("here", ["dice_end", "stars"])
@pytest.mark.parametrize("hurry", [True, False])
def test_dice_and_a_level_of_the_journey_are_won_with_the_same_feast(here, hurry):
    """Its key only ends it. It does not come where nothing was won, nor where motion is off (test_journey.py)."""
    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        app = stage.app_of(made)
        if here == "stars":
            stage.end_game(laid_by(stage.play(made, 2, kind=4), 0), (0,)).laid_per_hand = bytearray((1, 3, 1))
        else:
            stage.begin_dice(made, [(0, 6, "YOU"), (6, 0, "FINN")])
            app.game.table.step, app.game.table.winners = "end", (1,)
        stage.go(made, here)
        screen = app.screen
        assert screen.animation in screen.group and screen.bar[1].words and not screen.bar[3].words
        made.badge.sent.clear()
        feast_ends(made, here, "B" if hurry else "")
        assert screen.bar[3].words == (screen.say.MAP if here == "stars" else screen.say.TO_TITLE)
        made.press("B", wait=200)
        assert stage.where(made) == ("journey" if here == "stars" else "title")


def test_the_run_of_the_game_is_kept_with_it(handheld):
    """The seats that laid in each hand are saved and loaded; a save from before this field existed is still read."""
    from screens import save_header
    from screens.menus import resume
    game = stage.play(handheld, 3)
    game.laid_per_hand, game.levels, game.viewer = bytearray((5, 0, 2)), b"\0\0\6", 1
    packed = game._pack()
    assert save_header.unpack(packed)[2] == game.laid_per_hand and save_header.form_of(packed) == save_header.CARDS
    game.machine.save(GAME, packed)
    app = stage.app_of(handheld)
    found = resume.game_of(app, app.machine.load(GAME)[0])
    assert found.laid_per_hand == game.laid_per_hand and found.viewer == 1  # of two persons the one who was to move
    at = save_header.unpack(packed)[1]
    old = bytes((3,)) + packed[1:at - 1 - len(game.laid_per_hand)] + packed[at:]
    game.machine.save(GAME, old)
    found = resume.game_of(app, app.machine.load(GAME)[0])
    assert found.laid_per_hand == b"" and found.names == game.names


def test_a_hand_that_is_over_is_noted_once(handheld):
    game = laid_by(stage.play(handheld, 3), 0, 2)
    stage.go(handheld, "score", "pause")
    assert game.laid_per_hand == b""
    game.table.step = "over"
    for _ in range(2):
        stage.go(handheld, "score")
        assert game.laid_per_hand == bytearray((5,))


def test_of_a_game_without_end_the_first_hands_are_kept(handheld):
    """Up to the maximum of a byte."""
    game = laid_by(stage.play(handheld, 3), 0, 2)
    game.laid_per_hand, game.table.hand_no, game.table.step = bytearray(255), 300, "over"
    stage.go(handheld, "score")
    assert len(game.laid_per_hand) == 255 and game._pack()


# --- characters -------------------------------------------------------------------------------------------------------

CAST = ("finn", "lulu", "bruno", "pip", "otto", "mia")


@pytest.mark.parametrize("language", driver.languages())
def test_each_character_has_a_dozen_lines_that_fit(handheld, language):
    from screens.table import saying
    assert saying._WHO == CAST
    small, said = stage.app_of(handheld).small, []
    for who in CAST:
        words = importlib.import_module(f"words.{language}.{who}")
        for name, room in (("LAID", 148), ("SKIPPED", 148), ("OUT", 113)):
            lines = getattr(words, name)
            assert len(lines) == 4
            assert [line for line in lines if small.width(line) > room] == []
            said += lines
    assert len(set(said)) > 0.95 * len(said)


def talking(talk):
    """[(moment, words)] of the speech bubbles in twelve rounds of a phase, a Skip and an end; (moment, "") for none."""
    with driver.Handheld(seed=7, speed="fast", dim=0, dark=0, talk=talk) as made:
        stage.close_eyes(made)
        made.run(300)
        screen = table(made, 3)
        screen.turn.ready = False
        screen.flow.must_save = lambda: False
        screen.flow.go_on = lambda: None
        said = []
        for i in range(12):
            for name, happen, event in moments(3):
                happen(screen.game.table)
                screen.game.table.events.append(event)
                made.run(i * 13)
                made.until(lambda: screen.show.animation, step=10)
                saying = screen.show.animation if name == "out" else screen.show.animation.later
                said.append((name, lines_of(saying)[0] if saying else ""))
                made.until(lambda: not screen.show.busy(), step=10)
        return said


def lines_of(animation):
    return [part.words for part in animation.parts if hasattr(part, "words")]


def test_characters_talk_now_and_then_and_can_be_hushed():
    """Who has laid a phase, whom a Skip has hit and who has gone out, each in its own words."""
    from words.en import finn, lulu, seldom
    own = {"phase": finn.LAID, "skip": finn.SKIPPED, "out": lulu.OUT, "own phase": ()}
    talk, hushed = talking(1), talking(0)
    assert all(words in own[name] for name, words in talk if words)
    assert 6 < len([words for name, words in talk if words and name != "out"]) < 24
    assert {words for name, words in hushed if name != "out"} == {""}
    assert {words for name, words in hushed if name == "out"} == {seldom.FEAST}


def test_what_somebody_will_say_is_loaded_before_it_is_said():
    """By a phase and the end of a hand the seat of it is moved to speak, by a Skip its victim."""
    with driver.Handheld(seed=7, speed="fast", dim=0, dark=0, talk=1) as made:
        made.run(300)
        screen = table(made, 3)
        from screens.table import rare_events, saying
        for name, _, event in moments(3):
            for who in CAST:
                sys.modules.pop("words.en." + who, None)
            while rare_events.load(screen.show, *event):
                pass
            module = saying.words_module(screen.show, event[2] if name == "skip" else event[1], "en").strip()
            assert (name == "own phase") == (module == "") and (not module or module in sys.modules)


@pytest.mark.parametrize("hurried", [False, True])
def test_what_begins_a_phase_is_unloaded_once_it_moves(monkeypatch, hurried):
    """Not in the frame in which it begins to move, which is the longest; and at once if a key ends the motion."""
    with driver.Handheld(seed=7, speed="fast", dim=0, dark=0) as made:
        made.run(300)
        screen, tidied = table(made, 3), []
        name, happen, event = next(one for one in moments(3) if one[0] == "phase")
        happen(screen.game.table)
        screen.game.table.events.append(event)
        monkeypatch.setattr("memory.tidy", lambda: tidied.append(screen.show.motion.moving is not None))
        made.until(lambda: screen.show.motion.moving, step=10)
        assert tidied == []
        if hurried:
            screen.show.finish()
        else:
            screen.show.tick()
        assert tidied[0] is True


def test_a_person_says_what_a_person_wants(handheld):
    from screens.table import saying
    screen = table(handheld, 3)
    for face in (screen.game.faces[0], 1):  # also with the face of a character
        screen.game.faces = bytes((face, *screen.game.faces[1:]))
        for screen.show.machine.now in (0, 32):  # half the time
            assert [saying.spoken(screen.show, seat, "OUT", True) != "" for seat in range(3)] == [False, True, True]
            assert (saying.spoken(screen.show, 1, "OUT") == "") == (screen.show.machine.now == 32)


@pytest.mark.parametrize("tip", [False, True])
def test_who_waits_long_sees_something_small_move(tip):
    """Also while the tip about hints is shown."""
    with driver.Handheld(seed=7, speed="normal", dim=0, dark=0) as made:
        made.run(300)
        screen = table(made, 3)
        if tip:
            screen.game.lessons.append("wait TIP")
            screen.open("coach", "wait TIP")
        face, low = screen.strip.cells[0][0], set()
        for _ in range(60):  # nothing in the first twenty seconds
            made.run(300)
            low.add(face.y)
        assert len(low) == 1
        for _ in range(40):
            made.run(300)
            low.add(face.y)
        assert len(low) > 1
        made.until(lambda: face.y < max(low), step=40)
        made.press("RIGHT")
        assert face.y == max(low)
