# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How the viewer's turn (turn.py) begins, also again after a move was taken back. Apart from it because from source
either half finds the room to be compiled where the whole does not, and compiled this one need not stay.
"""

import memory
from phase10 import turn as rules
from phase10.actions import DRAWING, PLAYING, TURNING
from screens.table.felt import ROW_WIDTH, ROW_X
from screens.table.tiles import Minis
from screens.table.turn import ON_HAND, ON_LAY

# What take_back() loads.
_UNDOING = "phase10.layout phase10.reader phase10.rules phase10.beginning phase10.unpacking"


def begin_at_once(turn):
    """Begin the turn in one frame; not by the steps of begin(), because the Python stack is nearly full."""
    show_hand(turn.screen)
    turn.screen.sync.measure_now()
    take_keys(turn)
    offer(turn)


def begin(turn):
    """Begin the turn in steps, a frame each, so that keys are polled in between."""
    show_hand(turn.screen)
    if turn.game.moment == "own":
        settle(turn.screen.groups, turn.game)
    turn.screen.then(take_keys_and_offer, turn)


def settle(groups, game):
    """Make those rows of small cards again that grew beside the bots, which are unloaded now, and copy the laid groups,
    to which these may have hit: up there in the heap they would divide the largest free block.
    """
    for laid in game.table.laid:
        laid[:] = [memory.copied_low(group) for group in laid]
    for i in range(groups.rows):
        if len(groups.minis[i]) > groups.settled[i]:
            groups[groups.rows + i] = groups.minis[i] = Minis(ROW_X, 0, ROW_WIDTH)
    groups.sync(game, ())
    groups.settled = bytes(map(len, groups.minis))


def show_hand(screen):
    screen.sync.hand()
    screen.sync.panel(())


def take_keys_and_offer(turn):
    screen, draws = turn.screen, turn.game.table.step == DRAWING
    if screen.load_one("screens.table.drawing" if draws else "screens.table.asking screens.table.playing"):
        screen.then(take_keys_and_offer, turn)
        return
    take_keys(turn)
    screen.then(offer, turn)


def take_keys(turn):
    """Give the turn the keys; set its focus and the cursor."""
    game, hand = turn.game, turn.screen.hand
    table = game.table
    turn.ready = True
    turn.question = ""
    turn.drop_choices()
    turn.can_lay = table.step == PLAYING and rules.can_lay(table, table.turn)
    turn.focus = ON_LAY if turn.can_lay else ON_HAND
    game.with_room(point, turn, fallback=None)
    memory.tidy()
    if not turn.choices:  # no memory for preselect.py
        turn.find_choices()
    chosen, game.chosen = game.chosen, 0
    if chosen and table.step != DRAWING:  # before the pause
        turn.focus = ON_HAND
        hand.choose(chosen)
        turn.find_choices()


def point(turn):
    from screens.table import preselect
    preselect.point(turn)


def offer(turn):
    """Show the prompt, then handle the key that was pressed while the turn began."""
    screen, step = turn.screen, turn.game.table.step
    early, screen.early = screen.early, None
    if step == DRAWING:
        screen.app.machine.sound("turn")
    screen.app.machine.lights("turn")
    screen.refresh()
    occasion = "draw" if step == DRAWING else "turn" if step == TURNING else "play"
    if not screen.flow.teach(occasion) and early:
        turn.key(early)


def take_back(turn):
    """Undo the last move, after loading what that needs, a module per frame."""
    screen = turn.screen
    if screen.load_one(_UNDOING):
        screen.then(take_back, turn)
    elif turn.game.with_room(turn.game.undo, fallback=False):
        screen.app.machine.sound("move")
        screen.early = 0
        begin(turn)
    else:
        screen.refuse("memory")
