# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's audioio: passes each sample that is not silent to the badge's play callback, if set."""

import badge


class AudioOut:
    playing = False  # never set: the end of a sound is not tracked

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        pass

    def play(self, sample, *, loop=False):
        handheld = badge.current
        if not any(sample.track):
            return
        handheld.sounds += 1
        if handheld.play is not None:
            handheld.play(sample)

    def stop(self):
        pass

    def deinit(self):
        pass
