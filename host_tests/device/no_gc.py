# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython for WebAssembly before a test's script: replaces gc by a stand-in that never collects; wasm.py
explains why.
"""

import gc
import sys


class Uncollected:
    """The module gc without collection."""

    mem_free = gc.mem_free
    mem_alloc = gc.mem_alloc

    def collect(self):
        return 0


gc.disable()
sys.modules["gc"] = Uncollected()
del sys.argv[0]
with open(sys.argv[0], encoding="utf-8") as file:
    source = file.read()
exec(compile(source, sys.argv[0], "exec"), {"__name__": "__main__"})
