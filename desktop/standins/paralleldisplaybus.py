# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for a bus that Blinka's displayio wants to know by name; no display here has one."""


class ParallelBus:
    pass
