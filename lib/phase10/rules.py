# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules a table plays by: an attribute an option, named and valued as in options.py, where they are chosen."""


class InForce:
    """Rules that no longer change."""

    def __init__(self, phases: tuple, numbers: bytes, packed: bytes) -> None:
        self.phases = phases
        self.numbers = numbers  # what each phase is called on the sheet
        self.packed = packed

    def index_of(self, number: int) -> int:
        """Where in the list the phase of this number stands, or -1."""
        return self.numbers.find(bytes((number,))) if 0 < number < 256 else -1
