# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Machine on every kind of board, with the desktop's stand-ins: messages at the start, other display sizes, sounds
and lights, saving, low battery, and missing parts.
"""

import ast
import random
from types import SimpleNamespace

import driver
import pytest
import saves
import stage

CODE = """
from displayio import Group
from handheld import power_on, sheets
m = power_on.machine("1.2")
group = Group()
group.append(sheets.load("cards").grid(x=20, y=30, tile=5))
m.screen.show(group)
while True:
    m.key()
    m.frame()
"""
GAME = 0


@pytest.fixture
def power(power):
    return lambda code=CODE, **settings: power(code, **settings)


@pytest.fixture
def handheld(power):
    """One that has been on for a moment."""
    made = power()
    made.run(200)
    return made


def test_the_serial_line_says_version_board_and_free_memory(power, capsys):
    power().run(200)
    assert capsys.readouterr().out == "Phase 10 1.2, pybadge, 0 bytes free\n"


@pytest.mark.parametrize("board", [{}, {"width": 480, "height": 320}])
def test_the_first_picture_is_the_upper_half_of_the_title(board):
    with driver.Handheld(**board) as handheld:
        handheld.until(lambda: handheld.badge.frames, step=1)
        first = handheld.picture()
        assert len(first.getcolors()) > 8  # the logo
        handheld.run(1000)
        width, height = first.size
        upper = 0, 0, width, height // 2
        assert handheld.picture() != first and handheld.picture().crop(upper) == first.crop(upper)


@pytest.mark.parametrize("board_id", ["pybadge", "pybadge_lc", "edgebadge"])
def test_boards_like_the_pybadge_start(power, board_id):
    handheld = power(board_id=board_id)
    handheld.run(200)
    assert handheld.machine.board == board_id


def test_a_fault_of_known_keys_is_no_unknown_board(power, monkeypatch, capsys):
    import keypad

    def taken(**_):
        raise ValueError("BUTTON_OUT in use")

    monkeypatch.setattr(keypad, "ShiftRegisterKeys", taken)
    with pytest.raises(driver.ProgramEnded, match="in use"):
        power().run(200)
    assert "does not know" not in capsys.readouterr().out


def test_an_unknown_board_is_told_what_to_write(power, capsys):
    handheld = power(kind="other", board_id="some_feather", key_up="D2", key_a="D2", key_start="D99")
    handheld.run(500)
    said = capsys.readouterr().out
    assert said.endswith("Missing or wrong:\nDOWN LEFT RIGHT A B SELECT START\n")
    assert "UP" not in said.splitlines()[-1]
    colours = {colour: count for count, colour in driver.picture(handheld.badge).getcolors()}
    assert len(colours) == 2 and min(colours.values()) > 1000  # letters, in one colour on the ground
    handheld.run(10_000)  # and it stays there


@pytest.mark.parametrize("size", [(128, 64), (159, 128), (160, 127), None])
def test_a_display_too_small_or_none_is_told_so(power, capsys, monkeypatch, size):
    import board
    if not size:
        monkeypatch.setitem(vars(board), "DISPLAY", None)
    power("from handheld import splash\nsplash.show()\n" + CODE, size=size or (160, 128)).run(500)
    assert "160x128" in capsys.readouterr().out


@pytest.mark.parametrize("width, height, scale", [(160, 128, 1), (240, 240, 1), (320, 256, 2), (480, 320, 2)])
def test_a_larger_display_shows_it_centred_and_whole(power, width, height, scale):
    small = power()
    small.run(200)
    expected = small.picture(scale)
    large = power(kind="pybadge", size=(width, height))
    large.run(200)
    left, top = (width - 160 * scale) // 2, (height - 128 * scale) // 2
    assert large.picture().crop((left, top, left + 160 * scale, top + 128 * scale)).tobytes() == expected.tobytes()


def test_what_is_seen_already_is_not_set_again(power):
    """To set it would have it sent to the display once more."""
    power()
    from handheld import screen

    class Part:
        hidden, pixel_shader, tiles = False, "red", [5]

        def __setattr__(self, name, value):
            said.append((name, value))

        def __getitem__(self, place):
            return self.tiles[place]

        def __setitem__(self, place, tile):
            said.append((place, tile))

    said, part = [], Part()
    for act, same, other in ((screen.hide, False, True), (screen.shade, "red", "blue"), (screen.set_tile, 5, 6)):
        act(part, same)
        assert not said
        act(part, other)
        assert said.pop()[1] == other and not said


def test_nothing_is_drawn_when_nothing_changes(power):
    handheld = power()
    handheld.run(500)
    before = handheld.badge.frames
    handheld.run(2000)
    assert handheld.badge.frames == before


def test_twenty_frames_a_second_and_more(power):
    handheld = power(CODE.replace("    m.frame()", "    group.x ^= 1\n    m.frame()"))
    handheld.run(500)
    before = handheld.badge.frames
    handheld.run(2000)
    assert 50 <= handheld.badge.frames - before <= 62


def test_sounds_and_lights(handheld):
    from handheld import sound
    for effect in sound.EFFECTS:
        played = []
        handheld.badge.play = played.append
        handheld.machine.sound(effect)
        handheld.run(40)
        seconds = len(played[0].samples()) / 2 / played[0].sample_rate
        assert 0.05 < seconds < 1.5
    for sign in ("turn", "skip", "win"):
        handheld.machine.lights(sign)
        handheld.run(40)
        assert len(handheld.badge.lights) == 15 and any(handheld.badge.lights)
        if sign == "skip":  # red alone; green comes first of each light
            assert not any(handheld.badge.lights[::3]) and not any(handheld.badge.lights[2::3])
    handheld.machine.lights("off")
    handheld.run(40)
    assert not any(handheld.badge.lights)
    assert sound.track(bytes((81, 5, 0, 4, 83, 6))) == bytes((  # a rest delays the next note
        0, 0x90, 81, 64, 5, 0x80, 81, 0, 4, 0x90, 83, 64, 6, 0x80, 83, 0, 10, 0x80, 0, 0))


def test_sound_and_lights_can_be_made_before_they_are_needed(handheld):
    """And nothing is heard of that."""
    machine = handheld.machine
    assert not machine.free_sound_and_lights()
    machine.prepare()
    assert handheld.badge.sounds == 0 and machine.settings.sound
    assert machine._sound and machine._lights
    switch = machine._sound._switch
    assert switch.value  # else nothing would be heard
    assert machine.free_sound_and_lights() and switch.pin is None


def test_each_screen_has_a_stage_of_its_own(handheld):
    """For a Group remembers where in memory it was drawn, long after that has become something else."""
    from displayio import Group
    screen, stages = handheld.machine.screen, []
    for group in (Group(), None, Group()):
        screen.show(group)
        stages.append(screen._display.root_group)
        assert len(stages[-1]) == 1 + (group is not None)
    assert len(set(map(id, stages))) == 3 and not len(stages[0]) and not len(stages[1])


def asked_for(method):
    """{word: where} of all that lib/ asks the machine for by a string in a call of that method."""
    found = {}
    for path in sorted((driver.ROOT / "lib").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
                words = {one.value for argument in node.args for one in ast.walk(argument)
                         if isinstance(one, ast.Constant)}
                assert words, f"{path}:{node.lineno}: nobody can see which {method} this is"
                found.update(dict.fromkeys(words, f"{path}:{node.lineno}"))
    return found


def test_only_sounds_and_signs_that_there_are_are_asked_for(power):
    power()
    from handheld import lights, sound, tunes
    sounds, signs = asked_for("sound"), asked_for("lights")
    there = {**sound.EFFECTS, **tunes.TUNES}
    assert {word: place for word, place in sounds.items() if word not in there} == {}
    assert {word: place for word, place in signs.items() if word not in lights.SIGNS} == {}
    unused = set(there) - set(sounds) | set(lights.SIGNS) - set(signs)
    assert not unused, f"nobody plays or shows {', '.join(sorted(unused))}, which takes room in memory"


@pytest.mark.parametrize("ask, word", [("sound", "fanfare"), ("lights", "lay")])
def test_a_sound_or_sign_that_is_none_is_an_error(handheld, ask, word):
    getattr(handheld.machine, ask)(word)
    with pytest.raises(driver.ProgramEnded, match=f"KeyError.*{word}"):
        handheld.run(40)
    assert handheld.machine.settings.sound


def test_lights_that_go_out_do_so_before_their_memory_is_freed(handheld):
    """As on the way from the table to the pause, between two pictures."""
    handheld.machine.lights("turn")
    handheld.run(40)
    assert any(handheld.badge.lights)
    handheld.machine.lights("off")
    assert handheld.machine.free_sound_and_lights()
    assert not any(handheld.badge.lights)


def test_a_picture_does_not_wait_for_lights(handheld):
    """To begin with them takes longer than a picture."""
    shone = []
    shine, refresh = handheld.machine._shine, handheld.machine.screen.refresh
    handheld.machine._shine = lambda: (shone.append("lights"), shine())
    handheld.machine.screen.refresh = lambda: (shone.append("picture"), refresh())
    handheld.machine.lights("win")
    handheld.run(40)
    assert shone[:2] == ["picture", "lights"] and shone.count("lights") == 1


def test_a_new_effect_changes_no_other(handheld, monkeypatch):
    from handheld import sound

    def played(effect):
        heard = []
        handheld.badge.play = heard.append
        handheld.machine.sound(effect)
        handheld.run(40)
        return heard[0].samples()

    before = {effect: played(effect) for effect in sound.EFFECTS}
    monkeypatch.setattr(sound, "EFFECTS", {"play": (40, 50), "overlay": (41, 9), **sound.EFFECTS})
    assert [played(effect) for effect in before] == list(before.values())
    assert played("play") not in before.values()


def test_sound_and_lights_can_be_off(power):
    handheld = power(sound="off", lights="off")
    handheld.run(200)
    handheld.machine.sound("win")
    handheld.machine.lights("win")
    handheld.run(40)
    assert handheld.badge.sounds == 0 and not any(handheld.badge.lights)


def test_a_speaker_without_a_switch_is_heard_and_released(power):
    handheld = power()
    handheld.badge.pins -= {"SPEAKER_ENABLE"}
    handheld.run(200)
    handheld.machine.sound("win")
    handheld.run(40)
    assert handheld.badge.sounds == 1 and handheld.machine.free_sound_and_lights()
    assert handheld.machine.settings.sound and not handheld.machine._sound


def test_a_board_without_speaker_and_lights_is_silent(power):
    handheld = power()
    handheld.badge.pins -= {"SPEAKER", "NEOPIXEL"}
    handheld.run(200)
    handheld.machine.sound("win")
    handheld.machine.lights("win")
    handheld.run(40)
    assert handheld.badge.sounds == 0


def test_too_little_memory_costs_the_sound_only(handheld, monkeypatch):
    from handheld import sound

    def full(self, name, volume):
        raise MemoryError

    monkeypatch.setattr(sound.Sound, "play", full)
    handheld.machine.sound("win")
    handheld.run(40)
    handheld.machine.sound("win")
    assert not handheld.machine.settings.sound

    from handheld import SETTINGS, lights
    from screens.menus import keep_choices
    machine = handheld.machine
    monkeypatch.setattr(lights.Lights, "show", lambda *_: 1 // 0)
    machine.lights("win")
    with pytest.raises(driver.ProgramEnded):
        handheld.run(40)
    machine.disable_effects()  # what the program does then, where the sound is off already
    keep_choices.keep_game(machine, b"")
    assert b"sound=/2" in machine.load(SETTINGS)[0]  # the next start tries it anew
    for volume in (1, 0):  # and who chooses silence has it
        machine.settings.sound = volume
        machine.sound("lay")
        keep_choices.keep_game(machine, b"")
        assert b"sound=/%d" % volume in machine.load(SETTINGS)[0]


def test_a_board_without_lights_gives_its_signs_in_the_dark(handheld, monkeypatch):
    from handheld import lights
    monkeypatch.setattr(lights, "board", SimpleNamespace())
    for sign in ("win", "laid"):
        handheld.machine.lights(sign)
        handheld.run(40)
    assert not handheld.machine._lights


def test_the_room_of_a_sound_is_freed_once_after_its_end(handheld, monkeypatch):
    """A silent sample takes the place of what was played: a short one, but from the opening of a table on one as long
    as what synthio computes at a time, so that the buffers of AudioOut stay where they are, low in the heap.
    """
    import audiocore
    import audioio
    silent = []
    monkeypatch.setattr(audioio.AudioOut, "playing", True)
    monkeypatch.setattr(audiocore, "RawSample", lambda samples: silent.append(samples) or SimpleNamespace(track=b""))
    handheld.machine.sound("lay")
    handheld.run(3000)
    assert not silent
    monkeypatch.setattr(audioio.AudioOut, "playing", False)
    handheld.run(3000)
    assert len(silent) == 1
    handheld.machine.prepare()
    handheld.run(300)
    assert [len(bytes(sample)) for sample in silent] == [2, 512] and not any(map(any, silent))


def test_lights_that_lack_memory_are_not_tried_at_each_sign(handheld, monkeypatch):
    from handheld import lights
    tried = []

    def full(self, count):
        tried.append(count)
        raise MemoryError

    monkeypatch.setattr(lights.Lights, "__init__", full)
    for sign in ("win", "laid"):
        handheld.machine.lights(sign)
        handheld.run(40)
    assert len(tried) == 1


def test_a_sound_that_is_over_needs_no_room(handheld, monkeypatch):
    import audiocore

    def full(_):
        raise MemoryError

    monkeypatch.setattr(audiocore, "RawSample", full)
    handheld.machine.sound("lay")
    handheld.run(3000)
    machine = handheld.machine
    assert not machine.settings.sound and not machine.free_sound_and_lights()


def test_a_low_battery_is_told_once_and_none_is_not_low(handheld):
    assert 4050 < handheld.machine.power.millivolts() < 4150
    assert not handheld.machine.power.low()
    handheld.badge.voltage = 0  # as where there is none
    assert not handheld.machine.power.low()
    handheld.badge.voltage = 3.6
    assert not handheld.machine.power.low()
    handheld.badge.voltage = 3.4
    assert handheld.machine.power.low()
    assert handheld.machine.power.warn_once() and not handheld.machine.power.warn_once()


@pytest.mark.parametrize("way", ["table", "dice"])
def test_before_the_battery_is_empty_the_game_is_kept_and_says_so(power, way):
    """Also where it is not kept every turn: with the chip's memory alone."""
    from key_player import Fingers
    drive = saves.MemoryDrive()
    drive.readonly = True
    handheld = power((driver.ROOT / "code.py").read_text(encoding="utf-8"), drive=drive, usb=True, seed=7, speed="none")
    handheld.run(300)
    app, hands = stage.app_of(handheld), Fingers(handheld)
    if way == "dice":
        stage.begin_dice(handheld, [(0, 6, "YOU"), (6, 0, "FINN")])
    else:
        stage.play(handheld, 2)
        stage.go(handheld, "table")
    told = app.words_of("why").NOT_SAVED["battery"]
    handheld.badge.voltage = 3.3
    for _ in range(400):
        if way == "table" and hands.where() == "table" and hands.screen.bar.left.words == told:
            break
        if hands.where() == "note" and app.screen.words == told:
            break
        if way == "dice" and hands.where() == "dice" and hands.screen.row < 2 and hands.screen.ready:
            hands.press("DOWN", wait=60)  # to the buttons, the first of which scores as soon as it can be done
        hands.press("A", wait=60)
    else:
        raise AssertionError("nobody was told")
    kept = app.machine.load(GAME)[0]
    assert kept == bytes(app.game.packed())


