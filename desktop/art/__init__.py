# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The readable sources of the sprites and fonts, and what makes the handheld's files from them."""

from .maker import main

__all__ = ["main"]
