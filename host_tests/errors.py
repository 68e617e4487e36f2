# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Errors where nobody expects them: `.venv/bin/python host_tests/errors.py COUNT [SEED]` lets that many happen, at
any call of any function of the program, while it is played by keys, and stops at the first that ends the program, loses
a game or a card, with the seed that leads there. test_errors.py lets some happen.
"""

import random
import sys
import types
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE, HERE.parent / "desktop", HERE.parent / "lib"):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

import driver  # noqa: E402

driver.prepare()
import fingers  # noqa: E402
import stage  # noqa: E402
import storm  # noqa: E402

ERRORS = (RuntimeError, OSError, ValueError, TypeError, KeyError, IndexError, AttributeError, MemoryError)
LIB = str(HERE.parent / "lib")
OPTIONS = ({}, {"mode": "twist"}, {"mode": "masters"}, {"mode": "antiPhase"}, {"mode": "freeOrder"}, {"knock": "on"},
           {"goOut": "float", "antiOthers": "on"}, {"replaceWild": "on", "postal": "on"}, {"mode": "dice"})
# What stands behind all others: no error is let happen there, as there is nobody to catch it.
LAST = {("screens/app.py", "frame"), ("handheld/clock.py", None)}


class NewBeginning(BaseException):
    """What supervisor.reload() does."""


class Injector:
    """Lets one error happen at a call, or at the end of a function, that is so many calls away."""

    def __init__(self, handheld):
        self.left = -1
        self.error = None
        self.where = None  # only in files whose name holds that
        self.happened = []  # where
        self._look = handheld.badge.clock.spend
        handheld.badge.clock.spend = self._spend

    def arm(self, error, calls, where=""):
        self.error, self.left, self.where = error, calls, where

    def _spend(self, milliseconds):
        """The program's own thread comes by here in every frame."""
        if self.left >= 0 and sys.getprofile() != self._count:
            sys.setprofile(self._count)
        self._look(milliseconds)

    def _count(self, frame, event, _):
        code = frame.f_code
        if self.left < 0 or event not in ("call", "return") or not code.co_filename.startswith(LIB):
            return
        name = code.co_filename[len(LIB) + 1:]
        if (name, None) in LAST or (name, code.co_name) in LAST or self.where not in name:
            return
        self.left -= 1
        if self.left < 0:
            self.happened.append(f"{self.error.__name__} at {name}:{frame.f_lineno} {code.co_name} {event}")
            raise self.error("injected")


def reloads():
    """A supervisor that can begin anew."""
    import supervisor

    def begin():
        raise NewBeginning

    supervisor.reload = begin
    supervisor.RunReason = types.SimpleNamespace(SUPERVISOR_RELOAD="reload")


def again(handheld):
    """After a new beginning."""
    import supervisor
    type(supervisor.runtime).run_reason = "reload"
    return driver.Handheld(nvm=handheld.badge.nvm, drive=handheld.badge.drive, seed=7, speed="none", dark=0, dim=0)


def begin(handheld, chance):
    """A game, or a menu."""
    options = chance.choice(OPTIONS)
    if chance.random() < 0.15:
        return
    if options.get("mode") == "dice":
        from phase10.options import Rules
        rules = Rules()
        rules.set("mode", "dice")
        seats = [(0, 6, "BRUNO"), (10, 0, "FINN"), (6, 1, "LULU")]
        stage.go(handheld, "dice", rules.in_force(), seats)
    else:
        stage.play(handheld, 4, chance.choice((0, 0, 0, 1)), **options)
        stage.go(handheld, "table")
    handheld.run(300)


def stands(app):
    """(kind, hand, seat in turn) of the game that is played."""
    game = app.game
    if not game or game.table.winners is not None or app.here in ("end", "dice_end"):
        return None
    return game.kind


def one(seed, keys=400):
    """An error or two in the middle of a game; where they happened, "" for none."""
    chance = random.Random(seed)
    with driver.Handheld(seed=seed + 1, speed=chance.choice(storm.SPEEDS), dark=0, dim=0) as handheld:
        reloads()
        import supervisor
        type(supervisor.runtime).run_reason = "startup"
        storm.blind(handheld)
        hands = fingers.Fingers(handheld)
        handheld.run(400)
        begin(handheld, chance)
        injector = Injector(handheld)
        for _ in range(chance.randrange(40)):
            hands.press(chance.choice(storm.KEYS))
        kind = None
        where = chance.choice(WHERE) if chance.random() < 0.6 else ""
        injector.arm(chance.choice(ERRORS), chance.randrange(3 if where else 1500), where)
        twice = chance.random() < 0.3
        anew = None
        had = None
        try:
            for _ in range(keys):
                had = stands(hands.app) if hands.app.screen else had
                hands.press(chance.choice(storm.KEYS), hold=700 if chance.random() < 0.05 else 30,
                            wait=chance.choice((5, 30, 150)))
                if injector.left < 0:
                    if not twice:
                        break
                    twice = False
                    injector.arm(chance.choice(ERRORS), chance.randrange(60), chance.choice(BEHIND))
            injector.left = -1
            kind = had
            handheld.run(2000)
            check(hands, kind)
        except driver.ProgramEnded as ended:
            if not isinstance(ended.__cause__, NewBeginning):
                raise
            anew = again(handheld)
        told = injector.happened
    if anew:
        with anew:
            storm.blind(anew)
            anew.run(1500)
            check(fingers.Fingers(anew), kind if kind == 0 else None)
    return " then ".join(told)


def check(hands, kind):
    """It runs, and there is a game if there was one, with all its cards; and the title can be reached."""
    for _ in range(40):
        if hands.where() not in ("note", ""):
            break
        hands.press("A", wait=200)
    app = hands.app
    assert app.screen and hands.where() != "note", f"no way on from {hands.where()!r}"
    if kind is not None and hands.where() == "title":
        assert kind or "CONTINUE" in app.screen.items, "the game is lost"
    storm.conserved(app)
    if app.game:
        table = app.game.table
        assert not table.acting, "in the middle of a move"
        from screens import rescue
        rescue.proved(app.game)
    storm.home(hands)


WHERE = ("bots/", "phase10/", "words/", "screens/table/", "screens/menus/", "screens/dice/", "screens/app",
         "screens/sentences", "handheld/sound", "handheld/lights", "handheld/store", "handheld/places",
         "handheld/sheets", "handheld/text", "handheld/screen", "handheld/keys", "handheld/power",
         "handheld/machine", "memory")
BEHIND = ("", "screens/rescue", "screens/app")  # where the second error happens, when the first is being dealt with


def run(count, first=0, tell=None):
    """That many errors; the seeds that came to none are not counted."""
    done, seed, places = 0, first, []
    while done < count:
        try:
            happened = one(seed)
        except BaseException as error:
            raise RuntimeError(f"seed {seed}: {error!r}") from error
        if happened:
            done += 1 + happened.count(" then ")
            places.append(happened)
        seed += 1
        if tell:
            tell(seed, done, happened)
    return places


if __name__ == "__main__":
    run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0,
        lambda seed, done, happened: print(seed - 1, done, happened, flush=True))
