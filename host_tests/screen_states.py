# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Sets up screens that the tour reaches late or never: `.venv/bin/python -P host_tests/screen_states.py DIR` saves the
pictures. Their reviewed state is in pictures/, see golden_pictures.py.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
_FOLDERS = HERE, HERE.parent / "desktop", HERE.parent / "lib"
sys.path[:0] = [str(folder) for folder in _FOLDERS if str(folder) not in sys.path]

import arguments  # noqa: E402
import driver  # noqa: E402
from score_sheet_entry import Scribe, sheet_of  # noqa: E402
from stage import app_of, end_game, end_hand, go, play, where  # noqa: E402
from table_positions import RUN, SET, S, cards, group, stop  # noqa: E402

driver.prepare()
QUIET = {"seed": 7, "speed": "none", "dim": 0, "dark": 0}


class Walk:
    """An emulated handheld at its title, and a folder for its pictures."""

    def __init__(self, name, folder):
        self.name, self.folder, self.handheld = name, folder, None
        self.todo = []

    def begin(self, **settings):
        self.end()
        self.handheld = driver.Handheld(**QUIET | settings)
        self.handheld.__enter__()
        self.handheld.run(400)
        self.app.machine.power.idle = lambda: 0  # else the faces fidget after a while

    def end(self):
        if self.handheld:
            self.handheld.__exit__(None, None, None)

    @property
    def app(self):
        return app_of(self.handheld)

    def freeze(self):
        """Stop the animations of the current screen; do() advances them."""
        self.handheld.run(100)
        screen = self.app.screen
        screen.tick = lambda: self.todo.pop()() if self.todo else None
        return screen

    def do(self, act):
        """Run act in the program's next frame, instead of the screen's tick()."""
        self.todo.append(act)
        self.handheld.until(lambda: not self.todo, step=10)

    def table(self, seats, **options):
        """A table at which the viewer is about to draw, before any bot has moved."""
        made = play(self.handheld, seats, **options)
        at = made.table
        at.events.clear()
        at.at[0] = min(at.at[0], 0)
        at.turn, at.dealer, at.step = 0, seats - 1, "draw"
        at.deck[:] = at.deck[:48]
        go(self.handheld, "table")
        self.handheld.until(lambda: self.app.screen.turn.ready and not self.app.screen.later)
        return at

    def shot(self, name):
        self.handheld.run(100)
        self.handheld.save(self.folder / f"{self.name}-{name}.png")

    def go(self, shot, name, *args):
        go(self.handheld, name, *args)
        assert where(self.handheld) == name
        self.shot(shot)

    def press(self, *keys):
        for key in keys:
            self.handheld.press(key, hold=30, wait=50)


def take(name, folder):
    walk = Walk(name, Path(folder))
    walk.begin()
    try:
        globals()[name](walk)
    finally:
        walk.end()


# --- around the table -------------------------------------------------------------------------------------------------


def low(handheld):
    """Wait until the animated head on the journey's map is in its lower position."""
    handheld.until(lambda: handheld.time % 600 < 100, step=20)


def journey(walk):
    """With levels won in many and in few hands, some stars missing, and one that has become easier."""
    from screens.journey import levels, progress
    made = progress.Progress(walk.app.machine)
    for level in range(37):
        made.record[1] = level
        made.won(7 if level < 10 else 1 + level % 4 * 2, 3 + level)
    for at in (-1, 0, 1, 4, 7):
        go(walk.handheld, "journey", at)
        low(walk.handheld)
        walk.shot(f"map{at}")
    walk.press("RIGHT", "LEFT", "LEFT")
    low(walk.handheld)
    walk.shot("map-moved")
    for at, level in ((0, 4), (3, -1), (7, 36), (7, 37)):
        walk.go(f"place{at}-{level}", "place", at, level)
    walk.press("LEFT", "LEFT")
    walk.shot("place-moved")
    ruled = next(level for level in range(levels.LEVELS) if levels.read(level).rule)
    walk.go("place-ruled", "place", levels.place_of(ruled), ruled)
    walk.press("A")
    walk.shot("place-explains")
    for shot, level, winner, hands, score in (("won", 12, 0, 3, 5), ("slow", 12, 0, 30, 5), ("dear", 12, 0, 3, 900),
                                              ("lost", 12, 1, 3, 5), ("easier", 14, 1, 3, 5)):
        made.record[1], made.record[2] = level, 2 if shot == "easier" else 0
        made.keep()
        go(walk.handheld, "journey")
        game = end_game(play(walk.handheld, 2, kind=4), (winner,))
        game.table.hand_no, game.table.scores[0] = hands, score
        walk.go(f"stars-{shot}", "stars")
    walk.go("place-easier", "place", levels.place_of(14), 14)


