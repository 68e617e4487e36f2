# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs the whole program from a drive, in the harness of host_tests/device, and measures it there: the memory on every
screen, what frames and keys cost, and whether games leave anything behind. Prints `name value` lines. A line put
before this text says which of the TASKS, with how many seats, under which rules.
"""

import gc
import sys

import beat
import workbench
from beat import clock_us

TASK = "screens"
SEATS = 6
RULES = None  # packed
NAMES = ("FINN", "LULU", "BRUNO", "PIP", "OTTO")
GAMES = 20
KEYS = 400
BEAT_MS = 76
LOOK_MS = 1500  # at the title; what is loaded meanwhile takes two seconds more
LEVEL = 6
FILM = ""  # keys to press by their names; a number waits so many ms, the name of a screen until it is there
AFTER_MS = 125  # from one key of it to the next
FIRST = 0  # and last level of the journey
LAST = 0
SOON = 8  # looks until a key has done what it does

B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)
KEY_NAMES = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")
MENUS = (("title", ()), ("newgame", ()), ("settings", ()), ("records", ()), ("help", ()), ("event", ()), ("people", ()),
         ("journey", ()), ("place", (4,)), ("bench", ()))
PATIENCE = 300000  # looks


class Done(BaseException):
    """The task has come to its end; nothing in the program takes this for an error of its own."""


class Pilot:
    """Looks on after every frame, presses keys, and notes what there is to note. The program knows nothing of it."""

    def __init__(self):
        self.names = {"__name__": "__main__"}
        self.steps = None
        self.entered = ""
        self.decided = 0  # moves that a bot was asked for
        self.moves = 0
        self.games = 0

    @property
    def app(self):
        return self.names.get("app")

    def where(self) -> str:
        """The screen shown, and the step of it that has the keys; none as long as only the table's first picture is."""
        app = self.app
        if not app or not app.screen or app._next or app.here == "table" and not hasattr(app.screen, "turn"):
            return ""
        part = getattr(app.screen, "part_name", "") if getattr(app.screen, "part", None) else ""
        return app.here + ("." + part if part else "")

    def look(self):
        """Say how much memory is left here. Nothing is kept of it, for that would be less of it the next time."""
        name = self.where()
        if name:
            gc.collect()
            print("free.%s %d" % (name, gc.mem_free()))
            print("block.%s %d" % (name, workbench.largest()))

    def press(self, key: int):
        workbench.press(key)
        workbench.release(key)

    def on_frame(self):
        if self.steps:
            next(self.steps)

    def run(self, task):
        if task is modules:
            Imports()
        print("at.start", used())
        self.steps = task(self)
        workbench.on_frame = self.on_frame
        self.began = clock_us()
        try:
            with open("/code.py", encoding="utf-8") as file:
                code = file.read()
            exec(code, self.names)
        except Done:
            pass
        except SystemExit:
            print("restarted 1")
        workbench.on_frame = None

    # --- going about ------------------------------------------------------------------------------------------------

    def until(self, name: str):
        """Frames until a screen is there and has been drawn."""
        for _ in range(PATIENCE):
            if self.where() == name:
                yield
                yield
                return
            yield
        raise RuntimeError("never came to " + name)

    def stay(self, name: str):
        """The same, and look how much memory is left there when all has come that comes with it."""
        yield from self.until(name)
        yield from pause(SOON)
        self.look()

    def keys(self, *keys):
        """One after another; what each has done is there before the next."""
        for key in keys:
            self.press(key)
            yield from pause(SOON)

    def new_game(self):
        """Ask for a game with one person, as the screen for new games does."""
        self.games += 1
        seats = [(0, 6, self.app.words.YOU)] + [(LEVEL, face, NAMES[face]) for face in range(SEATS - 1)]
        self.app.go("deal", "play", RULES, seats, 12345 + self.games)

    def wants_key(self) -> bool:
        """Has the program come to rest and waits for a person?"""
        app = self.app
        if app.here != "table":
            return app.here not in ("deal", "next_hand")
        screen = app.screen
        return bool(screen.part or screen.turn.ready) and not screen.show.busy()

    def move(self):
        """Play on. A bot says what to do at the table; steps that take the keys for themselves are opened at times."""
        app, screen = self.app, self.app.screen
        self.moves += 1
        if app.here != "table":
            self.press(A if app.here in ("score", "board") else B)
        elif screen.part:
            self.press(B if screen.part_name in ("lay", "aim") and getattr(screen.part, "free", True) else A)
        else:
            action = self.decide()
            self.decided += 1
            opens = self.decided % 3 == 1  # not always the same move of a turn: B may take back the one before
            if action[0] == "lay" and opens:
                screen.open("lay")
            elif action[0] == "discard" and len(action) == 3 and action[2] != "down" and opens:
                screen.open("aim", [action, action])
            else:
                from phase10 import engine
                code = engine.why_not(app.game.table, app.game.viewer, action)
                if code:
                    raise RuntimeError("%s: %s" % (action, code))
                screen.do(action)

    def decide(self):
        import bots
        import memory
        from bots import plain
        from phase10.view import View
        game = self.app.game
        if not game.players:  # whoever thinks is there instead of what a person's turn needs
            self.app.screen.turn.rest()
            game.with_room(lambda: memory.enter("bots", game.rules), None)  # sound and lights go first, as there
        # one that was kept would keep what the program has dropped
        bot = game.with_room(lambda: bots.player("normal", 0, 1), None)
        memory.tidy()  # as the program does when its own bots are there
        table, action = game.table, None
        try:
            if bot:
                bot.start(View(table, table.turn))
            while bot and action is None:
                action = bot.step()
        except MemoryError:
            pass
        bot = None
        action = action or plain.action(table, table.turn)  # there was no room for it, as at the table
        if not game.players:
            memory.wipe()
            game.with_room(lambda: memory.enter("table", game.rules), None)
            self.app.screen.turn.find_choices()
        return action

    def keys_to_move(self):
        """The keys a person presses for the next move, one after another; what they have done shows before the next.
        Nothing of a screen is held while the last of them is pressed, for the screen may go then.
        """
        self.moves += 1
        if self.app.here != "table" or self.app.screen.part:
            yield B if self.app.here not in ("table", "score", "board") else A
            return
        if not self.moves % 8:
            yield SELECT
        screen = self.app.screen
        action, hand, choices = self.decide(), screen.hand, screen.turn.choices
        if action[0] == "draw":
            while choices.uses[choices.at][0] != action:
                yield RIGHT
        elif action[0] != "lay":
            if screen.turn.focus:
                yield B
            way = hand.cards.find(bytes(action[1:2])) - hand.at
            for _ in range(abs(way)):
                yield RIGHT if way > 0 else LEFT
            while choices.uses[choices.at][0][0] != action[0]:
                yield DOWN
        screen = hand = choices = None
        yield A

    def play(self, looks: bool):
        """A whole game, to the title."""
        self.new_game()
        yield from self.until("table")
        for _ in range(PATIENCE):
            name = self.where()
            if name == "title":
                return
            if name and self.wants_key():
                if looks and (self.moves % 8 == 0 or name != self.entered):
                    self.look()
                self.entered = name
                self.move()
            yield
        raise RuntimeError("no end of the game, at %s after %d moves" % (self.where(), self.moves))


