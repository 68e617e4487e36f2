# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The readable sources of sprites and fonts, and the scripts that generate the handheld's files from them."""

from .maker import main

__all__ = ["main"]
