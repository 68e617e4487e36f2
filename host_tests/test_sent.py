# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Display traffic: a screen is sent once when it is entered, an own turn begins with few areas, and unchanged parts are
not sent again.
"""

import sys

import key_feedback
import driver
import pytest
import sent
import stage

driver.prepare()
import tour  # noqa: E402 needs the path set by prepare()

ENTERING = 1.2  # pictures' worth of pixels
TURN = 15  # areas
KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "SELECT", "START")
HEARD = 80  # ms: two frames
KEY = 60  # ms that the panel may take for a key that stays on its screen; a picture takes 33


@pytest.fixture(scope="module")
def found():
    return sent.walk()


@pytest.fixture
def handheld():
    with driver.Handheld(**tour.QUIET) as made:
        made.run(600)
        yield made


def test_the_walk_comes_to_every_menu_and_the_table(found):
    entered = {what.removeprefix("enter ") for what in found if what.startswith("enter ")}
    assert {"newgame", "rules", "phases", "title", "help", "records", "settings", "event", "deal", "pause",
            "table"} <= entered


def test_a_screen_is_sent_once_when_it_is_entered(found):
    entered = {what: one.pixels for what, one in found.items() if what.startswith("enter ")}
    assert max(entered.values()) <= ENTERING * sent.PICTURE, entered


def test_an_own_turn_begins_with_few_areas(found):
    assert 0 < found["own turn begins"].most <= TURN


def test_no_key_in_a_menu_sends_more_than_a_picture_and_a_half(found):
    menus = {what: one for what, one in found.items() if ": " in what and what.split(":")[0] in stage.MENUS}
    assert len(menus) > 15
    assert {what: one for what, one in menus.items() if sent.time_of(one.areas, one.pixels) > KEY} == {}


def test_the_other_screens_are_sent_once(handheld):
    """Those that require a whole game are set up one after the other."""
    meter, over = sent.Meter(handheld), {}
    made = stage.end_hand(stage.play(handheld, 4, mode="twist"))
    made.pawns = bytes(made.table.course.pawns)
    for name in ("board", "score", "end", "title"):
        if name == "end":
            stage.end_game(made)
        meter.take()
        stage.app_of(handheld).go(name)
        handheld.until(lambda name=name: stage.where(handheld) == name and not stage.app_of(handheld)._next, step=1)
        handheld.run(20)
        over[name] = meter.take().pixels / sent.PICTURE
    assert {name: pictures for name, pictures in over.items() if not 1 <= pictures <= ENTERING} == {}


def test_what_is_seen_already_is_not_sent_again(handheld):
    """In a menu and at the table: every object is set again to what it already shows."""
    app, meter = stage.app_of(handheld), sent.Meter(handheld)
    for name in ("title", "newgame", "settings", "help"):
        stage.go(handheld, name)
        handheld.run(300)
        meter.take()
        app.screen.rows.show()
        handheld.run(100)
        assert meter.take().areas == 0, name
    stage.play(handheld, 6)
    stage.go(handheld, "table")
    guide = tour.Guide(handheld, None, "")
    for _ in range(6):
        assert guide.settle()
        handheld.run(100)
        meter.take()
        app.screen.refresh()
        handheld.run(100)
        assert meter.take().areas == 0, guide.table.step
        guide.shot = lambda name: None
        guide.move()


@pytest.mark.parametrize("name", ["title", "newgame", "settings", "help"])
def test_a_row_is_seen_to_be_pressed_before_the_work_begins(handheld, name):
    """For any row, and also when the next key comes before that."""
    app, done = stage.app_of(handheld), []
    stage.go(handheld, name)
    handheld.run(300)
    for method in ("change", "pick"):
        setattr(app.screen, method, lambda *asked: done.append(len(handheld.badge.sent)))
    for keys in (("RIGHT",), ("A",), ("LEFT", "A"), ("DOWN", "RIGHT")):
        handheld.badge.sent.clear()
        done.clear()
        for key in keys:
            handheld.press(key, hold=10, wait=0)
        handheld.run(150)
        assert len(done) == len([key for key in keys if key != "DOWN"]) and 0 not in done, keys


@pytest.mark.parametrize("name", ["title", "newgame", "settings", "help"])
def test_a_step_to_the_next_row_sends_the_mark_and_no_word_twice(handheld, name):
    app, meter = stage.app_of(handheld), sent.Meter(handheld)
    stage.go(handheld, name)
    handheld.run(300)
    meter.take()
    app.screen.rows.move(1)
    handheld.run(100)
    one = meter.take()
    assert one.areas <= 2 and one.pixels <= sent.PICTURE // 6


def test_the_cards_that_show_how_far_loading_is_are_sent_once_each(handheld):
    app = stage.app_of(handheld)
    stage.go(handheld, "newgame")
    handheld.press("START", hold=10, wait=0)
    handheld.until(lambda: app.here == "deal" and app.screen)
    cards = app.screen.cards
    handheld.badge.sent.clear()
    handheld.until(lambda: app.here == "table" or app._next)
    pixels = sum(pixels for _, _, pixels in handheld.badge.sent if pixels < sent.PICTURE)
    assert 0 < pixels <= cards.width * cards.tile_width * cards.tile_height


@pytest.mark.parametrize("name", ["journey", "records", "event"])
def test_a_key_that_leads_elsewhere_is_seen_though_the_bar_is_dark(handheld, name):
    """The bar is dark for a moment after a key without effect."""
    app, done = stage.app_of(handheld), []
    stage.go(handheld, name)
    handheld.run(300)
    handheld.press("SELECT", hold=10, wait=40)
    assert app.screen.bar.hidden
    enter, before = app._enter, handheld.badge.frame
    app._enter = lambda: done.append(handheld.badge.frame != before) or enter()
    handheld.press("B", hold=10, wait=300)
    assert done[0]


def test_a_page_of_the_help_is_left_after_the_key_has_been_seen(handheld):
    app, done = stage.app_of(handheld), []
    stage.go(handheld, "help")
    stage.app_of(handheld).screen.pick(1)
    handheld.run(300)
    app.screen.contents = lambda: done.append(len(handheld.badge.sent))
    handheld.badge.sent.clear()
    handheld.press("B", hold=10, wait=140)
    assert len(done) == 1 and done[0]


def played(slower):
    """{name: picture} of the shots of thirty presses, with so much more time between them; what is loaded takes its
    time, as on the handheld.
    """
    import shots
    settings, events = shots.read(driver.ROOT / "desktop" / "keys" / "thirty-presses")
    found = {}
    with driver.Handheld(**settings | tour.QUIET) as made:
        made.run(500)
        load = stage.app_of(made).enter_moment
        stage.app_of(made).enter_moment = lambda name: slowly(made, load(name))
        pressed = 0
        for when, what, name in events:
            made.run(shots.HOLD if what == "up" else max((when - pressed) * slower - shots.HOLD * (pressed > 0), 1))
            if what == "shot":
                made.run(600)
                found[name] = made.picture()
            else:
                made.badge.press(name, what == "down")
            pressed = when if what != "up" else pressed
    assert len([one for one in events if one[1] == "down"]) >= 30
    return found


def slowly(handheld, steps):
    for step in steps:
        handheld.badge.clock.spend(60)
        yield step
    handheld.badge.clock.spend(200)


def test_thirty_presses_in_a_row_are_all_heard():
    """Eight a second through New game and its rules and back end where the same presses one by one do."""
    fast, slow = played(1), played(6)
    assert list(fast) == list(slow) == ["rules", "newgame", "title"]
    assert {name for name in fast if fast[name].tobytes() != slow[name].tobytes()} == set()


@pytest.mark.parametrize("name", ["title", "newgame", "settings", "help", "records", "event", "people", "journey"])
def test_every_key_in_a_menu_is_seen_to_be_heard(name):
    """Also a key without effect; a page of text gives feedback before it is laid out."""
    with driver.Handheld(**tour.QUIET) as handheld:
        handheld.run(600)
        for key in KEYS:
            stage.go(handheld, name)
            handheld.run(1500)
            before = handheld.picture()
            handheld.badge.sent.clear()
            handheld.press(key, hold=10, wait=0)
            handheld.run(HEARD)
            assert handheld.badge.sent, key
            if key == "SELECT" and name != "journey":  # where somebody hops
                handheld.run(300)
                assert stage.where(handheld) == name and handheld.picture() == before


def test_every_key_is_answered(handheld):
    """In every state of the table and of the other screens. START, at the table one line for all, is left to
    key_feedback.py. Each key is pressed in the state as it was where one before would hide what it does: where the owl
    is left while she thinks, and where nothing has been counted yet.
    """
    found = {state.__name__: key_feedback.unanswered(handheld, state, key_feedback.KEYS[:-1],
                                                     anew=state in (key_feedback.thinking, key_feedback.counting))
             for state in key_feedback.STATES}
    assert {state: keys for state, keys in found.items() if keys} == {}


@pytest.mark.parametrize("state", [key_feedback.playing, key_feedback.dice])
def test_select_is_seen_to_be_heard_before_it_is_known_whether_it_is_held(handheld, state):
    state(handheld)
    handheld.run(1000)
    before = bytes(handheld.badge.frame)
    handheld.badge.press("SELECT")
    handheld.run(HEARD)
    assert bytes(handheld.badge.frame) != before
    handheld.badge.press("SELECT", False)


@pytest.mark.parametrize("dark", [False, True])
def test_a_game_left_at_its_sheet_is_saved_when_the_key_has_been_seen(handheld, monkeypatch, dark):
    """Also while the bar is dark after another key; a step a frame, in which the dot wanders and keys are read."""
    game, sent_before = stage.end_hand(stage.play(handheld, 3)), []
    stage.go(handheld, "score")
    handheld.run(4000)
    bar = stage.app_of(handheld).screen.bar
    if dark:
        handheld.press("DOWN", hold=10, wait=40)
        assert bar.hidden
    real = game.save_step
    monkeypatch.setattr(game, "save_step", lambda: (sent_before.append(len(handheld.badge.sent)), real())[1])
    handheld.badge.sent.clear()
    for key in ("B", "A"):  # A would go on with the game
        handheld.badge.press(key)
        handheld.badge.press(key, False)
    handheld.until(lambda: stage.where(handheld) == "title", 3000)
    assert len(sent_before) > 3 and sent_before[0] > 0 and sorted(set(sent_before)) == sent_before
    assert game.kept is None and not game.unsaved  # it is in the store


@pytest.mark.parametrize("kind", ["letters", "game"])
def test_in_an_event_what_takes_long_begins_when_the_key_has_been_seen(handheld, monkeypatch, kind):
    """Saving a visitor's letters, and the rules of a game. The next key is for what comes then."""
    app, sent_before = stage.app_of(handheld), []
    stage.go(handheld, "event", *(50,) * (kind == "letters"))
    handheld.run(300)
    for _ in range(2 * (kind == "letters")):
        handheld.press("A", wait=60)
    if kind == "letters":
        thing, name = app.screen.tally, "keep"
    else:
        thing, name = sys.modules["screens.menus.event"], "_rules"
    real = getattr(thing, name)
    monkeypatch.setattr(thing, name, lambda: (sent_before.append(len(handheld.badge.sent)), real())[1])
    handheld.badge.sent.clear()
    for key in ("A", "UP"):
        handheld.badge.press(key)
        handheld.badge.press(key, False)
    handheld.until(lambda: sent_before, 1000)
    handheld.run(300)
    assert len(sent_before) == 1 and sent_before[0] > 0
    if kind == "letters":
        assert app.here == "event" and app.screen.bar[1].words == app.screen.say.PLAY and not app.screen.letters
    else:
        assert app.here != "event"


