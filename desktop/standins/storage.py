# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's storage: getmount() returns the badge's drive, which keeps the saves outside of the
program's folder.
"""

import badge


def getmount(path):
    return badge.current.drive


def remount(path, readonly=False, *, disable_concurrent_write_protection=False):
    if badge.current.usb:
        raise RuntimeError("Cannot remount path when visible via USB.")
    badge.current.drive.readonly = readonly
