# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a phase is: a tuple of (kind, size) pairs, a group each. How phases are written stands in phase_lists.py."""

SET = 1
RUN = 2
COLOUR = 3
ALT = 4  # a run whose neighbours differ in colour
FLUSH = 5  # a run in one colour, known from Twist


def size_of(phase: tuple) -> int:
    """How many cards a phase asks for."""
    return sum([group[1] for group in phase])
