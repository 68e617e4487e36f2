# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's digitalio: pins that store their value and direction and are connected to nothing."""


class Direction:
    INPUT, OUTPUT = "INPUT", "OUTPUT"


class Pull:
    UP, DOWN = "UP", "DOWN"


class DigitalInOut:
    def __init__(self, pin):
        self.pin = pin
        self.value = False
        self.direction = Direction.INPUT

    def switch_to_output(self, value=False):
        self.direction, self.value = Direction.OUTPUT, value

    def switch_to_input(self, pull=None):
        self.direction, self.pull = Direction.INPUT, pull

    def deinit(self):
        self.pin = None