def test_the_mark_of_the_next_seat_is_sent_before_the_texts(handheld):
    """On the sheet for real cards. The next key may come before them."""
    app = stage.app_of(handheld)
    stage.go(handheld, "hand", key_feedback.sheet_of(4), 0)
    handheld.run(300)
    screen = app.screen
    assert screen.prompt.words == screen.say.WHO_OUT + "  ↑ ↓" and screen.bar[1].words == screen.sheet.names[0]
    y = screen.mark.y
    handheld.badge.sent.clear()
    handheld.press("DOWN", hold=10, wait=150)
    pixels = [pixels for _, _, pixels in handheld.badge.sent]
    assert screen.mark.y == y + 13 and screen.bar[1].words == screen.sheet.names[1]
    assert len(pixels) == 2 and pixels[0] == 2 * 152 * 11  # the mark
    for _ in range(2):
        handheld.press("DOWN", hold=1, wait=1)
    handheld.run(150)
    assert screen.mark.y == y + 39 and screen.bar[1].words == screen.sheet.names[3]


@pytest.mark.parametrize("name", ["end", "title"])
def test_a_key_that_shows_another_picture_is_seen_before_that(name):
    """A picture takes two beats: first a small part is sent. The end of a feast, and the way back from More."""
    with driver.Handheld(**{**tour.QUIET, "speed": "normal"}) as made:
        made.run(600)
        app = stage.app_of(made)
        if name == "end":
            stage.end_game(stage.play(made, 3), (1,))
        stage.go(made, name)
        if name == "title":
            app.screen.open(sys.modules["screens.menus.title"]._MORE)
        made.run(500)
        assert name == "title" or app.screen.animation
        made.badge.sent.clear()
        made.press("B", hold=10, wait=300)
        sizes = [pixels for _, _, pixels in made.badge.sent]
        assert 0 < sizes[0] < sent.PICTURE // 4 < max(sizes)
        assert app.here == name and (app.screen.top if name == "title" else not app.screen.animation)