# --- tasks ------------------------------------------------------------------------------------------------------------


def screens(pilot):
    """Every menu, a game with its parts, the score sheet and the end."""
    yield from pilot.until("title")
    for name, args in MENUS:
        pilot.app.go(name, *args)
        yield from pilot.until(name)
        pilot.look()
    pilot.app.go("title")
    yield from pilot.until("title")
    yield from pilot.play(True)
    pilot.look()
    raise Done


def pauses(pilot):
    """What a person can open from the table."""
    yield from pilot.until("title")
    pilot.new_game()
    yield from pilot.until("table")
    while not pilot.wants_key():
        yield
    pilot.press(A)  # draws
    for _ in range(200):
        yield
    for key, held in ((SELECT, 900), (B, 0)):
        workbench.press(key)
        start = workbench.now
        while workbench.now - start < held:
            yield
        workbench.release(key)
        for _ in range(120):
            yield
            pilot.look()
    pilot.press(START)
    yield from pilot.until("pause")
    pilot.look()
    pilot.app.go("score", "pause")
    yield from pilot.until("score")
    pilot.look()
    pilot.app.go("help", "pause")
    yield from pilot.until("help")
    pilot.look()
    raise Done


def sheets(pilot):
    """A score sheet for real cards by keys: a name is typed, hands are told, the sheet is left and gone on with."""
    yield from pilot.until("title")
    for hands in range(2):
        pilot.app.go("people")
        yield from pilot.stay("people")
        if not hands:
            yield from pilot.keys(DOWN, RIGHT, RIGHT, DOWN, DOWN, A)  # six people
            yield from pilot.stay("typing")
            yield from pilot.keys(A, RIGHT, A, START)
            yield from pilot.stay("people")
        yield from pilot.keys(A if hands else START)
        yield from pilot.stay("sheet")
        yield from pilot.keys(A)
        yield from pilot.stay("hand")
        while pilot.app.here == "hand":
            yield from pilot.keys(A)
            pilot.look()
        yield from pilot.stay("sheet")
        for keys, name in (((RIGHT,), "paper"), ((A,), "hand"), ((B,), "paper"), ((RIGHT,) * 6, "graph")):
            yield from pilot.keys(*keys)
            yield from pilot.stay(name)
        pilot.app.go("title")
        yield from pilot.stay("title")
    raise Done


