# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's audioio: plays nothing, and takes the two buffers that playing through the converter takes."""

import synthio
import workbench


class AudioOut:
    playing = paused = False

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self._sample = self._buffers = None

    def play(self, sample, *, loop=False):
        workbench.sounds += isinstance(sample, synthio.MidiTrack)
        self._sample = sample
        self._buffers = bytearray(512), bytearray(512)

    def stop(self):
        self._sample = None

    def deinit(self):
        self._sample = self._buffers = None
