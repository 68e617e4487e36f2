# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Ends the program when it cannot go on. What can be done is the last line of the traceback that CircuitPython then
shows. In English, as anything may be damaged, and short, as a console on the display has nine lines of 26 letters.
"""


def end(error):
    """Called by code.py with whatever nothing else has caught; restarts the program first, if it has not been yet."""
    try:
        from handheld import restart
        restart.once_more(error)
    except Exception:  # it has been, or restart.py itself is damaged
        pass
    raise RuntimeError("Phase 10 cannot go on. Copy its files onto the drive again.") from error
