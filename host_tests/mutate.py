# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Mutation testing: makes small changes of meaning in lib/, one at a time, and runs the tests that cover the changed
function. Survivors, which no test detects, are printed: a test is missing, or the change is equivalent.

    .venv/bin/python host_tests/mutate.py 60 1                       60 changes all over lib/, chosen by the seed 1
    .venv/bin/python host_tests/mutate.py 20 1 --only 'bots/|cards'  in files whose path holds this (a regex)
    .venv/bin/python host_tests/mutate.py 20 1 --only bots --tests bots         ... with the tests in such files alone
    .venv/bin/python host_tests/mutate.py 0 1 --measure              only note anew which test reaches what

The exit status is 1 when something survived that mutations_allowed.txt does not list. All of it happens in copies of
the repo in the temporary folder. Which test reaches which function is measured once, which takes as long as all tests
do, and kept in .cache/reach.json; measure anew after many changes (a new file is a reason to do so by itself).
Tests in host_tests/device/ and those that only read the sources take no part, nor does one that fails in a copy without
the change, too. A change that makes a test hang, or take ten times as long as before, is noticed by that. "SURVIVED 9
of 80 tests": the machine was too busy for the others; try them by hand, or more --seconds, before you miss a test.
"""

import argparse
import ast
import contextlib
import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent / "desktop", HERE.parent / "lib", HERE):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import arguments  # noqa: E402
from mutations import compiles, mutations  # noqa: E402

ROOT = HERE.parent
ALLOWED = HERE / "mutations_allowed.txt"
MEMORY = 2 << 30  # bytes; a mutation may make a list grow without end
SETTLED = 0.75  # the share of the timeout that the chosen tests may take unmutated
NOT_MUTATED = "words"


# --- what is changed ------------------------------------------------------------------------------------------------


def candidates(root, only=""):
    """Return {package: {(file, function): [mutations]}} of all possible changes; a package is a folder of lib/."""
    rooms = {}
    for path in sorted((root / "lib").rglob("*.py")):
        name = path.relative_to(root / "lib").as_posix()
        if name.split("/")[0] != NOT_MUTATED and re.search(only, name):
            room = rooms.setdefault(name.rpartition("/")[0], {})
            for one in mutations(path.read_bytes()):
                room.setdefault((name, one.where), []).append(one)
    return {room: places for room, places in rooms.items() if places}


def choose(rooms, number, rng, root):
    """Choose so many (file, mutation), some from every package: more from larger ones, but less than in proportion."""
    weights = {room: math.sqrt(sum(map(len, places.values()))) for room, places in rooms.items()}
    chosen, taken = [], dict.fromkeys(rooms, 0)
    left = {room: {place: rng.sample(found, len(found)) for place, found in places.items()}
            for room, places in rooms.items()}
    while len(chosen) < number and any(left.values()):
        room = min((room for room in left if left[room]), key=lambda room: (taken[room] + 0.5) / weights[room])
        place = rng.choice(sorted(left[room]))
        one = left[room][place].pop()
        if not left[room][place]:
            del left[room][place]
        if compiles(one.applied((root / "lib" / place[0]).read_bytes())):
            chosen.append((place[0], one))
            taken[room] += 1
    return chosen


# --- which tests ----------------------------------------------------------------------------------------------------


class Reach:
    """Which tests call a function, as measured. test: (seconds, the functions it calls)."""

    def __init__(self, root, cache):
        self.root, self.cache = root, cache
        self.files, self.tests, self.failed = [], {}, []
        if cache.exists():
            self.files, self.tests = json.loads(cache.read_text(encoding="utf-8"))

    def measure(self, only=""):
        """Run all tests, or those in files whose name contains a word, with instrumented functions."""
        self.files = [path.relative_to(self.root / "lib").as_posix() for path in (self.root / "lib").rglob("*.py")]
        with tempfile.TemporaryDirectory() as folder:
            run_pytest(self.root, ["-n", "2", "--dist", "worksteal", *self.test_files(only)], 3600,
                       REACH_OUT=folder, REACH_ROOT=str(self.root))
            self.tests, self.failed = {}, []
            for path in Path(folder).glob("*.json"):
                found = json.loads(path.read_text(encoding="utf-8"))
                places = [f"{module}:{function}" for module, function in found["places"]]
                for test, (seconds, outcome, marks) in found["tests"].items():
                    if outcome == "passed":
                        self.tests[test] = seconds, [places[i] for i in marks]
                    elif outcome == "failed":
                        self.failed.append(test)
        if not self.tests:  # else every mutation would seem to survive
            sys.exit("no test has passed: run this with the Python of .venv, which `python3 host_tests` makes")
        if only:
            return
        self.cache.parent.mkdir(exist_ok=True)
        self.cache.write_text(json.dumps([self.files, self.tests]), encoding="utf-8")

    def test_files(self, only):
        return [path.relative_to(self.root).as_posix() for path in sorted((self.root / "host_tests").glob("test_*.py"))
                if re.search(only, path.name)]

    def of(self, file, mutation):
        """Return [(test, seconds)] of the tests that reach a mutation."""
        places = {f"{file}:{mutation.where}"}
        if not any(f"{file}:{mutation.where}" in reached for _, reached in self.tests.values()):
            places = self.users(file, mutation)  # not in a function, but perhaps a value used elsewhere
        return [(test, seconds) for test, (seconds, reached) in self.tests.items() if not places.isdisjoint(reached)]

    def users(self, file, mutation):
        """Return the functions of a file, and those of others that use the name assigned by the changed statement."""
        source = (self.root / "lib" / file).read_bytes()
        words = [re.compile(rb"\b%s\b" % name.encode()) for name in assigned(source, mutation.line)]
        files = {file} | {other for other in self.files if (self.root / "lib" / other).exists() and any(
            word.search((self.root / "lib" / other).read_bytes()) for word in words)}
        return {place for _, places in self.tests.values() for place in places if place.partition(":")[0] in files}


def assigned(source, line):
    """Return the names assigned by a module-level statement in this line."""
    return [target.id for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.Assign, ast.AnnAssign))
            and node.lineno <= line <= node.end_lineno
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)]


def affordable(tests, seconds):
    """Return tests in the order in which to run them: the fastest, for half of the time, the fastest one of every other
    file in any case, then more as long as there is time.
    """
    tests = sorted(tests, key=lambda test: test[1])
    firsts = {name.partition("::")[0]: (name, took) for name, took in reversed(tests)}
    firsts = sorted(firsts.values(), key=lambda test: test[1])
    chosen, spent = {}, 0
    for some, most in ((tests, seconds / 2), (firsts, math.inf), (tests, seconds)):
        for name, took in some:
            if name not in chosen and spent + took <= most:
                chosen[name] = took
                spent += took
    return chosen


# --- trying one out -------------------------------------------------------------------------------------------------


def copy_of(root, folder):
    """Copy the files of the repo that git knows."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root,
                            capture_output=True, text=True, timeout=60)
    names = listed.stdout.split("\0")[:-1] if listed.returncode == 0 else [
        path.relative_to(root).as_posix() for path in root.rglob("*") if ".venv" not in path.parts]
    for name in names:
        if (root / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, folder / name)
    for name in (".venv", ".cache/micropython"):
        if (root / name).exists():
            (folder / name).parent.mkdir(exist_ok=True)
            with contextlib.suppress(OSError):  # Windows restricts links to privileged users; few tests need them
                (folder / name).symlink_to((root / name).resolve())


