# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs the whole program from a drive, in the harness of host_tests/device, and measures it: free memory on every
screen, the cost of frames and keys, and memory leaks. Prints `name value` lines. measures.py puts in the TASK (one of
TASKS), the number of seats and the rules.
"""

import gc
import sys

import beat
import workbench
from beat import clock_us

TASK = "screens"
SEATS = 6
RULES = None  # packed rules
NAMES = ("FINN", "LULU", "BRUNO", "PIP", "OTTO")
GAMES = 20
KEYS = 400
BEAT_MS = 76
SMALL_MS, WHOLE_MS = 2, 32  # to send one small part, and a whole picture, to the panel
LOOK_MS = 3000  # idle time in a menu before what is timed; loading ahead takes two seconds
LEVEL = 6
FILM = ""  # keys to press, and names of screens to go to
AFTER_MS = 125  # between two keys of FILM
FIRST = 0  # and last level of the journey
LAST = 0
SOON = 8  # frames until a key has taken effect

B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)
KEY_NAMES = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")
MENUS = (("title", ()), ("newgame", ()), ("settings", ()), ("records", ()), ("help", ()), ("event", ()), ("people", ()),
         ("journey", ()), ("place", (4,)), ("bench", ()))
PATIENCE = 300000  # frames


class Done(BaseException):
    """Raised when the task has finished; a BaseException, so that the program's handlers do not catch it."""


def with_room(game, *call):
    """game.with_room(), or None without room. The drive has other names for parameters, so they go by position."""
    try:
        return game.with_room(*call)
    except MemoryError:
        return None


