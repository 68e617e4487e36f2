# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The courses: whole ways of playing. course.py says what each must know, beginning.py which one a game needs."""
