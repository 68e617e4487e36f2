# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Table scripts: positions, moves and expected results, as text. Parsed by setup.py (lines before the first move),
moves.py, expectations.py (lines that begin with =) and reader.py, which runs them; written by writer.py.

No handheld loads this, but it keeps to what MicroPython knows, for the tests run scripts in the handheld's interpreter.
"""