@pytest.mark.parametrize("pressed", [False, True])
def test_what_has_entered_a_screen_is_unloaded_when_no_key_waits(handheld, monkeypatch, pressed):
    """Else the first key on a screen would wait for that. It comes with the first picture."""
    import memory
    app, seen = stage.app_of(handheld), []
    drawn = app.machine.frame

    def frame(*wait):
        drawn(*wait)
        if app.here == "newgame" and "picture" not in seen:
            seen.append("picture")
            if pressed:
                heard = app.screen.key
                monkeypatch.setattr(app.screen, "key", lambda event: (seen.append("key"), heard(event)))
                handheld.badge.press("DOWN")
                handheld.badge.press("DOWN", False)

    monkeypatch.setattr(app.machine, "frame", frame)
    tidy = memory.tidy
    monkeypatch.setattr(memory, "tidy", lambda: (seen.append("tidy"), tidy()))
    stage.go(handheld, "newgame")
    handheld.until(lambda: stage.where(handheld) == "newgame")
    handheld.run(200)
    seen = seen[seen.index("picture"):]
    assert seen[1:3 if pressed else 2] == (["key", "tidy"] if pressed else ["tidy"])


@pytest.mark.parametrize("pressed", [False, True])
def test_a_key_between_two_screens_is_answered_and_counts(handheld, monkeypatch, pressed):
    """A moving dot is shown from then on; without a key nothing is sent for it."""
    import memory
    stage.play(handheld, 3)
    stage.go(handheld, "table")
    app = stage.app_of(handheld)
    handheld.until(lambda: app.screen.turn.ready, 20_000)
    load, frame, seen, dots = memory.load, app.machine.frame, [], set()

    def loading(name):
        if pressed and app.screen is None and "key" not in seen:
            seen.append("key")
            handheld.badge.press("DOWN")
            handheld.badge.press("DOWN", False)
        return load(name)

    def framed(*wait):
        seen.append(type(app.screen).__module__)
        if seen[-1] == "screens.waiting":
            dots.add((app.screen.bar[0].x, app.screen.bar[0].y))
        frame(*wait)

    def holding(hold=memory.keep_loaded):
        hold()
        seen.append("hold")  # the module of the next screen is there

    monkeypatch.setattr(memory, "load", loading)
    monkeypatch.setattr(memory, "keep_loaded", holding)
    monkeypatch.setattr(app.machine, "frame", framed)
    handheld.press("START")
    handheld.until(lambda: stage.where(handheld) == "pause", 5000)
    handheld.run(100)
    assert seen[seen.index("hold") + 1] == ("screens.waiting" if pressed else "screens.menus.pause")
    assert "screens.waiting" not in sys.modules
    assert (seen.count("screens.waiting") > 2) == (len(dots) > 2) == pressed and ("key" in seen) == pressed
    assert all(y > 110 for _, y in dots)  # where a screen says what the keys do
    assert app.screen.rows.at == pressed


