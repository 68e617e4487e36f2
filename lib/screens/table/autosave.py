# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saves the game in steps: after the viewer's turns, at the end of a hand, before the pause. Loaded only for a step."""

import memory
from screens.kinds import PLAY


def save(screen):
    """Run a step of the save; show a message if it failed."""
    game = screen.game
    wrong = game.save_step()
    if game.unsaved is not None:
        return
    if not wrong and game.kind == PLAY and screen.app.machine.power.warn_once():
        wrong = game.save() or "battery"
    if wrong and wrong != screen.wrong:
        words = screen.app.words_of("why")
        screen.show.note(words.entry(words.NOT_SAVED, wrong))
        memory.tidy()
    screen.wrong = wrong


def keep_choices(screen):
    """Save the seats and rules of a new game, once its table is shown."""
    app = screen.app
    app.game.with_room(_keep_choices, app, fallback=None)
    app.unsaved_choices = b""  # also if there is no memory for it: the game goes on
    memory.tidy()


def _keep_choices(app):
    from screens.menus import keep_choices
    keep_choices.save_choices(app)


def pause(screen):
    screen.show.finish()
    if screen.part and screen.part_name == "knock":
        screen.game.asked = None  # it was not answered
    if screen.part_name != "pass_on":  # it hides cards from the other person
        screen.close_part()
    screen.game.to_be_saved(certainly=True)
    screen.pausing = True


def pause_step(screen):
    """Run a step of the save, then open the pause menu."""
    wrong = screen.game.save_step()
    if screen.game.unsaved is None:
        screen.app.go("pause", 0, wrong)
