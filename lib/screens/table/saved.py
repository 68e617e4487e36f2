# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Serializes a game for the store: its seats and a snapshot of its table. Loaded only for saves; resume.py restores a
saved game.
"""

from phase10 import snapshot
from screens import seated


def pack(playing) -> bytes:
    packed = seated.pack(seated.CARDS, playing)
    packed.extend(snapshot.pack(playing.table))
    return packed