def journey(pilot):
    """The levels from FIRST to LAST by keys over the map, with what is in use on it before and after each."""
    yield from pilot.until("title")
    pilot.app.go("journey")
    yield from pilot.stay("journey")
    progress = pilot.app.screen.progress
    for level in range(FIRST):
        progress.won(1, 1)
        progress.begin(level + 1)
    progress = None
    for level in range(FIRST, LAST + 1):
        pilot.app.go("journey")
        yield from pilot.stay("journey")
        print("journey.%d" % level, used())
        yield from pilot.keys(A)
        yield from pilot.stay("place")
        yield from pilot.keys(A)
        if pilot.where() == "place":  # a house rule has been explained
            yield from pilot.keys(A)
        yield from pilot.until("table")
        while pilot.where() != "stars":
            if pilot.where() and pilot.wants_key():
                pilot.look()
                for key in pilot.keys_to_move():
                    yield from pilot.keys(key)
            yield
        yield from pilot.stay("stars")
        print("won.%d %d" % (level, pilot.app.screen.won))
        if not pilot.app.screen.won:  # on the way all are to be seen
            pilot.app.screen.progress.won(1, 1)
    pilot.app.go("journey")
    yield from pilot.stay("journey")
    print("journey.%d" % (LAST + 1), used())
    raise Done


def idle(pilot):
    """Garbage of frames in which nothing moves: on the title and at the table, in the viewer's turn."""
    yield from pilot.until("title")
    yield from quiet(pilot, "title")
    pilot.new_game()
    yield from pilot.until("table")
    while not (pilot.where() == "table" and pilot.wants_key()):
        yield
    pilot.app.game.lessons.clear()  # what is told to who waits does not come while it is measured
    yield from quiet(pilot, "table")
    raise Done


