# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A plugin of pytest for mutate.py, loaded with -p coverage_plugin. With REACH_OUT it notes which functions of lib/
each test comes through and how long it takes: a mark is put into every function as its module is loaded, so that tests
run as fast as ever. With REACH_RUN it runs the tests of a list in its order, each within its time, and writes down
which one has begun and, at the end, how it went.
"""

import ast
import faulthandler
import json
import os
import time
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

MARKS = bytearray()  # one per function: was it called since the marks were cleared?
KNOWN_AS = "_marks_of_reach"  # name of the marks in an instrumented module, which must not use it itself
PLACES = {}  # (module, function): its index in MARKS
ROOT = Path(os.environ.get("REACH_ROOT", "."))


def place(module, function):
    if (module, function) not in PLACES:
        PLACES[module, function] = len(MARKS)
        MARKS.append(0)
    return PLACES[module, function]


def marked(source, module):
    """Return the syntax tree of a source, instrumented: every function first sets its mark."""
    tree = ast.parse(source)
    todo = [(tree, ())]
    for node, names in todo:
        for child in ast.iter_child_nodes(node):
            named = isinstance(child, (ast.FunctionDef, ast.ClassDef))
            todo.append((child, (*names, child.name) if named else names))
        if isinstance(node, ast.FunctionDef):
            put_first(node, f"{KNOWN_AS}[{place(module, '.'.join(names))}] = 1")
    put_first(tree, f"from coverage_plugin import MARKS as {KNOWN_AS}")
    return ast.fix_missing_locations(tree)


def put_first(node, statement):
    """Insert as the first statement, but after a docstring."""
    new = ast.parse(statement).body[0]
    at = 1 if ast.get_docstring(node, clean=False) is not None else 0
    for part in ast.walk(new):
        part.lineno = part.end_lineno = node.body[0].lineno
        part.col_offset = part.end_col_offset = 0
    node.body.insert(at, new)


def mark_modules(lib):
    plain = SourceFileLoader.get_code

    def get_code(self, name):
        path = self.get_filename(name)
        if not path.startswith(lib):
            return plain(self, name)
        module = Path(path).relative_to(lib).as_posix()
        return compile(marked(self.get_data(path), module), path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = get_code


class Measure:
    """Records which functions each test calls."""

    def __init__(self, out):
        self.out = out
        self.tests = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        MARKS[:] = bytes(len(MARKS))
        start = time.monotonic()
        self.tests[item.nodeid] = [0.0, "skipped", []]
        done = yield
        own = self.tests[item.nodeid]
        own[0], own[2] = time.monotonic() - start, [i for i, mark in enumerate(MARKS) if mark]
        return done

    def pytest_runtest_logreport(self, report):
        if report.nodeid in self.tests and (report.when == "call" or report.failed):
            self.tests[report.nodeid][1] = report.outcome

    def pytest_sessionfinish(self):
        found = {"places": list(PLACES), "tests": self.tests}
        Path(self.out, f"{os.getpid()}.json").write_text(json.dumps(found), encoding="utf-8")


class Run:
    """Runs the tests of the list until the time is over; writes the result beside the list."""

    def __init__(self, path):
        self.path = Path(path)
        wanted = json.loads(self.path.read_text(encoding="utf-8"))
        self.limits = dict(wanted["tests"])
        self.ends = time.process_time() + wanted["seconds"]  # what else the machine does is not counted ...
        self.late = time.monotonic() + 2 * wanted["seconds"]  # ... but sometime it must end
        self.ran, self.out_of_time, self.failed = 0, False, ""
        self.nowhere = open(os.devnull, "w", encoding="utf-8")

    def pytest_collection_modifyitems(self, items):
        order = {name: i for i, name in enumerate(self.limits)}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        self.path.with_suffix(".now").write_text(item.nodeid, encoding="utf-8")  # if it hangs, nothing else tells
        faulthandler.dump_traceback_later(self.limits[item.nodeid], exit=True, file=self.nowhere)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()
            self.ran += 1
            if time.process_time() > self.ends or time.monotonic() > self.late:
                self.out_of_time = True
                item.session.shouldstop = "out of time"

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.failed = report.nodeid

    def pytest_sessionfinish(self, session, exitstatus):
        passed = exitstatus == 0 or exitstatus == 5 or self.out_of_time and not session.testsfailed
        told = json.dumps({"passed": bool(passed), "ran": self.ran, "failed": self.failed})
        self.path.with_suffix(".done").write_text(told, encoding="utf-8")


if "REACH_OUT" in os.environ:
    mark_modules(str(ROOT / "lib"))  # before conftest.py, which may import some of it


def pytest_configure(config):
    if "REACH_OUT" in os.environ:
        if not hasattr(config, "workerinput") and config.getoption("numprocesses", None):
            return  # the controller, which only distributes the tests
        config.pluginmanager.register(Measure(os.environ["REACH_OUT"]))
    elif "REACH_RUN" in os.environ:
        config.pluginmanager.register(Run(os.environ["REACH_RUN"]))
