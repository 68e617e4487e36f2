# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The journey, a campaign: a map of places with levels, and the player's progress."""