def run_pytest(root, args, seconds, **variables):
    """Return the exit status, or None after a timeout."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("REACH_")}
    env |= {"PYTHONPATH": str(HERE), "PYTHONSAFEPATH": "1", "PYTHONDONTWRITEBYTECODE": "1"} | variables
    env.pop("CI", None)
    plugins = ["-p", "coverage_plugin", "-p", "no:cacheprovider"]
    child = subprocess.Popen([sys.executable, "-m", "pytest", "-q", *plugins, *args],
                             cwd=root, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                             stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        return child.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        end_family(child)


def end_family(child):
    """Kill the child process and all its descendants."""
    try:
        os.killpg(child.pid, 9)
    except (AttributeError, OSError):
        child.kill()
    child.wait()


def limit_memory():
    try:
        import resource
        # inherited by child processes; not RLIMIT_AS, for WebAssembly reserves 4 GB of addresses
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    except (ImportError, OSError, ValueError):
        pass


class Copy:
    """A copy of the repo in which mutations are tried one after the other."""

    def __init__(self, root, folder):
        self.root = folder
        self.unfit = set()  # tests that fail here without a mutation, too
        folder.mkdir()
        copy_of(root, folder)

    def notices(self, file, mutation, tests, seconds):
        """Return (whether a fit test fails or hangs, how many tests ran to their end)."""
        path = self.root / "lib" / file
        source = path.read_bytes()
        while True:
            tests = {name: took for name, took in tests.items() if name not in self.unfit}
            path.write_bytes(mutation.applied(source))
            try:
                found = self.run(tests, seconds)
            finally:
                path.write_bytes(source)
            failed = found["failed"]
            if not failed or self.run({failed: tests[failed]}, seconds)["passed"]:
                return not found["passed"], found["ran"]
            self.unfit.add(failed)

    def run(self, tests, seconds):
        """Return what the plugin tells of these tests: "passed", "ran", and which has "failed" or hangs, or ""."""
        order = self.root / "reach.json"
        limits = [(name, seconds / 9 + 10 * took) for name, took in tests.items()]
        order.write_text(json.dumps({"tests": limits, "seconds": seconds}), encoding="utf-8")
        done, now = order.with_suffix(".done"), order.with_suffix(".now")
        for path in (done, now):
            path.unlink(missing_ok=True)
        files = sorted({name.partition("::")[0] for name in tests})
        run_pytest(self.root, ["-x", "-p", "no:faulthandler", *files], 3 * seconds + 30, REACH_RUN=str(order))
        if done.exists():
            return json.loads(done.read_text(encoding="utf-8"))
        return {"passed": False, "ran": 0, "failed": now.read_text(encoding="utf-8") if now.exists() else ""}


# --- all of it ------------------------------------------------------------------------------------------------------


def allowed(path=ALLOWED):
    """Return [(pattern, reason)]: a line `file: before -> after`, * for anything, followed by the reason, indented."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line.startswith((" ", "\t")):
            found[-1] = found[-1][0], (found[-1][1] + " " + line.strip()).strip()
        elif line.strip() and not line.startswith("#"):
            found.append((line.strip(), ""))
    return found