class Pilot:
    """Runs a task step by step after every frame: presses keys and measures. The program is not modified."""

    def __init__(self):
        self.names = {"__name__": "__main__"}
        self.steps = None
        self.entered = ""
        self.decided = 0  # moves that a bot was asked for
        self.moves = 0
        self.games = 0
        self.collector = None

    @property
    def app(self):
        return self.names.get("app")

    def where(self) -> str:
        """The name of the screen shown and of the part that has the keys; "" while only the first picture of the table
        is shown.
        """
        app = self.app
        if not app or not app.screen or app._next or app.here == "table" and not hasattr(app.screen, "turn"):
            return ""
        part = getattr(app.screen, "part_name", "") if getattr(app.screen, "part", None) else ""
        return app.here + ("." + part if part else "")

    def look(self):
        """Print the free memory here. Stores nothing, because that would reduce the next measurement."""
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

    def whole(self, task):
        """The task, and then its end; not if it ends by an exception: the program is to fail then, and begin anew."""
        yield from task(self)
        raise Done

    def run(self, task):
        if task in (modules, loads):
            Imports()
        if task is start:
            sys.modules["gc"] = self.collector = Collector()
        print("at.start", used())
        self.steps = self.whole(task)
        workbench.on_frame = self.on_frame
        self.began = self.collector and self.collector.now()
        try:
            with open("/code.py", encoding="utf-8") as file:
                code = file.read()
            exec(code, self.names)
        except Done:
            pass
        except SystemExit:
            print("restarted 1")
        workbench.on_frame = None

    # --- navigation -----------------------------------------------------------------------------------------------

    def visit(self, name: str, *args):
        """Go to a screen, and wait for it."""
        self.app.go(name, *args)
        yield from self.until(name)

    def until(self, name: str):
        """Wait until a screen is shown and has been drawn."""
        for _ in range(PATIENCE):
            if self.where() == name:
                yield
                yield
                return
            yield
        raise RuntimeError("never came to " + name)

    def stay(self, name: str):
        """Wait for a screen, and print the free memory when everything it loads has been loaded."""
        yield from self.until(name)
        yield from pause(SOON)
        self.look()

    def keys(self, *keys):
        """Press keys one by one, each after the effect of the previous one is shown."""
        for key in keys:
            self.press(key)
            yield from pause(SOON)

    def new_game(self):
        """Start a game with one person, as the new-game screen does."""
        self.games += 1
        seats = [(0, 6, self.app.words.YOU)] + [(LEVEL, face, NAMES[face]) for face in range(SEATS - 1)]
        self.app.go("deal", "play", RULES, seats, 12345 + self.games)

    def wants_key(self) -> bool:
        """Is the program idle, waiting for a person's key?"""
        app = self.app
        if app.here != "table":
            return app.here not in ("deal", "next_hand")
        screen = app.screen
        return bool(screen.part or screen.turn.ready) and not screen.show.busy()

    def at_own_turn(self) -> bool:
        return self.where() == "table" and self.wants_key()

    def move(self):
        """Make the next move. At the table a bot decides; now and then a part that takes the keys is opened instead."""
        app, screen = self.app, self.app.screen
        self.moves += 1
        if app.here != "table":
            self.press(A if app.here in ("score", "board") else B)
        elif screen.part:
            leaves = screen.part_name == "lay" or screen.part_name == "aim" and screen.part.can_cancel
            self.press(B if leaves else A)
        else:
            action = self.decide()
            self.decided += 1
            opens = self.decided % 3 == 1  # a changing move of the turn, because B may undo the one before
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
        from bots import fallback
        from phase10.view import View
        game = self.app.game
        if not game.bots:  # bots are loaded in place of what a person's turn needs
            self.app.screen.turn.drop_choices()
            with_room(game, memory.enter, "bots", game.rules)  # sound and lights are unloaded first
        # a new one each time: a kept one would hold references to unloaded modules
        bot = with_room(game, bots.player, "normal", 0, 1)
        memory.tidy()  # as the program does after loading its own bots
        table, action = game.table, None
        try:
            if bot:
                bot.start(View(table, table.turn))
            while bot and action is None:
                action = bot.step()
        except MemoryError:
            pass
        bot = None
        action = action or fallback.action(table, table.turn)  # no memory for a bot: as at the table
        if not game.bots:
            memory.wipe_stack()
            with_room(game, memory.enter, "table", game.rules)
            self.app.screen.turn.find_choices()
        return action

    def keys_to_move(self):
        """Generator: yield the keys of the next move; the caller waits for the effect of each. No reference to the
        screen is held during the last key, because the screen may be unloaded then.
        """
        self.moves += 1
        if self.app.here != "table" or self.app.screen.part:
            yield B if self.app.here not in ("table", "score", "board") else A
            return
        if not self.moves % 8:
            yield SELECT
        screen = self.app.screen
        action, hand, turn = self.decide(), screen.hand, screen.turn
        if action[0] == "draw":
            while turn.uses[turn.at][0] != action:
                yield RIGHT
        elif action[0] != "lay":
            if turn.focus:
                yield B
            way = hand.cards.find(bytes(action[1:2])) - hand.at
            for _ in range(abs(way)):
                yield RIGHT if way > 0 else LEFT
            while turn.uses[turn.at][0][0] != action[0]:
                yield DOWN
        screen = hand = turn = None
        yield A

    def play(self, looks: bool):
        """Play a whole game, until the title is shown."""
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
    """Visit every menu, a game with its parts, the score sheet and the end."""
    yield from pilot.until("title")
    for name, args in MENUS:
        yield from pilot.visit(name, *args)
        pilot.look()
    yield from pilot.visit("title")
    yield from pilot.play(True)
    pilot.look()


def pauses(pilot):
    """Open all screens that can be opened from the table."""
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
        yield from idle_for(held)
        workbench.release(key)
        for _ in range(120):
            yield
            pilot.look()
    pilot.press(START)
    yield from pilot.until("pause")
    pilot.look()
    yield from pilot.visit("score", "pause")
    pilot.look()
    yield from pilot.visit("help", "pause")
    pilot.look()


def sheets(pilot):
    """Keep a score sheet for real cards by keys: type a name, enter hands, leave the sheet and continue it."""
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


def journey(pilot):
    """Play the levels FIRST to LAST by keys on the map; print the memory in use there before and after each."""
    yield from pilot.until("title")
    pilot.app.go("journey")
    yield from pilot.stay("journey")
    progress = pilot.app.screen.progress
    for level in range(FIRST):
        progress.won(1, 1)
        progress.turn_to(level + 1)
        progress.keep()
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
        if not pilot.app.screen.won:  # so that the map shows all of them
            pilot.app.screen.progress.won(1, 1)
    pilot.app.go("journey")
    yield from pilot.stay("journey")
    print("journey.%d" % (LAST + 1), used())


