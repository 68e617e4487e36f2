# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The beginning: the machine, the app and which screen is the first. Dropped when that is settled."""

from handheld import drop, machine, made, restart
from screens import choices
from screens.app import VERSION, App


def start():
    """The app, with its first screen to come."""
    hardware = machine.start(VERSION)
    choices.recall(hardware)
    app = App(hardware)
    made(App)
    app.again = restart.begun_again()
    seats = app.machine.settings.demo
    if seats:
        app.go("deal", "demo", None, range(seats))
    elif app.again:
        app.go("deal", "saved")
    else:
        app.go("title")
    drop("screens.beginning", "handheld.restart")
    return app
