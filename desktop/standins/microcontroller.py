# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's microcontroller: the NVM of the handheld that is switched on. Pin is for Blinka."""

import badge


class Pin:
    """Nothing here has a real pin."""


def __getattr__(name):
    if name == "nvm":
        return badge.current.nvm
    raise AttributeError(name)