@pytest.mark.parametrize("kind", ["QUICK", "EVENT", "JOURNEY"])
def test_a_game_that_is_never_kept_is_not_said_to_be(power, kind):
    """And the next one that is kept is told of the battery."""
    handheld = power((driver.ROOT / "code.py").read_text(encoding="utf-8"), seed=7, speed="none")
    handheld.run(300)
    app = stage.app_of(handheld)
    from screens import kinds
    stage.play(handheld, 2, kind=getattr(kinds, kind))
    stage.go(handheld, "table")
    handheld.badge.voltage = 3.3
    handheld.run(1000)
    told, show = [], app.screen.show
    show.note = told.append
    app.game.to_be_saved()
    app.screen.turn.ready = False
    handheld.run(2000)
    assert app.game.unsaved is None and told == [] and handheld.machine.power.warn_once()


def test_what_was_saved_is_there_after_a_power_cut(power):
    nvm, drive = bytearray(b"\xff" * 8192), saves.MemoryDrive()
    before = {path: bytes(content) for path, content in drive.files.items()}
    for number in range(5):
        handheld = power(nvm=nvm, drive=drive, usb=number == 3)
        drive.readonly = True
        handheld.run(200)
        expected = bytes([number - 1]) * 600 if number else None
        assert handheld.machine.load(GAME) == (expected, None)
        assert handheld.machine.save(GAME, bytes([number]) * 600) is None
        handheld.__exit__()
    assert drive.files["/saves/game1/game.p10"] != before["/saves/game1/game.p10"]  # on battery the game may write


