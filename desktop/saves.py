# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Storage of saves on the desktop, in place of the handheld's NVM and drive: in a user's folder or only in memory.
The classes have the interfaces of storage.getmount("/") and microcontroller.nvm.
"""

import contextlib
import errno
import io
import os
import sys
from pathlib import Path

NVM_SIZE = 8192


def user_folder():
    """Return the folder for user data of this program, by the conventions of the system."""
    if os.environ.get("P10_SAVES"):
        return Path(os.environ["P10_SAVES"])
    try:
        home = Path.home()
    except RuntimeError:  # a user without an entry, as in some containers
        sys.exit("phase10: this user has no home folder; --saves DIR says where the saves go.")
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData/Roaming")
    elif sys.platform == "darwin":
        base = home / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share")
    return base / "phase10-for-the-pocket"


def _reserve():
    """Import handheld.reserve, which has the list of save files."""
    lib = str(Path(__file__).resolve().parent.parent / "lib")
    if lib not in sys.path:
        sys.path.append(lib)
    from handheld import reserve
    return reserve


def reserved():
    """Return {path: content} of the save files, in the order in which they must be created."""
    reserve = _reserve()
    return {path: text.ljust(size, blank) for path, size in reserve.files() for text, blank in [reserve.text_of(path)]}


class FolderDrive:
    def __init__(self, folder, make=True):
        """make: create the save files that are missing."""
        self.readonly = False
        self._folder = Path(folder)
        if not make:
            return
        with contextlib.suppress(OSError):  # a folder that is not writable is reported when something is saved
            _reserve().make_on(self)

    def open(self, path, mode="r"):
        return open(self._place(path), mode)

    def mkdir(self, path):
        self._place(path).mkdir(parents=True)

    def remove(self, path):
        self._place(path).unlink()

    def stat(self, path):
        return os.stat(self._place(path))

    def _place(self, path):
        return self._folder / path.lstrip("/")


class MemoryDrive:
    def __init__(self):
        self.readonly = False
        self.files = {path: bytearray(content) for path, content in reserved().items()}

    def open(self, path, mode="r"):
        if mode != "rb" and self.readonly:
            raise OSError(errno.EROFS, "read-only")
        if mode == "wb":
            self.files[path] = bytearray()
        elif path not in self.files:
            raise OSError(errno.ENOENT, path)
        return _Open(self.files, path, mode)

    def mkdir(self, path):
        if self.readonly:
            raise OSError(errno.EROFS, "read-only")

    def remove(self, path):
        del self.files[path]

    def stat(self, path):
        if not any(name == path or name.startswith(path + "/") for name in self.files):
            raise OSError(errno.ENOENT, path)


class _Open(io.BytesIO):
    def __init__(self, files, path, mode):
        super().__init__(files[path])
        self._files, self._path, self._mode = files, path, mode

    def close(self):
        if self._mode != "rb" and not self.closed:
            self._files[self._path] = bytearray(self.getvalue())
        super().close()


class NvmFile:
    """NVM in a file. Writes a new file and renames it over the old one, so that a crash leaves one of them intact."""

    def __init__(self, folder):
        self._path = Path(folder) / "nvm.bin"
        try:
            self._bytes = bytearray(self._path.read_bytes()[:NVM_SIZE])
        except OSError:
            self._bytes = bytearray()
        self._bytes += b"\xff" * (NVM_SIZE - len(self._bytes))

    def __len__(self):
        return NVM_SIZE

    def __getitem__(self, index):
        return self._bytes[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice) and len(self._bytes[index]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self._bytes[index] = value
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(".new")
        fresh.write_bytes(self._bytes)
        os.replace(fresh, self._path)
