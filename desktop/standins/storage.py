# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's storage: the part of the drive the program may write to is a folder elsewhere, so that
saves of the desktop do not lie between the program's files.
"""

import badge


def getmount(path):
    return badge.current.drive


def remount(path, readonly=False, *, disable_concurrent_write_protection=False):
    if badge.current.usb:
        raise RuntimeError("Cannot remount path when visible via USB.")
    badge.current.drive.readonly = readonly
