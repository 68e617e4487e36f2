# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The desktop window, with SDL's dummy video driver: keyboard, mouse and gamepad reach the keys, the screen is drawn at
an integer scale, and without any display there is one clear line. Also key scripts, which need no window.
"""

import os
import subprocess
import sys
import time

import badge
import driver
import pytest
import saves
import shots
import window

CODE = """
from handheld import power_on, sheets
m = power_on.machine("test")
card = sheets.load("cards").grid(x=20, y=30, tile=5)
from displayio import Group
group = Group()
group.append(card)
m.screen.show(group)
while True:
    event = m.key()
    if event == 4: card.x += 14
    if event == 5: m.sound("lay"); m.lights("win")
    if event == 8: raise KeyError("START")
    m.frame()
"""


@pytest.fixture
def code(tmp_path):
    path = tmp_path / "code.py"
    path.write_text(CODE, encoding="utf-8")
    return path


@pytest.fixture
def open_window(monkeypatch, code):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    running = []

    def on(scale=3, start=True):
        handheld = badge.Badge(badge.RealClock(), saves.MemoryDrive())
        program = driver.Program(handheld, {"dim": 0, "dark": 0}, code=code)
        opened = window.Window(handheld, scale)
        running.append((program, opened))
        if start:
            program.power_on()
        return opened

    yield on
    for program, opened in reversed(running):
        program.power_off()
        opened.close()


def wait_for(opened, condition):
    """Let the window live until something has happened in the program's thread."""
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        assert opened.listen()
        opened.draw()
        time.sleep(0.005)


def post(opened, kind, **what):
    opened.pg.event.post(opened.pg.event.Event(getattr(opened.pg, kind), **what))
    assert opened.listen()


def test_every_key_can_be_pushed_by_keyboard_and_mouse(open_window):
    opened = open_window()
    for code_, key in opened.keyboard.items():
        post(opened, "KEYDOWN", key=code_)
        assert opened.badge.down == {key}
        post(opened, "KEYUP", key=code_)
        assert opened.badge.down == set()
    assert set(opened.keyboard.values()) == set(badge.KEYS)
    for key, box in window.KEYS.items():
        post(opened, "MOUSEBUTTONDOWN", pos=opened.box(*box).center, button=1)
        assert opened.badge.down == {key}
        post(opened, "MOUSEBUTTONUP", pos=(0, 0), button=1)
        assert opened.badge.down == set()
    post(opened, "KEYDOWN", key=opened.pg.K_F5)
    post(opened, "MOUSEBUTTONDOWN", pos=opened.box(*window.SCREEN).center, button=1)
    assert opened.badge.down == set()


def test_a_gamepad_pushes_keys_too(open_window):
    opened = open_window()
    post(opened, "JOYHATMOTION", value=(1, 1), hat=0, instance_id=0)
    assert opened.badge.down == {"RIGHT", "UP"}
    post(opened, "JOYHATMOTION", value=(0, 0), hat=0, instance_id=0)
    post(opened, "JOYAXISMOTION", axis=1, value=0.9, instance_id=0)
    assert opened.badge.down == {"DOWN"}
    post(opened, "JOYAXISMOTION", axis=1, value=0.1, instance_id=0)
    post(opened, "JOYBUTTONDOWN", button=7, instance_id=0)
    assert opened.badge.down == {"START"}
    post(opened, "JOYBUTTONUP", button=7, instance_id=0)
    assert opened.badge.down == set()


def test_a_key_pushed_twice_stays_down_until_both_let_go(open_window):
    opened = open_window()
    post(opened, "KEYDOWN", key=opened.pg.K_RETURN)
    post(opened, "KEYDOWN", key=opened.pg.K_SPACE)
    post(opened, "KEYUP", key=opened.pg.K_RETURN)
    assert opened.badge.down == {"A"}
    post(opened, "WINDOWFOCUSLOST")
    assert opened.badge.down == set()


@pytest.mark.parametrize("scale", [1, 2, 3, 5])
def test_the_screen_is_shown_pixel_for_pixel(open_window, scale):
    opened = open_window(scale)
    opened.badge.brightness = 1
    wait_for(opened, lambda: opened.badge.frames)  # the card is there
    opened.badge.brightness = 1
    opened.draw()
    x, y, width, height = (n * scale for n in window.SCREEN)
    shown = opened.pg.image.tobytes(opened.screen.subsurface((x, y, width, height)), "RGB")
    expected = driver.picture(opened.badge, scale).tobytes()
    assert max(abs(a - b) for a, b in zip(shown, expected)) <= 8  # 5 bits a colour, spread to 8 in two ways


def test_a_key_moves_the_picture_and_lights_go_on(open_window):
    opened = open_window()
    wait_for(opened, lambda: opened.badge.frames)  # the card is there
    before = opened.badge.frame
    post(opened, "KEYDOWN", key=opened.pg.K_RIGHT)
    wait_for(opened, lambda: opened.badge.frame != before)
    post(opened, "KEYDOWN", key=opened.pg.K_RETURN)
    wait_for(opened, lambda: any(opened.badge.lights) and opened.badge.sounds)
    opened.draw()


def test_closing_ends_the_program_at_once(open_window):
    opened = open_window()
    wait_for(opened, lambda: opened.badge.frames)  # the card is there
    opened.pg.event.post(opened.pg.event.Event(opened.pg.QUIT))
    assert not opened.listen()


