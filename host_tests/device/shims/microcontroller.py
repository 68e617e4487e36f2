# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's microcontroller: 8 KB of nvm that lie outside the program's heap."""

nvm = bytearray(8192)


class _Processor:
    temperature = 25.0
    voltage = 3.3
    uid = bytes(16)
    reset_reason = None


cpu = _Processor()


def reset():
    raise SystemExit
