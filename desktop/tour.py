# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screenshot tour: goes through all menus, plays whole games with 2, 4 and 6 seats and the first turns of every
variant. It acts by keys only and reads the program's state only to know where it is; fixed seeds make it deterministic.
shots.py is the command.
"""

import driver
from key_player import Fingers

QUIET = {"seed": 7, "speed": "none", "dim": 0, "dark": 0}


class Guide(Fingers):
    """Fingers that take a screenshot of everything they see for the first time."""

    def __init__(self, handheld, folder, chapter):
        super().__init__(handheld)
        self.folder = folder
        self.chapter = chapter
        self.taken = []

    def shot(self, name):
        name = f"{self.chapter}-{name}"
        if name not in self.taken:
            self.taken.append(name)
            self.handheld.save(self.folder / f"{name}.png")
            self.handheld.save(self.folder / f"{name}_x4.png", 4)

    def arrive(self, name):
        """Wait until a screen is shown."""
        self.handheld.until(lambda: self.where() == name and not self.app._next, step=20)
        self.handheld.run(100)

    def choose(self, item):
        """Go to a row of a menu by the name of its item."""
        self._until("DOWN", lambda: self.screen.items[self.screen.rows.at] == item)

    def enter(self, item, name=""):
        """Choose a row of a menu; wait for the screen of that name, if one is given."""
        self.choose(item)
        self.go("A", name)

    def go(self, key, name="", wait=250):
        """Press a key that opens a screen; wait for the one of that name, if one is given."""
        self.press(key, wait=wait)
        if name:
            self.arrive(name)

    def see(self, key, name, wait=250):
        """Press a key and take a screenshot of what it leads to."""
        self.press(key, wait=wait)
        self.shot(name)

    def row(self, number):
        self._until("DOWN", lambda: self.screen.rows.at == number)

    def new_game(self, seats, preset=0, persons=1):
        """Start a new game from the title."""
        self.enter("NEW_GAME", "newgame")
        self.row(2)
        self._until("RIGHT", lambda: self.screen.preset == preset)
        self.row(1)
        self._until("RIGHT" if seats > len(self.screen.players.levels) else "LEFT",
                    lambda: len(self.screen.players.levels) == seats)
        self.row(5)
        self._until("RIGHT", lambda: self.screen.players.people() == persons)
        self.row(0)
        self.shot("new-game")
        self.press("A", wait=400)

    def move(self):
        """Make one move, after a screenshot of the decision."""
        self.shot(self.screen.part_name if self.screen.part else self.table.step)
        super().move()

    def _lay(self, *request):
        self.shot("can-lay")
        super()._lay(*request)
        self.shot("laid")

    def _aim(self, wanted):
        if self.where() == "table" and self.screen.part and self.screen.part_name == "aim":
            self.shot("aim")
        super()._aim(wanted)

    def hand(self, most=200):
        """Play to the end of the hand, or so many moves."""
        while most and self.settle():
            self.move()
            most -= 1

    def game(self):
        """Play until somebody has won, with screenshots of the score sheets."""
        while True:
            self.hand()
            self.handheld.run(300)
            if self.where() == "score":
                self.shot("score" if self.table.winners is None else "last-score")
            self.press("A", wait=300)
            if self.where() in ("end", "title"):
                self.handheld.run(3000)
                self.shot(self.where())
                return


class Chapter:
    """Context manager: starts a handheld, waits for its title and returns a Guide for it."""

    def __init__(self, folder, name, **settings):
        self.handheld = driver.Handheld(**QUIET | settings)
        self.guide = Guide(self.handheld, folder, name)

    def __enter__(self):
        self.handheld.__enter__()
        self.handheld.run(500)
        self.guide.arrive("title")
        return self.guide

    def __exit__(self, *error):
        self.handheld.__exit__(*error)


def menus(folder, language):
    with Chapter(folder, "menus", language=language) as guide:
        guide.shot("title")
        guide.enter("NEW_GAME")
        guide.shot("new-game")
        guide.row(2)
        guide.shot("presets")
        guide.see("A", "ways")
        guide.go("B")
        guide.row(3)
        guide.see("A", "rules")
        guide.press("DOWN")
        guide.press("RIGHT")
        guide.shot("rules-changed")
        guide.press("DOWN")
        guide.see("A", "phases")
        guide.go("B", "rules")
        guide.go("B")
        guide.go("B", "title")
        journey_and_event(guide)
        submenu(guide)
        guide.app.machine.complaints.append(("setting", "P10_SPEED"))
        guide.arrive("note")
        guide.shot("note")
        guide.go("A", "title")
        guide.handheld.badge.press("B", True)
        guide.press("START", wait=300)
        guide.handheld.badge.press("B", False)
        guide.handheld.run(600)
        guide.shot("performance")


def journey_and_event(guide):
    guide.enter("JOURNEY", "journey")
    guide.handheld.until(lambda: guide.handheld.time % 600 < 100, step=20)  # the animated head is at its lowest
    guide.shot("journey")
    guide.go("A", "place")
    guide.shot("place")
    guide.go("B")
    guide.go("B", "title")
    guide.enter("EVENT")
    guide.shot("event")
    guide.go("B", "title")


def submenu(guide):
    """What is under MORE."""
    guide.enter("MORE")
    guide.shot("more")
    guide.arrive("title")
    for item in ("HELP", "RECORDS", "BY_CODE", "SETTINGS"):
        guide.enter(item)
        guide.shot(item.lower())
        if item == "HELP":
            guide.see("A", "help-page")
            guide.go("B")
        guide.go("B", "title")


def real_cards(folder, language):
    """A score sheet of real cards, from the names to the graph."""
    with Chapter(folder, "real-cards", language=language) as guide:
        guide.enter("REAL_CARDS", "people")
        guide.shot("people")
        guide.row(3)
        guide.see("A", "name")
        for key in ("A", "RIGHT", "A", "START"):
            guide.press(key, wait=150)
        guide.arrive("people")
        guide.row(0)
        guide.press("A", wait=300)
        for keys in (("A", "A", "DOWN", "A", "A", "UP", "A", "A"),
                     ("DOWN", "A", "A", "A", "DOWN", "A", "A", "RIGHT", "A")):
            guide.arrive("sheet")
            guide.handheld.run(1000)  # a new one is saved
            guide.shot("between")
            guide.go("A", "hand")
            for key in keys:
                guide.shot(f"hand-{guide.screen.telling.question[0]}")
                guide.press(key, wait=150)
        guide.arrive("sheet")
        guide.go("A")
        for key in ("A", "A", "A", "A", "SELECT"):
            guide.press(key, wait=150)
        guide.shot("counted")
        for key in ("B", "B", "B", "B", "B", "B", "B"):
            if guide.where() == "hand":
                guide.press(key, wait=150)
        guide.arrive("sheet")
        guide.go("RIGHT", "paper")
        guide.shot("paper")
        guide.see("A", "put-right")
        guide.go("B", "paper")
        while guide.where() == "paper":
            guide.press("RIGHT", wait=200)
        guide.arrive("graph")
        guide.shot("graph")


def real_dice(folder, language):
    with Chapter(folder, "real-dice", language=language) as guide:
        guide.enter("REAL_CARDS", "people")
        guide.row(2)
        guide.press("LEFT", wait=200)
        guide.go("START", "sheet", 300)
        guide.handheld.run(1000)  # it is saved
        guide.shot("between")
        guide.go("A", "turn")
        guide.see("A", "turn", 200)


def guided(folder, language):
    with Chapter(folder, "guide", language=language) as guide:
        guide.enter("GUIDE", "table")
        guide.settle()
        guide.shot("first")


def left_alone(folder, language):
    """The demo, which starts when no key is pressed."""
    with Chapter(folder, "demo", language=language, speed="normal") as guide:
        guide.handheld.run(40_000)
        guide.shot("table")


def at_the_table(folder, language):
    """Everything that a person can open in the first turn."""
    with Chapter(folder, "table", language=language) as guide:
        guide.new_game(4)
        guide.arrive("table")
        guide.settle()
        guide.shot("draw")
        guide.press("A", wait=200)
        guide.settle()
        guide.shot("play")
        guide.see("SELECT", "sorted", 200)
        guide.press("SELECT", hold=800, wait=600)
        guide.handheld.run(3000)
        guide.shot("hint")
        guide.press("B", wait=200)
        guide.go("START", "pause", 300)
        guide.shot("pause")
        guide.enter("SCORES")
        guide.shot("scores")
        guide.go("B", "pause")
        guide.enter("QUIT", "title")
        guide.shot("continue")


def motion(folder, language):
    """Animations of cards."""
    with Chapter(folder, "motion", language=language, speed="slow") as guide:
        guide.new_game(4)
        guide.arrive("table")
        guide.handheld.run(400)
        guide.shot("dealing")
        guide.settle()
        guide.press("A", hold=30, wait=120)
        guide.shot("drawing")
        guide.settle()
        guide.press("A", hold=30, wait=120)
        guide.shot("discarding")
        guide.handheld.run(2500)
        guide.shot("bot")


def games(folder, language):
    for seats in (2, 4, 6):
        with Chapter(folder, f"game{seats}", language=language, seed=20 + seats) as guide:
            guide.new_game(seats)
            guide.arrive("table")
            guide.game()


def passing(folder, language):
    with Chapter(folder, "passing", language=language) as guide:
        guide.new_game(2, persons=2)
        guide.arrive("table")
        guide.hand(6)


def variants(folder, language):
    """The first turns of each preset."""
    from screens.menus import presets
    for at in range(1, len(presets.TABLE)):
        with Chapter(folder, presets.name(at), language=language) as guide:
            guide.new_game(3, at)
            if guide.where() == "table":
                guide.hand(8)
                guide.handheld.run(500)
                guide.shot("later")
            else:  # the dice
                for roll in range(4):
                    guide.handheld.run(2000)
                    guide.shot(f"roll-{roll}")
                    guide.press("A")


CHAPTERS = (menus, real_cards, real_dice, guided, left_alone, at_the_table, motion, games, passing, variants)
