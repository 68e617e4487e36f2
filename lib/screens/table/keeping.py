# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How the game at the table is saved: after the viewer's turns, when a hand is over, and before the table is left for
the pause. Each time in steps, for a key is looked at in between. In memory for such a step only.
"""

import memory


def save(screen):
    """One more step."""
    game = screen.game
    trouble = game.save_step()
    if game.unsaved is not None:
        return
    if not trouble and screen.app.machine.power.runs_out():
        trouble = game.with_room(game.save, "memory") or "battery"
    if trouble and trouble != screen.trouble:
        words = screen.app.words_of("why")
        screen.show.note(words.entry(words.NOT_SAVED, trouble))
        memory.tidy()
    screen.trouble = trouble


def keep_choices(screen):
    """What a new game was made of is kept, now that its table is there."""
    app = screen.app
    app.game.with_room(lambda: _keep_choices(app), None)
    memory.tidy()


def _keep_choices(app):
    from screens.menus import keep_choices
    keep_choices.keep_unkept(app)


def pause(screen):
    screen.show.finish()
    if screen.part_name != "pass_on":  # that covers what the next one must not see
        screen.close_part()
    screen.game.to_be_saved(True)
    screen.pausing = True


def pause_step(screen) -> int:
    """The game is saved first."""
    trouble = screen.game.save_step()
    if screen.game.unsaved is None:
        screen.app.go("pause", 0, trouble)
    return 0
