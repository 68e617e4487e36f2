# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Adafruit boards the game knows. Which module here belongs to a board is told in power_on.py. Each has
open_keys(), the number of its lights, and the pin of its battery.
"""
