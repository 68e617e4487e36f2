# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The text sources of the sprites, fonts and levels, and the build step that generates the handheld's files."""

from .maker import main

__all__ = ["main"]
