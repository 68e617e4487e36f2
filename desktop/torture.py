# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fuzz test of the whole program: random games of every way to play with random keys and chords, exceptions at any
call, power cuts at any flash operation, hostile and damaged saves, missing and damaged files, USB connects and
disconnects.

    python3 desktop torture --minutes 10 --seed 1

Every session is generated from its seed alone (fuzzer.py). A failure is printed with that seed and reduced to a short
script, which `--script FILE` replays (torture_target.py defines its syntax). Exits with 1 if something was found.
"""

import contextlib
import io
import sys
import time

import arguments

SECONDS = 240  # timeout of reducing a script
BEGINNING = ("set", "drive", "nvm", "store", "file", "module")  # first words of setup lines, which have no time


def run_script(lines):
    """Run a script; return (its Finding or None, Victim.saved: the games saved meanwhile)."""
    import torture_target
    with torture_target.Victim() as one:
        try:
            for line in lines:
                one.perform(line)
            one.finish()
        except torture_target.Finding as finding:
            return finding, one.saved
    return None, one.saved


class Reducer:
    """Delta debugging: shortens a script as long as it still reproduces the same finding."""

    def __init__(self, finding):
        self.sign = finding.sign
        self.tries = 0
        self.lines = self.saved = None
        self.end = time.monotonic() + SECONDS

    def take(self, lines):
        """Run a candidate; if it reproduces the finding, keep it as self.lines and return True."""
        from torture_target import BadLine
        if time.monotonic() > self.end:
            return False
        self.tries += 1
        try:
            finding, saved = run_script(lines)
        except BadLine:
            return False
        if finding is None or finding.sign != self.sign:
            return False
        self.lines, self.saved = lines, saved
        return True

    def reduce(self, lines):
        """Return the shortest script found, or None if not even all the lines reproduce the finding."""
        if not self.take(lines):
            return None
        before = len(lines) + 1
        while len(self.lines) < before and time.monotonic() < self.end:
            before = len(self.lines)
            self.begin_later()
            size = max(len(self.lines) // 2, 1)
            while size:
                self.leave_out(size)
                size //= 2
        return self.lines

    def begin_later(self):
        """Try to replace the beginning by loading a game that was saved meanwhile, the last ones first."""
        first = [line for line in self.lines if line.split()[0] in BEGINNING and line.split()[0] != "store"]
        for when, game in self.saved[:-20:-1]:
            for back in (0, 4, 20):
                rest = [line for line in self.lines[max(when - back, 0):] if line not in first]
                if game and len(rest) + 4 < len(self.lines) - len(first) and self.take(
                        [*first, f"store game {game.hex()}", "+600 A", "+1500 wait", *rest]):
                    return

    def leave_out(self, size):
        """Try to remove so many lines at a time, from the end; first keeping their time, then without it, too."""
        at = len(self.lines) - size
        while at > -size:
            start = max(at, 0)
            before, gone, after = self.lines[:start], self.lines[start:at + size], self.lines[at + size:]
            gap = sum(int(line.split()[0]) for line in gone if line[0] == "+")
            later = after
            if after and after[0][0] == "+" and gap:
                time_of, _, rest = after[0].partition(" ")
                later = [f"+{int(time_of) + gap} {rest}", *after[1:]]
            if not self.take(before + later) and later is not after:
                self.take(before + after)
            at -= size


class Campaign:
    """Runs session after session and collects the results."""

    def __init__(self, kinds, lines=260, say=print, shorten=True):
        self.kinds, self.most, self.say, self.shorten = kinds, lines, say, shorten
        self.sessions = self.presses = self.cuts = self.errors = self.hostile = 0
        self.found = {}  # sign: the reduced script

    def session(self, seed):
        import fuzzer
        from torture_target import Finding
        one = fuzzer.Session(seed, self.kinds, self.most)
        try:
            one.play()
        except Finding as finding:
            self.tell(seed, one, finding)
        self.sessions += 1
        self.presses += one.victim.presses
        self.cuts += one.victim.cuts
        self.errors += one.victim.errors
        self.hostile += sum(line.startswith(("store", "spoil")) for line in one.lines)

    def tell(self, seed, one, finding):
        self.say(f"seed {seed}: {finding}")
        if finding.sign in self.found:
            self.say("    as before")
            return
        self.found[finding.sign] = None
        for line in finding.text.rstrip().splitlines()[-12:]:
            self.say(f"    {line}")
        if not self.shorten:
            return
        reducer = Reducer(finding)
        script = reducer.reduce(one.lines)
        self.found[finding.sign] = script
        if script is None:
            self.say("    The same lines do not lead there again without the session.")
            return
        self.say(f"    {len(one.lines)} lines, reduced to {len(script)} in {reducer.tries} tries:")
        for line in script:
            self.say(line)

    def summary(self):
        return (f"{self.sessions} sessions, {self.presses} presses, {self.errors} injected errors, {self.cuts} power "
                f"cuts, {self.hostile} saves put or spoilt: {len(self.found)} different findings")


def play_script(path):
    finding, _ = run_script([line for line in path.read_text(encoding="utf-8-sig").splitlines()
                             if line.strip() and not line.startswith("#")])
    print(f"{finding}\n{finding.text}" if finding else "nothing is found.")
    return 1 if finding else 0


def main(argv):
    import fuzzer
    words = arguments.Parser("torture", __doc__)
    words.add_argument("--minutes", type=float, metavar="N", default=1, help="go on for so long (1)")
    words.add_argument("--sessions", type=int, metavar="N", help="so many sessions instead, however long they take")
    words.add_argument("--seed", type=arguments.seed, metavar="S", default=1,
                       help="of the first session, the next is one more (1)")
    words.add_argument("--only", metavar="KINDS", default=",".join(fuzzer.KINDS), help="of %(default)s")
    words.add_argument("--lines", type=int, metavar="N", default=260, help="steps of a session (%(default)s)")
    words.add_argument("--script", type=arguments.place, metavar="FILE", help="do what a script says")
    options = words.parse_args(argv)
    kinds = tuple(options.only.split(","))
    wrong = [kind for kind in kinds if kind not in fuzzer.KINDS]
    if wrong:
        words.error(f"there is no {wrong[0]}; there are {', '.join(fuzzer.KINDS)}")
    if not options.minutes > 0 or options.lines <= 0 or options.sessions is not None and options.sessions <= 0:
        words.error("it takes some minutes, sessions and lines")
    if options.script:
        from torture_target import BadLine
        try:
            return play_script(options.script)
        except (OSError, UnicodeDecodeError) as error:
            words.error(arguments.unreadable(options.script, error))
        except BadLine as error:
            words.error(f"{options.script}: {error}")
    out = sys.stdout
    campaign = Campaign(kinds, options.lines, lambda words: print(words, file=out, flush=True))
    end, seed, status = time.monotonic() + 60 * options.minutes, options.seed, 0
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            while seed - options.seed < options.sessions if options.sessions else time.monotonic() < end:
                campaign.session(seed)
                seed += 1
    except KeyboardInterrupt:
        status = 130
    print(f"seeds {options.seed} to {seed - 1}: {campaign.summary()}")
    return status or (1 if campaign.found else 0)
