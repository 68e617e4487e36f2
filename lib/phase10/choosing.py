# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Choosing a phase before play: Masters' active phase, and the phase or Twist card of a Twist space."""


def why_not_choose(table, seat: int, what):
    code = table.not_ready(seat, "choose")
    return code if code else table.course.why_not_choose(seat, what)


def choose(table, seat: int, what) -> None:
    table.tell("chose", seat, what)
    table.course.choose(seat, what)
