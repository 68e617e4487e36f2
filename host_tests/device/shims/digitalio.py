# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's digitalio: pins that lead nowhere."""


class DriveMode:
    PUSH_PULL = 0


class Direction:
    INPUT = 0
    OUTPUT = 1


class Pull:
    UP = 0
    DOWN = 1


class DigitalInOut:
    value = False

    def __init__(self, pin):
        pass

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        self.value = value

    def switch_to_input(self, pull=None):
        self.value = pull == Pull.UP

    def deinit(self):
        pass
