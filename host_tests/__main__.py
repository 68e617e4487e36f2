# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`python3 host_tests [--quick] [pytest arguments]`: sets up the venv and runs all tests in it on two cores, or with
--quick the most important ones in less than a minute. ruff is one of them, so that pytest's summary covers everything.
"""

import importlib.util
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
QUICK = ("house", "scripts", "grammar", "options", "view", "words", "table_words", "settings", "keys", "machine",
         "store", "chance", "tools")

HELP = """python3 host_tests [--quick] [what pytest takes]

  --quick        only the tests that tell most
  -k WORD        only tests whose name holds a word
  FILE::TEST     only this one: host_tests/test_bots.py::test_no_hand_stalls
  -x             stop at the first failure

All that pytest takes is listed by: .venv/bin/python -P -m pytest --help"""


def load_venv():
    spec = importlib.util.spec_from_file_location("phase10_venv", HERE.parent / "desktop" / "venv.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(argv):
    if {"-h", "--help"} & set(argv):
        print(HELP)
        return 0
    venv = load_venv()
    for word in argv:  # pytest on two cores would say no more than that no tests ran
        if (word.endswith(".py") or "::" in word) and not (HERE.parent / word.partition("::")[0]).exists():
            venv.refuse(f"there is no file {word.partition('::')[0]}; it is named as in host_tests/test_bots.py.")
    venv.enter(HERE / "requirements.txt")
    import pytest

    sys.path[0] = str(HERE)
    import suite_timeout

    os.chdir(HERE.parent)
    os.environ["PYTHONSAFEPATH"] = "1"  # keeps this folder out of the workers' sys.path, see pyproject.toml
    sys.dont_write_bytecode = False  # or each worker and each command that a test starts compiles all it imports
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if "--quick" in argv:
        argv = [word for word in argv if word != "--quick"] + ["-m", "not long"]
        argv += [str(HERE / f"test_{name}.py") for name in QUICK]
    single = any("::" in word for word in argv)  # pytest says of a single test whether there is none, workers do not
    return pytest.main(["-n", "0" if single else "2", "--dist", "worksteal", *argv], plugins=[suite_timeout.Patience()])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
