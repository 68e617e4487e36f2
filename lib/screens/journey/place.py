# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A place of the journey: its opponent, its levels with their stars, goals and rule of the selected one."""

from displayio import Bitmap, Group, TileGrid

from handheld import colours, icons, keys, sheets, text, wordwrap
from handheld.screen import hide
from screens.journey import levels
from screens.journey.progress import Progress
from screens.menus import page

_FRAME = 12  # tile of board
_STAR, _RING = b"\x04\x04\x1f\x0e\x1b", b"\x04\x0a\x11\x0a\x04"  # 5x5 bitmaps, a byte per row
_BOX_X, _BOX = 54, 21  # x of the first level, and the distance between levels
_LINES = 5  # lines of text, of which _PHASES are for the phases
_PHASES = 3
_WIDTH = 150  # pixels of a line


class Screen(page.Page):
    def __init__(self, app, at: int, level: int = -1):
        """level: the one to select; by default the first that has not been won."""
        self.at = at
        self.progress = Progress(app.machine)
        say = self.say = app.words_of("journey")
        felt, face = levels.place(at)
        app.machine.screen.felt(felt)
        name, _, sentence = say.entry(say.PLACES, at).partition("|")
        page.Page.__init__(self, app, name)
        hide(self.group[0], True)  # show the felt, which has the colour of this place
        self.first = at * levels.IN_A_PLACE
        self.many = min(levels.IN_A_PLACE, levels.LEVELS - self.first)
        self.reached = self.progress.reached()
        self.group.append(page.enlarged(sheets.face(face), 2, 8, 18))
        for i, words in enumerate(wordwrap.wrap(sentence, app.small, 100)[:2]):
            self.line(14 + page.LINE * i, colours.SAND, 46, 106).show(words)
        self.stars = (drawn(_RING), text.ink(colours.SAND)), (drawn(_STAR), text.ink(colours.GOLD))  # missing, earned
        self.ring = sheets.load("board").grid(tile=_FRAME, y=36)
        for i in range(self.many):
            self.box(i, self.first + i)
        self.group.append(self.ring)
        self.lines = [self.line(60 + page.LINE * i + (i >= _PHASES), colours.CREAM, 8, _WIDTH) for i in range(_LINES)]
        self.rule = None  # the box that explains the extra rule, while it is open
        self.level = None  # the selected Level
        self.choose(min(level if level >= 0 else self.reached, self.reached, self.first + self.many - 1))

    def box(self, i: int, level: int):
        """Draw a level: its number, and below it its stars."""
        x = _BOX_X + _BOX * i
        if level > self.reached:
            self.group.append(sheets.icon_sheet(True).grid(x=x + 4, y=40, tile=icons.LOCK))
            return
        self.line(39, colours.GOLD, x, 16, text.CENTRE).show(str(i + 1))
        for star in range(3):
            bitmap, ink = self.stars[self.progress.stars(level) >> star & 1]
            self.group.append(TileGrid(bitmap, pixel_shader=ink, x=x - 1 + 6 * star, y=53))

    def choose(self, level: int):
        """Select a level and show its phases and goals."""
        say, self.chosen = self.say, level
        self.ring.x = _BOX_X + _BOX * (level - self.first)
        self.level = read = levels.read(level)
        strength = self.progress.strength(level, read)
        best = self.progress.best(level)
        small = self.app.small
        shown = broken([spelled(say, phase, small) for phase in read.phases.split(",")], small)
        shown = (shown + [""] * _PHASES)[:_PHASES]
        shown.append(say.WHO.format(read.players, strength) + (say.BEST.format(best) if best else ""))
        easier = strength < read.strength
        shown.append(say.EASIER if easier else say.AIMS.format(read.hands, read.points))
        for i in range(_LINES):
            last = easier and i == _LINES - 1
            self.lines[i].colour(colours.CREAM if i < _PHASES else colours.PINK if last else colours.GOLD)
            self.lines[i].show(shown[i])
        self.bar.show(say.RULE if read.rule else say.PLAY, say.MAP)

    def key(self, event: int):
        key = event & keys.KEY
        if event in (keys.A, keys.START) and self.level.rule and not self.rule:
            self.explain()
        elif event in (keys.A, keys.START):
            self.progress.start(self.app, self.chosen, self.level)
        elif event == keys.B and self.rule:
            self.group.pop()
            self.rule = None
            self.hide_lines(False)
            self.choose(self.chosen)
        elif event == keys.B:
            self.app.go("journey", self.at)
        elif self.rule or key not in (keys.LEFT, keys.RIGHT):
            self.bar.blink()
        else:
            self.step_to(self.chosen + keys.STEPS[key])

    def step_to(self, level: int):
        """Select this level, if the place has it and it has been reached."""
        if self.first <= level < self.first + self.many and level <= self.reached:
            self.app.machine.sound("move")
            self.choose(level)
        else:
            self.app.machine.sound("refuse")
            self.bar.blink()

    def explain(self):
        """Open the box with the extra rule of this level."""
        self.rule = Group()
        grid = page.ground(5, 66)
        page.panel(grid, page.FRAME, 0, 0, 20, 5)
        self.rule.append(grid)
        rule = self.say.entry(self.say.RULES, self.level.rule)
        for i, words in enumerate(wordwrap.wrap(rule, self.app.small, 140)[:2]):
            self.rule.append(text.Line(self.app.small, 144, colours.CREAM, 9, 76 + page.LINE * i, words=words))
        self.group.append(self.rule)
        self.hide_lines(True)
        self.bar.show(self.say.PLAY, self.say.CLOSE)

    def hide_lines(self, on: bool):
        """Hide or show the lines behind the box."""
        for line in self.lines:
            hide(line, on)


def drawn(rows):
    made = Bitmap(5, 5, 2)
    for y in range(5):
        for x in range(5):
            made[x, y] = rows[y] >> x & 1
    return made


def spelled(say, phase: str, font) -> str:
    from phase10 import phase_lists
    from screens.sheet import phrases
    return " + ".join(phrases.phase(phase_lists.parse_phase(phase), say, font, _WIDTH))


def broken(phases: list, font) -> list:
    """Wrap the phases into lines, between phases if that fits, else between groups."""
    words = ",\n".join(phases)
    lines = filled(words, font)
    if len(lines) > _PHASES or max(map(font.width, lines)) > _WIDTH:
        lines = filled(words.replace("+ ", "+\n"), font)
    return lines


def filled(words: str, font) -> list:
    """Put as many parts, which newlines end, into each line as it has room for."""
    lines = []
    for part in words.split("\n"):
        line = lines[-1] + " " + part if lines else ""
        if line and font.width(line) <= _WIDTH:
            lines[-1] = line
        else:
            lines.append(part)
    return lines
