# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Restarts the program, which empties the heap: the remedy if what is free is in small blocks. Only saves survive."""

import supervisor


def once_more(error):
    """After an exception that lets no screen open: restart once; the second time code.py ends the program with it."""
    if begun_again():
        raise error
    begin_again()


def begin_again():
    supervisor.reload()


def begun_again() -> bool:
    """Was this run started by a reload, because the memory was full or the start failed?"""
    try:
        return supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD
    except AttributeError:  # an older firmware
        return False
