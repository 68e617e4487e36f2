# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The beginning: the machine, the app and which screen is the first."""

from handheld import machine, restart
from screens.app import VERSION, App
from screens.menus import choices


def start():
    """The app, with its first screen to come."""
    hardware = machine.start(VERSION)
    choices.recall(hardware)
    app = App(hardware)
    app.again = restart.begun_again()
    seats = hardware.settings.demo
    if seats:
        app.go("deal", "demo", None, range(seats))
    elif app.again:
        app.go("deal", "saved")
    else:
        app.go("title")
    return app
