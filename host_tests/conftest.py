# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fixtures for all tests."""

import contextlib
import functools
import gc
import hashlib
import os
import pickle
import sys
import time
from importlib.machinery import PathFinder
from pathlib import Path

import pytest
import browser_session
import driver
import slim
from device import micropython, wasm


class OfTheProgram:
    """Finds the program's modules before pytest's own finder, which looks for assertions to rewrite and takes longer
    than importing: the program unloads and imports modules all the time.
    """

    @staticmethod
    def find_spec(name, path=None, target=None):
        return PathFinder.find_spec(name, path) if name.partition(".")[0] in driver.ROOMS else None


sys.meta_path.insert(0, OfTheProgram)

WAITING = "host_tests/test_browser.py"  # what waits for another program more than it computes


class FromTheMiddle(pytest.Dir):
    """Each worker imports the test modules beginning at another one, and finds most of them rewritten and compiled by
    the others: that takes longer than all the rest of collecting.
    """

    def collect(self):
        made = list(super().collect())
        at = len(made) * int(self.config.workerinput["workerid"][2:]) // self.config.workerinput["workercount"]
        return made[at:] + made[:at]


def pytest_collect_directory(path, parent):
    if hasattr(parent.config, "workerinput") and path == Path(__file__).parent:
        return FromTheMiddle.from_parent(parent, path=path)


def pytest_collection_modifyitems(items):
    """The same order in all workers. What waits comes first: behind it there is enough to compute for both."""
    items.sort(key=lambda item: (not item.nodeid.startswith(WAITING), item.nodeid.partition("::")[0]))


@pytest.fixture(scope="session", autouse=True)
def one_build_for_all_workers(tmp_path_factory, worker_id):
    """Share built drives between the workers: building one takes some ten seconds."""
    if worker_id == "master":
        return
    make, folder = slim._slimmed, tmp_path_factory.getbasetemp().parent / "built"
    folder.mkdir(exist_ok=True)

    @functools.lru_cache(maxsize=6)
    def slimmed(items, without):
        if len(items) < 100:  # drives with a few modules, made by single tests
            return make(items, without)
        name = hashlib.sha256(repr((items, without, [one.__name__ for one in slim.PASSES])).encode()).hexdigest()[:32]
        kept, end = folder / name, time.monotonic() + 60
        try:
            (folder / f"{name}.begun").touch(exist_ok=False)
        except FileExistsError:
            while not kept.exists() and time.monotonic() < end:
                time.sleep(0.1)
        if kept.exists():
            return pickle.loads(kept.read_bytes())
        made = make(items, without)
        gc.freeze()  # the syntax trees that stay in caches: going over them takes longer with every build
        fresh = folder / f"{name}.{worker_id}"
        fresh.write_bytes(pickle.dumps(made))
        fresh.replace(kept)
        return made

    slim._slimmed = slimmed


@pytest.fixture(scope="session")
def left_behind():
    """Groups that were removed from the picture with vectorio shapes in them: CircuitPython does not redraw what is
    behind those, and Blinka's displayio does. Setting a root group redraws all, and so what is removed from there.
    """
    driver.prepare()
    import board
    from displayio import Group, TileGrid
    found, clean_up = [], Group._removal_cleanup

    def has_shapes(part):
        return any(map(has_shapes, part)) if isinstance(part, Group) else not isinstance(part, TileGrid)

    def removed(self, layer):
        if isinstance(layer, Group) and self is not board.DISPLAY.root_group and has_shapes(layer):
            found.append(layer)
        clean_up(self, layer)

    Group._removal_cleanup = removed
    yield found
    Group._removal_cleanup = clean_up


@pytest.fixture(autouse=True)
def nothing_is_left_behind(left_behind):
    left_behind.clear()
    yield
    assert not left_behind


@pytest.fixture(scope="session")
def device():
    """The harness that runs scripts as on the handheld. Without MicroPython the test is skipped, but fails in CI."""
    try:
        micropython.command()
    except micropython.Missing as reason:
        without(reason)
    return micropython


def without(reason):
    """Skip the test because something it needs is missing; in CI fail it."""
    (pytest.fail if os.environ.get("CI") in ("true", "1") else pytest.skip)(str(reason))


@pytest.fixture(scope="session")
def wasm_device():
    """The same for scripts that measure nothing, on any system."""
    try:
        wasm.artifact()
    except wasm.Missing as reason:
        without(reason)
    return wasm


@pytest.fixture(scope="session")
def any_device(request):
    """For tests that measure nothing: the faster harness if there is one, else the other."""
    try:
        micropython.command()
    except micropython.Missing:
        return request.getfixturevalue("wasm_device")
    return micropython


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The URL of the page."""
    folder = tmp_path_factory.mktemp("site")
    try:
        browser_session.make(folder)
    except browser_session.Missing as reason:
        without(reason)
    with browser_session.served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    """A real browser."""
    try:
        with browser_session.browser() as found:
            yield found
    except (ImportError, browser_session.Missing) as reason:
        without(reason)


@pytest.fixture
def power(tmp_path):
    """Switches handhelds on that run this code.py; they stay on until the test has ended."""
    with contextlib.ExitStack() as running:
        def on(code, **settings):
            (tmp_path / "code.py").write_text(code, encoding="utf-8")
            return running.enter_context(driver.Handheld(code=tmp_path / "code.py", **settings))

        yield on


@pytest.fixture
def visitor(browser, site):
    """Opens windows of the page; at the end none may have logged an error or sent a request to another host."""
    visitors = []

    def visiting(what="", **how):
        visitors.append(browser_session.Visitor(browser, site, **how))
        visitors[-1].open(what)
        return visitors[-1]

    yield visiting
    for found in visitors:
        found.context.close()
        assert not found.complaints and found.asked == {site.split("/")[2]}


@pytest.fixture
def bench(browser, site):
    """Opens windows in which a test controls the page's badge."""
    opened = []

    def opening(files, **settings):
        opened.append(browser_session.Bench(browser, site, files, **settings))
        return opened[-1]

    yield opening
    for found in opened:
        found.context.close()
        assert not found.complaints


def pytest_collection_finish():
    """Freeze the garbage collector's objects: thousands of tests and all modules stay until the end. And collect less
    often than usual, which would take a twentieth of the time.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def pytest_terminal_summary(terminalreporter):
    """Print what was skipped, a line for each reason."""
    reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.stats.get("skipped", ())]
    for reason in sorted(set(reasons)):
        terminalreporter.write_line(f"{reasons.count(reason)} skipped: {reason}")
