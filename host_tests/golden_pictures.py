# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Golden-file comparison of screenshots: pictures/*.txt has a line for each, with its name, a checksum of its pixels,
and the text on it. A line means that somebody has reviewed the picture; the pictures themselves are not stored.
"""

import os
import zlib
from pathlib import Path

HEAD = ["# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors", "# SPDX-License-Identifier: MIT"]
PICTURES = Path(__file__).resolve().parent / "pictures"
HOW = ("they look different: see these pictures (`python3 desktop shots DIR`, `.venv/bin/python -P "
       "host_tests/screen_states.py DIR`), and when they are good keep them by REMAKE=1 python3 host_tests "
       "host_tests/test_tour.py")


def told(handheld):
    """Return the line for the current screen."""
    checksum = zlib.crc32(bytes(handheld.badge.frame))
    return f"{checksum:08x} {' | '.join(words(handheld.badge.display.root_group))}".rstrip()


def words(group):
    """The texts of all visible Lines in a group, in drawing order."""
    found = []
    for part in group:
        if not part.hidden:
            if getattr(part, "words", ""):
                found.append(part.words)
            elif hasattr(part, "append"):
                found += words(part)
    return found


def check(name, seen):
    """Compare seen, {picture: its line}, with the golden file of that name."""
    path = PICTURES / f"{name}.txt"
    assert seen
    lines = HEAD + [f"{picture} {line}" for picture, line in seen.items()]
    if os.environ.get("REMAKE"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    kept = path.read_text(encoding="utf-8").splitlines()
    if pixels(lines) != pixels(kept):
        changed = sorted(line[0] for line in pixels(lines) if line not in pixels(kept))
        assert lines == kept, f"{', '.join(changed[:20]) or 'one is missing'}: {HOW}"


def pixels(lines):
    """Return the lines without their texts, which are only for readers of the file and may be covered by a box."""
    return [line.split()[:2] for line in lines]
