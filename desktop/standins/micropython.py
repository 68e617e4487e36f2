# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's micropython, of which only const is used."""


def const(value):
    return value