def dice(pilot):
    """Play games of Dice with SEATS seats, the first by keys; print the memory while it wants a key, and at each end.
    """
    yield from pilot.until("title")
    pilot.app.machine.settings.speed = "none"
    for count in range(GAMES):
        pilot.app.machine.keys.clear()
        yield from pilot.visit("newgame")  # which brings the modules that its rules are made of
        begin_dice(pilot.app)
        while pilot.where() != "dice_end":
            if pilot.where() == "dice" and pilot.app.screen.ready:
                pilot.look()
                if pilot.app.screen.row < 2:
                    pilot.press(SELECT)
                    pilot.press(B)
                else:
                    pilot.press(A)
            yield
        print("dice.%d" % count, used())


def begin_dice(app):
    from phase10.options import Rules  # here, for a generator would keep it
    people = [(0, 6, "YOU"), (10, 0, "FINN"), (10, 1, "LULU"), (6, 2, "BRUNO"), (2, 3, "PIP"), (10, 4, "OTTO")]
    app.go("dice", Rules("sheet", ("mode=dice",)), people[:SEATS])


def idle(pilot):
    """Measure the garbage of frames in which nothing moves: on the title, and at the table in the viewer's turn."""
    yield from pilot.until("title")
    yield from quiet(pilot, "title")
    pilot.new_game()
    yield from pilot.until("table")
    while not (pilot.where() == "table" and pilot.wants_key()):
        yield
    pilot.app.game.lessons.clear()  # lessons for a waiting person would disturb the measurement
    yield from quiet(pilot, "table")


def quiet(pilot, name: str):
    """Print the garbage per frame, after all background work that happens without a key is done."""
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
    """Print the memory in use after each of many games."""
    yield from pilot.until("title")
    for count in range(GAMES + 1):
        yield from pilot.play(False)
        for _ in range(20):
            yield
        print("growth.%d" % count, used())


def start(pilot):
    """Measure the time from the first line of code.py to the first picture and to the title; then, after an idle time
    each, from Start! to the table's first picture, and from Continue to the person's turn.
    """
    first = None
    while pilot.where() != "title":
        if first is None and workbench.frames:
            first = pilot.collector.now()
        yield
    title = pilot.collector.now()
    one = beat.one_us()
    for name, then in (("first_picture", first or title), ("title", title)):
        print(name, beats_between(pilot.began, then, one))
    yield from pilot.visit("newgame")
    yield from idle_for(LOOK_MS)
    yield from timed("table", pilot, START, lambda: pilot.app.here == "table" and pilot.app.screen, one)
    while not pilot.at_own_turn():
        yield
    pilot.press(START)
    yield from pilot.until("pause")  # which keeps the game
    yield from pilot.visit("title")
    yield from idle_for(LOOK_MS)
    yield from timed("continue", pilot, A, pilot.at_own_turn, one)


def timed(name: str, pilot, key: int, there, one: float):
    """Press a key and print the beats until there() is true. While something loads a refresh sends one small part, and
    twice a whole picture: the loading screen and the table.
    """
    began, frames = pilot.collector.now(), workbench.frames
    pilot.press(key)
    while not there():
        yield
    small = (workbench.frames - frames) * (workbench.REFRESH_MS - SMALL_MS)
    print(name, beats_between(began, pilot.collector.now(), one) + (2 * WHOLE_MS - small) / BEAT_MS)


class Collector:
    """Stands in for gc in the program: a collection takes much longer here, compared with a beat, than on the handheld,
    so that it is left out of the time, and counted by the memory that was in use.
    """

    mem_free = staticmethod(gc.mem_free)

    def __init__(self):
        self.us = 0  # that collections took so far
        self.kb = 0  # in use after each, added up

    def collect(self):
        began = clock_us()
        gc.collect()
        self.kb += gc.mem_alloc() >> 10
        self.us += clock_us() - began

    def now(self) -> tuple:
        """For beats_between()."""
        return clock_us() - self.us, self.kb, workbench.now


