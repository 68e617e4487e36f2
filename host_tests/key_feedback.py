# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Checks that every key press gives visible feedback: sets up all states of the table and the other screens, presses
each key, and compares the picture two frames later with the one without the key. `.venv/bin/python -P
host_tests/key_feedback.py [STATE ...]` lists the keys without feedback.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent / "desktop", HERE.parent / "lib", HERE):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import driver  # noqa: E402

driver.prepare()
import arguments  # noqa: E402
import table_positions  # noqa: E402
import stage  # noqa: E402
from score_sheet_entry import sheet_of  # noqa: E402

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "B", "SELECT", "A", "START")
FRAMES = 70  # ms: two frames
PAUSE = 90  # ms more, after which a sign has ended
W, S = table_positions.W, table_positions.S


# --- the table --------------------------------------------------------------------------------------------------------


def own_turn(handheld, hand, step="play", seats=4, **options):
    at = table_positions.table(handheld, seats, **options)
    at.hands[0][:] = table_positions.cards(hand)
    at.pile[:] = table_positions.cards("G9")
    at.step = step
    return at, lambda: table_positions.stop(handheld)


def drawing(handheld):
    table_positions.drawing(handheld)


def drawing_from_one_pile(handheld):
    at, stop = own_turn(handheld, "R5 B5 Y7 R8 G10", "draw")
    at.pile[:] = table_positions.cards("S")
    stop()


def drawing_in_twist(handheld):
    table_positions.three_piles(handheld)
    stage.app_of(handheld).game.table.thrown_by[:] = b"\xff"


def playing(handheld):
    own_turn(handheld, "R1 B2 Y4 G5 R7 B8 G10 G12 Y12 W W")[1]()


def playing_the_last_card(handheld):
    at, stop = own_turn(handheld, "R1")
    at.laid[0] = [table_positions.group(1, 3, "R3 G3 Y3"), table_positions.group(1, 4, "R4 G4 Y4")]
    stop()


def asked_about_a_card(handheld):
    at, stop = own_turn(handheld, "R3 B2 R1 G5 G10 Y12")
    at.laid[1] = [table_positions.group(1, 3, "R3 G3 Y3")]
    screen = stop()
    screen.hand.choose(0x03)
    screen.turn.show_choice()
    handheld.press("DOWN")
    handheld.press("A")
    assert screen.turn.question


def told_why(handheld):
    drawing_from_one_pile(handheld)
    handheld.press("RIGHT", wait=100)
    assert stage.app_of(handheld).screen.bar.key_a.hidden


def may_lay(handheld):
    own_turn(handheld, "R4 B4 G4 Y7 G7 R7 R9 B10 Y11 S R1")[1]()
    assert stage.app_of(handheld).screen.turn.focus == 1


def looking_at_groups(handheld):
    table_positions.hitting_among_six(handheld)
    screen = stage.app_of(handheld).screen
    for _ in range(4):
        handheld.press("UP", wait=80)
    assert screen.turn.focus == 2


def hitting(handheld):
    table_positions.hitting_among_six(handheld)


def others(handheld, words="LULU draws"):
    """A state in which another seat takes long to decide."""
    drawing(handheld)
    screen = stage.app_of(handheld).screen
    screen.turn.ready = False
    screen.turn.drop_choices()
    screen.game.table.turn, screen.bots.think = 1, lambda: None
    screen.refresh()
    screen.bar.tell(words)
    handheld.run(200)
    return screen


def others_with_a_long_line(handheld):
    others(handheld, "BRUNO hits blue 10 on LULU!")


def words_stand(handheld):
    screen = others(handheld)
    screen.show.motion.percent = 100
    screen.show.note("BRUNO plays a Skip")
    handheld.run(100)
    assert screen.show.busy()


def own_card_flies(handheld):
    playing(handheld)
    screen = stage.app_of(handheld).screen
    screen.show.motion.percent = 170
    handheld.press("A", wait=100)
    if not screen.show.busy():
        handheld.press("A", wait=100)
    assert screen.show.busy()


def dealt(handheld):
    stage.play(handheld, 3)
    handheld.machine.settings.speed = "slow"
    stage.go(handheld, "table")
    handheld.machine.settings.speed = "none"
    handheld.run(300)
    assert stage.app_of(handheld).screen.show.dealing


# --- its parts --------------------------------------------------------------------------------------------------------


