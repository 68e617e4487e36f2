# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's audiocore: RawSample only, which the program uses for a silent sample after each sound."""


class RawSample:
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        self.sample_rate = sample_rate
        self.track = bytes(buffer)
