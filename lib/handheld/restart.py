# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Beginning anew with an empty memory, as after a reset: it helps when there is enough memory, but all in small pieces.
Nothing of the program survives; what is to go on lies in the store.
"""

import supervisor


def once_more(error):
    """After an error on the way to the first screen; one that comes again is for CircuitPython to show."""
    if begun_again():
        raise error
    begin_again()


def begin_again():
    supervisor.reload()


def begun_again() -> bool:
    """Did this run begin that way?"""
    try:
        return supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD
    except AttributeError:  # a firmware that does not tell
        return False