def records(walk):
    from screens.menus import tally
    walk.go("none", "records")
    found = tally.Tally(walk.app.machine)
    for at, name in enumerate(sorted(found.numbers)):
        found.numbers[name] = 90 + 7 * at
    for name in ("masters best", "ordered best"):
        found.numbers[name] = tally.NONE
    for number in range(1, 11):
        found.numbers[f"tried {number}"], found.numbers[f"made {number}"] = (40, 4 * number) if number < 10 else (0, 0)
    found.keep()
    walk.go("general", "records")
    for page in ("ways", "phases", "general-again"):
        walk.press("RIGHT")
        walk.shot(page)
    for key in ("SELECT", "START"):
        walk.handheld.badge.press(key, True)
    walk.handheld.until(lambda: walk.app.screen.clears, 3000)
    walk.shot("asks")


def ends(walk):
    """The score sheet in every size and mode, and the results of a game."""
    for seats in (2, 3, 4, 5, 6):
        game = end_hand(play(walk.handheld, seats))
        game.table.laid[0] = [bytearray(group(SET, 3, "R3 G3 Y3"))]
        walk.go(f"score{seats}", "score")
        walk.go(f"score{seats}-pause", "score", "pause", 2)
    for mode in ("fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist"):
        game = end_hand(play(walk.handheld, 4, mode=mode))
        if mode == "antiPhase":
            game.table.at[3] = 254
        if mode == "twist":
            game.pawns, game.table.course.pawns[:] = bytes((1, 4, 6, 25)), bytes((2, 7, 8, 24))
            game.table.laid[2] = [group(SET, 3, "R3 G3 Y3")]
        walk.go(f"score-{mode}", "score")
        end_game(game)
        walk.go(f"last-score-{mode}", "score")
        walk.go(f"end-{mode}", "end")
    for kind in range(4):
        for winners in ((), (0,), (1, 2)):
            end_game(play(walk.handheld, 3, kind=kind), winners)
            walk.go(f"end{kind}-{len(winners)}", "end")


def boards(walk):
    """Pawns that share a space or finish, and the reason why each has moved."""
    game = end_hand(play(walk.handheld, 5, mode="twist"))
    course = game.table.course
    game.pawns, course.pawns[:] = bytes((1, 4, 4, 25, 4)), bytes((4, 4, 6, 28, 5))
    course.finishers = (3,)
    game.table.out, game.table.laid[0] = 2, [group(SET, 3, "R3 G3 Y3")]
    go(walk.handheld, "board")
    screen = walk.freeze()
    screen.seat, screen.now[:] = -1, game.pawns
    screen.put()
    screen.next_seat()
    step = 0
    while screen.seat < 5:
        walk.shot(f"moves{step}")
        walk.do(lambda: type(screen).tick(screen))
        step += 1
    for asked in range(5):
        walk.press("RIGHT")
        walk.shot(f"asked{asked}")


