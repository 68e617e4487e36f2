# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A time limit for the whole test command. pytest ends a single test that hangs, together with its worker, and prints
the traceback of every thread (faulthandler_timeout in pyproject.toml).
"""

import os
import threading

MOST = 40 * 60  # seconds; four times the usual duration
GIVEN_UP = 3  # the exit status


class Patience:
    """A pytest plugin that, after so many seconds, prints the failures and the running tests and exits."""

    def __init__(self, seconds=MOST):
        self.running = []
        self.failed = []
        self.timer = threading.Timer(seconds, self.give_up)
        self.timer.daemon = True
        self.seconds = seconds

    def pytest_sessionstart(self, session):
        self.terminal = session.config.pluginmanager.get_plugin("terminalreporter")
        self.timer.start()

    def pytest_unconfigure(self):
        self.timer.cancel()

    def pytest_runtest_logstart(self, nodeid):
        self.running.append(nodeid)

    def pytest_runtest_logfinish(self, nodeid):
        self.running.remove(nodeid)

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.failed.append(report)

    def give_up(self):
        say = self.terminal.write_line
        for report in self.failed:
            say(f"\nFAILED {report.nodeid}\n{report.longreprtext}")
        say(f"\nnot done within {self.seconds:g} s, with {len(self.failed)} failed; it stood at:")
        for nodeid in self.running or ["no test"]:
            say(f"  {nodeid}")
        self.terminal.flush()
        os._exit(GIVEN_UP)  # the workers exit when the connection is closed