def test_whatever_the_memory_holds_the_machine_starts(power):
    chance = random.Random(1)
    for _ in range(5):
        drive = saves.MemoryDrive()
        for path in drive.files:
            drive.files[path][:] = chance.randbytes(chance.randrange(2000))
        handheld = power(nvm=bytearray(chance.randbytes(8192)), drive=drive)
        handheld.run(200)
        for kind in range(3):
            assert handheld.machine.load(kind) == (None, "foreign")
            assert handheld.machine.save(kind, b"yours") is None
            assert handheld.machine.load(kind) == (b"yours", None)
        from handheld import reserve, store
        assert reserve.take_nvm(store.open_store().places) is None
        for kind in range(3):
            assert handheld.machine.save(kind, b"mine") is None
            assert handheld.machine.load(kind)[0] == b"mine"


def test_the_same_keys_give_the_same_run(power):
    pictures = []
    for _ in range(2):
        handheld = power(CODE.replace("    m.key()", "    if m.key(): group.x += 3"))
        for key in ("A", "UP", "B"):
            handheld.press(key)
        pictures.append((handheld.picture().tobytes(), handheld.badge.frames, handheld.machine.now))
    assert pictures[0] == pictures[1]


def test_a_crash_of_the_program_is_told(power):
    handheld = power("1 / 0")
    with pytest.raises(driver.ProgramEnded, match="ZeroDivisionError"):
        handheld.run(10)
    with pytest.raises(driver.ProgramEnded, match="ZeroDivisionError"):
        handheld.run(10)


