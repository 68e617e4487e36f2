# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's audioio: what is played goes to the window, or nowhere."""

import badge


class AudioOut:
    playing = False  # of what the window plays nobody asks how long it takes

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self._sample = None

    def play(self, sample, *, loop=False):
        handheld = badge.current
        self._sample = sample
        if not any(sample.track):
            return
        handheld.sounds += 1
        if handheld.play is not None:
            handheld.play(sample)

    def stop(self):
        self._sample = None

    def deinit(self):
        self._sample = None
