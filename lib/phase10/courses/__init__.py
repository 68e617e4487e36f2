# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The courses: whole ways of playing. course.py says what each must know; here the one that a game needs is found."""


def course_for(table):
    """A new course for this table."""
    mode = table.rules.mode
    if mode == "fixed10":
        from phase10.courses.fixed import Fixed as Found
    elif mode in ("freeOrder", "mastersDeclare"):
        from phase10.courses.free import Free as Found
    elif mode == "masters":
        from phase10.courses.masters import Masters as Found
    elif mode == "antiPhase":
        from phase10.courses.anti import Anti as Found
    elif mode == "twist":
        from phase10.courses.twist import Twist as Found
    else:
        from phase10.courses.ordered import Ordered as Found
    return Found(table)
