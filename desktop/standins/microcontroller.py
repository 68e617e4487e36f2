# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's microcontroller: the NVM of badge.current, and Pin, which Blinka uses in annotations."""

import badge


class Pin:
    """Placeholder; pins of the stub `board` are strings."""


def __getattr__(name):
    if name == "nvm":
        return badge.current.nvm
    raise AttributeError(name)
