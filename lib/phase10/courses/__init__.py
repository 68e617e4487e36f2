# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The courses, one class per mode of play. course.py is their protocol; beginning.py picks the class for a mode."""