def test_a_dot_wanders_when_the_next_screen_takes_long_and_no_key_comes(handheld, monkeypatch):
    """As from source: nobody is left with a picture in which nothing moves."""
    import memory
    from handheld import clock
    stage.end_hand(stage.play(handheld, 3))
    app, seen, late = stage.app_of(handheld), [], [0]
    load, frame, since = memory.load, app.machine.frame, clock.since

    def loading(name):
        late[0] += 200 * (app.screen is None or type(app.screen).__module__ == "screens.waiting")
        return load(name)

    def framed(*wait):
        seen.append((late[0], type(app.screen).__module__))
        frame(*wait)

    monkeypatch.setattr(memory, "load", loading)
    monkeypatch.setattr(clock, "since", lambda start: since(start) + late[0])
    monkeypatch.setattr(app.machine, "frame", framed)
    stage.go(handheld, "score")
    waited = [at for at, module in seen if module == "screens.waiting"]
    assert len(waited) > 1 and waited[0] == 600 and seen[-1][1] == "screens.menus.score", seen


def test_a_key_while_a_hand_is_counted_is_answered_before_its_sheet_is_there(handheld, monkeypatch):
    stage.end_hand(stage.play(handheld, 3))
    app, seen = stage.app_of(handheld), []
    saving, frame = app.machine.saving, app.machine.frame

    def saved(*args):
        handheld.badge.press("DOWN")
        handheld.badge.press("DOWN", False)
        seen.append("saved")
        return saving(*args)

    def framed(*wait):
        seen.append(type(app.screen).__module__)
        frame(*wait)

    monkeypatch.setattr(app.machine, "saving", saved)
    monkeypatch.setattr(app.machine, "frame", framed)
    stage.go(handheld, "score")
    at = len(seen) - seen[::-1].index("saved")  # the records come last
    assert seen[at] == "screens.waiting" and "screens.menus.score" in seen[at:]


def test_a_key_that_comes_while_the_bar_is_dark_is_seen_too(handheld):
    stage.go(handheld, "event")
    handheld.run(1500)
    for _ in range(3):
        handheld.badge.sent.clear()
        handheld.press("UP", hold=10, wait=40)
        assert handheld.badge.sent
    handheld.run(300)
    assert not stage.app_of(handheld).screen.bar.hidden


def test_a_page_of_help_goes_dark_before_the_next_is_put_together(handheld):
    stage.go(handheld, "help")
    handheld.run(300)
    handheld.press("A", hold=10, wait=300)
    turned = []
    app = stage.app_of(handheld)
    turn = app.screen.turn
    app.screen.turn = lambda step: turned.append((step, len(handheld.badge.sent))) or turn(step)
    for key, step in (("DOWN", 1), ("A", 1), ("RIGHT", 1), ("UP", -1), ("LEFT", -1)):
        handheld.badge.sent.clear()
        turned.clear()
        handheld.press(key, hold=10, wait=200)
        assert [way for way, _ in turned] == [step] and turned[0][1], key