def part(handheld, name):
    screen = stage.app_of(handheld).screen
    handheld.until(lambda: screen.part and screen.part_name == name, 8000)
    handheld.run(200)
    return screen.part


def laying(handheld):
    table_positions.laying(handheld)


def laying_the_one_way(handheld):
    may_lay(handheld)
    handheld.press("A")
    part(handheld, "lay")


def dividing(handheld):
    laying(handheld)
    handheld.press("DOWN", wait=100)
    assert stage.app_of(handheld).screen.part.dividing


def dividing_at_a_skip(handheld):
    dividing(handheld)
    screen = stage.app_of(handheld).screen
    while screen.hand.card() != S:
        handheld.press("RIGHT", wait=60)


def aiming(handheld):
    at, stop = own_turn(handheld, "R3 S R7 G5")
    at.laid[1] = at.laid[2] = [table_positions.group(1, 3, "R3 G3 Y3")]
    at.laid[0] = [table_positions.group(1, 4, "R4 G4 Y4")]
    screen = stop()
    screen.hand.choose(S)
    screen.turn.show_choice()
    handheld.press("A")
    part(handheld, "aim")


def aiming_at_one(handheld):
    at, _ = own_turn(handheld, "R3 S R7 G5", "draw", 2)
    at.step = "give"
    screen = stage.app_of(handheld).screen
    screen.show.finish()
    screen.turn.ready = False
    screen.open("aim", [("give", 1)])
    screen.part.can_cancel = False
    handheld.run(200)


def choosing(handheld, mode="masters"):
    made = stage.play(handheld, 3, mode=mode)
    if mode == "twist":
        made.table.course.pawns[0] = 3
        made.table.step = "over"
        stage.go(handheld, "next_hand")
        handheld.until(lambda: stage.where(handheld) == "table")
    else:
        stage.go(handheld, "table")
    part(handheld, "choosing")


def choosing_in_twist(handheld):
    choosing(handheld, "twist")


def choosing_of_one(handheld):
    choosing(handheld)
    found = stage.app_of(handheld).screen.part
    del found.choices[1:]
    found.at = 0
    found.show()
    handheld.run(100)


def tell(handheld, told):
    playing(handheld)
    screen = stage.app_of(handheld).screen
    screen.game.lessons.append(told)
    screen.open("coach", told)
    handheld.run(100)


def lesson(handheld):
    tell(handheld, "hit HIT")


def tip(handheld):
    tell(handheld, "wait TIP")


def hint(handheld):
    playing(handheld)
    screen = stage.app_of(handheld).screen
    handheld.press("SELECT", hold=700)
    handheld.until(lambda: screen.part and screen.part.done, 20000)
    handheld.run(200)


def thinking_of_a_hint(handheld):
    playing(handheld)
    handheld.press("SELECT", hold=700)
    part(handheld, "hint").tick = lambda: None


def passing_on(handheld):
    table_positions.passing_on(handheld)


def knocking(handheld, persons=1, mine=True, hand="R9 B9 G2 Y3 R5 B7 G8 Y10 R11 B12"):
    at = table_positions.table(handheld, 4, knock="on", knockWindow="9")
    screen = stage.app_of(handheld).screen
    screen.game.lessons.clear()
    screen.game.levels = bytes(6 * (seat >= persons) for seat in range(4))
    screen.game.persons = persons
    at.pile[:] = table_positions.cards("G9")
    at.hands[0][:] = table_positions.cards(hand)
    at.turn, at.step, at.can_be_knocked = 3 if mine else 0, "draw", True
    screen.turn.ready = False
    screen.refresh()
    screen.game.asked = at.turn, len(at.pile)
    screen.then(screen.open, "knock", list(range(persons)) if mine else [], -1 if mine else 2)
    handheld.until(lambda: screen.part and screen.part_name == "knock", 8000, 5)
    found = screen.part
    found.left, found.tick, found.time = -1, found.show, 90000
    handheld.run(200)


def knocking_of_two(handheld):
    knocking(handheld, 2)


def knocking_of_bots(handheld):
    knocking(handheld, 1, False)


def knocking_for_nothing(handheld, mine=True):
    """The card fits neither the phase, two sets of three, nor a group."""
    knocking(handheld, 1, mine, "R1 B1 G2 Y2 R5 B7 G8 Y10 R11 B12")


