# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 desktop`: the handheld in a window. Draws a badge with its eight keys, five lights and the screen at an
integer scale, handles keyboard, mouse and gamepad, and plays the sounds. The program runs in a thread of its own, so
that neither it nor the window waits for the other.
"""

import argparse
import contextlib
import functools
import os
import queue
import sys
import threading
import traceback

import arguments
import badge
import driver
import saves

TITLE = "Phase 10 for the pocket"
FRAMES = 60  # per second
PATIENCE = 5  # timeout in seconds for the thread of the speaker to end
HELP = "Arrows: pad    Enter: A    Esc: B    Tab: SELECT    P: START"

# Layout of the badge in pixels of its screen: x, y, width, height.
WIDTH, HEIGHT, FOOT = 284, 172, 13
SCREEN = (62, 10, 160, 128)
KEYS = {"UP": (24, 66, 14, 18), "DOWN": (24, 98, 14, 18), "LEFT": (6, 84, 18, 14), "RIGHT": (38, 84, 18, 14),
        "B": (228, 92, 22, 22), "A": (254, 74, 22, 22), "SELECT": (100, 144, 30, 9), "START": (154, 144, 30, 9)}
LIGHTS = [(94 + 24 * i, 163) for i in range(5)]

BACK, BODY, EDGE, RIM = (24, 26, 34), (38, 42, 58), (62, 68, 92), (10, 11, 16)
KEY, KEY_DOWN, LETTER, FAINT = (214, 208, 190), (255, 200, 60), (30, 32, 44), (150, 154, 172)

BUTTONS = {0: "A", 1: "B", 2: "B", 3: "A", 6: "SELECT", 7: "START", 8: "SELECT", 9: "START"}  # of a gamepad
AXES = (("LEFT", "RIGHT"), ("UP", "DOWN"))


class NoScreen(Exception):
    """Raised when no window can be opened."""


def open_display():
    """Import pygame, open its display and return the module; NoScreen if there is no visible display."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    wanted = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform == "linux" and not (wanted or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise NoScreen("no DISPLAY is set")
    import pygame
    try:
        with quiet():
            pygame.display.init()
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    if pygame.display.get_driver() in ("dummy", "offscreen") and not wanted:
        raise NoScreen("there is no display")
    return pygame


