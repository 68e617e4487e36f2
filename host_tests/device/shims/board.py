# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's board: the pins of the workbench's board, and its display, which only counts its frames."""

import workbench

board_id = workbench.board_id
A0 = A1 = A2 = A3 = A4 = A5 = A6 = A7 = LIGHT = SPEAKER = SPEAKER_ENABLE = NEOPIXEL = "a pin"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = "a pin"
D4, D5, D6, D9, D10, D11, D12, D13 = "D4", "D5", "D6", "D9", "D10", "D11", "D12", "D13"
if board_id == "pygamer":
    JOYSTICK_X = JOYSTICK_Y = "a stick"
elif board_id != "pybadge":
    del SPEAKER, SPEAKER_ENABLE, NEOPIXEL, BUTTON_CLOCK, BUTTON_OUT, BUTTON_LATCH


class _Display:
    width = 160
    height = 128
    rotation = 0

    def __init__(self):
        self.root_group = None
        self.auto_refresh = True
        self.brightness = 1.0

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        workbench.frames += 1
        workbench.passes(workbench.REFRESH_MS)
        return True


DISPLAY = workbench.display = _Display()
