# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A new game: how many sit down, who they are, and by which rules. The game itself is made in game.py, the rules are
changed one by one in rules.py.
"""

from handheld import drop, sheets
from phase10 import options
from screens import ahead, choices, parts, players, presets, rows

WORDS = "newgame"

START, COUNT, RULES, FIRST = range(4)  # rows; from FIRST on the seats


class Screen(rows.List):
    def __init__(self, app, made=None, saved=False):
        """`made`: what the rules screen gives back, (players, rules, which preset). `saved`: a game waits to go on."""
        self.app = app
        self.saved = saved
        self.players, self.rules, self.preset = made or _last(app.machine)
        self.players.resize(max(len(self.players.levels), presets.least_seats(self.rules)))
        self.variants = app.load_words("_variants")
        rows.List.__init__(self, app, app.say.TITLE, 7, 1, sheets.load("heads", 9, 9, 8))
        self.rows.fill(FIRST + len(self.players.levels), RULES if made else START)
        self.chosen(self.rows.at)

    def sign(self, row: int) -> int:
        return self.players.faces[row - FIRST] if row >= FIRST else -1

    def about(self, row: int, what: int) -> str:
        """A row's name (0), what A does there (1), what there is to know (2)."""
        return self.app.say.ROWS.split("\n")[min(row, FIRST)].split("|")[what]

    def left(self, row: int) -> str:
        if row < FIRST:
            return self.about(row, 0)
        return "%d %s" % (row - FIRST + 1, self.players.name(row - FIRST, self.app.words.YOU))

    def right(self, row: int) -> str:
        if row == START:
            return ""
        if row == COUNT:
            value = str(len(self.players.levels))
        elif row == RULES:
            value = presets.describe(self.preset, self.variants)[0]
        else:
            value = self.app.say.LEVELS.split("\n")[self.players.levels[row - FIRST]]
        return "← %s →" % value if row == self.rows.at else value

    def chosen(self, row: int):
        say = self.app.say
        self.bar.show(self.about(row, 1), say.BACK)
        if row == RULES or row == START and self.preset and not self.saved:
            self.tell(presets.describe(self.preset, self.variants)[1])
        elif row == START and self.saved:
            self.tell(say.REPLACES, parts.PINK)
        elif row == COUNT and presets.most_seats(self.rules) < 6:
            self.tell(say.FOUR_AT_MOST)
        else:
            self.tell(self.about(row, 2))

    def change(self, row: int, step: int):
        if row == COUNT:
            self.resize(len(self.players.levels) + step)
        elif row == RULES:
            self.preset = (self.preset + step) % len(presets.TABLE)
            self.rules = presets.rules(self.preset)
            self.resize(len(self.players.levels))
        elif row >= FIRST:
            self.players.change_level(row - FIRST, step)
            self.rows.show()

    def resize(self, count: int):
        least, most = presets.least_seats(self.rules), presets.most_seats(self.rules)
        self.players.resize(min(max(count, least), most))
        self.rows.count = FIRST + len(self.players.levels)
        self.rows.show()
        self.chosen(self.rows.at)

    def pick(self, row: int):
        if row == START:
            self.begin()
        elif row == COUNT:
            count = len(self.players.levels)
            self.resize(count + 1 if count < presets.most_seats(self.rules) else 1)
        elif row == RULES:
            self.app.go("rules", self.players, self.rules, self.preset)
        else:
            self.players.next_face(row - FIRST)
            self.rows.show()

    def start(self):
        self.begin()

    def begin(self):
        app = self.app
        packed = self.players.pack() + bytes((self.preset & 255,)) + self.rules.pack()
        choices.keep_game(app.machine, packed)
        seats = self.players.seats(app.words.YOU)
        if self.rules.mode == "dice":
            app.go("dice", self.rules, seats)
            return
        app.go("deal", "play", self.rules.pack(), seats)

    def back(self):
        self.app.go("title")

    def tick(self):
        if self.rules.mode != "dice":
            ahead.look(self.app)
        return rows.List.tick(self)

    def close(self):
        drop(self.variants.__name__)


def _last(machine):
    """The seats and rules of the last new game."""
    packed = choices.last_game(machine)
    try:
        at = 1 + packed[0]
        preset = packed[at]
        if preset >= len(presets.TABLE):
            preset = -1
        return players.unpack(packed), options.unpack(packed, at + 1)[0], preset
    except (IndexError, ValueError):
        return players.Players(), presets.rules(0), 0