def feasts(walk):
    """Moments of animations: the score sheet after a hand, winning, going out, laying, a Skip, a speech bubble."""
    from phase10 import actions
    walk.begin(speed="normal", talk=0)
    from handheld import clock
    from screens.table import saying
    threes = group(SET, 3, "R3 G3 Y3")
    for seats in (2, 6):
        game = end_hand(play(walk.handheld, seats))
        game.table.laid[1] = [threes]
        go(walk.handheld, "score")
        coming = walk.freeze().animation
        for step, (seat, at) in enumerate(coming.steps[:3]):
            for passed in (60, 110):
                if at < 0:
                    coming.fly(seat, passed)
                else:
                    coming.fall(seat, at, passed)
                walk.shot(f"sheet{seats}-{step}-{passed}")
            coming.land(seat, at)
        coming.end()
        walk.shot(f"sheet{seats}-end")
        game = end_game(play(walk.handheld, seats), (1,))
        game.table.laid[1], game.laid_per_hand = [threes], bytearray((3, 2, 1, 2, 3, 2, 2))
        go(walk.handheld, "end")
        glory = walk.freeze().animation
        for mark in glory.marks:
            mark.hidden = True
        for passed in (100, 650, 800, 1250):

            def go_on(glory=glory, passed=passed):
                glory.start = clock.ms() - passed
                glory.step()

            walk.do(go_on)
            walk.shot(f"glory{seats}-{passed}")
        for seat, event in ((0, (actions.LAID, 0, 0)), (1, (actions.LAID, 1, 0)), (1, (actions.SKIPPED, 0, 1, S)),
                            (0, (actions.SKIPPED, 1, 0, S)), (1, (actions.HAND_WON, 1))):
            at = walk.table(seats)
            screen = walk.freeze()
            screen.show.finish()
            screen.turn.ready = False
            at.points[:] = [5 * other for other in range(seats)]
            at.laid[seat] = [group(SET, 3, "R3 G3 Y3"), group(RUN, 4, "B4 Y5 W R7")]
            screen.show._begin(event)
            if screen.show.motion.moving:
                screen.show.motion.land()
            scene = screen.show.animation
            scene.step()
            for passed in (0, 70, 100, 200, 400, 700):
                scene.go(min(passed, scene.time))
                walk.shot(f"{event[0]}{seat}-{seats}-{passed}")
            scene.end()
            walk.shot(f"{event[0]}{seat}-{seats}-end")
        motion = screen.show.motion
        motion.fly(0x13, (20, 30), (120, 90))
        for passed in (0, 80, 160):

            def fly_on(motion=motion, passed=passed):
                motion.start = motion.machine.now - passed
                motion.step()

            walk.do(fly_on)
            walk.shot(f"flies{seats}-{passed}")
        motion.land()
        said = saying.Saying(screen.show, 1, "I see.")
        said.step()
        said.go(120)
        walk.shot(f"says{seats}")


def menus(walk):
    from screens.menus import players, presets
    for at in range(0, len(presets.TABLE), 6):
        walk.go(f"new{at}", "newgame", (players.Players(), presets.rules(at), at))
        walk.go(f"ways{at}", "ways", players.Players(), presets.rules(at), at)
        walk.go(f"rules{at}", "rules", players.Players(), presets.rules(at), at)
        walk.handheld.run(300)
        for page in range(3):
            walk.press("UP", "UP", "UP")
            walk.shot(f"rules{at}-{page}")
    walk.go("settings", "settings")
    for row in range(walk.app.screen.rows.count):
        walk.press("RIGHT")
        walk.shot(f"settings{row}")
        walk.press("LEFT", "DOWN")
    play(walk.handheld, 4, short55="manual")
    walk.go("pause", "pause")
    for row in range(walk.app.screen.rows.count):
        walk.press("DOWN")
        walk.shot(f"pause{row}")
    play(walk.handheld, 4, mode="twist")
    walk.go("pause-twist", "pause")
    walk.app.game = None
    walk.go("event", "event", 85)
    walk.press("UP", "A", "DOWN", "DOWN", "A", "UP")
    walk.shot("event-letter")
    walk.press("A")
    walk.shot("event-list")
    walk.go("help", "help")
    for page in range(6):
        walk.press("A")
        walk.shot(f"help{page}")
    for page in range(4):
        walk.press("LEFT")
        walk.shot(f"help-back{page}")
    walk.begin(event=1)
    walk.shot("fair")


def notes(walk):
    """Each complaint with its text."""
    complaints = walk.app.machine.complaints
    complaints += [("setting", "P10_BRIGHTNESS"), ("sheet", "palettes"), ("font", "small"), ("words", "de/menu"),
                   ("save", "readonly"), ("game", "damaged"), ("game", "foreign"), ("game", "newer"),
                   ("game", "unread"), ("files", "files"), ("memory", ""), ("fault", "")]
    walk.handheld.run(200)
    shown = 0
    while where(walk.handheld) == "note":
        walk.shot(str(shown))
        walk.press("B")
        shown += 1


# --- score sheets for real cards --------------------------------------------------------------------------------------


