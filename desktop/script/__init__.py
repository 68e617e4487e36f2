# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Table scripts: positions, moves and what must follow, written as text. What such a text may say stands in reader.py
(moves), expectations.py (lines that begin with =) and setup.py (lines before the first move); writer.py writes it.

No handheld loads this, but it keeps to what MicroPython knows, for the tests run scripts in the handheld's interpreter.
"""
