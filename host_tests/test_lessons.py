# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""When a lesson is due, in every interpreter: a game in the window runs in CPython only, which allows more."""

SAME_LESSONS = """
from phase10 import engine
from phase10.cards import RULE, SKIP, WILD
from phase10.options import Rules
from screens.table import lessons

class Fake:
    # the parts of the screen, the game and the turn that lessons.py looks at
    def __init__(self, **given):
        for name in given:
            setattr(self, name, given[name])

def asked(mode, options, laid, hand):
    rules = Rules()
    for name, value in (("mode", mode),) + options:
        rules.set(name, value)
    rules.settle()
    table = engine.new_table(rules.in_force(), 3, 5)
    engine.do(table, 0, ("deal",))
    table.hands[0][:] = bytes(hand)
    table.at[0] = 5  # where altRun has its run
    for seat, groups in laid:
        table.laid[seat] = [bytearray(group) for group in groups]
    game = Fake(table=table, viewer=0, lessons=[], is_person=lambda seat: not seat)
    screen = Fake(game=game, turn=Fake(at=1, can_lay=False, lit=()), panel=Fake(short=1, at=0))
    known = [one.split("|")[0] for one in lessons.GUIDE + lessons.NEWS + lessons.RUNS + [lessons.TIP]]
    due = []
    for lesson in known:
        game.lessons[:] = [lesson]
        if lessons.due(screen, lesson.split()[0]):
            due.append(lesson.split()[1])
    print(mode, options, laid, due, lessons.news(table.rules, ""))

SET, RUN = (1, 3, 3, 19, WILD), (2, 3, 3, WILD, 5, 6)
for laid in (), ((0, (SET, SET)),), ((0, (SET,)), (1, (RUN,))), ((1, (RUN,)),):
    asked("ordered", (("replaceWild", "on"), ("wildAsSkip", "on"), ("knock", "on")), laid, (3, 5, SKIP, WILD))
    for mode in "twist", "masters", "mastersDeclare", "freeOrder", "antiPhase":
        asked(mode, (), laid, (3, 5, WILD))
for alternating in "adjacent", "twoColour":
    asked("ordered", (("altRun", "replacePhase6"), ("altMode", alternating), ("postal", "on")), (), (3, RULE))
"""


def test_lessons_are_due_at_the_same_times_in_every_interpreter(any_device, capsys):
    exec(SAME_LESSONS, {})
    told = capsys.readouterr().out
    assert all(f"'{name}'" in told for name in ("SWAP", "ALT", "ALT_TWO", "PICK"))
    assert any_device.run(SAME_LESSONS) == told
