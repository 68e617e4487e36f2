# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A module per family of boards, selected by power_on.py: open_keys(), LIGHTS (how many), BATTERY (a pin or None)."""
