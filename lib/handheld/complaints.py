# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Problems with files and settings, until a screen reports them; also the ring buffer of faults.py, often unloaded."""

found = []  # (what, which) of each problem that has not been reported yet
fault_lines = bytearray(256)  # lines of the last faults, the newest first, truncated at the end
fault_hashes = bytearray(16)  # a two-byte hash of the place of each of the last eight faults
known = []  # problems with a name that are or were in found: each is reported once


def complain(what: str, which: str):
    if (what, which) not in found and (what, which) not in known:
        found.append((what, which))
        if which:
            known.append((what, which))


def complain_unsaved(wrong):
    """Complain about a save, unless it went well; wrong: as Store.writing() returns it, None if it did."""
    if wrong:
        complain("save", wrong)
