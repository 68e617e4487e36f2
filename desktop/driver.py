# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs the handheld's own code.py on a desktop, in a thread, with stand-ins for the hardware modules. Handheld is the
headless emulator for tests and pictures: virtual time, keys pressed from outside, deterministic.
"""

import ast
import contextlib
import gc
import importlib
import os
import shutil
import sys
import threading
import traceback
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

import badge
import saves
from virtual_clock import VirtualClock

ROOT = Path(__file__).resolve().parent.parent
STANDINS = Path(__file__).resolve().parent / "standins"
PATIENCE = 60  # timeout of a run in seconds of real time
PREFIX = "P10_"
collect = gc.collect  # before prepare() replaces it; for tests of what is kept in memory
LIB = "lib"  # what code.py inserts into sys.path, relative to the drive
ROOMS = ("phase10", "bots", "handheld", "screens", "words", "memory", "resident", "lookup")


class ProgramEnded(Exception):
    """The program ended or raised an exception while it was expected to run."""


class CompiledOnce(SourceFileLoader):
    """Caches the compiled code of each file until it changes: the program unloads modules all the time, and where
    Python cannot write its own cache (__pycache__), each import of one would compile it again.
    """

    kept = {}  # path: (size and time of the file, code)

    def get_code(self, name):
        state = self.path_stats(self.path)
        if self.kept.get(self.path, (None,))[0] != state:
            self.kept[self.path] = state, super().get_code(name)
        return self.kept[self.path][1]


class FoundOnce(FileFinder):
    """Finds the modules in a folder, and remembers where each is until a file comes or goes: that takes as long as
    running them.
    """

    def __init__(self, path):
        super().__init__(path, (CompiledOnce, [".py"]))
        self._listed, self._found = None, {}

    def find_spec(self, name, target=None):
        listed = os.stat(self.path).st_mtime_ns
        if listed != self._listed:
            self._listed, self._found = listed, {}
        if name not in self._found:
            self._found[name] = super().find_spec(name, target)
        return self._found[name]


def _program_folder(path):
    """Path hook: return the finder of the modules in a folder of lib/; ImportError for other folders."""
    folder = Path(path).absolute()
    if not folder.is_dir() or folder != ROOT / "lib" and ROOT / "lib" not in folder.parents:
        raise ImportError
    return FoundOnce(path)


def prepare():
    """Set sys.path so that `import board` and the like find the stand-ins, and `import handheld` finds lib/."""
    for folder in (ROOT / "lib", STANDINS):
        if str(folder) in sys.path:
            sys.path.remove(str(folder))
        sys.path.insert(0, str(folder))
    if _program_folder not in sys.path_hooks:
        remove_leftovers(ROOT / "lib")
        sys.path_hooks.insert(0, _program_folder)
        sys.path_importer_cache.clear()  # it may have other finders for lib/
    gc.mem_free = lambda: 0
    gc.collect = lambda *_: 0  # not needed here, and a full collection would take longer than a frame


def remove_leftovers(folder):
    """Remove the folders in which only compiled files are left. git leaves them when another branch has no such folder,
    and each of lib/words would be taken for a language.
    """
    for cache in list(folder.rglob("__pycache__")):
        if os.listdir(cache.parent) == [cache.name]:
            shutil.rmtree(cache.parent, ignore_errors=True)  # another process may do the same


def languages():
    """Return the languages of lib/words; English is the first."""
    prepare()
    from handheld import settings
    return settings.languages(str(ROOT / "lib"))


def owner_settings(path):
    """Parse a settings.toml as CircuitPython does: one `NAME = value` a line; other lines are ignored."""
    found = {}
    with contextlib.suppress(OSError, UnicodeDecodeError):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, equals, value = line.partition("=")
            if equals and not name.strip().startswith("#"):
                with contextlib.suppress(ValueError, SyntaxError):
                    found[name.strip()] = str(ast.literal_eval(value.strip()))
    return found


def _forgotten():
    """Remove the program's modules from sys.modules, as switching off does, and return them. Also the rules and bots:
    the program unloads and reloads some of them, so a caller that keeps a reference would have different classes.
    """
    names = [name for name in sys.modules if name.split(".")[0] in ROOMS]
    return {name: sys.modules.pop(name) for name in names}


def watch(module, function, look):
    """Wrap a function of a module, to call look() with what it returns."""
    create = getattr(module, function)

    def watched(*args):
        made = create(*args)
        look(made)
        return made

    setattr(module, function, watched)


class Program:
    """code.py in a thread of its own, from power-on to power-off."""

    def __init__(self, handheld, settings, root=ROOT, code=None):
        self.badge = handheld
        self.globals = {"__name__": "__main__", "__file__": "code.py"}
        self.error = None
        self.ended = False
        self._before = None  # modules, environment and working directory to restore at power_off()
        self._code = code or (root / "code.py")
        self._root = root
        self.machine = None
        self._settings = owner_settings(root / "settings.toml")  # the environment overrides it, and the caller both
        self._settings.update({name: value for name, value in os.environ.items() if name.startswith(PREFIX)})
        self._settings.update({PREFIX + name.upper(): str(value) for name, value in settings.items()})
        self._thread = threading.Thread(target=self._run, daemon=True)

    def power_on(self):
        prepare()
        badge.current = self.badge
        self._before = _forgotten(), dict(os.environ), os.getcwd()
        os.environ.update({name: value for name, value in self._settings.items() if name.startswith(PREFIX)})
        os.chdir(self._root)  # on the handheld the working directory is the drive
        sys.path_importer_cache.pop(LIB, None)  # it may be of another drive
        power_on = importlib.import_module("handheld.power_on")
        power_on.clock.time = self.badge  # for its time.sleep()
        watch(power_on, "machine", lambda made: setattr(self, "machine", made))
        self._thread.start()

    def power_off(self):
        """Like removing the battery: the program ends when it next uses the hardware (PowerOff). Of several handhelds
        the last one switched on must be switched off first.
        """
        if not self._before:
            return
        self.badge.clock.off = True
        if hasattr(self.badge.clock, "run") and not self.ended:
            self.badge.clock.run(0, PATIENCE)
        self._thread.join(PATIENCE)
        (modules, environ, folder), self._before = self._before, None
        _forgotten()
        sys.modules.update(modules)
        sys.path[:] = [one for one in sys.path if one != LIB]
        os.environ.clear()
        os.environ.update(environ)
        os.chdir(folder)

    def _run(self):
        clock = self.badge.clock
        try:
            if hasattr(clock, "begin"):
                clock.begin()
            source = self._code.read_text(encoding="utf-8")
            exec(compile(source, str(self._code), "exec"), self.globals)
        except badge.PowerOff:
            pass
        except BaseException as error:
            self.error = error
        finally:
            self.ended = True
            if hasattr(clock, "end"):
                clock.end()


class Handheld:
    """`with Handheld(seed=7, speed="none") as handheld:` runs the program; every name is a setting of settings.toml."""

    def __init__(self, *, kind="pybadge", board_id=None, nvm=None, drive=None, usb=False, root=ROOT, code=None,
                 size=None, **settings):
        self.badge = badge.Badge(VirtualClock(), drive or saves.MemoryDrive(), nvm, kind, board_id, size)
        self.badge.usb = usb
        self.program = Program(self.badge, settings, Path(root), code)

    def __enter__(self):
        self.program.power_on()
        return self

    def __exit__(self, *_):
        self.program.power_off()

    @property
    def names(self):
        """The global names of code.py: {name: value}."""
        return self.program.globals

    @property
    def machine(self):
        return self.program.machine

    @property
    def time(self):
        return self.badge.clock.milliseconds()

    def run(self, milliseconds):
        """Let the program run for so long in virtual time."""
        if self.program.ended:
            self._tell()
        if not self.badge.clock.run(milliseconds, PATIENCE):
            frame = sys._current_frames().get(self.program._thread.ident)
            raise TimeoutError("the program does not come back:\n" + "".join(traceback.format_stack(frame)))
        if self.program.ended:
            self._tell()

    def _tell(self):
        error = self.program.error
        raise ProgramEnded(repr(error) if error else "code.py came to its end") from error

    def press(self, key, hold=60, wait=60):
        """Press a key, hold it, release it, and give the program time to act; times in ms."""
        self.badge.press(key, True)
        self.run(hold)
        self.badge.press(key, False)
        self.run(wait)

    def until(self, condition, most=60_000, step=40):
        """Run until condition() is true; TimeoutError after `most` ms."""
        for _ in range(0, most, step):
            if condition():
                return
            self.run(step)
        raise TimeoutError(f"not within {most} ms")

    def picture(self, scale=1):
        """Return the screen as a Pillow image."""
        return picture(self.badge, scale)

    def save(self, path, scale=1):
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.picture(scale).save(path)


def picture(handheld, scale=1):
    from PIL import Image
    size = handheld.width, handheld.height
    image = Image.frombytes("RGB", size, handheld.frame, "raw", "BGR;16")
    return image.resize((size[0] * scale, size[1] * scale), Image.NEAREST) if scale > 1 else image