def sheets(walk):
    """Hands entered on sheets of several modes, with each question."""
    for name, seats, options, lines in (
            ("four", 4, {}, ["A! B25 C20 D75-", "A5 B! C15 D50-"]),
            ("others", 3, {"antiOthers": "on"}, ["A! B5 C45- X=C"]),
            ("twist", 3, {"mode": "twist"}, ["A! B C-", "A B!=c C-", "A!=2 B=c C-=1"]),
            ("free", 2, {"mode": "freeOrder", "short55": "manual"}, ["A!=4 B105=8", "A5=2 B!=1"]),
            ("masters", 2, {"mode": "masters", "phaseList": "1,2"}, ["A!=2 B10=1"]),
            ("six", 6, {}, ["A! B25 C20 D75- E5 F10"]),
            ("tie", 2, {"phaseList": "1", "tieBreak": "firstLay"}, ["A0 B0", "A! B"]),
            ("tied", 3, {"phaseList": "1", "tieBreak": "firstLay"}, ["A0 B0 C5"])):
        sheet = sheet_of(seats, **options)
        go(walk.handheld, "sheet", sheet)
        scribe, asked = Scribe(walk.handheld), []
        ask = scribe.answer

        def answer(told, name=name, ask=ask, asked=asked):
            if len(asked) < 7:
                walk.shot(f"{name}-asked{len(asked)}")
            asked.append(told)
            ask(told)

        scribe.answer = answer
        for line in lines:
            scribe.hand(line)
        walk.shot(name)
        walk.press("DOWN")
        walk.shot(f"{name}-down")
        walk.go(f"{name}-paper", "paper", sheet)
        walk.press("UP", "RIGHT")
        walk.shot(f"{name}-paper-moved")
        walk.press("A")
        walk.shot(f"{name}-right-it")
        walk.go(f"{name}-graph", "graph", sheet)
    walk.press("UP", "RIGHT")
    assert where(walk.handheld) == "graph"  # the keys do nothing here
    walk.go("people-kept", "people")
    walk.press("DOWN")
    walk.shot("people-replaces")
    walk.go("eight", "sheet", sheet_of(8, mode="dice"))
    walk.press("A", "A", *12 * ["UP"])
    walk.shot("eight-points")
    walk.press("A")
    walk.shot("eight-doubts")


# --- dice -------------------------------------------------------------------------------------------------------------


def dice(walk):
    """Turns with every key on the way, for one to eight seats."""
    for seats in (1, 3, 8):
        dice_of(walk, seats)
        for step, keys in enumerate(("B", "A", "RIGHT", "B", "RIGHT A", "DOWN A LEFT A", "DOWN", "RIGHT", "A", "A",
                                     "SELECT", "A", "A", "A", "A", "A")):
            walk.handheld.until(lambda: walk.app.screen.ready, 60_000)
            walk.press(*keys.split())
            walk.shot(f"{seats}-{step}")
        table = walk.app.game.table
        for seat in range(seats):
            table.at[seat], table.scores[seat] = 9 - seat, 540 + seat
        table.step, table.winners = "end", (seats - 1,)
        walk.go(f"end{seats}", "dice_end")


def dice_of(walk, seats):
    """A new game of Dice."""
    from screens.menus import players, presets
    at = len(presets.TABLE) - 1
    while presets.rules(at).mode != "dice":
        at -= 1
    made = players.Players()
    made.resize(8)
    made.wanted = seats
    walk.app.machine.settings.explained = "DICE"
    go(walk.handheld, "newgame", (made, presets.rules(at), at))
    walk.press("START")
    walk.handheld.until(lambda: where(walk.handheld) == "dice" and walk.app.screen)


def rolls(walk):
    """Dice rolling: all of them, and those that were not kept."""
    from phase10.dice.claim import FACES
    walk.begin(speed="normal")
    dice_of(walk, 1)
    screen = walk.freeze()
    tray, faces = screen.tray, bytes(FACES[6 * die + die % 6] for die in range(10))
    for mask in (0x3FF, 0x16):
        tray.throw(faces, mask, 0, 100)
        for now in (0, 60, 200, 330, 500, 900, 1800):
            tray.tick(now)
            walk.shot(f"{mask}-{now}")
        while tray.thrown:
            now += 100
            assert now < 9000
            tray.tick(now)
        walk.shot(f"{mask}-end")
    tray.throw(faces, 0x3FF, 0, 100)
    walk.do(screen.scene.skip)
    assert not tray.thrown  # any key ends the animation
    walk.shot("hurried")


# --- the table --------------------------------------------------------------------------------------------------------