def is_allowed(told, patterns):
    return any(re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), told) for pattern, _ in patterns)


def try_out(root, chosen, reach, seconds, workers, say=print):
    """Try every mutation; return the survivors as lines `file: before -> after`, each with its line number."""
    survivors, patterns = [], allowed(root / "host_tests" / "mutations_allowed.txt")
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        copies = [Copy(root, Path(folder) / str(i)) for i in range(workers)]

        def one(job):
            file, mutation = job
            told = f"lib/{file}: {mutation.told((root / 'lib' / file).read_bytes())}"
            tests = affordable(reach.of(file, mutation), SETTLED * seconds)
            copy, start = copies.pop(), time.monotonic()
            try:
                noticed, ran = copy.notices(file, mutation, tests, seconds) if tests else (False, 0)
            finally:
                copies.append(copy)
            return mutation.line, told, noticed, ran, len(tests), time.monotonic() - start

        for line, told, noticed, ran, count, took in pool.map(one, chosen):
            known = not noticed and is_allowed(told, patterns)
            verdict = "noticed" if noticed else "allowed" if known else "SURVIVED"
            count = count if noticed or ran == count else f"{ran} of {count}"
            say(f"{verdict:9}{took:4.0f} s {count:>5} tests  {told.replace(':', f':{line}:', 1)}")
            if not noticed and not known:
                survivors.append((line, told))
        for test in sorted(set().union(*[copy.unfit for copy in copies])):
            say(f"fails in a copy, and takes no part: {test}")
    return survivors


def count(text):
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 on")
    return int(text)


def regex(text):
    try:
        re.compile(text)
    except re.error as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no regular expression: {error}") from None
    return text


def main(argv, root=ROOT):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", type=count, help="how many mutations")
    parser.add_argument("seed", type=int, help="which ones")
    parser.add_argument("--only", type=regex, default="", metavar="REGEX",
                        help="only files whose path in lib/ holds this")
    parser.add_argument("--tests", type=regex, default="", metavar="REGEX", help="only tests in files whose name holds "
                        "this; which of them reaches what is then noted anew and not kept")
    parser.add_argument("--measure", action="store_true", help="note anew which test reaches what")
    parser.add_argument("--seconds", type=float, default=90, help="for the tests of one mutation (default: 90)")
    parser.add_argument("--workers", type=count, default=2)
    args = parser.parse_args(argv)
    if not args.seconds > 0 or not args.workers:
        parser.error("--seconds and --workers want more than 0")
    reach = Reach(root, root / ".cache" / "reach.json")
    if not reach.test_files(args.tests):
        parser.error(f"no test file has {args.tests!r} in its name")
    chosen = choose(candidates(root, args.only), args.number, random.Random(args.seed), root)
    if args.number and not chosen:
        parser.error(f"nothing to change in files of lib/ with {args.only!r} in their path")
    if args.measure or args.tests or not reach.tests or not {file for file, _ in chosen} <= set(reach.files):
        print("noting which test reaches what; this takes as long as all tests do ...", flush=True)
        reach.measure(args.tests)
        for test in reach.failed:
            print(f"failed, and takes no part: {test}", flush=True)
    survivors = try_out(root, chosen, reach, args.seconds, args.workers, lambda text: print(text, flush=True))
    print(f"{len(chosen)} mutations, {len(survivors)} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    limit_memory()
    arguments.run(main)