def beats_between(began: tuple, now: tuple, one: float) -> float:
    """Beats that this takes on the handheld: for computing, collecting and sleeping."""
    computed, collected, slept = [now[i] - began[i] for i in range(3)]
    return computed / one + collected * beat.COLLECTION + slept / BEAT_MS


def keys(pilot):
    """Measure the program's own time from a key to the next picture, while a person plays."""
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
            yield from answered(pilot, key, took)
            yield from pause(20)  # no person presses faster
    print_keys(took, one)


def answered(pilot, key: int, took: list):
    """Press a key, and append the microseconds until the next picture."""
    frames = workbench.frames
    pilot.press(key)
    began = clock_us()
    while workbench.frames == frames:
        yield
    took.append(clock_us() - began)


def print_keys(took: list, one: float):
    took.sort()
    for name, at in (("half", len(took) // 2), ("key", len(took) * 95 // 100), ("worst", len(took) - 1)):
        print(name, took[at] / one)


def film(pilot):
    """Measure the time from each key of FILM to the next picture."""
    one, took = beat.one_us(), []
    yield from pilot.until("title")
    for word in FILM.split():
        if word not in KEY_NAMES:
            yield from pilot.visit(word)
            continue
        pressed = workbench.now
        yield from answered(pilot, KEY_NAMES.index(word), took)
        while workbench.now - pressed < AFTER_MS or pilot.where() == "":
            yield
    print_keys(took, one)


def idle_for(ms: int):
    start = workbench.now
    while workbench.now - start < ms:
        yield


def pause(looks: int):
    for _ in range(looks):
        yield


def moving(pilot):
    """Measure the program's own time between two pictures while a card moves."""
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


class Imports:
    """Measures what every module that the program imports keeps of the heap and how long that takes, without what it
    imports; and the most that is allocated meanwhile, with that; and counts how often it is loaded.
    """

    def __init__(self):
        import builtins
        self.real = builtins.__import__
        self.inner = [[0, 0]]  # per module being loaded: bytes kept, microseconds
        self.loaded = []  # names of modules
        self.one = beat.one_us()
        builtins.__import__ = self.load

    def load(self, name, names=None, values=None, wanted=None, level=0):
        if level:  # a relative import would be resolved from this probe; only this library has one
            name, level = "adafruit_bitmap_font." + name, 0
        if name in sys.modules and not (wanted and self.misses(name, wanted)):
            return self.real(name, names, values, wanted, level)
        full = name if not wanted or name not in sys.modules else name + "." + wanted[0]
        entered = clock_us()
        self.inner.append([0, 0])
        before, began = used(), clock_us()
        module = self.real(name, names, values, wanted, level)
        took, made = clock_us() - began, gc.mem_alloc() - before
        if full in sys.modules:  # none that is built in
            self.loaded.append(full)
            print("loads.%s" % full, self.loaded.count(full))
        kept = used() - before
        kept_inside, took_inside = self.inner.pop()
        above = self.inner[-1]
        above[0] += kept
        above[1] += clock_us() - entered  # including the time of the measurement itself
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
    """Measure the modules imported until the first turn at a table."""
    yield from pilot.until("title")
    print("at.title", used())
    pilot.new_game()
    yield from pilot.until("table")
    while not pilot.wants_key():
        yield
    print("at.table", used())


def loads(pilot):
    """Print how often each module is loaded in GAMES + 1 games."""
    yield from pilot.until("title")
    for _ in range(GAMES + 1):
        yield from pilot.play(False)


def used() -> int:
    gc.collect()
    return gc.mem_alloc()


TASKS = {"modules": modules, "screens": screens, "pauses": pauses, "idle": idle, "growth": growth, "start": start,
         "keys": keys, "moving": moving, "film": film, "dice": dice,
         "sheets": sheets, "journey": journey, "loads": loads}


def main():
    pilot = Pilot()
    pilot.run(TASKS[TASK])
    from handheld import complaints
    print("complaints", len(complaints.known))
