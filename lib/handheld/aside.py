# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Bytes found in one of the store's places that are damaged or not ours are kept where somebody can look at them,
before the next save goes over them. Needed for that moment only.
"""

from handheld.places import ASIDE, BLANK, END

PATH = "/saves/aside.p10"


def set_aside(places, raw) -> bool:
    """False when they have been kept before."""
    nvm = places.nvm
    head = raw[:END - ASIDE]
    kept = bytes(nvm[ASIDE:ASIDE + len(head)]) if nvm else b""
    filed = places.read_file(PATH, len(raw))
    if kept == head or filed == raw:
        return False
    try:
        if not filed:
            places.write_file(PATH, raw, len(raw))
            return True
    except OSError:
        pass
    if nvm and not kept.strip(BLANK):
        nvm[ASIDE:ASIDE + len(head)] = head
    return True