class Full:
    """Stands for a tuple of which there is no room for a longer one."""

    def __mul__(self, _):
        raise MemoryError

    def __len__(self):
        return 1


def test_a_piece_is_kept_of_a_full_heap_alone(monkeypatch):
    """Where the heap cannot be filled, the one at the highest address may lie in any area."""
    from handheld import last_area
    monkeypatch.setattr("gc.mem_free", lambda: 100_000)
    assert last_area.claimed() is None
    monkeypatch.setattr(last_area, "_ITEM", Full())
    assert last_area.claimed() == (last_area._ITEM,)


@pytest.mark.parametrize(("at", "kept"), [
    ({1000: 62, 1400: 6, 90_000: 1022, 99_400: 62, 99_700: 6, 99_900: 6, 140_000: 6}, {140_000, 99_700}),
    ({1000: 62, 1400: 6, 90_000: 1022, 139_000: 6, 140_000: 6}, {140_000}),  # the one before may be in the last area
    ({1000: 62, 1400: 6, 105_000: 1022, 139_000: 6, 140_000: 6}, {140_000, 105_000}),  # in the place of the large one
])
def test_a_small_piece_stays_in_the_second_area_and_in_the_last(monkeypatch, at, kept):
    """The lowest that is in no other area: the first one begins at the lowest address or before."""
    from handheld import last_area
    filling = [(None,) * size for size in sorted(at.values(), reverse=True)]
    places = {id(one): place for one, place in zip(filling, sorted(at, key=lambda place: (-at[place], place)))}
    monkeypatch.setattr(last_area, "id", lambda one: places.setdefault(id(one), 105_000), raising=False)
    found = last_area.in_areas(filling, 98_304)
    assert {places[id(one)] for one in found} == kept and all(len(one) == 6 for one in found)


def test_the_end_of_the_heap_is_claimed_once_and_without_memory_or_module_the_next_time(handheld, monkeypatch):
    """A module that was missing or damaged let no table open, though a game goes on without it."""
    from handheld import last_area
    handheld.machine._claimed = ()
    tries = [MemoryError(), ImportError(), ValueError("incompatible .mpy file"), "piece", "another"]

    def claimed():
        made = tries.pop(0)
        if isinstance(made, Exception):
            raise made
        return made

    monkeypatch.setattr(last_area, "claimed", claimed)
    assert [handheld.machine.claim_heap() for _ in range(6)] == [False, False, False, True, False, False]
    assert handheld.machine._claimed == "piece" and tries == ["another"]