@contextlib.contextmanager
def quiet():
    """Redirect stderr to null, because SDL tries every kind of display and reports those it does not find."""
    kept = os.dup(2)
    with open(os.devnull, "w", encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Window:
    def __init__(self, handheld, scale=None):
        self.pg = pg = open_display()
        pg.font.init()
        pg.joystick.init()
        self.badge = handheld
        self.scale = scale or self._fitting()
        self.screen = pg.display.set_mode((WIDTH * self.scale, (HEIGHT + FOOT) * self.scale))
        pg.display.set_caption(TITLE)
        self.keyboard = {
            pg.K_UP: "UP", pg.K_DOWN: "DOWN", pg.K_LEFT: "LEFT", pg.K_RIGHT: "RIGHT",
            pg.K_RETURN: "A", pg.K_KP_ENTER: "A", pg.K_SPACE: "A", pg.K_x: "A", pg.K_a: "A",
            pg.K_ESCAPE: "B", pg.K_BACKSPACE: "B", pg.K_z: "B", pg.K_b: "B",
            pg.K_TAB: "SELECT", pg.K_s: "SELECT", pg.K_p: "START", pg.K_PAUSE: "START"}
        self.pushing = {}  # key: set of the sources (keyboard key, mouse ...) that hold it down
        self.pads = []
        self.shown = None
        self.pixels = pg.Surface((handheld.width, handheld.height), 0, 16, (0xF800, 0x07E0, 0x001F, 0))
        self.body = self._draw_body()
        self.speaker = Speaker(pg)
        handheld.play = self.speaker.play

    def close(self):
        self.badge.play = None
        self.speaker.close()
        self.pg.quit()  # may be called twice

    def _fitting(self):
        width, height = self.pg.display.get_desktop_sizes()[0]
        return max(1, min(4, width * 9 // 10 // WIDTH, height * 85 // 100 // (HEIGHT + FOOT)))

    def box(self, x, y, width, height):
        return self.pg.Rect(x * self.scale, y * self.scale, width * self.scale, height * self.scale)

    def listen(self):
        """Handle the events since the last call; return False if the window was closed."""
        pg = self.pg
        for event in pg.event.get():
            if event.type == pg.QUIT:
                return False
            if event.type in (pg.KEYDOWN, pg.KEYUP) and event.key in self.keyboard:
                self.push(self.keyboard[event.key], event.key, event.type == pg.KEYDOWN)
            elif event.type == pg.MOUSEBUTTONDOWN:
                for key, box in KEYS.items():
                    if self.box(*box).inflate(4 * self.scale, 4 * self.scale).collidepoint(event.pos):
                        self.push(key, "mouse", True)
            elif event.type == pg.MOUSEBUTTONUP:
                self.let_go("mouse")
            elif event.type == pg.WINDOWFOCUSLOST:
                for source in {source for sources in self.pushing.values() for source in sources}:
                    self.let_go(source)
            elif event.type == pg.JOYDEVICEADDED:
                self.pads.append(pg.joystick.Joystick(event.device_index))
            elif event.type in (pg.JOYBUTTONDOWN, pg.JOYBUTTONUP) and event.button in BUTTONS:
                self.push(BUTTONS[event.button], ("button", event.button), event.type == pg.JOYBUTTONDOWN)
            elif event.type == pg.JOYHATMOTION:
                self.lean("hat", 0, event.value[0])
                self.lean("hat", 1, -event.value[1])
            elif event.type == pg.JOYAXISMOTION and event.axis < 2:
                self.lean("stick", event.axis, event.value)
        return True

    def lean(self, source, axis, value):
        low, high = AXES[axis]
        self.push(low, (source, axis), value < -0.5)
        self.push(high, (source, axis), value > 0.5)

    def push(self, key, source, down):
        sources = self.pushing.setdefault(key, set())
        (sources.add if down else sources.discard)(source)
        self.badge.press(key, bool(sources))

    def let_go(self, source):
        for key in self.pushing:
            self.push(key, source, False)

    def draw(self):
        """Draw what has changed."""
        now = self.badge.frame, self.badge.lights, self.badge.brightness, frozenset(self.badge.down)
        if now == self.shown:
            return
        self.shown = now
        self.screen.blit(self.body, (0, 0))
        self._draw_screen(*now[:3:2])
        for key, box in KEYS.items():
            self._draw_key(key, self.box(*box), key in now[3])
        for i, place in enumerate(LIGHTS):
            self._draw_light(place, now[1][3 * i:3 * i + 3])
        self.pg.display.flip()

    def _draw_body(self):
        pg, scale = self.pg, self.scale
        body = pg.Surface(self.screen.get_size())
        body.fill(BACK)
        pg.draw.rect(body, EDGE, self.box(1, 1, WIDTH - 2, HEIGHT - 2), border_radius=14 * scale)
        pg.draw.rect(body, BODY, self.box(2, 2, WIDTH - 4, HEIGHT - 4), border_radius=13 * scale)
        x, y, width, height = SCREEN
        pg.draw.rect(body, RIM, self.box(x - 5, y - 4, width + 10, height + 8), border_radius=4 * scale)
        for corner in ((9, 9), (WIDTH - 9, 9), (9, HEIGHT - 9), (WIDTH - 9, HEIGHT - 9)):
            pg.draw.circle(body, BACK, [n * scale for n in corner], 3 * scale)
        self._write(body, HELP, WIDTH / 2, HEIGHT + FOOT / 2, 7, FAINT)
        return body

    def _draw_screen(self, frame, brightness):
        self.pixels.get_buffer().write(frame)
        x, y, width, height = SCREEN
        whole = min(width / self.badge.width, height / self.badge.height) * self.scale
        whole = max(int(whole), 1)  # integer scale; on boards with other screens there is a border
        size = self.badge.width * whole, self.badge.height * whole
        picture = self.pg.transform.scale(self.pixels, size).convert(self.screen)
        dark = self.pg.Surface(size)
        dark.set_alpha(int(235 * (1 - min(brightness * 1.25, 1)) ** 2))
        picture.blit(dark, (0, 0))
        self.screen.blit(picture, picture.get_rect(center=self.box(*SCREEN).center))

    def _draw_key(self, key, box, down):
        pg, scale = self.pg, self.scale
        colour = KEY_DOWN if down else KEY
        shadow = box.move(0, scale)
        if key in ("A", "B"):
            pg.draw.circle(self.screen, RIM, shadow.center, box.width // 2)
            pg.draw.circle(self.screen, colour, box.center, box.width // 2)
            self._write(self.screen, key, box.centerx / scale, box.centery / scale, 12, LETTER)
            return
        radius = (3 if key in ("UP", "DOWN", "LEFT", "RIGHT") else 4) * scale
        pg.draw.rect(self.screen, RIM, shadow, border_radius=radius)
        pg.draw.rect(self.screen, colour, box, border_radius=radius)
        if key in ("SELECT", "START"):
            self._write(self.screen, key, box.centerx / scale, box.centery / scale, 6, LETTER)
        else:
            across = (key == "RIGHT") - (key == "LEFT")
            along = (key == "DOWN") - (key == "UP")
            tip = box.centerx + 4 * scale * across, box.centery + 4 * scale * along
            base = [(box.centerx - 3 * scale * (across + side * along),
                     box.centery - 3 * scale * (along + side * across))
                    for side in (1, -1)]
            pg.draw.polygon(self.screen, LETTER, [tip, *base])

    def _draw_light(self, place, colours):
        pg, scale = self.pg, self.scale
        centre = [n * scale for n in place]
        pg.draw.circle(self.screen, RIM, centre, 3 * scale)
        if len(colours) == 3 and any(colours):
            green, red, blue = (min(255, 60 + 7 * value) if value else 30 for value in colours)
            glow = pg.Surface((18 * scale, 18 * scale), pg.SRCALPHA)
            for ring in range(8, 2, -1):
                pg.draw.circle(glow, (red, green, blue, 26), (9 * scale, 9 * scale), ring * scale)
            self.screen.blit(glow, (centre[0] - 9 * scale, centre[1] - 9 * scale))
            pg.draw.circle(self.screen, (red, green, blue), centre, 5 * scale // 2)
        else:
            pg.draw.circle(self.screen, EDGE, centre, 2 * scale)

    def _write(self, surface, words, x, y, size, colour):
        font = self.pg.font.Font(None, int(size * self.scale * 1.3))
        letters = font.render(words, True, colour)
        surface.blit(letters, letters.get_rect(center=(x * self.scale, y * self.scale)))


class Speaker:
    """Plays samples in a thread; each is converted for the mixer once and cached. Silent without a sound card."""

    def __init__(self, pg):
        self._pg = pg
        self._made = {}
        self._waiting = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, daemon=True)
        try:
            pg.mixer.init(11025, -16, 1, 256)
        except pg.error:
            return
        self._thread.start()

    def play(self, sample):
        if self._pg.mixer.get_init():
            self._waiting.put(sample)

    def close(self):
        """Wait for the thread to end, because the mixer must not be closed while a sound is being converted."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join(PATIENCE)

    def _run(self):
        for sample in iter(self._waiting.get, None):
            if sample.track not in self._made:
                self._made[sample.track] = self._pg.mixer.Sound(buffer=self._as_mixed(sample))
            self._pg.mixer.stop()
            self._made[sample.track].play()

    def _as_mixed(self, sample):
        """Convert a mono sample to the mixer's rate and channels; some sound cards do not support those asked for."""
        from array import array
        rate, _, channels = self._pg.mixer.get_init()
        mono = array("h", sample.samples())
        length = len(mono) * rate // sample.sample_rate
        return array("h", [mono[i * sample.sample_rate // rate] for i in range(length) for _ in range(channels)])


def show(handheld, program, scale):
    """Run the program in a window until one of them ends."""
    try:
        window = Window(handheld, scale)
    except NoScreen as reason:
        print(f"phase10: no window can be opened here ({reason}); python3 desktop --text plays in the terminal.",
              file=sys.stderr)
        return 2
    program.power_on()
    pace = window.pg.time.Clock()
    while window.listen() and not program.ended:
        window.draw()
        pace.tick(FRAMES)
    program.power_off()
    window.close()
    if program.error:
        traceback.print_exception(program.error)
        return 1
    return 0


def parser():
    words = arguments.Parser("", "Phase 10 for the pocket, in a window.", epilog=HELP)
    words.add_argument("--scale", type=int, choices=range(1, 9), help="size of the screen's pixels")
    words.add_argument("--board", choices=sorted(set(badge.PINS) - {"other"}), default="pybadge")
    words.add_argument("--saves", metavar="DIR", type=arguments.place, help="where the game keeps its saves")
    words.add_argument("--keys", metavar="FILE", type=arguments.place, help="play a key script without a window")
    words.add_argument("--shots", metavar="DIR", type=arguments.place, help="where its pictures go")
    owner = words.add_argument_group("instead of what settings.toml says")
    for name in ("language", "seed", "speed", "demo"):
        owner.add_argument("--" + name, type=functools.partial(owner_setting, name))
    owner.add_argument("--mute", action="store_const", const="off", dest="sound", help="no sound")
    return words


def owner_setting(name, text) -> str:
    """Check a value for a setting of settings.toml, which the game itself would only replace by the default."""
    from handheld import settings
    allowed = driver.languages() if name == "language" else {row[0]: row[2] for row in settings.TABLE}[name]
    if isinstance(allowed[0], int):
        if not text.isdecimal() or not allowed[0] <= int(text) <= allowed[1]:
            raise argparse.ArgumentTypeError(f"{text!r} is no number from {allowed[0]} to {allowed[1]}")
    elif text not in allowed:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(allowed)}")
    return text


def main(argv):
    words = parser()
    options = words.parse_args(argv)
    if bool(options.keys) != bool(options.shots):
        words.error("--keys FILE and --shots DIR go together")
    settings = {name: getattr(options, name) for name in ("language", "seed", "speed", "demo", "sound")}
    settings = {name: value for name, value in settings.items() if value is not None}
    if options.keys:
        import shots
        return shots.play(options.keys, options.shots, options.board, settings)
    folder = (options.saves or saves.user_folder()).resolve()
    handheld = badge.Badge(badge.RealClock(), saves.FolderDrive(folder), saves.NvmFile(folder), options.board)
    return show(handheld, driver.Program(handheld, settings), options.scale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
