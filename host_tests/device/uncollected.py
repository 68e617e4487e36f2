# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython for WebAssembly, before a test's script: from now on nothing is collected, whoever asks for it.
Why is told in wasm.py.
"""

import gc
import sys


class Uncollected:
    """gc, but for the collecting."""

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
