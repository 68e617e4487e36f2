# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Switches to another language: in the settings, and on the title while nobody has played yet."""

from screens.menus import choices


def other(screen, step: int):
    """Generator: switch to the next or the previous language; its list and words are read from the drive. The screen
    has a keeper and speak(), which redraws all texts.
    """
    app = screen.app
    settings, values = app.machine.settings, choices.all_languages(app.machine.settings)
    yield
    app.language(values[(values.index(settings.language) + step) % len(values)])
    screen.keeper.waits = True
    yield
    screen.speak()