def told(walk):
    """The text of each event at a table: caused by others, by the viewer, and at the viewer."""
    from phase10 import actions as what
    red, skip = 0x03, S
    threes = group(SET, 3, "R3 G3 Y3")
    usual = [(what.DREW, 1, "deck", red), (what.DREW, 1, "pile", red), (what.DREW, 0, "deck", red), (what.LAID, 1, 0),
             (what.LAID, 0, 0), (what.ADDED, 1, red, 1, 0, ""), (what.ADDED, 1, red, 0, 0, "low"),
             (what.ADDED, 2, red, 1, 0, "high"), (what.DISCARDED, 1, red, False, 0), (what.SKIPPED, 1, 0, skip),
             (what.SKIPPED, 1, 2, skip), (what.SERVED, 0), (what.SERVED, 1), (what.FLOATS, 1),
             (what.RESHUFFLED, 9), (what.BEGAN, 3, 1, 0), (what.UPCARD, red), (what.HAND_WON, 0), (what.HAND_WON, 2),
             (what.HAND_WON, 255)]
    brought = ((what.SWAPPED, 1, red, 1, 0, ""), (what.NAMED, 1, 2), (what.NAMED, 0, 1), (what.FELL, 2))
    for way, persons, options, events in (
            ("base", 1, {}, usual), ("three", 3, {}, usual), ("knock", 1, {"knock": "on"}, [(what.KNOCKED, 2)]),
            ("swap", 1, {"replaceWild": "on", "antiOthers": "on"}, brought),
            ("masters", 1, {"mode": "masters"}, [(what.SAVED, 1, red), (what.CHOSE, 1, 3)]),
            ("twist", 1, {"mode": "twist"}, [(what.CHOSE, 1, 2), (what.CHOSE, 1, "twist"), (what.CHOSE, 0, 2)]),
            ("giving", 1, {"firstSkip": "dealerChooses"}, [(what.GAVE, 1, 2, red), (what.TURNED, 1, red)])):
        table = walk.table(3, **options)
        screen = walk.app.screen
        table.laid[0], table.laid[1] = [threes], [group(RUN, 4, "B4 Y5 W R7")]
        screen.game.persons = persons
        screen.flow.must_save, screen.flow.go_on = lambda: False, lambda: None
        for at, event in enumerate(events):
            screen.turn.ready = False
            screen.bar.show("")
            table.events.append(event)
            walk.handheld.until(lambda table=table: not table.events)
            walk.shot(f"{way}-{at}-{event[0]}")
            screen.show.finish()


WAYS = {"masters": {"mode": "masters"}, "twist": {"mode": "twist"}, "others": {"antiOthers": "on"},
        "swap": {"replaceWild": "on", "wildAsSkip": "on"}, "giving": {"firstSkip": "dealerChooses"}, "base": {}}


def turn_of(walk, step, hand, options):
    """A table at which the viewer is at this step, with groups on the table, own ones among them."""
    at = walk.table(4, **options)
    at.hands[0][:] = cards(hand)
    at.pile[:] = cards("R9 G9")
    for pile, card in zip(at.piles, ("R12", "S", "Y6")):
        pile[:] = cards(card)
    if options.get("mode") == "twist":
        at.course.pawns[0] = 3 if step == "choose" else 1
    at.at[0] = 255 if step == "choose" else 0
    if step != "choose":
        at.laid[0] = [group(SET, 3, "R3 G3 Y3")]
        at.laid[1] = [group(SET, 8, "R8 G8 Y8"), group(RUN, 4, "B4 Y5 W R7")]
        at.laid[2] = [group(RUN, 3, "R3 B4 Y5 W R7")]
    if options.get("mode") == "masters":
        at.saved[0][:] = cards("R5 Y5")
    at.skips[3] = S
    at.given = S if step == "give" else 0
    at.step = step
    return at


def thinking(walk):
    """What the owl tells without the table, also in the words that only options bring."""
    for way, step, hand in (("base", "draw", "R1 B3 W Y8 B8 S R12"), ("base", "play", "R1 B3 W Y8 B8 S R12"),
                            ("swap", "play", "B6 B3 R12"), ("masters", "draw", "R1 B3 W Y8 S"),
                            ("masters", "choose", "R1 B3 W Y8 S"), ("twist", "play", "R1 B3 W Y8 S"),
                            ("others", "name", "R1 B3 W"), ("giving", "give", "R1 B3 W"),
                            ("giving", "turn", "R1 B3 W")):
        turn_of(walk, step, hand, WAYS[way])
        go(walk.handheld, "thinking")
        walk.handheld.until(lambda: walk.app.game.advised)
        walk.handheld.run(1500)  # until the table is loaded
        walk.shot(f"{way}-{step}")