def knocking_of_bots_for_nothing(handheld):
    knocking_for_nothing(handheld, False)


TABLE = (drawing, drawing_from_one_pile, drawing_in_twist, playing, playing_the_last_card, asked_about_a_card, told_why,
         may_lay, looking_at_groups, hitting, others, others_with_a_long_line, words_stand, own_card_flies, dealt,
         laying, laying_the_one_way, dividing, dividing_at_a_skip, aiming, aiming_at_one, choosing, choosing_in_twist,
         choosing_of_one, lesson, tip, hint, thinking_of_a_hint, passing_on, knocking, knocking_of_two,
         knocking_of_bots, knocking_for_nothing, knocking_of_bots_for_nothing)


# --- the other screens ------------------------------------------------------------------------------------------------


def score(handheld):
    stage.end_hand(stage.play(handheld, 4))
    stage.go(handheld, "score")
    handheld.run(2000)


def pause(handheld):
    drawing(handheld)
    handheld.press("START", wait=300)
    assert stage.where(handheld) == "pause"
    handheld.run(1000)


def advised(handheld):
    playing(handheld)
    stage.go(handheld, "thinking")
    handheld.until(lambda: stage.app_of(handheld).game.advised)
    handheld.run(2000)


def thinking(handheld):
    """It is about to load the bots."""
    playing(handheld)
    stage.app_of(handheld).go("thinking")
    handheld.until(lambda: hasattr(stage.app_of(handheld).screen, "box"), step=1)
    screen = stage.app_of(handheld).screen
    screen.tick = screen.bar.tick
    handheld.run(200)


def choosing_rules(handheld, name="rules"):
    from screens.menus import players, presets
    stage.go(handheld, "title")
    stage.go(handheld, name, players.Players(), presets.rules(0), 0)
    handheld.run(1500)


def choosing_phases(handheld):
    choosing_rules(handheld, "phases")


def choosing_a_way(handheld):
    choosing_rules(handheld, "ways")


def board(handheld):
    made = stage.end_hand(stage.play(handheld, 4, mode="twist"))
    made.pawns = bytes(made.table.course.pawns)
    stage.go(handheld, "board")
    handheld.run(1500)


def end(handheld):
    stage.end_game(stage.play(handheld, 4))
    stage.go(handheld, "end")
    handheld.run(8000)


def note(handheld):
    stage.go(handheld, "note", "The drive cannot be written.", "title")


def bench(handheld):
    stage.go(handheld, "bench")
    handheld.run(3000)


def dice(handheld, seats=2, rolls=0):
    app = stage.app_of(handheld)
    rules = arguments.rules("sheet", ["mode=dice"])
    app.machine.settings.explained = "DICE"
    stage.go(handheld, "title")
    app.go("dice", rules, [(0, 6, "BRUNO")] + [(3, 0, "FINN")] * (seats - 1))
    handheld.until(lambda: stage.where(handheld) == "dice" and not app.leaving())
    handheld.until(lambda: app.screen.ready, 60000)
    for _ in range(rolls):
        handheld.press("A", wait=100)
        handheld.until(lambda: app.screen.ready, 60000)
    handheld.run(200)
    return app.screen


def dice_rolled(handheld):
    dice(handheld, rolls=1)


def dice_chosen(handheld):
    dice(handheld, rolls=1)
    handheld.press("B", wait=100)


def dice_rolled_out(handheld):
    dice(handheld, rolls=3)


def dice_explained(handheld):
    screen = dice(handheld)
    screen.tell_once()
    handheld.run(100)


def dice_others(handheld):
    screen = dice(handheld)
    screen.ready = False
    screen.game.table.turn = 1
    screen.think = lambda: None
    screen.bar.show("")
    handheld.run(200)


def dice_end(handheld):
    screen = dice(handheld, 3)
    screen.game.table.step, screen.game.table.winners = "end", (1,)
    handheld.until(lambda: stage.where(handheld) == "dice_end", 8000)
    handheld.run(300)


def sheet(handheld, **options):
    made = sheet_of(3, **options)
    stage.go(handheld, "sheet", made)
    handheld.run(300)
    return made


def telling(handheld, *keys, wanted=None, **options):
    sheet(handheld, **options)
    handheld.press("A", wait=300)
    for key in keys:
        handheld.press(key, wait=60)
    asked = stage.app_of(handheld).screen
    assert wanted is None or asked.telling.question[0] == wanted, asked.telling.question
    handheld.run(200)
    return asked


