# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The build cache in .cache: the built files of a drive, found by a fingerprint of all inputs, so that the same sources
are not built twice.
"""

import contextlib
import hashlib
import sys
import zipfile
from pathlib import Path

CACHE = Path(__file__).resolve().parent.parent / ".cache" / "built"
MOST = 4  # builds kept: source and .mpy, each with and without the latest change
SOURCES = ("lib", "fonts", "sprites", "desktop")
FILES = ("code.py", "boot.py", "settings.toml", "LICENSE")


def fingerprint(root, options, versions):
    """Return a hash of the sources, the build tools, a compiler (a file among the options) and library versions."""
    found = hashlib.sha256(repr((sys.version_info[:3], options, versions)).encode())
    below = [path for folder in SOURCES for path in sorted((root / folder).rglob("*.*"))]
    sources = [path for path in below if "__pycache__" not in path.parts]
    for path in (*sources, *(root / name for name in FILES), *(Path(option) for option in options if option)):
        if path.is_file():
            content = path.read_bytes()
            found.update(f"{path.relative_to(root) if path.is_relative_to(root) else path} {len(content)}\n".encode())
            found.update(content)
    return found.hexdigest()[:32]


def load(name):
    """Return {path: bytes} from the cache, or None."""
    try:
        with zipfile.ZipFile(CACHE / f"{name}.zip") as file:
            return {entry: file.read(entry) for entry in file.namelist()}
    except (OSError, zipfile.BadZipFile):
        return None


def save(name, found):
    """Save a build in the cache and remove all but the last MOST. Errors are ignored: then it is built again."""
    with contextlib.suppress(OSError):
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = CACHE / f"{name}.new"
        with zipfile.ZipFile(fresh, "w") as file:
            for path, content in found.items():
                file.writestr(path, content)
        fresh.replace(CACHE / f"{name}.zip")
        for old in sorted(CACHE.glob("*.zip"), key=lambda path: path.stat().st_mtime)[:-MOST]:
            old.unlink()
