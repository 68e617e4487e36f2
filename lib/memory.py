# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is in memory when."""


def enter(moment: str):
    """Another moment begins: what it needs comes, and all else goes."""


def tidy():
    """What was imported for a moment goes."""
