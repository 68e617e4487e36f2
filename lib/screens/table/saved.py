# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Serializes a game for the store: its seats and a snapshot of its table. Loaded only for saves; resume.py restores a
saved game.
"""

from phase10 import snapshot
from screens import save_header


def pack(playing) -> bytes:
    packed = save_header.pack(save_header.CARDS, playing)
    packed.extend(snapshot.pack(playing.table))
    return packed
