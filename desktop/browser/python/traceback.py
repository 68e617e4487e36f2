# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's traceback."""

import io
import sys


def format_exception(error, *_):
    text = io.StringIO()
    sys.print_exception(error, text)
    return [text.getvalue()]
