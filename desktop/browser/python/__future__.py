# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's __future__, which Adafruit's libraries ask for annotations."""

annotations = None
