# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's atexit; nothing ends here but the whole process."""


def register(function, *_):
    return function
