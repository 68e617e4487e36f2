# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's analogio: the battery as the workbench has it, everything else in the middle."""

import workbench


class AnalogIn:
    reference_voltage = 3.3

    def __init__(self, pin):
        self._pin = pin

    @property
    def value(self):
        return 32768 if self._pin == "a stick" else workbench.battery

    def deinit(self):
        pass
