# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's digitalio: outputs that lead nowhere."""


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