def turns(walk):
    """The viewer's turns with a choice: each card of the hand and each of its uses, and the questions of A."""
    for way, step, hand in (("base", "play", "R1 B3 W Y8 B8 S R12"), ("base", "draw", "R1 B3 W Y8 B8 S R12"),
                            ("swap", "play", "B6 W B3 S R12"), ("masters", "play", "R1 B3 W Y8 S"),
                            ("masters", "draw", "R1 B3 W Y8 S"), ("masters", "choose", "R1 B3 W Y8 S"),
                            ("twist", "play", "R1 B3 W Y8 S"), ("twist", "draw", "R1 B3 W Y8 S"),
                            ("twist", "choose", "R1 B3 W Y8 S"), ("others", "name", "R1 B3 W"),
                            ("giving", "give", "R1 B3 W"), ("giving", "turn", "R1 B3 W")):
        name, options = f"{way}-{step}", WAYS[way]
        at = turn_of(walk, step, hand, options)
        screen = walk.app.screen
        at.events.clear()
        screen.show.finish()
        screen.panel.measured, screen.turn.ready = b"", False
        screen.flow.go_on()
        walk.shot(name)
        for card in range(len(at.hands[0])):
            if screen.part:
                break
            for key in ("RIGHT", "DOWN"):
                walk.press(key)
                walk.shot(f"{name}-{card}-{key}")
        for key in ("A", "RIGHT", "B", "UP", "DOWN"):
            if where(walk.handheld) != "table" or at.turn != 0:
                break
            asked = screen.part or screen.turn.ready and screen.turn.question
            if key == "B" and not asked:  # there is no earlier position to undo to
                continue
            walk.press(key)
            walk.shot(f"{name}-{key}")
        if where(walk.handheld) == "table" and at.turn == 0 and not screen.part:
            walk.handheld.press("SELECT", hold=700)
            walk.handheld.until(lambda screen=screen: screen.part.done)
            walk.shot(f"{name}-hint")


def groups(walk):
    """More groups than fit on the screen: the pad scrolls through them and back."""
    table = walk.table(6)
    for seat in range(1, 6):
        sets = [group(SET, number, count * f"R{number} ") for number, count in ((seat, 7), (8, 3), (9, 3))]
        table.laid[seat] = sets[:3 if seat % 2 else 1]
    table.hands[0][:], table.step = cards("R9 S"), "play"
    stop(walk.handheld)
    for press, key in enumerate("UP DOWN DOWN DOWN DOWN UP B".split()):
        walk.press(key)
        walk.shot(f"{press}-{key}")


def lays(walk):
    """A phase is laid, as proposed and by hand."""
    for at, hand in ((0, "R1 G1 Y1 W R3 B3 Y3 R9 S G12"), (1, "R1 G1 Y1 W R3 B4 Y5 R6 S G12"),
                     (6, "R2 Y2 W B2 R9 Y9 W R8 S B9")):
        table = walk.table(3)
        table.hands[0][:], table.at[0], table.step = cards(hand), at, "play"
        screen = stop(walk.handheld)
        walk.shot(f"{at}")
        screen.open("lay")
        walk.shot(f"{at}-open")
        for press, key in enumerate("RIGHT UP DOWN A RIGHT A RIGHT A A UP A B".split()):
            if not screen.part:
                break
            walk.press(key)
            walk.shot(f"{at}-{press}-{key}")


def seldom(walk):
    """Who floats, at tables of few and many, and the table's first frame, while the modules of the others come."""
    for seats in (3, 6):
        table = walk.table(seats, goOut="float")
        for seat in range(1, seats - 1):
            table.floating[seat], table.laid[seat] = 1, [group(SET, 3, "R3 G3 Y3")]
            table.hands[seat][:] = b""
            table.skips[seat] = S * (seat == 2)
        stop(walk.handheld)
        walk.shot(f"floats{seats}")
        play(walk.handheld, seats)
        walk.app.go("table")
        walk.handheld.until(lambda: walk.app.screen and hasattr(walk.app.screen, "dot"), 2000, 1)
        walk.handheld.save(walk.folder / f"{walk.name}-opens{seats}.png")


WALKS = ("journey", "records", "ends", "boards", "feasts", "menus", "notes", "sheets", "dice", "rolls", "told", "turns",
         "thinking", "groups", "lays", "seldom")


def main(argv):
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("folder", metavar="DIR", type=arguments.place)
    folder = words.parse_args(argv).folder.resolve()  # the program changes the working directory
    folder.mkdir(parents=True, exist_ok=True)
    for one in WALKS:
        take(one, folder)


if __name__ == "__main__":
    arguments.run(main)
