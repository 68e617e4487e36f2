# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's storage. Whether the drive can really be written is up to how the harness mounted it."""

import os


class _Drive:
    readonly = False
    label = "CIRCUITPY"

    def open(self, path, mode="r"):
        return open(path, mode)

    def mkdir(self, path):
        os.mkdir(path)

    def remove(self, path):
        os.remove(path)

    def stat(self, path):
        return os.stat(path)


_drive = _Drive()


def getmount(path):
    return _drive


def remount(path, readonly=False, **_):
    _drive.readonly = readonly
