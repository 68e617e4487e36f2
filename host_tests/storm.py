# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A storm of random keys: `.venv/bin/python host_tests/storm.py EVENTS [FIRST_SEED]` presses that many, over many
seeds, and stops at the first exception, lost card or dead end with the seed that leads there. The tests blow a short
one. Nothing is drawn, so that a storm is fast; what the screens show is the pictures' business.
"""

import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent / "desktop", HERE.parent / "lib"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import badge  # noqa: E402
import driver  # noqa: E402

driver.prepare()
import fingers  # noqa: E402
import standin_display  # noqa: E402
from combinations import cards_of  # noqa: E402

GUST = 4000  # events a seed
CHECK = 250  # events from one look at the state to the next
KEYS = ("UP", "DOWN", "LEFT", "RIGHT") * 2 + ("A",) * 7 + ("B",) * 3 + ("SELECT", "START")
SPEEDS = ("slow", "normal", "fast", "none")


class DeadEnd(Exception):
    """There is a state that leads nowhere."""


def blind(handheld):
    """Nothing is drawn on this one, which makes it several times as fast."""
    handheld.badge.blind = True


def _refresh(display, **_):
    if not getattr(display._badge, "blind", False):
        return _draw(display)
    display._badge.check()
    display._badge.clock.spend(standin_display.IDLE)
    return True


_draw, standin_display.Display.refresh = standin_display.Display.refresh, _refresh


def conserved(app):
    """All cards of the box are somewhere at the table, once."""
    game = app.game
    if not game or game.SCREEN != "table":  # Dice has no cards
        return
    table = game.table
    if table.step == "deal" or not table.hand_no or not any(table.hands):
        return
    from phase10 import dealing
    box = dealing.whole_deck(table)
    for saved in table.saved:
        box += saved
    assert cards_of(table) == bytes(sorted(box)), "cards are lost or found"


def home(hands):
    """From wherever it is, back to the title."""
    for _ in range(120):
        where = hands.where()
        if where == "title":
            return
        if where in ("table", "dice"):
            hands.press("START", wait=60)
        elif where == "pause":
            items = hands.screen.items
            if items[hands.screen.rows.at] in ("QUIT", "GIVE_UP"):
                hands.press("A", wait=60)
            else:
                hands.press("DOWN")
        elif where in ("end", "dice_end", "note"):
            hands.press("A", wait=60)
        else:
            hands.press("B", wait=60)
            if hands.where() == where and where in ("score", "guide"):
                hands.press("A", wait=60)
    raise DeadEnd(f"no way from {hands.where()} to the title")


def gust(seed, events):
    """So many random keys from the title on, and home again."""
    chance = random.Random(seed)
    with driver.Handheld(seed=seed + 1, speed=chance.choice(SPEEDS), dark=0, dim=0) as handheld:
        blind(handheld)
        hands = fingers.Fingers(handheld)
        handheld.run(200)
        for done in range(events):
            if done % CHECK == CHECK - 1:
                conserved(hands.app)
            hands.press(chance.choice(KEYS), hold=700 if chance.random() < 0.01 else chance.choice((5, 5, 40)),
                        wait=chance.choice((0, 5, 5, 30, 30, 150)))
        home(hands)
        assert badge.current is handheld.badge


def blow(events, first=0, tell=None):
    """A whole storm, gust by gust."""
    seed = first
    while events > 0:
        try:
            gust(seed, min(GUST, events))
        except BaseException as error:
            raise RuntimeError(f"seed {seed}: {error!r}") from error
        events -= GUST
        seed += 1
        if tell:
            tell(seed, max(events, 0))


if __name__ == "__main__":
    blow(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0,
         lambda seed, left: print(f"seed {seed - 1} done, {left} events left", flush=True))
