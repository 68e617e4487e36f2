# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The test command ends even if a test hangs."""

import os
import subprocess
import sys
from pathlib import Path

import suite_timeout

HERE = Path(__file__).resolve().parent
ENDLESS = """
import threading

def test_before():
    assert False, "seen"

def test_endless():
    threading.Event().wait()

def test_after():
    pass
"""
COMMAND = """
import sys
import suite_timeout
import pytest

class Soon(suite_timeout.Patience):
    def pytest_runtest_logstart(self, nodeid):
        super().pytest_runtest_logstart(nodeid)
        if "endless" in nodeid.split("::")[1]:
            self.give_up()

made = {"soon": Soon, "late": suite_timeout.Patience}[sys.argv[2]]()
sys.exit(pytest.main(["-p", "no:cacheprovider", "--rootdir", ".", "-c", sys.argv[1], *sys.argv[3:]], plugins=[made]))
"""


def command(folder, comes, *args):
    """Run it; what it prints goes to files, for a worker that outlives it by 15 s would hold pipes open."""
    (folder / "test_endless.py").write_text(ENDLESS, encoding="utf-8")
    with open(folder / "out", "wb") as out, open(folder / "err", "wb") as err:
        done = subprocess.run([sys.executable, "-P", "-c", COMMAND, HERE.parent / "pyproject.toml", comes, "-n", "1",
                               *args, "test_endless.py"], cwd=folder, stdout=out, stderr=err, timeout=120,
                              env=os.environ | {"PYTHONPATH": str(HERE), "PYTHONIOENCODING": "utf-8"})
    done.stdout, done.stderr = ((folder / name).read_text(encoding="utf-8") for name in ("out", "err"))
    return done


def test_a_test_that_stands_still_fails_and_the_others_go_on(tmp_path):
    done = command(tmp_path, "late", "-o", "faulthandler_timeout=1")
    assert done.returncode == 1 and "crashed while running 'test_endless.py::test_endless'" in done.stdout
    assert "2 failed, 1 passed" in done.stdout
    assert "test_endless.py" in done.stderr and "in test_endless" in done.stderr and "in wait" in done.stderr


def test_the_command_says_what_it_stood_at(tmp_path):
    done = command(tmp_path, "soon")
    assert done.returncode == suite_timeout.GIVEN_UP
    assert done.stdout.rstrip().endswith("with 1 failed; it stood at:\n  test_endless.py::test_endless")
    assert "FAILED test_endless.py::test_before" in done.stdout and "seen" in done.stdout
