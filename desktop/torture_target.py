# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Victim: an emulated handheld that executes the lines of a torture script, with the flash model of flash.py and in
virtual time. After every few lines it checks that the program still responds, that the game is valid and that all saved
data is there; if not it raises a Finding. Deterministic.

    set NAME VALUE            a setting of settings.toml, without its P10_; these four come before timed lines,
    drive HOW                 or the handheld is switched off for them. installed, bare (no files for saves), full
    nvm HOW                   blank, foreign (another program's), none, small, worn (it cannot be written)
    store KIND HEX            set the newest save of that kind, with a correct checksum
    spoil KIND PLACE AT BYTE  overwrite one byte of a place of the store
    file NAME HOW             damage a font, picture or dice.bin: gone, short, or one bit flipped (its number)
    module NAME [damaged]     remove a module, or damage it: importing it raises SyntaxError
    start NAME CALLS [WHERE]  inject that error during the next start
    +MS KEY... [HOLD]         so many ms after the line before, press a key, or several at once, for 60 or HOLD ms
    +MS off                   switch off and on again
    +MS cut STEPS [noise]     cut the power at that flash operation from now on
    +MS error NAME CALLS [WHERE]    inject an error at that call from now on, of any function or of some files'
    +MS usb on|off|STEPS      connect or disconnect a computer, or connect it at that flash operation
    +MS battery MILLIVOLTS
    +MS wait
"""

import builtins
import contextlib
import errno
import importlib
import io
import os
import random
import re
import sys
import traceback
import types
from functools import lru_cache

import badge
import driver

driver.prepare()
from drive import reserved  # noqa: E402
import key_player  # noqa: E402
import flash  # noqa: E402
from injector import ERRORS, INJECTED, LIB, Injector  # noqa: E402
from handheld import GAME, place_writing, places, store  # noqa: E402 after prepare()
from phase10 import actions, cards, snapshot, unpacking  # noqa: E402
from phase10.dice import snapshot as dice_snapshot  # noqa: E402
from screens.kinds import PLAY  # noqa: E402

HOLD = 60
BOOT = 400  # ms to run after switching on
CHECK = 12  # lines between two calls of look()
SMALL = 2048
FIRST = b"settings for another program"
BY_NAME = {error.__name__: error for error in ERRORS}


class Finding(BaseException):
    """A failed check. Not an Exception, so the program cannot catch it."""

    def __init__(self, kind, where, text=""):
        super().__init__(f"{kind}: {where}")
        self.kind, self.where, self.text = kind, where, text

    @property
    def sign(self):
        return self.kind, self.where


class BadLine(Exception):
    """A line that cannot be parsed."""


class NewBeginning(BaseException):
    """Raised in place of supervisor.reload()."""


def tell_unless_injected(what):
    """An unraisable hook that ignores injected errors in generators that Python closes."""
    if not what.exc_value or what.exc_value.args != (INJECTED,):
        sys.__unraisablehook__(what)


# --- the flash --------------------------------------------------------------------------------------------------------


def program():
    """Return {path: content} of random files with sizes like the game's."""
    chance = random.Random(5)
    found = {f"lib/s_module_{i}.py": chance.randbytes(chance.randrange(100, 9000)) for i in range(60)}
    return found | {f"sprites/{i}.bmp": chance.randbytes(3000) for i in range(6)} | {"code.py": b"# Phase 10"}


@lru_cache
def installed(how="installed"):
    """Return the flash content (flash.Handheld.keep()) with the game installed."""
    made = flash.Handheld()
    if how == "installed":
        made.install(reserved())
    made.install(program())
    if how == "full":
        with contextlib.suppress(OSError):
            made.install({"films.bin": bytes(flash.CHIP)})
    return made.keep()


def own_sectors(drive):
    """Return {path: set of the flash sectors that saving that record may write}."""
    found = {}
    for kind, name in enumerate(places.NAMES):
        for copy in range(places.COPIES[kind]):
            path = places.path_of(name, copy + 1)
            found[path] = (drive.sectors_of(path, places.PADDING, places.SIZES[kind])
                           | drive.sectors_of(path.rpartition("/")[0]))
    table = places.TABLE
    return found | {table: drive.sectors_of(table, 0, places.TABLE_SIZE) | drive.sectors_of(table.rpartition("/")[0])}


@lru_cache
def owned():
    return own_sectors(flash.Handheld().restart(installed()).drive)


def changed_sectors(handheld, kept):
    return {i for i, sector in enumerate(handheld.chip.sectors) if sector is not kept[0][i]}


# --- faults in files, and saved records -------------------------------------------------------------------------------

class Files:
    """Patches open() and import so that some files and modules are missing or damaged."""

    def __init__(self):
        self.spoilt = {}
        self.missing = {}  # name of a module: what importing it raises
        self._open = builtins.open

    def __enter__(self):
        builtins.open = self.open
        sys.meta_path.insert(0, self)

    def __exit__(self, *_):
        builtins.open = self._open
        sys.meta_path.remove(self)

    def find_spec(self, name, path=None, target=None):
        if name in self.missing:
            raise self.missing[name](f"module {name}")

    def open(self, path, *how, **more):
        for name, damage in self.spoilt.items():
            if str(path).endswith(name):
                if damage == "gone":
                    raise OSError(errno.ENOENT, name)
                content = bytearray(self._open(path, "rb").read())
                if damage == "short":
                    del content[len(content) // 2:]
                else:
                    content[int(damage) // 8 % len(content)] ^= 1 << int(damage) % 8
                return io.BytesIO(content)
        return self._open(path, *how, **more)


class Records:
    """The allowed contents of each record when it is read next."""

    def __init__(self):
        self.may_be = {kind: [b""] for kind in range(len(places.NAMES))}
        self.ever = {kind: [b""] for kind in self.may_be}
        self.games = []  # all saves of games, in order

    def set(self, kind, content):
        self.may_be[kind] = [content]
        self.ever[kind].append(content)

    def anything(self, kind):
        """Allow all older contents, too."""
        self.may_be[kind] = self.ever[kind]

    def watch(self, machine, read):
        """Wrap machine.save() and saving() to record what is saved. With `may_skip` the program may skip a save."""
        real, in_steps = machine.save, machine.saving

        def begins(kind, content):
            if kind == GAME:
                self.games.append(content)
            self.ever[kind].append(content)
            self.may_be[kind] = [*self.may_be[kind], content]

        def ends(kind, content, may_skip, wrong):
            if not wrong:
                self.may_be[kind] = [read(kind) if may_skip else content]
            return wrong

        def save(kind, content):
            begins(kind, bytes(content))
            return ends(kind, bytes(content), False, real(kind, content))

        def saving(kind, content, may_skip=False):
            begins(kind, bytes(content))
            return ends(kind, bytes(content), may_skip, (yield from in_steps(kind, content, may_skip)))

        machine.saving = saving
        machine.save = save


# --- the victim -------------------------------------------------------------------------------------------------------


class Victim:
    """`with Victim() as victim: victim.perform(line)`; finish() makes the final checks."""

    def __init__(self):
        self.flash = flash.Handheld().restart(installed())
        self.kept = installed()
        self.settings = {"seed": 1, "dark": 0, "dim": 0}
        self.handheld = self.injector = None
        self.usb = False
        self.millivolts = 4100
        self.nvm = self.flash.nvm
        self.records = Records()
        self.files = Files()
        self.boots = self.lines = 0
        self.due = 0  # time of the last line in ms
        self.presses = self.cuts = self.errors = 0
        self.saved = []  # (number of lines before, the save of a game)
        self.pending = None  # an error to be injected during the next start
        self.again = False  # does the next start follow a reload?
        self._ups = []
        self._said = io.StringIO()
        self._own = {}
        self._stack = contextlib.ExitStack()

    def __enter__(self):
        self._stack.enter_context(contextlib.redirect_stdout(self._said))
        self._stack.enter_context(self.files)
        self._stack.callback(setattr, sys, "unraisablehook", sys.unraisablehook)
        sys.unraisablehook = tell_unless_injected
        return self

    def __exit__(self, *_):
        self.switch_off()
        self._stack.close()

    @property
    def app(self):
        return self.handheld.names.get("app") if self.handheld else None

    # --- power --------------------------------------------------------------------------------------------------------

    def switch_on(self):
        self.flash.restart()
        drive, settings = self.flash.drive, dict(self.settings)
        drive.readonly = True
        drive.computer = self.usb
        self.handheld = driver.Handheld(nvm=self.nvm, drive=drive, usb=self.usb, **settings)
        if self.nvm is None:
            self.handheld.badge.nvm = None
        self.handheld.badge.blind = True
        self.handheld.badge.voltage = self.millivolts / 1000
        self.boots += 1
        self._ups.clear()
        self._own = {name: module for name, module in sys.modules.items() if name.split(".")[0] in driver.ROOMS}
        self.injector = Injector(self.handheld)
        if self.pending:
            self.injector.arm(*self.pending)
            self.pending = None
        self.handheld.program.power_on()
        self._reloads()
        driver.watch(importlib.import_module("handheld.power_on"), "machine",
                     lambda machine: self.records.watch(machine, self._read))
        driver.watch(importlib.import_module("screens.app"), "start", self._watch)
        boots = self.boots
        self.run_to(BOOT)
        if boots == self.boots:
            self.due = BOOT

    def _read(self, kind):
        """Read a record from the store, without injected errors."""
        injector, armed = self.injector, self.injector.left
        injector.left = -1
        found = store.Store(self.nvm, self.flash.drive).read(kind)[0] or b""
        injector.left = armed
        return found

    def _reloads(self):
        """Patch supervisor.reload() to raise NewBeginning."""
        import supervisor

        def begin():
            raise NewBeginning

        supervisor.reload = begin
        type(supervisor.runtime).run_reason = "reload" if self.again else "startup"
        supervisor.RunReason = types.SimpleNamespace(SUPERVISOR_RELOAD="reload")
        self.again = False

    def switch_off(self):
        if self.handheld:
            handheld, self.handheld = self.handheld, None
            if self.injector:
                self.injector.left = -1
                self.errors += len(self.injector.happened)
            handheld.program.power_off()
            self.listen()

    def _ended(self, error):
        """Handle the end of the program: restart after a power cut or reload, else raise a Finding."""
        happened = self.injector.happened
        self.switch_off()
        if isinstance(error, Finding):
            raise error
        if isinstance(error, flash.Cut):
            self._after_cut()
        elif isinstance(error, NewBeginning) and happened:
            self.again = True
        else:
            text = "".join(traceback.format_exception(error)) if error else "code.py came to its end"
            raise Finding("ended", place_of(text), text)
        self.switch_on()

    def _after_cut(self):
        self.cuts += 1
        if self._nvm_was_cut():
            for kind in self.records.may_be:
                self.records.anything(kind)
        try:
            self.flash.restart()
        except flash.NoVolume:
            raise Finding("flash", "the drive is gone") from None
        self.look_at_flash()

    def _nvm_was_cut(self):
        """Return whether the power was cut during a write of the NVM, which loses all of it."""
        nvm = self.nvm or self.flash.nvm
        cuts, nvm.cuts = nvm.cuts, 0
        return cuts > 0

    def look_at_flash(self):
        """Check that all saved records are intact and no other sector has changed."""
        with self.aside():
            for kind, may_be in self.records.may_be.items():
                found = self._read(kind)
                if found not in may_be:
                    raise Finding("lost", places.NAMES[kind], f"{found.hex()} is none of "
                                  + ", ".join(content.hex() for content in may_be))
                self.records.set(kind, found)
            if self.kept is not installed():
                return
            others = changed_sectors(self.flash, self.kept).difference(*owned().values())
            if others:
                raise Finding("flash", "sectors of the program", str(others))

    # --- time ---------------------------------------------------------------------------------------------------------

    def run_to(self, moment):
        """Let the program run up to that moment in ms, unless it is switched off before."""
        boots = self.boots
        while self._ups and self._ups[0][0] <= moment:
            when, key = self._ups.pop(0)
            self._run(when)
            if boots != self.boots:
                return
            self.handheld.badge.press(key, False)
        self._run(moment)

    def _run(self, moment):
        handheld = self.handheld
        if not handheld.badge.clock.run_until(moment, driver.PATIENCE):
            frame = sys._current_frames().get(handheld.program._thread.ident)
            text = "".join(traceback.format_stack(frame))
            raise Finding("hangs", place_of(text), text)
        if handheld.program.ended:
            self._ended(handheld.program.error)

    # --- lines --------------------------------------------------------------------------------------------------------

    def perform(self, line):
        self.lines += 1
        words = line.split()
        try:
            if words[0].startswith("+"):
                self._timed(int(words[0]), words[1:])
            else:
                self.switch_off()
                WITHOUT_TIME[words[0]](self, *words[1:])
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise BadLine(f"nobody understands the line '{line}'") from error
        if self.handheld:
            self.listen()
            if self.lines % CHECK == 0:
                self.look()
            if len(self.records.games) > len(self.saved):
                self.saved += [(self.lines, content) for content in self.records.games[len(self.saved):]]

    def _timed(self, gap, words):
        if not self.handheld:
            self.switch_on()
        boots = self.boots
        self.run_to(self.due + gap)
        if boots == self.boots:
            self.due += gap
        if words[0] in badge.KEYS:
            hold = int(words.pop()) if words[-1].isdigit() else HOLD
            for key in words:
                self.presses += 1
                self.handheld.badge.press(key, True)
                self._ups.append((self.due + hold, key))
            self._ups.sort()
        else:
            TIMED[words[0]](self, *words[1:])

    def _set(self, name, value):
        self.settings[name] = value

    def _drive(self, how):
        self.kept = installed(how)
        self.flash.restart(self.kept)

    def _nvm(self, how):
        self.nvm = nvm = self.flash.nvm
        if how == "foreign":
            nvm.bytes[:] = (FIRST * 999)[:len(nvm)]
        elif how == "none":
            self.nvm = None
        elif how == "small":
            self.nvm = flash.Nvm(self.flash.power, content=b"\xff" * SMALL)
        elif how == "worn":
            nvm.lasts = 0
        elif how != "blank":
            raise ValueError(how)

    def _store(self, kind, content):
        kind, content = places.NAMES.index(kind), bytes.fromhex(content)
        self.flash.restart().drive.readonly = False
        with self.aside():
            if not store.Store(self.nvm, self.flash.drive).write(kind, content):
                self.records.set(kind, content)

    def _spoil(self, kind, place, at, byte):
        kind, place, at = places.NAMES.index(kind), int(place), int(at)
        self.flash.restart().drive.readonly = False
        with self.aside():
            where = places.Places(self.nvm, self.flash.drive)
            content = bytearray(where.fetch(kind, place, places.SIZES[kind]) or b"")
            if content:
                content[at % len(content)] = int(byte)
                with contextlib.suppress(OSError, RuntimeError):
                    for _ in place_writing.writing_record(where, kind, place, content):
                        pass
        self.records.anything(kind)

    def _file(self, name, how):
        self.files.spoilt[name] = how

    def _module(self, name, how=""):
        self.files.missing[name] = SyntaxError if how else ImportError

    def _start(self, name, calls, where=""):
        self.pending = BY_NAME[name], int(calls), where

    def _off(self):
        self.switch_off()
        self.look_at_flash()

    def _cut(self, steps, torn="kept"):
        self.flash.chip.torn = self.flash.nvm.torn = torn
        self.flash.power.left = int(steps)

    def _error(self, name, calls, where=""):
        self.injector.arm(BY_NAME[name], int(calls), where)

    def _usb(self, how):
        if how.isdigit():
            self.flash.power.comes = [int(how), self._computer_comes]
        elif how == "on":
            self._computer_comes()
        else:
            self.usb = self.handheld.badge.usb = self.flash.drive.computer = False
            self.flash.drive.readonly = True

    def _computer_comes(self):
        """Connect a computer: it gets the drive at once, unless the program has remounted it, then later."""
        self.usb = True
        if self.handheld:
            self.handheld.badge.usb = True
            self.flash.drive.computer = self.flash.drive.readonly

    def _battery(self, millivolts):
        self.millivolts = int(millivolts)
        self.handheld.badge.voltage = self.millivolts / 1000

    def _wait(self):
        """Do nothing: only time passes."""

    # --- looking ------------------------------------------------------------------------------------------------------

    def _watch(self, app):
        """Wrap the app's rescue and frame, to check that no fault loses the game and that the rescue does not fail."""
        rescue, frame, at_stake, injector = app._rescue, app.frame, [], self.injector

        def watched(error):
            here, game, before = app.here, app.game, len(injector.happened)
            if game and game.kind == PLAY and game.table.winners is None and here not in ("end", "dice_end"):
                at_stake.append(before)
            try:
                rescue(error)
            except Exception as another:
                if len(injector.happened) == before:
                    text = "".join(traceback.format_exception(another))
                    raise Finding("rescue", place_of(text), text) from None
                raise

        def framed():
            frame()
            if at_stake:
                happened, armed = at_stake.pop(), injector.left
                injector.left = -1
                # a second error during the rescue may lose what is not saved yet; so may, if it is told, want of memory
                told = ("memory", "") in app.machine.complaints
                if happened == len(injector.happened) and not (app.game or told or app.machine.load(GAME)[0]):
                    raise Finding("lost", "the game after a fault", self._said.getvalue()[-3000:])
                injector.left = armed
                at_stake.clear()

        app._rescue, app.frame = watched, framed

    def listen(self):
        """Check for faults that were not injected."""
        text = self._said.getvalue()
        self._said.seek(0)
        self._said.truncate()
        fault = re.search(r"^(Traceback \(most recent|\w+Error\b)", text, re.M)  # a bot's refused move has no traceback
        if fault and not self.injector.happened:
            if self.files.missing and re.search(r"(ImportError|SyntaxError): module ", text):
                return
            text = text[fault.start():]
            raise Finding("fault", place_of(text), text)

    def look(self):
        """Check that the current game is valid."""
        app = self.app
        if app and app.game and not app.game.table.acting:
            with self.aside():
                prove(app.game)

    @contextlib.contextmanager
    def aside(self):
        """Use rules and bots without changing sys.modules, on which the program relies."""
        if not self.handheld:
            yield
            return
        theirs = driver._forgotten()
        sys.modules.update(self._own)
        try:
            yield
        finally:
            self._own.update(driver._forgotten())
            sys.modules.update(theirs)

    def finish(self):
        """The final checks: without further faults it must be possible to get back to the title."""
        if not self.handheld:
            self.switch_on()
        self.injector.left = -1
        self.flash.power.left = self.flash.power.comes = None
        self._press("wait", 1500)
        self.look()
        if self.settings.get("demo", "0") == "0":  # with a permanent demo there is no title
            home(lambda: key_player.Fingers(self.handheld), lambda key: self._press(key, 120))
        self._press("wait", 300)
        self.listen()
        self.look()
        saved = self.app.machine.load(GAME)[0]
        items = getattr(self.app.screen, "items", ())
        if self.app.here == "title" and not self.app.machine.settings.event:
            if bool(saved) != ("CONTINUE" in items) and self.app.screen.top:
                raise Finding("title", "CONTINUE is shown and there is none, or the other way round")
        self.switch_off()
        self.look_at_flash()

    def _press(self, key, wait):
        self._timed(wait, [key] if key == "wait" else [key, "30"])


def home(hands, press):
    """Get back to the title by keys from any screen; hands() returns the Fingers of the current handheld."""
    for _ in range(150):
        where = hands().where()
        screen = hands().screen
        if where == "title":
            return
        if where in ("table", "dice"):
            press("START")
        elif where == "pause":
            press("A" if screen.items[screen.rows.at] in ("QUIT", "GIVE_UP") else "DOWN")
        elif where in ("end", "dice_end", "note"):
            press("A")
        elif where == "event" and screen.letters:  # for three letters
            press("START")
        else:
            press("B")
            press("wait")
            if hands().where() == where and where in ("score", "board"):
                press("A")
        press("wait")
    raise Finding("dead end", f"no way from {hands().where()} to the title")


TIMED = {"off": Victim._off, "cut": Victim._cut, "error": Victim._error, "usb": Victim._usb,
         "battery": Victim._battery, "wait": Victim._wait}
WITHOUT_TIME = {"set": Victim._set, "drive": Victim._drive, "nvm": Victim._nvm, "store": Victim._store,
                "spoil": Victim._spoil, "file": Victim._file, "module": Victim._module,
                "start": Victim._start}


def prove(game):
    """Validate a game by proving.prove(), and check that a finished hand has been scored."""
    table = game.table
    try:
        if game.SCREEN == "dice":
            dice_snapshot.unpack(dice_snapshot.pack(table))
            return
        unpacking.unpack(snapshot.pack(table))
    except Exception as error:
        raise Finding("unsound", str(error), traceback.format_exc()) from None
    if table.step == actions.OVER:
        for seat in range(table.seats):
            cost = sum(cards.points(card, table.rules.wild_points) for card in table.hands[seat])
            if table.points[seat] != (0 if seat == table.out else cost):
                raise Finding("unsound", "the hand is not counted right", f"{seat}: {table.points[seat]}, not {cost}")


def place_of(text):
    """Return the exception type and the innermost place of a traceback, which identify a finding."""
    frames = re.findall(r'File "([^"]*)", line \d+, in (\S+)', text)
    ours = [(path, name) for path, name in frames if path.startswith(LIB)]
    path, name = (ours or frames or [("?", "?")])[-1]
    error = re.findall(r"^(\w+(?:\.\w+)*(?:Error|Exception|Exit|Iteration)\b.*)$", text, re.M)
    said = error[-1].partition(":")[0] if error else ""
    return f"{said} at {os.path.relpath(path, LIB) if path.startswith(LIB) else os.path.basename(path)} {name}"
