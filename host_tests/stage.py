# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Test helpers: opens any screen with any game behind it, and detects texts that do not fit. For tests of single
screens; those that play a game use key_player.py. The page and MicroPython import it, too (test_contract.py), so
nothing of desktop/ here.
"""

import sys

WIDTH = 160  # of the screen, in pixels
GAP = 1  # the empty column behind a letter
MENUS = ("title", "newgame", "rules", "phases", "help", "records", "settings", "event", "pause")
NAMES = ("FINN", "LULU", "BRUNO", "PIP", "OTTO", "MIA")


def app_of(handheld):
    return handheld.names["app"]


def where(handheld):
    """The name of the screen shown; "" while only the first picture of the table is shown."""
    app = app_of(handheld)
    return app.here if app.screen and (app.here != "table" or hasattr(app.screen, "turn")) else ""


def go(handheld, name, *args):
    """Switch to a screen, and wait until it is shown, the table with all that it loads after its first picture."""
    app = app_of(handheld)
    app.go(name, *args)
    handheld.run(150)
    for _ in range(50):
        if app.leaving() or app.here == "table" and not where(handheld):
            handheld.run(10)


def play(handheld, seats, kind=0, you="BRUNO", seed=5, persons=1, **options):
    """Start a game in which a hand has just been dealt; the first seats are persons, the others are normal bots."""
    from phase10.options import Rules
    from screens.table import game
    rules = Rules()
    for name, value in options.items():
        assert rules.set(name, value), name
    assert not rules.settle()
    levels = [0] * persons + [6] * (seats - persons)
    players = [(0, 6, you)] + [(levels[seat + 1], seat, NAMES[seat]) for seat in range(seats - 1)]
    made = game.Game(app_of(handheld), rules, players, seed, kind)
    made.deal()
    app_of(handheld).game = made
    return made


def play_until_choosing(handheld, mode):
    """Start a game in which the person chooses a phase, in Twist on a Twist space, and wait until the keys do that."""
    made = play(handheld, 3, mode=mode)
    if mode == "twist":
        made.table.course.pawns[0] = 3
    made.table.course.open_hand()
    made.table.turn, made.table.step = 0, "choose"
    go(handheld, "table")
    screen = app_of(handheld).screen
    handheld.until(lambda: screen.part and screen.part_name == "choosing", 20_000)
    return made


def begin_dice(handheld, seats):
    """Switch to a new game of Dice; seats: (level, face, name) of each."""
    from phase10.options import Rules
    go(handheld, "dice", Rules("sheet", ["mode=dice"]).in_force(), seats)


def end_hand(made, scores=(1235, 85, 170, 230, 1065, 75), points=(155, 0, 70, 65, 125, 20)):
    """End the twelfth hand as won by the second seat, with large numbers everywhere."""
    table = made.table
    table.hand_no = 12
    table.step, table.out = "over", 1
    for seat in range(table.seats):
        table.scores[seat], table.points[seat] = scores[seat], points[seat]
        if table.at[seat] < 20:
            table.at[seat] = max(table.course.last - seat, 0)
        table.done[seat] = 0x155 + 7 * seat
    return made


def end_game(made, winners=(1,)):
    end_hand(made)
    table = made.table
    table.step, table.winners = "end", winners
    for seat in winners:
        table.at[seat] = table.course.last + 1
    return made


def failing_saves(handheld, many, error):
    """Let so many of the next saves fail in their second step; return the list of the attempts."""
    tried, machine = [], app_of(handheld).machine
    real = machine.saving

    def saving(*args):
        tried.append(args[0])
        yield
        if len(tried) <= many:
            raise error("on purpose")
        return (yield from real(*args))

    machine.saving = saving
    return tried


def failing_words(monkeypatch, family, error):
    """Let the sentences of this family fail with this error in every language."""
    import memory
    real = memory.words

    def words(language, name):
        if name == family:
            raise error
        return real(language, name)

    monkeypatch.setattr(memory, "words", words)


def close_eyes(handheld):
    """Disable drawing, for tests without pictures: it takes most of the time. Before run(), that of the title, too."""
    handheld.badge.blind = True


class Overflows(list):
    """Watches a handheld that has just been switched on; records texts that did not fit: (screen, text, pixels, room).
    """

    def __init__(self, handheld):
        super().__init__()
        from handheld import text  # the instance of the program, which runs already
        self.handheld = handheld
        show = text.Line.show

        def checked(line, words):
            self.watch()
            self.check(words, line._font.width(words), line.bitmap.width)
            return show(line, words)

        text.Line.show = checked
        self.watch()

    def watch(self):
        """Watch the modules that break text into lines, too. They are unloaded and imported again, and before they
        first do it, a page shows its title.
        """
        for name, watch in (("handheld.wordwrap", self.watch_wrap), ("screens.menus.page", self.watch_page)):
            module = sys.modules.get(name)
            if module and not hasattr(module, "watched"):
                module.watched = True
                watch(module)

    def watch_wrap(self, wordwrap):
        wrap = wordwrap.wrap

        def wrapped(words, font, width):
            lines = wrap(words, font, width)
            for found in lines:
                self.check(found, font.width(found), width)
            return lines

        wordwrap.wrap = wrapped

    def watch_page(self, page):
        tell = page.Page.tell

        def told(screen, words, *colour):
            if len(page.wordwrap.wrap(words, screen.app.small, 144)) > len(screen.lines):
                self.append((where(self.handheld), words, "lines", len(screen.lines)))
            tell(screen, words, *colour)

        page.Page.tell = told

    def check(self, words, pixels, room):
        if pixels > room:
            self.append((where(self.handheld) if app_of(self.handheld).screen else "?", words, pixels, room))


def too_wide(layer, bar, x=0):
    """The texts of lines whose room does not end with the screen, so that Overflows would miss what does not fit."""
    if layer is bar or getattr(layer, "scale", 1) > 1:
        return []  # the bar's second line begins where its words need it to; what is enlarged are digits
    if hasattr(layer, "words"):
        return [layer.words] if layer.words and x + layer.x + layer.bitmap.width > WIDTH + GAP else []
    found = []
    for part in layer if hasattr(layer, "append") and not layer.hidden else ():
        found += too_wide(part, bar, x + layer.x)
    return found


def too_low(layer, bar, y=0):
    """The texts of lines that run into the bar below them."""
    if layer is bar or layer.hidden:
        return []
    if hasattr(layer, "words"):
        top = y + layer.y
        overlaps = bar.y - layer.bitmap.height + 1 < top < bar.y + bar[1].bitmap.height
        return [layer.words] if layer.words and overlaps else []
    found = []
    for part in layer if hasattr(layer, "append") and layer.scale == 1 else ():
        found += too_low(part, bar, y + layer.y)
    return found


def collisions(screen):
    """Return the rows and bars of a screen in which a text overlaps another one, or a bar an arrow."""
    bar = getattr(screen, "bar", None)
    found = too_wide(screen.group, bar) + (too_low(screen.group, bar) if bar else [])
    small = screen.app.small
    rows = getattr(screen, "rows", None)
    if rows and not rows.hidden:
        if rows.mark.x + rows.mark.bitmap.width >= rows[0].x:
            found.append("the arrows")
        for i in range(len(rows.labels)):
            left, right = rows.labels[i], rows.info[i]
            end = left.x + small.width(left.words)
            start = right.x + right.bitmap.width - small.width(right.words)
            if right.words and end + 3 > start:
                found.append((left.words, right.words))
    if bar:
        a, b = [part for part in bar if hasattr(part, "words")]
        sign = bar[bar.index(b) - 1]
        if b.words and not sign.hidden and a.x + small.width(a.words) + 4 > sign.x:
            found.append((a.words, b.words))
    return found
