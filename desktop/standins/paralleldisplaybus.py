# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Placeholder for a display bus: Blinka's displayio imports the class, but the emulated display has no bus."""


class ParallelBus:
    pass