def quiet(pilot, name: str):
    """What a frame leaves behind, once all has been done that can be done while nobody presses a key."""
    yield from pause(500)
    gc.collect()
    gc.disable()
    for look in range(1000):
        if look == 40:
            before, since = gc.mem_alloc(), workbench.now
        yield
    frames = (workbench.now - since) // 33
    print("idle." + name, (gc.mem_alloc() - before) // frames)
    gc.enable()


def growth(pilot):
    """What game after game leaves behind."""
    yield from pilot.until("title")
    for count in range(GAMES + 1):
        yield from pilot.play(False)
        for _ in range(20):
            yield
        print("growth.%d" % count, used())
    raise Done


def start(pilot):
    """From the first line of code.py to the first picture, to the title, and, when it has been looked at, from
    the wish to play to the first turn.
    """
    first = None
    while pilot.where() != "title":
        if first is None and workbench.frames:
            first = clock_us(), workbench.now
        yield
    title = clock_us(), workbench.now
    one = beat.one_us()
    for name, (then, slept) in (("first_picture", first or title), ("title", title)):
        print(name, (then - pilot.began) / one + slept / BEAT_MS)
    while workbench.now - title[1] < LOOK_MS:
        yield
    pilot.new_game()
    began, slept = clock_us(), workbench.now
    while not (pilot.where() == "table" and pilot.wants_key()):
        yield
    print("first_turn", (clock_us() - began) / one + (workbench.now - slept) / BEAT_MS)
    raise Done


def keys(pilot):
    """From a key to the next picture, while a person plays: the program's own time."""
    one = beat.one_us()
    yield from pilot.until("title")
    pilot.new_game()
    took = []
    while len(took) < KEYS:
        yield
        if not pilot.where() or not pilot.wants_key():
            continue
        yield from pause(20)
        for key in pilot.keys_to_move():
            frames = workbench.frames
            pilot.press(key)
            began = clock_us()
            while workbench.frames == frames:
                yield
            took.append(clock_us() - began)
            yield from pause(20)  # no finger is faster
    took.sort()
    print("key", took[KEYS * 95 // 100] / one)
    raise Done


def film(pilot):
    """From each key of the film to the next picture, and the longest time after it in which no key was looked at."""
    one = beat.one_us()
    yield from pilot.until("title")
    for word in FILM.split():
        if word in KEY_NAMES:
            yield from filmed(pilot, KEY_NAMES.index(word), one)
        elif word[0] in "0123456789":
            yield from lapse(int(word))
        else:
            yield from pilot.until(word)
    raise Done


def filmed(pilot, key: int, one: float):
    frames, place, pressed = workbench.frames, pilot.app.here, workbench.now
    pilot.press(key)
    began = last = clock_us()
    took = longest = 0
    while workbench.now - pressed < AFTER_MS or pilot.where() == "":
        yield
        now = clock_us()
        if not took and workbench.frames > frames:
            took = now - began
        longest = max(longest, now - last)
        last = clock_us()
    print("film.%s.%s %.4f %.4f" % (place, KEY_NAMES[key], took / one, longest / one))


def lapse(ms: int):
    """Let so much time go by."""
    start = workbench.now
    while workbench.now - start < ms:
        yield


def pause(looks: int):
    for _ in range(looks):
        yield


def moving(pilot):
    """The program's own time between two pictures while a card flies."""
    one = beat.one_us()
    yield from pilot.until("title")
    pilot.new_game()
    yield from pilot.until("table")
    took, frames, before = [], workbench.frames, clock_us()
    while len(took) < 300:
        yield
        now = clock_us()
        if workbench.frames > frames:
            if pilot.where() == "table" and pilot.app.screen.show.busy():
                took.append(now - before)
            frames = workbench.frames
        if pilot.where() and pilot.wants_key():
            pilot.move()
        before = clock_us()
    took.sort()
    print("moving", took[285] / one)
    raise Done


class Imports:
    """Weighs and times every module that the program loads, without what that one loads itself."""

    def __init__(self):
        import builtins
        self.real = builtins.__import__
        self.inner = [[0, 0, 0]]  # of the modules now loading: bytes kept, microseconds, bytes made
        self.one = beat.one_us()
        builtins.__import__ = self.load

    def load(self, name, names=None, values=None, wanted=None, level=0):
        if level:  # a relative name would be looked for beside this probe; one library has such
            name, level = "adafruit_bitmap_font." + name, 0
        if name in sys.modules and not (wanted and self.misses(name, wanted)):
            return self.real(name, names, values, wanted, level)
        entered = clock_us()
        self.inner.append([0, 0, 0])
        before, began = used(), clock_us()
        module = self.real(name, names, values, wanted, level)
        took, made = clock_us() - began, gc.mem_alloc() - before
        kept = used() - before
        kept_inside, took_inside, made_inside = self.inner.pop()
        above = self.inner[-1]
        above[0] += kept
        above[1] += clock_us() - entered  # with the time that weighing takes
        above[2] = max(above[2], made)
        if kept - kept_inside > 64:
            print("module.%s" % name, kept - kept_inside)
            print("load.%s" % name, (took - took_inside) / self.one)
            print("peak.%s" % name, made)
        return module

    def misses(self, name, wanted) -> bool:
        for leaf in wanted:
            if not hasattr(sys.modules[name], leaf):
                return True
        return False


def modules(pilot):
    """What the modules cost on the way to the first turn of a table."""
    yield from pilot.until("title")
    print("at.title", used())
    pilot.new_game()
    yield from pilot.until("table")
    while not pilot.wants_key():
        yield
    print("at.table", used())
    raise Done


def used() -> int:
    gc.collect()
    return gc.mem_alloc()


TASKS = {"modules": modules, "screens": screens, "pauses": pauses, "idle": idle, "growth": growth, "start": start,
         "keys": keys, "moving": moving, "film": film,
         "sheets": sheets, "journey": journey}


def main():
    pilot = Pilot()
    pilot.run(TASKS[TASK])
    from handheld import complaints
    print("complaints", len(complaints.told))