def test_a_crash_is_told_after_the_window_is_gone(open_window, code, monkeypatch, capsys):
    opened = open_window(start=False)
    monkeypatch.setattr(window, "Window", lambda *_: opened)
    code.write_text(CODE.replace("while True:", "raise KeyError('oops')\nwhile True:"), encoding="utf-8")
    program = driver.Program(opened.badge, {}, code=code)
    assert window.show(opened.badge, program, 3) == 1
    assert "KeyError: 'oops'" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_there_is_one_clear_line():
    for more in ({}, {"DISPLAY": ":987"}):
        environ = {name: value for name, value in os.environ.items()
                   if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
        done = subprocess.run([sys.executable, "-P", driver.ROOT / "desktop"], capture_output=True, text=True,
                              env={**environ, **more}, timeout=60)
        assert done.returncode == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert "python3 desktop --text" in done.stderr


def test_saves_outlive_the_program(tmp_path):
    nvm = saves.NvmFile(tmp_path / "new")
    assert len(nvm) == 8192 and nvm[0:4] == b"\xff" * 4
    nvm[8:11] = b"abc"
    with pytest.raises(ValueError):
        nvm[8:11] = b"ab"
    assert saves.NvmFile(tmp_path / "new")[8:11] == b"abc"
    (tmp_path / "new/nvm.bin").write_bytes(b"short")
    assert saves.NvmFile(tmp_path / "new")[0:8] == b"short\xff\xff\xff"
    drive = saves.FolderDrive(tmp_path / "drive")
    with pytest.raises(OSError):
        drive.open("/saves/game.p10", "rb")
    assert drive.stat("/saves/game1/game.p10").st_size == 4096 + 1024 + 4096
    with drive.open("/saves/game.p10", "wb") as file:
        file.write(b"abc")
    with drive.open("/saves/game.p10", "rb") as file:
        assert file.read() == b"abc"


def test_saves_are_kept_where_the_system_wants_them(monkeypatch, tmp_path):
    monkeypatch.delenv("P10_SAVES", raising=False)
    monkeypatch.setattr(saves.Path, "home", lambda: tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("APPDATA", raising=False)
    for platform, folder in (("linux", ".local/share"), ("darwin", "Library/Application Support"),
                             ("win32", "AppData/Roaming")):
        monkeypatch.setattr(sys, "platform", platform)
        assert saves.user_folder() == tmp_path / folder / "phase10-for-the-pocket"


@pytest.mark.parametrize(("option", "said"), [
    ("--language=xx", "'xx' is none of en, de, es, fr"), ("--speed=warp", "'warp' is none of slow, normal, fast, none"),
    ("--seed=-1", "'-1' is no number from 0 to 1073741823"), ("--demo=7", "'7' is no number from 0 to 6"),
])
def test_a_setting_that_makes_no_sense_does_not_start_the_game(capsys, option, said):
    with pytest.raises(SystemExit):
        window.main([option])
    assert capsys.readouterr().err.endswith(said + "\n")


def test_a_setting_from_the_command_reaches_the_game():
    options = window.parser().parse_args("--language de --speed fast --seed 7 --demo 2".split())
    assert (options.language, options.speed, options.seed, options.demo) == ("de", "fast", "7", "2")


SCRIPT = """# a script
set brightness 10
500 shot one
+0 RIGHT 100
+200 shot two     # 200 ms after RIGHT
900 SELECT
"""


def test_a_key_script_is_read_in_order(tmp_path):
    (tmp_path / "script").write_text(SCRIPT, encoding="utf-8")
    settings, events = shots.read(tmp_path / "script")
    assert settings == {"seed": 1, "brightness": "10"}
    assert events == [(500, "shot", "one"), (500, "down", "RIGHT"), (600, "up", "RIGHT"), (700, "shot", "two"),
                      (900, "down", "SELECT"), (960, "up", "SELECT")]


@pytest.mark.parametrize("line, reason", [
    ("A 500", "expected"), ("500", "expected"), ("500 A 1 2", "expected"), ("500 X", "no key X"), ("500 A s", "inval"),
    ("500 shot", "range"), ("600 A\n500 B", "earlier"), ("set seed", "unpack"),
])
def test_a_bad_line_is_named(tmp_path, line, reason):
    (tmp_path / "script").write_text(line, encoding="utf-8")
    with pytest.raises(shots.BadScript, match=rf"script:\d: .*{reason}"):
        shots.read(tmp_path / "script")


def test_a_key_script_makes_its_pictures(tmp_path, code, monkeypatch):
    from PIL import Image

    monkeypatch.setattr(driver.Program, "__init__", _with_code(driver.Program.__init__, code))
    (tmp_path / "script").write_text(SCRIPT, encoding="utf-8")
    made = []
    for folder in ("first", "again"):
        assert shots.play(tmp_path / "script", tmp_path / folder) == 0
        made.append([(tmp_path / folder / name).read_bytes() for name in ("one.png", "one_x4.png", "two.png")])
    assert made[0] == made[1]
    one, large, two = (Image.open(tmp_path / "first" / name) for name in ("one.png", "one_x4.png", "two.png"))
    assert one.size == (160, 128) and large.size == (640, 512)
    assert one.tobytes() == large.resize(one.size, Image.NEAREST).tobytes()
    assert one.crop((22, 32, 31, 49)).tobytes() == two.crop((36, 32, 45, 49)).tobytes()


def _with_code(init, code):
    def changed(self, handheld, settings, root=driver.ROOT, _=None):
        init(self, handheld, settings, root, code)

    return changed


def test_a_script_that_ends_the_program_fails(tmp_path, code, monkeypatch, capsys):
    monkeypatch.setattr(driver.Program, "__init__", _with_code(driver.Program.__init__, code))
    (tmp_path / "script").write_text("500 START\n900 shot never\n", encoding="utf-8")
    assert shots.play(tmp_path / "script", tmp_path) == 1
    assert "KeyError" in capsys.readouterr().err