def telling_who_was_out(handheld):
    telling(handheld, wanted=0)


def telling_who_laid(handheld):
    telling(handheld, "A", wanted=1)


def telling_points(handheld):
    telling(handheld, "A", "A", "A", wanted=4)


def telling_no_points(handheld):
    telling(handheld, "A", "A", "A", *12 * ("LEFT",), *6 * ("DOWN",), wanted=4)


def counting(handheld):
    assert telling(handheld, "A", "A", "A", "SELECT", "RIGHT", "LEFT").counters


def telling_what_was_chosen(handheld):
    telling(handheld, mode="masters")


def real_dice(handheld):
    telling(handheld, mode="dice")


def real_dice_points(handheld):
    telling(handheld, "A", mode="dice")


def real_dice_least(handheld):
    telling(handheld, "A", *12 * ("DOWN",), mode="dice")


def paper(handheld, screen="paper", hands=2):
    app, made = stage.app_of(handheld), sheet(handheld)
    for _ in range(hands):
        hand = made.draft(len(made.rows))
        hand.out = 0
        hand.laid[0] = 1
        hand.points[1:] = bytes((50, 60))
        made.tell(len(made.rows), hand)
    app.go(screen, made)
    handheld.run(400)


def paper_of_one_hand(handheld):
    paper(handheld, hands=1)


def graph(handheld):
    paper(handheld, "graph")


def typing(handheld):
    stage.go(handheld, "people")
    handheld.run(300)
    screen = stage.app_of(handheld).screen
    for _ in range(12):
        if screen.kind(screen.rows.at) == "NAME":
            break
        handheld.press("DOWN", wait=80)
    handheld.press("A", wait=300)
    assert stage.where(handheld) == "typing"


def place(handheld):
    stage.go(handheld, "place", 0, 0)
    handheld.run(300)


def explained(handheld):
    from screens.journey import levels
    at = next(at for at in range(levels.LEVELS) if levels.read(at).rule)
    from screens.journey import progress
    progress.Progress(handheld.machine).record[1] = at
    stage.go(handheld, "place", levels.place_of(at), at)
    handheld.run(100)
    screen = stage.app_of(handheld).screen
    screen.reached = at
    screen.choose(at)
    handheld.run(100)
    handheld.press("A", wait=200)
    assert screen.rule


SCREENS = (score, pause, advised, thinking, choosing_rules, choosing_phases, choosing_a_way, board, end, note, bench,
           dice, dice_rolled, dice_chosen, dice_rolled_out, dice_explained, dice_others, dice_end, sheet,
           telling_who_was_out, telling_who_laid, telling_points, telling_no_points, counting, telling_what_was_chosen,
           real_dice, real_dice_points, real_dice_least, paper, paper_of_one_hand, graph, typing, place, explained)


# --- what a key does --------------------------------------------------------------------------------------------------


def frames(handheld, key=None):
    """Return the pictures of the next frames sent."""
    screen, found = handheld.machine.screen, []
    refresh = screen.refresh

    def look():
        refresh()
        found.append(handheld.badge.frame)

    screen.refresh = look
    if key:
        handheld.press(key, hold=5, wait=0)
    handheld.run(FRAMES)
    screen.refresh = refresh
    return set(found)


def unanswered(handheld, state, keys=KEYS, anew=False):
    """Return the keys without feedback in a state. If a key leaves the state, continue there or set the state up again.
    """
    found, without = [], ()
    for key in keys:
        if without != {handheld.badge.frame}:
            if anew or not without:
                state(handheld)
            without = frames(handheld)
        if frames(handheld, key) <= without:
            found.append(key)
        handheld.run(PAUSE)
    return found


def main(argv):
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("names", metavar="STATE", nargs="*", help=", ".join(state.__name__ for state in STATES))
    names = words.parse_args(argv).names
    for name in names:
        if name not in [state.__name__ for state in STATES]:
            words.error(f"there is no state {name}")
    with driver.Handheld(seed=7, speed="none", dim=0, dark=0) as handheld:
        handheld.run(300)
        for state in STATES:
            if not names or state.__name__ in names:
                print(state.__name__, *unanswered(handheld, state, anew=True), flush=True)


STATES = TABLE + SCREENS

if __name__ == "__main__":
    arguments.run(main)
